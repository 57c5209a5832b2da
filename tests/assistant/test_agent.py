"""The agent with the real loop and the real client, against a server that follows a script."""

import json
from collections.abc import Callable
from typing import Any

import pytest
import scripted_server as server

from assistant.campaigns import Campaign
from assistant.middleware import MOST_CALLS
from tools.commands import parse

prose, calls, trouble = server.prose, server.calls, server.trouble
Play = Callable[..., Any]

DARK = ("place_aspect", {"aspect": "Dark"})
WET = ("place_aspect", {"aspect": "Wet"})


def names(table: Campaign) -> list[str]:
    return [aspect.name for aspect in table.game.scene.aspects]


def test_a_call_then_prose(table: Campaign, play: Play) -> None:
    reply, script = play(calls(DARK), prose("Shadows creep over the yard."))
    assert names(table) == ["Dark"]
    assert reply.model == "scripted"
    assert [(call.command, call.ok) for call in reply.calls] == [("place_aspect", True)]
    assert "Dark" in reply.mechanics[0]
    assert reply.prose == "Shadows creep over the yard."
    assert reply.citations
    assert all(asked["parallel_tool_calls"] is False for asked in script.asked)
    results = [each for each in script.asked[1]["messages"] if each["role"] == "tool"]
    assert json.loads(results[0]["content"])["ok"] is True


def test_only_the_first_of_two_calls_is_played(table: Campaign, play: Play) -> None:
    reply, script = play(calls(DARK, WET), prose("There."))
    assert names(table) == ["Dark"]
    sent = [each for each in script.asked[1]["messages"] if each.get("tool_calls")]
    assert [len(each["tool_calls"]) for each in sent] == [1]
    assert len(reply.calls) == 1


def test_calls_one_after_another_are_one_turn(table: Campaign, play: Play) -> None:
    play(calls(DARK), calls(WET), prose("There."))
    assert names(table) == ["Dark", "Wet"]
    table.undo(whole_turn=True)
    assert names(table) == []


def test_an_unknown_tool_goes_back_to_the_model(table: Campaign, play: Play) -> None:
    reply, script = play(calls(("win_game", {})), calls(DARK), prose("There."))
    assert names(table) == ["Dark"]
    assert [call.command for call in reply.calls] == ["place_aspect"]
    assert "win_game" in script.asked[1]["messages"][-1]["content"]


@pytest.mark.parametrize("broken", ['{"aspect": "Da', "not json", "null"])
def test_arguments_that_are_no_json_go_back_to_the_model(
    table: Campaign, play: Play, broken: str
) -> None:
    reply, script = play(calls(("place_aspect", broken)), calls(DARK), prose("There."))
    assert names(table) == ["Dark"]
    assert reply.model == "scripted"
    assert script.asked[1]["messages"][-1]["role"] == "tool"


@pytest.mark.parametrize("broken", ["[1, 2]", '"text"', "7"])
def test_arguments_that_are_no_object_leave_the_turn_to_offline(
    table: Campaign, play: Play, broken: str
) -> None:
    reply, _ = play(calls(("place_aspect", broken)), said="What does Anna's sheet look like?")
    assert reply.model == "offline"
    assert [call.command for call in reply.calls] == ["show_sheet"]


@pytest.mark.parametrize(
    "given",
    [{}, {"aspect": "", "on": None}, {"aspect": "X", "extra": 1}, {"aspect": 3},
     {"aspect": "X", "config": {}}, {"aspect": "X", "run_manager": 1}, {"aspect": "X", "self": 1}],
)  # fmt: skip
def test_arguments_that_the_engine_refuses_change_nothing(
    table: Campaign, play: Play, given: dict[str, Any]
) -> None:
    reply, _ = play(calls(("place_aspect", given)), prose("Hm."))
    assert names(table) == []
    assert [call.ok for call in reply.calls] == [False]
    assert reply.calls[0].error is not None
    assert reply.calls[0].error["message"]
    assert reply.mechanics


@pytest.mark.parametrize(
    ("name", "given"),
    [("look_up", {}), ("choose", {"number": "x"}), ("choose", {"number": 7}),
     ("odds", {"roll": "?"}),
     ("show_sheet", {"name": "Nobody"}), ("show_sheet", {"who": "Anna"}), ("redo", {})],
)  # fmt: skip
def test_queries_that_cannot_be_answered_are_refused(
    play: Play, name: str, given: dict[str, Any]
) -> None:
    reply, _ = play(calls((name, given)), prose("Hm."))
    assert [(call.command, call.ok) for call in reply.calls] == [(name, False)]


def test_the_name_of_the_tool_is_the_command(table: Campaign, play: Play) -> None:
    smuggled = {"aspect": "Dark", "command": "remove_aspect"}
    play(calls(("place_aspect", smuggled)), prose("There."))
    assert names(table) == ["Dark"]


def test_a_refusal_of_the_rules_cites_and_can_be_mended(table: Campaign, play: Play) -> None:
    reply, _ = play(calls(("invoke", {"actor": "Anna"})), calls(DARK), prose("There."))
    assert [call.ok for call in reply.calls] == [False, True]
    assert names(table) == ["Dark"]


def test_an_endless_loop_of_calls_ends(table: Campaign, play: Play) -> None:
    reply, script = play(calls(DARK))
    assert len(reply.calls) <= MOST_CALLS
    assert len(script.asked) == MOST_CALLS + 1


def test_endless_broken_calls_end(table: Campaign, play: Play) -> None:
    reply, script = play(calls(("place_aspect", "{")))
    assert names(table) == []
    assert len(script.asked) <= MOST_CALLS + 1
    assert reply.text


SAID = "Anna attacks Bor with Fight 0 0 0 0, Bor defends with Fight 0 0 0 0."
ATTACK = ("attack", {"actor": "Anna", "target": "Bor", "skill": "fight", "faces": [0, 0, 0, 0],
                     "defence": {"skill": "fight", "faces": [0, 0, 0, 0]}})  # fmt: skip


def test_false_prose_is_struck_and_innocent_prose_stays(play: Play) -> None:
    said = ("Steel rings in the yard. Anna hits with 9 shifts! It is a tie. "
            "Bor takes a severe consequence. Two guards look up.")  # fmt: skip
    reply, _ = play(calls(ATTACK), prose(said))
    assert reply.prose == "Steel rings in the yard. Two guards look up."


def test_prose_without_any_call_states_no_mechanics(table: Campaign, play: Play) -> None:
    reply, _ = play(prose("Good morning! Bor takes 4 stress. He is taken out."))
    assert reply.prose == "Good morning!"
    assert reply.calls == ()


def test_a_model_that_only_lies_leaves_a_reply_all_the_same(play: Play) -> None:
    reply, _ = play(prose("Anna rolls +17 and succeeds with style."))
    assert reply.prose == ""
    assert reply.text


def test_a_players_model_is_told_no_secret(table: Campaign, play: Play) -> None:
    table.do(parse({"command": "place_aspect", "aspect": "Hidden Trapdoor", "secret": True}))
    table.do(parse({"command": "create_character", "name": "Zorg the Unseen", "kind": "npc",
                    "secret": True}))  # fmt: skip
    looked = [("show_log", {}), ("show_state", {}), ("show_sheet", {"name": "Zorg the Unseen"}),
              ("available", {}), ("remove_aspect", {"aspect": "Hidden Trapdor"})]  # fmt: skip
    reply, script = play(*(calls(each) for each in looked), prose("Hm."), viewer="players")
    asked = [each for request in script.asked for each in request["messages"]]
    seen = json.dumps([each for each in asked if each["role"] != "assistant"])
    assert len(reply.calls) == len(looked)
    assert "Trapdoor" not in seen
    assert "Trapdoor" not in json.dumps(reply.plain())
    assert "Zorg" not in script.asked[1]["messages"][-1]["content"]
    assert "Zorg" not in script.asked[2]["messages"][-1]["content"]
    assert reply.calls[2].ok is False
