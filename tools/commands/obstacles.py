"""Commands about hazards, blocks, distractions, and threats as maps."""

from typing import Annotated, Literal

from pydantic import Field

from tools.commands.base import Command, Name, Rating, Text, TrackName
from tools.game import ObstacleKind


class PlaceObstacle(Command):
    """Put a hazard, a block or a distraction into the scene; its name is its aspect too."""

    command: Literal["place_obstacle"] = "place_obstacle"
    name: Text
    kind: ObstacleKind
    rating: Rating | None = Field(None, description="what it opposes with")
    weapon: Annotated[int, Field(ge=0, le=9)] | None = Field(
        None, description="weapon rating: 1 to 4 for a hazard, 0 to 4 for a block"
    )
    track: TrackName = Field("physical", description="what its hits harm")
    zone: Name | None = None
    stops: bool = Field(False, description="as cover it stops attacks altogether")
    choice: Text | None = Field(None, description="a distraction's question")
    repercussions: tuple[Text, ...] = Field((), description="what each answer leads to")


class AnswerDistraction(Command):
    """Choose one way to deal with a distraction."""

    command: Literal["answer_distraction"] = "answer_distraction"
    character: Name = Field(description="who chooses")
    obstacle: Text | None = Field(None, description="left out: the only one")
    way: Annotated[int, Field(ge=1, le=9)] = Field(description="the number of the repercussion")


class MapThreat(Command):
    """Make a threat a map: each zone or limb a character, one of them its heart."""

    command: Literal["map_threat"] = "map_threat"
    name: Name
    parts: Annotated[tuple[Name, ...], Field(min_length=1)] = Field(
        description="characters with sheets; one named like a zone is placed there"
    )
    heart: Name = Field(description="the part that wins when it is beaten")


COMMANDS: tuple[type[Command], ...] = (PlaceObstacle, AnswerDistraction, MapThreat)
