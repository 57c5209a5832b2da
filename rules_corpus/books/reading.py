"""Reading a file that a stranger may have made: in a process of its own, within bounds.

What parsers do with a file made to harm (endless loops, memory, crashes) stays in that process.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from time import monotonic

from rules_corpus.books.archive import broken
from rules_corpus.books.block import Block, Read
from rules_corpus.errors import LibraryError
from rules_corpus.notes import Note

TEXTS = (".txt", ".text", ".md", ".markdown", ".html", ".htm", ".xhtml")
KINDS = (".txt", ".md", ".html", ".docx", ".epub", ".pdf", ".text", ".markdown", ".htm", ".xhtml")
# Bytes of a file that is text throughout, and of one with pictures.
LARGEST_TEXT, LARGEST = 20_000_000, 500_000_000
MOST_LETTERS = 20_000_000
# Seconds without a word from the reader; bytes that it may use.
PATIENCE = 60.0
MEMORY = 2_000_000_000


def checked(path: Path) -> None:
    """Refuse what can be told without opening it.

    Raises:
        LibraryError: `no_file`, `unknown_kind`, `too_large`, `empty`.
    """
    name = path.name[:80]
    if path.is_dir():
        raise LibraryError("no_file", f"{name} is a folder.", "Name the files in it.", file=name)
    if not path.is_file():
        raise LibraryError("no_file", f"There is no file {name}.", "Check its name and folder.",
                           file=name)  # fmt: skip
    if path.suffix.lower() not in KINDS:
        raise LibraryError(
            "unknown_kind", f"{name} is of a kind that can't be read.",
            f"Give one of {', '.join(KINDS[:6])}.", file=name, known=", ".join(KINDS[:6]),
        )  # fmt: skip
    size = path.stat().st_size
    most = LARGEST_TEXT if path.suffix.lower() in TEXTS else LARGEST
    if size > most:
        raise LibraryError(
            "too_large", f"{name} is larger than {most // 1_000_000} MB.", "Split it.",
            file=name,
        )  # fmt: skip
    if not size:
        raise empty(name)


def empty(name: str) -> LibraryError:
    """A file without text."""
    return LibraryError("empty", f"{name} has no text in it.", "Give a file with text.",
                        file=name)  # fmt: skip


def blocks(path: Path, progress: Callable[[int, int], None]) -> Iterator[Block | Note]:
    """The headings and paragraphs of a file, and what could not be read of it.

    Args:
        progress: told how far reading has come, in pages or chapters.

    Raises:
        LibraryError: whatever `checked` or the reader of that kind refuses; `broken`, `too_slow`.
    """
    checked(path)
    reader = subprocess.Popen(
        [sys.executable, "-m", "rules_corpus.books", str(path.absolute())],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        text=True, encoding="utf-8", cwd=Path(__file__).parents[2],
    )  # fmt: skip
    heard = [monotonic()]
    over, late = Event(), Event()

    def watch() -> None:
        while not over.wait(min(1.0, PATIENCE / 4)):
            if monotonic() - heard[0] > PATIENCE:
                late.set()
                reader.kill()

    Thread(target=watch, daemon=True).start()
    try:
        letters = 0
        ended = False
        assert reader.stdout is not None
        for line in reader.stdout:
            said = json.loads(line)
            heard[0] = monotonic()
            kind = said.pop("kind")
            if kind == "error":
                raise LibraryError(**said)
            if kind == "end":
                ended = True
            elif kind == "Step":
                progress(said["done"], said["total"])
            else:
                letters += len(said.get("text", ""))
                yield Block(**said) if kind == "Block" else Note(**said)
            if letters > MOST_LETTERS:
                raise LibraryError(
                    "too_large", f"{path.name} holds more than 20 million letters.", "Split it.",
                    file=path.name,
                )  # fmt: skip
        if late.is_set():
            raise LibraryError(
                "too_slow", f"{path.name} takes too long to read: it may be damaged.",
                "Save its text alone, in a file of its own.", file=path.name,
            )  # fmt: skip
        if not ended:
            raise broken(path.name)
    finally:
        over.set()
        with suppress(OSError):
            reader.kill()
        reader.wait()


def read(path: Path) -> Iterator[Read]:
    """Read a file by its kind, unguarded."""
    kind = path.suffix.lower()
    # Imported by need: each brings libraries of its own.
    if kind == ".pdf":
        from rules_corpus.books import pdf

        yield from pdf.blocks(path)
    elif kind == ".docx":
        from rules_corpus.books import docx

        yield from docx.blocks(path)
    elif kind == ".epub":
        from rules_corpus.books import epub

        yield from epub.blocks(path)
    else:
        yield from texts(path, kind)


def texts(path: Path, kind: str) -> Iterator[Read]:
    """Read a file that is text throughout."""
    from rules_corpus.books import html, plain
    from rules_corpus.books.decoding import decoded

    data = path.read_bytes()
    page = kind in (".html", ".htm", ".xhtml")
    text, encoding = decoded(data, path.name, html.declared(data) if page else "")
    if encoding not in ("utf-8", "ascii"):
        yield Note(code="read_as", facts={"encoding": encoding})
    if page:
        yield from html.blocks(text)
    elif kind in (".md", ".markdown"):
        yield from plain.markdown(text)
    else:
        yield from plain.plain(text)
