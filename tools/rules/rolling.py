"""The two sides of a roll: their ratings, and the dice that they throw or were given."""

from collections.abc import Sequence

from tools import events as e
from tools.commands import (
    Effort,
)
from tools.dice import Dice, Thrown
from tools.errors import RuleError
from tools.game import Character, Game, OpenRoll, Side
from tools.ladder import signed
from tools.people import find, find_obstacle, folded, misspelt, near, perhaps
from tools.rules.groups import backing
from tools.rules.invoking import origins
from tools.rules.solo import skill_bonus
from tools.rules.stunts import stunt_used
from tools.rulesets import Track


class Throws:
    """The throws of one command, in order, and the events that record them.

    `before` holds events of throws that the command has made already, folded into the game.
    """

    def __init__(self, game: Game, dice: Dice, before: Sequence[e.Event] = ()) -> None:
        self._game, self._dice = game, dice
        self.events: list[e.Event] = []
        self._before = origins(before) if before else []

    def side(
        self,
        who: str | None,
        effort: Effort,
        rating: int,
        skill: str | None,
        action: str | None = None,
    ) -> Side:
        """Complete one side of a roll: take the dice that were given, or throw them.

        Args:
            action: what it does, for its stunt.

        Raises:
            RuleError: `wrong_dice`, when what was queued are not Fate dice.
        """
        if effort.rating is not None:
            self.events += typed_over(self._game, who, effort, skill)
        helped = 0
        stunt = stunt_used(self._game, who, effort, skill, action) if effort.stunt else None
        if stunt is not None:
            helped = stunt.bonus
            self.events.append(stunt)
        if effort.effort is not None:
            return Side(
                who=who,
                skill=skill,
                rating=rating,
                bonus=effort.bonus,
                given=effort.effort - effort.bonus,
            )
        if effort.faces is not None:
            thrown = Thrown(faces=effort.faces, total=sum(effort.faces), origin="typed")
        elif effort.dice_total is not None:
            thrown = Thrown(faces=None, total=effort.dice_total, origin="typed")
        else:
            thrown = self.throw()
        solo = 0
        if self._game.options and who is not None:
            solo = skill_bonus(self._game, who, rating)
            if solo:
                self.events.append(e.SoloBonusApplied(who=who, bonus="skill_bonus", amount=solo))
        self.events.append(
            e.Rolled(who=who, faces=thrown.faces, total=thrown.total, origin=thrown.origin)
        )
        return Side(
            who=who,
            skill=skill,
            rating=rating,
            bonus=effort.bonus + solo + helped,
            faces=thrown.faces,
            dice=thrown.total,
        )

    def throw(self) -> Thrown:
        """Throw four dice that nobody has given."""
        mine = origins(self.events) if self.events else []
        return self._dice.fate(self._game.throws + len(mine), [*self._before, *mine])


def typed_over(game: Game, who: str | None, effort: Effort, skill: str | None) -> list[e.Event]:
    """A remark when the rating that was typed is not the sheet's: what was typed counts."""
    sheet = find(game, who)
    own = sheet.skills.get(skill or effort.skill or "") if sheet else None
    if own is None or own == effort.rating:
        return []
    remark = e.Remarked(code="typed", who=who, facts=(signed(own),), rule="condensed.roll")
    return [remark]


def defending(
    game: Game,
    who: str | None,
    defence: Effort,
    track: Track | None = None,
    attack: str | None = None,
) -> tuple[int, str | None]:
    """The rating and skill of a defence; the best allowed skill when none is named.

    Args:
        track: the track that an attack harms; None for other actions.
        attack: the skill that attacks.
    """
    sheet = find(game, who)
    skill = defence.skill
    allowed = defence_skills(game, track, attack, sheet)
    if skill is None and sheet and defence.rating is None and defence.effort is None and track:
        skill = max(allowed, key=lambda each: sheet.skills.get(each, 0), default=None)
    if track and skill in game.ruleset.skills and skill not in allowed and defence.rating is None:
        raise RuleError(
            "no_defence_skill",
            f"{skill} does not defend against that.",
            f"These do: {', '.join(allowed)}; or give its rating, if the table agrees.",
            "condensed.action-skills",
            skill=skill,
            near=", ".join(allowed),
        )
    return rating_of(game, who, defence, skill), skill


def disciplines(game: Game, who: Character) -> tuple[str, ...]:
    """Freely named skills of a sheet where the system's own are attributes only, highest first."""
    if not game.ruleset.attributes:
        return ()
    own = [skill for skill in who.skills if skill not in game.ruleset.skills]
    return tuple(sorted(own, key=lambda skill: -who.skills[skill]))


def defence_skills(
    game: Game, track: Track | None, attack: str | None = None, who: Character | None = None
) -> tuple[str, ...]:
    """The skills that defend against an attack on a track; any skill against other actions.

    Against a shot only those that don't need the attacker within reach. In Magus the disciplines
    that wield somebody's weapons parry too (a ruling of ours).
    Source: condensed.action-skills.
    """
    ruleset = game.ruleset
    if track is None:
        return ruleset.skills
    far = attack in ruleset.ranged_skills
    parry: tuple[str, ...] = ()
    if ruleset.attributes and who is not None and track == "physical":
        parry = tuple(dict.fromkeys(each.skill for each in who.weapons if each.skill))
    usual = (*ruleset.defend_skills.get(track, ()), *parry)
    if far:
        usual = tuple([skill for skill in usual if skill not in ruleset.close_skills])
    # A list of the table's own may have none that defends: then any that the table agrees to.
    return usual or ruleset.skills or tuple(who.skills if who else ())


def await_defence(game: Game, open_roll: OpenRoll, target: str) -> e.DefenceAwaited:
    """Leave the defence to the target: what they may defend with, best first."""
    who = game.characters[target]
    skills = defence_skills(game, open_roll.track, open_roll.acting.skill, who)
    options = tuple(skills)
    if len(skills) > 1:
        options = tuple(sorted(skills, key=lambda skill: -who.skills.get(skill, 0)))
    return e.DefenceAwaited(
        actor=open_roll.acting.who,
        target=target,
        effort=open_roll.acting.effort,
        options=options,
        roll=open_roll,
    )


def rating_of(game: Game, who: str | None, effort: Effort, skill: str | None = None) -> int:
    """The rating to roll with: typed in, or from the sheet; Mediocre (+0) when not listed there.

    A hazard has one rating for everything.

    Raises:
        RuleError: `missing_rating` for somebody without a sheet, `which_skill` without a skill.

    A group of nameless NPCs rolls one higher for each of them beyond the first.
    Source: condensed.roll, core.mobs, condensed.opt.skill-lists.
    """
    skill = skill or effort.skill
    if effort.rating is not None:
        return effort.rating
    if effort.effort is not None:
        return 0
    sheet = find(game, who)
    hazard = find_obstacle(game, who, "hazard") if sheet is None else None
    if hazard is not None and hazard.rating is not None:
        return hazard.rating
    if sheet is None:
        matches = ", ".join(near(who, game.characters)) if who else ""
        raise RuleError(
            "missing_rating",
            f"{who or 'Whoever rolls'} has no sheet.",
            f"{perhaps(matches)}Say the rating, for example +2, or make a sheet.",
            "condensed.roll",
            name=who or "",
            near=matches,
        )
    if skill is None:
        raise RuleError(
            "which_skill",
            f"{sheet.name} rolls with which skill?",
            "Name the skill.",
            "condensed.roll",
            name=sheet.name,
            near=", ".join(sheet.skills),
        )
    rating = rated(game, sheet, skill)
    if effort.second is None and sheet.members == 1:
        return rating
    return rating + together(game, sheet, effort) + backing(game, sheet, rating)


def rated(game: Game, sheet: Character, skill: str) -> int:
    """The rating of a skill on a sheet; Mediocre (+0) where it is not listed.

    Raises:
        RuleError: `unknown_skill`, for one that is neither listed nor the system's and looks
            like one that is.

    Source: condensed.roll.
    """
    if skill in sheet.skills or skill in game.ruleset.skills:
        return sheet.skills.get(skill, 0)
    form = folded(skill)
    for name, rating in sheet.skills.items():
        if folded(name) == form:
            return rating
    matches = misspelt(skill, dict.fromkeys((*sheet.skills, *game.ruleset.skills)))
    if matches:
        raise RuleError(
            "unknown_skill",
            f"{sheet.name} has no skill called {skill}.",
            f"There are: {', '.join(matches)}; or say the rating.",
            "condensed.roll",
            name=skill,
            near=", ".join(matches),
        )
    return 0


def together(game: Game, sheet: Character, effort: Effort) -> int:
    """The rating of the skill from the second list that is rolled together with the first.

    Raises:
        RuleError: `no_second_list`.

    Source: condensed.opt.skill-lists.
    """
    if effort.second is None:
        return 0
    if len(game.ruleset.lists) < 2:
        raise RuleError(
            "no_second_list",
            "This table rolls with one list of skills.",
            "Leave the second skill out, or set two lists.",
            "condensed.opt.skill-lists",
        )
    return sheet.skills.get(effort.second, 0)
