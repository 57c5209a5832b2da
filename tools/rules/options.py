"""Switching optional rules on and off."""

from collections.abc import Sequence

from tools import events as e
from tools.commands import SwitchOption
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game
from tools.options import OPTIONS, variant_of
from tools.people import by_words, near
from tools.rules.characters import changes, fitted

ALIKE = 0.65  # how much an option has to look like what was said to be offered
DUTIES = "condensed.gm-duties"  # what a table plays with, and what waits for whom, the GM says


def switch_option(game: Game, command: SwitchOption, dice: Dice) -> list[e.Event]:
    """Switch an optional rule of the campaign on or off.

    Raises:
        RuleError: `unknown_option`, `not_in_system`, `unknown_variant`, `already_so`.
    """
    homes = ("condensed", game.system)  # Condensed's options are open to all of Fate
    rule = full_name(command.option, homes)
    home = rule.partition(".")[0]
    if home not in homes:
        raise RuleError(
            "not_in_system",
            f"This campaign's system has no {command.option}.",
            f"It belongs to: {home}.",
            rule,
            name=command.option,
            near=home,
        )
    variants = OPTIONS[rule]
    variant = command.variant or (variants[0] if variants else "")
    if command.variant and command.variant not in variants:
        listed = ", ".join(variants) or "none"
        raise RuleError(
            "unknown_variant",
            f"This rule has no variant {command.variant}.",
            f"It has: {listed}.",
            rule,
            name=command.variant,
            near=listed,
        )
    before = variant_of(game, rule)
    if before == (variant if command.on else None):
        raise RuleError(
            "already_so",
            "That is so already.",
            "Nothing needs to be changed.",
            rule,
        )
    switched = e.OptionSwitched(option=rule, on=command.on, variant=variant, rule=rule)
    return [switched, *refitted(game, fold(game, [switched]), rule)]


def refitted(before: Game, game: Game, rule: str) -> list[e.Event]:
    """Sheets whose boxes and slots are others now, because the campaign plays differently."""
    if before.ruleset is game.ruleset:
        return []
    events: list[e.Event] = []
    for who in game.characters.values():
        after = fitted(game.ruleset, who)
        if after != who:
            listed = tuple(changes(who, after))
            events.append(
                e.CharacterEdited(who=who.name, changes=listed, character=after, rule=rule)
            )
    return events


def full_name(name: str, homes: Sequence[str]) -> str:
    """The rule id of an option, from the id or its last part.

    Args:
        homes: the systems whose options the table may choose from.

    Raises:
        RuleError: `unknown_option`, with near matches; where none is near, with all there are.
    """
    plain = name.strip().casefold().replace("_", "-").replace(" ", "-")
    short = {rule.rsplit(".", 1)[-1]: rule for rule in OPTIONS}
    short |= {
        variant.replace("_", "-"): rule
        for rule, variants in OPTIONS.items()
        if not rule.startswith("condensed.")  # such a rule is no option, only its variant is
        for variant in variants
    }
    if plain in OPTIONS:
        return plain
    if plain in short:
        return short[plain]
    last = plain.rsplit(".", 1)[-1]
    ours = [each for each, rule in short.items() if rule.partition(".")[0] in homes]
    meant = tuple(each for each in ours if last and last in each)
    meant = meant or by_words(last, ours) or near(last, ours, ALIKE)
    known = ", ".join(meant or ours)
    raise RuleError(
        "unknown_option",
        f"There is no optional rule called {name}.",
        f"There are: {known}.",
        short[meant[0]] if len(meant) == 1 else DUTIES,
        name=name,
        near=known,
    )
