"""Every fault of a model that is elsewhere: the reply says what happened, the table stays whole."""

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


TROUBLE = {
    "unauthorised": [trouble(401)],
    "forbidden": [trouble(403)],
    "not found": [trouble(404)],
    "too many": [trouble(429, retry_after_ms="10")],
    "server error": [trouble(500, retry_after_ms="10")],
    "overloaded": [trouble(503, retry_after_ms="10")],
    "no json": [server.Answer(body=b"<html>Sign in</html>")],
    "empty": [server.Answer(body=b"{}")],
    "no choices": [server.Answer(body=b'{"choices": null}')],
    "an error within": [server.Answer(body=b'{"error": {"message": "model is loading"}}')],
    "dropped": [server.Answer(drop=True)],
}


@pytest.mark.parametrize("kind", TROUBLE)
def test_offline_takes_the_turn_when_nothing_was_done(
    table: Campaign, play: Play, kind: str
) -> None:
    reply, _ = play(*TROUBLE[kind], said="What does Anna's sheet look like?")
    assert reply.model == "offline"
    assert "scripted" in reply.mechanics[0]
    assert len(reply.mechanics) > 1


def test_offline_takes_the_turn_after_a_timeout(play: Play) -> None:
    reply, script = play(server.Answer(wait=0.6), timeout=0.1, said="What does Anna's sheet say?")
    assert reply.model == "offline"
    assert "scripted" in reply.mechanics[0]
    assert len(script.asked) == 3


@pytest.mark.parametrize("kind", TROUBLE)
def test_what_was_done_before_the_trouble_is_told_once(
    table: Campaign, play: Play, kind: str
) -> None:
    reply, _ = play(calls(DARK), *TROUBLE[kind])
    assert names(table) == ["Dark"]
    assert reply.model == "scripted"
    assert len(reply.calls) == 1
    assert reply.text.count("Dark") == 1


@pytest.mark.parametrize("kind", TROUBLE)
def test_what_was_read_without_the_model_stands_when_no_words_come(
    table: Campaign, play: Play, kind: str
) -> None:
    reply, _ = play(*TROUBLE[kind], said="Put an aspect: Dark")
    assert names(table) == ["Dark"]
    assert reply.model == "offline"
    assert "scripted" in reply.mechanics[0]
    assert len(reply.calls) == 1
    assert reply.text.count("Dark") == 1


def test_kind_words_are_answered_when_the_model_has_none(play: Play) -> None:
    reply, _ = play(trouble(401), said="Good evening everybody!")
    assert reply.model == "offline"
    assert "Glad to be here" in reply.mechanics[1]


def test_a_server_that_comes_back_is_asked_again(table: Campaign, play: Play) -> None:
    reply, script = play(trouble(429, retry_after_ms="10"), trouble(500, retry_after_ms="10"),
                         calls(DARK), prose("There."))  # fmt: skip
    assert reply.model == "scripted"
    assert names(table) == ["Dark"]
    assert len(script.asked) == 4


@pytest.mark.parametrize("flag", ["parallel_tool_calls", "temperature"])
def test_a_flag_that_a_server_does_not_know_is_left_out(
    table: Campaign, play: Play, flag: str
) -> None:
    refused = trouble(400, f"Unsupported parameter: '{flag}' is not supported with this model.")
    reply, script = play(refused, prose("All is quiet."))
    assert reply.model == "scripted"
    assert reply.prose == "All is quiet."
    assert flag in script.asked[0]
    assert flag not in script.asked[1]


@pytest.fixture
def stream(play: Play, listening: Any) -> Play:
    """The reply to a stream, what the server was asked, and what was heard while it came."""

    def streamed(*answers: Any, **more: Any) -> tuple[Any, Any, list[str]]:
        reply, script = play(*answers, listening=listening, **more)
        return reply, script, listening.heard

    return streamed


def test_a_stream_is_heard_sentence_by_sentence(table: Campaign, stream: Play) -> None:
    told = "Shadows creep over the yard. Bor takes 9 stress! A dog barks. It is late."
    reply, script, lines = stream(calls(DARK), prose(told))
    assert script.asked[0]["stream"] is True
    assert names(table) == ["Dark"]
    assert reply.prose == "Shadows creep over the yard. A dog barks. It is late."
    assert "Dark" in lines[0]
    assert lines[1:] == ["Shadows creep over the yard.", "A dog barks.", "It is late."]


def test_calls_in_pieces_are_put_together(table: Campaign, stream: Play) -> None:
    long = {"aspect": "Dark and Wet and Cold", "free_invokes": 0}
    reply, _, _ = stream(calls(("place_aspect", long), DARK), prose("There."))
    assert names(table) == ["Dark and Wet and Cold"]
    assert [call.command for call in reply.calls] == ["place_aspect"]


STREAMS = {
    "broken": server.Answer(message=prose("It is late and the moon is up.").message, broken=True),
    "broken in a call": server.Answer(message=calls(DARK).message, broken=True),
    "cut": server.Answer(message=prose("It is late.").message, cut=True),
    "cut in a call": server.Answer(message=calls(DARK).message, cut=True),
    "an error within": server.Answer(body=b'data: {"error": {"message": "out of memory"}}\n\n',
                                     headers={"content-type": "text/event-stream"}),
    "no events": server.Answer(body=b"data: nonsense\n\n"),
    "nothing": server.Answer(body=b""),
}  # fmt: skip


@pytest.mark.parametrize("kind", STREAMS)
def test_a_stream_that_breaks_leaves_the_turn_to_offline(
    table: Campaign, stream: Play, kind: str
) -> None:
    reply, _, _ = stream(STREAMS[kind], said="What does Anna's sheet look like?")
    assert reply.model == "offline"
    assert "scripted" in reply.mechanics[0]
    assert [call.command for call in reply.calls] == ["show_sheet"]
    assert names(table) == []


@pytest.mark.parametrize("kind", STREAMS)
def test_a_stream_that_breaks_after_a_call_tells_it_once(
    table: Campaign, stream: Play, kind: str
) -> None:
    reply, _, lines = stream(calls(DARK), STREAMS[kind])
    assert names(table) == ["Dark"]
    assert reply.model == "scripted"
    assert len(reply.calls) == 1
    assert sum("Dark" in line for line in lines) == 1


def test_a_stream_that_stalls_is_a_timeout(stream: Play) -> None:
    slow = server.Answer(message=prose("It is late.").message, lull=1.0)
    reply, _, _ = stream(slow, said="What does Anna's sheet say?", timeout=0.2)
    assert reply.model == "offline"
    assert "too long" in reply.mechanics[0]


def test_a_refusal_is_told_and_offline_takes_the_turn(play: Play) -> None:
    declined = {"role": "assistant", "content": None, "refusal": "I can't help with that."}
    for answer in (server.Answer(message=declined),
                   server.Answer(message=prose("").message, reason="content_filter")):  # fmt: skip
        reply, _ = play(answer, said="What does Anna's sheet look like?")
        assert reply.model == "offline"
        assert "declines" in reply.mechanics[0]
        assert [call.command for call in reply.calls] == ["show_sheet"]


def test_an_empty_answer_is_told_and_offline_takes_the_turn(play: Play) -> None:
    reply, _ = play(prose("  "))
    assert reply.model == "offline"
    assert "empty" in reply.mechanics[0]


def test_an_empty_answer_after_a_call_is_no_fault(table: Campaign, play: Play) -> None:
    reply, _ = play(calls(DARK), prose(""))
    assert reply.model == "scripted"
    assert reply.prose == ""
    assert names(table) == ["Dark"]


def test_an_answer_cut_off_at_its_length_ends_with_a_whole_line(play: Play) -> None:
    long = server.Answer(message=prose("It is late.\nThe moon is").message, reason="length")
    assert play(long)[0].prose == "It is late."


def test_it_waits_as_long_as_it_is_told_to(table: Campaign, play: Play) -> None:
    from time import monotonic

    began = monotonic()
    reply, script = play(trouble(429, retry_after="1"), calls(DARK), prose("There."))
    assert monotonic() - began >= 1
    assert reply.model == "scripted"
    assert len(script.asked) == 3


def test_a_call_written_out_as_text_is_made(table: Campaign, play: Play) -> None:
    written = '```json\n{"name": "place_aspect", "arguments": {"aspect": "Dark"}}\n```'
    reply, _ = play(prose(written), prose("There."))
    assert names(table) == ["Dark"]
    assert reply.prose == "There."


def test_json_that_is_no_call_never_reaches_the_table(play: Play) -> None:
    reply, _ = play(prose('{"name": "win", "arguments": {"points": 9}}'))
    assert reply.prose == ""
    assert "win" not in reply.text


def test_an_endpoint_without_tools_is_asked_for_one_decision_at_a_time(
    table: Campaign, play: Play
) -> None:
    refused = trouble(400, "this model does not support tools")
    steps = [prose('{"call": "place_aspect"}'), prose('{"aspect": "Dark"}'),
             prose('{"call": "answer"}'), prose("Shadows creep over the yard.")]  # fmt: skip
    reply, script = play(refused, *steps)
    assert names(table) == ["Dark"]
    assert reply.prose == "Shadows creep over the yard."
    form = script.asked[1]["response_format"]["json_schema"]["schema"]
    assert "place_aspect" in form["properties"]["call"]["enum"]
    assert "aspect" in script.asked[2]["response_format"]["json_schema"]["schema"]["properties"]
    assert all("tools" not in asked for asked in script.asked[1:])


def test_an_endpoint_without_schemas_is_asked_in_words(table: Campaign, play: Play) -> None:
    refusals = [trouble(400, "does not support tools"), trouble(400, "unknown response_format")]
    steps = [prose('Sure! {"call": "place_aspect"}'), prose('```json\n{"aspect": "Dark"}\n```'),
             prose('{"call": "answer"}'), prose("There.")]  # fmt: skip
    reply, script = play(*refusals, *steps)
    assert names(table) == ["Dark"]
    assert all("response_format" not in asked for asked in script.asked[2:])
    assert reply.prose == "There."


def test_a_usage_that_a_server_does_not_know_is_left_out(table: Campaign, stream: Play) -> None:
    refused = trouble(400, "Unrecognized request argument supplied: stream_options")
    reply, script, _ = stream(refused, prose("All is quiet."))
    assert reply.prose == "All is quiet."
    assert "stream_options" in script.asked[0]
    assert "stream_options" not in script.asked[1]


def test_a_loop_of_calls_says_that_it_was_stopped(table: Campaign, play: Play) -> None:
    reply, _ = play(calls(DARK))
    assert "12" in reply.mechanics[0]
    assert names(table) == ["Dark"]
