"""Suggestions for the GM: what they rest on, that they change nothing, the same for a seed."""

import pytest

from tools.commands import parse
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Game
from tools.play import play


def table(*commands: dict[str, object], language: str = "en") -> Game:
    game = Game(language=language)
    for each in commands:
        game = play(game, parse(each), Dice("t")).game
    return game


MARA = {"command": "create_character", "name": "Mara", "kind": "pc", "trouble": "Never Backs Down"}
GHOUL = {"command": "create_character", "name": "Ghoul", "kind": "npc", "physical": 2,
         "high_concept": "Hungry Dead", "skills": {"fight": 2, "provoke": 3}}  # fmt: skip
ROOF = {"command": "place_aspect", "aspect": "Slick Roof"}
FOG = {"command": "place_aspect", "aspect": "Fog"}
SECRET = {"command": "place_aspect", "aspect": "Trapdoor", "secret": True}


def told(game: Game, what: str, seed: str = "s", **more: object) -> tuple[str, ...]:
    step = play(game, parse({"command": "suggest", "what": what, **more}), Dice(seed))
    events = [each for each in step.events if each.type == "suggested"]
    assert len(events) == 1
    return events[0].texts


@pytest.mark.parametrize("what", ["cost", "difficulty", "action", "compel", "consequence"])
def test_nothing_but_what_was_made_up_changes(what: str) -> None:
    game = table(MARA, GHOUL, ROOF)
    step = play(game, parse({"command": "suggest", "what": what}), Dice("s"))
    assert {each.type for each in step.events} <= {"suggested", "made_up"}
    assert told(game, what) == told(game, what)


def test_each_aspect_in_play_is_a_reason_and_secrets_are_none() -> None:
    """Source: condensed.difficulty."""
    texts = told(table(MARA, ROOF, FOG, SECRET), "difficulty")
    assert "+0" in texts[0]
    for name, text in zip(("Slick Roof", "Fog"), texts[1:3], strict=True):
        assert name in text and "+2" in text
    assert "+4" in texts[3] and len(texts) == 4
    assert len(told(table(MARA), "difficulty")) == 1


def test_costs_are_minor_ones_and_major_ones() -> None:
    """Source: condensed.tie, condensed.fail."""
    texts = told(table(MARA, ROOF), "cost")
    assert [each.split(" – ")[0] for each in texts] == ["Minor cost"] * 2 + ["Major cost"] * 2
    assert all("Slick Roof" in each for each in texts)
    assert len(set(texts)) == 4
    assert not any("“" in each for each in told(table(), "cost"))


def test_an_npc_does_what_it_is_best_at_first() -> None:
    texts = told(table(MARA, GHOUL, ROOF), "action")
    assert ("Mara" in texts[0] and "mocks" in texts[0]) or "words" in texts[0]
    assert len(texts) == 3
    aspects = {"Slick Roof", "Hungry Dead"}
    assert any(each in text for text in texts for each in aspects)


def test_who_is_hurt_is_gone_for_and_who_is_beaten_thinks_of_giving_in() -> None:
    bo = {"command": "create_character", "name": "Bo", "kind": "pc"}
    hurt = {"command": "adjust", "character": "Bo", "physical": 1}
    full = {"command": "adjust", "character": "Ghoul", "physical": 2}
    texts = told(table(MARA, bo, GHOUL, ROOF, hurt), "action")
    assert "Bo" in texts[0] and "Mara" not in texts[0]
    texts = told(table(MARA, bo, GHOUL, ROOF, hurt, full), "action")
    assert any("concedes" in each or "falls back" in each for each in texts)


def test_zones_are_where_somebody_may_go() -> None:
    zones = {"command": "set_zones", "zones": ["Yard", "Attic"],
             "places": {"Ghoul": "Yard", "Mara": "Attic"}}  # fmt: skip
    texts = told(table(MARA, GHOUL, zones), "action")
    assert any("Attic" in each for each in texts)
    assert not any("Mara" in each for each in texts)


def test_who_acts_has_to_be_clear() -> None:
    bat = {"command": "create_character", "name": "Bat", "kind": "npc"}
    for game in (table(MARA), table(MARA, GHOUL, bat)):
        with pytest.raises(RuleError) as refused:
            told(game, "action")
        assert refused.value.code == "which_npc"
    assert "Bat" in told(table(MARA, GHOUL, bat), "action", character="Bat")[0]


@pytest.mark.parametrize("language", ["en", "pl", "fi", "th", "zh"])
def test_every_language_has_its_own(language: str) -> None:
    game = table(MARA, GHOUL, ROOF, language=language)
    seen = [text for what in ("cost", "difficulty", "action") for n in range(6)
            for text in told(game, what, f"s{n}")]  # fmt: skip
    assert not any(mark in text for text in seen for mark in "{}|\0")
    english = told(table(MARA, GHOUL, ROOF), "difficulty")
    assert (told(game, "difficulty") == english) is (language == "en")


def test_braces_in_names_stay_as_they_are() -> None:
    odd = {"command": "place_aspect", "aspect": "{a|b} {who}"}
    game = table(MARA, GHOUL, odd)
    for what in ("cost", "difficulty"):
        assert any("{a|b} {who}" in text for text in told(game, what))
