"""Suggestions for the GM, out of the rule and what is in play; nothing of the game changes."""

from collections.abc import Iterator, Sequence

from tools import events as e
from tools.commands import Suggest
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Character, Game
from tools.generate.suggestions import (
    Idea,
    make_actions,
    make_compels,
    make_costs,
    make_difficulties,
    make_wounds,
)
from tools.people import need
from tools.rules.making import seed_of

OWN = ("high_concept", "trouble", "relationship", "free")
RULES = {
    "compel": "condensed.compel",
    "consequence": "condensed.consequence-slots",
    "cost": "condensed.fail",
    "difficulty": "condensed.difficulty",
    "action": "condensed.gm-duties",
}


def suggest(game: Game, command: Suggest, dice: Dice) -> list[e.Event]:
    """Suggest compels, costs, difficulties, what somebody may do, or names for a consequence.

    Raises:
        RuleError: `unknown_character`, `no_aspects` when there is nothing to compel with,
            `which_npc` when it isn't clear who is to act.

    Source: condensed.compel, condensed.consequence-slots, condensed.fail, condensed.tie,
    condensed.difficulty, condensed.gm-duties.
    """
    who = need(game, command.character, RULES[command.what]) if command.character else None
    known = [each for each in game.scene.aspects if not each.secret and each.name[0] != "#"]
    own = [each.name for each in who.aspects if each.kind in OWN and not each.secret] if who else []
    scene = [each.name for each in known if each.kind == "situation"]
    language, seed, taken = command.language or game.language, seed_of(game, dice), game.made_up
    if command.what == "compel":
        aspects = compelling([*own, *scene])
        made = make_compels(language, seed, aspects, taken=taken)
    elif command.what == "cost":
        made = make_costs(language, seed, [*own, *scene], taken=taken)
    elif command.what == "difficulty":
        made = make_difficulties(language, scene)
    elif command.what == "action":
        who = who or acting(game)
        made = make_actions(language, seed, who.name, list(ideas(game, who, scene)), taken=taken)
    else:
        made = make_wounds(language, seed, command.severity, command.track, scene, taken=taken)
    texts = tuple(text for _, text in made)
    suggested = e.Suggested(
        what=command.what,
        who=who.name if who else None,
        aspects=tuple(aspect for aspect, _ in made),
        texts=texts,
        rule=game.ruleset.rule(RULES[command.what]),
    )
    drawn = () if command.what == "difficulty" else texts
    return [suggested, *([e.MadeUp(texts=drawn)] if drawn else [])]


def compelling(aspects: Sequence[str]) -> Sequence[str]:
    """The aspects, if there are any."""
    if not aspects:
        raise RuleError(
            "no_aspects",
            "There is no aspect to compel with.",
            "Name a character, or put an aspect on the scene.",
            "condensed.compel",
        )
    return aspects


def acting(game: Game) -> Character:
    """Whose turn it is, if it is an NPC's; or the only NPC there is."""
    conflict = game.scene.conflict
    turn = game.characters.get(conflict.turn) if conflict and conflict.turn else None
    npcs = [each for each in game.characters.values() if each.kind == "npc" and each.out is None]
    if turn in npcs:
        return npcs[npcs.index(turn)]
    if len(npcs) != 1:
        raise RuleError(
            "which_npc",
            "It isn't clear who is to act.",
            "Name an NPC that is on the table.",
            "condensed.gm-duties",
            near=", ".join(each.name for each in npcs),
        )
    return npcs[0]


def ideas(game: Game, who: Character, scene: Sequence[str]) -> Iterator[Idea]:
    """What somebody may do, by their skills, aspects, harm and where they stand.

    Source: condensed.gm-duties, condensed.attack, condensed.zones, condensed.concede.
    """
    places = game.scene.places
    foes = [each for each in game.characters.values()
            if each.kind != who.kind and each.out is None]  # fmt: skip
    near = [each for each in foes if places.get(each.name) == places.get(who.name)]
    hurt = [each for each in near if each.consequences or any(each.marked.values())]
    tracks = {game.ruleset.attack_skills[skill]: rating
              for skill, rating in sorted(who.skills.items(), key=lambda each: each[1])
              if skill in game.ruleset.attack_skills}  # fmt: skip
    for track in sorted(tracks, key=lambda each: (-tracks[each], each)):
        for target in hurt or near:
            kind = "mental" if track == "mental" else "physical"
            yield Idea(kind=f"attack_{kind}", target=target.name)
    for aspect in scene:
        yield Idea(kind="use", aspect=aspect)
    for each in who.aspects:
        if each.kind in OWN and not each.secret:
            yield Idea(kind="stay_true", aspect=each.name)
    for zone in game.scene.zones:
        if zone != places.get(who.name):
            yield Idea(kind="move", zone=zone)
    if who.consequences or all_marked(who):
        yield Idea(kind="give_in")
    if not foes or not tracks:
        yield Idea(kind="talk")


def all_marked(who: Character) -> bool:
    """Whether a track of somebody is full."""
    return any(boxes and len(who.marked.get(track, ())) == len(boxes)
               for track, boxes in who.boxes.items())  # fmt: skip
