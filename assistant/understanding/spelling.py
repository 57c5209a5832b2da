"""Misspelt words: each put right where exactly one known word is near. Never a number."""

import re
from collections.abc import Iterator

from rapidfuzz.distance import DamerauLevenshtein

from assistant.understanding import names
from assistant.understanding.lexicon import Lexicon
from tools.game import Game

LEAST = 5  # letters of a word that may be put right
SHORTEST = 3  # letters of a name that may be put right
_WORD = re.compile(r"[^\W\d_]{5,}")


def respelt(text: str, game: Game, words: Lexicon) -> str | None:
    """A text with its misspelt words put right; None where there is none to put right."""
    spelt = {part.casefold(): part for name in names.known(game) for part in name.split()}
    known = words.vocabulary | spelt.keys()
    things = [names.pattern(part, words) for name in _things(game) for part in name.split()]
    begun = tuple(each.rstrip("~") for each in known if len(each.rstrip("~")) >= LEAST)

    def right(match: re.Match[str]) -> str:
        word = match[0].casefold()
        if word.startswith(begun) or any(each.fullmatch(word) for each in things):
            return match[0]
        near = {made for each in known if each[0] == word[0] for made in _near(each, word)}
        return spelt.get(only, only) if len(near) == 1 and (only := near.pop()) else match[0]

    made = _WORD.sub(right, text)
    # A short name that is typed small would be no name at all.
    for word in re.findall(r"[^\W\d_]{3,4}(?![^\W\d_])", made):
        own = None if any(each.fullmatch(word) for each in things) else renamed(word, game, words)
        made = re.sub(rf"\b{word}\b", own, made) if own else made
    return made if made != text else None


def renamed(who: str, game: Game, words: Lexicon) -> str | None:
    """The known name that a stranger's is a slip of: two letters swapped, one too few or too many.

    One letter instead of another may well be another name.
    """
    said = who.casefold()
    if said in words.vocabulary or len(said) < SHORTEST or " " in said:
        return None
    near = {name for called, name in names.known(game).items() if slip(called.casefold(), said)}
    return near.pop() if len(near) == 1 else None


def slip(known: str, said: str) -> bool:
    """Whether a name was typed with one slip."""
    swapped = len(known) == len(said) and sorted(known) == sorted(said)
    return known != said and (swapped or len(known) != len(said)) and (
        DamerauLevenshtein.distance(known, said, score_cutoff=1) == 1)  # fmt: skip


def _things(game: Game) -> Iterator[str]:
    """What the scene has names for, besides people: none of them is misspelt."""
    yield from game.scene.zones
    yield from (each.name for each in game.scene.obstacles)
    yield from (each.name for each in game.countdowns)
    yield from (each.name for each in game.scene.aspects)


def _near(known: str, word: str) -> set[str]:
    """A known word, or a word that begins as it does, if one letter of it is wrong.

    One letter more or less counts, and two that changed places.
    """
    stem = known.rstrip("~")
    if len(stem) < LEAST:
        return set()
    cuts = (len(stem), len(stem) + 1, len(stem) - 1) if known.endswith("~") else (len(word),)
    near = (stem + word[cut:] for cut in cuts if cut <= len(word)
            and DamerauLevenshtein.distance(stem, word[:cut], score_cutoff=1) == 1)  # fmt: skip
    return {found for found in near if abs(len(found) - len(word)) < 2}
