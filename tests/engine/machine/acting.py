"""Rolls as tables make them: acting, defending, invoking, what a failure comes to."""

from typing import Any

from hypothesis import strategies as st

from machine.arguments import word
from machine.steps import Steps, move

small = st.integers(-1, 5)
face = st.integers(-1, 1)
thrown = st.tuples(face, face, face, face).map(list)
efforts = st.one_of(
    st.fixed_dictionaries({}, optional={"skill": word("skill"), **given})
    for given in ({"faces": thrown}, {"effort": st.integers(-2, 9)})
)
even = st.sampled_from(({}, {"effort": 0}, {"effort": 3}))
uses = st.sampled_from(("bonus", "bonus", "reroll", "oppose"))


class Acting(Steps):
    """Everybody acts, one way or another."""

    @move(who=word("actor"), effort=efforts, difficulty=small, helper=st.none() | word("actor"))
    def overcome(self, who: str, effort: Any, difficulty: int, helper: str | None) -> None:
        more = {"helpers": [helper]} if helper else {}
        self.likely("overcome", actor=who, difficulty=difficulty, **effort, **more)

    @move(
        who=word("actor"), effort=efforts, difficulty=small, whom=st.none() | word("character"),
        defence=st.none() | even, existing=st.sampled_from((None, None, "known", "unknown")),
        aspect=word("aspect"),
    )  # fmt: skip
    def create_advantage(
        self, who: str, effort: Any, difficulty: int, whom: str | None, defence: Any,
        existing: str | None, aspect: str,
    ) -> None:  # fmt: skip
        name = aspect if existing else f"Made {len(self.table.entries)}"
        against = {"target": whom, "defence": defence} if whom else {"difficulty": difficulty}
        self.likely("create_advantage", actor=who, aspect=name, existing=existing, **effort,
                    **against)  # fmt: skip

    @move(
        who=word("actor"), whom=word("character"), effort=st.integers(0, 9),
        defence=st.none() | even, skill=st.none() | word("skill"),
    )  # fmt: skip
    def attack(self, who: str, whom: str, effort: int, defence: Any, skill: str | None) -> None:
        self.likely("attack", actor=who, target=whom, effort=effort, defence=defence, skill=skill)

    @move(
        who=word("actor"), whom=st.lists(word("character"), min_size=2, max_size=3),
        effort=st.integers(0, 9), shares=st.lists(st.integers(1, 4), max_size=3),
        zone=st.none() | word("zone"), told=st.booleans(),
    )  # fmt: skip
    def attack_several(
        self, who: str, whom: list[str], effort: int, shares: list[int], zone: str | None,
        told: bool,
    ) -> None:  # fmt: skip
        self.play_with("multiple-targets")
        more: dict[str, Any] = {"zone": zone} if zone else {"targets": whom}
        more |= {"shares": shares} if told and not zone else {}
        if self.likely("attack", actor=who, effort=effort, **more):
            self.attempt("split_effort", shares=shares)

    @move(effort=efforts, who=st.none() | word("actor"))
    def defend(self, effort: Any, who: str | None) -> None:
        self.attempt("defend", actor=who, **effort)

    @move(who=word("actor"), whom=word("character"), effort=st.integers(-1, 8))
    def defend_at_once(self, who: str, whom: str, effort: int) -> None:
        if self.likely("attack", actor=who, target=whom, effort=4):
            self.attempt("defend", effort=effort)

    @move(who=st.none() | word("actor"), effort=efforts, difficulty=st.none() | small)
    def roll(self, who: str | None, effort: Any, difficulty: int | None) -> None:
        self.likely("roll", actor=who, difficulty=difficulty, **effort)

    @move(who=word("actor"), aspect=word("aspect"), use=uses, free=st.none() | st.booleans())
    def invoke(self, who: str, aspect: str, use: str, free: bool | None) -> None:
        if self.game.roll is None:
            self.likely("overcome", actor=who, effort=1, difficulty=2)
        self.attempt("invoke", actor=who, aspect=aspect, use=use, free=free)

    @move(
        who=word("actor"), aspect=word("aspect"), again=word("aspect"), use=uses, difficulty=small
    )
    def roll_and_invoke(self, who: str, aspect: str, again: str, use: str, difficulty: int) -> None:
        spec = [{"aspect": aspect, "use": use}]
        self.likely("overcome", actor=who, rating=1, difficulty=difficulty, invokes=spec)
        self.attempt("invoke", actor=who, aspect=again)

    @move(option=st.sampled_from(("fail", "major_cost", "minor_cost", "boost", "aspect", "reveal",
                                  "give_up", "hit")),
          who=word("actor"), effort=st.integers(0, 2))  # fmt: skip
    def choose_cost(self, option: str, who: str, effort: int) -> None:
        if self.game.waiting("cost") is None:
            self.likely("overcome", actor=who, effort=effort, difficulty=2)
        self.attempt("choose_cost", option=option)

    @move(who=word("actor"), effort=st.integers(2, 9), most=st.integers(0, 1))
    def split(self, who: str, effort: int, most: int) -> None:
        self.play_with("multiple-targets")
        foes = [name for name in ("Ghoul", "Mara", "Otso") if name != who][:2]
        if self.likely("attack", actor=who, effort=effort, targets=foes):
            shares = [1, effort - 1] if most else [effort - 1, 1]
            self.attempt("split_effort", shares=shares)

    @move(who=word("actor"), foe=st.booleans(), aspect=st.none() | st.just("A Loose Stone"))
    def hit_and_boost(self, who: str, foe: bool, aspect: str | None) -> None:
        whom = "Ghoul" if foe else "Otso"
        if self.likely("attack", actor=who, target=whom, effort=6, defence={"effort": 1}):
            self.attempt("take_boost", aspect=aspect)

    @move(to=word("character"), who=st.none() | word("actor"))
    def hand_boost(self, to: str, who: str | None) -> None:
        self.attempt("hand_boost", to=to, actor=who)

    @move(who=word("actor"), whom=word("character"), effort=st.integers(0, 6),
          what=st.sampled_from((None, "compel", "defend", "absorb")))  # fmt: skip
    def waive(self, who: str, whom: str, effort: int, what: str | None) -> None:
        """Let go what waits: a compel, a defence, a hit."""
        if what == "compel":
            self.likely("compel", character=whom, aspect=f"{whom} Themself")
        elif not self.game.pending:
            self.attempt("attack", actor=who, target=whom, effort=effort)
        if not self.attempt("waive", what=what):
            self.attempt("waive")
