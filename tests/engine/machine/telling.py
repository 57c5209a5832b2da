"""The economy and the story: compels, details, aspects, scenes, sessions, switches."""

from hypothesis import strategies as st

from machine.arguments import whose, word
from machine.steps import Steps, move
from machine.words import SECRET, SHORT

people = word("character")


class Telling(Steps):
    """What is said about the story, and what it costs or earns."""

    @move(of=whose, by=st.none() | people, accept=st.booleans(), ends=st.booleans())
    def compel(self, of: tuple[str, str], by: str | None, accept: bool, ends: bool) -> None:
        who, aspect = of
        self.attempt("suggest", what="compel", character=who)
        if self.likely("compel", character=who, aspect=aspect, by=by, ends_scene=ends):
            self.attempt("answer_compel", accept=accept)

    @move(who=people, aspect=word("aspect"), claimed=st.booleans(), by=st.none() | people)
    def offer(self, who: str, aspect: str, claimed: bool, by: str | None) -> None:
        self.attempt("compel", character=who, aspect=aspect, claimed=claimed, by=by)

    @move(accept=st.booleans())
    def answer_compel(self, accept: bool) -> None:
        self.attempt("answer_compel", accept=accept)

    @move(who=people, consent=st.booleans(), aspect=word("aspect"))
    def declare(self, who: str, consent: bool, aspect: str) -> None:
        tied = {} if consent else {"aspect": aspect}
        self.likely("declare", character=who, detail="So it is", consent=consent, **tied)

    @move(
        number=st.integers(0, 3), holder=st.none() | people, on=st.none() | people,
        secret=st.booleans(), boost=st.booleans(), of=st.none() | word("aspect"),
    )  # fmt: skip
    def place_aspect(
        self, number: int, holder: str | None, on: str | None, secret: bool, boost: bool,
        of: str | None,
    ) -> None:  # fmt: skip
        name = f"{SECRET if secret else 'Aspect <'}{len(self.table.entries)}>"
        self.attempt("place_aspect", aspect=name, free_invokes=number, holder=holder, on=on,
                     secret=secret, boost=boost, of=of if boost else None)  # fmt: skip

    @move(aspect=word("aspect"))
    def remove_aspect(self, aspect: str) -> None:
        self.attempt("remove_aspect", aspect=aspect)

    @move(of=whose, name=word("rename"), fresh=st.booleans(), said=st.booleans())
    def rename(self, of: tuple[str, str], name: str, fresh: bool, said: bool) -> None:
        on, aspect = of
        name = f"Reworded {len(self.table.entries)}" if fresh else name
        self.attempt("rename_aspect", aspect=aspect, name=name, on=on if said else None)

    @move(zones=st.none() | st.integers(2, 3))
    def make_aspects(self, zones: int | None) -> None:
        self.attempt("make_aspects", count=2, zones=zones)

    @move(to=people, holder=people, allied=st.booleans())
    def pass_a_boost_on(self, to: str, holder: str, allied: bool) -> None:
        name = f"Boost <{len(self.table.entries)}>"
        if allied:
            to, holder = ("Mara", "Otso") if len(name) % 2 else ("Otso", "Mara")
        self.likely("place_aspect", aspect=name, boost=True, free_invokes=1, holder=holder)
        self.attempt("hand_boost", to=to, aspect=name)

    @move(what=st.sampled_from(("compel", "consequence")), who=st.none() | people)
    def suggest(self, what: str, who: str | None) -> None:
        self.attempt("suggest", what=what, character=who)

    @move(option=st.sampled_from(SHORT), on=st.booleans(), variant=st.none() | word("variant"))
    def switch(self, option: str, on: bool, variant: str | None) -> None:
        self.likely("switch_option", option=option, on=on, variant=variant)

    @move(name=st.none() | st.just("The Next"), present=st.lists(people, max_size=3))
    def begin_scene(self, name: str | None, present: list[str]) -> None:
        self.likely("begin_scene", name=name, present=present, aspects=["Dark"])

    @move(end=st.booleans(), scenario=st.booleans())
    def session(self, end: bool, scenario: bool) -> None:
        if end:
            self.likely("end_session")
        else:
            self.likely("begin_session", scenario=scenario)

    @move(tool=st.sampled_from(("x_card", "pause")), text=st.none() | st.just("No harm to animals"))
    def look_after(self, tool: str, text: str | None) -> None:
        self.attempt("agree", topic="lines", text=text)
        self.attempt("stop_scene", tool=tool)
        self.attempt("resume_scene")

    @move(withdraw=st.booleans(), place=st.integers(0, 3))
    def rule(self, withdraw: bool, place: int) -> None:
        self.attempt("make_ruling", text="Ties go to the players", about="condensed.tie")
        made = [each.number for each in self.game.rulings]
        if withdraw and made:
            self.attempt("withdraw_ruling", number=made[place % len(made)])

    @move(more=st.booleans())
    def use_ruleset(self, more: bool) -> None:
        slots = ["mild", "mild", "moderate", "severe"] if more else []
        self.attempt("use_ruleset", name="Ours", slots=slots)

    @move(command=st.sampled_from(("end_scene", "end_scene", "begin_scene", "end_session")))
    def move_on(self, command: str) -> None:
        self.attempt(command)

    @move()
    def end_scene(self) -> None:
        self.likely("end_scene")

    @move(who=st.none() | people, given=st.integers(-4, 4))
    def give_points(self, who: str | None, given: int) -> None:
        self.attempt("adjust", character=who, fate_points_change=given)
