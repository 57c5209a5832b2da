"""Telling what changed on a sheet, field by field, in the language's own names for fields."""

from collections.abc import Iterator, Sequence
from typing import Any

from assistant.voice import Voice
from tools.events import Change
from tools.ladder import signed

LISTS = (
    *("aliases", "aspects", "stunts", "slots", "consequences", "tags", "abnormal"),
    *("weapons", "armor", "wards"),
)


def edited(voice: Voice, changes: Sequence[Change]) -> Iterator[str]:
    """Each change in a few words."""
    for change in filter(seen, changes):
        field, _, key = change.what.partition(".")
        if field in LISTS:
            yield from listed(voice, field, change.before or (), change.after or ())
        elif field == "skills":
            yield compared(voice, voice.skill(key), signs(change.before), signs(change.after))
        elif field in ("boxes", "marked"):
            was, now = len(change.before or ()), len(change.after or ())
            yield compared(voice, voice(f"field-{field}", track=key), was, now)
        elif field == "bonds":
            yield voice("field-added", field=voice("field-bonds"), names=key)
        elif field == "out":
            yield voice("field-back" if change.after is None else "field-out")
        elif field in ("conceded", "secret"):
            yield voice(f"field-{field}", now=str(bool(change.after)).lower())
        elif field == "kind":
            yield voice(f"kind-{change.after}")
        else:
            yield compared(voice, voice(f"field-{field}"), change.before, change.after)


def seen(change: Change) -> bool:
    """Whether a change is one that the table sees: boxes are told by how many there are."""
    counted = change.what.partition(".")[0] in ("boxes", "marked")
    return not counted or len(change.before or ()) != len(change.after or ())


def signs(rating: int | None) -> str | None:
    """A rating as it stands on a sheet, if there is one."""
    return None if rating is None else signed(rating)


def compared(voice: Voice, field: str, before: Any, after: Any) -> str:
    """A field before and after; only the new value where there was none."""
    if before is None:
        return voice("field-set", field=field, after=str(after))
    return voice("field-changed", field=field, before=str(before), after=str(after))


def listed(voice: Voice, field: str, before: Sequence[str], after: Sequence[str]) -> Iterator[str]:
    """What joined a list, and what left it."""
    gone, new = [*before], list[str]()
    for name in after:
        if name in gone:
            gone.remove(name)
        else:
            new.append(name)
    name = voice(f"field-{field}")
    readers = {"slots": voice.severity, "abnormal": voice.abnormal, "wards": voice.ward}
    read = readers.get(field, voice.aspect)
    if new:
        yield voice("field-added", field=name, names=voice.listed(map(read, new)))
    if gone:
        yield voice("field-lost", field=name, names=voice.listed(map(read, gone)))
