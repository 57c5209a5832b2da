"""Fate points and free invokes: what an invoke costs, and whom it pays."""

from tools import events as e
from tools.commands import Invoke, InvokeSpec
from tools.errors import RuleError
from tools.game import Aspect, Consequence, Game, OpenRoll
from tools.people import (
    aspects,
    find,
    find_aspect,
    find_obstacle,
    free_invoke_of,
    side,
    unknown_aspect,
)
from tools.rules.contest_order import rivals
from tools.rules.sides import against, helped

INVOKE = "condensed.invoke"


def pay(game: Game, roll: OpenRoll, spec: InvokeSpec | Invoke, who: str | None) -> list[e.Event]:
    """Spend a free invoke or a fate point.

    Raises:
        RuleError: `unknown_aspect`, `no_free_invoke`, `invoked_already`, `boost_once`, `no_points`.
    """
    payer = find(game, who)
    name = spec.aspect or free_boost(game, who, spec.free)
    found: tuple[str | None, Aspect | None] = (None, None)
    if name is not None:
        meant = find_aspect(game, name, lambda on, each: nearness(game, roll, who, on, each))
        if meant is None and payer is not None:
            raise unknown_aspect(game, name, INVOKE)
        found = meant or found
    on, aspect = found
    if aspect is not None:
        check_zone(game, roll, aspect)
    holder = free_invoke_of(game, aspect, who) if aspect else None
    by_gm = who == e.GM or (payer is None and find_obstacle(game, who) is not None)
    if aspect is not None and holder is not None and spec.free is not False:
        return [
            e.Invoked(
                who=who,
                aspect=aspect.name,
                on=on,
                use=spec.use,
                free=True,
                holder=holder,
                rule=rule_of(aspect),
            )
        ]
    wound = wounded(game, aspect, on, who) if aspect and game.ruleset.first_invoke_free else None
    if aspect is not None and wound is not None and spec.free is not False:
        severe = wound.severity == "severe"
        if severe and aspect.name in roll.paid:
            raise invoked_already(aspect.name)
        if severe or (who or "") not in aspect.used:
            return [
                e.Invoked(
                    who=who,
                    aspect=aspect.name,
                    on=on,
                    use=spec.use,
                    free=True,
                    first=not severe,
                    always=severe,
                    rule=game.ruleset.rule("condensed.consequence-slots"),
                )
            ]
    if spec.free and aspect is not None and aspect.resting:
        raise RuleError(
            "rests",
            f"The free invoke of {aspect.name} can be used from the next round.",
            "Invoke it then, or pay a fate point.",
            "magus.round",
            name=aspect.name,
        )
    if spec.free and (payer is not None or by_gm):
        raise RuleError(
            "no_free_invoke",
            f"{payer.name if payer else 'The GM'} holds no free invoke on that.",
            "Pay a fate point for it.",
            INVOKE,
            name=payer.name if payer else "GM",
        )
    if aspect is not None and aspect.kind == "boost":
        raise RuleError(
            "boost_once",
            "A boost is invoked only for free, by whoever holds it.",
            "Invoke another aspect.",
            "condensed.boost",
            name=aspect.name,
        )
    key = aspect.name if aspect else (name or "")
    if key in roll.paid:
        raise invoked_already(key)
    if payer is None and not by_gm:
        return [
            e.Invoked(who=who, aspect=key, on=on, use=spec.use, free=bool(spec.free), word=True)
        ]
    name = payer.name if payer else e.GM
    invoked = e.Invoked(
        who=name,
        aspect=key,
        on=on,
        use=spec.use,
        free=False,
        word=aspect is None,
        rule=game.ruleset.rule(INVOKE),
    )
    return [spend(game, name, "invoke", INVOKE), invoked, *owed(game, roll, name, spec.use, found)]


def invoked_already(name: str) -> RuleError:
    """The refusal of a second invoke of one aspect on one roll."""
    return RuleError(
        "invoked_already",
        f"{name or 'It'} has been invoked on this roll already.",
        "Invoke another aspect, or use its free invokes.",
        INVOKE,
        name=name,
    )


def wounded(game: Game, aspect: Aspect, on: str | None, who: str | None) -> Consequence | None:
    """The consequence behind an aspect, for an opponent of whoever has it.

    Opponents are the other side, and whoever is at the other end of the roll. Source:
    magus.consequences.
    """
    if aspect.kind != "consequence" or on is None or who == on:
        return None
    roll = game.roll
    ends = {roll.acting.who, against(roll)} if roll else set()
    if side(game, who) == side(game, on) and not {who, on} <= ends:
        return None
    taken = game.characters[on].consequences
    return next((each for each in taken if each.name == aspect.name), None)


def free_wound(game: Game, aspect: Aspect, on: str | None, who: str | None) -> bool:
    """Whether somebody may invoke a consequence for free because it is their first time, or severe.

    A severe one still counts once a roll (a ruling of ours). Source: magus.consequences.
    """
    if not game.ruleset.first_invoke_free:
        return False
    wound = wounded(game, aspect, on, who)
    if wound is None:
        return False
    if wound.severity == "severe":
        return game.roll is None or aspect.name not in game.roll.paid
    return (who or "") not in aspect.used


def nearness(game: Game, roll: OpenRoll, who: str | None, on: str | None, aspect: Aspect) -> int:
    """Which of several aspects of one name is meant: one invoked for free, a roller's, any."""
    rolling = (roll.target, roll.acting.who, roll.opposing and roll.opposing.who)
    free = free_invoke_of(game, aspect, who) is not None or free_wound(game, aspect, on, who)
    return 2 * free + (on is not None and on in rolling)


def check_zone(game: Game, roll: OpenRoll, aspect: Aspect) -> None:
    """A zone's aspect bears on what happens in that zone only.

    Raises:
        RuleError: `other_zone` when everybody in the roll is known to be elsewhere.

    Source: condensed.zones, condensed.situation-aspects.
    """
    if elsewhere(game, roll, aspect):
        raise RuleError(
            "other_zone",
            f"{aspect.name} holds in {aspect.zone} only.",
            "Somebody in the roll has to be there.",
            "condensed.zones",
            name=aspect.name,
            zone=aspect.zone,
        )


def elsewhere(game: Game, roll: OpenRoll, aspect: Aspect) -> bool:
    """Whether an aspect is a zone's in which nobody in the roll is, as far as that is known."""
    if aspect.zone is None:
        return False
    names = (roll.acting.who, roll.target, roll.opposing and roll.opposing.who)
    places = {game.scene.places.get(name) for name in names if name}
    return bool(places) and None not in places and aspect.zone not in places


def rule_of(aspect: Aspect) -> str:
    """A boost has a rule of its own."""
    return "condensed.boost" if aspect.kind == "boost" else INVOKE


def free_boost(game: Game, who: str | None, free: bool | None) -> str | None:
    """The boost that somebody means who invokes without a name: their only one."""
    if free is False:
        return None
    held = [each.name for _, each in aspects(game) if each.kind == "boost" and who in each.free]
    return held[0] if len(held) == 1 else None


def owed(
    game: Game, roll: OpenRoll, payer: str, use: str, found: tuple[str | None, Aspect | None]
) -> list[e.Event]:
    """A paid invoke against an opponent's own aspect earns them a point after the scene.

    Opponents are whoever is on the other side of the roll, and the GM's and the players' sides.
    Source: condensed.hostile-invoke.
    """
    own = ("high_concept", "trouble", "relationship", "free", "consequence")
    on, aspect = found
    if aspect is None or on is None or aspect.kind not in own:
        return []
    ally, foe = roll.acting.who, against(roll)
    if helped(game, roll, payer, use) == "opposing":
        ally, foe = foe, ally
    if roll.contest is not None and rivals(game, on, payer):
        foe = on
    if on == ally or (on != foe and side(game, on) == side(game, payer)):
        return []
    return [e.PointOwed(who=on, amount=1, why="hostile_invoke", rule="condensed.hostile-invoke")]


def whose_points(game: Game, name: str) -> str:
    """Whose points somebody spends: their own, or the GM's for whoever is no player's."""
    who = game.characters.get(name)
    return e.GM if who is None or who.kind == "npc" else name


def purse_of(game: Game, name: str) -> int:
    """How many fate points somebody can spend."""
    purse = whose_points(game, name)
    return have_of(game, purse) - (0 if purse == e.GM else promised(game, purse))


def promised(game: Game, name: str) -> int:
    """Points that a player has offered with a compel that waits: they are not to be spent twice.

    Source: condensed.compel.
    """
    return sum(each.kind == "compel" and each.by == name != each.who for each in game.pending)


def spend(game: Game, name: str, why: str, rule: str) -> e.PointsChanged:
    """Take a fate point from a player's character, or from the GM for an NPC.

    Raises:
        RuleError: `no_points`.
    """
    purse, have = whose_points(game, name), purse_of(game, name)
    if have < 1:
        owner = "The GM" if purse == e.GM else name
        raise RuleError(
            "no_points",
            f"{owner} has no fate point left.",
            "Use a free invoke, or earn one: accept a compel or concede.",
            rule,
            name=purse or "GM",
        )
    now = have_of(game, purse) - 1
    return e.PointsChanged(who=purse, delta=-1, now=now, why=why, rule=rule)


def gain(game: Game, name: str, amount: int, why: str, rule: str) -> e.PointsChanged:
    """Give fate points to a player's character, or to the GM for an NPC."""
    purse = whose_points(game, name)
    now = have_of(game, purse) + amount
    return e.PointsChanged(who=purse, delta=amount, now=now, why=why, rule=rule)


def have_of(game: Game, purse: str) -> int:
    """How many points are in a purse, promised ones among them."""
    return game.gm_points if purse == e.GM else game.characters[purse].points
