"""What a table has ruled for itself."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Ruling:
    """A ruling of the table, under a number of its own; it may be about a rule, or the GM's own."""

    number: int
    text: str
    about: str | None = None
    session: int = 1
    secret: bool = False
