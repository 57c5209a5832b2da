"""Suggestions that fit the aspects in play: compels, and names for consequences."""

import random
from collections.abc import Iterable, Sequence

from tools.generate.tables import draw, draw_fresh, tables
from tools.rulesets import Severity, Track

ASPECT = "{aspect}"
_HELD = "\0"


def make_compels(
    language: str,
    seed: str,
    aspects: Sequence[str],
    *,
    taken: Iterable[str] = (),
    count: int = 3,
) -> list[tuple[str, str]]:
    """Compels as (aspect, what happens), each on another aspect as far as they go.

    Source: condensed.compel.
    """
    chance = random.Random(f"{seed}:compel:{language}")
    rows: list[str] = tables(language)["suggest"]["compels"]
    order: list[str] = []
    while aspects and len(order) < count:
        order += chance.sample(list(aspects), len(aspects))
    used, made = set(taken), list[tuple[str, str]]()
    for aspect in order[:count]:
        filled = [row.replace(ASPECT, _HELD) for row in rows]
        _, text = draw(filled, str, chance, {each.replace(aspect, _HELD) for each in used})
        text = text.replace(_HELD, aspect)
        used.add(text)
        made.append((aspect, text))
    return made


def make_wounds(
    language: str,
    seed: str,
    severity: Severity,
    track: Track,
    aspects: Sequence[str],
    *,
    taken: Iterable[str] = (),
    count: int = 3,
) -> list[tuple[str, str]]:
    """Names for a consequence as (what it may come of, name); an extreme one as a severe one.

    Source: condensed.consequence-slots.
    """
    chance = random.Random(f"{seed}:wound:{language}")
    rows: list[str] = tables(language)["suggest"][track][
        "severe" if severity == "extreme" else severity
    ]
    used, made = set(taken), list[tuple[str, str]]()
    for _ in range(count):
        _, text = draw_fresh(rows, str, chance, used, language)
        used.add(text)
        made.append((chance.choice(list(aspects)) if aspects else "", text))
    return made
