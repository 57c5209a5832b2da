"""What a saying can't do without: words that tell quickly that it does not fit."""

import re
from collections.abc import Mapping

_TOKEN = re.compile(r"\.\.\.|\{\w+\}|[()|\[\]]|\s+|[^\s()|\[\]{]+")


def tokens(source: str) -> list[str]:
    """The words, slots and signs of a saying."""
    return _TOKEN.findall(source.strip())


def kind(slot: str) -> str:
    """The kind of a slot: its name without a number."""
    return slot.rstrip("0123456789")


def in_turn(wanted: tuple[frozenset[str], ...], folded: str) -> bool:
    """Whether a text has one word of each set, each behind the one before it."""
    place = 0
    for words in wanted:
        ends = [at + len(word) for word in words if (at := folded.find(word, place)) >= 0]
        if not ends:
            return False
        place = min(ends)
    return True


def wanted(
    source: str, bare: Mapping[int, str], spoken: Mapping[str, frozenset[str]]
) -> tuple[frozenset[str], ...]:
    """Words without which a saying can't fit: of each set one, in the order of the sets.

    Args:
        spoken: how the words of each kind begin that a slot may hold.
    """
    needs, _ = _wanted(tokens(source), 0, {**spoken, "pool": frozenset({":"})})
    return tuple(
        frozenset(word.strip("~").casefold().translate(bare) for word in each) for each in needs
    )


def _wanted(
    tokens: list[str], place: int, slots: Mapping[str, frozenset[str]]
) -> tuple[list[frozenset[str]], int]:
    """The needs of a sequence up to its closing sign, and where that stands."""
    branches: list[list[frozenset[str]]] = [[]]
    while place < len(tokens):
        token = tokens[place]
        if token in ")]":
            break
        if token == "|":
            branches.append([])
        elif token in "([":
            inner, place = _wanted(tokens, place + 1, slots)
            branches[-1] += inner if token == "(" else []
        elif token.startswith("{"):
            branches[-1] += [slots[name]] if (name := kind(token[1:-1])) in slots else []
        elif not token.isspace() and token != "...":
            branches[-1].append(frozenset({token.strip("~")}))
        place += 1
    if len(branches) == 1:
        return branches[0], place
    if not all(branches):
        return [], place
    longest = (max(each, key=lambda words: min(map(len, words), default=0)) for each in branches)
    return [frozenset().union(*longest)], place
