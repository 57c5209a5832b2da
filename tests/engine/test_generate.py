"""What is made up: legal, the same for the same seed, and never twice in a campaign."""

from collections import Counter

import pytest
from table import Table, one, some

from tools.game import new
from tools.generate import make_aspects, make_npc, make_threat, make_wounds, make_zones
from tools.rulesets import RULESETS
from tools.working import FATE

LANGUAGES = ("en", "th", "pl", "fi", "zh")

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.rule("condensed.situation-aspects")
def test_three_to_five_aspects_over_as_many_categories(language: str) -> None:
    sizes = set()
    for number in range(60):
        made = make_aspects(language, f"seed {number}")
        sizes.add(len(made))
        assert len({each.category for each in made}) == len({each.text for each in made})
        assert len(made) == len({each.text for each in made})
    assert sizes == {3, 4, 5}


@pytest.mark.rule("condensed.situation-aspects")
def test_more_than_five_spread_evenly(language: str) -> None:
    counts = Counter(each.category for each in make_aspects(language, "x", count=10))
    assert set(counts.values()) == {2} and len(counts) == 5


def test_the_same_seed_makes_the_same(language: str) -> None:
    assert make_npc(language, "a") == make_npc(language, "a")
    assert make_aspects(language, "a") == make_aspects(language, "a")
    assert len({make_npc(language, str(number)).name for number in range(20)}) > 10


@pytest.mark.rule("condensed.situation-aspects")
def test_aspects_do_not_come_again_in_a_campaign(language: str) -> None:
    table = Table(game=new("condensed", language))
    seen: list[str] = []
    for _ in range(15):
        seen += [each["aspect"] for each in some(table.do("make_aspects", count=4),
                                                 "aspect_placed")]  # fmt: skip
        table.do("begin_scene")
    assert len(seen) == len(set(seen)) == 60
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.npc-minor")
def test_npcs_do_not_come_again_in_a_campaign(language: str) -> None:
    taken: set[str] = set()
    for number in range(60):
        npc = make_npc(language, f"seed {number}", taken=frozenset(taken))
        assert not taken & {npc.name, npc.concept, *npc.aspects}
        taken |= {npc.name, npc.concept, *npc.aspects}


@pytest.mark.rule("condensed.npc-minor")
@pytest.mark.parametrize("system", sorted({*RULESETS} & {*FATE}))
def test_npcs_keep_to_the_system_and_to_what_minor_ones_have(language: str, system: str) -> None:
    ruleset = RULESETS[system]
    for number in range(60):
        npc = make_npc(language, f"seed {number}", ruleset=ruleset)
        trained = set(npc.skills) - set(ruleset.skills)
        assert trained == ({each["skill"] for each in npc.weapons} if ruleset.attributes else set())
        good = [rating for rating in npc.skills.values() if rating > 0]
        assert 1 <= len(good) <= 2 and bool(npc.weapons) == bool(ruleset.attributes)
        assert all(rating <= 3 for rating in good)
        assert len(npc.skills) - len(good) == (system == "accelerated")
        assert 0 <= npc.boxes <= 3 and len(npc.stunts) <= 1 and npc.name and npc.concept


@pytest.mark.rule("accelerated.mooks")
def test_a_mook_is_good_at_something_and_bad_at_something_else(language: str) -> None:
    table = Table(game=new("accelerated", language))
    for _ in range(12):
        made = one(table.do("make_npc"), "character_created")
        skills = dict(table.game.characters[made["who"]].skills)
        assert sorted(set(skills.values())) == [-2, 2] and list(skills.values()).count(-2) == 1
        assert set(skills) <= set(table.game.ruleset.skills)
        (boxes,) = table.game.characters[made["who"]].boxes.values()
        assert boxes in ((), (1,), (1, 2)) and not table.game.characters[made["who"]].slots


@pytest.mark.rule("condensed.npc-minor", "condensed.npc-major", "condensed.npc-monster")
def test_nothing_comes_again_in_a_long_campaign(language: str) -> None:
    taken: set[str] = set()

    def noted(*texts: str) -> None:
        assert not taken & set(texts) and len(set(texts)) == len(texts)
        taken.update(texts)

    for number in range(300):
        npc = make_npc(language, f"seed {number}", taken=frozenset(taken))
        noted(npc.name, npc.concept, *npc.aspects, *npc.stunts)
    for kind in ("major", "monster", "organization"):
        for number in range(40):
            (npc,) = make_threat(kind, language, f"seed {number}", taken=frozenset(taken))
            noted(npc.name, npc.concept, *npc.aspects, *npc.stunts)
    for number in range(20):
        parts = make_threat("hive", language, f"seed {number}", taken=frozenset(taken))
        noted(parts[0].concept, *(each.name for each in parts))


@pytest.mark.rule("condensed.situation-aspects", "condensed.zones", "condensed.consequence-slots")
def test_scenes_and_wounds_do_not_come_again_in_a_long_campaign(language: str) -> None:
    taken: set[str] = set()
    for number in range(150):
        seed = f"seed {number}"
        made = [each.text for each in make_aspects(language, seed, taken=frozenset(taken),
                                                   count=4, place="city")]  # fmt: skip
        zones = make_zones(language, seed, 3, "city", frozenset(taken))
        wounds = [text for _, text in make_wounds(language, seed, "mild", "mental", (), taken=taken,
                                                  count=1)]  # fmt: skip
        texts = [*made, *zones, *wounds]
        assert not taken & set(texts) and len(set(texts)) == 8
        taken.update(texts)


@pytest.mark.rule("magus.initiative", "magus.weapon", "magus.armor")
def test_in_magus_who_is_made_up_has_a_discipline_and_its_weapon(language: str) -> None:
    table = Table(game=new("magus", language))
    for kind in ("minor", "major", "monster"):
        table.do("make_npc", kind=kind)
        who = list(table.game.characters.values())[-1]
        (weapon,) = who.weapons
        assert weapon.skill in who.skills and set(who.skills) & {"body", "senses", "emotions"}
        table.do("attack", actor=who.name, target="A Traveller", effort=1, defence={"effort": 0})
        assert one(table.last, "hit")["shifts"] == 1 + weapon.rating
        table.do("end_scene")
    assert table.replayed() == table.game
