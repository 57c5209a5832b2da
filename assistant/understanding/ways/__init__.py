"""Ways in which people say things at the table: what a message that no pattern fits is held to.

`<lang>.yaml` lists them by what is said, the plain sentence first. `python -m
assistant.understanding.ways` learns from all languages together to tell them apart, and writes
`learnt.npz`; `likely` asks what it has learnt.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import takewhile
from pathlib import Path
from typing import Any

import yaml

from assistant.understanding.lexicon import LOADER
from assistant.understanding.needs import kind
from rules_corpus import passage

HERE = Path(__file__).parent
LANGUAGES = tuple(sorted(passage.LANGUAGES))
NOTHING = "nothing"
# What stands for a slot.
SIGNS = {"who": "W", "whom": "W", "n": "N", "skill": "S", "aspect": "A", "zone": "Z",
         "countdown": "C", "severity": "V", "track": "T"}  # fmt: skip
# The commands that each thing said comes to, by the beginning of its name; the rest only ask.
DOES: Mapping[str, tuple[str, ...]] = {
    "attack": ("attack",), "overcome": ("overcome", "roll"), "roll": ("roll", "overcome"),
    "advantage": ("create_advantage",), "defend": ("defend",), "help": ("help",),
    "full_defense": ("full_defense",), "invoke": ("invoke",), "boxes": ("absorb",),
    "consequence": ("absorb",), "concede": ("concede",), "take_out": ("take_out", "absorb"),
    "compel.accept": ("answer_compel",), "compel.refuse": ("answer_compel",),
    "compel": ("compel",), "points": ("adjust", "edit_character"), "treat": ("treat",),
    "stress": ("adjust",), "harm": ("adjust",), "aspect.add": ("place_aspect", "adjust"),
    "aspect.remove": ("remove_aspect",), "aspect.rename": ("rename_aspect",),
    "boost.take": ("take_boost",), "boost.hand": ("hand_boost",), "next_turn": ("next_turn",),
    "pass_turn": ("pass_turn",), "move": ("move",), "zone": ("set_zones",),
    "scene.begin": ("begin_scene",), "scene.end": ("end_scene",),
    "session.begin": ("begin_session",), "session.end": ("end_session",),
    "conflict.end": ("end_conflict",), "conflict": ("begin_conflict",),
    "contest.begin": ("begin_contest",), "contest.to": ("begin_contest",),
    "contest": ("end_contest",), "challenge": ("end_challenge",),
    "countdown.end": ("end_countdown",), "countdown": ("mark_countdown",),
    "milestone": ("milestone",), "breakthrough": ("breakthrough",),
    "npc": ("create_character", "edit_character"), "pc": ("create_character", "edit_character"),
    "skill": ("adjust", "edit_character"), "cost": ("choose_cost",),
    "share": ("split_effort",), "d6": ("check",), "cheer": ("cheer",), "bond": ("gain_bond",),
    "back": ("adjust",), "undo": ("undo",), "redo": ("redo",),
}  # fmt: skip
SLOT = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Way:
    """One way to say a thing, with slots for names, numbers and so on."""

    said: str
    text: str

    @property
    def slots(self) -> tuple[str, ...]:
        """Its slots in the order of the text."""
        return tuple(SLOT.findall(self.text))

    @property
    def turned(self) -> bool:
        """Whether of two alike, as two people, the second comes first."""
        alike = [[slot for slot in self.slots if SIGNS[kind(slot)] == sign]
                 for sign in set(SIGNS.values())]  # fmt: skip
        return any(each != sorted(each, key=place) for each in alike)

    @property
    def label(self) -> str:
        """What is told apart: what is said, and in which order."""
        turned = self.turned and self.said != NOTHING
        return f"{self.said}/turned" if turned else self.said


def place(slot: str) -> tuple[bool, str]:
    """The order of slots of a kind: whoever does it first, then by number."""
    return slot != "who", slot


def said_of(label: str) -> str:
    """What is said, in whichever order."""
    return label.partition("/")[0]


def does(label: str) -> tuple[str, ...]:
    """The commands that a thing said comes to; none where it only asks."""
    parts = said_of(label).split(".")
    tried = (".".join(parts[:size]) for size in range(len(parts), 0, -1))
    return next((DOES[each] for each in tried if each in DOES), ())


def signs(text: str) -> str:
    """The kinds of a text's slots, sorted: what a message has to hold, no more and no less."""
    return "".join(sorted(SIGNS[kind(slot)] for slot in SLOT.findall(text)))


@dataclass(frozen=True)
class Written:
    """The ways of a language.

    Attributes:
        ways: all of them, those that ask for nothing among them.
        plain: the plain sentence of each thing that can be said.
        masks: what stands for the first, second, ... piece of a kind while texts are compared.
    """

    ways: tuple[Way, ...]
    plain: dict[str, str]
    masks: dict[str, list[str]]

    @cached_property
    def signs(self) -> frozenset[str]:
        """The kinds of slots that any of them has, together."""
        return frozenset(map(signs, self.plain.values()))

    def mask(self, sign: str, seen: Counter[str]) -> str:
        """What stands for the next piece of a kind."""
        listed = self.masks[sign]
        seen[sign] += 1
        return listed[min(seen[sign], len(listed)) - 1]

    def masked(self, way: Way) -> str:
        """A way as it is compared."""
        seen = Counter[str]()
        return SLOT.sub(lambda m: self.mask(SIGNS[kind(m[1])], seen), way.text)

    def ending(self, said: str, name: str) -> str:
        """What a name has behind its stem, as it was said; it may be called by its last words."""
        parts = name.casefold().split()
        called = (" ".join(parts[first:]) for first in range(len(parts)))
        stem = max((alike(said.casefold(), each) for each in called), default=0)
        return said[stem:] if stem * 2 >= len(said) else ""


def alike(one: str, other: str) -> int:
    """How many letters two words begin with alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


@cache
def written(language: str) -> Written:
    """The ways of a language, as they are written."""
    data: dict[str, Any] = yaml.load(path(language).read_text("utf-8"), Loader=LOADER)
    listed = [Way(said, text) for said, texts in data["ways"].items() for text in texts]
    listed += [Way(NOTHING, text) for text in data[NOTHING]]
    plain = {said: texts[0] for said, texts in data["ways"].items()}
    return Written(tuple(listed), plain, data["masks"])


def path(language: str) -> Path:
    """Where the ways of a language are written."""
    return HERE / f"{language}.yaml"
