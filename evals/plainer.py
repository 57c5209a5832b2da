"""Plainer ways to look rules up, to compare with: the common recipe, and words alone.

The recipe splits every text into pieces of 1000 characters that overlap by 200, embeds them with
the same model, and takes what Chroma finds nearest. Neither way ever says that it doesn't know.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import chromadb
import numpy as np
from chromadb.config import Settings
from langchain_text_splitters import RecursiveCharacterTextSplitter

from evals.cases import Question
from evals.lookup import DEPTH, Found, Solver
from rules_corpus import build
from rules_corpus.embed import Vectors, embed_query
from rules_corpus.language import detect
from rules_corpus.library import Library
from rules_corpus.passage import SHIPPED, SYSTEMS, Passage, shipped

SIZE, OVERLAP = 1000, 200


def recipe() -> Solver:
    """The common recipe, its pieces kept in memory."""
    shelf = _shelf()

    def solve(case: Question) -> Found:
        vector = embed_query(case.question)
        assert vector is not None
        near = shelf.query(query_embeddings=vector[None, :], n_results=DEPTH)
        rules = [str(each["rule"]) for each in near["metadatas"][0]]
        return Found(rules=tuple(dict.fromkeys(rules)), supported=True)

    return solve


def words(library: Library) -> Solver:
    """The lexical index of the library alone, in the asker's language."""

    def solve(case: Question) -> Found:
        language = detect(case.question)
        shelves = [(SHIPPED, system, language) for system in SYSTEMS]
        scores = library.lexical.search(case.question, language, shelves, 4 * DEPTH)
        rules = [each.rule for each in library.lexical.passages(scores).values()]
        return Found(rules=tuple(dict.fromkeys(rules)), supported=True)

    return solve


def _shelf() -> Any:
    client = chromadb.EphemeralClient(Settings(anonymized_telemetry=False))
    shelf = client.create_collection(
        "recipe", embedding_function=None, metadata={"hnsw:space": "cosine"}
    )
    pieces = list(_pieces())
    shelf.add(
        ids=[str(n) for n in range(len(pieces))],
        embeddings=np.stack([vector for _, vector in pieces]),
        metadatas=[{"rule": rule} for rule, _ in pieces],
    )
    return shelf


def _pieces() -> Iterator[tuple[str, Vectors]]:
    """Each piece's rule and vector; a text that stays whole has its vector prebuilt."""
    splitter = RecursiveCharacterTextSplitter(chunk_size=SIZE, chunk_overlap=OVERLAP)
    for each in shipped():
        for piece in splitter.split_text(f"{each.title}. {each.text}"):
            yield each.rule, _vector(each, piece)


_ready = cache(build.read)


def _vector(passage: Passage, piece: str) -> Vectors:
    name, whole = build.parts(passage)[0]
    ready = _ready(passage.system, passage.language).get(name)
    if piece == whole and ready is not None:
        return ready
    vector: Vectors = build.embedded([(name, piece)])[0]
    return vector
