"""Every refusal by the rules or the journal has its phrase in every language."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from assistant import render
from assistant.voice import Voice
from tools.commands import parse
from tools.dice import Dice
from tools.errors import FatewrightError, RuleError
from tools.game import new
from tools.play import play
from tools.rules.ways import Way

ROOT = Path(__file__).resolve().parents[2]
OTHERS = ("th", "pl", "fi", "zh")
NUMBERS = {"free": 2, "have": 3, "most": 2, "stunts": 4, "need": 5, "shifts": 5, "entry": 7}
TEXTS = {"severity": "mild", "skill": "fight", "kind": "absorb", "track": "mental",
         "name": "Karl", "near": "Mara, Karl"}  # fmt: skip
FAULTS = {
    "too_many_aspects": {"name"}, "aspect_twice": {"name", "aspect"},
    "pyramid": {"name", "ratings"}, "misspelt_skill": {"name", "skill", "near"},
    "out_of_bounds": {"name", "skill", "bounds"}, "columns": {"name"}, "refresh_low": {"name"},
    "refresh_high": {"name", "stunts", "most"}, "boxes_off": {"name", "track", "need"},
    "slots_off": {"name", "severity"}, "too_few_aspects": {"name", "need"},
    "too_few_skills": {"name", "need"}, "no_high_concept": {"name"}, "no_trouble": {"name"},
    "no_relationship": {"name"},
}  # fmt: skip
KNOWN = ("unknown_system", "unknown_language")


def raised() -> dict[str, set[str]]:
    """Codes of errors in the source, with the facts that come along every time."""
    found: dict[str, set[str]] = {code: set(facts) for code, facts in FAULTS.items()}
    found |= {code: {"name", "near"} for code in KNOWN}
    for folder in ("tools", "assistant", "rules_corpus"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and is_error(node) and node.args:
                    code = node.args[0]
                    if isinstance(code, ast.Constant) and isinstance(code.value, str):
                        facts = {each.arg for each in node.keywords if each.arg}
                        found[code.value] = found.get(code.value, facts) & facts
    return found


def texts_of(callee: str, keyword: str | None) -> set[str]:
    """Literal texts given to a call in the source: a keyword's, or the first argument's."""
    found: set[str] = set()
    for folder in ("tools", "assistant"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if not isinstance(node, ast.Call) or ast.unparse(node.func) != callee:
                    continue
                given = [each.value for each in node.keywords if each.arg == keyword]
                for value in given if keyword else node.args[:1]:
                    if isinstance(value, ast.Constant):
                        found.add(str(value.value))
    return found


def is_error(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in (
        "RuleError", "JournalError", "SettingsError", "LibraryError"
    )  # fmt: skip


RAISED = raised()


def test_codes_that_are_built_from_data_are_still_raised() -> None:
    rules = (ROOT / "tools" / "rules" / "faults.py").read_text("utf-8")
    campaigns = (ROOT / "assistant" / "campaigns.py").read_text("utf-8")
    assert all(f"`{code}`" in rules for code in FAULTS)
    assert all(f'"{code}"' in campaigns for code in KNOWN)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("code", sorted(RAISED))
def test_every_refusal_is_told(code: str, language: str) -> None:
    facts: dict[str, Any] = {name: NUMBERS.get(name, TEXTS.get(name, "Ö")) for name in RAISED[code]}
    error = FatewrightError(code, "English.", "More English.", None, **facts)
    told = render.refusal(error, language)
    assert Voice(language).has(f"error-{code}")
    assert "English" not in told and "{" not in told and "$" not in told
    if "near" in facts:
        assert "Mara" in told and "Karl" in told


@pytest.mark.parametrize("language", OTHERS)
def test_hints_without_anything_near(language: str) -> None:
    for code, facts in RAISED.items():
        if "near" in facts:
            plain: dict[str, Any] = dict.fromkeys(facts, "")
            assert render.refusal(FatewrightError(code, "English.", "", None, **plain), language)


@pytest.mark.parametrize("language", ("en", *OTHERS))
def test_codes_of_remarks_and_reasons_have_phrases(language: str) -> None:
    has = Voice(language).has
    remarks, owed = texts_of("e.Remarked", "code"), texts_of("e.PointOwed", "why") - {"paid"}
    assert remarks and owed
    assert [code for code in remarks if not has(f"remark-{code}")] == []
    assert [why for why in owed if not has(f"owed-why-{why}")] == []


@pytest.mark.parametrize("language", ("en", *OTHERS))
def test_whatever_is_asked_back_has_a_phrase(language: str) -> None:
    asked = {code.replace("_", "-") for code in texts_of("Unclear", None)}
    assert [code for code in asked if not Voice(language).has(f"need-{code}")] == []


WAYS = {"en": "2 boxes, or a mild consequence (2)",
        "th": "Stress 2 ช่อง หรือ Consequence ระดับ Mild (2)",
        "pl": "2 pola albo łagodna konsekwencja (2)", "fi": "2 ruutua tai lievä jälki (2)",
        "zh": "2个压力格，或者一个轻微后果（2）"}  # fmt: skip


@pytest.mark.parametrize("language", WAYS)
def test_a_refused_absorb_names_the_ways_as_the_list_of_answers_does(language: str) -> None:
    ways = (Way(boxes=(1, 1)), Way(consequences=("mild",)))
    for code in ("box_or_consequence", *(("not_enough",) if language in OTHERS else ())):
        error = RuleError(code, "English.", "More.", None, name="Mara", have=1, need=2, ways=ways)
        assert WAYS[language] in render.refusal(error, language)
    none = RuleError("box_or_consequence", "English.", name="Mara", need=9, ways=())
    assert Voice(language)("choice-taken_out") in render.refusal(none, language)


def test_english_hints_name_boxes_by_number_or_by_worth() -> None:
    table = {"condensed": ("This would do: 2 boxes.", 2), "core": ("This would do: box 2.", 2)}
    for system, (hint, shifts) in table.items():
        game = new(system)
        for name in ("Mara", "Ghoul"):
            made = {"command": "create_character", "name": name, "slots": []}
            game = play(game, parse({**made, "kind": "npc", "physical": 2}), Dice()).game
        hit = {"command": "attack", "actor": "Mara", "target": "Ghoul", "effort": shifts}
        hit |= {"skill": "fight", "defence": {"effort": 0}}
        game = play(game, parse(hit), Dice()).game
        with pytest.raises(RuleError) as caught:
            play(game, parse({"command": "absorb"}), Dice())
        assert caught.value.hint == hint


@pytest.mark.parametrize(("language", "first"), [("pl", "Ktoś"), ("fi", "Joku")])
def test_a_refusal_begins_with_a_capital_though_nobody_is_named(language: str, first: str) -> None:
    error = RuleError("unknown_character", "English.", name="", near="")
    assert render.refusal(error, language).startswith(first)
    named = RuleError("unknown_character", "English.", name="de Vries", near="")
    assert "De Vries" not in render.refusal(named, language)


def test_commands_are_offered_only_while_it_is_unclear_which_was_meant() -> None:
    facts = {"nearest": ["attack", "available"]}
    assert "hyökkäys" in render.needs("not_understood", facts, "fi")
    assert "available" not in render.needs("not_understood", facts, "fi")
    assert "hyökkäys" not in render.needs("missing_difficulty", facts, "fi")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"command": "absorb", "boxes": -1}, "“boxes” is too small: 0 is the least."),
        ({"command": "absorb", "boxes": [0]}, "“boxes” is too small: 1 is the least."),
        ({"command": "milestone", "character": "Mara", "swap": ["fight"]},
         "“swap” has too few entries."),
        ({"command": "overcome", "actor": "Mara", "faces": [0, 0, 1]},
         "“faces” are the four dice as they fell, each -1, 0 or 1."),
        ({"command": "overcome", "actor": "Mara", "faces": [2, 0, 0, 0]},
         "“faces” are the four dice as they fell, each -1, 0 or 1."),
        ({"command": "check", "actor": "Mara", "faces": [7, 1]},
         "“faces” is too large: 6 is the most."),
        ({"command": "check", "actor": "Mara", "faces": "two"},
         "“faces” takes a list with something in it."),
        ({"command": None}, 'A command is a JSON object that names itself, for example "command": '
         '"begin_scene".'),
        ({"command": "attack", "actor": "Mara", "target": "Otso", "weapon": 12},
         "“weapon” is too large: 9 is the most."),
        ({"command": "create_character", "name": "Mara", "aspects": [f"A{n}" for n in range(201)]},
         "“aspects” holds too much: 200 entries at most."),
        ({"command": "begin_contest", "sides": [{"members": ["Mara"] * 300}]},
         "“members” holds too much: 200 entries at most."),
        ({"command": "create_character", "name": "Mara", "skills": dict.fromkeys(range(999), 1)},
         "“skills” holds too much: 200 entries at most."),
        (dict.fromkeys(map(str, range(999)), 1), "“command” holds too much: 200 entries at most."),
    ],
)  # fmt: skip
def test_what_may_be_of_several_kinds_is_refused_within_its_own(
    given: dict[str, object], said: str
) -> None:
    with pytest.raises(ValidationError) as caught:
        parse(given)
    assert render.invalid(caught.value, "en") == said
