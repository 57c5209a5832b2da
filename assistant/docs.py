"""Conversations in the documents, spoken again: `python -m assistant.docs` writes the replies.

A conversation is a fenced block ```chat LANGUAGE SEED; lines that begin with › are what is said.
"""

import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from assistant import reference
from assistant.agent import turn
from assistant.campaigns import Campaign, Store
from assistant.models.offline import OfflineModel
from assistant.toolbox import Toolbox
from rules_corpus.language import detect
from rules_corpus.library import Library

PROMPT = "› "
ROOT = Path(__file__).parent.parent
_BLOCK = re.compile(r"^```chat (\w\w) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def documents() -> list[Path]:
    """The documents of a checkout that hold conversations."""
    return [ROOT / "README.md", *sorted((ROOT / "docs" / "transcripts").glob("*.md"))]


def spoken_again(text: str, library: Library) -> str:
    """A document with the replies of its conversations as they are now."""
    return _BLOCK.sub(lambda block: conversation(library, block[1], block[2], block[3]), text)


def conversation(library: Library, language: str, seed: str, body: str) -> str:
    """One conversation, on a fresh table whose dice come from a seed."""
    with tempfile.TemporaryDirectory() as folder:
        campaign = Store(Path(folder)).new("table", language=language, seed=seed)
        parts = [
            f"{PROMPT}{said}\n{answer(campaign, library, said, language)}" for said in lines(body)
        ]
    return f"```chat {language} {seed}\n" + "\n\n".join(parts) + "\n```"


def answer(campaign: Campaign, library: Library, said: str, language: str) -> str:
    """What the table is told in one turn."""
    toolbox = Toolbox(campaign=campaign, library=library, language=detect(said, language))
    return turn(toolbox, said, OfflineModel(toolbox)).text.rstrip()


def lines(body: str) -> Iterator[str]:
    """What is said in a conversation."""
    for line in body.splitlines():
        if line.startswith(PROMPT):
            yield line.removeprefix(PROMPT)


def main() -> int:
    """Write every document anew, and say which ones have changed."""
    with tempfile.TemporaryDirectory() as folder:
        library = Library.open(Path(folder))
        for path in documents():
            before = path.read_text(encoding="utf-8")
            after = spoken_again(before, library)
            if after != before:
                path.write_text(after, encoding="utf-8")
                print(f"written anew: {path.relative_to(ROOT)}")
    return reference.main()


if __name__ == "__main__":
    sys.exit(main())
