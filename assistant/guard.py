"""The provenance guard: a sentence that states mechanics must rest on what the engine has told."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from assistant.claims import (
    ASPECT,
    WHO,
    Claim,
    Masked,
    claims,
    counted,
    mask_numbers,
    spoken,
    wording,
)
from assistant.colour import coloured, still
from assistant.facts import Facts
from assistant.understanding import names
from assistant.understanding.lexicon import lexicon
from assistant.understanding.showing import has_dice
from assistant.words import LANGUAGES, SKILLS
from rules_corpus.terms import ladder, termbase
from tools.game import Game
from tools.people import aspects

SHORTEST = 3  # letters of a word by which an aspect may be told
NEAR, NEAR_UNSPACED = 24, 6  # letters between a word of the ladder and what makes a rating of it
# Nothing in the game bears these out, whoever says them.
NEVER = ("foreign", "rolled", "faces", "thrown", "grazed", "purse")
SEVERITIES = ("mild", "moderate", "severe", "extreme")
# May be offered, asked about or weighed without having happened.
OPEN = frozenset({
    *SEVERITIES, "consequence", "consequences", "fail", "success", "tie", "style", "cost", "out",
    "concede", "boost", "free_invokes", "reroll", "heal", "placed", "ended", "gained",
    "spent", "turn", "named", "lifted", "wins", "slips", "hurts", "spared", "falls", "gratis",
})  # fmt: skip
_SENTENCE = re.compile(r"(?<=[.!?…])[\"'”’»)]*\s+|(?<=[。！？])(?![”」』])|\n+")
_CLAUSE = re.compile(r"[,;:—–，；：]")
_NO_SPACES = re.compile(r"[\u0e00-\u0e7f\u3400-\u9fff]")


@dataclass(frozen=True, slots=True)
class Guarded:
    """What may be said of a model's prose, and the sentences that were struck."""

    prose: str
    struck: tuple[str, ...]


def guarded(prose: str, known: Facts, game: Game, language: str) -> Guarded:
    """The prose without sentences that claim mechanics which nobody has told.

    Args:
        known: what happened in this turn, and what stands.
        game: as the speaker sees it: whose names stand in the prose.
        language: of the reply, where the prose itself does not tell.
    """
    kept: list[str] = []
    struck: list[str] = []
    for sentence in sentences(prose):
        (struck if false(sentence, known, game, language) else kept).append(sentence)
    joint = "" if _NO_SPACES.search(prose) and language == "zh" else " "
    return Guarded(joint.join(kept), tuple(struck))


def sentences(prose: str) -> list[str]:
    """The sentences of a text, without what surrounds them."""
    return [each for part in parted(prose) if (each := part.strip())]


def parted(prose: str) -> list[str]:
    """A text in sentences, the last as it stands: it may go on."""
    return _SENTENCE.split(prose)


def false(sentence: str, known: Facts, game: Game, language: str) -> bool:
    """Whether a sentence claims something that is not known."""
    if has_dice(sentence):
        return True
    languages = spoken(sentence)
    people, text = masked_names(sentence, game, language)
    named = frozenset(people)
    read = counted(sentence, language)
    masked = mask_numbers(text, read)
    found = list(claims(masked, languages))
    if any(claim.what in NEVER for claim in found):
        return True
    if not known.looked_up and any(claim.what == "rulebook" for claim in found):
        return True
    stated = [each for each in found if each.what not in ("rulebook", "consequence")]
    if not any(each.what == "consequence" for each in found):
        stated = [each for each in stated if each.what not in SEVERITIES]
    stated = [
        each
        for each in stated
        if each.what not in OPEN or not supposed(each.start, each.end, masked.text, languages)
    ]
    if any(not known.holds(each, named) for each in stated) or (
        _fades(text, game, languages) and not known.holds(Claim("lifted", None, 0, 0), named)
    ):
        return True
    rated = ratings(masked, languages)
    if any(not _rated(value, skill, known, named) for value, skill in rated):
        return True
    if _unborne(masked.text, stated, languages):
        return True
    digits = (masked.numbers[place] for place in masked.digits)
    if stated and any(not _known(value, known, found) for value in digits):
        return True
    judge = coloured if known.eventful else still
    skilled = known.skills.issuperset(_named_skills(masked.text))
    return not judge(masked.text, people, stated, known, read[0], bool(rated), skilled)


def told(text: str, game: Game, language: str) -> list[Claim]:
    """What the engine's own text states, for what rests on it."""
    found = []
    for sentence in sentences(text):
        text = masked_names(sentence, game, language)[1]
        masked = mask_numbers(text, counted(sentence, language))
        found += list(claims(masked, spoken(sentence)))
        found += [Claim("effort", value, 0, 0) for value in masked.numbers.values()]
    return found


def masked_names(text: str, game: Game, language: str) -> tuple[tuple[str, ...], str]:
    """Who is named in a text, in order, and the text with people and aspects as one letter each."""
    for name in sorted({each.name for _, each in aspects(game)}, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", ASPECT, text, flags=re.IGNORECASE)
    words = lexicon(language if language in LANGUAGES else "en")
    found = names.find(text, names.known(game), words)
    for each in reversed(found):
        text = text[: each.start] + WHO + text[each.end :]
    return tuple(each.name for each in found), re.sub(rf"(?i)\bthe {WHO}", WHO, text)


def _fades(text: str, game: Game, languages: tuple[str, ...]) -> bool:
    """Whether an aspect of the scene, told by a word of its name, is said to be gone."""
    parts = {part for each in game.scene.aspects for part in _parts(each.name)}
    for language in languages:
        gone = wording(language).words["lifted"]
        for part in parts:
            said = names.pattern(part, lexicon(language)).sub(ASPECT, text)
            if said != text and any(not supposed(*found.span(), said, languages)
                                    for found in gone.finditer(said)):  # fmt: skip
                return True
    return False


def _parts(name: str) -> Iterator[str]:
    """What an aspect may be told by: its words, or how it begins and ends where none are parted."""
    for word in name.split():
        if not _NO_SPACES.search(word):
            yield from [word] if len(word) >= SHORTEST else []
            continue
        least = SHORTEST if "\u0e00" <= word[0] <= "\u0e7f" else 1
        for size in range(least, len(word)):
            yield from (word[:size], word[-size:])


def _unborne(text: str, stated: Sequence[Claim], languages: tuple[str, ...]) -> bool:
    """Whether a word that only the game has stands outside of everything that holds."""
    return any(
        not any(claim.start < found.end() and found.start() < claim.end for claim in stated)
        and not supposed(found.start(), found.end(), text, languages)
        for each in languages
        for found in wording(each).terms.finditer(text)
    )


def supposed(start: int, end: int, text: str, languages: tuple[str, ...]) -> bool:
    """Whether a place in a sentence is only asked about or supposed, in its own clause."""
    ends = [found.start() for found in _CLAUSE.finditer(text)]
    first = max((each for each in ends if each < start), default=0)
    last = min((each for each in ends if each >= end), default=len(text))
    asked = last == len(text) and text.rstrip("\"'”’»)").endswith(("?", "？"))
    return asked or any(wording(each).hypothetical.search(text, first, last) for each in languages)


def _known(value: int, known: Facts, found: Sequence[Claim]) -> bool:
    """A number is told with its sign; only what was told below 0 may be said without one."""
    return (
        value in known.numbers
        or (-value in known.numbers and value > 0)
        or any(each.value == value for each in found)
    )


def ratings(masked: Masked, languages: tuple[str, ...]) -> list[tuple[int, str | None]]:
    """Signed numbers and words of the ladder that state a rating, with the skill beside them."""
    text = masked.text
    skilled = [(found.start(), skill) for skill, word in _skills().items()
               for found in word.finditer(text)]  # fmt: skip
    rolled = [found.start() for each in languages for found in wording(each).rolls.finditer(text)]
    stated = [(place, masked.numbers[place]) for place in masked.signed]
    places = [place for place, _ in skilled] + rolled + list(masked.digits)
    for rating, word in _ladder().items():
        for found in word.finditer(text):
            apart = [max(place - found.end(), found.start() - place) for place in places]
            if _alone(found, text) or any(distance <= _reach(found) for distance in apart):
                stated.append((found.start(), rating))
    listed = []
    for place, rating in stated:
        near = sorted((abs(at - place), skill) for at, skill in skilled)
        listed.append((rating, near[0][1] if near and near[0][0] <= 2 * NEAR else None))
    return listed


def _alone(found: re.Match[str], text: str) -> bool:
    """Whether a rung's capital is that of no name and of no sentence: "worthy of a Great." """
    before = text[: found.start()].rstrip()
    named = re.search(rf"(?:\bthe|[{WHO}{ASPECT}]|\b[^\W\d_a-zà-ÿ]\w*|[^\w\s])$", before)
    ends = re.match(r"\s*(?:[.,;:!?…]|$)", text[found.end() :])
    return bool(found.group()[0].isupper() and before and not named and ends)


def _rated(rating: int, skill: str | None, known: Facts, named: frozenset[str]) -> bool:
    if skill and skill in known.ratings:
        return known.rated(skill, rating, named) or rating in _efforts(known)
    return rating in known.numbers


def _efforts(known: Facts) -> set[int]:
    return {number for unit in ("effort", "difficulty") for _, number in known.counts.get(unit, ())}


def _reach(found: re.Match[str]) -> int:
    """How far a rung's word reaches; "Good evening" begins with a capital anyway."""
    if _NO_SPACES.search(found.group()):
        return NEAR_UNSPACED
    return NEAR if found.start() else 24


@cache
def _skills() -> dict[str, re.Pattern[str]]:
    """The names of skills and approaches, in all languages, with a capital or in a script of their
    own."""
    found: dict[str, re.Pattern[str]] = {}
    for room in SKILLS:
        for skill, entry in termbase()[room].items():
            said = [word for language in LANGUAGES for word in entry.get(language, ())]
            found[skill.replace("-", "_")] = re.compile("|".join(map(_bounded, said)))
    return found


def _named_skills(text: str) -> set[str]:
    return {skill for skill, word in _skills().items() if word.search(text)}


def _bounded(word: str) -> str:
    if _NO_SPACES.search(word):
        return re.escape(word)
    stem = word[:-1] if len(word) > 4 else word
    return rf"(?<![^\W\d_]){re.escape(stem)}\w{{0,4}}"


@cache
def _ladder() -> dict[int, re.Pattern[str]]:
    """The words of each rung: with a capital in English, with any ending where words have them."""
    forms: dict[int, list[str]] = {}
    for language in LANGUAGES:
        for rating, word in ladder(language).items():
            parts: Iterable[str] = (part for part in re.split(r"\s*[()]\s*", word) if part)
            forms.setdefault(rating, []).extend(_rung(language, part) for part in parts)
    return {rating: re.compile("|".join(listed)) for rating, listed in forms.items()}


def _rung(language: str, word: str) -> str:
    if _NO_SPACES.search(word):
        return re.escape(word)
    if language in ("pl", "fi"):
        return rf"(?i:(?<!\w){re.escape(word[:-1])}\w{{1,6}})(?!\w)"
    return rf"(?<!\w){re.escape(word)}(?!\w)"
