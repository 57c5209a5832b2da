"""Telling which optional rules the table plays with."""

from collections.abc import Iterator, Mapping
from typing import Any

from assistant.tellings.base import Telling
from assistant.voice import Voice
from tools import events as e


def option_switched(voice: Voice, event: e.OptionSwitched) -> Iterator[str]:
    """An optional rule is on or off; the citation beside it names it."""
    text = voice("option-on" if event.on else "option-off")
    named = f"variant-{event.variant}"
    variant = voice(named) if voice.has(named) else event.variant
    yield voice("option-variant", text=text, variant=variant) if variant else text


TELLINGS: Mapping[type[Any], Telling] = {e.OptionSwitched: option_switched}
