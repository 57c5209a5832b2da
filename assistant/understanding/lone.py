"""A number told with a name and nothing else: "Bram, 5", "Mara, plus three"."""

from typing import Any

from assistant.understanding.annotate import Clause, only_pieces
from assistant.understanding.settling import MOST
from assistant.understanding.slots import nothing_more

NUMBERS = ("number", "bonus", "dice_total", "effort", "faces")


def alone(clause: Clause) -> tuple[str | None, dict[str, Any]] | None:
    """Who rolled, and what; None where a clause says more or less than that.

    With a sign, as far as four dice go, it is what the dice showed; else the whole result.
    """
    people = clause.all("name")
    told = [span for span in clause.spans if span.kind in NUMBERS]
    others = len(clause.spans) - len(people) - len(told)
    if len(people) > 1 or len(told) != 1 or others or not plain(clause):
        return None
    span, who = told[0], people[0].value if people else None
    if span.kind == "faces":
        return who, {"faces": list(span.value)}
    signed = span.kind == "bonus" or "signed" in span.flags
    dice = span.kind == "dice_total" or (span.kind != "effort" and signed)
    return who, {"dice_total" if dice and abs(span.value) <= MOST else "effort": span.value}


def plain(clause: Clause) -> bool:
    """Whether nothing but small words stands between the pieces."""
    if only_pieces(clause):
        return True
    rest, place = "", 0
    for span in clause.spans:
        rest += clause.text[place : span.start] + ","
        place = span.end
    return nothing_more(rest + clause.text[place:], clause.lexicon)
