"""The reference documents are as the engine is, and every rule is worked and tested."""

from __future__ import annotations

from assistant.reference import (
    ADVICE,
    TESTS,
    TOOLS,
    coverage,
    documents,
    marked,
    sources,
)
from rules_corpus.passage import titles
from tools.commands import COMMANDS
from tools.reach import reach
from tools.registry import REGISTRY

RULES = set(titles("en"))


def test_documents_are_up_to_date() -> None:
    for path, text in documents().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run python -m assistant.reference"


def test_every_rule_is_worked_and_tested() -> None:
    empty = {
        rule
        for rule, (commands, functions, tests, played) in coverage().items()
        if rule not in ADVICE and not ((commands or functions) and (tests or played))
    }
    assert empty == set()


def test_advice_is_a_short_list_of_rules() -> None:
    assert len(ADVICE) <= 9 and ADVICE <= RULES


def test_rules_that_are_named_are_rules() -> None:
    named = {rule for working in REGISTRY.values() for rule in working.rules}
    named |= {rule for path in TOOLS.rglob("*.py") for rule, _ in sources(path)}
    named |= {rule for path in TESTS.rglob("test_*.py") for rule in marked(path)}
    assert named - RULES == set()


def test_every_command_says_what_it_is_for_and_may_give_something() -> None:
    for name, model in COMMANDS.items():
        assert model.__doc__ and reach(model).events, name
