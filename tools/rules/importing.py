"""Bringing in a character out of a file, marks and consequences with it."""

from collections.abc import Iterator

from tools import events as e
from tools.commands import CreateCharacter, ImportCharacter, Sheet
from tools.dice import Dice
from tools.evolve import fold
from tools.game import Character, Game
from tools.records import replace
from tools.rules.characters import create_character
from tools.rules.harm import spare_name
from tools.rulesets import ONE_TRACK


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
    made = replace(made, character=marked(made.character, command))
    events: list[e.Event] = [made, *more]
    events += wounded(fold(game, events), made.who, command)
    if command.origin is not None:
        kept = e.OriginKept(who=made.who, format=command.origin.format, text=command.origin.text)
        events.append(kept)
    return events


def marked(who: Character, command: ImportCharacter) -> Character:
    """The character with the file's boxes marked, as far as there are such boxes."""
    marks: dict[str, set[int]] = {}
    for track, places in command.marked.items():
        on = track if track in who.boxes else ONE_TRACK
        fit = {place - 1 for place in places if place <= len(who.boxes.get(on, ()))}
        marks[on] = marks.get(on, set()) | fit
    return replace(who, marked={track: tuple(sorted(each)) for track, each in marks.items()})


def wounded(game: Game, name: str, command: ImportCharacter) -> Iterator[e.Event]:
    """The consequences of the file, each under a name of its own."""
    for wound in command.consequences:
        taken = e.ConsequenceTaken(
            target=name,
            severity=wound.severity,
            name=spare_name(game.characters[name], wound.name or wound.severity),
            track=wound.track,
            by=None,
            session=None if game.ruleset.treatment else game.session,
        )
        game = fold(game, [taken])
        yield taken
