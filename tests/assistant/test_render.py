"""What the table is told: complete in every language, with the right figures."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from assistant import render
from assistant.voice import PhraseError, Voice, bundle
from assistant.words import in_numbers
from rules_corpus.terms import ladder, words
from tools import commands as c, events as e, notation
from tools.available import Choice, available
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Character, Game, Pending, new
from tools.odds import Means, chances
from tools.play import play

LANGUAGES = ("en", "th", "pl", "fi", "zh")
SPEECH = re.compile(r"[{}]|\$\w|\bNone\b")
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
    for roll, wanted in (("+3 vs 2", "style"), ("2D:4", "special")):
        means = Means(invokes=2, wanted=wanted)
        listed, best = render.chances(roll, chances(notation.read(roll), means), means, language)
        assert roll in listed and "2" in best
        assert Voice(language).outcome(wanted) in best and "%" in best
    for deed in ("undo", "redo"):
        taken = [{"command": name, "actor": "Mara"} for name in c.COMMANDS]
        told = render.moved(deed, taken, language)
        assert told.count("Mara") == len(taken)
    kinds = ("timeout", "key", "empty", "nonsense")
    told = [render.model_failed("m", kind, language) for kind in kinds]
    assert len(set(told)) == len(kinds)
    assert all("m" in text for text in told)
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
        {"command": "suggest", "what": "song"},
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


def test_phrases_that_lack_something_are_bugs() -> None:
    with pytest.raises(PhraseError):
        Voice("en")("hit", target="Karl")
    with pytest.raises(PhraseError):
        Voice("fi")("no-such-phrase")


def test_english_refusals_are_the_error_s_own() -> None:
    with pytest.raises(RuleError) as caught:
        played(table("en"), {"command": "absorb", "boxes": 1})
    assert render.refusal(caught.value, "en") == f"{caught.value.message} {caught.value.hint}"
    unknown = RuleError("never_heard_of", "No.", "Never.")
    assert render.refusal(unknown, "fi") == "No. Never."


def test_citations() -> None:
    assert render.cite("condensed.attack", "Attack") == "(condensed.attack · Attack)"


@pytest.mark.parametrize(
    ("said", "rating"),
    [("Tappelu +3 vastaan Hyvä", 3), ("Walka +3 przeciw Niezły", 2), ("格斗 +3 对 优良", 3),
     ("Fight +3 vs ยอดเยี่ยม", 5), ("Fight +3 vs Great (+4)", 4)],
)  # fmt: skip
def test_a_roll_is_read_with_the_ladders_words_of_every_language(said: str, rating: int) -> None:
    roll = notation.read(in_numbers(said))
    assert isinstance(roll, notation.FateRoll) and (roll.rating, roll.opposition) == (3, rating)


@pytest.mark.parametrize(("story", "told"), [("owes everyone", False), ("A debt is due", True)])
def test_a_compel_does_not_say_its_aspect_twice(story: str, told: bool) -> None:
    event = {"type": "compel_offered", "who": "Mara", "aspect": "Owes Everyone", "story": story,
             "by": "GM", "may_refuse": True}  # fmt: skip
    [line, *_] = render.say([event], "en")
    assert line.text.endswith(story if told else "“Owes Everyone”")
