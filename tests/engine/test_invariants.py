"""Whatever a table does: nothing below zero, refusals change nothing, replay and undo agree."""

from typing import Any

from conservation import nothing_from_nowhere
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from pydantic import ValidationError
from table import Table

from tools import journal, replay
from tools.available import available
from tools.commands import parse
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import new
from tools.people import aspects
from tools.play import play
from tools.views import player_view

NAMES = ("Mara", "Otso", "Ghoul", "Cultist", "Stranger")
SKILLS = ("fight", "shoot", "provoke", "athletics", "will", "notice", "academics", "empathy")
names, skills = st.sampled_from(NAMES), st.sampled_from(SKILLS)
small = st.integers(-1, 6)
faces = st.tuples(*[st.integers(-1, 1)] * 4)
efforts = st.fixed_dictionaries(
    {}, optional={"skill": skills, "rating": small, "faces": faces, "effort": st.integers(-2, 12)}
)


class Play(RuleBasedStateMachine):
    """A table of two players' characters and two of the GM's, in Condensed, Core, Accelerated."""

    table: Table

    @initialize(system=st.sampled_from(("condensed", "core", "accelerated")))
    def begin(self, system: str) -> None:
        self.table = Table(game=new(system))
        for name, kind in zip(NAMES, ("pc", "pc", "npc", "npc"), strict=False):
            self.table.do(
                "create_character",
                name=name,
                kind=kind,
                aspects=[f"{name}'s Secret"],
                skills={"fight": 2, "athletics": 3, "will": 1, "academics": 1},
                slots=["mild", "moderate", "severe"],
                ruling=True,
                **({"members": 3} if name == "Cultist" and system == "core" else {}),
            )

    def attempt(self, command: str, **arguments: Any) -> None:
        table = self.table
        before, text, entries = table.game, repr(table.game), len(table.entries)
        try:
            table.do(command, **arguments)
        except (RuleError, ValidationError):
            assert table.game is before and repr(before) == text
            assert len(table.entries) == entries
            return
        assert replay.again(before, table.entries[-1], table.seed) == table.game
        assert repr(before) == text
        nothing_from_nowhere(before, table.last, table.game)

    @rule(actor=names, other=names, attack=efforts, defence=st.none() | efforts)
    def attack(self, actor: str, other: str, attack: Any, defence: Any) -> None:
        extra = {} if defence is None else {"defence": defence}
        self.attempt("attack", actor=actor, target=other, **attack, **extra)

    @rule(
        actor=names,
        effort=efforts,
        difficulty=small,
        action=st.sampled_from(("overcome", "create_advantage")),
    )
    def act(self, actor: str, effort: Any, difficulty: int, action: str) -> None:
        self.attempt(action, actor=actor, difficulty=difficulty, **effort)

    @rule(
        actor=names,
        whom=st.none() | names,
        effort=efforts,
        defence=st.none() | efforts,
        pick=st.integers(0, 20),
        existing=st.sampled_from((None, "known", "unknown")),
    )
    def create_advantage(
        self, actor: str, whom: str | None, effort: Any, defence: Any, pick: int, existing: Any
    ) -> None:
        listed = [aspect.name for _, aspect in aspects(self.table.game)]
        name = listed[pick] if pick < len(listed) else f"Made {len(self.table.entries)}"
        more = {"target": whom, "defence": defence, "existing": existing}
        self.attempt(
            "create_advantage", actor=actor, aspect=name, **effort,
            **{key: value for key, value in more.items() if value is not None},
        )  # fmt: skip

    @rule(effort=efforts)
    def defend(self, effort: Any) -> None:
        self.attempt("defend", **effort)

    @rule(
        boxes=st.integers(0, 6) | st.lists(st.integers(1, 4), max_size=3),
        filled=st.lists(st.sampled_from(("mild", "moderate", "severe")), max_size=3),
        called=st.lists(st.sampled_from(("Limping", "Mara's Secret")), max_size=2),
    )
    def absorb(self, boxes: Any, filled: list[str], called: list[str]) -> None:
        self.attempt("absorb", boxes=boxes, consequences=filled, names=called)

    @rule(option=st.sampled_from(("fail", "major_cost", "minor_cost", "boost", "aspect", "reveal")))
    def choose_cost(self, option: str) -> None:
        self.attempt("choose_cost", option=option)

    @rule(who=names, first=st.booleans())
    def give_turn(self, who: str, first: bool) -> None:
        if first:
            self.attempt("begin_conflict", first=who)
        else:
            self.attempt("next_turn", character=who)

    @rule(who=names, by=names)
    def compel_by(self, who: str, by: str) -> None:
        self.attempt("compel", character=who, aspect="Otso's Secret", by=by)

    @rule(who=names)
    def take_out(self, who: str) -> None:
        self.attempt("take_out", character=who, fate="asleep")

    @rule(who=names, skill=st.sampled_from(("physique", "will")), rating=st.integers(0, 6))
    def rate(self, who: str, skill: str, rating: int) -> None:
        self.attempt("edit_character", name=who, skills={skill: rating}, ruling=True)

    @rule(who=names, severity=st.sampled_from(("mild", "moderate", "severe")), add=st.booleans())
    def rule_on_wounds(self, who: str, severity: str, add: bool) -> None:
        key = "add_consequence" if add else "clear_consequence"
        self.attempt("adjust", character=who, **{key: severity})

    @rule(who=names, pick=st.integers(0, 9), name=st.sampled_from(("New Name", "Otso's Secret")))
    def rename(self, who: str, pick: int, name: str) -> None:
        listed = ["mild", "boost", *(aspect.name for _, aspect in aspects(self.table.game))]
        self.attempt("rename_aspect", aspect=listed[pick % len(listed)], name=name, on=who)

    @rule(
        who=names,
        command=st.sampled_from(("milestone", "breakthrough")),
        change=st.sampled_from(
            (
                {"swap": ["fight", "will"]},
                {"buy_stunt": "Another"},
                {"aspect": "Mara's Secret", "rewritten": "No Secret"},
                {"raise_skills": ["fight", "lore"]},
                {"raise_skills": ["lore"], "consequences": {"severe": "Healing"}},
            )
        ),
        ruling=st.booleans(),
    )
    def grow(self, who: str, command: str, change: Any, ruling: bool) -> None:
        self.attempt(command, character=who, ruling=ruling, **change)

    @rule(variant=st.sampled_from((None, "one", "two_more", "valued")))
    def change_tracks(self, variant: str | None) -> None:
        self.attempt("switch_option", option="single-track", on=variant is not None,
                     variant=variant)  # fmt: skip

    @rule(order=st.lists(names, max_size=3), track=st.sampled_from(("physical", "mental")))
    def settle_order(self, order: list[str], track: str) -> None:
        self.attempt("begin_conflict", track=track)
        self.attempt("adjust", order=order)

    @rule(kind=st.sampled_from(("major", "monster", "organization", "hive")))
    def make_threat(self, kind: str) -> None:
        if len(self.table.game.characters) < 6:
            self.attempt("make_npc", kind=kind)

    @rule(what=st.sampled_from(("compel", "consequence")), who=st.none() | names)
    def suggest(self, what: str, who: str | None) -> None:
        self.attempt("suggest", what=what, character=who)

    @rule(shape=st.sampled_from(("pyramid", "diamond", "columns", "free")), on=st.booleans())
    def change_lists(self, shape: str, on: bool) -> None:
        self.attempt("switch_option", option="skill-lists", variant=shape, on=on)
        self.attempt("set_skill_lists", skills=["fight", "will", "war"], most=3)

    @rule(scenario=st.booleans())
    def begin_session(self, scenario: bool) -> None:
        self.attempt("begin_session", scenario=scenario)

    @rule(command=st.sampled_from(("make_npc", "make_aspects")))
    def make_up(self, command: str) -> None:
        if len(self.table.game.characters) < 7 and len(self.table.game.scene.aspects) < 7:
            self.attempt(command)

    @rule(place=st.integers(0, 8))
    def answer(self, place: int) -> None:
        choices = available(self.table.game)
        if choices:
            chosen = choices[place % len(choices)]
            waiting = [each for each in choices if each.label != "free_invoke"]
            self.attempt(**chosen.command)
            assert waiting == [] or chosen.who in self.table.game.characters or chosen.who

    @rule(
        who=names,
        use=st.sampled_from(("bonus", "reroll", "oppose")),
        pick=st.integers(0, 9),
        free=st.sampled_from((None, True, False)),
    )
    def invoke(self, who: str, use: str, pick: int, free: bool | None) -> None:
        listed = [aspect.name for _, aspect in aspects(self.table.game)]
        name = listed[pick % len(listed)] if listed else "x"
        self.attempt("invoke", actor=who, aspect=name, use=use, free=free)

    @rule(healer=names, patient=names, effort=efforts)
    def treat(self, healer: str, patient: str, effort: Any) -> None:
        self.attempt("treat", actor=healer, patient=patient, **effort)

    @rule(who=names, accept=st.booleans())
    def compel(self, who: str, accept: bool) -> None:
        self.attempt("compel", character=who, aspect=f"{who}'s Secret")
        self.attempt("answer_compel", accept=accept)

    @rule(who=names)
    def concede(self, who: str) -> None:
        self.attempt("concede", character=who)

    @rule(
        command=st.sampled_from(
            (
                "begin_conflict",
                "end_conflict",
                "begin_scene",
                "end_scene",
                "begin_session",
                "end_session",
                "waive",
                "take_boost",
            )
        )
    )
    def move_on(self, command: str) -> None:
        self.attempt(command)

    @rule(who=names, number=st.integers(0, 7), boxes=st.integers(0, 9))
    def adjust(self, who: str, number: int, boxes: int) -> None:
        self.attempt("adjust", character=who, fate_points=number, physical=boxes)

    @rule(number=st.integers(0, 3), holder=names, secret=st.booleans(), boost=st.booleans())
    def place_aspect(self, number: int, holder: str, secret: bool, boost: bool) -> None:
        name = f"Aspect <{len(self.table.entries)}>"
        self.attempt(
            "place_aspect", aspect=name, free_invokes=number, holder=holder, secret=secret,
            boost=boost,
        )  # fmt: skip

    @rule(pick=st.integers(0, 9))
    def remove_aspect(self, pick: int) -> None:
        listed = [aspect.name for _, aspect in aspects(self.table.game)]
        self.attempt("remove_aspect", aspect=listed[pick % len(listed)] if listed else "x")

    @rule(whole_turn=st.booleans())
    def undo_and_redo(self, whole_turn: bool) -> None:
        entries, before = self.table.entries, self.table.game
        of = journal.undo_of(entries, whole_turn)
        assert of == (len(entries),)
        earlier = journal.folded(self.table.start, entries[:-1])
        assert journal.state_hash(earlier) == (
            entries[-2].state if len(entries) > 1 else journal.state_hash(self.table.start)
        )
        draft = journal.Entry(number=len(entries) + 1, turn=0, deed="undo", of=of, state="")
        undone = journal.folded(self.table.start, [*entries, draft])
        assert undone == earlier
        redo = journal.Entry(number=len(entries) + 2, turn=0, deed="redo", of=of, state="")
        assert journal.redo_of([*entries, draft]) == of
        assert journal.folded(self.table.start, [*entries, draft, redo]) == before

    @invariant()
    def nothing_is_off_the_scale(self) -> None:
        if not hasattr(self, "table"):
            return
        game = self.table.game
        assert game.gm_points >= 0
        for who in game.characters.values():
            assert who.points >= 0 and who.refresh >= 0
            for track, places in who.marked.items():
                assert set(places) <= set(range(len(who.boxes.get(track, ()))))
                assert len(set(places)) == len(places)
            named = [each.name.casefold() for each in who.aspects]
            assert len(named) == len(set(named))
            for wound in who.consequences:
                assert any(
                    each.kind == "consequence" and each.name == wound.name for each in who.aspects
                )
        for _, aspect in aspects(game):
            assert all(count > 0 for count in aspect.free.values())
        for waiting in game.pending:
            assert waiting.kind not in ("defend", "absorb") or waiting.who in game.characters

    @invariant()
    def players_see_nothing_secret(self) -> None:
        if hasattr(self, "table"):
            text = repr(player_view(self.table.game))
            secret = [each.name for _, each in aspects(self.table.game) if each.secret]
            assert [name for name in secret if name in text] == []

    @invariant()
    def what_waits_can_be_answered(self) -> None:
        if not hasattr(self, "table"):
            return
        game = self.table.game
        offered = {choice.who for choice in available(game) if choice.label != "free_invoke"}
        assert {waiting.who for waiting in game.pending} <= offered
        for choice in available(game):
            play(game, parse(choice.command), Dice(self.table.seed))

    def teardown(self) -> None:
        if hasattr(self, "table"):
            assert self.table.replayed() == self.table.game
            stored = journal.folded(self.table.start, self.table.entries)
            assert stored == self.table.game


Play.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestPlay = Play.TestCase
