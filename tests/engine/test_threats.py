"""Made-up threats and suggestions: legal, scaled, never twice, with stunts that can be read."""

import pytest
from table import Table, one, some

from tools.game import new
from tools.generate import Party, make_compels, make_threat, make_wounds
from tools.generate.tables import tables
from tools.rulesets import RULESETS
from tools.stunts import read_stunt

LANGUAGES = ("en", "th", "pl", "fi", "zh")
SYSTEMS = ("condensed", "core", "accelerated")
KINDS = ("major", "monster", "organization", "hive")
EVERY = pytest.mark.parametrize("language", LANGUAGES)


@EVERY
@pytest.mark.rule("condensed.stunts")
def test_every_stunt_of_the_tables_is_read(language: str) -> None:
    for system in SYSTEMS:
        for number in range(12):
            for npc in make_threat("major", language, f"s{number}", ruleset=RULESETS[system]):
                assert npc.stunts
                for text in npc.stunts:
                    stunt = read_stunt(text, language)
                    assert stunt is not None, text
                    assert stunt.skill in npc.skills and stunt.when and stunt.bonus == 2
                    assert stunt.action in tables(language)["stunts"]["actions"]
    assert read_stunt("Tough: two boxes more", language) is None


@EVERY
@pytest.mark.rule("condensed.npc-major", "condensed.npc-monster", "condensed.opt.boss-map")
@pytest.mark.parametrize("system", SYSTEMS)
def test_threats_are_legal_and_scaled(system: str, language: str) -> None:
    ruleset = RULESETS[system]
    for kind in KINDS:
        for size, best in ((2, 3), (5, 5)):
            made = make_threat(kind, language, f"{kind} {size}", ruleset=ruleset,
                               party=Party(size=size, best=best))  # fmt: skip
            first = made[0]
            assert len(made) == (1 + size if kind == "hive" else 1)
            assert first.name and first.concept
            assert all(set(npc.skills) <= set(ruleset.skills) and npc.skills for npc in made)
            assert max(first.skills.values()) >= best
            assert len({npc.name for npc in made}) == len(made)
            texts = [*first.aspects, *first.stunts]
            assert len(set(texts)) == len(texts)
            assert not any("{" in each or "|" in each for each in (first.name, *texts))
            if kind == "major":
                counts = sorted(first.skills.values(), reverse=True)
                usual = [rating for rating, count in sorted(ruleset.pyramid.items(), reverse=True)
                         for _ in range(count)]  # fmt: skip
                more = max(best - max(usual), 0)
                assert counts == [rating + more for rating in usual]


@EVERY
@pytest.mark.rule("condensed.npc-major", "condensed.npc-monster")
def test_threats_come_to_the_table_and_not_again(language: str) -> None:
    table = Table(game=new("condensed", language))
    table.do("create_character", name="PC", skills={"fight": 4})
    texts: list[str] = []
    for _ in range(4):
        for kind in KINDS:
            for event in some(table.do("make_npc", kind=kind), "character_created"):
                texts.append(event["who"])
                assert event["character"]["kind"] == "npc"
    assert len(set(texts)) == len(texts)
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.opt.boss-map")
def test_a_hive_is_mapped_where_that_is_played() -> None:
    table = Table()
    assert not some(table.do("make_npc", kind="hive"), "threat_mapped")
    table.do("switch_option", option="boss-map")
    events = table.do("make_npc", kind="hive")
    made = [event["who"] for event in some(events, "character_created")]
    assert one(events, "threat_mapped")["heart"] == made[0]
    assert table.replayed() == table.game


@EVERY
@pytest.mark.rule("condensed.situation-aspects", "condensed.zones")
def test_a_scene_with_zones(language: str) -> None:
    table = Table(game=new("condensed", language))
    for count in (2, 3, 4):
        events = table.do("make_aspects", zones=count, count=5)
        zones = one(events, "zones_set")["zones"]
        assert len(set(zones)) == count
        placed = some(events, "aspect_placed")
        assert any(each["zone"] in zones for each in placed)
        assert any(each["zone"] is None for each in placed)
        table.do("begin_scene")


@EVERY
@pytest.mark.rule("condensed.compel", "condensed.consequence-slots")
def test_suggestions_fit_the_aspects_in_play(language: str) -> None:
    table = Table(game=new("condensed", language))
    assert table.refused("suggest").code == "no_aspects"
    table.do("create_character", name="Mara", high_concept="Hunter", trouble="Owes Money")
    table.do("place_aspect", aspect="Thick Smoke")
    table.do("place_aspect", aspect="Hidden Trap", secret=True)
    seen: set[str] = set()
    for _ in range(4):
        event = one(table.do("suggest", character="Mara"), "suggested")
        assert set(event["aspects"]) <= {"Hunter", "Owes Money", "Thick Smoke"}
        assert all(
            name in text for name, text in zip(event["aspects"], event["texts"], strict=True)
        )
        assert not seen & set(event["texts"])
        seen |= set(event["texts"])
    for severity in ("mild", "moderate", "severe"):
        for track in ("physical", "mental"):
            event = one(table.do("suggest", what="consequence", severity=severity, track=track),
                        "suggested")  # fmt: skip
            assert len(set(event["texts"])) == 3 and not seen & set(event["texts"])
            seen |= set(event["texts"])
    assert table.replayed() == table.game
    assert make_compels(language, "a", ["Ö"]) == make_compels(language, "a", ["Ö"])
    assert make_wounds(language, "a", "extreme", "mental", [])
