"""Where one sentence of a line ends and the next begins, in any of the five languages."""

import re
from collections.abc import Mapping
from functools import cache

from rules_corpus.passage import HERE, load_yaml

_ENDED = re.compile(r"(?<=[.!?])\s+|(?<=[。！？])")
_THAI = "[\u0e01-\u0e5b]"
_GAP = re.compile(f"(?<={_THAI}) (?={_THAI})")
# Shorter lines are one sentence; what is shorter is part of a list.
LONG, LEAST = 60, 16


@cache
def sentences() -> Mapping[str, Mapping[str, str]]:
    """The library's own sentences and words."""
    return dict(load_yaml(HERE / "answers.yaml"))


def parted(line: str, language: str) -> list[str]:
    """The sentences of a line; a row of a list stays whole where no mark ends a sentence."""
    ended = [each for each in map(str.strip, _ENDED.split(line)) if each]
    onward, ahead = (
        tuple(sentences()[key].get(language, "").split()) for key in ("onward", "ahead")
    )
    if not onward:
        return ended
    return [
        part
        for each in ended
        for part in (_unmarked(each, onward, ahead) if _long(each) else [each])
    ]


def _long(line: str) -> bool:
    return len(line) > LONG and not line.startswith("- ")


def _unmarked(line: str, onward: tuple[str, ...], ahead: tuple[str, ...]) -> list[str]:
    """The sentences of a line between which stand spaces alone."""
    parts: list[str] = []
    whole = False  # whether what has been read so far can end here
    for each in _GAP.split(line):
        begins = len(each) >= LEAST or each.startswith(ahead)
        if whole and begins and not each.startswith(onward):
            parts.append(each)
        else:
            parts[-1:] = [f"{parts[-1]} {each}" if parts else each]
        whole = (
            len(parts[-1]) >= LEAST
            and not each.startswith(ahead)
            and not each.endswith(ahead)
            and parts[-1].count("(") == parts[-1].count(")")
        )
    return parts
