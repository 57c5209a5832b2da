"""What goes on in scenes: contests, challenges, zones, obstacles, countdowns, threats as maps."""

from typing import Any

from hypothesis import strategies as st

from machine.arguments import word
from machine.steps import Steps, move
from machine.words import OBSTACLES, SECRET, SHADE, ZONES

people, zones = word("character"), word("zone")
efforts = st.integers(-2, 9)
triggers = st.sampled_from(("scene", "exchange", "roll", "failure", "session"))


class Staging(Steps):
    """Whatever a scene holds."""

    @move(hard=st.none() | st.integers(0, 3), to_win=st.integers(2, 4), safe=st.booleans(),
          whole=st.booleans())  # fmt: skip
    def begin_contest(self, hard: int | None, to_win: int, safe: bool, whole: bool) -> None:
        sides = [{"members": ["Mara", "Otso"]}, {"members": ["Ghoul"]}, {"members": [SHADE]}]
        more: dict[str, Any] = {} if whole else {"sides": sides}
        more |= {"shields": ["Ghoul"]} if safe else {}
        self.likely("begin_contest", to_win=to_win, difficulty=hard, **more)

    @move(who=people, effort=efforts, others=st.lists(efforts, max_size=2), aspect=word("aspect"))
    def contest_rolls(self, who: str, effort: int, others: list[int], aspect: str) -> None:
        """Somebody rolls for their side, the other sides too, and perhaps the last one invokes."""
        if self.game.scene.contest is None:
            self.begin_contest(None, 3, False, False)
        self.likely("overcome", actor=who, effort=effort)
        for foe, said in zip(("Ghoul", SHADE), others, strict=False):
            self.likely("overcome", actor=foe, effort=said)
        self.attempt("invoke", aspect=aspect)

    @move(who=people, number=st.none() | st.integers(0, 6), lasting=st.booleans())
    def threaten(self, who: str, number: int | None, lasting: bool) -> None:
        if self.game.scene.contest is None:
            self.begin_contest(None, 3, False, False)
        self.likely("threaten", by=who, lasting=lasting, difficulty=number)

    @move(winner=st.none() | people, begun=st.booleans())
    def end_contest(self, winner: str | None, begun: bool) -> None:
        if not begun:
            self.begin_contest(None, 3, False, True)
        self.likely("end_contest", winner=winner)

    @move(safe=st.booleans(), rolls=st.integers(1, 2))
    def begin_challenge(self, safe: bool, rolls: int) -> None:
        tasks = [
            {"name": "Hold", "skill": "fight", "difficulty": 1, "rolls": rolls}, {"name": "Read"}
        ]  # fmt: skip
        self.likely("begin_challenge", tasks=tasks, shields=["Cultist"] if safe else [])

    @move(who=people, task=word("task"), effort=efforts)
    def try_task(self, who: str, task: str, effort: int) -> None:
        if self.game.scene.challenge is None:
            self.begin_challenge(False, 1)
        self.likely("overcome", actor=who, task=task, effort=effort, difficulty=2)

    @move(result=st.sampled_from((None, "won", "lost", "mixed")), begun=st.booleans())
    def end_challenge(self, result: str | None, begun: bool) -> None:
        if not begun:
            self.begin_challenge(False, 1)
        self.likely("end_challenge", result=result)

    @move(count=st.integers(1, 3), who=people, other=people, zone=zones,
          barrier=st.none() | st.integers(0, 3), sight=st.booleans())  # fmt: skip
    def set_zones(
        self, count: int, who: str, other: str, zone: str, barrier: int | None, sight: bool
    ) -> None:
        border = {"between": ["Hall", "Yard"], "barrier": barrier, "sight": sight}
        borders = [border] if barrier and count > 1 else []
        self.attempt("set_zones", zones=ZONES[:count], borders=borders,
                     places={who: zone, other: "Hall"})  # fmt: skip

    @move(who=people, zone=zones, ruling=st.booleans())
    def walk(self, who: str, zone: str, ruling: bool) -> None:
        if not self.game.scene.zones:
            self.likely("set_zones", zones=ZONES, places={who: "Yard"})
        self.likely("move", character=who, to=zone, ruling=ruling)

    @move(who=people, zone=zones, effort=efforts)
    def run(self, who: str, zone: str, effort: int) -> None:
        if not self.game.scene.zones:
            self.likely("set_zones", zones=ZONES, places={who: "Yard"})
        self.likely("overcome", actor=who, to=zone, effort=effort, difficulty=2)

    @move(
        name=st.sampled_from(OBSTACLES), rating=st.integers(0, 5), weapon=st.integers(0, 4),
        kind=st.sampled_from(("hazard", "block", "distraction")), stops=st.booleans(),
        zone=st.none() | zones,
    )  # fmt: skip
    def place_obstacle(
        self, name: str, kind: str, rating: int, weapon: int, stops: bool, zone: str | None
    ) -> None:
        self.play_with(f"obstacle-{kind}")
        more = {"hazard": {"weapon": weapon}, "block": {"weapon": weapon, "stops": stops}}
        ways = {"repercussions": ["One", "Two"], "choice": "Which?"}
        self.likely("place_obstacle", name=name, kind=kind, rating=rating, zone=zone,
                    **more.get(kind, ways))  # fmt: skip

    @move(who=people, what=st.sampled_from(OBSTACLES), remove=st.booleans(), effort=efforts)
    def face(self, who: str, what: str, remove: bool, effort: int) -> None:
        self.likely("overcome", actor=who, target=what, remove=remove, effort=effort)

    @move(what=st.sampled_from(OBSTACLES), whom=people, effort=st.integers(1, 8))
    def hazard_strikes(self, what: str, whom: str, effort: int) -> None:
        self.likely("attack", actor=what, target=whom, effort=effort, defence={"effort": 1})

    @move(who=people, way=st.integers(1, 3), there=st.booleans())
    def choose_way(self, who: str, way: int, there: bool) -> None:
        if not there:
            self.place_obstacle("Noise", "distraction", 2, 0, False, None)
        self.likely("answer_distraction", character=who, obstacle="Noise", way=way)

    @move(who=people, whom=people, into=st.booleans(), effort=efforts)
    def attack_by_the_wall(self, who: str, whom: str, into: bool, effort: int) -> None:
        block = {"into": "Wall"} if into else {"cover": "Wall"}
        self.likely("attack", actor=who, target=whom, effort=effort, defence={"effort": 1},
                    **block)  # fmt: skip

    @move(heart=people, parts=st.lists(people, min_size=1, max_size=3))
    def map_threat(self, heart: str, parts: list[str]) -> None:
        self.play_with("boss-map")
        self.likely("map_threat", name="Hive", parts=[*parts, heart], heart=heart)

    @move(trigger=triggers, boxes=st.integers(1, 4),
          shown=st.sampled_from(("all", "boxes", "nothing")))  # fmt: skip
    def begin_countdown(self, trigger: str, boxes: int, shown: str) -> None:
        name = f"{SECRET}{trigger}>" if shown == "nothing" else f"Until {trigger}"
        number = len(self.table.entries)
        outcome = "It happens" if shown == "all" else f"{SECRET}{number} happens>"
        self.play_with("countdown")
        self.likely("begin_countdown", name=name, boxes=boxes, outcome=outcome,
                    triggers=[trigger], shown=shown)  # fmt: skip

    @move(boxes=st.integers(-2, 3), place=st.integers(0, 2), ended=st.booleans())
    def mark_countdown(self, boxes: int, place: int, ended: bool) -> None:
        if not self.game.countdowns:
            self.begin_countdown("scene", 3, "all")
        running = [each.name for each in self.game.countdowns] or ["None"]
        name = running[place % len(running)]
        if ended:
            self.attempt("end_countdown", name=name)
        else:
            self.attempt("mark_countdown", name=name, boxes=boxes)

    @move(faster=st.none() | st.integers(-9, 9))
    def measure_time(self, faster: int | None) -> None:
        self.play_with("time")
        self.attempt("measure_time", amount="few", unit="hours", faster=faster)
