"""Telling about books of the user's own: what was read of them, what was not, what is held."""

from collections.abc import Iterable
from typing import Any

from assistant.voice import Voice
from rules_corpus.ingest import Report
from rules_corpus.notes import Note


def noted(say: Voice, note: Note) -> str:
    """A note on a book or on the library."""
    return say(f"book-note-{note.code.replace('_', '-')}", **note.facts)


def ingested(say: Voice, report: Report) -> str:
    """What was read of a book."""
    read = held(say, report.source, report.passages, report.languages)
    return "\n".join([read, *(f"  – {noted(say, each)}" for each in report.notes)])


def plain(say: Voice, report: Report) -> dict[str, Any]:
    """The same as plain data."""
    notes = [{"code": each.code, "text": noted(say, each)} for each in report.notes]
    return {"source": report.source, "languages": report.languages, "passages": report.passages,
            "letters": report.letters, "notes": notes}  # fmt: skip


def held(say: Voice, source: str, passages: int, languages: Iterable[str]) -> str:
    """How many passages the library has of a book, and in which languages."""
    return say("book-held", book=source, passages=passages, languages=say.listed(languages))
