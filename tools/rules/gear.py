"""Weapons and armour: on sheets, in attacks, and what else their ratings serve for."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tools import events as e
from tools.commands import Attack, Overcome, Passive, Sheet
from tools.commands.gear import ArmorSpec, GearSpec, WeaponSpec
from tools.errors import RuleError
from tools.game import Armor, Character, Game, Weapon
from tools.gear import ARMOR, MOST, WEAPONS, kind_of
from tools.options import WEAPONS_ARMOR, gear_rules, need_option
from tools.people import by_words, called, find, folded, near, need
from tools.records import replace
from tools.rulesets import Track
from tools.working import FATE

NOTES = "magus.gear-notes"
RANGED = "magus.ranged"


def geared(game: Game, who: Character, sheet: Sheet) -> Character:
    """The character with the weapons and armour that the sheet states.

    What has the name of something carried takes its place.

    Raises:
        RuleError: `option_off` where the table plays without ratings, `gear_rating`.

    Source: magus.weapon, magus.armor, condensed.opt.weapons-armor.
    """
    if sheet.weapons or sheet.armor:
        need_gear(game)
    if sheet.wards is not None:
        need_magus(game, "wards", "magus.surprise")
        who = replace(who, wards=tuple(dict.fromkeys(sheet.wards)))
    if not (sheet.weapons or sheet.armor or sheet.laid_aside):
        return who
    gone = {folded(name) for name in sheet.laid_aside}
    weapons = [
        Weapon(
            name=each.name,
            rating=rated(game, each, WEAPONS, own_weapons(game)),
            skill=each.skill,
            reach=each.reach,
            thrown=each.thrown,
        )
        for each in sheet.weapons
    ]
    armor = [
        Armor(name=each.name, rating=rated(game, each, ARMOR, own_armor(game)))
        for each in sheet.armor
    ]
    return replace(
        who,
        weapons=tuple(kept(who.weapons, weapons, gone)),
        armor=tuple(kept(who.armor, armor, gone)),
    )


def kept(have: Iterable[Any], new: Iterable[Any], gone: set[str]) -> list[Any]:
    """What somebody carries, new things in the place of old ones of their name."""
    by_name = {folded(each.name): each for each in (*have, *new)}
    return [each for name, each in by_name.items() if name not in gone]


def own_weapons(game: Game) -> Mapping[str, int]:
    """The weapons of the table's own system, by folded name."""
    return {folded(name): rating for name, rating in game.house.weapons} if game.house else {}


def own_armor(game: Game) -> Mapping[str, int]:
    """The armour of the table's own system, by folded name."""
    return {folded(name): rating for name, rating in game.house.armor} if game.house else {}


def rated(
    game: Game, spec: WeaponSpec | ArmorSpec, table: Mapping[str, int], own: Mapping[str, int]
) -> int:
    """The rating of a piece of gear: as it is said, as its kind has it, or as the table rated it.

    Raises:
        RuleError: `gear_unrated`, `gear_rating`.
    """
    if spec.rating is not None:
        return in_range(game, spec.rating, spec)
    rating = table[spec.kind] if spec.kind else own.get(folded(spec.name))
    if rating is None:
        raise RuleError(
            "gear_unrated",
            f"How {spec.name} is rated is not known.",
            "Give its kind or its rating.",
            (gear_rules(game) or (WEAPONS_ARMOR,))[0],
            name=spec.name,
        )
    return in_range(game, rating, spec)


def in_range(game: Game, rating: int, spec: GearSpec | None = None) -> int:
    """A rating of gear from 0 to 4, or higher where it is enchanted and the system has that.

    Raises:
        RuleError: `gear_rating`.

    Source: magus.weapon, magus.armor, condensed.opt.weapons-armor.
    """
    most = game.ruleset.most_gear if spec is None or spec.enchanted else MOST
    if rating > most:
        raise RuleError(
            "gear_rating",
            f"Weapon and armour ratings go from 0 to {most}.",
            "In Magus enchanted ones may be higher: say that it is enchanted.",
            (gear_rules(game) or (WEAPONS_ARMOR,))[0],
            need=most,
        )
    return rating


def need_gear(game: Game) -> None:
    """Refuse ratings of weapons and armour where the table plays without them.

    Raises:
        RuleError: `option_off`, `not_in_system`.
    """
    if gear_rules(game) is None:
        need_system(game, "weapons", WEAPONS_ARMOR, FATE)
        need_option(game, WEAPONS_ARMOR)


def need_magus(game: Game, name: str, rule: str) -> None:
    """Refuse what only Magus has.

    Raises:
        RuleError: `not_in_system`.
    """
    need_system(game, name, rule, ("magus",))


def need_system(game: Game, name: str, rule: str, systems: Sequence[str]) -> None:
    """Refuse what other systems have.

    Raises:
        RuleError: `not_in_system`, with those that have it.
    """
    if game.system not in systems:
        listed = ", ".join(systems)
        raise RuleError(
            "not_in_system",
            f"This campaign's system has no {name}.",
            f"It belongs to: {listed}.",
            rule,
            name=name,
            near=listed,
        )


def wielded(game: Game, command: Attack) -> Weapon | None:
    """The weapon of an attack: as it is said, or the first carried one that the skill wields.

    A weapon that is said may be a rating, one that the attacker carries, or a kind of the table.

    Raises:
        RuleError: `option_off`, `unknown_gear`, `gear_rating`.

    Source: magus.weapon, condensed.opt.weapons-armor.
    """
    if command.weapon is not None or command.armor is not None:
        need_gear(game)
    said = command.weapon
    if isinstance(said, int):
        return Weapon(name="", rating=in_range(game, said))
    who = find(game, command.actor)
    carried = who.weapons if who else ()
    if said is not None:
        return named_gear(carried, said, WEAPONS) or Weapon(
            name=said, rating=WEAPONS[kind_of(said, WEAPONS) or ""]
        )
    if not carried or command.track == "mental" or gear_rules(game) is None:
        return None
    fits = [each for each in carried if command.skill in (None, each.skill)]
    loose = [each for each in carried if each.skill is None]
    return next(iter((*fits, *loose)), None)


def named_gear(carried: Iterable[Any], name: str, table: Mapping[str, int]) -> Any:
    """The piece of gear of this name; None for a kind of the table.

    Raises:
        RuleError: `unknown_gear`, with near matches.
    """
    by_name = {folded(each.name): each for each in carried}
    found = by_name.get(folded(name))
    if found is None and kind_of(name, table) is None:
        own = tuple(each.name for each in by_name.values())
        kinds = tuple(kind.replace("_", " ") for kind in table)
        listed = ", ".join(near(name, own) or by_words(name, kinds) or own or kinds)
        raise RuleError(
            "unknown_gear",
            f"{name} is neither carried nor in the table.",
            f"Carried, or in the table: {listed}. A number from 0 to 4 does too.",
            "magus.weapon" if table is WEAPONS else "magus.armor",
            name=name,
            near=listed,
        )
    return found


def worn(game: Game, name: str | None, track: Track = "physical") -> int:
    """The armour rating that somebody wears against hits on a track; the best piece counts.

    Armour takes nothing off a mental hit, unless it is said (a ruling of ours).
    Source: magus.armor, condensed.opt.weapons-armor.
    """
    who = find(game, name)
    if who is None or not who.armor or track != "physical" or gear_rules(game) is None:
        return 0
    return max(each.rating for each in who.armor)


def armor_against(game: Game, command: Attack, target: str, track: Track) -> int:
    """The armour rating of an attack's target: as it is said, or as it is worn."""
    said = command.armor
    if said is None:
        return worn(game, target, track)
    if isinstance(said, int):
        return in_range(game, said)
    who = find(game, target)
    found = named_gear(who.armor if who else (), said, ARMOR)
    rating: int = found.rating if found else ARMOR[kind_of(said, ARMOR) or ""]
    return rating


def reach_of(game: Game, weapon: Weapon | None) -> int | None:
    """How many zones away a weapon reaches; None where the skill says it.

    In Magus one that is no missile reaches its own zone, one that is thrown the next at least.
    Source: magus.ranged.
    """
    if weapon is None or not weapon.name or game.system != "magus":
        return weapon.reach or None if weapon else None
    return max(weapon.reach, 1) if weapon.thrown else weapon.reach


def passive_difficulty(game: Game, actor: str, target: str | None, against: Passive,
                       zones: int | None) -> e.DifficultyCounted:  # fmt: skip
    """The difficulty of what is thrown: distance, target size, conditions and movement.

    The distance is that of the zones when it is not said. Below 0 it is 0. Source: magus.ranged.
    """
    need_magus(game, "passive", RANGED)
    distance = (zones or 0) if against.distance is None else against.distance
    parts = (distance, against.size, against.conditions, against.movement)
    return e.DifficultyCounted(
        who=actor,
        target=target,
        distance=distance,
        size=against.size,
        conditions=against.conditions,
        movement=against.movement,
        difficulty=max(0, sum(parts)),
    )


def noted_gear(game: Game, command: Overcome) -> tuple[list[e.Event], dict[str, Any]]:
    """What gear's ratings serve for besides: a difficulty of hiding it, a penalty in armour.

    Returns:
        The events, and what changes in the command.

    Raises:
        RuleError: `not_in_system`, `unknown_character`, `unknown_gear`.

    Source: magus.gear-notes.
    """
    events: list[e.Event] = []
    changes: dict[str, Any] = {}
    if command.hide is None and not command.burdened:
        return events, changes
    need_magus(game, "hide", NOTES)
    who = called(game, command.actor)
    if command.hide is not None:
        sheet = find(game, who)
        found = named_gear(sheet.weapons if sheet else (), command.hide, WEAPONS)
        rating = found.rating if found else WEAPONS[kind_of(command.hide, WEAPONS) or ""]
        name = found.name if found else command.hide
        events.append(e.GearCounted(who=who, gear=name, rating=rating, counts="difficulty"))
        if command.difficulty is None:
            changes["difficulty"] = rating
    if command.burdened:
        pieces = need(game, who, NOTES).armor
        rating = max((each.rating for each in pieces), default=0)
        name = next((each.name for each in pieces if each.rating == rating), "")
        if rating:
            events.append(e.GearCounted(who=who, gear=name, rating=rating, counts="penalty"))
            changes["bonus"] = command.bonus - rating
    return events, changes
