"""What the table is told: complete in every language, with the right figures."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from assistant import render
from assistant.voice import PhraseError, Voice, bundle
from rules_corpus.terms import ladder, words
from tools import commands as c
from tools import events as e
from tools.available import Choice, available
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Character, Consequence, Game, OpenRoll, Pending, Side, Slot, new
from tools.play import play

LANGUAGES = ("en", "th", "pl", "fi", "zh")
SILENT = (e.RollClosed, e.MadeUp)
SPEECH = re.compile(r"[{}]|\$\w|\bNone\b")
ENGLISH = re.compile(
    r"\b(shifts?|boost|hit|invokes?|point|points|box|boxes|aspect|taken|free|consequence|scene|"
    r"session|ends?|begins?|acts?|and|or|the|of|with|mild|moderate|severe|fail|succeed)\b",
    re.IGNORECASE,
)
EVERY = pytest.mark.parametrize("language", LANGUAGES)


def table(language: str) -> Game:
    game, _ = played(
        new("condensed", language),
        {"command": "create_character", "name": "Mara", "high_concept": "Ö", "trouble": "Ä",
         "skills": {"fight": 4, "athletics": 3, "burglary": 3}},
        {"command": "create_character", "name": "Karl",
         "skills": {"athletics": 2, "physique": 3, "will": 1}},
    )  # fmt: skip
    return game


def played(game: Game, *said: Mapping[str, Any]) -> tuple[Game, list[dict[str, Any]]]:
    told: list[dict[str, Any]] = []
    for each in said:
        step = play(game, c.parse(dict(each)), Dice(seed="render"))
        game, told = step.game, [*told, *map(e.write, step.events)]
    return game, told


def text(events: list[dict[str, Any]], language: str) -> str:
    return "\n".join(line.text for line in render.say(events, language))


ROLL = OpenRoll(action="attack", acting=Side(who="Mara", skill="fight", rating=4, dice=1),
                target="Karl", difficulty=2)  # fmt: skip
PLAIN: Mapping[str, Any] = {
    "faces": (1, 0, 0, 0), "origin": "seed", "roll": ROLL, "outcome": "success", "track": "mental",
    "severity": "moderate", "consequences": ("mild",), "options": ("fail", "major_cost"),
    "aspect": "Ö", "kind": "situation", "action": "attack", "shifts": 2, "boxes": (1, 1),
    "places": (0, 1), "left": 2, "name": "Ö", "renamed": "Å", "until": "session", "use": "bonus",
    "free": 1, "holder": "Mara", "count": 1, "what": "absorb", "option": "boost", "code": "joins",
    "members": ("Mara", "Karl"), "present": ("Mara",), "texts": (), "who": "Mara", "by": "Mara",
    "character": Character(name="Mara", slots=(Slot(severity="mild"),),
                           consequences=(Consequence(severity="mild", name="mild"),)),
    "changes": (e.Change(what="points", before=3, after=2),), "why": "invoke", "skill": "fight",
    "opposing": None, "opposing_skill": None, "opposing_faces": None, "on": None, "story": None,
    "detail": None, "actor": "Mara", "target": "Karl", "sheet": False, "may_refuse": False,
    "ordered": True, "accept": True, "rule": "condensed.roll",
}  # fmt: skip
OWN: Mapping[type[Any], Mapping[str, Any]] = {
    e.TurnTaken: {"left": ("Karl",)},
    e.StressCleared: {"who": ("Mara", "Karl")},
    e.PointOwed: {"why": "hostile_invoke"},
    e.Conceded: {"consequences": 1},
    e.ConflictEnded: {"number": 1},
    e.Invoked: {"free": True},
}


def sample(kind: type[Any], /, **facts: Any) -> dict[str, Any]:
    """An event with all that it must have; numbers are 1 unless they have been given."""
    known = {**PLAIN, **OWN.get(kind, {})}
    needed = [field.name for field in fields(kind) if field.default is MISSING]
    event: e.Event = kind(**{**{name: known.get(name, 1) for name in needed}, **facts})
    return e.write(event)


VARIANTS: list[dict[str, Any]] = [
    sample(e.Rolled, who=None, faces=None, total=2),
    sample(e.Hit, shifts=1, track="physical", sheet=True),
    sample(e.HitAbsorbed, left=0, boxes=(3,)),
    sample(e.ConsequenceTaken, severity="extreme", name="extreme 2", by=""),
    sample(e.TakenOut, fate="…"),
    sample(e.BoostGained, aspect="#3"),
    sample(e.AspectPlaced, aspect="#2", on="Karl", secret=True, holder="npc"),
    sample(e.AspectPlaced, kind="boost", free=2, holder=""),
    sample(e.AspectPlaced, kind="boost", on="Karl", free=0),
    *(sample(e.AspectPlaced, category=each)
      for each in ("tone", "movement", "cover", "danger", "useful")),
    *(sample(e.Invoked, use=use, aspect=None, word=True) for use in ("bonus", "reroll", "oppose")),
    *(sample(e.Invoked, who=None, aspect=name) for name in ("#1", "mild", "severe 2")),
    *(sample(e.PointsChanged, who="", why=why)
      for why in ("refresh", "owed", "ruling", "player", "compel", "compel_accepted",
                  "compel_refused", "compel_offered")),
    sample(e.PointOwed, amount=2, why="concession"),
    *(sample(e.CostChosen, option=option, detail="…")
      for option in ("fail", "major_cost", "minor_cost", "boost", "aspect", "reveal")),
    *(sample(e.Waived, what=what) for what in ("defend", "absorb", "boost", "cost", "compel")),
    sample(e.CompelOffered, aspect=None, by="", story="…", may_refuse=True),
    sample(e.CompelAnswered, accept=False),
    sample(e.TurnTaken, left=()),
    *(sample(e.ConsequenceTreated, until=until) for until in ("scene", "breakthrough")),
    sample(e.SceneBegan, name=None), sample(e.SceneEnded, gone=("Ö", "#1")),
    *(sample(e.Resolved, roll=OpenRoll(action=action, acting=Side(who="Mara", given=3, bonus=2),
                                       opposing=Side(who=None, rating=1), target="Karl",
                                       aspect="Ö", severity="mild"),
             action=action, outcome=outcome, supersedes=True)
      for action in ("overcome", "create_advantage", "attack", "treat", "roll")
      for outcome in ("fail", "tie", "success", "style")),
    sample(e.Resolved, roll=OpenRoll(action="roll", acting=Side(), difficulty=12)),
    sample(e.CharacterEdited, ruling=True, reason="…", changes=(
        e.Change(what="skills.fight", before=None, after=2),
        e.Change(what="skills.Kite", before=1, after=2),
        e.Change(what="marked.mental", before=None, after=[0]),
        e.Change(what="boxes.physical", before=[1, 1], after=[1, 1, 1]),
        e.Change(what="out", before=None, after=""), e.Change(what="out", before="", after=None),
        e.Change(what="conceded", before=True, after=False),
        e.Change(what="secret", before=False, after=True),
        e.Change(what="kind", before="pc", after="npc"),
        e.Change(what="refresh", before=3, after=2), e.Change(what="earned", before=0, after=1),
        *(e.Change(what=what, before=["Ö"], after=["Å"])
          for what in ("aliases", "aspects", "stunts", "consequences")),
        e.Change(what="slots", before=["mild"], after=["mild", "severe"]))),
    sample(e.CharacterEdited, changes=()),
]  # fmt: skip


@EVERY
@pytest.mark.parametrize("kind", get_args(e.Event), ids=lambda kind: str(kind.__name__))
def test_every_event_is_told(kind: type[Any], language: str) -> None:
    lines = render.say([sample(kind)], language)
    assert bool(lines) == (kind not in SILENT)
    for line in lines:
        assert line.text.strip() and not SPEECH.search(line.text)
        assert line.kind == sample(kind)["type"] and line.rule == sample(kind).get("rule")
        if language in ("pl", "fi", "zh"):
            assert not ENGLISH.search(line.text), line.text


@EVERY
@pytest.mark.parametrize("event", VARIANTS, ids=lambda event: str(event["type"]))
def test_variants_of_events_are_told(event: dict[str, Any], language: str) -> None:
    for line in render.say([event], language):
        assert line.text.strip() and not SPEECH.search(line.text)
        if language in ("pl", "fi", "zh"):
            assert not ENGLISH.search(line.text), line.text


@EVERY
def test_every_field_of_a_sheet_has_a_name(language: str) -> None:
    speak = Voice(language)
    for field in fields(Character):
        if field.name not in ("fixed", "skills", "out", "conceded", "secret", "kind"):
            assert speak(f"field-{field.name}", track="mental")


def test_languages_say_the_same_things() -> None:
    def ids(language: str) -> set[str]:
        return {each for each in bundle(language)._messages if not each.startswith("error-")}

    assert [ids(language) ^ ids("en") for language in LANGUAGES] == [set()] * len(LANGUAGES)


EXCHANGE = (
    {"command": "attack", "actor": "Mara", "skill": "fight", "target": "Karl",
     "faces": (1, 1, -1, 0)},
    {"command": "defend", "faces": (0, -1, 0, -1)},
    {"command": "take_boost"},
    {"command": "absorb", "boxes": 2, "consequences": ("mild",)},
)  # fmt: skip


@EVERY
def test_an_exchange_is_told_with_its_figures(language: str) -> None:
    game = table(language)
    game, attack = played(game, EXCHANGE[0])
    assert "[+][+][-][0] +1" in text(attack, language)
    assert "+5" in text(attack, language) and ladder(language)[5] in text(attack, language)
    game, defence = played(game, EXCHANGE[1])
    told = text(defence, language)
    assert "[0][-][0][-] -2" in told and "+0" in told and ladder(language)[0] in told
    assert words("skills", "athletics", language)[0] in told
    assert len(render.say(defence, language)) == 4
    outcome, hit = (line.text for line in render.say(defence, language)[-2:])
    assert "5" in outcome and "5" in hit and "Karl" in hit
    assert render.waiting(game.pending[0], language).count("5") == 1
    listed = render.choices(available(game), language)
    assert any("5" in choice for choice in listed)
    game, taken = played(game, *EXCHANGE[2:])
    told = text(taken, language)
    assert "#1" in told and "4" in told and words("terms", "mild", language)[0] in told
    assert "[x][x][ ][ ][ ][ ]" in render.sheet(game.characters["Karl"], language)
    assert "[x][x][ ][ ][ ][ ]" in render.state(game, language)


@EVERY
def test_an_invoke_supersedes_the_roll(language: str) -> None:
    game, _ = played(
        table(language),
        {"command": "overcome", "actor": "Mara", "skill": "burglary", "difficulty": 4,
         "faces": (0, 0, 0, 0)},
    )  # fmt: skip
    game, events = played(game, {"command": "invoke", "aspect": "Ä"})
    lines = render.say(events, language)
    assert [line.kind for line in lines] == ["invoked", "points_changed", "resolved", "resolved"]
    assert "3 → 2" in lines[1].text and "+5" in lines[2].text and "1" in lines[3].text
    assert "+2" in lines[0].text and "Ä" in lines[0].text


@EVERY
def test_dice_that_were_rolled_again_are_told_apart(language: str) -> None:
    _, events = played(
        table(language),
        {"command": "overcome", "actor": "Mara", "skill": "burglary", "difficulty": 4,
         "faces": (-1, -1, -1, -1), "invokes": [{"aspect": "Ä", "use": "reroll"}]},
    )  # fmt: skip
    told = text(events, language)
    assert told.count("[-][-][-][-] -4") == 1
    assert render.say(events, language)[0].kind == "rolled"


@EVERY
def test_only_a_total_is_told_without_faces(language: str) -> None:
    _, events = played(
        table(language), {"command": "roll", "rating": 2, "dice_total": 2, "difficulty": 1}
    )
    assert "[" not in text(events, language)
    assert "+4" in text(events, language)


@EVERY
def test_a_concession_says_what_it_pays(language: str) -> None:
    game, _ = played(table(language), *EXCHANGE)
    game, events = played(game, {"command": "concede", "character": "Karl"})
    assert len(render.say(events, language)) == 1
    assert "2" in text(events, language)
    _, ended = played(game, {"command": "end_conflict"})
    assert "3 → 5" in text(ended, language)


@EVERY
def test_made_up_things_are_shown(language: str) -> None:
    game, events = played(table(language), {"command": "make_npc"})
    npc = [*game.characters.values()][-1]
    assert render.sheet(npc, language) in text(events, language)
    _, aspects = played(game, {"command": "make_aspects", "count": 5})
    names = [event["aspect"] for event in aspects if event["type"] == "aspect_placed"]
    lines = render.say(aspects, language)
    assert len(lines) == 1 and all(name in lines[0].text for name in names)


@EVERY
def test_choices_have_texts(language: str) -> None:
    facts = {"skill": "athletics", "rating": 3, "boxes": [1], "consequences": ["moderate"],
             "aspect": "#1"}  # fmt: skip
    labels = ["defend", "absorb", "taken_out", "take_boost", "free_invoke", "compel_accept",
              "compel_refuse", *(f"cost_{option}" for option in get_args(
                  c.ChooseCost.model_fields["option"].annotation))]  # fmt: skip
    listed = [Choice(command={}, who="Mara", label=label, facts=facts, rule="") for label in labels]
    texts = render.choices(listed, language)
    assert len(set(texts)) == len(labels) and not any(map(SPEECH.search, texts))
    assert texts[0] == f"{words('skills', 'athletics', language)[0]} +3"
    assert "4" in texts[1] and words("terms", "moderate", language)[0] in texts[1]


@EVERY
@pytest.mark.parametrize("kind", get_args(Pending.__annotations__["kind"]))
def test_what_waits_has_a_line(kind: Any, language: str) -> None:
    pending = Pending(kind=kind, who="Karl", shifts=5)
    assert "Karl" in render.waiting(pending, language) or kind == "boost"


@EVERY
def test_players_do_not_see_the_points_of_the_gm(language: str) -> None:
    game = table(language)
    own = Voice(language)("points-gm", points=game.gm_points)
    assert own in render.state(game, language)
    assert own not in render.state(game, language, gm=False)


@EVERY
def test_the_rest_speaks_every_language(language: str) -> None:
    game = table(language)
    assert render.people(game, language).count("\n") == 1
    assert render.people(new(), language) and render.log([], language)
    assert "37" in render.chances("+1", {"tie": 0.375, "special": 0.2, "fumble": 0.1}, language)
    for deed in ("undo", "redo"):
        assert render.moved(deed, list(c.COMMANDS), language)
    assert "Timeout" in render.model_failed("m", TimeoutError(), language).replace("Error", "")
    told = [played(new("condensed", language), {"command": "begin_scene", "name": "Ö"})[1]]
    assert "Ö" in render.log(told, language)


@EVERY
def test_asking_back(language: str) -> None:
    codes = ("not_understood", "missing_difficulty", "missing_target", "missing_rating", "who",
             "which_skill", "missing_aspect", "nothing_pending")  # fmt: skip
    texts = {render.needs(code, {}, language) for code in codes}
    assert len(texts) == len(codes)
    assert words("skills", "fight", language)[0] in render.needs(
        "who", {"nearest": ["fight"]}, language
    )


@EVERY
@pytest.mark.parametrize(
    "said",
    [
        {"command": "fly"},
        {"command": "attack", "actor": "Mara"},
        {"command": "attack", "actor": "Mara", "target": "K", "wings": 2},
        {"command": "attack", "actor": "", "target": "K"},
        {"command": "attack", "actor": "M" * 99, "target": "K"},
        {"command": "attack", "actor": "M", "target": "K", "bonus": 99},
        {"command": "attack", "actor": "M", "target": "K", "bonus": -99},
        {"command": "attack", "actor": "M", "target": "K", "track": "social"},
        {"command": "attack", "actor": "M", "target": "K", "bonus": "much"},
        {"command": "attack", "actor": "M", "target": "K", "faces": [0, 0, 0, 0], "dice_total": 2},
        {"nothing": 1},
        [],
    ],
    ids=str,
)
def test_commands_that_cannot_be_read(said: Any, language: str) -> None:
    with pytest.raises(ValidationError) as caught:
        c.parse(said)
    sentence = render.invalid(caught.value, language)
    assert sentence and "\n" not in sentence and not SPEECH.search(sentence)


def test_plurals() -> None:
    def boxes(language: str, *counts: int) -> list[str]:
        return [Voice(language).boxes([1] * count) for count in counts]

    assert boxes("pl", 1, 2, 5, 12, 22) == ["1 pole", "2 pola", "5 pól", "12 pól", "22 pola"]
    assert boxes("fi", 1, 2) == ["1 ruutu", "2 ruutua"]
    assert boxes("en", 1, 2) == ["1 box", "2 boxes"]
    assert boxes("zh", 1, 2) == ["1个压力格", "2个压力格"]
    owed = [text([sample(e.PointOwed, amount=amount)], "pl") for amount in (1, 3, 5)]
    assert "1 punkt losu" in owed[0]
    assert "3 punkty losu" in owed[1]
    assert "5 punktów losu" in owed[2]


def test_outcomes_use_the_words_of_the_termbase() -> None:
    for language in LANGUAGES:
        for outcome in ("fail", "tie", "success", "style"):
            word = words("outcomes", outcome, language)[0]
            told = Voice(language)(f"outcome-{outcome}", shifts=3)
            assert word.casefold() in told.casefold()


def test_phrases_that_lack_something_are_bugs() -> None:
    with pytest.raises(PhraseError):
        Voice("en")("hit", target="Karl")
    with pytest.raises(PhraseError):
        Voice("fi")("no-such-phrase")


def test_other_languages_fall_back_on_english() -> None:
    assert text([sample(e.ConflictEnded)], "de") == text([sample(e.ConflictEnded)], "en")


def test_english_refusals_are_the_error_s_own() -> None:
    with pytest.raises(RuleError) as caught:
        played(table("en"), {"command": "absorb", "boxes": 1})
    assert render.refusal(caught.value, "en") == f"{caught.value.message} {caught.value.hint}"
    unknown = RuleError("never_heard_of", "No.", "Never.")
    assert render.refusal(unknown, "fi") == "No. Never."


def test_citations() -> None:
    assert render.cite("condensed.attack", "Attack") == "(condensed.attack · Attack)"
