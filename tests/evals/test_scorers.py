"""Grades of made-up results: right, asked back, wrong."""

from dataclasses import replace

from evals import report
from evals.cases import Expected, Question, Ruling
from evals.scorers import judge, look_up_figures, rank, ruling_figures
from evals.solvers import Found, Ruled

BEFORE = {"characters": {"Ada": {"points": 3, "marked": {"physical": []}}}}
AFTER = {"characters": {"Ada": {"points": 3, "marked": {"physical": [0, 1]}}}}
CASE = Ruling(
    id="x", language="en", setup=(), say=("two boxes",), by=(),
    expect=Expected(
        state={"characters.Ada.marked.physical.#": 2},
        events=({"type": "hit_absorbed", "target": "ada"},),
        none=("taken_out",), asks_back=False, cites=None,
    ),
)  # fmt: skip
DONE = Ruled(
    game=AFTER, before_last=BEFORE, done=1, answers=(), tried=True, text="",
    events=({"type": "hit_absorbed", "target": "Ada", "shifts": 2},),
)  # fmt: skip
IDLE = Ruled(
    game=BEFORE, before_last=BEFORE, events=(), done=0, answers=(), tried=False, text="Which box?"
)


def test_the_expected_end_is_right() -> None:
    assert judge(CASE, DONE).score == "right"


def test_leaving_the_game_alone_is_asking_back() -> None:
    assert judge(CASE, IDLE).score == "asked_back"


def test_another_end_is_wrong() -> None:
    out = replace(DONE, events=(*DONE.events, {"type": "taken_out", "who": "Ada"}))
    assert judge(CASE, out).score == "wrong"
    fewer = replace(DONE, game={"characters": {"Ada": {"marked": {"physical": [0]}}}})
    assert judge(CASE, fewer).score == "wrong"
    assert judge(CASE, replace(IDLE, crash="KeyError: x")).score == "wrong"


def test_a_sentence_with_a_gap_has_to_be_asked_about() -> None:
    silent = Expected(state={}, events=(), none=("*",), asks_back=True, cites=None)
    gap = replace(CASE, expect=silent)
    assert judge(gap, IDLE).score == "right"
    assert judge(gap, DONE).score == "wrong"


def test_a_question_is_right_by_what_it_cites() -> None:
    asked = replace(CASE, expect=replace(CASE.expect, state={}, events=(), cites=("a.tie",)))
    assert judge(asked, replace(IDLE, answers=("a.tie",))).score == "right"
    assert judge(asked, IDLE).score == "asked_back"
    assert judge(asked, replace(IDLE, answers=("a.ladder",))).score == "wrong"


def test_mere_talk_needs_nothing_done() -> None:
    talk = replace(
        CASE, expect=Expected(state={}, events=(), none=("*",), asks_back=None, cites=())
    )
    assert judge(talk, IDLE).score == "right"
    assert judge(talk, replace(IDLE, tried=True)).score == "asked_back"
    assert judge(talk, replace(IDLE, tried=True, answers=("a.ladder",))).score == "wrong"
    assert judge(talk, DONE).score == "wrong"


def test_figures_of_look_ups() -> None:
    def looked(rules: tuple[str, ...], supported: bool, wanted: tuple[str, ...]) -> object:
        case = Question(id="q", language="en", question="?", rules=wanted)
        return rank(case, Found(rules=rules, supported=supported))

    figures = look_up_figures([
        looked(("a", "b"), True, ("a",)), looked(("b", "a"), False, ("a",)),
        looked(("b", "c"), True, ("a",)), looked(("a",), False, ()), looked(("a",), True, ()),
    ])  # type: ignore[list-item]  # fmt: skip
    assert (figures["questions"], figures["silent"]) == (3, 2)
    assert (figures["recall@1"], figures["recall@3"], figures["mrr"]) == (0.3333, 0.6667, 0.5)
    assert (figures["good_refused"], figures["refused_right"]) == (0.3333, 0.5)


def test_figures_of_rulings_and_what_became_worse() -> None:
    figures = ruling_figures([judge(CASE, DONE), judge(CASE, IDLE)])
    assert (figures["right"], figures["asked_back"], figures["wrong"]) == (0.5, 0.5, 0.0)
    better = {"rulings": {"en": {"figures": {**figures, "right": 1.0}}}}
    worse = {"rulings": {"en": {"figures": {**figures, "wrong": 0.5}}}}
    assert len(report.regressions(worse, better)) == 2
    assert report.regressions(better, worse) == []
