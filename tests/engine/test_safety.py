"""Safety tools: the scene stops at once, asks nothing, and goes on when the table wants it to."""

from __future__ import annotations

from typing import Any

import pytest

from tools import commands as c
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Game, new
from tools.play import play


def do(game: Game, command: str, **arguments: Any) -> Game:
    return play(game, c.parse({"command": command, **arguments}), Dice("seed")).game


def hit() -> Game:
    """A hit waits for Mara in a conflict."""
    game = do(new(), "create_character", name="Mara", skills={"fight": 3, "athletics": 1})
    game = do(game, "create_character", name="Ghoul", kind="npc", skills={"fight": 2})
    game = do(game, "attack", actor="Ghoul", target="Mara", skill="fight", effort=5,
              defence={"skill": "athletics", "effort": 2})  # fmt: skip
    assert game.pending
    return game


@pytest.mark.rule("condensed.safety")
def test_an_x_stops_everything_and_nothing_waits() -> None:
    game = do(hit(), "stop_scene")
    assert game.scene.stopped == "x_card"
    assert (game.pending, game.roll) == ((), None)
    for command in ({"command": "roll", "actor": "Mara", "skill": "fight"},
                    {"command": "attack", "actor": "Mara", "target": "Ghoul", "skill": "fight"},
                    {"command": "absorb", "boxes": 2}):  # fmt: skip
        with pytest.raises(RuleError, match="stopped") as refused:
            play(game, c.parse(command), Dice("seed"))
        assert (refused.value.code, refused.value.rule) == ("scene_stopped", "condensed.safety")


@pytest.mark.rule("condensed.safety")
def test_a_pause_keeps_what_waits() -> None:
    game = hit()
    paused = do(game, "stop_scene", tool="pause")
    assert paused.pending == game.pending
    assert do(do(paused, "resume_scene"), "absorb", boxes=3).pending == ()


@pytest.mark.rule("condensed.safety")
def test_it_goes_on_or_elsewhere_and_may_be_said_twice() -> None:
    stopped = do(do(hit(), "stop_scene"), "stop_scene")
    assert do(do(stopped, "resume_scene"), "roll", actor="Mara", skill="fight")
    elsewhere = do(stopped, "begin_scene", name="Dawn")
    assert elsewhere.scene.stopped == ""
    with pytest.raises(RuleError) as refused:
        do(elsewhere, "resume_scene")
    assert refused.value.code == "already_so"


@pytest.mark.rule("condensed.safety")
def test_agreements_are_kept_changed_and_struck_out() -> None:
    game = do(new(), "agree", topic="lines", text="No harm to animals")
    game = do(game, "agree", topic="tone", text="Grim")
    game = do(game, "agree", topic="lines", text="No harm to dogs")
    assert dict(game.agreements) == {"tone": "Grim", "lines": "No harm to dogs"}
    assert dict(do(game, "agree", topic="tone").agreements) == {"lines": "No harm to dogs"}
