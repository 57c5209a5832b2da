"""The cases hold together: they load, name rules that exist, and can be won."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.campaigns import Store
from evals.cases import LANGUAGES, Ruling, questions, rulings, strangers
from evals.scorers import differences
from evals.solvers import Ruled, begin, play, snapshot
from tools import commands

RULE_IDS = Path(__file__).parents[1] / "corpus" / "rule_ids.txt"


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    yield Store(tmp_path_factory.mktemp("home"))


def test_every_language_has_cases_and_no_id_twice() -> None:
    ids = [case.id for lang in LANGUAGES
           for case in (*rulings(lang), *strangers(lang), *questions(lang))]  # fmt: skip
    assert len(ids) == len(set(ids))
    for language in LANGUAGES:
        assert len(rulings(language)) >= 20
        asked = questions(language)
        assert sum(bool(case.rules) for case in asked if not case.seen) >= 80
        assert sum(not case.rules for case in asked if not case.seen) >= 25
        assert {case.language for case in (*rulings(language), *asked)} == {language}


def test_every_expected_rule_exists() -> None:
    known = set(RULE_IDS.read_text("utf-8").split())
    for language in LANGUAGES:
        for question in questions(language):
            assert set(question.rules) <= known, question.id
        for ruling in rulings(language):
            assert set(ruling.expect.cites or ()) <= known, ruling.id


def test_every_setup_command_parses() -> None:
    for language in LANGUAGES:
        for case in rulings(language):
            for each in case.setup:
                assert commands.parse(each).command == each["command"], case.id


@pytest.mark.parametrize(
    "case",
    [c for lang in LANGUAGES for c in (*rulings(lang), *strangers(lang))],
    ids=lambda c: c.id,
)
def test_a_way_that_is_right_is_graded_right(case: Ruling, store: Store) -> None:
    campaign = begin(store, case)
    before = snapshot(campaign.game)
    events = play(campaign, case.by)
    ruled = Ruled(game=snapshot(campaign.game), before_last=before, events=tuple(events),
                  done=len(case.by), answers=(case.expect.cites or ())[:1], tried=bool(case.by),
                  text="")  # fmt: skip
    assert differences(case.expect, ruled) == []
