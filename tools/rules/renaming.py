"""Names of aspects: giving one to what had none, and rewording."""

from tools import events as e
from tools.commands import RenameAspect
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Aspect, Character, Game
from tools.people import aspects, find_aspect, folded, need, unknown_aspect
from tools.rulesets import ABSORBS

ASPECT = "condensed.aspects-true"
OWN = ("high_concept", "trouble", "relationship", "free")


def rename_aspect(game: Game, command: RenameAspect, dice: Dice) -> list[e.Event]:
    """Name or reword an aspect, a consequence, or a boost.

    A consequence goes by its severity too, one without a name first; what has none goes by its
    number (#1), and a boost that is the only one somebody holds also by that word. Free invokes
    stay, and a use already made of it.

    Raises:
        RuleError: `unknown_character`, `unknown_aspect`, `which_aspect`, `aspect_taken`.

    Source: condensed.aspect-kinds, condensed.boost, condensed.consequence-slots.
    """
    on = need(game, command.on, "condensed.aspect-kinds").name if command.on else None
    where, aspect = meant(game, command.aspect, on)
    taken = find_aspect(game, command.name)
    if taken is not None and taken[1] is not aspect:
        raise RuleError(
            "aspect_taken",
            f"{command.name} is in play already.",
            "Choose another name.",
            rule_of(aspect),
            name=command.name,
        )
    return [
        e.AspectRenamed(
            aspect=aspect.name,
            renamed=command.name,
            on=where,
            kind=aspect.kind,
            rule=rule_of(aspect),
        )
    ]


def rule_of(aspect: Aspect) -> str:
    """The rule that speaks of an aspect of this kind."""
    kinds = {"boost": "condensed.boost", "consequence": "condensed.consequence-slots"}
    return kinds.get(aspect.kind, "condensed.aspect-kinds")


def meant(game: Game, name: str, on: str | None) -> tuple[str | None, Aspect]:
    """The aspect of this name; a consequence also by its severity, an unnamed boost by that word.

    Raises:
        RuleError: `unknown_aspect`, `which_aspect` when several people have such a one.
    """
    form = folded(name)
    there = [each for each in aspects(game) if on is None or each[0] in (on, None)]
    exact = [each for each in there if folded(each[1].name) == form]
    own = [each for each in exact if each[0] == on] or exact
    called = [each for each in there if goes_by(game, each, form, on)]
    nameless = [each for each in called if folded(each[1].name).startswith((form, "#"))]
    found = own or nameless or called
    people = dict.fromkeys(each[0] or "" for each in found)
    if len(people) > 1 or (len(found) > 1 and not own):
        listed = ", ".join(each for each in people if each) or ", ".join(
            each[1].name for each in found
        )
        raise RuleError(
            "which_aspect",
            f"Several go by {name}.",
            f"Say whose: {listed}.",
            "condensed.aspect-kinds",
            name=name,
            near=listed,
        )
    if not found:
        raise unknown_aspect(game, name, "condensed.aspect-kinds")
    return found[0]


def goes_by(game: Game, found: tuple[str | None, Aspect], form: str, on: str | None) -> bool:
    """Whether an aspect is meant by a severity, or one without a name by the word boost."""
    where, aspect = found
    if form in ABSORBS and where is not None and aspect.kind == "consequence":
        wounds = game.characters[where].consequences
        return any((each.severity, each.name) == (form, aspect.name) for each in wounds)
    held = on is None or on in aspect.free
    return form == "boost" and aspect.kind == "boost" and aspect.name.startswith("#") and held


def rewritten(game: Game, who: Character, old: str, new: str, rule: str) -> e.Event:
    """An aspect of somebody's own with other words, at a milestone.

    Raises:
        RuleError: `not_own_aspect`, `unknown_aspect`, `aspect_taken`.

    Source: condensed.milestone, condensed.breakthrough.
    """
    form = folded(old)
    aspect = next((each for each in who.aspects if folded(each.name) == form), None)
    if aspect is None:
        raise unknown_aspect(game, old, rule)
    if aspect.kind not in OWN:
        raise RuleError(
            "not_own_aspect",
            f"{aspect.name} is no character aspect.",
            "Rewrite one of the sheet's five.",
            rule,
            name=aspect.name,
        )
    other = next((each for each in who.aspects if folded(each.name) == folded(new)), None)
    if other not in (None, aspect):
        raise RuleError(
            "aspect_taken", f"{new} is in play already.", "Choose another name.", rule, name=new
        )
    return e.AspectRenamed(
        aspect=aspect.name, renamed=new, on=who.name, kind=aspect.kind, rule=rule
    )
