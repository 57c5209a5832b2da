"""What can be asked without changing anything, as models: strangers send these too."""

from typing import Annotated, Literal, get_args

from pydantic import Field, StringConstraints

from assistant.parts import Part
from tools.commands.base import Model, Name

Question = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=2000)]

Board = Literal["session_zero", "countdowns", "recovery", "roster", "rulings", "safety"]
ASKED = tuple(f"board_{which}" for which in get_args(Board))  # the phrases that ask for each


class LookUp(Model):
    """Look a rule up and cite it."""

    question: Question
    system: str | None = Field(None, description="left out: the campaign's own first")


class ShowSheet(Model):
    """Show one character's sheet, or the list of characters."""

    name: Name | None = None
    part: Part | None = Field(None, description="only this part of the sheet")


class ShowState(Model):
    """Show the scene, who is in it, aspects, points and what waits."""


class ShowLog(Model):
    """Show what has happened so far."""


class Recap(Model):
    """Tell what the last session came to."""

    session: Annotated[int, Field(ge=1)] | None = Field(None, description="left out: the last one")


class ShowBoard(Model):
    """Show one of the table's boards: session zero, countdowns, who recovers, the NPCs, the
    rulings, the safety tools."""

    which: Board


class Available(Model):
    """List what can be answered or invoked now."""


class Choose(Model):
    """Take an answer out of the list of what is available, by its number."""

    number: Annotated[int, Field(ge=1)]


class Odds(Model):
    """Give the exact chances of a roll."""

    roll: str = Field(description='for example "+3 vs 2" or "2D:4"', max_length=200)
    active: bool = Field(False, description="the opposition rolls dice too")
    invokes: Annotated[int, Field(ge=0, le=20)] = Field(
        0, description="how many invokes (or cheers) may be made once the dice are seen"
    )
    wanted: str = Field("success", description="what they are made for, or better", max_length=20)
    helpers: Annotated[int, Field(ge=0, le=20)] = Field(0, description="who help, +1 each")


class Undo(Model):
    """Take back the last turn with everything it paid."""

    rewind: bool = Field(False, description="stopping and going on count as no turn")


class Redo(Model):
    """Bring back what was undone last."""


QUERIES: dict[str, type[Model]] = {
    "look_up": LookUp, "show_sheet": ShowSheet, "show_state": ShowState, "show_log": ShowLog,
    "recap": Recap, "show_board": ShowBoard,
    "available": Available, "choose": Choose, "odds": Odds, "undo": Undo, "redo": Redo,
}  # fmt: skip
