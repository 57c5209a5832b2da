"""A book of the user's own as passages: structure kept, the language of each found."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rules_corpus.language import tongue
from rules_corpus.notes import Note
from rules_corpus.passage import Passage

USER = "user"
LONGEST_TITLE = 60
# What is being done (`read` or `embed`), how far it has come, and how far it goes.
Progress = Callable[[str, int, int], None]


def silently(_deed: str, _done: int, _total: int) -> None:
    """Progress that nobody watches."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What was read of a book.

    Attributes:
        notes: what was not read, or is only found by words.
    """

    source: str
    languages: tuple[str, ...]
    passages: int
    letters: int
    notes: tuple[Note, ...] = ()


def read_book(path: Path, progress: Progress = silently) -> tuple[list[Passage], Report]:
    """Read a file into passages.

    Raises:
        LibraryError: `no_file`, `unknown_kind`, `too_large`, `too_slow`, `not_text`, `no_text`,
            `empty`, `broken`, `encrypted`.
    """
    from rules_corpus.books import reading  # its parsers are only needed here
    from rules_corpus.books.block import Block
    from rules_corpus.books.chunks import chunks

    notes: list[Note] = []
    blocks: list[Block] = []
    for each in reading.blocks(path, lambda done, total: progress("read", done, total)):
        if isinstance(each, Note):
            notes.append(each)
        else:
            blocks.append(each)
    parts = list(chunks(blocks))
    if not parts:
        raise reading.empty(path.name)
    overall = tongue("\n".join(part.text for part in parts[:40]), "en")
    passages = [
        Passage(
            rule=f"{path.name}#{number}",
            system=USER,
            language=tongue(part.text, overall),
            title=part.path[-1] if part.path else part.text.split("\n")[0][:LONGEST_TITLE].strip(),
            text=part.text,
            source=path.name,
            place=part.place,
        )
        for number, part in enumerate(parts, 1)
    ]
    counted = Counter(each.language for each in passages)
    report = Report(
        source=path.name,
        languages=tuple(language for language, _ in counted.most_common()),
        passages=len(passages),
        letters=sum(len(each.text) for each in passages),
        notes=tuple(notes),
    )
    return passages, report
