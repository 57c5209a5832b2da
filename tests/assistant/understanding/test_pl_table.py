"""Polish table talk: who is acted on, what is only spoken of, the same once more, what is over."""

from typing import Any

import pytest

from assistant.understanding import Earlier, understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

TABLE: list[dict[str, Any]] = [
    {"command": "create_character", "name": "Jagna",
     "skills": {"fight": 4, "athletics": 3, "empathy": 2}},
    {"command": "create_character", "name": "Marek", "skills": {"lore": 3, "shoot": 2}},
    {"command": "create_character", "name": "Wilkołak", "kind": "npc",
     "skills": {"fight": 4, "provoke": 2, "deceive": 1}},
    {"command": "begin_scene", "aspects": ["Gęsta mgła"], "zones": ["hol", "dach"]},
]  # fmt: skip
ATTACKED = {"command": "attack", "actor": "Wilkołak", "target": "Jagna", "skill": "fight",
            "effort": 6}  # fmt: skip
HIT = {**ATTACKED, "defence": {"skill": "athletics", "effort": 3}}
CONTEST = {"command": "begin_contest", "sides": [{"members": ["Jagna"]}, {"members": ["Wilkołak"]}]}


def table(*more: dict[str, Any]) -> Game:
    game = new()
    for command in [*TABLE, *more]:
        game = play(game, commands.parse(command), Dice(seed="oak")).game
    return game


def said(text: str, game: Game | None = None, **more: Any) -> list[tuple[str, dict[str, Any]]]:
    understood = understand(text, game or table(), language="pl", **more)
    return [(call.name, dict(call.arguments)) for call in understood.calls]


SAID: list[tuple[str, str, dict[str, Any]]] = [
    ("Jagna ratuje Marka przed ciosem, Atletyka", "defend",
     {"actor": "Jagna", "target": "Marek", "skill": "athletics"}),
    ("zamiast Marka broni Jagna, Atletyka", "defend",
     {"actor": "Jagna", "target": "Marek", "skill": "athletics"}),
    ("Wilkołak wymusza na Jagnie „Gęsta mgła”", "compel",
     {"by": "Wilkołak", "character": "Jagna", "aspect": "Gęsta mgła"}),
    ("Wilkołak oddaje ruch Jagnie", "next_turn", {"character": "Jagna", "by": "Wilkołak"}),
    ("Marek skończył, teraz Jagna", "next_turn", {"character": "Jagna", "by": "Marek"}),
    ("umiarkowana konsekwencja schodzi Jagnie", "adjust",
     {"character": "Jagna", "clear_consequence": "moderate"}),
    ("Jagna wyleczyła umiarkowaną konsekwencję do końca", "adjust",
     {"character": "Jagna", "clear_consequence": "moderate"}),
    ("zero stresu u Jagny", "adjust", {"character": "Jagna", "physical": 0, "mental": 0}),
    ("wchodzi aspekt Śliskie deski", "place_aspect", {"aspect": "Śliskie deski"}),
    ("dopisz Jagnie na kartę aspekt „Nóż w rękawie”", "adjust",
     {"character": "Jagna", "add_aspect": "Nóż w rękawie"}),
    ("Jagna prowokuje bójkę z Wilkołakiem", "begin_conflict",
     {"characters": ["Jagna", "Wilkołak"]}),
    ("Wilkołak prowokuje Jagnę, atak psychiczny, ma 2 + kości 1", "attack",
     {"actor": "Wilkołak", "target": "Jagna", "skill": "provoke", "rating": 2, "dice_total": 1}),
    ("Jagna rzuca na empatię, czy Wilkołak kłamie. Wilkołak broni się oszustwem", "overcome",
     {"actor": "Jagna", "target": "Wilkołak", "skill": "empathy",
      "defence": {"skill": "deceive"}}),
    ("Jagna zużywa impuls Gęsta mgła", "invoke",
     {"actor": "Jagna", "aspect": "Gęsta mgła", "free": True}),
    ("nowy wróg: Zbir, Walka 3", "create_character",
     {"kind": "npc", "name": "Zbir", "skills": {"fight": 3}}),
    ("szansa Jagny na Walkę przeciw 3", "odds", {"roll": "+4 vs +3"}),
    ("daj pomysł na umiarkowaną konsekwencję Jagny", "suggest",
     {"what": "consequence", "severity": "moderate", "character": "Jagna"}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name", "arguments"), SAID)
def test_what_is_said_at_the_table(text: str, name: str, arguments: dict[str, Any]) -> None:
    assert said(text) == [(name, arguments)]


@pytest.mark.parametrize(
    "text",
    [
        "myślę nad wywołaniem „Gęsta mgła”",
        "tydzień temu Jagna miała 3 kratki",
        "w starej kampanii Jagna miała Walkę na 3",
        "Jagna mogłaby wywołać „Gęsta mgła”, ale szkoda punktu",
        "ja bym wziął umiarkowaną konsekwencję, ale decyduje Jagna",
        "fajnie jakby „Gęsta mgła” zniknęło",
    ],
)
def test_what_is_only_spoken_of_is_not_done(text: str) -> None:
    assert said(text) == []


@pytest.mark.parametrize("text", ["Jagna wchodzi w umiarkowaną konsekwencję",
                                  "u Jagny pojawia się aspekt Pech"])  # fmt: skip
def test_somebody_at_the_table_is_no_newcomer(text: str) -> None:
    names = {name for name, _ in said(text)}
    assert not names & {"edit_character", "create_character"}


def test_whoever_was_hit_is_out_by_their_own_name() -> None:
    taken = [("absorb", {"character": "Jagna", "taken_out": True})]
    assert said("Jagna pada, wyłączona z walki", table(HIT)) == taken


def test_both_sides_of_a_contest_roll_for_themselves() -> None:
    calls = said("Jagna Atletyka razem 5, Wilkołak Atletyka razem 3", table(CONTEST))
    assert calls == [
        ("overcome", {"actor": "Jagna", "skill": "athletics", "effort": 5}),
        ("overcome", {"actor": "Wilkołak", "skill": "athletics", "effort": 3}),
    ]


def test_the_same_once_more() -> None:
    climbed = {"command": "overcome", "actor": "Jagna", "skill": "athletics", "difficulty": 3}
    before = Earlier(commands=(climbed,), game=table())
    without = {key: value for key, value in climbed.items() if key != "command"}
    assert said("jeszcze raz to samo", earlier=before) == [("overcome", without)]


@pytest.mark.parametrize(("text", "who"), [("i jeszcze jeden jej", "Jagna"),
                                           ("jeszcze jeden Markowi", "Marek")])  # fmt: skip
def test_one_more_of_what_was_given(text: str, who: str) -> None:
    given = {"command": "adjust", "character": "Jagna", "fate_points_change": 1}
    before = Earlier(commands=(given,), game=table())
    assert said(text, earlier=before) == [("adjust", {"character": who, "fate_points_change": 1})]


def test_one_more_of_something_else_is_not_what_was_given() -> None:
    given = {"command": "adjust", "character": "Jagna", "fate_points_change": 1}
    before = Earlier(commands=(given,), game=table())
    calls = said("jeszcze jeden cios Jagny w Wilkołaka", earlier=before)
    assert "adjust" not in {name for name, _ in calls}


def test_while_others_do_something_is_no_question() -> None:
    said_so = "jak reszta gada, to Jagna próbuje przejść obok straży. Empatia, trudność 2"
    assert said(said_so) == [("overcome", {"actor": "Jagna", "skill": "empathy", "difficulty": 2})]


def test_an_answer_may_begin_with_a_small_word() -> None:
    asked = Earlier(said="Marek strzela!", reply="?")
    assert said("no do Wilkołaka", earlier=asked) == [
        ("attack", {"actor": "Marek", "target": "Wilkołak", "skill": "shoot"})
    ]
