"""Every kind of event is told in every language, with nothing missing and nothing left over."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any, get_args

import pytest

from assistant import render
from assistant.voice import Voice
from rules_corpus.terms import words
from tools import events as e
from tools.duration import AMOUNTS, UNITS
from tools.game import (
    Border,
    Character,
    Consequence,
    ContestSide,
    Obstacle,
    OpenRoll,
    Side,
    Slot,
    Solo,
    Task,
)
from tools.rulesets import House, SkillList

LANGUAGES = ("en", "th", "pl", "fi", "zh")
SILENT = (e.RollClosed, e.MadeUp, e.ContestDid, e.OriginKept)
SPEECH = re.compile(r"[{}]|\$\w|\bNone\b")
ENGLISH = re.compile(
    r"\b(shifts?|boost|hit|invokes?|point|points|box|boxes|aspect|taken|free|consequence|scene|"
    r"session|ends?|begins?|acts?|and|or|the|of|with|mild|moderate|severe|fail|succeed)\b",
    re.IGNORECASE,
)
EVERY = pytest.mark.parametrize("language", LANGUAGES)


def text(events: list[dict[str, Any]], language: str) -> str:
    return "\n".join(line.text for line in render.say(events, language))


ROLL = OpenRoll(action="attack", acting=Side(who="Mara", skill="fight", rating=4, dice=1),
                target="Karl", difficulty=2)  # fmt: skip
PLAIN: Mapping[str, Any] = {
    "faces": (1, 0, 0, 0), "origin": "seed", "roll": ROLL, "outcome": "success", "track": "mental",
    "severity": "moderate", "consequences": ("mild",), "options": ("fail", "major_cost"),
    "aspect": "Ö", "kind": "situation", "action": "attack", "shifts": 2, "boxes": (1, 1),
    "places": (0, 1), "left": 2, "name": "Ö", "renamed": "Å", "until": "session", "use": "bonus",
    "free": 1, "holder": "Mara", "count": 1, "what": "absorb", "option": "boost", "code": "joins",
    "members": ("Mara", "Karl"), "present": ("Mara",), "texts": (), "who": "Mara", "by": "Mara",
    "character": Character(name="Mara", slots=(Slot(severity="mild"),),
                           consequences=(Consequence(severity="mild", name="mild"),)),
    "changes": (e.Change(what="points", before=3, after=2),), "why": "invoke", "skill": "fight",
    "opposing": None, "opposing_skill": None, "opposing_faces": None, "on": None, "story": None,
    "actor": "Mara", "target": "Karl", "sheet": False, "may_refuse": False,
    "ordered": True, "accept": True, "rule": "condensed.roll", "goal": "…", "side": "Karl",
    "victories": {"Karl": 2}, "marks": {"Karl": 2}, "covers": ("Karl",), "ally": "Karl",
    "helpers": ("Karl",), "zones": ("Å",), "to": "Å", "came": "Ä", "targets": ("Karl", "Otso"),
    "shares": (3, 2), "parts": ("Ä",), "heart": "Ä", "won": True, "task": "Ö", "winner": "Karl",
    "result": "mixed", "amount": "half", "unit": "hours", "before": ("one", "hours"),
    "borders": (Border(a="Å", b="Ä", barrier=2, sight=False),),
    "tasks": (Task(name="Ö", skill="lore", difficulty=2, rolls=2),), "countdown": "Ö",
    "sides": (ContestSide(name="Karl", members=("Karl", "Otso"), goal="…", difficulty=2),),
    "obstacle": Obstacle(name="Ö", kind="hazard", rating=4, weapon=2, zone="Å"), "detail": "…",
    "forms": (), "minions": ("Karl",), "minion": "Karl", "bonuses": ("skill_bonus", "no_stacking"),
    "condition": "hurt", "marked": 2,
}  # fmt: skip
OWN: Mapping[type[Any], Mapping[str, Any]] = {
    e.ZonesSet: {"places": {"Mara": "Å"}},
    e.ContestDid: {"deed": "help"},
    e.PointOwed: {"why": "hostile_invoke", "amount": 1},
    e.CountdownBegan: {"boxes": 4},
    e.CountdownMarked: {"boxes": 1},
    e.CoverGiven: {"block": "Ö"},
    e.ThreatMade: {"sides": ("Karl",), "value": 3},
    e.DistractionAnswered: {"obstacle": "Ö", "repercussion": "…"},
    e.CostChosen: {"detail": None},
    e.ContestBegan: {"victories": 3},
    e.ChallengeTallied: {"won": 1},
    e.ChallengeEnded: {"won": 1},
    e.InitiativeCounted: {
        "scores": (e.Score(who="Mara", value=3, senses=2, skill="fight", level=3, armor=2),)
    },
    e.GearCounted: {"counts": "difficulty", "gear": "Ö"},
    e.SteppedIn: {"whom": "Karl"},
    e.TurnTaken: {"left": ("Karl",)},
    e.StressCleared: {"who": ("Mara", "Karl")},
    e.Conceded: {"consequences": 1},
    e.ConflictEnded: {"number": 1},
    e.Invoked: {"free": True},
    e.Cheered: {"whom": "Karl"},
    e.BondGained: {"to": "Karl"},
    e.PoolCounted: {"modifiers": (e.Counted(reason="Ö", dice=-1),), "tags": ("Å",), "base": 2},
    e.SpecialOffered: {"options": ("spirit_power", "clear_condition")},
    e.AbnormalGained: {"condition": "hung_over"},
    e.AbnormalCleared: {"condition": "bad_mood"},
    e.MilestoneReached: {"size": "major"},
    e.Suggested: {"what": "compel", "aspects": ("Ö",), "texts": ("Ö", "Å")},
    e.SkillListsSet: {"lists": (SkillList(skills=("forceful", "Ö")),)},
    e.OrderSet: {"order": ("Mara", "Karl")},
    e.SoloBonusApplied: {"bonus": "fewer_shifts", "amount": 2},
    e.ScaleApplied: {"result": 2},
    e.StuntUsed: {"stunt": "Ö", "bonus": 2},
    e.BoostHanded: {"to": "Karl"},
    e.SceneStopped: {"tool": "x_card"},
    e.RulingMade: {"text": "Ö"},
    e.RulingWithdrawn: {"text": "Ö"},
    e.RulesetUsed: {"house": House(name="Ö", skills=("fight", "Å"))},
    e.Agreed: {"topic": "lines", "text": "Ö"},
    e.OriginKept: {"format": "fari", "text": "{}"},
    e.ConditionMarked: {"boxes": 1},
    e.OptionSwitched: {"on": True, "option": "condensed.opt.full-defense"},
}


def sample(kind: type[Any], /, **facts: Any) -> dict[str, Any]:
    """An event with all that it must have; numbers are 1 unless they have been given."""
    known = {**PLAIN, **OWN.get(kind, {})}
    needed = [field.name for field in fields(kind) if field.default is MISSING]
    event: e.Event = kind(**{**{name: known.get(name, 1) for name in needed}, **facts})
    return e.write(event)


VARIANTS: list[dict[str, Any]] = [
    sample(e.Rolled, who=None, faces=None, total=2),
    sample(e.Hit, shifts=1, track="physical", sheet=True),
    sample(e.HitAbsorbed, left=0, boxes=(3,)),
    sample(e.ConsequenceTaken, severity="extreme", name="extreme 2", by=""),
    sample(e.TakenOut, fate="…"), sample(e.OrderSet, order=()), sample(e.SkillListsSet, lists=()),
    *(sample(e.MilestoneReached, size=size, arc=True)
      for size in ("minor", "significant", "major")),
    sample(e.Suggested, what="consequence"),
    sample(e.MilestoneReached, size="major", rule="condensed.breakthrough"),
    sample(e.HitAbsorbed, track="stress", boxes=(2,), left=2), sample(e.MembersLost, count=3),
    sample(e.SessionBegan, scenario=2), sample(e.AspectRenamed, aspect="mild", kind="consequence"),
    sample(e.BoostGained, aspect="#3"),
    sample(e.AspectPlaced, aspect="#2", on="Karl", secret=True, holder="npc"),
    sample(e.AspectPlaced, kind="boost", free=2, holder=""),
    sample(e.AspectPlaced, kind="boost", on="Karl", free=0),
    *(sample(e.AspectPlaced, category=each)
      for each in ("tone", "movement", "cover", "danger", "useful")),
    *(sample(e.Invoked, use=use, aspect=None, word=True) for use in ("bonus", "reroll", "oppose")),
    *(sample(e.Invoked, who=None, aspect=name) for name in ("#1", "mild", "severe 2")),
    *(sample(e.PointsChanged, who="", why=why)
      for why in ("refresh", "owed", "ruling", "player", "compel", "compel_accepted",
                  "compel_refused", "compel_offered")),
    sample(e.PointOwed, amount=2, why="concession"),
    *(sample(e.CostChosen, option=option, detail="…")
      for option in ("fail", "major_cost", "minor_cost", "boost", "aspect", "reveal")),
    *(sample(e.Waived, what=what) for what in ("defend", "absorb", "boost", "cost", "compel")),
    sample(e.CompelOffered, aspect=None, by="", story="…", may_refuse=True),
    sample(e.CompelAnswered, accept=False),
    sample(e.TurnTaken, left=()),
    *(sample(e.ConsequenceTreated, until=until) for until in ("scene", "scenario", "breakthrough")),
    sample(e.SceneBegan, name=None), sample(e.SceneEnded, gone=("Ö", "#1")),
    *(sample(e.Resolved, roll=OpenRoll(action=action, acting=Side(who="Mara", given=3, bonus=2),
                                       opposing=Side(who=None, rating=1), target="Karl",
                                       aspect="Ö", severity="mild"),
             action=action, outcome=outcome, supersedes=True)
      for action in ("overcome", "create_advantage", "attack", "treat", "roll")
      for outcome in ("fail", "tie", "success", "style")),
    sample(e.Resolved, roll=OpenRoll(action="roll", acting=Side(), difficulty=12)),
    *(sample(e.Resolved, roll=OpenRoll(action="check", acting=Side(who="Mara", faces=faces)),
             action="check", faces=faces, opposition=target, outcome=outcome, supersedes=again,
             special=6 in faces, fumble=bool(faces) and max(faces) == 1)
      for faces, target, outcome in (((), 4, "fail"), ((), 1, "success"), ((1, 4), 4, "success"),
                                     ((2, 3), 4, "fail"), ((6, 1), 4, "success"),
                                     ((1, 1), 4, "fail"), ((1, 1, 2), 4, "fail"))
      for again in ((False, True) if faces else (False,))),
    sample(e.PoolCounted, modifiers=(e.Counted(reason="Ö", dice=1),), tags=(), base=-1, dice=0),
    sample(e.Rolled, kind="d6", faces=(3, 6), total=6),
    sample(e.Cheered, word=True, whom="Karl"), sample(e.SpiritPowerChanged, now=None),
    sample(e.AbnormalGained, again=True), sample(e.BondGained, again=True, to="Karl"),
    sample(e.SpecialOffered, options=("spirit_power",)),
    sample(e.SceneBegan, gm_points=None),
    *(sample(e.Waived, what=what) for what in ("special", "fumble")),
    sample(e.CharacterEdited, ruling=True, reason="…", changes=(
        e.Change(what="skills.fight", before=None, after=2),
        e.Change(what="skills.Kite", before=1, after=2),
        e.Change(what="marked.mental", before=None, after=[0]),
        e.Change(what="boxes.physical", before=[1, 1], after=[1, 1, 1]),
        e.Change(what="out", before=None, after=""), e.Change(what="out", before="", after=None),
        e.Change(what="conceded", before=True, after=False),
        e.Change(what="secret", before=False, after=True),
        e.Change(what="kind", before="pc", after="npc"),
        e.Change(what="refresh", before=3, after=2), e.Change(what="earned", before=0, after=1),
        *(e.Change(what=what, before=["Ö"], after=["Å"])
          for what in ("aliases", "aspects", "stunts", "consequences")),
        e.Change(what="spirit_power", before=1, after=4), e.Change(what="saved", before=0, after=1),
        e.Change(what="members", before=1, after=4),
        e.Change(what="boxes.stress", before=[1, 2], after=[1, 2, 3]),
        e.Change(what="bonds.Karl", before=None, after=False),
        e.Change(what="tags", before=[], after=["Ö"]),
        e.Change(what="abnormal", before=["tired"], after=["hung_over"]),
        e.Change(what="slots", before=["mild"], after=["mild", "severe"]))),
    sample(e.CharacterEdited, changes=()),
    sample(e.ConditionMarked, condition="demoralized", severity="severe", marked=1, by=None),
    sample(e.HitAbsorbed, consequences=(), conditions=("hurt", "hurt", "shaken")),
    sample(e.ConsequenceTaken, severity="extreme", name="Ö", replaces="Å", by=None),
    sample(e.ScaleApplied, who=None, action=1, result=4, invokes=2, levels=3),
    *(sample(e.ScaleSet, level=level) for level in range(5)),
    sample(e.MinionsSet, minions=()), sample(e.HitPassed, sheet=True),
    sample(e.FormRevealed, name=None, left=0), sample(e.FormRevealed, name="Ö", left=2),
    sample(e.SoloSet, bonuses=()),
    *(sample(e.SoloSet, bonuses=(bonus,)) for bonus in get_args(Solo)),
    sample(e.SoloBonusApplied, bonus="skill_bonus", amount=2),
    sample(e.BoostHanded, who="", aspect="#1"),
    *(sample(e.CompelOffered, kind=kind, ends_scene=True) for kind in ("event", "decision")),
    *(sample(e.CompelClaimed, aspect=aspect, story=story, kind="event", ends_scene=True)
      for aspect, story in ((None, None), ("Ö", "…"))),
    sample(e.Invoked, worth=3), sample(e.Invoked, use="oppose", worth=1),
    sample(e.Resolved, effort=5, opposition=2, roll=OpenRoll(
        action="attack", acting=Side(who="Mara", dice=0, rating=3, late=2), target="Karl",
        opposing=Side(who="Karl", rating=2))),
    *(sample(e.TaskTried, won=won, cost=cost)
      for won, cost in ((True, "minor"), (True, "major"), (False, ""))),
    sample(e.ChallengeEnded, result="won", exposed=("Karl",)),
    sample(e.ChallengeEnded, result="lost", immune=("Karl",)),
    sample(e.ChallengeBegan, goal=None, tasks=(), shields=("Karl",)),
    sample(e.ContestBegan, shields=("Karl",), sides=(ContestSide(name="pc", members=("Mara",)),)),
    sample(e.ContestMarked, marks={}, twist=True), sample(e.ContestMarked, marks={}, twist=False),
    *(sample(e.ContestMarked, marks={"Karl": count}, twist=False) for count in (1, 5)),
    sample(e.ContestRolled, side="pc", difficulty=None, margin=None, supersedes=True),
    sample(e.ContestRolled, difficulty=2, margin=1), sample(e.ThreatMade, value=None),
    sample(e.ContestEnded, winner=None, immune=("Karl",)),
    sample(e.ContestEnded, goal="…", escaped=("Karl",)),
    sample(e.ContestEnded, exposed=("Mara", "Karl")), sample(e.HelpGiven, skill=None),
    sample(e.FullDefenseBegan, covers=(), outcome=None),
    sample(e.FullDefenseBegan, covers=("Karl", "Mara"), outcome="…"),
    sample(e.Moved, came=None), sample(e.CostOffered, shared=("Karl", "Otso")),
    sample(e.CoverGiven, weapon=2), sample(e.CoverGiven, armor=1),
    *(sample(e.ObstaclePlaced, obstacle=Obstacle(name="Ö", kind=kind, repercussions=("Å", "Ä"),
                                                 choice="…"))
      for kind in ("block", "distraction")),
    sample(e.CountdownBegan, when="…", secret=True,
           triggers=("scene", "exchange", "roll", "failure", "session")),
    sample(e.CountdownMeans, secret=True), sample(e.EffortShared, targets=(), shares=()),
    sample(e.DetailDeclared, aspect=None), sample(e.AspectPlaced, zone="Å"),
    sample(e.InitiativeCounted, scores=(e.Score(who="Karl", value=2),)),
    sample(e.Surprised, warned=True), sample(e.GearCounted, counts="penalty"),
    sample(e.Hit, weapon=2, armor=1), sample(e.Invoked, use="remove"),
    sample(e.ConsequenceTaken, first_free=True),
    sample(e.ConsequenceTaken, first_free=True, severity="severe"),
    sample(e.AspectPlaced, resting=True), sample(e.FreeInvokesAdded, resting=True),
    sample(e.OptionSwitched, option="magus.absorb", variant="share_with_consequence"),
    *(sample(e.CharacterEdited, changes=(e.Change(what=what, before=[], after=["membrane"]),))
      for what in ("weapons", "armor", "wards")),
    *(sample(e.TimeMeasured, amount=amount, unit=unit) for amount in AMOUNTS for unit in UNITS),
]  # fmt: skip


@EVERY
@pytest.mark.parametrize("kind", e.EVENTS.values(), ids=lambda kind: str(kind.__name__))
def test_every_event_is_told(kind: type[Any], language: str) -> None:
    lines = render.say([sample(kind)], language)
    assert bool(lines) == (kind not in SILENT)
    for line in lines:
        assert line.text.strip() and not SPEECH.search(line.text)
        assert line.kind == sample(kind)["type"] and line.rule == sample(kind).get("rule")
        if language in ("pl", "fi", "zh"):
            assert not ENGLISH.search(line.text), line.text


@EVERY
@pytest.mark.parametrize("event", VARIANTS, ids=lambda event: str(event["type"]))
def test_variants_of_events_are_told(event: dict[str, Any], language: str) -> None:
    for line in render.say([event], language):
        assert line.text.strip() and not SPEECH.search(line.text)
        if language in ("pl", "fi", "zh"):
            assert not ENGLISH.search(line.text), line.text


def test_plurals() -> None:
    def boxes(language: str, *counts: int) -> list[str]:
        return [Voice(language).boxes([1] * count) for count in counts]

    assert boxes("pl", 1, 2, 5, 12, 22) == ["1 pole", "2 pola", "5 pól", "12 pól", "22 pola"]
    assert boxes("fi", 1, 2) == ["1 ruutu", "2 ruutua"]
    assert boxes("en", 1, 2) == ["1 box", "2 boxes"]
    assert boxes("zh", 1, 2) == ["1个压力格", "2个压力格"]
    owed = [text([sample(e.PointOwed, amount=amount)], "pl") for amount in (1, 3, 5)]
    assert "1 punkt losu" in owed[0]
    assert "3 punkty losu" in owed[1]
    assert "5 punktów losu" in owed[2]


def test_outcomes_use_the_words_of_the_termbase() -> None:
    for language in LANGUAGES:
        for outcome in ("fail", "tie", "success", "style"):
            word = words("outcomes", outcome, language)[0]
            told = Voice(language)(f"outcome-{outcome}", shifts=3)
            assert word.casefold() in told.casefold()


def test_other_languages_fall_back_on_english() -> None:
    assert text([sample(e.ConflictEnded)], "de") == text([sample(e.ConflictEnded)], "en")
