"""From bytes to JSON, within bounds: strangers make these files."""

import json
import math
import re
from collections.abc import Iterator
from typing import Any

from assistant.exchange.draft import ExchangeError

MOST_BYTES = 5_000_000
MOST_DEPTH = 64
MOST_VALUES = 200_000
ENCODINGS = ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')
SURROGATES = re.compile(r"[\ud800-\udfff]")
WANTED = "Export the character anew, as JSON."


def load(data: bytes) -> list[Any]:
    """The JSON values of a file: one, the members of a list, or one a line.

    Raises:
        ExchangeError: `file_empty`, `file_too_big`, `file_too_deep`, `not_json`, `key_twice`.
    """
    if len(data) > MOST_BYTES:
        raise ExchangeError("file_too_big", f"The file is larger than {MOST_BYTES // 10**6} MB.",
                            "Leave out what is no character sheet.")  # fmt: skip
    text = decoded(data)
    if not text.strip():
        raise ExchangeError("file_empty", "The file is empty.", WANTED)
    shallow(text)
    try:
        values = [parsed(text)]
    except ValueError as error:
        lines = [line for line in text.splitlines() if line.strip()]
        if len(lines) < 2 or not all(line.lstrip().startswith("{") for line in lines):
            raise broken(error) from None
        try:
            values = [parsed(line) for line in lines]  # a compendium: an actor a line
        except ValueError as worse:
            raise broken(worse) from None
    if len(values) == 1 and isinstance(values[0], list):
        values = values[0]
    if sum(1 for _ in every(values)) > MOST_VALUES:
        raise ExchangeError("file_too_big", f"There are more than {MOST_VALUES} values in it.",
                            "Leave out what is no character sheet.")  # fmt: skip
    return values


def decoded(data: bytes) -> str:
    """The text of a file.

    Raises:
        ExchangeError: `not_json`, for bytes that are no text.
    """
    encoding = next((name for mark, name in ENCODINGS if data.startswith(mark)), "utf-8-sig")
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        raise ExchangeError("not_json", "The file is no text.", WANTED) from None


def shallow(text: str) -> None:
    """Refuse brackets within brackets beyond any sheet, before anything is parsed.

    Raises:
        ExchangeError: `file_too_deep`.
    """
    depth = 0
    for found in BRACKETS.finditer(text):
        sign = found[0]
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
        if depth > MOST_DEPTH:
            raise ExchangeError("file_too_deep", f"It is nested deeper than {MOST_DEPTH} levels.",
                                WANTED)  # fmt: skip


def parsed(text: str) -> Any:
    """JSON with lone surrogates replaced.

    Raises:
        ValueError: it is no JSON, or holds a number that no sheet has.
        ExchangeError: `key_twice`.
    """
    return clean(json.loads(text, parse_constant=_no_number, parse_float=_float,
                            object_pairs_hook=_once))  # fmt: skip


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; which of two values under one key is meant, nobody can know."""
    held = dict(pairs)
    if len(held) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = SURROGATES.sub("\ufffd", next(key for key in keys if keys.count(key) > 1))[:80]
        raise ExchangeError("key_twice", f"In one place of the file, {twice!r} stands twice.",
                            "Leave one of them out.", name=twice)  # fmt: skip
    return held


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is no number")


def _float(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError("a number is too large")
    return value


def clean(value: Any) -> Any:
    """The value with what no text may hold replaced."""
    if isinstance(value, str):
        return SURROGATES.sub("\ufffd", value)
    if isinstance(value, list):
        return [clean(each) for each in value]
    if isinstance(value, dict):
        return {SURROGATES.sub("\ufffd", key): clean(each) for key, each in value.items()}
    return value


def every(value: Any) -> Iterator[Any]:
    """Every value within a value."""
    yield value
    if isinstance(value, (list, dict)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from every(each)


def broken(error: ValueError) -> ExchangeError:
    """The refusal of what is no JSON, with the place where it goes wrong."""
    line = getattr(error, "lineno", None)
    where = f" in line {line}, column {getattr(error, 'colno', 1)}" if line else ""
    return ExchangeError("not_json", f"The file is no JSON: it goes wrong{where}.", WANTED)
