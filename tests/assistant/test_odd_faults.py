"""Faults that keep to the letter of the protocol: the journal holds what was acknowledged."""

import json
from collections.abc import Callable
from typing import Any

import pytest
import scripted_server as server

from assistant.campaigns import Campaign

prose, calls, trouble = server.prose, server.calls, server.trouble
Play = Callable[..., Any]
DARK = ("place_aspect", {"aspect": "Dark"})


def names(table: Campaign) -> list[str]:
    return [aspect.name for aspect in table.game.scene.aspects]


def test_a_stream_that_ends_amid_arguments_does_nothing_twice(
    table: Campaign, play: Play, listening: Any
) -> None:
    half = calls(("place_aspect", '{"aspect": "Da'))
    reply, _ = play(half, calls(DARK), prose("There."), listening=listening)
    acknowledged = [each.arguments["aspect"] for each in reply.calls if each.ok]
    assert names(table) == acknowledged == ["Dark"]


@pytest.mark.parametrize("apart", [True, False])
def test_calls_with_one_id_are_each_made_once(table: Campaign, play: Play, apart: bool) -> None:
    twice = [calls(DARK), calls(DARK)] if apart else [calls(DARK, DARK)]
    for answer in twice:
        for each in answer.message["tool_calls"]:
            each["id"] = "call_0"
    reply, _ = play(*twice, prose("There."))
    assert names(table) == ["Dark"]
    assert [each.ok for each in reply.calls].count(True) == 1


def test_nobody_waits_an_hour(play: Play) -> None:
    reply, _ = play(*[trouble(429, retry_after="3600")] * 3, said="What does Anna's sheet say?")
    assert reply.model == "offline"
    assert "scripted" in reply.mechanics[0]


def test_arguments_that_are_text_of_json_do_no_harm(
    table: Campaign, play: Play, listening: Any
) -> None:
    given = json.dumps(json.dumps(DARK[1]))
    reply, _ = play(calls(("place_aspect", given)), calls(DARK), prose("There."))
    assert (reply.model, names(table)) == ("offline", [])
    assert "scripted" in reply.mechanics[0]
    play(calls(("place_aspect", given)), calls(DARK), prose("There."), listening=listening)
    assert names(table) == ["Dark"]
