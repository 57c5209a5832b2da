"""What may be said about mechanics in a reply: what happened in this turn, and what stands."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from assistant.claims import Claim
from tools.game import Character, Game, OpenRoll

Plain = Mapping[str, Any]
ANYBODY = None  # of a fact: it holds for whoever is named
ALONE = ""  # of a fact: it holds where nobody is named, as a rule does
GM = "GM"
# Who has part in an event: of nobody else has anything come in this turn.
WHO_ACTS = ("actor", "opposing", "target", "who", "by", "to", "on")
RECORDS = (
    "roll",
    "character",
    "changes",
    "state",
)  # parts of events that tell nothing by themselves
# What is only set down: it has no outcome that a story could get wrong.
QUIET = frozenset({
    "character_created", "character_edited", "scene_began", "scene_ended", "session_began",
    "session_ended", "remarked", "suggested", "made_up", "agreed", "aspect_placed",
    "aspect_renamed", "obstacle_placed", "zones_set", "option_switched", "time_measured",
    "scale_set", "skill_lists_set", "ruleset_used", "ruling_made", "ruling_withdrawn",
    "scene_stopped", "scene_resumed", "origin_kept", "threat_mapped", "forms_set",
})  # fmt: skip
PARTS = {  # event types to the words that may be said of them, of the person in a field
    "taken_out": ("out", "who"), "conceded": ("concede", "who"), "boost_gained": ("boost", "who"),
    "boost_handed": ("boost", "to"), "consequence_treated": ("heal", "who"),
    "turn_given": ("turn", "who"), "aspect_placed": ("placed", ""),
    "aspect_removed": ("placed", ""), "stress_cleared": ("heal", ""), "undone": ("deed", ""),
    "scene_ended": ("ended", ""), "session_ended": ("ended", ""), "conflict_ended": ("ended", ""),
    "contest_ended": ("ended", ""), "challenge_ended": ("ended", ""),
    "exchange_began": ("round", ""),
}  # fmt: skip


@dataclass(slots=True)
class Facts:
    """What holds: words and numbers, each with whom it holds for; None stands for anybody."""

    words: dict[str, set[str | None]] = field(default_factory=dict)
    counts: dict[str, set[tuple[str | None, int]]] = field(default_factory=dict)
    numbers: set[int] = field(default_factory=set)
    ratings: dict[str, set[tuple[str | None, int]]] = field(default_factory=dict)
    out: set[str] = field(default_factory=set)
    skills: set[str] = field(default_factory=set)
    looked_up: bool = False
    eventful: bool = False
    others: frozenset[str] = frozenset()
    acting: frozenset[str] = frozenset()

    def word(self, what: str, who: str | None = ANYBODY) -> None:
        """Let a word be said of somebody."""
        self.words.setdefault(what, set()).add(who)

    def count(self, unit: str, number: int, who: str | None = ANYBODY) -> None:
        """Let a number be said of something of somebody."""
        self.counts.setdefault(unit, set()).add((who, number))

    def holds(self, claim: Claim, named: frozenset[str]) -> bool:
        """Whether a claim about the people named holds."""
        if claim.what == "stands":
            return not (named & self.out if named else self.out)
        if claim.value is None:
            return _of(self.words.get(claim.what, set()), named)
        known = {who for who, number in self.counts.get(claim.what, ()) if number == claim.value}
        return _of(known, named)

    def told_of(self, what: str, named: frozenset[str]) -> bool:
        """Whether a word holds of somebody named, by name."""
        return bool(named & (self.words.get(what, set()) - {ANYBODY}))

    def rated(self, skill: str, rating: int, named: frozenset[str]) -> bool:
        """Whether somebody named, or anybody when nobody is, has a skill at a rating."""
        return _of({who for who, known in self.ratings.get(skill, ()) if known == rating}, named)


def _of(holders: Iterable[str | None], named: frozenset[str]) -> bool:
    known = set(holders)
    return bool(known) and (not named or ANYBODY in known or bool(named & known))


def facts(game: Game, events: Sequence[Plain], told: Iterable[Claim] = ()) -> Facts:
    """Everything that may be said.

    Args:
        game: as the speaker may see it.
        events: of this turn, as the speaker may see them.
        told: what the answers to questions of this turn state.
    """
    known = Facts()
    _state(known, game)
    known.word("named")
    for event in events:
        _event(known, event)
    if events:
        known.word("deed")
    known.eventful = bool(game.pending) or any(each["type"] not in QUIET for each in events)
    known.acting = frozenset(
        each for event in events for part in WHO_ACTS if isinstance(each := event.get(part), str)
    )
    known.others = frozenset(who.name for who in game.characters.values() if who.kind != "pc")
    for claim in told:
        if claim.value is None:
            known.word(claim.what)
        else:
            known.count(claim.what, claim.value)
            known.numbers.add(claim.value)
    return known


def _state(known: Facts, game: Game) -> None:
    for who in game.characters.values():
        _person(known, who)
    known.count("points", game.gm_points, GM)
    aspects = [*game.scene.aspects, *(a for c in game.characters.values() for a in c.aspects)]
    for aspect in aspects:
        for holder, count in aspect.free.items():
            known.count("free_invokes", count, holder or ANYBODY)
            if aspect.kind == "boost":
                known.word("boost", holder or ANYBODY)
    for obstacle in game.scene.obstacles:
        if obstacle.rating is not None:
            known.numbers.add(obstacle.rating)
            known.count("difficulty", obstacle.rating)
    if game.scene.conflict and game.scene.conflict.turn:
        known.word("turn", game.scene.conflict.turn)
    if game.roll and game.roll.outcome is not None:
        _roll(known, game.roll, game.roll.outcome)
    for waiting in game.pending:
        if waiting.kind == "absorb":
            known.count("shifts", waiting.shifts)
        if waiting.kind == "boost":
            known.word("boost", waiting.who)


def _roll(known: Facts, roll: OpenRoll, outcome: str) -> None:
    acting, opposing = roll.acting, roll.opposing
    _outcome(known, outcome, roll.shifts or 0, acting.who, opposing.who if opposing else None)
    for side in (acting, *([opposing] if opposing else [])):
        known.numbers |= {side.effort, side.rating} | ({side.bonus, side.dice} - {0})
        known.count("effort", side.effort, side.who)
        if side.skill:
            known.ratings.setdefault(side.skill, set()).add((side.who, side.rating))
    _implied(known, roll.action, outcome, acting.who, opposing.who if opposing else None)
    against = opposing.effort if opposing else roll.difficulty
    if against is not None:
        known.numbers.add(against)
        known.count("difficulty", against)
        known.count("effort", against)


def _implied(known: Facts, action: str, outcome: str, who: str | None, other: str | None) -> None:
    """What a story may give away of a roll: who got their way, and whether a blow did harm."""
    won = outcome in ("success", "style")
    if action == "attack":
        known.word("attack", who)
        known.word("defend", other)
        known.word("hurts" if won else "spared")
        if won:
            known.word("harmed", other)
    elif action == "create_advantage":
        if won:
            known.word("advantage", who)
        known.word("tries", who)
    if outcome != "tie":
        known.word("wins" if won else "slips", who)
    if outcome != "tie" and other:
        known.word("slips" if won else "wins", other)


def _person(known: Facts, who: Character) -> None:
    known.numbers |= set(who.skills.values())
    known.count("points", who.points, who.name)
    known.count("refresh", who.refresh, who.name)
    for skill, rating in who.skills.items():
        known.ratings.setdefault(skill, set()).add((who.name, rating))
    if who.out is not None:
        known.out.add(who.name)
        for word in ("out", "falls", "hurts", "harmed"):
            known.word(word, who.name)
        return
    if not who.points:
        known.word("drained", who.name)
    marks = 0
    for track, boxes in who.boxes.items():
        marked = len(who.marked.get(track, ()))
        marks += marked
        known.count("left", len(boxes) - marked, who.name)
        if marked:
            known.count("boxes", marked, who.name)
            known.count("stress", marked, who.name)
        if marked == len(boxes):
            known.word("full", who.name)
    if not marks:
        known.word("unharmed", who.name)
    if marks or who.consequences:
        known.word("hurts", who.name)
        known.word("harmed", who.name)
    for each in who.consequences:
        known.word(each.severity, who.name)
        known.word("consequences", who.name)


def _outcome(known: Facts, outcome: str, shifts: int, who: str | None, other: str | None) -> None:
    known.word(outcome, who)
    if outcome in ("success", "style"):
        known.word("success", who)
        known.count("shifts", shifts, who)
        known.count("shifts", shifts, other)
        if other:
            known.word("fail", other)
    elif outcome == "fail":
        known.count("failby", -shifts, who)
        if other:
            known.word("success", other)


def _event(known: Facts, event: Plain) -> None:
    kind = event["type"]
    # What is not there counts 0 in an event: only of a roll is it a result.
    known.numbers |= set(_numbers(event)) - {0}
    if kind == "resolved":
        known.numbers |= {event["effort"], event["opposition"], event["rating"]}
        _implied(known, event["action"], event["outcome"], event["actor"], event["opposing"])
        known.skills |= {each for part in ("skill", "opposing_skill") if (each := event[part])}
    if kind in PARTS:
        what, part = PARTS[kind]
        known.word(what, event.get(part) if part else ANYBODY)
    if kind in ("taken_out", "hit", "hit_absorbed", "consequence_taken"):
        known.word("falls" if kind == "taken_out" else "hurts")
    if kind == "hit":
        known.count("shifts", event["shifts"])
        known.word("success", event.get("by"))
    elif kind == "hit_lowered":
        known.count("shifts", event["shifts"])
    elif kind == "hit_absorbed":
        who = event["target"]
        known.count("shifts", event["shifts"], who)
        known.count("boxes", len(event["boxes"]), who)
        known.count("stress", sum(event["boxes"]), who)
        known.count("left", event["left"], who)
        if event["consequences"]:
            known.word("consequences", who)
        for severity in event["consequences"]:
            known.word(severity, who)
    elif kind == "consequence_taken":
        known.word(event["severity"], event["target"])
        known.word("consequences", event["target"])
    elif kind == "points_changed":
        known.count("change", abs(event["delta"]), event["who"])
        known.count("points", event["now"], event["who"])
        known.word("gained" if event["delta"] > 0 else "spent", event["who"])
    elif kind == "point_owed":
        known.count("change", event["amount"], event["who"])
        known.word("gained", event["who"])
    elif kind == "conceded":
        known.count("change", event["points"], event["who"])
    elif kind == "aspect_placed" and event["free"]:
        known.count("free_invokes", event["free"])
    elif kind == "free_invokes_added":
        known.count("free_invokes", event["count"])
    elif kind == "invoked":
        known.count("bonus", event["worth"])
        if event.get("free"):
            known.word("gratis", event["who"])
        if event["use"] == "reroll":
            known.word("reroll", event["who"])
    elif kind == "cost_chosen" and str(event["option"]).endswith("cost"):
        for word in ("cost", "success", "wins"):
            known.word(word, event["who"])


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value
    elif isinstance(value, Mapping):
        for name, each in value.items():
            if name not in RECORDS:
                yield from _numbers(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _numbers(each)
