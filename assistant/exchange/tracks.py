"""Tracks of a table's own in files: by their names, as the campaign has them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from assistant.exchange import labels
from assistant.exchange.draft import LONGEST_SHOWN, Draft, Place
from assistant.exchange.filling import Filling
from tools.people import folded
from tools.rulesets import Track


def placed(draft: Draft, tracks: Sequence[Track]) -> Draft:
    """The draft with boxes and wounds on the campaign's own tracks; the rest is remarked on.

    A track of the table's own goes before what its name may mean elsewhere, as Health does.
    """
    own = {labels.plain(each): each for each in tracks}
    boxes = [each for each in (*draft.of("boxes"), *draft.further) if each.boxes]
    found = {own[labels.plain(each.label)]: each for each in reversed(boxes)
             if labels.plain(each.label) in own}  # fmt: skip
    named = [replace(each, key=track, text="") for track, each in found.items()]
    rest = [each for each in boxes if each not in found.values()]
    for each in rest:
        key = each.key or labels.meaning(each.label, "tracks")
        if key and not any(one.key == key for one in named):
            named.append(replace(each, key=key, text=""))
    paths = {each.path for each in named}
    left = [each for each in draft.further if each.path not in paths]
    kept = [on_own(each, own) for each in draft.places if each.kind != "boxes"]
    gone = {each.text for each in draft.further if each.path in paths}
    return replace(
        draft,
        places=(*kept, *named),
        unread=tuple(each for each in draft.unread if each not in gone),
        further=tuple(left),
        remarks=(*draft.remarks, *no_track([each.label for each in left])),
    )


def on_own(place: Place, own: dict[str, Track]) -> Place:
    """A consequence whose label names a track of the table's own, on that track."""
    if place.kind != "wound" or place.track:
        return place
    words = f" {labels.plain(place.label)} "
    return replace(place, track=next((own[each] for each in own if f" {each} " in words), ""))


def no_track(names: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The remark on tracks of a file that the campaign has not: they are kept, but not worked."""
    named = ", ".join(dict.fromkeys(names))
    short = named if len(named) <= LONGEST_SHOWN else f"{named[: LONGEST_SHOWN - 1]}…"
    return (("no-track", short),) if named else ()


def known(
    arguments: dict[str, Any], remarks: tuple[tuple[str, str], ...], kinds: Sequence[Track]
) -> Filling:
    """A sheet of our own without what stands on tracks that the campaign has not."""
    forms = {folded(each) for each in kinds}

    def strange(value: Any) -> bool:
        return isinstance(value, str) and folded(value) not in forms

    gone: dict[str, None] = {}
    for place in ("boxes", "marked"):
        if isinstance(table := arguments.get(place), dict):
            gone |= dict.fromkeys(filter(strange, table))
            arguments = {**arguments, place: {name: value for name, value in table.items()
                                              if not strange(name)}}  # fmt: skip
    if isinstance(wounds := arguments.get("consequences"), list):
        arguments = {**arguments, "consequences": [bodily(each, strange) for each in wounds]}
    return Filling(arguments, (*remarks, *(("left-out", each) for each in gone)))


def bodily(wound: Any, strange: Callable[[Any], bool]) -> Any:
    """A consequence of a kind of harm that the campaign has not, as a physical one."""
    if isinstance(wound, dict) and strange(wound.get("track")):
        return {**wound, "track": "physical"}
    return wound
