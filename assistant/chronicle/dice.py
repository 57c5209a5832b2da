"""The dice of a campaign: every throw, and how each person's fell."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from assistant.chronicle.paragraphs import Paragraph
from assistant.rolls import dice as drawn
from assistant.voice import Voice, voice


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw:
    """One throw; `faces` is None when the table gave only the total."""

    entry: int
    session: int
    who: str | None
    faces: tuple[int, ...] | None
    total: int
    origin: str
    kind: str


def throws(told: Iterable[Paragraph]) -> Iterator[Throw]:
    """Every throw, in order."""
    for each in told:
        for event in each.events:
            if event["type"] == "rolled":
                faces = event["faces"]
                yield Throw(
                    entry=each.number, session=each.session, who=event["who"],
                    faces=None if faces is None else tuple(faces), total=event["total"],
                    origin=event["origin"], kind=event.get("kind", "fate"),
                )  # fmt: skip


def lines(rolled: Iterable[Throw], language: str) -> Iterator[str]:
    """A line a throw, and a line a person with how many and their mean."""
    say, listed = voice(language), list(rolled)
    for each in listed:
        yield say("dice-line", entry=str(each.entry), who=say.who(each.who), dice=shown(say, each))
    by_name: dict[str | None, list[int]] = {}
    for each in listed:
        if each.kind == "fate":
            by_name.setdefault(each.who, []).append(each.total)
    for who, totals in by_name.items():
        mean = sum(totals) / len(totals)
        yield say("dice-mean", who=say.who(who), count=len(totals), mean=f"{mean:+.2f}")
    if not listed:
        yield say("dice-none")


def shown(say: Voice, throw: Throw) -> str:
    """The faces of a throw, or its total."""
    if throw.kind == "fate":
        return drawn(say, throw.faces, throw.total)
    return f"{' '.join(map(str, throw.faces or ()))} = {throw.total}"
