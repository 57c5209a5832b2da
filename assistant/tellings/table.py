"""Telling what happens with rolls, harm, aspects, points, conflicts, sheets and scenes."""

from collections.abc import Iterator, Mapping
from typing import Any

from assistant.checks import pips
from assistant.edits import edited
from assistant.rolls import awaited_lines, dice, roll_lines
from assistant.sheets import sheet
from assistant.tellings.base import Telling, silent
from assistant.voice import Voice
from assistant.wounds import (
    conceded,
    condition_marked,
    consequence_cleared,
    consequence_taken,
    consequence_treated,
    hit,
    hit_absorbed,
    hit_lowered,
    stress_cleared,
    taken_out,
)
from tools import events as e
from tools.ladder import signed


def rolled(voice: Voice, event: e.Rolled) -> Iterator[str]:
    """Dice that were rolled anew later, or for nothing."""
    six = event.kind == "d6"
    parts = pips(event.faces or ()) if six else dice(voice, event.faces, event.total)
    yield voice("rolled", who=voice.who(event.who), dice=parts)


def reopened(voice: Voice, event: e.Reopened) -> Iterator[str]:
    """The last roll is open again."""
    yield voice("reopened")


def boost_gained(voice: Voice, event: e.BoostGained) -> Iterator[str]:
    """A boost."""
    who = voice.who(event.who)
    if event.aspect.startswith("#"):
        yield voice("boost-unnamed", who=who, number=event.aspect[1:])
    else:
        yield voice("boost-gained", who=who, name=event.aspect)


def boost_handed(voice: Voice, event: e.BoostHanded) -> Iterator[str]:
    """A boost in other hands."""
    who = voice.holder(event.who)
    yield voice("boost-handed", who=who, name=voice.aspect(event.aspect), to=event.to)


def aspect_placed(voice: Voice, event: e.AspectPlaced) -> Iterator[str]:
    """A new aspect with its free invokes."""
    name = voice.aspect(event.aspect, event.kind)
    where = "on-somebody" if event.on else "on-scene"
    kind = "boost" if event.kind == "boost" else "aspect"
    text = voice(f"{kind}-{where}", name=name, on=event.on or "")
    notes = [voice("secret")] if event.secret else []
    notes += [event.zone] if event.zone else []
    notes = [voice("from-next-round"), *notes] if event.resting else notes
    if event.free:
        notes.insert(0, free(voice, event.free, event.holder))
    yield (
        voice("with-details", text=text, details=voice.listed(notes, "list-semicolon"))
        if notes
        else text
    )


def free(voice: Voice, count: int, holder: str) -> str:
    """Free invokes and who holds them."""
    return voice("free-invokes", count=count, holder=voice.holder(holder))


def free_invokes_added(voice: Voice, event: e.FreeInvokesAdded) -> Iterator[str]:
    """More free invokes."""
    more = free(voice, event.count, event.holder)
    if event.resting:
        more = voice("with-details", text=more, details=voice("from-next-round"))
    yield voice("free-added", name=voice.aspect(event.aspect, "situation"), free=more)


def aspect_removed(voice: Voice, event: e.AspectRemoved) -> Iterator[str]:
    """An aspect is gone."""
    yield voice("aspect-removed", name=voice.aspect(event.aspect))


def invoked(voice: Voice, event: e.Invoked) -> Iterator[str]:
    """An invoke, and what it does."""
    kind = "boost" if event.rule == "condensed.boost" else "situation"
    name = voice.aspect(event.aspect, kind) if event.aspect else voice("an-aspect")
    phrase = "surprise-removed" if event.use == "remove" else "invoked"
    text = voice(phrase, who=voice.who(event.who), name=name, use=event.use,
                 worth=str(event.worth))  # fmt: skip
    notes = [voice("for-free")] if event.free else []
    notes += [voice("on-word")] if event.word else []
    yield (
        voice("with-details", text=text, details=voice.listed(notes, "list-semicolon"))
        if notes
        else text
    )


def points_changed(voice: Voice, event: e.PointsChanged) -> Iterator[str]:
    """Fate points before and after, and why where that isn't plain."""
    text = voice("points", who=voice.who(event.who), before=event.now - event.delta,
                 now=event.now)  # fmt: skip
    why = f"why-{event.why}"
    yield voice("with-details", text=text, details=voice(why)) if voice.has(why) else text


def point_owed(voice: Voice, event: e.PointOwed) -> Iterator[str]:
    """Points that will be paid; the payment itself is told by the points."""
    if event.amount > 0:
        why = voice(f"owed-why-{event.why}")
        yield voice("point-owed", who=event.who, amount=event.amount, why=why)


def cost_offered(voice: Voice, event: e.CostOffered) -> Iterator[str]:
    """What a failure or tie may come to."""
    listed = [voice(f"choice-cost_{option}") for option in event.options]
    text = voice("cost-offered", options=voice.listed(listed, "list-or"))
    shared = [voice("cost-shared", names=voice.joined(event.shared))] if event.shared else []
    yield voice("two", a=text, b=shared[0]) if shared else text


def stunt_used(voice: Voice, event: e.StuntUsed) -> Iterator[str]:
    """A stunt adds to a roll."""
    yield voice("stunt-used", who=event.who, name=event.stunt, amount=signed(event.bonus))


def cost_chosen(voice: Voice, event: e.CostChosen) -> Iterator[str]:
    """What it came to."""
    text = voice("cost-chosen", who=voice.who(event.who),
                 option=voice(f"choice-cost_{event.option}"))  # fmt: skip
    yield voice("with-detail", text=text, detail=event.detail) if event.detail else text


def waived(voice: Voice, event: e.Waived) -> Iterator[str]:
    """What was called off."""
    yield voice("waived", what=event.what, who=voice.who(event.who))


def compel_offered(voice: Voice, event: e.CompelOffered) -> Iterator[str]:
    """An offer of a fate point."""
    aspect = event.aspect or ""
    text = voice("compel-aspect" if aspect else "compel-offered", who=event.who,
                 by=voice.who(event.by), aspect=voice.aspect(aspect))  # fmt: skip
    if event.story and event.story.casefold() != aspect.casefold():
        text = voice("with-detail", text=text, detail=event.story)
    must = [] if event.may_refuse else [voice("compel-must", who=event.who)]
    yield voice.listed([text, *compel_notes(voice, event), *must], "list-semicolon")


def compel_notes(voice: Voice, event: e.CompelOffered | e.CompelClaimed) -> list[str]:
    """Whether it happens to them or comes from within, and whether the scene ends with it."""
    notes = [voice(f"compel-kind-{event.kind}", who=event.who)] if event.kind else []
    return notes + ([voice("compel-ends-scene")] if event.ends_scene else [])


def compel_claimed(voice: Voice, event: e.CompelClaimed) -> Iterator[str]:
    """A compel of one's own, claimed after the fact."""
    phrase = "compel-claimed-aspect" if event.aspect else "compel-claimed"
    text = voice(phrase, who=event.who, aspect=voice.aspect(event.aspect or ""))
    text = voice("with-detail", text=text, detail=event.story) if event.story else text
    yield voice.listed([text, *compel_notes(voice, event)], "list-semicolon")


def compel_answered(voice: Voice, event: e.CompelAnswered) -> Iterator[str]:
    """The answer to a compel."""
    yield voice("compel-accepted" if event.accept else "compel-refused", who=event.who)


def conflict_began(voice: Voice, event: e.ConflictBegan) -> Iterator[str]:
    """A conflict, and who is in it."""
    yield voice("conflict-began", members=voice.listed(event.members))


def exchange_began(voice: Voice, event: e.ExchangeBegan) -> Iterator[str]:
    """A new exchange."""
    yield voice("exchange-began", number=str(event.number))


def turn_taken(voice: Voice, event: e.TurnTaken) -> Iterator[str]:
    """Whose turn it is, and who is left."""
    left = voice.listed(event.left)
    yield voice("turn-taken" if left else "turn-last", who=event.who, left=left)


def turn_given(voice: Voice, event: e.TurnGiven) -> Iterator[str]:
    """Who acts next."""
    yield voice("turn-given", who=event.who)


def conflict_ended(voice: Voice, event: e.ConflictEnded) -> Iterator[str]:
    """The conflict is over."""
    yield voice("conflict-ended")


def character_created(voice: Voice, event: e.CharacterCreated) -> Iterator[str]:
    """A new sheet, shown whole."""
    yield voice("character-created", who=event.who) + "\n" + sheet(event.character, voice.language)


def character_edited(voice: Voice, event: e.CharacterEdited) -> Iterator[str]:
    """What changed on a sheet; as a ruling when the GM's word did it."""
    listed = voice.listed(edited(voice, event.changes))
    changes = listed or event.reason or voice("nothing-changed")
    text = voice("ruled" if event.ruling else "edited", who=event.who, changes=changes)
    yield voice("with-detail", text=text, detail=event.reason) if listed and event.reason else text


def scene_began(voice: Voice, event: e.SceneBegan) -> Iterator[str]:
    """A scene, who is in it, and the GM's points."""
    number = str(event.number)
    yield (
        voice("scene-named", number=number, name=event.name)
        if event.name
        else voice("scene-began", number=number)
    )
    if event.present:
        yield voice("scene-present", names=voice.listed(event.present))
    if event.gm_points is not None:
        yield voice("scene-gm-points", points=event.gm_points)


def scene_ended(voice: Voice, event: e.SceneEnded) -> Iterator[str]:
    """The end of a scene, and the aspects that went with it."""
    yield voice("scene-ended", number=str(event.number))
    if event.gone:
        gone = [voice.aspect(name) for name in event.gone]
        yield voice("scene-gone", names=voice.listed(gone))


def session_began(voice: Voice, event: e.SessionBegan) -> Iterator[str]:
    """A session."""
    yield voice("session-began", number=str(event.number))
    if event.scenario is not None:
        yield voice("scenario-began")


def session_ended(voice: Voice, event: e.SessionEnded) -> Iterator[str]:
    """The end of a session."""
    yield voice("session-ended", number=str(event.number))


def remarked(voice: Voice, event: e.Remarked) -> Iterator[str]:
    """Something worth knowing."""
    facts = voice.listed(event.facts)
    yield voice(f"remark-{event.code}", who=voice.who(event.who), facts=facts)


TELLINGS: Mapping[type[Any], Telling] = {
    e.Rolled: rolled,
    e.DefenceAwaited: awaited_lines,
    e.Resolved: roll_lines,
    e.Reopened: reopened,
    e.RollClosed: silent,
    e.Hit: hit,
    e.HitLowered: hit_lowered,
    e.HitAbsorbed: hit_absorbed,
    e.ConsequenceTaken: consequence_taken,
    e.ConditionMarked: condition_marked,
    e.TakenOut: taken_out,
    e.Conceded: conceded,
    e.BoostGained: boost_gained,
    e.BoostHanded: boost_handed,
    e.AspectPlaced: aspect_placed,
    e.FreeInvokesAdded: free_invokes_added,
    e.AspectRemoved: aspect_removed,
    e.Invoked: invoked,
    e.PointsChanged: points_changed,
    e.PointOwed: point_owed,
    e.CostOffered: cost_offered,
    e.StuntUsed: stunt_used,
    e.CostChosen: cost_chosen,
    e.Waived: waived,
    e.CompelOffered: compel_offered,
    e.CompelAnswered: compel_answered,
    e.CompelClaimed: compel_claimed,
    e.ConflictBegan: conflict_began,
    e.ExchangeBegan: exchange_began,
    e.TurnTaken: turn_taken,
    e.TurnGiven: turn_given,
    e.ConflictEnded: conflict_ended,
    e.StressCleared: stress_cleared,
    e.ConsequenceTreated: consequence_treated,
    e.ConsequenceCleared: consequence_cleared,
    e.CharacterCreated: character_created,
    e.CharacterEdited: character_edited,
    e.SceneBegan: scene_began,
    e.SceneEnded: scene_ended,
    e.SessionBegan: session_began,
    e.SessionEnded: session_ended,
    e.MadeUp: silent,
    e.Remarked: remarked,
}
