"""Initiative by steps: the highest acts first, then one lower, and so on."""

from collections.abc import Mapping, Sequence

from tools import events as e
from tools.errors import RuleError
from tools.game import Character, Conflict, Game
from tools.people import called, find_obstacle
from tools.rules.gear import worn

INITIATIVE = "magus.initiative"


def counted(
    game: Game,
    names: Sequence[str],
    fighting: Mapping[str, str] | None = None,
    said: Mapping[str, int] | None = None,
) -> e.InitiativeCounted:
    """The initiative of each: Senses and the combat skill, less armour.

    Args:
        fighting: the skill that somebody fights with; left out, that of the weapon in hand, or the
            best one that is no attribute (a ruling of ours).
        said: initiatives that the GM says.

    Source: magus.initiative.
    """
    skills = {called(game, name): skill for name, skill in (fighting or {}).items()}
    given = {called(game, name): value for name, value in (said or {}).items()}
    return e.InitiativeCounted(
        scores=tuple(score(game, name, skills.get(name), given.get(name)) for name in names)
    )


def score(game: Game, name: str, skill: str | None, said: int | None) -> e.Score:
    """What makes up somebody's initiative; a hazard has its rating."""
    who = game.characters.get(name)
    if who is None:
        hazard = find_obstacle(game, name, "hazard")
        rating = hazard.rating if hazard and hazard.rating is not None else 0
        return e.Score(who=name, value=rating if said is None else said)
    senses = who.skills.get(game.ruleset.initiative_by, 0)
    skill = skill or combat_skill(game, who)
    level = who.skills.get(skill, 0) if skill else 0
    armor = worn(game, name)
    value = senses + level - armor if said is None else said
    return e.Score(who=name, value=value, senses=senses, skill=skill, level=level, armor=armor)


def combat_skill(game: Game, who: Character) -> str | None:
    """The skill somebody fights with: of the weapon in hand, else the best that is no attribute."""
    wields = next((each.skill for each in who.weapons if each.skill), None)
    if wields is not None:
        return wields
    own = [skill for skill in who.skills if skill not in game.ruleset.attributes]
    return max(own, key=lambda each: who.skills[each], default=None)


def step(conflict: Conflict, waiting: Sequence[str]) -> tuple[str, ...]:
    """Who may act now, among those who have not: the highest, those who are surprised last.

    Equal values are the same step, in an order of the table's. The GM's word on the order stands
    above it. Source: magus.initiative, magus.surprise.
    """
    if not conflict.initiative or conflict.order:
        return tuple(waiting)
    places = {
        name: (name not in conflict.surprised, conflict.initiative.get(name, 0)) for name in waiting
    }
    return tuple(name for name in waiting if places[name] == max(places.values()))


def check_step(conflict: Conflict, waiting: Sequence[str], name: str) -> None:
    """Whoever acts is on the step that it is.

    Raises:
        RuleError: `not_your_step`, with who acts now.
    """
    now = step(conflict, waiting)
    if name not in now:
        raise RuleError(
            "not_your_step",
            f"{name} acts later in this round.",
            f"It is the turn of {', '.join(now)}.",
            INITIATIVE,
            name=name,
            near=", ".join(now),
        )
