"""What every telling is made of."""

from collections.abc import Callable, Iterator
from typing import Any

from assistant.voice import Voice
from tools import events as e

Telling = Callable[[Voice, Any], Iterator[str]]


def silent(voice: Voice, event: e.Event) -> Iterator[str]:
    """Nothing that a table needs to hear."""
    yield from ()
