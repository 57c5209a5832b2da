"""Sentences that no pattern fits, told by their meaning as plain ones: done, asked, or let be."""

from collections.abc import Mapping

import numpy as np
import pytest

from assistant.understanding import understand
from assistant.understanding.ways import DOES, HERE, LANGUAGES, NOTHING, SLOT, does, written
from assistant.understanding.ways.__main__ import mark
from assistant.understanding.ways.likely import learnt
from rules_corpus.embed import NAME, embedder
from tools import commands
from tools.commands import COMMANDS
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

needs_embedder = pytest.mark.skipif(embedder() is None, reason="no embedder is installed here")
# Said plainly, these still come to nothing, or ask on: they only part what is like them.
UNREAD = ("no_more", "milestone.raise", "odds.attack", "invoke.for", "cheer")
FILLED: Mapping[str, Mapping[str, str]] = {
    "en": {"skill": "Fight", "skill2": "Athletics", "severity": "moderate", "track": "mental"},
    "fi": {"skill": "Tappelu", "skill2": "Urheilu", "severity": "kohtalainen",
           "track": "henkinen"},
    "pl": {"skill": "Walka", "skill2": "Atletyka", "severity": "umiarkowana",
           "track": "psychiczny"},
    "th": {"skill": "Fight", "skill2": "Athletics", "severity": "ปานกลาง", "track": "ใจ"},
    "zh": {"skill": "格斗", "skill2": "运动", "severity": "中度", "track": "精神"},
}  # fmt: skip
SAME = {"who": "Mara", "whom": "Ghoul", "n": "3", "n2": "2", "aspect": '"Fog"',
        "aspect2": '"Smoke"', "zone": "Hall", "zone2": "Roof", "countdown": "Doom"}  # fmt: skip


def table(*more: Mapping[str, object]) -> Game:
    """Mara and Bram against a ghoul, fog in the hall, and a clock."""
    skills = {"fight": 4, "athletics": 3, "notice": 2, "will": 2, "lore": 1}
    game = new()
    for each in (
        {"command": "create_character", "name": "Mara", "skills": skills},
        {"command": "create_character", "name": "Bram", "skills": skills},
        {"command": "create_character", "name": "Ghoul", "kind": "npc", "skills": skills},
        {"command": "place_aspect", "aspect": "Fog", "free_invokes": 1},
        {"command": "set_zones", "zones": ["Hall", "Roof"]},
        {"command": "switch_option", "option": "countdown"},
        {"command": "begin_countdown", "name": "Doom", "boxes": 4, "outcome": "it breaks"},
        *more,
    ):
        game = play(game, commands.parse(each), Dice("meaning")).game
    return game


HIT = ({"command": "attack", "actor": "Ghoul", "target": "Mara", "skill": "fight", "effort": 6},
       {"command": "defend", "skill": "athletics", "effort": 2})  # fmt: skip
COMPELLED = ({"command": "compel", "character": "Mara", "aspect": "Fog", "story": "she is lost"},)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_learnt_is_what_is_written(language: str) -> None:
    with np.load(HERE / "learnt.npz", allow_pickle=False) as held:
        assert str(held["mark"]) == mark(), "run python -m assistant.understanding.ways"
        assert str(held["embedder"]) == NAME
    told = written(language)
    assert len(told.plain) == len(written("en").plain)
    assert told.plain.keys() == written("en").plain.keys()
    known = learnt()
    assert known is not None
    assert {way.label for way in told.ways} <= set(known.labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_has_the_slots_of_its_plain_sentence(language: str) -> None:
    told = written(language)
    for way in told.ways:
        if way.said != NOTHING:
            assert sorted(way.slots) == sorted(SLOT.findall(told.plain[way.said])), way


def test_every_thing_said_is_a_command_or_only_asks() -> None:
    commands_of = {each for listed in DOES.values() for each in listed}
    assert commands_of <= {*COMMANDS, "undo", "redo"}
    asks = {said for said in written("en").plain if not does(said)}
    assert {each.partition(".")[0] for each in asks} == {
        "available", "log", "no_more", "odds", "recap", "sheet", "state", "suggest", "whose_turn"
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_sentence_comes_to_what_it_stands_for(language: str) -> None:
    values = {**SAME, **FILLED[language]}
    games = {
        "": table(),
        "hit": table(*HIT),
        "compel": table(*COMPELLED),
        "d6": new("narratograph"),
    }
    wrong = []
    for said, plain in written(language).plain.items():
        if said in UNREAD:
            continue
        hit = said.partition(".")[0] in ("boxes", "consequence", "concede", "take_out", "defend")
        waits = "compel" if said in ("compel.accept", "compel.refuse") else "hit" if hit else ""
        waits = "d6" if said == "d6.check" else waits
        sentence = SLOT.sub(lambda m: values[m[1]], plain)
        read = understand(sentence, games[waits], language=language, speaker="gm")
        named = {call.name for call in read.calls} | set(
            read.unclear.nearest if read.unclear else ()
        )
        asked = read.unclear is not None and bool(read.unclear.needs)
        if does(said) and not named & set(does(said)) and not asked:
            wrong.append((said, sentence, named))
    assert not wrong


# Nobody's own words: none of these stands among the ways, and no pattern fits them.
DONE = [
    ("en", "Mara scrambles up onto the Roof", "move", {"character": "Mara", "to": "Roof"}),
    ("en", "Mara backed into the scene", "adjust", {"character": "Mara", "taken_out": False}),
    ("en", "scrap that last bit please", "undo", {}),
    ("fi", "Mara palaa taas takaisin kohtaukseen", "adjust",
     {"character": "Mara", "taken_out": False}),
    ("th", "Mara โกยไป Roof", "move", {"character": "Mara", "to": "Roof"}),
    ("th", "ให้ Mara กลับเข้าฉากมาใหม่", "adjust", {"character": "Mara", "taken_out": False}),
    ("zh", "Mara一溜烟跑去Roof", "move", {"character": "Mara", "to": "Roof"}),
]  # fmt: skip


@needs_embedder
@pytest.mark.parametrize(("language", "said", "command", "arguments"), DONE)
def test_what_no_pattern_fits_is_done_as_the_plain_sentence(
    language: str, said: str, command: str, arguments: Mapping[str, object]
) -> None:
    read = understand(said, table(), language=language, speaker="gm")
    assert [(call.name, call.arguments) for call in read.calls] == [(command, arguments)]


@needs_embedder
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Mara gazes wistfully at the Roof"), ("en", "Ghoul smells terrible tonight"),
     ("fi", "Mara tuijottaa haikeana, Hall"), ("pl", "Ghoul strasznie dziś śmierdzi"),
     ("th", "Mara เหม่อมองไปทาง Roof"), ("zh", "Ghoul今天味道真难闻")],
)  # fmt: skip
def test_what_is_told_of_people_does_nothing(language: str, said: str) -> None:
    assert understand(said, table(), language=language, speaker="gm").calls == ()


@needs_embedder
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Ghoul is the poor soul whom Mara clobbers, Fight")],
)  # fmt: skip
def test_who_does_it_to_whom_is_asked_where_only_meaning_tells(language: str, said: str) -> None:
    read = understand(said, table(), language=language, speaker="gm")
    assert not read.as_if
    assert all(call.arguments.get("actor") != "Ghoul" for call in read.calls)


@needs_embedder
def test_no_number_is_done_that_was_not_said() -> None:
    read = understand("Mara soaks a bit of it up with her stress", table(*HIT), language="en")
    assert all(call.name != "absorb" or "boxes" not in call.arguments for call in read.calls)
