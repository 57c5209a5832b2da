"""What the generators make, put on the table."""

import random
from collections.abc import Sequence

from tools import events as e
from tools.commands import CreateCharacter, MakeAspects, MakeNpc, MapThreat
from tools.commands.gear import ArmorSpec, WeaponSpec
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game
from tools.generate import (
    Npc,
    Party,
    make_aspects as generate_aspects,
    make_npc as generate_npc,
    make_threat,
    make_zones,
)
from tools.generate.aspects import some_place
from tools.options import is_on
from tools.people import find, find_aspect
from tools.rules.aspects import SITUATION
from tools.rules.characters import create_character
from tools.rules.obstacles import map_threat
from tools.rules.zones import in_a_row

MAP = "condensed.opt.boss-map"


def seed_of(game: Game, dice: Dice) -> str:
    """Where the next thing that is made up comes from."""
    return f"{dice.seed}:{len(game.made_up)}"


def party_of(game: Game) -> Party:
    """How many the players' characters are, and their best skill; three of Great if there are none.

    Source: condensed.npc-major.
    """
    own = [who for who in game.characters.values() if who.kind == "pc"]
    best = max((rating for who in own for rating in who.skills.values()), default=0)
    usual = max(game.ruleset.pyramid, default=4)
    return Party(size=len(own) or 3, best=max(best, 1) if best else usual)


def make_npc(game: Game, command: MakeNpc, dice: Dice) -> list[e.Event]:
    """Make up an NPC with a legal sheet; a hive is its heart and limbs, mapped if that is played.

    Raises:
        RuleError: `name_taken`.

    Source: condensed.npc-minor, condensed.npc-major, condensed.npc-monster, condensed.opt.boss-map.
    """
    taken = frozenset(game.made_up) | frozenset(game.characters)
    language, seed = command.language or game.language, seed_of(game, dice)
    if command.kind == "minor":
        made = [generate_npc(language, seed, taken=taken, ruleset=game.ruleset)]
    else:
        made = make_threat(
            command.kind, language, seed, taken=taken, ruleset=game.ruleset, party=party_of(game)
        )
    events: list[e.Event] = []
    names: list[str] = []
    for place, npc in enumerate(made):
        name = command.name or npc.name if place == 0 else npc.name
        if find(game, name) is not None:
            raise RuleError(
                "name_taken",
                f"{name} has a sheet already.",
                "Choose another name.",
                "condensed.npc-minor",
                name=name,
            )
        concept = command.concept or npc.concept if place == 0 else npc.concept
        sheet = create_character(game, sheet_of(npc, name, concept, game.ruleset.more_tracks), dice)
        game = fold(game, sheet)
        events += sheet
        names.append(name)
    if command.kind == "hive" and is_on(game, MAP):
        threat = MapThreat(name=made[0].concept[:80], parts=tuple(names), heart=names[0])
        events += map_threat(game, threat, dice)
    texts = [(npc.name, npc.concept, *npc.aspects, *npc.stunts) for npc in made]
    return [*events, e.MadeUp(texts=tuple(dict.fromkeys(each for all_ in texts for each in all_)))]


def sheet_of(npc: Npc, name: str, concept: str, tracks: Sequence[str] = ()) -> CreateCharacter:
    """The command that puts a made-up sheet on the table."""
    return CreateCharacter(
        name=name,
        kind="npc",
        high_concept=concept,
        aspects=npc.aspects,
        skills=dict(npc.skills),
        stunts=npc.stunts,
        physical=npc.boxes,
        mental=npc.boxes,
        boxes={} if npc.boxes is None else dict.fromkeys(tracks, npc.boxes),
        slots=npc.slots,
        weapons=tuple(WeaponSpec.model_validate(each) for each in npc.weapons),
        armor=tuple(ArmorSpec.model_validate(each) for each in npc.armor),
    )


def make_aspects(game: Game, command: MakeAspects, dice: Dice) -> list[e.Event]:
    """Make up situation aspects over the five categories, and zones for them if that is asked.

    With zones each second aspect that is a hindrance, cover, a danger or of use holds in one only.
    Source: condensed.situation-aspects, condensed.zones.
    """
    language, seed, place = command.language or game.language, seed_of(game, dice), command.place
    if command.zones and place is None:
        place = some_place(random.Random(f"{seed}:place"))
    taken = frozenset(game.made_up) | {each.name for each in game.scene.aspects}
    usual = game.ruleset.situation_aspects
    made = generate_aspects(
        language, seed, taken=taken, count=command.count, place=place, usual=usual
    )
    events: list[e.Event] = []
    zones: tuple[str, ...] = ()
    if command.zones:
        zones = make_zones(language, seed, command.zones, place, taken)
        events.append(e.ZonesSet(zones=zones, borders=in_a_row(zones), places={}))
    for number, each in enumerate(made):
        if find_aspect(fold(game, events), each.text) is None:
            only = zones and number % 2 and each.category != "tone"
            events.append(
                e.AspectPlaced(
                    aspect=each.text,
                    kind="situation",
                    on=None,
                    category=each.category,
                    zone=zones[number % len(zones)] if only else None,
                    first=bool(only),
                    rule=game.ruleset.rule(SITUATION),
                )
            )
    return [*events, e.MadeUp(texts=(*(each.text for each in made), *zones))]
