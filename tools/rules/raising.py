"""Skills at a milestone: swapped, raised, and points saved for later."""

from collections.abc import Sequence

from tools.commands.growth import Growing
from tools.errors import RuleError
from tools.game import Character, Game
from tools.people import folded, near
from tools.records import replace
from tools.rules.columns import raised, raises_needed
from tools.rulesets import Growth


def reskilled(
    game: Game, who: Character, command: Growing, growth: Growth, points: int
) -> Character:
    """Skills swapped and raised; points that are left are saved.

    Raises:
        RuleError: `few_points`, `no_raise`, `at_cap`, and as `swapped` says.

    Source: condensed.milestone, condensed.skill-columns, accelerated.milestones.
    """
    ruleset, skills = game.ruleset, dict(who.skills)
    if command.swap:
        skills = swapped(game, who, command.swap, growth.rule)
    names = [known_skill(game, who, name, growth.rule) for name in command.raise_skills]
    have = who.saved + points
    if len(names) > have:
        raise RuleError(
            "few_points",
            f"{who.name} has {have} points to raise skills with.",
            "Save points, or raise fewer skills.",
            growth.rule,
            name=who.name,
            have=have,
            need=len(names),
        )
    if ruleset.columns:
        result = raised(skills, names)
        if isinstance(result, str):
            more = raises_needed(skills, result)
            raise RuleError(
                "no_raise",
                f"{result} can't be raised: no rating may hold more skills than the one below.",
                f"Step by step it takes {more} points; points can be saved.",
                ruleset.rule("condensed.skill-columns"),
                name=who.name,
                skill=result,
                need=more,
            )
        skills = result
    else:
        for name in names:
            skills[name] = skills.get(name, 0) + 1
    cap = None if ruleset.cap is None else ruleset.cap + game.cap_raised
    over = next((name for name in names if cap is not None and skills[name] > cap), None)
    if over is not None and cap is not None:
        raise RuleError(
            "at_cap",
            f"{over} can't rise above {cap:+d}.",
            "Raise another one, or save the point.",
            growth.rule,
            name=who.name,
            skill=over,
            most=cap,
        )
    return replace(who, skills=skills, saved=have - len(names), raised=who.raised + len(names))


def swapped(game: Game, who: Character, names: Sequence[str], rule: str) -> dict[str, int]:
    """Ratings after two skills have changed places; Mediocre ones only with Average ones.

    Raises:
        RuleError: `swap_same`, `swap_mediocre`, `unknown_skill`.

    Source: condensed.milestone.
    """
    first, second = (known_skill(game, who, name, rule) for name in names)
    ratings = {name: who.skills.get(name, 0) for name in (first, second)}
    low, high = min(ratings.values()), max(ratings.values())
    if first == second or low == high:
        raise RuleError(
            "swap_same",
            "These two have the same rating.",
            "Name two skills with different ratings.",
            rule,
            name=who.name,
        )
    if low == 0 and high > 1 and game.ruleset.columns:
        raise RuleError(
            "swap_mediocre",
            "A Mediocre skill may only take the place of an Average one.",
            "Name an Average skill.",
            rule,
            name=who.name,
        )
    after = {**who.skills, first: ratings[second], second: ratings[first]}
    return {name: each for name, each in after.items() if each or not game.ruleset.columns}


def known_skill(game: Game, who: Character, name: str, rule: str) -> str:
    """The skill of this name, of the sheet or of the system.

    Raises:
        RuleError: `unknown_skill`, with near matches.
    """
    known = dict.fromkeys((*who.skills, *game.ruleset.skills))
    form = folded(name)
    found = next((each for each in known if folded(each) == form), None)
    if found is not None:
        return found
    matches = near(name, known) or tuple(known)[:5]
    raise RuleError(
        "unknown_skill",
        f"No skill is called {name}.",
        f"There are: {', '.join(matches)}.",
        rule,
        name=name,
        near=", ".join(matches),
    )
