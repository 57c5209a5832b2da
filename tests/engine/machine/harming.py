"""Harm and conflicts: hits taken in every way, giving in, healing, turns, help, defence."""

from typing import Any

from hypothesis import strategies as st

from machine.acting import efforts
from machine.arguments import word
from machine.steps import Steps, move
from tools.available import available
from tools.game import CONDITIONS

severities = st.sampled_from(("mild", "moderate", "severe", "extreme"))
tracks = st.sampled_from(("physical", "mental"))
conditions = st.sampled_from([each for pair in CONDITIONS.values() for each in pair.values()])
people = word("character")


class Harming(Steps):
    """Everybody is hit, falls, gives in, heals."""

    @move(
        boxes=st.integers(0, 6) | st.lists(st.integers(1, 4), max_size=3),
        filled=st.lists(severities, max_size=3), named=st.lists(word("names"), max_size=2),
        marked=st.lists(conditions, max_size=2), replaces=st.none() | word("aspect"),
        whom=people, shifts=st.integers(1, 4),
    )  # fmt: skip
    def absorb(
        self, boxes: Any, filled: list[str], named: list[str], marked: list[str],
        replaces: str | None, whom: str, shifts: int,
    ) -> None:  # fmt: skip
        if self.game.waiting("absorb") is None:
            self.likely("attack", actor="Stranger", target=whom, effort=shifts,
                        defence={"effort": 0})  # fmt: skip
        self.attempt("absorb", boxes=boxes, consequences=filled, names=named, conditions=marked,
                     replaces=replaces)  # fmt: skip

    @move(
        who=word("actor"), whom=people, shifts=st.integers(1, 24),
        weapon=st.none() | st.integers(0, 4),
        track=st.sampled_from(("fight", "provoke", "swords", "forceful")), place=st.integers(0, 8),
    )  # fmt: skip
    def strike(
        self, who: str, whom: str, shifts: int, weapon: int | None, track: str, place: int
    ) -> None:
        if not self.likely("attack", actor=who, target=whom, skill=track, effort=shifts + 1,
                           weapon=weapon, defence={"effort": 1}):  # fmt: skip
            return
        ways = [each for each in available(self.game) if each.label in ("absorb", "minion")]
        if ways:
            self.attempt(**ways[place % len(ways)].command)

    @move(who=people, fate=st.none() | word("fate"))
    def take_out(self, who: str, fate: str | None) -> None:
        self.attempt("take_out", character=who, fate=fate)

    @move(who=people, track=tracks)
    def concede(self, who: str, track: str) -> None:
        if self.game.scene.conflict is None:
            self.likely("begin_conflict", track=track)
        self.attempt("concede", character=who)

    @move(healer=word("actor"), place=st.integers(0, 8), effort=efforts,
          rename=st.none() | word("rename"))  # fmt: skip
    def treat(self, healer: str, place: int, effort: Any, rename: str | None) -> None:
        sick = [who.name for who in self.game.characters.values() if who.consequences] or ["Mara"]
        patient = sick[place % len(sick)]
        self.likely("treat", actor=healer, patient=patient, rename=rename, **effort)

    @move(who=people, severity=severities, healer=word("actor"), effort=st.integers(2, 9))
    def wound_and_treat(self, who: str, severity: str, healer: str, effort: int) -> None:
        self.likely("adjust", character=who, add_consequence=severity)
        self.attempt("treat", actor=healer, patient=who, effort=effort)

    @move(
        first=st.none() | people, track=tracks, surprised=st.lists(people, max_size=2),
        magical=st.booleans(),
    )  # fmt: skip
    def begin_conflict(
        self, first: str | None, track: str, surprised: list[str], magical: bool
    ) -> None:
        magus = self.game.system == "magus"
        more = {"surprised": surprised, "magical": magical} if magus else {"first": first}
        self.likely("begin_conflict", track=track, **more)

    @move(who=people, by=st.none() | people, first=people)
    def next_turn(self, who: str, by: str | None, first: str) -> None:
        if self.game.scene.conflict is None:
            self.begin_conflict(first, "physical", [], False)
            self.likely("overcome", actor=first, effort=3, difficulty=1)
        self.likely("next_turn", character=who, by=by)

    @move(who=people)
    def pass_turn(self, who: str) -> None:
        if self.game.scene.conflict is None:
            self.likely("begin_conflict")
        self.likely("pass_turn", character=who)

    @move(order=st.lists(people, max_size=4))
    def settle_order(self, order: list[str]) -> None:
        self.attempt("adjust", order=order)

    @move(who=people, ally=people, skill=st.none() | word("skill"))
    def help(self, who: str, ally: str, skill: str | None) -> None:
        self.likely("help", character=who, ally=ally, skill=skill)

    @move(who=people, covers=st.lists(people, max_size=2), outcome=st.none() | word("outcome"))
    def full_defense(self, who: str, covers: list[str], outcome: str | None) -> None:
        self.play_with("full-defense")
        self.likely("full_defense", character=who, covers=covers, outcome=outcome)

    @move(began=st.booleans())
    def end_conflict(self, began: bool) -> None:
        if began and self.game.scene.conflict is None:
            self.likely("begin_conflict")
        self.likely("end_conflict")

    @move(who=people, add=st.booleans(), severity=severities, track=tracks)
    def rule_on_wounds(self, who: str, add: bool, severity: str, track: str) -> None:
        key = "add_consequence" if add else "clear_consequence"
        self.attempt("adjust", character=who, track=track, **{key: severity})
