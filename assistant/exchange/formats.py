"""The formats of sheets, and what a file comes to: the public door of this room."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from pydantic import ValidationError

from assistant.exchange import fari, fari_hand, fchar, fchar_hand, foundry, foundry_hand, own
from assistant.exchange.draft import Document, Draft, ExchangeError
from assistant.exchange.filling import Filling, filling
from assistant.exchange.loading import load
from assistant.exchange.patching import Hand, patched
from assistant.exchange.tracks import known, placed
from assistant.voice import Voice, voice
from tools import commands
from tools.dice import Dice
from tools.game import Character, Game, Origin, new
from tools.play import play
from tools.records import replace

READERS: Mapping[str, ModuleType] = {
    own.FORMAT: own,
    "fari": fari,
    "foundry": foundry,
    "fchar": fchar,
}
HANDS: Mapping[str, tuple[Callable[[Voice], Hand], Callable[[str, Voice], Document]]] = {
    "fari": (fari_hand.hand, fari_hand.blank),
    "foundry": (foundry_hand.hand, foundry_hand.blank),
    "fchar": (fchar_hand.hand, fchar_hand.blank),
}
JSON = (own.FORMAT, *HANDS)
MANY = ("characters", "actors")  # under which files of several keep them
MOST = 200  # characters of one file
KNOWN = "Fari, Foundry (Fate Core Official), .fchar, Fatewright"


@dataclass(frozen=True, slots=True)
class Arrival:
    """A character on its way in: the draft, and the command that brings it in."""

    draft: Draft
    filling: Filling

    def command(self, name: str | None = None) -> dict[str, Any]:
        """`import_character` as plain data, under another name if one is given."""
        given = {"name": name} if name else {}
        return {"command": "import_character", **self.filling.arguments, **given}


def parsed(arrival: Arrival, name: str | None) -> commands.Command:
    """The command that brings a character in.

    Raises:
        ExchangeError: `not_fitting`, when a sheet of our own was written by hand and is wrong.
    """
    try:
        return commands.parse(arrival.command(name))
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(each) for each in first["loc"][1:]) or "sheet"
        raise ExchangeError("not_fitting", f"{where} is not as a sheet has it: {first['msg']}.",
                            f"{own.SCHEMA} says what fits.", name=where[:80]) from None  # fmt: skip


def drafts(data: bytes) -> list[Draft]:
    """What a file says about each character in it.

    Raises:
        ExchangeError: `file_empty`, `file_too_big`, `file_too_deep`, `not_json`, `key_twice`,
            `unknown_format`.
    """
    values = load(data)
    for key in MANY:
        if (
            len(values) == 1
            and isinstance(values[0], dict)
            and isinstance(values[0].get(key), list)
        ):
            values = values[0][key]
    if len(values) > MOST:
        raise ExchangeError("file_too_big", f"There are more than {MOST} characters in it.",
                            "Share them out over several files.")  # fmt: skip
    found = [draft(each) for each in values]
    if not found:
        raise unknown("")
    return found


def draft(value: Any) -> Draft:
    """One character's draft.

    Raises:
        ExchangeError: `unknown_format`.
    """
    if isinstance(value, dict):
        for reader in READERS.values():
            if reader.recognized(value):
                read: Draft = reader.read(value)
                return read
    kind = str(value.get("fariType") or value.get("type") or "") if isinstance(value, dict) else ""
    raise unknown(kind)


def unknown(kind: str) -> ExchangeError:
    """The refusal of what is no sheet that is known."""
    what = f" (it says it is a {kind[:40]})" if kind else ""
    return ExchangeError("unknown_format", f"That is no character sheet that is known{what}.",
                         f"Known: {KNOWN}.", near=KNOWN)  # fmt: skip


def arrivals(data: bytes, game: Game, otherwise: str, kind: str = "pc") -> list[Arrival]:
    """The characters of a file, as a campaign would take them in.

    Args:
        otherwise: the name of one without a name.

    Raises:
        ExchangeError: as `drafts`.
    """
    found = [placed(each, game.ruleset.more_tracks) for each in drafts(data)]
    return [Arrival(each, filled(each, game, otherwise, kind)) for each in found]


def filled(read: Draft, game: Game, otherwise: str, kind: str) -> Filling:
    """What a draft comes to on a sheet of a game."""
    if read.format == own.FORMAT:
        return known(own.arguments(read), read.remarks, game.ruleset.kinds)
    return filling(read, game.ruleset, otherwise, kind)


def written(game: Game, who: Character, form: str, language: str) -> Document:
    """A character in a JSON format; one that came from a file of that format goes back into it.

    Args:
        form: one of `JSON`.
    """
    origin = game.origins.get(who.name)
    if form == own.FORMAT:
        return own.written(who, origin)
    say = voice(language)
    hand, blank = HANDS[form]
    kept = original(origin, form)
    if kept is not None:
        read = placed(READERS[form].read(kept), game.ruleset.more_tracks)
        came = as_it_came(game, read, who)
    else:
        read = READERS[form].read(blank(who.name, say))
        came = Character(name=who.name, points=-1, refresh=-1)
    return patched(read, came, who, hand(say))


def original(origin: Origin | None, form: str) -> Document | None:
    """The document that a character came from, in a format; None where there is no such thing.

    Somebody may have written it by hand: what is no such document is no original.
    """
    if origin is None or origin.format != form:
        return None
    try:
        [kept] = load(origin.text.encode())
    except (ExchangeError, ValueError):
        return None
    return kept if isinstance(kept, dict) and READERS[form].recognized(kept) else None


def as_it_came(game: Game, read: Draft, who: Character) -> Character:
    """The character that a draft gave when it was read, by the campaign's own rules."""
    start = replace(new(game.system, game.language, game.options), lists=game.lists,
                    house=game.house)  # fmt: skip
    arguments = filling(read, start.ruleset, who.name, who.kind).arguments
    parsed = commands.parse({"command": "import_character", **arguments})
    [came] = play(start, parsed, Dice("")).game.characters.values()
    return came
