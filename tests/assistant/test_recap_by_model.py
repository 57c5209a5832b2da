"""A recap told by a model that makes things up: what play did not bring never reaches the table."""

from collections.abc import Callable
from typing import Any

import pytest
import scripted_server as server

from assistant.campaigns import Campaign
from assistant.facts import facts
from assistant.guard import guarded
from tools.commands import parse

PLAYED: list[dict[str, Any]] = [
    {"command": "begin_session"},
    {"command": "create_character", "name": "Mara", "skills": {"fight": 3}},
    {"command": "create_character", "name": "Wyrmlurk", "kind": "npc", "secret": True},
    {"command": "attack", "actor": "Mara", "target": "Bor", "skill": "fight",
     "faces": [1, 0, 0, 0], "defence": {"skill": "fight", "faces": [0, 0, 0, -1]}},
    {"command": "absorb", "boxes": 3},
]  # fmt: skip
LIES = (
    "Mara took a severe consequence.",
    "Bor was taken out.",
    "Mara succeeded with style.",
    "Mara has five fate points now.",
    "Bor rolled +7 and hit for 5 shifts.",
)


@pytest.mark.parametrize("called", [True, False])
def test_lies_about_last_time_are_struck(
    table: Campaign, play: Callable[..., Any], called: bool
) -> None:
    for each in PLAYED:
        table.do(parse(each))
    first = [server.calls(("recap", {}))] if called else []
    told = server.prose(" ".join(("The rain never stopped.", *LIES)))
    reply, _ = play(*first, told, said="tell us what happened last time")
    assert not [lie for lie in LIES if lie in reply.prose or lie in reply.text]
    if called:
        assert "Mara" in reply.mechanics[0]


def test_players_recap_holds_no_secret_name_even_where_the_model_asks_for_all(
    table: Campaign, play: Callable[..., Any]
) -> None:
    for each in PLAYED:
        table.do(parse(each))
    answers = (server.calls(("recap", {})), server.prose("So it was."))
    reply, script = play(*answers, said="what happened last time?", viewer="players")
    assert "Wyrmlurk" not in reply.text and "Bor" in reply.text
    assert "Wyrmlurk" not in str(script.asked)


@pytest.mark.parametrize(
    ("language", "aspect", "gone", "stays"),
    [
        ("en", "Open Fog", "The fog is gone.", "Fog hangs over the quay."),
        ("en", "Open Fog", "At last the fog has lifted.", "The open window is gone."),
        ("pl", "Gęsta Mgła", "Nie ma już mgły.", "Mgła wisi nad portem."),
        ("fi", "Sakea Sumu", "Sumu hälveni.", "Sumu leijuu sataman yllä."),
        ("th", "หมอกหนา", "หมอกหายไปแล้ว", "หมอกลอยอยู่เหนือท่าเรือ"),
        ("zh", "海上浓雾", "雾已经散了。", "雾笼罩着港口。"),
    ],
)
def test_an_aspect_in_play_is_not_gone_by_a_word_of_its_name(
    table: Campaign, play: Callable[..., Any], language: str, aspect: str, gone: str, stays: str
) -> None:
    table.do(parse({"command": "begin_session"}))
    table.do(parse({"command": "place_aspect", "aspect": aspect}))
    said = f"{stays}\n{gone}"
    reply, _ = play(server.calls(("recap", {})), server.prose(said), said="what happened last time")
    assert gone not in reply.text and stays in reply.prose
    assert guarded(gone, facts(table.game, ()), table.game, language).struck == (gone,)
    table.do(parse({"command": "remove_aspect", "aspect": aspect}))
    assert guarded(gone, facts(table.game, ()), table.game, language).prose == gone
