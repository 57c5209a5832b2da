"""Telling Narratograph's checks: the pool, its dice, and what they came to."""

from collections.abc import Iterable, Iterator

from assistant.voice import Voice
from tools import events as e, pool


def check_lines(voice: Voice, event: e.Resolved) -> Iterator[str]:
    """A check as it was rolled, or as it stands after a cheer."""
    who, target, faces = voice.who(event.actor), event.opposition, event.faces or ()
    if not faces:
        certain = event.outcome == "success"
        yield voice("check-certain" if certain else "check-no-dice", who=who)
        return
    phrase = "check-again" if event.supersedes else "check-rolled"
    yield voice(phrase, who=who, pool=f"{len(faces)}D:{target}", faces=pips(faces))
    if event.special:
        yield voice("check-special")
    elif event.fumble:
        yield voice("check-fumble")
    else:
        undone = event.supersedes and pool.fumble(faces[:-1])
        told = voice(f"check-{event.outcome}")
        yield voice("two", a=voice("check-undone"), b=told) if undone else told


def pips(faces: Iterable[int]) -> str:
    """Six-sided dice as numbers in boxes."""
    return "".join(f"[{face}]" for face in faces)
