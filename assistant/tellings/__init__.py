"""Telling what happened: one function a kind of event, as a GM would say it at the table."""

from collections.abc import Mapping
from typing import Any

from assistant.tellings import (
    bosses,
    growth,
    house,
    magus,
    options,
    places,
    pool,
    safety,
    table,
    together,
)
from assistant.tellings.base import Telling

CHAPTERS = (table, growth, options, pool, together, places, magus, bosses, safety, house)
TELLINGS: Mapping[type[Any], Telling] = {
    kind: telling for chapter in CHAPTERS for kind, telling in chapter.TELLINGS.items()
}
