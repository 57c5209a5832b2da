"""Which sentence of a passage answers a question, and so comes first.

A sentence counts for what it shares with the question: the more, the fewer others share it. It
counts for being of the sort that the question wants besides: a number, a time, a leave.
"""

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from rules_corpus.grams import grams
from rules_corpus.passage import HERE, load_yaml
from rules_corpus.silence import content
from rules_corpus.terms import DENSE, found, ladder

# What a word counts that stands in one sentence alone, two letters of Thai or Chinese, a Chinese
# sign, a number, a rating, a term of the game, what is said alike, the right sort; what the first
# sentence has ahead of others, for it answers what is asked most.
WORD, PART, SIGN, NUMBER, RATING = 1.0, 0.35, 0.15, 1.6, 3.0
TERM, ALIKE, SORT, FIRST = 0.8, 1.5, 0.8, 0.6
# What a row of a list counts when the question names what stands before its colon.
ROW = 2.0
# A word is in a sentence when so much of it is.
SHARED = 0.5
# A long sentence holds more by chance.
LONG = 0.25
_HAN = re.compile(r"[\u3400-\u9fff]")
_NUMBER = re.compile(r"\d+")
_ROW = re.compile(r"- ([^:：]+)[:：]")
_RATING = re.compile(r"(?:[+＋]|\bplus\w*|บวก|加) ?(\d)(?!\d)", re.IGNORECASE)


class Sort(NamedTuple):
    """A sort of question: how it is asked, and what its answer has in it."""

    asks: re.Pattern[str]
    answers: re.Pattern[str]


@cache
def sorts(language: str) -> tuple[Sort, ...]:
    """The sorts of question of a language."""
    held: Mapping[str, Mapping[str, Mapping[str, Sequence[str]]]] = load_yaml(HERE / "asking.yaml")
    return tuple(
        Sort(*(re.compile("|".join(each[side][language]), re.IGNORECASE) for side in Sort._fields))
        for each in held.values()
    )


@cache
def _alike(language: str) -> Mapping[str, re.Pattern[str]]:
    held: Mapping[str, Mapping[str, Sequence[str]]] = load_yaml(HERE / "alike.yaml")
    return {
        name: re.compile("|".join(each[language]), re.IGNORECASE) for name, each in held.items()
    }


@cache
def _rungs(language: str) -> Sequence[tuple[int, re.Pattern[str]]]:
    """The ratings of the ladder above 0, and the word of each; Thai uses the English ones too."""
    tongues = (language, "en") if language == "th" else (language,)
    return [
        (rating, re.compile(_whole(word), re.IGNORECASE))
        for tongue in tongues for rating, word in ladder(tongue).items() if rating > 0
    ]  # fmt: skip


def _whole(word: str) -> str:
    """A pattern for a word in all its forms."""
    if DENSE.search(word):
        return re.escape(word)
    return rf"\b{re.escape(word[:-1] if len(word) > 5 else word)}"


def meanings(text: str, language: str) -> list[tuple[str, float]]:
    """What a text names whatever its words: terms, ratings, what is said alike, and their worth."""
    ratings = {f"+{each}": RATING for each in _RATING.findall(text)}
    ratings |= {f"+{each}": RATING for each, word in _rungs(language) if word.search(text)}
    alike = {name: ALIKE for name, each in _alike(language).items() if each.search(text)}
    return [*dict.fromkeys(found(text, language), TERM).items(), *ratings.items(), *alike.items()]


def leading(question: str, language: str, lines: Sequence[str]) -> int:
    """The place of the sentence that answers; the first, 0, where none does better."""
    asked = units(question, language)
    held = [
        frozenset((*grams(line), *line, *(name for name, _ in meanings(line, language))))
        for line in lines
    ]
    present = [[len(unit & each) / len(unit) for unit in asked] for each in held]
    often = Counter(at for shares in present for at, share in enumerate(shares) if share >= SHARED)
    fits = [
        Counter(at for at, line in enumerate(lines) if each.answers.search(line))
        for each in sorts(language)
        if each.asks.search(question)
    ]
    scores = []
    for place, shares in enumerate(present):
        score = sum(
            weight * share * rarity(often[at], len(lines))
            for (at, share), weight in zip(enumerate(shares), asked.values(), strict=True)
            if share >= SHARED
        )
        if score:
            score += SORT * sum(rarity(fit.total(), len(lines)) for fit in fits if fit[place])
            score += ROW * labelled(lines[place], language, asked)
        score /= (1 + len(held[place]) / 100) ** LONG
        scores.append(score + (FIRST if not place else 0.0))
    return max(range(len(lines)), key=lambda place: scores[place])


def labelled(line: str, language: str, asked: Mapping[frozenset[str], float]) -> float:
    """How much of what stands before a row's colon the question names, 0 to 1."""
    row = _ROW.match(line)
    label = [frozenset({name}) for name, _ in meanings(row[1], language)] if row else []
    return sum(each in asked for each in label) / len(label) if label else 0.0


def units(question: str, language: str) -> Mapping[frozenset[str], float]:
    """What a question is made of, each with what it counts: its words, numbers and terms."""
    kept = content(question, language)
    listed: dict[frozenset[str], float] = {
        frozenset({name}): worth for name, worth in meanings(question, language)
    }
    for word in kept.split():
        parts = grams(word)
        if DENSE.search(word):
            listed |= {frozenset({part}): PART for part in parts if len(part) == 2}
            listed |= {frozenset({sign}): SIGN for sign in _HAN.findall(word)}
        elif parts:
            listed[frozenset(parts)] = NUMBER if _NUMBER.search(word) else WORD
    return listed


def rarity(often: int, lines: int) -> float:
    """What a thing counts that so many of the sentences hold, 0 to 1."""
    return math.log((lines + 1) / often) / math.log(lines + 1) if often else 0.0
