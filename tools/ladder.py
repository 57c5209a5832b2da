"""The ladder: ratings, their words, and the four outcomes of a roll."""

from typing import Literal

Outcome = Literal["fail", "tie", "success", "style"]

WORDS: dict[int, str] = {
    8: "Legendary",
    7: "Epic",
    6: "Fantastic",
    5: "Superb",
    4: "Great",
    3: "Good",
    2: "Fair",
    1: "Average",
    0: "Mediocre",
    -1: "Poor",
    -2: "Terrible",
    -3: "Catastrophic",
    -4: "Horrifying",
}
TOP, BOTTOM = max(WORDS), min(WORDS)
STYLE = 3


def word(rating: int) -> str:
    """Name a rating; beyond either end, count on from the last rung (Legendary+1 is +9).

    Source: condensed.ladder.
    """
    if rating > TOP:
        return f"{WORDS[TOP]}+{rating - TOP}"
    if rating < BOTTOM:
        return f"{WORDS[BOTTOM]}-{BOTTOM - rating}"
    return WORDS[rating]


def outcome(shifts: int) -> Outcome:
    """Read shifts as an outcome: below 0 fail, 0 tie, 1 or 2 success, 3 and more style.

    Source: condensed.outcomes.
    """
    if shifts < 0:
        return "fail"
    if shifts == 0:
        return "tie"
    return "style" if shifts >= STYLE else "success"


def signed(rating: int) -> str:
    """Write a rating as the ladder does: +3, +0, -1."""
    return f"{rating:+d}"


def difficulty_of(reasons: int) -> int:
    """The difficulty of a task that is hard for so many reasons: Mediocre (+0), and +2 for each.

    Source: condensed.difficulty.
    """
    return 2 * reasons
