"""Situation aspects, spread over the five categories."""

import random
from dataclasses import dataclass
from typing import Any, Literal

from tools.generate.tables import draw_fresh, numbered, tables

CATEGORIES = ("tone", "movement", "cover", "danger", "useful")
LEAST, MOST = 3, 5
Place = Literal["indoors", "city", "wild", "water", "underground"]


@dataclass(frozen=True, slots=True)
class Made:
    """A situation aspect and its category."""

    text: str
    category: str


def make_aspects(
    language: str,
    seed: str,
    *,
    taken: frozenset[str] = frozenset(),
    count: int | None = None,
    place: Place | None = None,
    usual: tuple[int, int] = (LEAST, MOST),
) -> list[Made]:
    """Make situation aspects: as many as asked for, each of another category as far as they go.

    Args:
        taken: texts that must not come again.
        count: how many, 1 to 10; left out: as many as is `usual`, from fewest to most.
        place: only aspects that fit there, besides those that fit anywhere.

    Source: condensed.situation-aspects, magus.scene.
    """
    chance = random.Random(f"{seed}:aspects:{language}")
    number = count or chance.randint(*usual)
    place = place or some_place(chance)
    order: list[str] = []
    while len(order) < number:
        order += chance.sample(CATEGORIES, len(CATEGORIES))
    made: list[Made] = []
    for category in sorted(order[:number], key=CATEGORIES.index):
        rows: list[dict[str, Any]] = tables(language)["scene"][category]
        fitting = [row for row in rows if place in row.get("places", (place,))]
        known = taken | {each.text for each in made}
        _, text = draw_fresh(fitting or rows, lambda row: str(row["text"]), chance, known, language)
        made.append(Made(text, category))
    return made


def some_place(chance: random.Random) -> Place:
    """A kind of place, when none was named."""
    return chance.choice(("indoors", "city", "wild", "water", "underground"))


def make_zones(
    language: str,
    seed: str,
    count: int,
    place: Place | None,
    taken: frozenset[str] = frozenset(),
) -> tuple[str, ...]:
    """Names of zones for a scene, of the place that its aspects have for the same seed.

    Once a campaign has had them all, parts of them: their north side, their upper level.

    Args:
        taken: names that must not come again.

    Source: condensed.zones.
    """
    chance = random.Random(f"{seed}:zones:{language}")
    names: list[str] = tables(language)["zones"][place or some_place(chance)]
    parts = [form.replace("{zone}", name) for form in tables(language)["forms"]["zones"]
             for name in names]  # fmt: skip
    drawn = chance.sample(names, len(names)) + chance.sample(parts, len(parts))
    fresh = [name for name in drawn if name not in taken]
    again = [numbered(name, taken) for name in drawn]
    return tuple([*fresh, *again][:count])
