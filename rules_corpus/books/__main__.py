"""`python -m rules_corpus.books FILE`: read a file, as JSON, a line for each thing that was read.

Memory is bounded where the platform lets it be.
"""

import json
import logging
import sys
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rules_corpus.books.archive import broken
from rules_corpus.books.block import Block
from rules_corpus.books.chunks import readable
from rules_corpus.books.reading import MEMORY, read
from rules_corpus.errors import LibraryError


def main(path: Path) -> None:
    """Say what is in a file; whatever a parser trips over is a file that is damaged."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # not on every platform

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    logging.disable()
    left_out = 0
    try:
        for each in read(path):
            if isinstance(each, Block):
                text = readable(each.text)
                left_out += len(text) < len(each.text)
                if text.strip():
                    say("Block", **{**asdict(each), "text": text})
            else:
                say(type(each).__name__, **asdict(each))
        if left_out:
            say("Note", code="letters_cut", facts={"count": left_out})
        say("end")
    except LibraryError as error:
        say("error", code=error.code, message=error.message, hint=error.hint, **error.facts)
    except (Exception, MemoryError, RecursionError) as error:
        print(repr(error), file=sys.stderr)
        told = broken(path.name)
        say("error", code=told.code, message=told.message, hint=told.hint, **told.facts)


def say(kind: str, **fields: Any) -> None:
    """Write one line."""
    line = json.dumps({"kind": kind, **fields})  # in ASCII: no half of a letter trips it
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
