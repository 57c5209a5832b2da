"""Answers: a passage as it is told to whoever asked, the sentence that answers first."""

import re

from rules_corpus.leading import leading
from rules_corpus.parting import parted, sentences
from rules_corpus.passage import Passage
from rules_corpus.spoken import meant

# What stands alone without the line that leads in: something labelled, or a whole sentence.
_WHOLE = re.compile(r"[:：]|[.。]$")


def answered(question: str, found: Passage) -> str:
    """The passage with the sentence that answers put first; nothing but a list's line twice."""
    words = {key: each.get(found.language, "") for key, each in sentences().items()}
    blocks = found.text.split("\n\n")
    lines = [
        (at, line)
        for at, block in enumerate(blocks)
        if not block.lstrip().startswith(words["example"])
        for part in block.split("\n")
        for line in parted(part, found.language)
    ]
    if not lines:
        return found.text
    said = f"{question}\n{meant(question, found.language)}"
    place = leading(said, found.language, [line for _, line in lines])
    if not place:
        return found.text
    at, best = lines[place]
    if best.startswith("- "):
        return "\n\n".join((_row(best.removeprefix("- "), found), *blocks))
    return "\n\n".join(_led(blocks, at, best, words["leaning"].split()))


def _row(line: str, found: Passage) -> str:
    """A line of a list that answers; after the title where it doesn't stand alone."""
    if _WHOLE.search(line):
        return line
    between = "：" if found.language == "zh" else ": "
    return f"{found.title}{between}{line.rstrip(',;，；')}"


def _led(blocks: list[str], at: int, best: str, leaning: list[str]) -> list[str]:
    """The blocks of a passage, with what answers in front."""
    block = blocks[at]
    others = blocks[:at] + blocks[at + 1 :]
    if best.endswith((":", "：")):
        listed = others[at : at + 1] if best == block else []
        return [block, *listed, *(each for each in others if each not in listed)]
    leans = any(re.match(rf"{re.escape(word)}(?![a-zà-ż])", best) for word in leaning)
    if best == block or leans:
        return [block, *others]
    rest = re.sub(r" {2,}", " ", block.replace(best, "", 1)).strip()
    return [best, *blocks[:at], rest, *blocks[at + 1 :]]
