"""What happens when a table looks after its people."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event
from tools.game.safety import Stop, Topic

SAFETY = "condensed.safety"


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneStopped(Event):
    """The scene stands still; nothing more is asked."""

    type: Literal["scene_stopped"] = "scene_stopped"
    tool: Stop
    rule: str = SAFETY


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneResumed(Event):
    """The scene goes on."""

    type: Literal["scene_resumed"] = "scene_resumed"
    rule: str = SAFETY


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreed(Event):
    """What the table has agreed on; without a text it no longer holds."""

    type: Literal["agreed"] = "agreed"
    topic: Topic
    text: str | None
    rule: str = SAFETY


EVENTS: tuple[type[Event], ...] = (SceneStopped, SceneResumed, Agreed)
