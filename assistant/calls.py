"""The toolbox's calls as a model's tools, for one turn: offered few at a time, held to what was
said."""

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import ValidationError

from assistant import context, offer
from assistant.asked import (
    AFTER_READING,
    DONE_ALREADY,
    READ_ALREADY,
    TOO_MANY,
    objection,
)
from assistant.grounds import grounded
from assistant.hearing import CHANGING, Heard
from assistant.models.endpoint import Endpoint
from assistant.queries import QUERIES
from assistant.speech import strangers
from assistant.toolbox import Done, Toolbox, content, description
from tools.commands import COMMANDS, parse
from tools.game import Game

MOST_CHANGES = 6
MORE = "Open further tools by their chapter: " + "; ".join(
    f"{name} ({', '.join(listed)})" for name, listed in offer.CHAPTERS.items()
)

CHAPTER: dict[str, Any] = {
    "type": "object",
    "properties": {"chapter": {"type": "string", "enum": list(offer.CHAPTERS)}},
    "required": ["chapter"],
}


def readable(name: str, arguments: Mapping[str, Any]) -> bool:
    """Whether a call could be made at all; what can't be read is refused with its own reason."""
    try:
        if name in COMMANDS:
            parse({**arguments, "command": name})
        else:
            QUERIES[name].model_validate(arguments)
    except ValidationError:
        return False
    return True


class Calls:
    """The calls of a turn.

    Args:
        heard: what the people said, which a model's calls are held to; None: they are not.
        endpoint: whose budget results are cut to.
        hear: is told of each call that went.
    """

    def __init__(
        self,
        toolbox: Toolbox,
        heard: Heard | None = None,
        endpoint: Endpoint | None = None,
        hear: Callable[[Done], None] | None = None,
    ) -> None:
        self._toolbox, self._heard, self._hear = toolbox, heard, hear
        self._endpoint = endpoint or Endpoint()
        self._opened: set[str] = set()
        self.vain = 0  # calls that were made where nothing is left to call
        self._names: tuple[Game | None, int, tuple[str, ...]] = (None, 0, ())

    def offered(self) -> tuple[str, ...]:
        """The names of the tools that are offered at this point of the turn."""
        if self._heard is None:
            return (*COMMANDS, *QUERIES)
        game, opened = self._toolbox.game, len(self._opened)
        if self._names[0] is not game or self._names[1] != opened:
            names = offer.offered(game, self._heard, frozenset(self._opened))
            self._names = (game, opened, names)
        return self._names[2]

    def told(self) -> list[dict[str, Any]]:
        """The tools that are offered at this point, as a model is told of them."""
        if self._heard is None:
            return []
        game, heard = self._toolbox.game, self._heard
        return [
            specified(name, MORE, CHAPTER)
            if name == offer.MORE
            else specified(name, description(name), offer.parameters(name, game, heard))
            for name in self.offered()
        ]

    def make(self, name: str, arguments: dict[str, Any], read: bool = False) -> tuple[str, bool]:
        """Make a call; what the model is told of it, and whether it went through.

        Args:
            read: whether it was read out of what was said, by no model: it needs no ground.
        """
        if read:
            return self._made(self._toolbox.call(name, arguments))
        if self._heard is not None and self._heard.led and name not in self.offered():
            self.vain += 1
            return READ_ALREADY, False
        if name == offer.MORE:
            return self._open(arguments)
        if name not in COMMANDS and name not in QUERIES:
            names = ", ".join(self.offered())
            return f"There is no tool called {name[:40]}. There are: {names}.", False
        return self._made(self._call(name, arguments))

    def _made(self, done: Done) -> tuple[str, bool]:
        if self._hear and done.lines:
            self._hear(done)
        return context.cut(content(done), context.RESULT, self._endpoint), done.ok

    def _call(self, name: str, arguments: dict[str, Any]) -> Done:
        toolbox = self._toolbox
        if self._heard is None:
            return toolbox.call(name, arguments)
        kept, _ = grounded(name, arguments, self._heard, toolbox.game)
        against = self._against(name, kept) if readable(name, kept) else None
        if against:
            error = {"code": "not_asked", "message": against, "hint": "", "rule": None}
            done = Done(command=name, arguments=arguments, ok=False, error=error)
            toolbox.done.append(done)
            return done
        return toolbox.call(name, kept)

    def _against(self, name: str, arguments: dict[str, Any]) -> str | None:
        assert self._heard is not None
        done = [each for each in self._toolbox.done if each.ok]
        if name == "look_up" and any(each.arguments == arguments for each in done):
            return DONE_ALREADY
        if name not in CHANGING:
            return None
        if any(map(strangers, done)):
            return AFTER_READING
        if any(each.command == name and each.arguments == arguments for each in done):
            return DONE_ALREADY
        if sum(each.command in CHANGING for each in done) >= MOST_CHANGES:
            return TOO_MANY
        return objection(name, arguments, self._heard, self._toolbox.game)

    def _open(self, arguments: dict[str, Any]) -> tuple[str, bool]:
        chapter = str(arguments.get("chapter"))
        if chapter not in offer.CHAPTERS:
            return f"There is no such chapter. There are: {', '.join(offer.CHAPTERS)}.", False
        self._opened.add(chapter)
        return f"Open now: {', '.join(offer.CHAPTERS[chapter])}.", True


def specified(name: str, why: str, parameters: dict[str, Any]) -> dict[str, Any]:
    """A tool as the protocol has it."""
    function = {"name": name, "description": why, "parameters": parameters}
    return {"type": "function", "function": function}
