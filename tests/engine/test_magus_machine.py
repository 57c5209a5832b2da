"""Whatever a table of Magus does: the same invariants, with its rounds, gear and surprise."""

from typing import Any

from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import initialize, invariant, rule
from table import EVEN, Table
from test_invariants import NAMES, Play, efforts, names

from tools.game import new
from tools.people import aspects, usable
from tools.rules.initiative import step
from tools.rules.turns import left

SEVERITIES = ["mild", "moderate", "severe"]
ratings = st.integers(0, 5)


class PlayMagus(Play):
    """Two players' characters and two of the GM's, armed and armoured."""

    @initialize(share=st.booleans())
    def begin(self, share: bool = False, **_: Any) -> None:
        self.table = Table(game=new("magus"))
        for number, (name, kind) in enumerate(zip(NAMES, ("pc", "pc", "npc", "npc"), strict=False)):
            self.table.do(
                "create_character",
                name=name,
                kind=kind,
                aspects=[f"{name}'s Secret"],
                skills={"body": number, "senses": 2, "emotions": 1, "swords": 3 - number},
                weapons=[
                    {"name": "Sword", "kind": "sword", "skill": "swords"},
                    {"name": "Knife", "kind": "knife", "skill": "knives", "thrown": True},
                ],
                armor=[{"name": "Mail", "rating": number}],
                wards=[["membrane"], ["danger_sense"], [], []][number],
                slots=SEVERITIES,
            )
        if share:
            self.table.do("switch_option", option="share_with_consequence")

    @rule(
        actor=names,
        whom=names,
        effort=st.integers(-1, 8),
        weapon=st.none() | ratings | st.sampled_from(("Sword", "knife", "axe", "Spoon")),
        armor=st.none() | ratings,
        passive=st.none() | st.fixed_dictionaries({"distance": st.integers(0, 3)}),
    )
    def strike(
        self, actor: str, whom: str, effort: int, weapon: Any, armor: Any, passive: Any
    ) -> None:
        more = {"weapon": weapon, "armor": armor, "passive": passive}
        self.attempt(
            "attack", actor=actor, target=whom, skill="swords", effort=effort,
            **{key: value for key, value in more.items() if value is not None},
        )  # fmt: skip

    @rule(actor=names, whom=names, effort=efforts)
    def step_in(self, actor: str, whom: str, effort: Any) -> None:
        self.attempt("defend", actor=actor, target=whom, **effort)

    @rule(actor=names, whom=names, effort=st.integers(-1, 6))
    def snare(self, actor: str, whom: str, effort: int) -> None:
        self.attempt("create_advantage", actor=actor, target=whom, effort=effort, snare="net",
                     defence=EVEN)  # fmt: skip

    @rule(surprised=st.lists(names, max_size=2), magical=st.booleans())
    def ambush(self, surprised: list[str], magical: bool) -> None:
        self.attempt("begin_conflict", surprised=surprised, magical=magical)

    @rule(who=names)
    def pass_turn(self, who: str) -> None:
        self.attempt("pass_turn", character=who)

    @rule(who=names)
    def shake_off(self, who: str) -> None:
        self.attempt("invoke", actor=who, use="remove")

    @rule(who=names, to=st.sampled_from(("Road", "Wood")), effort=st.integers(-1, 5))
    def cross(self, who: str, to: str, effort: int) -> None:
        if not self.table.game.scene.zones:
            self.attempt("set_zones", zones=["Road", "Wood"], places={"Mara": "Road"})
        self.attempt("overcome", actor=who, to=to, effort=effort, difficulty=2, burdened=True)

    @invariant()
    def somebody_is_always_on_a_step(self) -> None:
        if not hasattr(self, "table"):
            return
        game = self.table.game
        for _, aspect in aspects(game):
            assert all(count <= aspect.free.get(who, 0) for who, count in aspect.resting.items())
            assert set(usable(aspect)) <= set(aspect.free)
        conflict = game.scene.conflict
        if conflict is not None and conflict.initiative:
            waiting = left(game, conflict)
            assert bool(step(conflict, waiting)) == bool(waiting)
            assert set(conflict.warned) <= set(conflict.surprised) or conflict.exchange == 1


PlayMagus.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestPlayMagus = PlayMagus.TestCase
