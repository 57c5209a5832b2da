"""Suggestions that fit what is in play: compels, costs, difficulties, deeds, consequences."""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tools.generate.tables import draw, draw_fresh, tables
from tools.rulesets import TRACKS, Severity, Track

ASPECT = "{aspect}"
_HELD = "\0"
HARD = 2  # what each reason adds to a difficulty


@dataclass(frozen=True, slots=True, kw_only=True)
class Idea:
    """Something that somebody may do: the row it is told by, and what it is done with."""

    kind: str
    target: str = ""
    aspect: str = ""
    zone: str = ""


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
    rows: list[str] = tables(language)["suggest"][track if track in TRACKS else "other"][
        "severe" if severity == "extreme" else severity
    ]
    used, made = set(taken), list[tuple[str, str]]()
    for _ in range(count):
        _, text = draw_fresh(rows, str, chance, used, language)
        used.add(text)
        made.append((chance.choice(list(aspects)) if aspects else "", text))
    return made


def make_costs(
    language: str, seed: str, aspects: Sequence[str], *, taken: Iterable[str] = (), each: int = 2
) -> list[tuple[str, str]]:
    """Minor costs, then major ones, as (aspect, what it costs), of an aspect where there is one.

    Source: condensed.tie, condensed.fail.
    """
    chance = random.Random(f"{seed}:cost:{language}")
    table: Mapping[str, Any] = tables(language)["suggest"]["costs"]
    used, made = set(taken), list[tuple[str, str]]()
    for size in ("minor", "major"):
        for _ in range(each):
            aspect = chance.choice(list(aspects)) if aspects else ""
            form = table["with" if aspect else "without"].replace("{size}", table["names"][size])
            ended = {text for text in table[size] for done in used if done.endswith(text)}
            _, text = draw(table[size], str, chance, ended)
            told = form.replace("{cost}", text).replace(ASPECT, aspect)
            used.add(told)
            made.append((aspect, told))
    return made


def make_difficulties(language: str, aspects: Sequence[str]) -> list[tuple[str, str]]:
    """A difficulty without any reason why it is hard, with each aspect as one, and with all.

    Source: condensed.difficulty.
    """
    table: Mapping[str, str] = tables(language)["suggest"]["difficulties"]
    made = [("", table["none"])]
    made += [(name, table["one"].replace("{number}", f"+{HARD}").replace(ASPECT, name))
             for name in aspects[:4]]  # fmt: skip
    if len(aspects) > 1:
        number = f"+{HARD * len(aspects[:4])}"
        made.append(("", table["all"].replace("{number}", number)))
    return made


def make_actions(
    language: str,
    seed: str,
    who: str,
    ideas: Sequence[Idea],
    *,
    taken: Iterable[str] = (),
    count: int = 3,
) -> list[tuple[str, str]]:
    """What somebody may do as (aspect, deed): of different kinds as far as there are any.

    Source: condensed.gm-duties.
    """
    chance = random.Random(f"{seed}:action:{language}")
    table: Mapping[str, Sequence[str]] = tables(language)["suggest"]["actions"]
    kinds = list(dict.fromkeys(each.kind for each in ideas))
    # The likeliest blow and what harm suggests come first, then whatever is drawn.
    blows = [kind for kind in kinds if kind.startswith("attack")][:1]
    first = [*blows, *(kind for kind in kinds if kind == "give_in")]
    rest = [kind for kind in kinds if kind not in first]
    order = [*first, *chance.sample(rest, len(rest))][:count]
    made: list[tuple[str, str]] = []
    for kind in order:
        idea = chance.choice([each for each in ideas if each.kind == kind])
        filled = {"{who}": who, "{target}": idea.target, "{zone}": idea.zone, ASPECT: idea.aspect}
        held = {mark: f"\0{number}" for number, mark in enumerate(filled)}
        rows = [_swapped(row, held) for row in table[kind]]
        _, text = draw(rows, str, chance, ())
        made.append((idea.aspect, _swapped(text, {held[mark]: filled[mark] for mark in filled})))
    return made


def _swapped(text: str, pairs: Mapping[str, str]) -> str:
    for old, new in pairs.items():
        text = text.replace(old, new)
    return text
