"""Fusion: several signals of how well a passage fits a question, as one score."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rules_corpus.lexical import Named
from rules_corpus.passage import SHIPPED, Passage

Table = npt.NDArray[np.float64]


class Signals(NamedTuple):
    """What speaks for a passage: each is compared with the same signal of the others only.

    Attributes:
        text: nearness of its title and text, cosine.
        question: nearness of the nearest of the questions that it answers, cosine.
        words: the root of BM25 over n-grams and concepts, which else outgrows what it tells.
        tongues: how far its rule stands out in the languages besides the asker's, as a mean of
            z-scores; of a user's passage, how far it stands out in its own source.
        taught: what was learned from the questions of all passages; a user's has none.
    """

    text: float
    question: float
    words: float
    tongues: float
    taught: float = 0.0


# The mean of the best twenty of 250 random draws, on questions of passages that were left out as
# the rest was learned, and on the half of those in evals/cases that is there to tune on.
WEIGHTS = Signals(0.5, 0.5, 1.4, 1.1, 0.7)
# The system that is played, and the books that the table put in, come first.
OWN_SYSTEM = 3.5
OPTIONAL = -0.6
ONE_OF_MANY = -3.5
# What terms of the game in the question are worth when a passage names all, in its title or at all.
NAMED_IN_TITLE, NAMED = 0.4, 0.4


def fused(keys: Sequence[str], table: Table, weights: Signals = WEIGHTS) -> dict[str, float]:
    """The weighted sum of each signal's z-scores, by passage key, best first.

    Args:
        table: the signals of each key, a row each.
    """
    if not keys:
        return {}
    width = table.std(axis=0)
    scores = ((table - table.mean(axis=0)) / np.where(width > 0, width, 1.0)) @ np.array(weights)
    order = np.argsort(-scores, kind="stable")
    return dict(zip((keys[at] for at in order.tolist()), scores[order].tolist(), strict=True))


def standing_out(nearness: Mapping[str, float]) -> dict[str, float]:
    """Nearness as z-scores."""
    if not nearness:
        return {}
    values = np.fromiter(nearness.values(), dtype=np.float64)
    scores = (values - values.mean()) / (values.std() or 1.0)
    return dict(zip(nearness, scores.tolist(), strict=True))


def naming(named: Named, asked: Collection[str]) -> float:
    """What a passage gains for naming the game's terms that the question names."""
    if not asked:
        return 0.0
    title = {*asked} & named.title
    whole = {*asked} & named.text | title
    return (NAMED_IN_TITLE * len(title) + NAMED * len(whole)) / len(asked)


def leaning(
    passage: Passage,
    system: str | None,
    campaign_system: str | None,
    options: Collection[str] = (),
) -> float:
    """What a passage gains or loses besides what it says.

    The campaign's own system comes first, and what every table plays before what some switch on.
    The skills have a passage each under one rule, which would win by their number alone.
    """
    ours = passage.system == campaign_system or passage.source != SHIPPED
    own = OWN_SYSTEM if system is None and ours else 0.0
    many = ONE_OF_MANY if passage.rule == "condensed.skills" else 0.0
    off = ".opt." in passage.rule and passage.rule not in options
    return own + many + (OPTIONAL if off else 0.0)
