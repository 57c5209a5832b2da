"""What the machine of invariants does with scenes: contests, challenges, zones, obstacles, help."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import rule

NAMES = ("Mara", "Otso", "Ghoul", "Cultist", "Stranger", "Fire", "Wall")
ZONES = ("Hall", "Yard", "Roof")
OPTIONS = (
    "boss-challenge-immunity", "boss-map", "countdown", "faster-contest", "full-defense",
    "multiple-targets", "obstacle-block", "obstacle-distraction", "obstacle-hazard", "time",
)  # fmt: skip
names, zones = st.sampled_from(NAMES), st.sampled_from(ZONES)
efforts = st.integers(-2, 9)
shares = st.lists(st.integers(1, 5), max_size=3)


class Scenes:
    """Rules of the machine; whoever mixes it in says how to attempt a command."""

    def attempt(self, command: str, **arguments: Any) -> None:
        raise NotImplementedError

    @rule(option=st.sampled_from(OPTIONS), on=st.booleans())
    def switch(self, option: str, on: bool) -> None:
        self.attempt("switch_option", option=option, on=on)

    @rule(
        hard=st.none() | st.integers(0, 3), to_win=st.integers(2, 4), safe=st.booleans(),
        whole=st.booleans(),
    )  # fmt: skip
    def begin_contest(self, hard: int | None, to_win: int, safe: bool, whole: bool) -> None:
        sides = [{"members": ["Mara", "Otso"]}, {"members": ["Ghoul"]}, {"members": ["Stranger"]}]
        more: dict[str, Any] = {} if whole else {"sides": sides}
        more |= {} if hard is None else {"difficulty": hard}
        more |= {"shields": ["Ghoul"]} if safe else {}
        self.attempt("begin_contest", to_win=to_win, **more)

    @rule(who=names, effort=efforts)
    def contest_roll(self, who: str, effort: int) -> None:
        self.attempt("overcome", actor=who, effort=effort)

    @rule(who=names, number=st.none() | st.integers(0, 6), lasting=st.booleans())
    def threaten(self, who: str, number: int | None, lasting: bool) -> None:
        more = {} if number is None else {"difficulty": number}
        self.attempt("threaten", by=who, lasting=lasting, **more)

    @rule(winner=st.none() | names)
    def end_contest(self, winner: str | None) -> None:
        self.attempt("end_contest", **({"winner": winner} if winner else {}))

    @rule(safe=st.booleans(), rolls=st.integers(1, 2))
    def begin_challenge(self, safe: bool, rolls: int) -> None:
        tasks = [
            {"name": "Hold", "skill": "fight", "difficulty": 1, "rolls": rolls}, {"name": "Read"}
        ]  # fmt: skip
        self.attempt("begin_challenge", tasks=tasks, shields=["Cultist"] if safe else [])

    @rule(who=names, task=st.sampled_from(("Hold", "Read", "Run")), effort=efforts)
    def try_task(self, who: str, task: str, effort: int) -> None:
        self.attempt("overcome", actor=who, task=task, effort=effort, difficulty=2)

    @rule(result=st.sampled_from((None, "won", "lost", "mixed")))
    def end_challenge(self, result: str | None) -> None:
        self.attempt("end_challenge", **({"result": result} if result else {}))

    @rule(count=st.integers(1, 3), who=names, zone=zones, barrier=st.none() | st.integers(0, 3))
    def set_zones(self, count: int, who: str, zone: str, barrier: int | None) -> None:
        borders = [{"between": ["Hall", "Yard"], "barrier": barrier}] if barrier else []
        self.attempt("set_zones", zones=ZONES[:count], borders=borders, places={who: zone})

    @rule(who=names, zone=zones, ruling=st.booleans())
    def move(self, who: str, zone: str, ruling: bool) -> None:
        self.attempt("move", character=who, to=zone, ruling=ruling)

    @rule(who=names, zone=zones, effort=efforts)
    def run(self, who: str, zone: str, effort: int) -> None:
        self.attempt("overcome", actor=who, to=zone, effort=effort, difficulty=2)

    @rule(
        name=st.sampled_from(("Fire", "Wall", "Noise")), rating=st.integers(0, 5),
        kind=st.sampled_from(("hazard", "block", "distraction")), weapon=st.integers(0, 4),
    )  # fmt: skip
    def place_obstacle(self, name: str, kind: str, rating: int, weapon: int) -> None:
        ways = ["One", "Two"] if kind == "distraction" else []
        self.attempt("place_obstacle", name=name, kind=kind, rating=rating, repercussions=ways,
                     weapon=0 if ways else weapon)  # fmt: skip

    @rule(who=names, what=st.sampled_from(("Fire", "Wall", "Noise")), remove=st.booleans(),
          effort=efforts)  # fmt: skip
    def face(self, who: str, what: str, remove: bool, effort: int) -> None:
        self.attempt("overcome", actor=who, target=what, remove=remove, effort=effort)

    @rule(who=names, way=st.integers(1, 3))
    def choose_way(self, who: str, way: int) -> None:
        self.attempt("answer_distraction", character=who, way=way)

    @rule(who=names, whom=names, into=st.booleans(), effort=efforts)
    def attack_by_the_wall(self, who: str, whom: str, into: bool, effort: int) -> None:
        block = {"into": "Wall"} if into else {"cover": "Wall"}
        self.attempt(
            "attack", actor=who, target=whom, effort=effort, defence={"effort": 1}, **block
        )

    @rule(who=names, effort=efforts, shared=shares, known=st.integers(0, 3), zone=st.none() | zones)
    def attack_several(
        self, who: str, effort: int, shared: list[int], known: int, zone: str | None
    ) -> None:
        targets = [name for name in ("Otso", "Ghoul", "Cultist") if name != who]
        whom: dict[str, Any] = {"zone": zone} if zone else {"targets": targets, "shares": shared}
        self.attempt("attack", actor=who, effort=effort, defences=[{"effort": 1}] * known, **whom)

    @rule(shared=shares)
    def split(self, shared: list[int]) -> None:
        self.attempt("split_effort", shares=shared)

    @rule(who=names, effort=efforts)
    def defend_oneself(self, who: str, effort: int) -> None:
        self.attempt("defend", actor=who, effort=effort)

    @rule(who=names, ally=names)
    def help(self, who: str, ally: str) -> None:
        self.attempt("help", character=who, ally=ally)

    @rule(who=names, helper=names)
    def roll_together(self, who: str, helper: str) -> None:
        self.attempt("overcome", actor=who, skill="fight", difficulty=1, helpers=[helper])

    @rule(who=names, covers=st.lists(names, max_size=2))
    def full_defense(self, who: str, covers: list[str]) -> None:
        self.attempt("full_defense", character=who, covers=covers)

    @rule(heart=names)
    def map_threat(self, heart: str) -> None:
        self.attempt("map_threat", name="Hive", parts=["Ghoul", "Cultist"], heart=heart)

    @rule(
        trigger=st.sampled_from(("scene", "exchange", "roll", "failure", "session")),
        boxes=st.integers(1, 4), shown=st.sampled_from(("all", "boxes", "nothing")),
    )  # fmt: skip
    def begin_countdown(self, trigger: str, boxes: int, shown: str) -> None:
        self.attempt("begin_countdown", name=f"Until {trigger}", boxes=boxes, outcome="It happens",
                     triggers=[trigger], shown=shown)  # fmt: skip

    @rule(boxes=st.integers(-2, 3), ended=st.booleans())
    def mark_countdown(self, boxes: int, ended: bool) -> None:
        self.attempt("end_countdown" if ended else "mark_countdown",
                     **({} if ended else {"boxes": boxes}))  # fmt: skip

    @rule(who=names, consent=st.booleans())
    def declare(self, who: str, consent: bool) -> None:
        tied = {} if consent else {"aspect": "Otso's Secret"}
        self.attempt("declare", character=who, detail="So it is", consent=consent, **tied)

    @rule(faster=st.none() | st.integers(-9, 9))
    def measure_time(self, faster: int | None) -> None:
        more = {} if faster is None else {"faster": faster}
        self.attempt("measure_time", amount="few", unit="hours", **more)
