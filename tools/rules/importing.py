"""Bringing in a character out of a file, marks and consequences with it."""

from tools import events as e
from tools.commands import CreateCharacter, ImportCharacter, Sheet
from tools.commands.importing import InPlay
from tools.dice import Dice
from tools.game import Aspect, Character, Consequence, Form, Game
from tools.records import replace
from tools.rules.characters import create_character
from tools.rules.conditions import most_boxes
from tools.rules.harm import spare_name
from tools.rulesets import ONE_TRACK

# What play makes of somebody that a character holds under the same name.
LIVED = ("scale", "solo", "minions", "abnormal", "raised", "saved", "gained")


def import_character(game: Game, command: ImportCharacter, dice: Dice) -> list[e.Event]:
    """Make a sheet as a file has it: nothing on it is refused for what it states.

    Raises:
        RuleError: `name_taken`, `no_group`, `self_bond`.

    Source: condensed.character-aspects, condensed.stress-track, condensed.consequence-slots.
    """
    stated = {name: getattr(command, name) for name in Sheet.model_fields}
    sheet = CreateCharacter.model_construct(**stated | {"ruling": True})
    made, *more = create_character(game, sheet, dice)
    assert isinstance(made, e.CharacterCreated)
    who = wounded(game, marked(made.character, command), command)
    events: list[e.Event] = [replace(made, character=lived(who, command.in_play)), *more]
    if command.origin is not None:
        kept = e.OriginKept(who=made.who, format=command.origin.format, text=command.origin.text)
        events.append(kept)
    return events


def lived(who: Character, play: InPlay) -> Character:
    """The character with what play has made of them."""
    forms = tuple(Form(**each.model_dump()) for each in play.forms)
    aspects = tuple(
        replace(each, free=play.free_invokes.get(each.name, each.free)) for each in who.aspects
    )
    bonds = {name: ticked or name in play.cheered for name, ticked in who.bonds.items()}
    stated = {name: getattr(play, name) for name in LIVED}
    stated["abnormal"] = tuple(dict.fromkeys(play.abnormal))  # whoever has one has it once
    return replace(who, forms=forms, aspects=aspects, bonds=bonds, **stated)


def marked(who: Character, command: ImportCharacter) -> Character:
    """The character with the file's boxes marked, as far as there are such boxes."""
    marks: dict[str, set[int]] = {}
    for track, places in command.marked.items():
        on = track if track in who.boxes else ONE_TRACK
        fit = {place - 1 for place in places if place <= len(who.boxes.get(on, ()))}
        marks[on] = marks.get(on, set()) | fit
    return replace(who, marked={track: tuple(sorted(each)) for track, each in marks.items()})


def wounded(game: Game, who: Character, command: ImportCharacter) -> Character:
    """The character with the file's consequences and conditions, each under a name of its own."""
    for wound in command.consequences:
        name = spare_name(who, wound.name or wound.condition or wound.severity)
        taken = Consequence(
            severity=wound.severity, name=name, track=wound.track,
            taken_session=None if game.ruleset.treatment else game.session,
            condition=wound.condition, boxes=min(wound.boxes, most_boxes(wound.condition)),
            past=wound.past,
        )  # fmt: skip
        if wound.recovering:
            taken = replace(
                taken,
                treated_scene=game.scene.number,
                treated_session=game.session,
                treated_scenario=game.scenario,
            )
        aspect = Aspect(name=name, kind="consequence")
        who = replace(who, consequences=(*who.consequences, taken), aspects=(*who.aspects, aspect))
    return who
