"""Big bads: minions that take their hits, true forms, scale above the PCs, solo bonuses."""

from tools import events as e
from tools.commands import SetBoss
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import SCALE_LEVELS, Character, Form, Game, Pending, Solo
from tools.options import is_on, need_option
from tools.people import called, find, folded, need
from tools.rules.scaling import BOSS

MINIONS = "condensed.opt.boss-minion-armor"
FORMS = "condensed.opt.boss-true-form"
SOLO = "condensed.opt.boss-solo-bonus"


def set_boss(game: Game, command: SetBoss, dice: Dice) -> list[e.Event]:
    """Give a big bad minions, true forms, scale or solo bonuses; each takes the place of before.

    Raises:
        RuleError: `unknown_character`, `option_off`, `self_target`, `scale_top`.

    Source: condensed.opt.boss-minion-armor, condensed.opt.boss-true-form,
    condensed.opt.boss-scale-up, condensed.opt.boss-solo-bonus.
    """
    who = need(game, command.character, "condensed.npc-monster")
    events: list[e.Event] = []
    if command.minions is not None:
        need_option(game, MINIONS)
        names = tuple(dict.fromkeys(called(game, name) for name in command.minions))
        if who.name in names:
            raise RuleError(
                "own_minion",
                f"{who.name} is no minion of their own.",
                "Name others.",
                MINIONS,
                name=who.name,
            )
        events.append(e.MinionsSet(who=who.name, minions=names))
    if command.forms is not None:
        need_option(game, FORMS)
        forms = tuple(Form(**dict(form)) for form in command.forms)
        events.append(e.FormsSet(who=who.name, forms=forms))
    if command.scale_above is not None:
        events.append(above(game, who, command.scale_above))
    if command.solo is not None:
        need_option(game, SOLO)
        bonuses: list[Solo] = [*dict.fromkeys(command.solo)]
        bonuses += ["one_shift_left"] if command.one_shift_left else []
        bonuses += ["no_stacking"] if command.no_stacking else []
        events.append(e.SoloSet(who=who.name, bonuses=tuple(bonuses)))
    return events


def above(game: Game, who: Character, levels: int) -> e.ScaleSet:
    """A big bad some levels of scale above the highest of the PCs.

    Raises:
        RuleError: `option_off`, `scale_top`.

    Source: condensed.opt.boss-scale-up.
    """
    need_option(game, BOSS)
    pcs = [each.scale for each in game.characters.values() if each.kind == "pc" and each != who]
    level = max(pcs, default=0) + levels
    top = len(SCALE_LEVELS) - 1
    if level > top:
        raise RuleError(
            "scale_top",
            "No scale is that high.",
            f"{top - level + levels} levels above the PCs is the most.",
            BOSS,
            most=top - level + levels,
        )
    return e.ScaleSet(who=who.name, level=level, rule=BOSS)


def guards(game: Game, boss: Character) -> list[str]:
    """The minions of a big bad who still stand, and have no hit of their own to take.

    Source: condensed.opt.boss-minion-armor.
    """
    if not boss.minions or not is_on(game, MINIONS):
        return []
    busy = {each.who for each in game.pending if each.kind == "absorb"}
    return [
        name
        for name in boss.minions
        if name not in busy and ((sheet := find(game, name)) is None or sheet.out is None)
    ]


def pass_hit(game: Game, hit: Pending, name: str) -> list[e.Event]:
    """A big bad's defence succeeds at a cost: a minion takes the hit, with no defence of its own.

    One without a sheet (a shield generator, say) is gone with it.

    Raises:
        RuleError: `option_off`, `no_minion`, `not_by_attack`.

    Source: condensed.opt.boss-minion-armor.
    """
    need_option(game, MINIONS)
    boss = need(game, hit.who or "", MINIONS)
    if game.roll is not None and game.roll.action != "attack":
        raise RuleError(
            "not_by_attack",
            "Minions take the hits of attacks only.",
            "Absorb this one.",
            MINIONS,
            name=boss.name,
        )
    free = guards(game, boss)
    minion = next((each for each in free if folded(each) == folded(called(game, name))), None)
    if minion is None:
        listed = ", ".join(free)
        raise RuleError(
            "no_minion",
            f"{name} can't take the hit for {boss.name}.",
            f"These can: {listed}." if listed else "Absorb it.",
            MINIONS,
            name=name,
            near=listed,
        )
    return [
        e.HitPassed(
            target=boss.name, minion=minion, shifts=hit.shifts, sheet=minion in game.characters
        )
    ]
