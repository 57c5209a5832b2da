"""Telling that a scene stands still, and what a table has agreed on."""

from collections.abc import Iterator, Mapping
from typing import Any

from assistant.tellings.base import Telling
from assistant.voice import Voice
from tools import events as e


def scene_stopped(voice: Voice, event: e.SceneStopped) -> Iterator[str]:
    """The scene stands still, and what can be done now."""
    yield voice(f"scene-stopped-{event.tool}")


def scene_resumed(voice: Voice, event: e.SceneResumed) -> Iterator[str]:
    """The scene goes on."""
    yield voice("scene-resumed")


def agreed(voice: Voice, event: e.Agreed) -> Iterator[str]:
    """What has been agreed on."""
    topic = voice(f"topic-{event.topic}")
    if event.text is None:
        yield voice("agreed-no-longer", topic=topic)
    else:
        yield voice("agreed", topic=topic, text=event.text)


TELLINGS: Mapping[type[Any], Telling] = {
    e.SceneStopped: scene_stopped,
    e.SceneResumed: scene_resumed,
    e.Agreed: agreed,
}
