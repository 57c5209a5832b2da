"""What only Narratograph has: checks, cheers, specials, fumbles, bonds."""

from typing import Any

from hypothesis import strategies as st

from machine.arguments import word
from machine.steps import Steps, move
from tools.pool import ABNORMAL

people = word("character")
pips = st.integers(1, 6)
shown = st.none() | pips


class Pools(Steps):
    """A table of Narratograph."""

    @move(
        who=people, dice=st.integers(-1, 4), aim=st.integers(0, 7),
        faces=st.none() | st.lists(pips, max_size=4), tags=st.lists(word("tags"), max_size=2),
        more=st.lists(st.sampled_from((1, -1)), max_size=3),
    )  # fmt: skip
    def check(
        self, who: str, dice: int, aim: int, faces: Any, tags: list[str], more: list[int]
    ) -> None:
        reasons = [{"reason": "so it is", "dice": each} for each in more]
        self.likely("check", actor=who, dice=dice, target=aim, faces=faces, tags=tags,
                    modifiers=reasons)  # fmt: skip

    @move(who=people, faces=st.sampled_from(([1, 1], [6, 1], [2, 3])))
    def usual_check(self, who: str, faces: list[int]) -> None:
        self.likely("check", actor=who, faces=faces)

    @move(who=people, faces=st.sampled_from(([1, 1], [6, 1], [2, 3])), fan=people, face=shown)
    def check_and_cheer(self, who: str, faces: list[int], fan: str, face: int | None) -> None:
        if self.likely("check", actor=who, faces=faces):
            self.attempt("cheer", actor=fan, face=face)

    @move(who=people, face=shown)
    def cheer(self, who: str, face: int | None) -> None:
        self.attempt("cheer", actor=who, face=face)

    @move(
        option=st.sampled_from(("spirit_power", "clear_condition")),
        condition=st.none() | st.sampled_from(ABNORMAL), face=shown,
    )  # fmt: skip
    def choose_special(self, option: str, condition: str | None, face: int | None) -> None:
        self.attempt("choose_special", option=option, condition=condition, face=face)

    @move(face=shown)
    def take_fumble(self, face: int | None) -> None:
        self.attempt("take_fumble", face=face)

    @move(who=people, to=people)
    def gain_bond(self, who: str, to: str) -> None:
        self.attempt("gain_bond", character=who, to=to)

    @move(who=people, power=st.integers(-3, 3), condition=st.sampled_from(ABNORMAL))
    def afflict(self, who: str, power: int, condition: str) -> None:
        self.attempt("adjust", character=who, spirit_power_change=power, add_abnormal=condition)

    @move(who=st.none() | people, face=shown)
    def roll_d6(self, who: str | None, face: int | None) -> None:
        self.attempt("roll_d6", actor=who, face=face)

    @move(command=st.sampled_from(("begin_scene", "end_scene", "end_session", "waive")))
    def move_on(self, command: str) -> None:
        self.attempt(command)
