"""Telling how characters grow, and what a table settles about skills, names and turns."""

from collections.abc import Iterator, Mapping
from typing import Any

from assistant.tellings.base import Telling, silent
from assistant.voice import Voice
from tools import events as e
from tools.ladder import signed


def milestone_reached(voice: Voice, event: e.MilestoneReached) -> Iterator[str]:
    """A milestone; Condensed's major one has a name of its own."""
    kind = "breakthrough" if event.rule == "condensed.breakthrough" else event.size
    text = voice(f"milestone-{kind}", who=event.who)
    yield voice("milestone-arc", text=text) if event.arc else text


def cap_raised(voice: Voice, event: e.CapRaised) -> Iterator[str]:
    """How high skills may rise."""
    yield voice("cap-raised", rating=voice.rating(event.now))


def skill_lists_set(voice: Voice, event: e.SkillListsSet) -> Iterator[str]:
    """The skills that the table plays with."""
    lists = [
        voice("skill-list", skills=voice.listed(map(voice.skill, each.skills)),
              least=signed(each.least), most=signed(each.most))
        for each in event.lists
    ]  # fmt: skip
    listed = voice.listed(lists, "list-semicolon")
    yield voice("skill-lists-set", lists=listed) if lists else voice("skill-lists-usual")


def aspect_renamed(voice: Voice, event: e.AspectRenamed) -> Iterator[str]:
    """An aspect under its new name."""
    old = voice.aspect(event.aspect, event.kind)
    yield voice("aspect-renamed", name=old, renamed=event.renamed)


def order_set(voice: Voice, event: e.OrderSet) -> Iterator[str]:
    """Who acts before whom."""
    yield (
        voice("order-set", names=voice.listed(event.order)) if event.order else voice("order-free")
    )


def members_lost(voice: Voice, event: e.MembersLost) -> Iterator[str]:
    """How many of a group are out, and how many are left."""
    yield voice("members-lost", who=event.who, count=event.count, left=event.left)


def suggested(voice: Voice, event: e.Suggested) -> Iterator[str]:
    """Ideas, one a line when they are sentences."""
    if event.what == "consequence":
        yield voice("suggested", texts=voice.listed(event.texts, "list-semicolon"))
    else:
        yield voice("suggested", texts="\n" + "\n".join(f"  – {text}" for text in event.texts))


TELLINGS: Mapping[type[Any], Telling] = {
    e.MilestoneReached: milestone_reached,
    e.CapRaised: cap_raised,
    e.SkillListsSet: skill_lists_set,
    e.AspectRenamed: aspect_renamed,
    e.OrderSet: order_set,
    e.Suggested: suggested,
    e.MembersLost: members_lost,
    e.OriginKept: silent,
}
