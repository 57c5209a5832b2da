"""Optional rules: switches of a campaign, named by the rule's id, some with variants."""

from collections.abc import Mapping

from tools.errors import RuleError
from tools.game import Game

WEAPONS_ARMOR = "condensed.opt.weapons-armor"

# Rule id -> its variants; the first is meant when none is named.
OPTIONS: Mapping[str, tuple[str, ...]] = {
    "condensed.opt.boss-challenge-immunity": (),
    "condensed.opt.boss-minion-armor": (),
    "condensed.opt.boss-scale-up": (),
    "condensed.opt.boss-solo-bonus": (),
    "condensed.opt.boss-true-form": ("fresh", "milder"),
    "condensed.opt.conditions": ("single", "double"),
    "condensed.opt.extreme-consequence": ("aspect", "high_concept"),
    "condensed.opt.scale": (),
    "condensed.opt.boss-map": (),
    "condensed.opt.countdown": (),
    "condensed.opt.create-in-play": (),
    "condensed.opt.faster-contest": (),
    "condensed.opt.full-defense": (),
    "condensed.opt.multiple-targets": (),
    "condensed.opt.obstacle-block": (),
    "condensed.opt.obstacle-distraction": (),
    "condensed.opt.obstacle-hazard": (),
    "condensed.opt.single-track": ("one", "one_more", "two_more", "valued"),
    "condensed.opt.skill-lists": ("pyramid", "diamond", "columns", "free"),
    "condensed.opt.time": (),
    WEAPONS_ARMOR: (),
    "magus.absorb": ("share_with_consequence",),
}


def is_on(game: Game, rule: str, variant: str | None = None) -> bool:
    """Whether the campaign plays with an optional rule (in this variant)."""
    if not game.options:
        return False
    chosen = variant_of(game, rule)
    return chosen is not None and variant in (None, chosen)


def variant_of(game: Game, rule: str) -> str | None:
    """The variant of an optional rule that is on ("" when it has none), or None when it is off."""
    for option in game.options:
        name, _, variant = option.partition(":")
        if name == rule:
            return variant
    return None


def shares_hits(game: Game) -> bool:
    """Whether a box may take what consequences leave of a hit.

    Source: condensed.absorb, core.stress-track, magus.absorb.
    """
    return game.ruleset.share_with_consequence or is_on(game, "magus.absorb")


def gear_rules(game: Game) -> tuple[str, str] | None:
    """The rules of weapon and of armour ratings; None where the table plays without.

    Source: magus.weapon, magus.armor, condensed.opt.weapons-armor.
    """
    own = game.ruleset.gear
    if own is not None:
        return own
    return (WEAPONS_ARMOR, WEAPONS_ARMOR) if is_on(game, WEAPONS_ARMOR) else None


def need_option(game: Game, rule: str) -> None:
    """Refuse what belongs to an optional rule that the campaign does not play with.

    Raises:
        RuleError: `option_off`.
    """
    if not is_on(game, rule):
        raise RuleError(
            "option_off",
            "This table does not play with that optional rule.",
            "The GM can switch it on.",
            rule,
        )
