"""Notes: what whoever gives a book, or runs the library, should know; never an error."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """Something worth knowing, to be put into words by whoever tells it.

    Attributes:
        code: what it is about, in snake_case: `read_as`, `chapter_missing`, `no_text_layer`,
            `letters_cut`, `no_embedder`, `embedder_silent`.
        facts: what its sentence speaks of.
    """

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)
