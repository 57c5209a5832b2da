"""Texts and numbers of files, made fit for a sheet."""

import html
import re
import unicodedata
from typing import Any

from rules_corpus.terms import ladder
from tools.commands.base import unseen

TAG = re.compile(r"<[^<>]{0,2000}>")
NUMBER = re.compile(r"[+\-−–]?\s?\d{1,3}(?!\d)")
LANGUAGES = ("en", "th", "pl", "fi", "zh")
LOWEST, HIGHEST = -20, 40  # ratings that a sheet takes


def plain_text(value: Any) -> str:
    """A text on one line, without markup; what is no text is empty."""
    if not isinstance(value, str):
        return "" if value is None or isinstance(value, (dict, list)) else str(value)
    if "<" in value or "&" in value:
        value = html.unescape(TAG.sub(" ", value))
    kept = "".join(sign if not unseen(sign) else " " for sign in value)
    return " ".join(unicodedata.normalize("NFC", kept).split())


def fitting(text: str, most: int) -> str:
    """A text of at most so many letters; what is cut off is marked."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def number(value: Any) -> int | None:
    """A whole number as files write it: 3, "3", "+3", "Good (+3)", "Hyvä"; else None."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, (int, float)):
        return int(value) if value == int(value) and abs(value) < 1000 else None
    if not isinstance(value, str):
        return None
    found = NUMBER.findall(value)
    if len(found) == 1:
        return int(re.sub(r"\s", "", found[0]).replace("−", "-").replace("–", "-"))
    if found:
        return None
    form = value.strip().casefold()
    return next(
        (
            rating
            for language in LANGUAGES
            for rating, word in ladder(language).items()
            if form and form in (word.casefold(), word.split(" ")[0].casefold())
        ),
        None,
    )


def rating(value: Any) -> int | None:
    """A number within the ratings that a sheet takes, or None."""
    found = number(value)
    return found if found is not None and LOWEST <= found <= HIGHEST else None
