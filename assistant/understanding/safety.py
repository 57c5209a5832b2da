"""Heard before anything else: what people say when something should stop, and its counterparts."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from assistant.understanding.understood import Call
from rules_corpus.passage import load_yaml

CROSSES = "xX✕✖❌⨯"
ENDS = " \t\n.,!?…:;。，！？：；\"'”“*()[]-–—"
SIGN = "[,.!?…:;。，！？：；—–]"
FIRST = re.compile(
    rf"[\s*(]*[{CROSSES}](?:[-\s]?card)?(?![\w'’])\s*(?:(?:{SIGN}|\s-)+\s*(.*))?",
    re.IGNORECASE | re.DOTALL,
)
LAST = re.compile(rf".*(?:{SIGN}|\s-)\s*[{CROSSES}][\s.!。！]*", re.DOTALL)
RULE = re.compile(r"[a-z]+\.[a-z][a-z0-9.-]{1,60}")
TOOLS: Mapping[str, tuple[Call, ...]] = {
    "pause": (Call("stop_scene", {"tool": "pause"}),),
    "resume": (Call("resume_scene", {}),),
    "rewind": (Call("undo", {"rewind": True}),),
    "fast_forward": (Call("end_scene", {}),),
}


@cache
def words(language: str) -> Mapping[str, Any]:
    """The words of a language."""
    listed = load_yaml(Path(__file__).with_name("languages") / "safety.yaml")
    found = listed.get(language, listed["en"])
    topics = {topic: tuple(map(plain, names)) for topic, names in found["topics"].items()}
    forms = {key: tuple(map(plain, each)) for key, each in found.items() if key != "topics"}
    return {**forms, "topics": topics}


def plain(text: str) -> str:
    """A text for comparing."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split()).strip(ENDS)


def heard(text: str, language: str) -> tuple[Call, ...]:
    """The calls of a message that looks after somebody, or nothing.

    An x stops the scene wherever it stands apart from the rest of a message.
    """
    if (stop := stopped(text, language)) is not None:
        return stop
    said = plain(text)
    for tool, calls in TOOLS.items():
        if said in words(language)[tool]:
            return calls
    return agreed(text, language) or ruled(text, language)


def stopped(text: str, language: str) -> tuple[Call, ...] | None:
    """The calls of an X-card: the scene stops, and the last turn is taken back where it says so."""
    said = plain(text)
    known = {name for tongue in (language, "en") for name in words(tongue)["x"]}
    named = any(re.search(rf"(?<!\w){re.escape(name)}(?![a-z])", said) for name in known)
    first = FIRST.fullmatch(text)
    if not (named or first or LAST.fullmatch(text) or after_x(said, language) is not None):
        return None
    rest = plain((first[1] or "") if first else after_x(said, language) or "")
    undo = any(rest == word for word in words(language)["undo"])
    stop = Call("stop_scene", {})
    return (Call("undo", {}), stop) if undo else (stop,)


def after_x(said: str, language: str) -> str | None:
    """What follows an x without a sign between them, where that is a wish to undo."""
    rest = re.sub(r"^x(?:[- ]?card)?\s*", "", said) if re.match(r"x\b", said) else None
    return rest if rest in words(language)["undo"] else None


def ruled(text: str, language: str) -> tuple[Call, ...]:
    """A ruling of the table, or one that is struck out; a rule's id may stand before the colon."""
    head, colon, tail = text.replace("：", ":").partition(":")
    lead = plain(head)
    for start in sorted(words(language)["ruling"], key=len, reverse=True):
        rest = lead.removeprefix(start).strip()
        about = rest if RULE.fullmatch(rest) else None
        if colon and tail.strip() and lead.startswith(start) and (about or not rest):
            given = {"text": tail.strip(), **({"about": about} if about else {})}
            return (Call("make_ruling", given),)
    if colon and tail.strip() and lead in words(language)["secret_ruling"]:
        return (Call("make_ruling", {"text": tail.strip(), "secret": True}),)
    for start in words(language)["withdraw"]:
        rest = plain(text).removeprefix(start).strip()
        if plain(text).startswith(start) and rest.isdecimal():
            return (Call("withdraw_ruling", {"number": int(rest)}),)
    return ()


def agreed(text: str, language: str) -> tuple[Call, ...]:
    """An agreement of the table: its topic before a colon, what it says behind it."""
    head, colon, tail = text.replace("：", ":").partition(":")
    lead = plain(head)
    for start in sorted(words(language)["agree"], key=len, reverse=True):
        if colon and tail.strip() and lead.startswith(start):
            about = lead.removeprefix(start).strip()
            for topic, names in words(language)["topics"].items():
                if about in names:
                    return (Call("agree", {"topic": topic, "text": tail.strip()}),)
    return ()
