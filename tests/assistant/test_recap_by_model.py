"""A recap told by a model that makes things up: what play did not bring never reaches the table."""

from collections.abc import Callable
from typing import Any

import pytest
import scripted_server as server

from assistant.campaigns import Campaign
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
