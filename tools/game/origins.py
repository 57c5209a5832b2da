"""Where a character came from."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Origin:
    """The file of another tool that a character came from: its format, and its text whole.

    No rule reads it; an export gives back from it what the sheet has no place for.
    """

    format: str
    text: str
