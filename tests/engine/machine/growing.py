"""Sheets: made, edited, grown; big bads with their scale, minions, forms and bonuses."""

from typing import Any

from hypothesis import strategies as st

from machine.arguments import word
from machine.steps import Steps, move
from machine.words import SECRET, SHADE
from tools.game import SCALE_LEVELS

people, skills = word("character"), word("skill")
SOLO = ("skill_bonus", "fewer_shifts", "stronger_invokes", "weaker_foes")
CHANGES = (
    {"buy_stunt": "Another"},
    {"high_concept": "Somebody New"},
    {"raise_skills": ["fight", "lore"]},
    {"raise_skills": ["lore"], "consequences": {"severe": "Healing"}},
    {"raise_skills": ["careful"]},
)


class Growing(Steps):
    """Whatever may be on a sheet."""

    @move(kind=st.sampled_from(("minor", "major", "monster", "organization", "hive")))
    def make_npc(self, kind: str) -> None:
        self.attempt("make_npc", kind=kind)

    @move(name=st.sampled_from(("Newcomer", "Mara", "Old Debts")), secret=st.booleans(),
          rating=st.integers(0, 4), kind=st.sampled_from(("pc", "npc")))  # fmt: skip
    def create_character(self, name: str, secret: bool, rating: int, kind: str) -> None:
        self.attempt("create_character", name=name, kind=kind, skills={"fight": rating})

    @move(places=st.lists(st.integers(1, 6), max_size=3), points=st.none() | st.integers(0, 5),
          severity=st.sampled_from(("mild", "moderate", "severe", "extreme")))  # fmt: skip
    def import_character(self, places: list[int], points: int | None, severity: str) -> None:
        name = f"Stranger {len(self.table.entries)}"
        self.attempt("import_character", name=name, marked={"physical": places},
                     consequences=[{"severity": severity}], fate_points=points)  # fmt: skip

    @move(who=people, skill=st.sampled_from(("physique", "will", "body", "careful", "luck")),
          rating=st.integers(0, 6), points=st.none() | st.integers(0, 5))  # fmt: skip
    def edit_character(self, who: str, skill: str, rating: int, points: int | None) -> None:
        self.attempt("edit_character", name=who, skills={skill: rating}, fate_points=points,
                     ruling=True)  # fmt: skip

    @move(who=people, secret=st.booleans(), kind=st.sampled_from((None, "pc", "npc")),
          aspect=word("aspects"))  # fmt: skip
    def uncover(self, who: str, secret: bool, kind: str | None, aspect: str) -> None:
        self.attempt("edit_character", name=who, kind=kind, aspects=[aspect], ruling=True,
                     secret=secret and who == SHADE)  # fmt: skip

    @move(who=people, kind=st.sampled_from(("sword", "axe", "crossbow")), thrown=st.booleans(),
          rating=st.integers(0, 4), skill=skills)  # fmt: skip
    def arm(self, who: str, kind: str, thrown: bool, rating: int, skill: str) -> None:
        self.attempt("edit_character", name=who, ruling=True,
                     weapons=[{"name": "Sword", "kind": kind, "thrown": thrown, "skill": skill}],
                     armor=[{"name": "Mail", "rating": rating}])  # fmt: skip

    @move(who=people, boxes=st.integers(0, 4), number=st.integers(0, 7),
          out=st.none() | st.booleans(), members=st.none() | st.integers(1, 4))  # fmt: skip
    def adjust(
        self, who: str, boxes: int, number: int, out: bool | None, members: int | None
    ) -> None:
        self.attempt("adjust", character=who, physical=boxes, fate_points=number, taken_out=out,
                     members=members)  # fmt: skip

    @move(who=people, aspect=word("aspect"), new=word("add_aspect"), drop=st.booleans())
    def reword(self, who: str, aspect: str, new: str, drop: bool) -> None:
        self.attempt("adjust", character=who, **({"clear_aspect": aspect} if drop else
                     {"add_aspect": new}))  # fmt: skip

    @move(
        who=people, change=st.sampled_from(CHANGES) | st.fixed_dictionaries(
            {"aspect": word("aspect"), "rewritten": word("rewritten")}
        ) | st.fixed_dictionaries({"swap": st.lists(skills, min_size=2, max_size=2)}),
        size=st.sampled_from(("minor", "minor", "significant", "major")), ruling=st.booleans(),
    )  # fmt: skip
    def milestone(self, who: str, change: Any, size: str, ruling: bool) -> None:
        self.likely("milestone", character=who, size=size, ruling=ruling, **change)

    @move(who=people, again=st.booleans())
    def rewrite(self, who: str, again: bool) -> None:
        past = f"{who}'s Past"
        self.likely("milestone", character=who, aspect=past, rewritten=past, ruling=again)

    @move(who=people, change=st.sampled_from(CHANGES), arc=st.booleans(), ruling=st.booleans())
    def breakthrough(self, who: str, change: Any, arc: bool, ruling: bool) -> None:
        self.likely("breakthrough", character=who, arc_refresh=arc, arc_raise=arc, ruling=ruling,
                    **change)  # fmt: skip

    @move(shape=st.sampled_from(("pyramid", "diamond", "columns", "free")), on=st.booleans(),
          second=st.booleans(), least=st.integers(-1, 1))  # fmt: skip
    def set_skill_lists(self, shape: str, on: bool, second: bool, least: int) -> None:
        self.attempt("switch_option", option="skill-lists", variant=shape, on=True)
        lists = {"skills": ["fight", "will", "war"], "least": least} if on else {}
        more = {"second": ["mind", "hand"]} if second and on else {}
        self.attempt("set_skill_lists", **lists, **more)

    @move(variant=st.sampled_from((None, "one", "one_more", "two_more", "valued")))
    def change_tracks(self, variant: str | None) -> None:
        self.attempt("switch_option", option="single-track", on=variant is not None,
                     variant=variant)  # fmt: skip

    @move(who=people, level=st.sampled_from(SCALE_LEVELS))
    def set_scale(self, who: str, level: str) -> None:
        self.play_with("scale")
        self.attempt("set_scale", character=who, level=level)

    @move(
        who=people, minions=st.none() | st.lists(people, max_size=3),
        solo=st.none() | st.lists(st.sampled_from(SOLO), max_size=3, unique=True),
        above=st.none() | st.integers(1, 3), forms=st.integers(0, 2), left=st.booleans(),
    )  # fmt: skip
    def set_boss(
        self, who: str, minions: list[str] | None, solo: list[str] | None, above: int | None,
        forms: int, left: bool,
    ) -> None:  # fmt: skip
        given: dict[str, Any] = {"minions": minions, "solo": solo, "scale_above": above}
        given = {key: held for key, held in given.items() if held is not None}
        if forms:
            form = {
                "name": f"{SECRET}{len(self.table.entries)} form>",
                "high_concept": "Vast",
                "physical": 2,
            }
            given["forms"] = [form, {"skills": {"fight": 6}, "slots": ["mild"]}][:forms]
        for option in ("minion-armor", "true-form", "scale-up", "solo-bonus"):
            self.play_with(f"boss-{option}")
        given |= {"one_shift_left": left} if solo and "fewer_shifts" in solo else {}
        self.attempt("set_boss", character=who, **given)
