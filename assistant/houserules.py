"""A table's own rules: its system out of a TOML file, and its rulings beside an answer."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from assistant.exchange import labels
from assistant.exchange.draft import ExchangeError
from assistant.voice import voice
from tools import commands
from tools.commands import UseRuleset
from tools.game import Game, Ruling
from tools.people import folded, near
from tools.rulesets import ONE_TRACK, TRACKS

MOST_BYTES = 200_000
HEADER = re.compile(r"\s*\[{1,2}\s*([^\]]+?)\s*\]{1,2}\s*(?:#.*)?")
KEY = re.compile(r"""\s*("(?:[^"\\]|\\.)*"|'[^']*'|[\w\-]+)\s*=""")
PLACE = re.compile(r"\(at line (\d+)", re.IGNORECASE)
KEYS = tuple(name for name in UseRuleset.model_fields if name != "command")
SHORT = 4  # letters; shorter words of a question say little about what it asks
Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Wrong:
    """Something wrong in a file: in which line, a phrase, and what it speaks of."""

    line: int
    code: str
    about: str
    near: str = ""


def read(data: bytes) -> tuple[Data | None, list[Wrong]]:
    """The command that a file comes to, or everything that is wrong in it, by line.

    Raises:
        ExchangeError: `not_toml`, for what is no text or far too long.
    """
    if len(data) > MOST_BYTES:
        raise ExchangeError("not_toml", "The file is far too long for a ruleset.", "Shorten it.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ExchangeError("not_toml", "The file is no text.", "Save it as UTF-8.") from None
    try:
        found: Data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        place = PLACE.search(str(error))
        return None, [Wrong(int(place[1]) if place else 1, "no-toml", "")]
    lines = lines_of(text)
    wrong = [
        Wrong(lines.get((key,), 1), "unknown-key", key, ", ".join(near(key, KEYS) or KEYS))
        for key in found
        if key not in KEYS
    ]
    given = {key: value for key, value in found.items() if key in KEYS}
    command = {"command": "use_ruleset", **by_id(given)}
    try:
        parsed = commands.parse(command)
    except ValidationError as error:
        wrong += [misfit(each, lines) for each in error.errors()]
        return None, in_order(wrong)
    assert isinstance(parsed, UseRuleset)
    wrong += [*strange_tracks(parsed, given, lines), *strangers(parsed, given, lines)]
    return (None if wrong else command), in_order(wrong)


def in_order(wrong: list[Wrong]) -> list[Wrong]:
    """What is wrong by line, each once."""
    return sorted(dict.fromkeys(wrong), key=lambda each: each.line)


def lines_of(text: str) -> Mapping[tuple[str, ...], int]:
    """In which line each key stands, by its way from the top of the file."""
    found: dict[tuple[str, ...], int] = {}
    table: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        header, key = HEADER.fullmatch(line), KEY.match(line)
        if header:
            table = tuple(part.strip().strip("\"'") for part in header[1].split("."))
            found.setdefault(table, number)
        elif key:
            found.setdefault((*table, key[1].strip("\"'")), number)
    return found


def by_id(given: Data) -> Data:
    """The same with skills and tracks by their ids; all ways to name one are known."""

    def named(value: Any) -> Any:
        if isinstance(value, str):
            return labels.skill(value)
        return [named(each) for each in value] if isinstance(value, list) else value

    own = given.get("more_tracks")
    forms = {folded(each) for each in own if isinstance(each, str)} if isinstance(own, list) else ()

    def track(name: Any) -> Any:
        meant = labels.known("tracks").get(labels.plain(name)) if isinstance(name, str) else None
        return meant if meant in TRACKS and folded(name) not in forms else name

    changed = dict(given)
    if "skills" in given:
        changed["skills"] = named(given["skills"])
    for key in ("behind", "treat", "defend"):
        if isinstance(given.get(key), dict):
            changed[key] = {track(name): named(value) for name, value in given[key].items()}
    if isinstance(given.get("attack"), dict):
        changed["attack"] = {named(name): track(value) for name, value in given["attack"].items()}
    return changed


def misfit(error: Any, lines: Mapping[tuple[str, ...], int]) -> Wrong:
    """A value that doesn't fit where it stands."""
    way = tuple(str(each) for each in error["loc"][1:] if each != "[key]")
    if error["type"] == "missing":
        return Wrong(1, "missing", ".".join(way))
    known = [way[:size] for size in range(len(way), 0, -1) if way[:size] in lines]
    return Wrong(lines[known[0]] if known else 1, "misfit", ".".join(way))


def strange_tracks(
    parsed: UseRuleset, given: Data, lines: Mapping[tuple[str, ...], int]
) -> Iterator[Wrong]:
    """Tracks that stand there twice, or that nothing makes known."""
    kinds = (*TRACKS, *parsed.more_tracks)
    forms = [folded(each) for each in (*kinds, ONE_TRACK)]
    for place, name in enumerate(parsed.more_tracks):
        if forms.count(folded(name)) > 1 and folded(name) not in forms[2 : place + 2]:
            yield Wrong(lines.get(("more_tracks",), 1), "twice", name)
    used = [(key, track, track) for key in ("behind", "defend", "treat")
            for track in getattr(parsed, key)]  # fmt: skip
    written = {labels.skill(name): name for name in given.get("attack", {})}
    used += [("attack", written.get(skill, skill), track) for skill, track in parsed.attack.items()]
    for key, name, track in used:
        if folded(track) not in forms[:-1]:
            line = lines.get((key, name), lines.get((key,), 1))
            yield Wrong(line, "unknown-track", track, ", ".join(near(track, kinds) or kinds))


def strangers(
    parsed: UseRuleset, given: Data, lines: Mapping[tuple[str, ...], int]
) -> Iterator[Wrong]:
    """Skills that are used without being in the list; without a list the system's own are meant."""
    skills = parsed.skills
    if not skills:
        return
    twice = [each for place, each in enumerate(skills) if folded(each) in
             map(folded, skills[:place])]  # fmt: skip
    yield from (Wrong(lines.get(("skills",), 1), "twice", each) for each in twice)
    used = [("behind", track, skill) for track, skill in parsed.behind.items()]
    used += [("treat", track, skill) for track, skill in parsed.treat.items()]
    used += [("defend", track, each) for track, listed in parsed.defend.items() for each in listed]
    written = {labels.skill(name): name for name in given.get("attack", {})}
    used += [("attack", written.get(skill, skill), skill) for skill in parsed.attack]
    for key, name, skill in used:
        if skill not in skills:
            line = lines.get((key, str(name)), lines.get((key,), 1))
            yield Wrong(line, "stranger", skill, ", ".join(near(skill, skills)))


def told(wrong: Wrong, language: str) -> str:
    """What is wrong, in a sentence with its line."""
    say = voice(language)
    text = say(f"house-{wrong.code}", line=str(wrong.line), about=wrong.about)
    return say("two", a=text, b=say("house-near", near=wrong.near)) if wrong.near else text


def rulings_for(game: Game, question: str, rules: tuple[str, ...]) -> list[Ruling]:
    """Rulings that bear on a question: about a rule that is cited, or of the same words."""
    asked = {word for word in folded(question).split() if len(word) >= SHORT}
    return [
        each
        for each in game.rulings
        if each.about in rules
        or len(asked & {word.strip(".,;:!?") for word in folded(each.text).split()}) >= 2
        or (len(asked) == 1 and asked & set(folded(each.text).split()))
    ]


def cited(ruling: Ruling, language: str) -> str:
    """A ruling as it stands beside an answer."""
    return voice(language)("ruling-cited", number=str(ruling.number), text=ruling.text)
