"""Columns of skills: no rating may hold more of them than the rating below it."""

from collections.abc import Mapping, Sequence


def counts_of(skills: Mapping[str, int]) -> dict[int, int]:
    """How many skills there are at each rating above Mediocre, up to the highest."""
    ratings = [rating for rating in skills.values() if rating > 0]
    return {rating: ratings.count(rating) for rating in range(1, max(ratings, default=0) + 1)}


def columned(skills: Mapping[str, int]) -> tuple[int, int] | None:
    """The highest rating with more skills than the one below it, and that one; None if all is well.

    Source: condensed.skill-columns.
    """
    counts = counts_of(skills)
    for rating in sorted(counts, reverse=True):
        if rating > 1 and counts[rating] > counts[rating - 1]:
            return rating, rating - 1
    return None


def needed(skills: Mapping[str, int]) -> int:
    """How many skills above Mediocre it takes to have legal columns with these ratings in them."""
    counts, least, total = counts_of(skills), 0, 0
    for rating in sorted(counts, reverse=True):
        least = max(least, counts[rating])
        total += least
    return total


def raises_needed(skills: Mapping[str, int], skill: str) -> int:
    """How many points it takes to raise a skill by one, every step along the way being legal.

    Source: condensed.skill-columns.
    """
    counts, points = counts_of(skills), 0

    def lift(rating: int) -> None:
        """Bring some skill up to a rating, first whatever has to stand below it."""
        nonlocal points
        while rating > 1 and counts.get(rating, 0) + 1 > counts.get(rating - 1, 0) - 1:
            lift(rating - 1)
        points += 1
        counts[rating] = counts.get(rating, 0) + 1
        if rating > 1:
            counts[rating - 1] -= 1

    lift(skills.get(skill, 0) + 1)
    return points


def raised(skills: Mapping[str, int], names: Sequence[str]) -> dict[str, int] | str:
    """Ratings after raising skills by one each, or the first, from the lowest, that can't be.

    Of points that are spent together only what they come to counts: two may make a column wider at
    once that neither could alone (a ruling of ours). Source: condensed.skill-columns.
    """
    after, stood = dict(skills), columned(skills) is None
    off: str | None = None
    left = list(names)
    while left:
        name = min(left, key=lambda each: after.get(each, 0))
        left.remove(name)
        after[name] = after.get(name, 0) + 1
        if off is None and columned(after) is not None:
            off = name
    return off if stood and off is not None and columned(after) is not None else after
