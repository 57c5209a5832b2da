"""What the tests of this folder share: bringing a file in, giving a character back."""

from __future__ import annotations

import json
from typing import Any

from assistant.exchange import formats
from tools import commands
from tools.dice import Dice
from tools.game import Character, Game, new
from tools.play import play


def game(system: str = "condensed", language: str = "en") -> Game:
    return new(system, language)


def bring(
    document: Any, table: Game | None = None, stem: str = "The File", kind: str = "pc"
) -> tuple[Game, Character, formats.Arrival]:
    """The game after an import of a document, the new character, and how it came."""
    table = table or game()
    data = document if isinstance(document, bytes) else json.dumps(document).encode()
    [arrival] = formats.arrivals(data, table, stem, kind)
    step = play(table, formats.parsed(arrival, None), Dice("seed"))
    return step.game, step.game.characters[arrival.filling.arguments["name"]], arrival


def give(table: Game, who: Character, form: str, language: str = "en") -> Any:
    """The character in a format, as a reader of the file would have it."""
    return json.loads(json.dumps(formats.written(table, who, form, language)))


def do(table: Game, **command: Any) -> Game:
    """The game after a command."""
    return play(table, commands.parse(command), Dice("seed")).game


def aspects(who: Character) -> dict[str, list[str]]:
    """Aspects by kind."""
    found: dict[str, list[str]] = {}
    for each in who.aspects:
        found.setdefault(each.kind, []).append(each.name)
    return found
