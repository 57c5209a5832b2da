"""Patterns that are compiled when they are first asked for."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any


class WhenAsked(Mapping[str, re.Pattern[str]]):
    """Phrases by what they stand for, compiled when they are first asked for: half never are."""

    def __init__(
        self,
        phrases: Mapping[str, Iterable[Any]],
        compiled: Callable[[Iterable[Any]], re.Pattern[str]],
    ) -> None:
        self._phrases, self._compiled = phrases, compiled
        self._made: dict[str, re.Pattern[str]] = {}

    def __getitem__(self, tag: str) -> re.Pattern[str]:
        if tag not in self._made:
            self._made[tag] = self._compiled(self._phrases[tag])
        return self._made[tag]

    def __iter__(self) -> Iterator[str]:
        return iter(self._phrases)

    def __len__(self) -> int:
        return len(self._phrases)
