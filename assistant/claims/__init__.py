"""How prose claims mechanics, as data a language: patterns over a sentence with its names masked.

`en.yaml` explains the form; `implied/` has what a story gives away without a word of the game. A
text in Latin letters is read in all languages that use them; one in another script in its own
language and in English, whose terms tables mix in.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from rules_corpus.language import detect

WHO, NUMBER, ASPECT = "\ue000", "\ue001", "\ue002"
LATIN = ("en", "pl", "fi")
_LETTER = "A-Za-zÀ-ɏ"
_SCRIPTS = {"th": re.compile(r"[\u0e00-\u0e7f]"), "zh": re.compile(r"[\u3400-\u9fff]")}
_DIGITS = re.compile(r"(?<![\d.])(?:(?<![^\W\d_])[+\-−–])?\d+(?!\d*\.\d)")


@dataclass(frozen=True, slots=True)
class Wording:
    """One language's ways to state mechanics, compiled."""

    words: Mapping[str, re.Pattern[str]]
    counts: Mapping[str, re.Pattern[str]]
    numbers: Mapping[int, re.Pattern[str]]
    terms: re.Pattern[str]
    rolls: re.Pattern[str]
    hypothetical: re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that a text states: a word of the game, or a number of something.

    `value` is None for a word. `start` is where in the masked sentence it stands.
    """

    what: str
    value: int | None
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Masked:
    """A sentence with its names, aspects and numbers as one letter each.

    `numbers` has each number's value, `signed` whether it was written with a sign, by its place;
    `digits` those in digits.
    """

    text: str
    numbers: Mapping[int, int]
    signed: frozenset[int]
    digits: frozenset[int]


def spoken(text: str) -> tuple[str, ...]:
    """The languages whose wordings a text is read in."""
    found = [language for language, script in _SCRIPTS.items() if script.search(text)]
    return (*found, "en") if found else LATIN


def counted(text: str, language: str) -> tuple[str, ...]:
    """The languages whose numbers a text is read in: "ten" is Polish for "this".

    Args:
        language: that of the whole reply.
    """
    found = spoken(text)
    if found != LATIN:
        return found
    likely = (detect(text, language), language)
    return tuple(each for each in dict.fromkeys(likely) if each in LATIN) or ("en",)


def claims(masked: Masked, languages: tuple[str, ...]) -> Iterator[Claim]:
    """Everything that a sentence states, in every wording, each way once."""
    seen: set[Claim] = set()
    for language in languages:
        said = wording(language)
        for what, pattern in said.words.items():
            for found in pattern.finditer(masked.text):
                seen.add(Claim(what, None, *found.span()))
        for unit, pattern in said.counts.items():
            for found in pattern.finditer(masked.text):
                places = [n for n in range(*found.span()) if n in masked.numbers]
                for value in [masked.numbers[place] for place in places] or [1]:
                    seen.add(Claim(unit, value, *found.span()))
    yield from sorted(seen, key=lambda each: (each.start, each.what))


def mask_numbers(text: str, languages: tuple[str, ...]) -> Masked:
    """The text with each number as one letter, and what each is."""
    found: list[tuple[int, int, int, bool]] = []
    for digits in _DIGITS.finditer(text):
        written = digits[0]
        sign = -1 if written[0] in "-−–" else 1
        value = int(written.lstrip("+-−–")[:9]) * sign
        found.append((*digits.span(), value, not written[0].isdecimal()))
    for language in languages:
        for value, pattern in wording(language).numbers.items():
            found += [(*word.span(), value, False) for word in pattern.finditer(text)]
    pieces, numbers, signed, digits_at = list[str](), dict[int, int](), set[int](), set[int]()
    place = length = 0
    for start, end, value, sign_written in sorted(found, key=lambda each: (each[0], -each[1])):
        if start < place:
            continue
        pieces.append(text[place:start] + NUMBER)
        length += start - place + 1
        numbers[length - 1] = value
        if sign_written:
            signed.add(length - 1)
        if text[start:end].lstrip("+-−–").isdecimal():
            digits_at.add(length - 1)
        place = end
    masked = "".join([*pieces, text[place:]])
    return Masked(masked, numbers, frozenset(signed), frozenset(digits_at))


@cache
def wording(language: str) -> Wording:
    """The wording of a language."""
    data, more = (_data(path) for path in (f"{language}.yaml", f"implied/{language}.yaml"))
    parts: dict[str, str] = {}
    for name, part in (data["parts"] | more["parts"]).items():
        parts[name] = _filled(part, parts)
    counted = {*data["counts"]} & {*more["words"]}
    implied = {what: listed for what, listed in more["words"].items() if what not in counted}
    words = {what: [*data["words"].get(what, ()), *implied.get(what, ())]
             for what in data["words"] | implied}  # fmt: skip
    for what in counted:
        data["counts"][what] += more["words"][what]
    data["rolls"] += more["rolls"]
    return Wording(
        words={what: _either(listed, parts) for what, listed in words.items()},
        counts={what: _either(listed, parts) for what, listed in data["counts"].items()},
        numbers={value: _either(map(str, listed), {}) for value, listed in data["numbers"].items()},
        terms=_either(data["terms"], parts),
        rolls=_either(data["rolls"], parts),
        hypothetical=_either(data["hypothetical"], parts),
    )


def _data(path: str) -> dict[str, Any]:
    text = files("assistant.claims").joinpath(path).read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(text)
    return found


def _filled(pattern: str, parts: Mapping[str, str]) -> str:
    for name, part in parts.items():
        pattern = pattern.replace("{" + name + "}", part)
    return pattern


def _either(listed: Any, parts: Mapping[str, str]) -> re.Pattern[str]:
    whole = "|".join(f"(?:{_filled(each, parts)})" for each in listed)
    whole = whole.replace("~", f"[{_LETTER}]*").replace("@", WHO).replace("#", NUMBER)
    whole = whole.replace("&", ASPECT)
    # Where a word in Latin letters begins or ends, no such letter stands beside it.
    edges = rf"(?<![{_LETTER}](?=[{_LETTER}]))(?:{whole})(?!(?<=[{_LETTER}])[{_LETTER}])"
    return re.compile(edges, re.IGNORECASE)
