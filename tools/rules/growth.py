"""Milestones and breakthroughs: how characters grow."""

from tools import events as e
from tools.commands import Breakthrough, Milestone
from tools.commands.growth import Growing
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Character, Game
from tools.people import folded, need
from tools.records import replace
from tools.rules.characters import changes, fitted
from tools.rules.mending import mended
from tools.rules.raising import reskilled
from tools.rules.renaming import rewritten
from tools.rules.stunts import stunt_of
from tools.rulesets import Growth, Size

CHOICES = ("swap", "stunt", "buy_stunt", "aspect")


def milestone(game: Game, command: Milestone, dice: Dice) -> list[e.Event]:
    """Take a milestone. In Condensed a major one is what is called a breakthrough now.

    Raises:
        RuleError: `no_size`, or as `grow` says.

    Source: condensed.milestone, condensed.breakthrough, core.milestones, accelerated.milestones.
    """
    events = grow(game, command, command.size)
    if command.raise_cap:
        if game.ruleset.cap is None or command.size != "major" or not game.ruleset.columns:
            raise RuleError(
                "no_cap",
                "The highest rating stays as it is.",
                "In Core a major milestone may raise it.",
                game.ruleset.rule("condensed.milestone"),
            )
        now = game.ruleset.cap + game.cap_raised + 1
        events.append(e.CapRaised(now=now))
    return events


def breakthrough(game: Game, command: Breakthrough, dice: Dice) -> list[e.Event]:
    """Take a breakthrough; the end of a large arc may bring refresh, a second raise, or both.

    Raises:
        RuleError: `no_arc`, or as `grow` says.

    Source: condensed.breakthrough, core.milestones, accelerated.milestones.
    """
    growth = game.ruleset.growth.get("major")
    if (command.arc_refresh or command.arc_raise) and not (growth and growth.arc):
        raise RuleError(
            "no_arc",
            "This system's major milestones bring that already, or not at all.",
            "Leave it out.",
            game.ruleset.rule("condensed.breakthrough"),
        )
    return grow(game, command, "major", command.arc_refresh, command.arc_raise)


def grow(
    game: Game,
    command: Growing,
    size: Size,
    arc_refresh: bool = False,
    arc_raise: bool = False,
) -> list[e.Event]:
    """One change to the sheet, and what a milestone of this size brings besides.

    Each character has one milestone a session; points for raises that are not used are saved.

    Raises:
        RuleError: `no_size`, `milestone_taken`, `one_change`, `no_change`, `high_concept_stays`,
            and as the changes themselves say.
    """
    growth = size_of(game, size)
    who = need(game, command.character, growth.rule)
    if who.grown == game.session and not command.ruling:
        raise RuleError(
            "milestone_taken",
            f"{who.name} has had a milestone in this session.",
            "Wait for the next session, or add `ruling` if the GM allows it.",
            growth.rule,
            name=who.name,
        )
    refuse_choices(command, growth, who)
    reached = e.MilestoneReached(
        who=who.name, size=size, arc=arc_refresh or arc_raise, rule=growth.rule
    )
    who = fold(game, [reached]).characters[who.name]
    after = replace(who, grown=game.session)
    after = reskilled(game, after, command, growth, growth.raises + arc_raise)
    after = restunted(game, after, command, growth)
    gain = growth.refresh + arc_refresh
    after = replace(after, refresh=after.refresh + gain, gained=after.gained + gain)
    after = fitted(game.ruleset, after) if after.skills != who.skills else after
    edited = e.CharacterEdited(
        who=who.name, changes=tuple(changes(who, after)), character=after, rule=growth.rule
    )
    renamed = [
        rewritten(game, who, old, new, growth.rule)
        for old, new in (
            (command.aspect, command.rewritten),
            (high_concept_of(who), command.high_concept),
        )
        if old and new
    ]
    if command.high_concept and high_concept_of(who) is None:
        raise RuleError(
            "unknown_aspect",
            f"{who.name} has no high concept yet.",
            "Write it on the sheet.",
            growth.rule,
            name=command.high_concept,
            near="",
        )
    return [reached, edited, *renamed, *mended(game, who, growth, command.consequences)]


def size_of(game: Game, size: Size) -> Growth:
    """What a milestone of some size brings in this system.

    Raises:
        RuleError: `no_size`.
    """
    growth = game.ruleset.growth.get(size)
    if growth is None:
        raise RuleError(
            "no_size",
            "This system has no milestone of that size.",
            "Take a milestone, or a breakthrough.",
            game.ruleset.rule("condensed.milestone"),
        )
    return growth


def refuse_choices(command: Growing, growth: Growth, who: Character) -> None:
    """One change to the sheet; a minor milestone brings nothing else, so it needs one."""
    chosen = [name for name in CHOICES if getattr(command, name) is not None]
    if len(chosen) > 1:
        raise RuleError(
            "one_change",
            "A milestone brings one change to the sheet.",
            "Choose between swapping skills, a stunt and an aspect.",
            growth.rule,
        )
    more = growth.raises or command.consequences
    text = {"stunt", "aspect"} & set(chosen) and command.rewritten is None
    if text or not (chosen or more):
        raise RuleError(
            "no_change",
            "What does the milestone change?",
            "Swap two skills, rewrite a stunt or an aspect, or buy a stunt.",
            growth.rule,
        )
    own = high_concept_of(who)
    touched = (
        command.aspect is not None and own is not None and folded(command.aspect) == folded(own)
    )
    if (command.high_concept or touched) and not growth.high_concept:
        raise RuleError(
            "high_concept_stays",
            "This milestone leaves the high concept as it is.",
            "Rewrite another aspect, or wait for a breakthrough.",
            growth.rule,
        )


def high_concept_of(who: Character) -> str | None:
    """The name of somebody's high concept."""
    return next((each.name for each in who.aspects if each.kind == "high_concept"), None)


def restunted(game: Game, who: Character, command: Growing, growth: Growth) -> Character:
    """A stunt rewritten or bought; one beyond the free ones costs 1 refresh.

    Raises:
        RuleError: `unknown_stunt`, `stunt_taken`, `refresh_low`.

    Source: condensed.milestone, condensed.stunts.
    """
    new = command.buy_stunt or (command.rewritten if command.stunt else None)
    if new is None:
        return who
    if folded(new) in {folded(each) for each in who.stunts}:
        raise RuleError(
            "stunt_taken", f"{who.name} has that stunt already.", "Name another.", growth.rule,
            name=who.name,
        )  # fmt: skip
    if command.stunt is not None:
        old = stunt_of(who, command.stunt, growth.rule)
        return replace(who, stunts=tuple(new if each == old else each for each in who.stunts))
    cost = 1 if len(who.stunts) >= game.ruleset.free_stunts else 0
    if who.refresh - cost < game.ruleset.least_refresh:
        raise RuleError(
            "refresh_low",
            f"Refresh would be {who.refresh - cost}; {game.ruleset.least_refresh} is the least.",
            "Rewrite a stunt instead.",
            game.ruleset.rule("condensed.stunts"),
            name=who.name,
        )
    return replace(who, stunts=(*who.stunts, new), refresh=who.refresh - cost)
