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
from tools.errors import FatewrightError

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
        ({"command": "attack", "actor": "Mara", "target": "Otso", "weapon": 12},
         "“weapon” is too large: 9 is the most."),
    ],
)  # fmt: skip
def test_what_may_be_of_several_kinds_is_refused_within_its_own(
    given: dict[str, object], said: str
) -> None:
    with pytest.raises(ValidationError) as caught:
        parse(given)
    assert render.invalid(caught.value, "en") == said
