"""Archives (.docx, .epub): opened in memory only, and only when what they unpack to is bounded."""

from pathlib import Path
from zipfile import ZipFile

from rules_corpus.errors import LibraryError

MOST_FILES = 20_000
# Unpacked bytes: all that a book with its pictures may have, and one file that is text.
MOST_UNPACKED = 500_000_000
MOST_TEXT = 50_000_000


def opened(path: Path) -> ZipFile:
    """An archive whose listing stays within bounds; reading never yields more than it lists.

    Raises:
        LibraryError: `too_large`, `encrypted`.
        BadZipFile: it is none.
    """
    held = ZipFile(path)
    listed = held.infolist()
    if len(listed) > MOST_FILES or sum(each.file_size for each in listed) > MOST_UNPACKED:
        raise LibraryError(
            "too_large", f"{path.name} unpacks to far more than a book.",
            "Save its text alone, in a file of its own.", file=path.name,
        )  # fmt: skip
    if any(each.flag_bits & 1 for each in listed):
        raise locked(path.name)
    return held


def member(held: ZipFile, name: str) -> bytes:
    """A text inside an archive; empty when it is not there.

    Raises:
        LibraryError: `too_large`.
    """
    book = Path(held.filename or "").name
    if name not in held.NameToInfo:
        return b""
    if held.getinfo(name).file_size > MOST_TEXT:
        raise LibraryError("too_large", f"{book} holds a text of more than 50 MB.", "Split it.",
                           file=book)  # fmt: skip
    return held.read(name)


def broken(name: str) -> LibraryError:
    """A file that is not what its ending says."""
    return LibraryError(
        "broken", f"{name} is damaged, or not what its ending says.",
        "Open it in its own program and save it anew.", file=name,
    )  # fmt: skip


def locked(name: str) -> LibraryError:
    """A file that only a password opens."""
    return LibraryError(
        "encrypted", f"{name} is locked with a password or by copy protection.",
        "Give a copy that is not.", file=name,
    )  # fmt: skip
