"""Solo bonuses of a big bad that stands alone against several."""

from collections.abc import Iterator

from tools import events as e
from tools.errors import RuleError
from tools.game import Game, OpenRoll, Solo
from tools.options import is_on
from tools.records import replace
from tools.rules.sides import against

RULE = "condensed.opt.boss-solo-bonus"
USUAL = 2
WEAK = 1


def has(game: Game, name: str | None, bonus: Solo) -> bool:
    """Whether somebody has a solo bonus, in a campaign that plays with them."""
    who = game.characters.get(name or "") if game.options else None
    return who is not None and bonus in who.solo and is_on(game, RULE)


def foes(game: Game, boss: str) -> int:
    """How many players' characters are in the scene and still stand against a big bad."""
    present = game.scene.present or tuple(game.characters)
    there = [game.characters[name] for name in present if name in game.characters and name != boss]
    return sum(who.kind == "pc" and who.out is None for who in there)


def skill_bonus(game: Game, who: str | None, rating: int) -> int:
    """What a big bad adds to a skill roll: the PCs less one, and at most the rating itself.

    Source: condensed.opt.boss-solo-bonus.
    """
    if who is None or not has(game, who, "skill_bonus"):
        return 0
    return max(0, min(foes(game, who) - 1, rating))


def lessened(game: Game, target: str, shifts: int) -> int:
    """How many shifts a hit on a big bad loses: half the PCs, rounded up.

    It may go down to nothing, which is no hit; as armour does, that leaves the attacker a boost (a
    ruling of ours). Where the table wants it, 1 is left.

    Source: condensed.opt.boss-solo-bonus.
    """
    if shifts <= 0 or not has(game, target, "fewer_shifts"):
        return 0
    least = 1 if has(game, target, "one_shift_left") else 0
    return min((foes(game, target) + 1) // 2, shifts - least)


def lessening(game: Game, target: str, amount: int) -> list[e.Event]:
    """The event of a hit that lost some shifts."""
    if not amount:
        return []
    return [e.SoloBonusApplied(who=target, bonus="fewer_shifts", amount=amount)]


def struck(game: Game, hit: e.Hit) -> Iterator[e.Event]:
    """A hit that no attack dealt, less what a big bad's solo bonus takes off it.

    Source: condensed.opt.boss-solo-bonus.
    """
    spared = lessened(game, hit.target, hit.shifts)
    yield from lessening(game, hit.target, spared)
    if hit.shifts > spared:
        yield replace(hit, shifts=hit.shifts - spared) if spared else hit


def invoke_worth(game: Game, roll: OpenRoll, invoked: e.Invoked, mine: str) -> int:
    """What an invoke adds: 2, save for and against a big bad with a solo bonus.

    Its own paid invokes are worth 1 for each opposing PC. Those of two or more foes against it add
    1 only; a reroll stays a reroll.

    Args:
        mine: the side of the roll that the invoke helps.

    Raises:
        RuleError: `no_stacking` for a second free invoke of an aspect, where those don't stack.

    Source: condensed.opt.boss-solo-bonus.
    """
    if not game.options or not is_on(game, RULE):
        return USUAL
    who = invoked.who
    if who is not None and not invoked.free and has(game, who, "stronger_invokes"):
        return foes(game, who) or USUAL
    boss = against(roll) if mine == "acting" else roll.acting.who
    if boss is None or boss == who or foes(game, boss) < 2 or not has(game, boss, "weaker_foes"):
        return USUAL
    if invoked.free and invoked.aspect in roll.freely and has(game, boss, "no_stacking"):
        raise RuleError(
            "no_stacking",
            f"Free invokes of {invoked.aspect} don't stack against {boss}.",
            "Invoke another aspect.",
            RULE,
            name=invoked.aspect or "",
        )
    return WEAK


def stacked(game: Game, roll: OpenRoll, aspect: str) -> bool:
    """Whether whoever acts has used a free invoke of an aspect that does not stack."""
    boss = against(roll)
    return aspect in roll.freely and foes(game, boss or "") > 1 and has(game, boss, "no_stacking")
