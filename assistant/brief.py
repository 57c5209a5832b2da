"""What a model is told before each turn: its duties, and the table as the speaker may see it."""

from importlib.resources import files

from assistant import render
from assistant.toolbox import Toolbox

DUTIES = files("assistant").joinpath("prompts/gm.md").read_text(encoding="utf-8")
LONGEST = 6000


def brief(toolbox: Toolbox) -> str:
    """The system prompt of a turn, built from the state and nothing that was said before."""
    table = render.state(toolbox.game, toolbox.language, gm=toolbox.viewer == "gm")
    return f"{DUTIES}\nThe table now:\n{table[:LONGEST]}"
