"""Whatever a Narratograph table does: no cheer without a free box, replay and undo agree."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from pydantic import ValidationError
from table import Table, some

from tools import journal, replay
from tools.available import available
from tools.commands import parse
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Game, new
from tools.play import play
from tools.pool import ABNORMAL

NAMES = ("Mio", "Haru", "Tsubaki", "Stranger")
names, pips = st.sampled_from(NAMES), st.integers(1, 6)
face = st.none() | pips


class Shrine(RuleBasedStateMachine):
    """A table of three with bonds to each other, and somebody without a sheet."""

    table: Table

    @initialize()
    def begin(self) -> None:
        self.table = Table(game=new("narratograph"))
        for name in NAMES[:3]:
            bonds = [each for each in NAMES[:3] if each != name]
            self.table.do("create_character", name=name, tags=["Quick", "Small"], bonds=bonds)

    def attempt(self, command: str, **arguments: Any) -> None:
        table = self.table
        before, text, entries = table.game, repr(table.game), len(table.entries)
        given = {key: value for key, value in arguments.items() if value is not None}
        try:
            table.do(command, **given)
        except (RuleError, ValidationError):
            assert table.game is before and len(table.entries) == entries
        else:
            assert replay.again(before, table.entries[-1], table.seed) == table.game
            nothing_from_nowhere(before, table.last, table.game)
        assert repr(before) == text

    @rule(
        actor=names,
        dice=st.integers(-1, 4),
        aim=st.integers(0, 7),
        faces=st.none() | st.lists(pips, max_size=4),
        tags=st.lists(st.sampled_from(("quick", "Small", "Tall")), max_size=2),
        more=st.lists(st.sampled_from((1, -1)), max_size=3),
    )
    def check(
        self, actor: str, dice: int, aim: int, faces: Any, tags: list[str], more: list[int]
    ) -> None:
        reasons = [{"reason": "so it is", "dice": each} for each in more]
        self.attempt(
            "check", actor=actor, dice=dice, target=aim, faces=faces, tags=tags,
            modifiers=reasons,
        )  # fmt: skip

    @rule(actor=names, shown=face)
    def cheer(self, actor: str, shown: int | None) -> None:
        self.attempt("cheer", actor=actor, face=shown)

    @rule(actor=names, faces=st.sampled_from(([1, 1], [6, 1], [2, 3])))
    def usual_check(self, actor: str, faces: list[int]) -> None:
        self.attempt("check", actor=actor, faces=faces)

    @rule(
        option=st.sampled_from(("spirit_power", "clear_condition")),
        condition=st.none() | st.sampled_from(ABNORMAL),
        shown=face,
    )
    def choose_special(self, option: str, condition: str | None, shown: int | None) -> None:
        self.attempt("choose_special", option=option, condition=condition, face=shown)

    @rule(shown=face)
    def take_fumble(self, shown: int | None) -> None:
        self.attempt("take_fumble", face=shown)

    @rule(who=names, to=names)
    def gain_bond(self, who: str, to: str) -> None:
        self.attempt("gain_bond", character=who, to=to)

    @rule(who=names, power=st.integers(-3, 3), condition=st.sampled_from(ABNORMAL))
    def adjust(self, who: str, power: int, condition: str) -> None:
        self.attempt("adjust", character=who, spirit_power_change=power, add_abnormal=condition)

    @rule(command=st.sampled_from(("roll_d6", "begin_scene", "end_scene", "end_session", "waive")))
    def move_on(self, command: str) -> None:
        self.attempt(command)

    @rule(place=st.integers(0, 8))
    def answer(self, place: int) -> None:
        choices = available(self.table.game)
        if choices:
            self.attempt(**choices[place % len(choices)].command)

    @rule()
    def undo(self) -> None:
        table = self.table
        earlier = journal.folded(table.start, table.entries[:-1])
        of = journal.undo_of(table.entries, False)
        draft = journal.Entry(number=len(table.entries) + 1, turn=0, deed="undo", of=of, state="")
        assert journal.folded(table.start, [*table.entries, draft]) == earlier

    @invariant()
    def nothing_is_off_the_scale(self) -> None:
        if not hasattr(self, "table"):
            return
        for who in self.table.game.characters.values():
            assert who.spirit_power >= 0 and who.name not in who.bonds
            assert len(set(who.abnormal)) == len(who.abnormal)
        assert len(self.table.game.pending) <= 1

    @invariant()
    def what_waits_can_be_answered(self) -> None:
        if not hasattr(self, "table"):
            return
        game = self.table.game
        offered = {choice.who for choice in available(game) if choice.label != "cheer"}
        assert {waiting.who for waiting in game.pending} == offered
        for choice in available(game):
            play(game, parse(choice.command), Dice(self.table.seed))

    def teardown(self) -> None:
        if hasattr(self, "table"):
            assert self.table.replayed() == self.table.game


def nothing_from_nowhere(before: Game, events: tuple[dict[str, Any], ...], after: Game) -> None:
    """Each cheer ticks a box that was free; spirit power comes by an event or a ruling."""
    for event in some(events, "cheered"):
        if not event["word"]:
            assert before.characters[event["who"]].bonds[event["whom"]] is False
            assert after.characters[event["who"]].bonds[event["whom"]] is True
    if some(events, "character_edited") or some(events, "character_created"):
        return
    for name, who in after.characters.items():
        gains = [e["delta"] for e in some(events, "spirit_power_changed") if e["who"] == name]
        assert who.spirit_power == before.characters[name].spirit_power + sum(gains)


Shrine.TestCase.settings = settings(
    max_examples=30,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestShrine = Shrine.TestCase


class Soaked(Shrine):
    """The same table for a long time."""


Soaked.TestCase.settings = settings(Shrine.TestCase.settings, max_examples=1000,
                                    stateful_step_count=100)  # fmt: skip
TestSoaked = pytest.mark.soak(Soaked.TestCase)
