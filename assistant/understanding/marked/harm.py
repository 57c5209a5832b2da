"""From the parts of what is said of harm to commands: hits taken, boxes, wounds that are gone."""

from assistant.understanding.marked.held import Parts, adjusted, call, people
from assistant.understanding.understood import Call
from tools.people import find, find_aspect


def absorb(parts: Parts) -> list[Call]:
    """How a hit is taken; where none waits, harm by the GM's word."""
    waits = parts.game.waiting("absorb")
    if waits is None:
        return harmed(parts)
    return [call("absorb", {
        "character": parts.one("who") or waits.who, "boxes": parts.one("n"),
        "consequences": parts.all("severity", "severity2"), "names": parts.all("new", "new2"),
    })]  # fmt: skip


def harmed(parts: Parts) -> list[Call]:
    """Harm that no roll has done: the GM's word."""
    taken = parts.all("severity", "severity2")
    names = parts.all("new", "new2")
    made = stress(parts, 1) if parts.held.get("n") else []
    return made + [
        call("adjust", {"character": parts.doer, "add_consequence": severity,
                         "name": names[place] if place < len(names) else None})
        for place, severity in enumerate(taken) if parts.doer
    ]  # fmt: skip


def healed(parts: Parts) -> list[Call]:
    """A consequence that is gone, told by its name or by whose and how severe it is."""
    aspect, who, severity = parts.one("aspect"), parts.one("who"), parts.one("severity")
    found = find_aspect(parts.game, aspect) if aspect else None
    sheet = find(parts.game, who or (found[0] if found else None))
    fits = [each for each in (sheet.consequences if sheet else ())
            if (found is None or each.name == found[1].name)
            and severity in (None, each.severity)]  # fmt: skip
    if sheet is None or len(fits) != 1:
        return []
    return [Call("adjust", {"character": sheet.name, "clear_consequence": fits[0].severity})]


def stress(parts: Parts, sign: int) -> list[Call]:
    """Boxes marked or cleared, so many."""
    track = parts.one("track") or parts.track or "physical"
    number = parts.one("n")
    return adjusted(parts, f"{track}_change", sign * number) if number else []


def cleared(parts: Parts) -> list[Call]:
    """Boxes that are cleared: so many, or all that are marked."""
    if parts.held.get("n"):
        return stress(parts, -1)
    told, made = parts.one("track") or parts.track, list[Call]()
    for who in people(parts):
        sheet = find(parts.game, who)
        marked = [track for track, places in (sheet.marked if sheet else {}).items() if places]
        if wiped := {track: 0 for track in marked if told in (None, track)}:
            made.append(Call("adjust", {"character": who, **wiped}))
    return made
