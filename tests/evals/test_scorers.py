"""Grades of made-up results: right, asked back, wrong."""

from dataclasses import replace

from evals import report
from evals.cases import Expected, Question, Ruling
from evals.lookup import Found, Looked, figures
from evals.scorers import judge, ruling_figures
from evals.solvers import Ruled

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
    def looked(number: int, rules: str, supported: bool, wanted: str) -> Looked:
        case = Question(id=f"q{number}", language="en", question="?", rules=tuple(wanted))
        return Looked(case=case, found=Found(rules=tuple(rules), supported=supported))

    found = [
        looked(1, "ab", True, "a"), looked(2, "ba", False, "a"), looked(3, "bc", True, "a"),
        looked(4, "a", False, ""), looked(5, "a", True, ""), looked(6, "", True, "ab"),
    ]  # fmt: skip
    got = figures(found)
    assert (got["questions"], got["silent"]) == (4, 2)
    assert (got["recall@1"], got["recall@3"], got["mrr"]) == (0.25, 0.5, 0.375)
    assert got["good_refused"] == 0.25
    assert (got["refusal_precision"], got["refusal_recall"]) == (0.5, 0.5)
    assert [each.fault for each in found] == [
        "", "rank 2, first b, refused", "rank -, first b", "", "answered with a",
        "rank -, first nothing",
    ]  # fmt: skip


def test_the_same_half_of_the_questions_is_held_back_every_time() -> None:
    asked = [Question(id="q", language="en", question=str(n), rules=()) for n in range(200)]
    held = [case.question for case in asked if case.held_back]
    assert held[:5] == ["0", "1", "4", "5", "6"]
    assert 60 < len(held) < 140
    assert not any(replace(case, seen=True).held_back for case in asked)


def test_figures_of_rulings_and_what_became_worse() -> None:
    shares = ruling_figures([judge(CASE, DONE), judge(CASE, IDLE)])
    assert (shares["right"], shares["asked_back"], shares["wrong"]) == (0.5, 0.5, 0.0)
    better = {"rulings": {"en": {"figures": {**shares, "right": 1.0}}}}
    worse = {"rulings": {"en": {"figures": {**shares, "wrong": 0.5}}}}
    assert len(report.regressions(worse, better)) == 2
    assert report.regressions(better, worse) == []
