"""What only Magus has: gear that counts, snares, stepping in, surprise shaken off."""

from typing import Any

from hypothesis import strategies as st

from machine.arguments import word
from machine.steps import Steps, move

people = word("character")
ratings = st.integers(0, 5)
passives = st.fixed_dictionaries({"distance": st.integers(0, 3), "size": st.integers(-1, 1)})


class Rounds(Steps):
    """A table of Magus."""

    @move(
        who=people, whom=people, effort=st.integers(-1, 8),
        weapon=st.none() | ratings | word("weapon"),
        armor=st.none() | ratings, passive=st.none() | passives,
    )  # fmt: skip
    def shoot(
        self, who: str, whom: str, effort: int, weapon: Any, armor: Any, passive: Any
    ) -> None:
        self.likely("attack", actor=who, target=whom, skill="archery", effort=effort,
                    weapon=weapon, armor=armor, passive=passive)  # fmt: skip

    @move(who=people, whom=people, effort=st.integers(-1, 8))
    def step_in(self, who: str, whom: str, effort: int) -> None:
        self.attempt("defend", actor=who, target=whom, effort=effort)

    @move(who=people, whom=people, effort=st.integers(-1, 8),
          snare=st.sampled_from(("net", "lasso", "bolas")), defence=st.booleans())  # fmt: skip
    def entangle(self, who: str, whom: str, effort: int, snare: str, defence: bool) -> None:
        more = {"defence": {"effort": 0}} if defence else {}
        self.likely("create_advantage", actor=who, target=whom, effort=effort, snare=snare,
                    **more)  # fmt: skip

    @move(surprised=st.lists(people, min_size=1, max_size=2), shakes=people, magical=st.booleans())
    def ambush(self, surprised: list[str], shakes: str, magical: bool) -> None:
        if self.likely("begin_conflict", surprised=surprised, magical=magical):
            self.attempt("invoke", actor=shakes, use="remove")

    @move(who=people, to=word("zone"), effort=st.integers(-1, 5), hide=st.none() | word("weapon"))
    def burdened(self, who: str, to: str, effort: int, hide: str | None) -> None:
        more: dict[str, Any] = {"hide": hide} if hide else {"to": to, "difficulty": 2}
        self.likely("overcome", actor=who, effort=effort, burdened=True, **more)
