"""Scale: how far one side of a roll is above the other, and what it makes of that."""

from collections.abc import Sequence

from tools import events as e
from tools.commands import CreateAdvantage, Effort, SetScale
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import SCALE_LEVELS, Game, Side
from tools.options import is_on, need_option
from tools.people import called, find, need, need_aspect, refuse_taken
from tools.records import replace
from tools.rules.ready import settle, stand
from tools.rules.turns import take_turn
from tools.rules.zones import zone_in

RULE = "condensed.opt.scale"
BOSS = "condensed.opt.boss-scale-up"
RESULT = 2


def set_scale(game: Game, command: SetScale, dice: Dice) -> list[e.Event]:
    """Say at what scale somebody is.

    Raises:
        RuleError: `unknown_character`.

    Source: condensed.opt.scale.
    """
    who = need(game, command.character, RULE)
    return [e.ScaleSet(who=who.name, level=SCALE_LEVELS.index(command.level))]


def played(game: Game) -> bool:
    """Whether the campaign plays with scale, if only with big bads above the PCs."""
    return bool(game.options) and (is_on(game, RULE) or is_on(game, BOSS))


def level_of(game: Game, name: str | None, through: str | None = None) -> int:
    """The level of scale of somebody, or of an aspect that they act through if it is higher.

    Whoever has no sheet is Mundane.

    Raises:
        RuleError: `unknown_aspect`.
    """
    who = find(game, name)
    own = who.scale if who else 0
    return max(own, need_aspect(game, through, RULE)[1].scale) if through else own


def scaled(
    game: Game, side: Side, effort: Effort, other: int | None, action: str
) -> tuple[list[e.Event], Side, int]:
    """What a side makes of the levels that it is above the other: one benefit for each.

    +1 to the action, before rolling; or +2 to the result, once it succeeds; or 1 more free invoke
    on an advantage. What was not chosen goes to the action. A whole result that was typed in has
    what scale added before rolling in it already. Against several it is the level above the highest
    of them (a ruling of ours); each of them defends with the scale of their own.

    Args:
        other: the other side's level; None where nobody is opposed, and scale has no place.

    Returns:
        The events, the side, and how many free invokes more an advantage has.

    Raises:
        RuleError: `option_off`, `no_scale`, `scale_choice`.

    Source: condensed.opt.scale.
    """
    if not played(game):
        if effort.scale or effort.through:
            need_option(game, RULE)
        return [], side, 0
    mine = level_of(game, side.who, effort.through)
    side = replace(side, scale=mine) if mine else side
    levels = 0 if other is None else mine - other
    typed = side.given is not None
    if effort.scale:
        check_choice(effort.scale, levels, action, side.who or "")
    if levels <= 0 or (typed and not effort.scale):
        return [], side, 0
    late, more = effort.scale.count("result"), effort.scale.count("invokes")
    before = levels - late - more
    rule = RULE if is_on(game, RULE) else BOSS
    applied = e.ScaleApplied(
        who=side.who, levels=levels, action=before, result=late * RESULT, invokes=more, rule=rule
    )
    bonus = side.bonus + (0 if typed else before)
    return [applied], replace(side, bonus=bonus, late=late * RESULT), more


def check_choice(choice: Sequence[str], levels: int, action: str, who: str) -> None:
    """One benefit a level, free invokes only where an advantage is created.

    Raises:
        RuleError: `no_scale`, `scale_choice`.
    """
    if levels <= 0:
        raise RuleError(
            "no_scale",
            f"{who} is not above the other side in scale.",
            "Leave it out, or set their scale first.",
            RULE,
            name=who,
        )
    if len(choice) > levels:
        raise RuleError(
            "scale_choice",
            f"The difference in scale is {levels}: one benefit for each level.",
            "Choose fewer.",
            RULE,
            have=levels,
            need=len(choice),
        )
    if "invokes" in choice and action != "create_advantage":
        raise RuleError(
            "scale_invokes",
            "Only a new advantage has free invokes more by scale.",
            "Choose +1 to the action, or +2 to the result.",
            RULE,
        )


def means(game: Game, command: CreateAdvantage) -> int:
    """The level of the means by which an advantage is created.

    Raises:
        RuleError: `option_off`, or `not_supernatural` for whoever is Mundane.

    Source: condensed.opt.scale.
    """
    need_option(game, RULE)
    level = level_of(game, command.actor, command.through)
    if level < 1:
        raise RuleError(
            "not_supernatural",
            f"{command.actor} has no means above the Mundane.",
            "Set their scale first, or create the advantage by other means.",
            RULE,
            name=command.actor,
        )
    return level


def unopposed(game: Game, command: CreateAdvantage) -> bool:
    """Whether nothing opposes an advantage: nobody it is put on, no difficulty, no defence."""
    free = command.target is None and command.difficulty is None and command.defence is None
    return free and game.scene.contest is None


def made_by_scale(game: Game, command: CreateAdvantage, level: int) -> list[e.Event]:
    """An advantage by supernatural means that nothing opposes: no roll, one free invoke.

    Its later use has scale. Source: condensed.opt.scale.

    Raises:
        RuleError: `is_out`, `missing_aspect`, `aspect_taken`, `answer_first`, and as turns have it.
    """
    actor = called(game, command.actor)
    stand(game, actor)
    if command.aspect is None:
        raise RuleError(
            "missing_aspect", "What is the aspect called?", "Name it.", RULE, name=actor
        )
    refuse_taken(game, command.aspect, RULE)
    events = settle(game)
    events += take_turn(fold(game, events), actor)
    placed = e.AspectPlaced(
        aspect=command.aspect,
        kind="situation",
        on=None,
        free=1,
        holder=actor,
        zone=zone_in(game.scene.zones, command.zone) if command.zone else None,
        scale=level,
        rule=RULE,
    )
    return [*events, placed]
