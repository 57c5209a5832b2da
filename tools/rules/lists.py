"""Lists of skills of a table's own."""

from tools import events as e
from tools.commands import SetSkillLists
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game
from tools.people import folded
from tools.rules.options import refitted
from tools.rulesets import SkillList

LISTS = "condensed.opt.skill-lists"
TOGETHER = 4  # the highest that two lists may start with when rolled together


def set_skill_lists(game: Game, command: SetSkillLists, dice: Dice) -> list[e.Event]:
    """Play with other skills: one list, or two of which one each is rolled together.

    Two lists start within 0 and Great (+4) together: 0 to +2 each, say, or -1 to +1 with +1 to +3.

    Raises:
        RuleError: `bounds_wide`, `skill_twice`.

    Source: condensed.opt.skill-lists.
    """
    two = bool(command.second)
    most = command.most if command.most is not None else (2 if two else TOGETHER)
    first = SkillList(skills=tuple(dict.fromkeys(command.skills)), least=command.least, most=most)
    lists: tuple[SkillList, ...] = (first,) if command.skills else ()
    if two:
        second = SkillList(
            skills=tuple(dict.fromkeys(command.second)),
            least=command.second_least,
            most=command.second_most,
        )
        lists = (first, second)
    least, top = sum(each.least for each in lists), sum(each.most for each in lists)
    if lists and (least < 0 or top > TOGETHER or any(each.least > each.most for each in lists)):
        raise RuleError(
            "bounds_wide",
            f"The skills would start at {least:+d} to {top:+d}.",
            "Keep them within +0 and +4: 0 to 2 for each of two lists, say.",
            LISTS,
            have=least,
            most=top,
        )
    forms = [folded(name) for each in lists for name in each.skills]
    if len(set(forms)) < len(forms):
        raise RuleError("skill_twice", "A skill stands there twice.", "Leave one out.", LISTS)
    chosen = e.SkillListsSet(lists=lists)
    return [chosen, *refitted(game, fold(game, [chosen]), LISTS)]
