"""Greetings, thanks and cheers: said to people, not to the game."""

import re

from assistant.understanding.lexicon import Lexicon


def pleasantry(text: str, words: Lexicon) -> bool:
    """Whether a message is kind words from end to end."""
    kind, beside = words.tags.get("pleasantry"), words.tags.get("beside_pleasantry")
    if kind is None or not kind.search(text):
        return False
    rest = kind.sub(" ", text)
    return not re.search(r"\w", beside.sub(" ", rest) if beside else rest)
