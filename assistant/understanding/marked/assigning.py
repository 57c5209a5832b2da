"""Which piece of a sentence plays which role, all taken together.

What was learnt tells for each piece alone how likely its roles are. Together they have to make
sense: a role is played once, nobody acts on themselves, and a rating, dice and a total that are all
told add up.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest
from math import exp, log
from typing import Any

from assistant.understanding.marked import NEW, SIGNS
from assistant.understanding.marked.tokens import ASIDE, Token
from tools.dice import FATE_DICE

LEAST = 0.002  # how unlikely a role is taken to be at most
NOT_LEFT = 0.02  # how much likelier a number in digits is told for nothing
COUNTED = 0.1  # ... and one in words where something is counted
SPEAKS = 0.2  # how much likelier whoever is named does it, where whoever speaks does
KEPT = 60  # ways to share out the roles that are followed on
QUOTED = (*NEW, "aspect", "invoked", "free")  # what may stand in quotes
APART = (("who", "whom"), ("who", "helper"), ("whom", "helper"), ("who2", "who"), ("who2", "whom"),
         ("who3", "who"), ("who3", "whom"), ("who3", "who2"))  # fmt: skip
LIKELIER = log(3)  # a rating that the sheet has
ADDED, ODD = log(8), log(0.02)  # a side whose numbers add up, and one whose numbers don't


Rated = Callable[[object, object], int | None]


@dataclass(frozen=True, slots=True)
class Shared:
    """The roles of a row, and how likely they are among all that make sense, of 1."""

    roles: tuple[str, ...]
    chance: float


def shared(
    row: Sequence[Token], tagger: Any, slots: Collection[str], rated: Rated, me: bool = False
) -> Shared:
    """The likeliest roles that make sense together; the tagger was given the row.

    Args:
        rated: what the sheet of somebody says of a skill.
        me: whether whoever speaks does it: then hardly anybody who is named.
    """
    known = any(token.piece and token.piece.sign == "W" for token in row)
    roles = [_spoken(role, token, known)
             for role, token in zip(tagger.tag(), row, strict=True)]  # fmt: skip
    text = _text_chance(roles, tagger)
    open_places = [n for n, token in enumerate(row) if token.piece and "-" not in roles[n][1:]]
    labels = [each for each in tagger.labels() if each in slots]
    ways: list[tuple[float, tuple[str, ...]]] = [(0.0, ())]
    for size, place in enumerate(open_places):
        piece = row[place].piece
        sign = piece.sign if piece else ""
        alone = {role: max(tagger.marginal(role, place), LEAST)
                 for role in (*(each for each in labels if _plays(each, sign)), ASIDE)
                 if role == ASIDE or role == roles[place] or _may(role, piece)}  # fmt: skip
        likely = {role: log(chance * _spare(role, piece, slots, me))
                  for role, chance in alone.items()}  # fmt: skip
        grown = ((score + more, (*taken, role)) for score, taken in ways
                 for role, more in likely.items()
                 if _fits(role, place, taken, open_places[:size], row))  # fmt: skip
        ways = nlargest(KEPT, grown, key=lambda each: each[0])
    scored = [(score + _sums(taken, open_places, row, rated), taken) for score, taken in ways]
    best = max(scored, key=lambda each: each[0])
    whole = sum(exp(score - best[0]) for score, _ in scored)
    named = dict(zip(open_places, best[1], strict=True))
    return Shared(tuple(named.get(n, role) for n, role in enumerate(roles)), text / whole)


def _spoken(role: str, token: Token, known: bool) -> str:
    """The role of a token: of words one that is written out, and names where none is known."""
    free = role[:2] in ("B-", "I-")
    name = SIGNS.get(role[2:]) == "W"
    if token.piece:
        return ASIDE if free and name else role
    return role if free and not (name and known) else ASIDE


def _spare(role: str, piece: Any, slots: Collection[str], me: bool) -> float:
    """How much likelier a role is than it looks by itself."""
    if role == "who" and me:
        return SPEAKS
    if role != ASIDE or piece.sign != "N":
        return 1.0
    if piece.look in ("digits", "signed"):
        return NOT_LEFT
    return COUNTED if "n" in slots and piece.look == "worded" else 1.0


def _plays(role: str, sign: str) -> bool:
    return role in QUOTED if sign == "Q" else SIGNS.get(role) == sign


def _may(role: str, piece: Any) -> bool:
    """Whether a number can be what a role stands for: four dice come to four at most."""
    return not role.startswith("dice") or abs(piece.value) <= FATE_DICE


def _fits(
    role: str, place: int, taken: Sequence[str], places: Sequence[int], row: Sequence[Token]
) -> bool:
    if role == ASIDE:
        return True
    value = _value(row, place)
    return all(
        (other != role or _value(row, at) == value)
        and not (((role, other) in APART or (other, role) in APART) and _value(row, at) == value)
        for other, at in zip(taken, places, strict=True)
    )


def _value(row: Sequence[Token], place: int) -> object:
    piece = row[place].piece
    return piece.value if piece else None


def _sums(taken: Sequence[str], places: Sequence[int], row: Sequence[Token], rated: Rated) -> float:
    """How much likelier it gets by numbers of a side that add up, or don't."""
    held = {role: _value(row, at) for role, at in zip(taken, places, strict=True)}
    return sum(_sum(held, who, other, rated) for who, other in (("who", ""), ("whom", "2")))


def _sum(held: Mapping[str, object], who: str, other: str, rated: Rated) -> float:
    rating, dice, total = (held.get(role + other) for role in ("rating", "dice", "total"))
    faces = held.get("faces" + other)
    came = sum(faces) if isinstance(faces, (tuple, list)) else dice
    sheet = rated(held.get(who), held.get("skill" + other))
    score = 0.0
    if isinstance(rating, int) and sheet is not None:
        score += LIKELIER if rating == sheet else -LIKELIER
    base = rating if isinstance(rating, int) else sheet
    if isinstance(base, int) and isinstance(came, int) and isinstance(total, int):
        score += ADDED if base + came == total else ODD
    return score


def _text_chance(roles: Sequence[str], tagger: Any) -> float:
    """How likely it is that what nobody knows yet begins and ends where it was found."""
    return min((tagger.marginal(roles[n], n) for n in _edges(roles)), default=1.0)


def _edges(roles: Sequence[str]) -> Iterator[int]:
    for n, role in enumerate(roles):
        inside, before = role[:2] in ("B-", "I-"), n > 0 and roles[n - 1][:2] in ("B-", "I-")
        last = inside and (n + 1 == len(roles) or roles[n + 1][:2] != "I-")
        if role.startswith("B-") or last or (before and not inside):
            yield n
