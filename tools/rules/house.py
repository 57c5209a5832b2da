"""Rules of a table's own: rulings that are cited, and a system built on the campaign's."""

from tools import commands as c, events as e
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game
from tools.people import folded
from tools.rules.options import DUTIES, refitted
from tools.rules.tracks import track_of
from tools.rulesets import ONE_TRACK, TRACKS, House


def make_ruling(game: Game, command: c.MakeRuling, dice: Dice) -> list[e.Event]:
    """Note a ruling, under a number that none has had. Source: condensed.gm-duties."""
    number = max((each.number for each in game.rulings), default=0)
    number = max(number, game.last_withdrawn) + 1
    return [e.RulingMade(number=number, text=command.text, about=command.about,
                         secret=command.secret)]  # fmt: skip


def withdraw_ruling(game: Game, command: c.WithdrawRuling, dice: Dice) -> list[e.Event]:
    """Strike out a ruling.

    Raises:
        RuleError: `no_ruling`, with those that there are.

    Source: condensed.gm-duties.
    """
    for each in game.rulings:
        if each.number == command.number:
            return [e.RulingWithdrawn(number=each.number, text=each.text, secret=each.secret)]
    listed = ", ".join(str(each.number) for each in game.rulings)
    hint = f"There are: {listed}." if listed else "None has been made yet."
    raise RuleError(
        "no_ruling", f"There is no ruling {command.number}.", hint, game.ruleset.rule(DUTIES),
        number=command.number, near=listed,
    )  # fmt: skip


def use_ruleset(game: Game, command: c.UseRuleset, dice: Dice) -> list[e.Event]:
    """Play by a system of the table's own; sheets get the boxes and slots that it gives.

    Raises:
        RuleError: `unknown_skill_there`, `skill_twice`, `track_twice`, `unknown_track`.

    Source: condensed.gm-duties.
    """
    skills = command.skills or game.ruleset.skills
    forms = [folded(each) for each in skills]
    if len(set(forms)) < len(forms):
        raise RuleError("skill_twice", "A skill stands there twice.", "Leave one out.", DUTIES)
    for name in (*command.behind.values(), *command.attack, *command.treat.values(),
                 *(each for listed in command.defend.values() for each in listed)):  # fmt: skip
        if name not in skills:
            raise RuleError(
                "unknown_skill_there",
                f"{name} is no skill of the list.",
                "Put it into the list, or name another.",
                DUTIES,
                skill=name,
            )
    tracks = [folded(each) for each in (*TRACKS, ONE_TRACK, *command.more_tracks)]
    if len(set(tracks)) < len(tracks):
        raise RuleError("track_twice", "A track stands there twice.", "Leave one out.", DUTIES)
    used = e.RulesetUsed(house=house(command))
    return [used, *refitted(game, fold(game, [used]), DUTIES)]


def house(command: c.UseRuleset) -> House:
    """The system that a command states.

    Raises:
        RuleError: `unknown_track`.
    """
    kinds = (*TRACKS, *command.more_tracks)

    def called(track: str) -> str:
        return track_of(kinds, track, DUTIES)

    steps = sorted(((each.at, each.boxes) for each in command.tracks), reverse=True)
    return House(
        name=command.name,
        skills=command.skills,
        pyramid=tuple(command.pyramid.items()),
        refresh=command.refresh,
        free_stunts=command.free_stunts,
        tracks=tuple(steps),
        more_tracks=command.more_tracks,
        behind=tuple((called(track), skill) for track, skill in command.behind.items()),
        attack=tuple((skill, called(track)) for skill, track in command.attack.items()),
        defend=tuple((called(track), skills) for track, skills in command.defend.items()),
        treat=tuple((called(track), skill) for track, skill in command.treat.items()),
        slots=command.slots,
        ladder=tuple(command.ladder.items()),
        weapons=tuple(command.weapons.items()),
        armor=tuple(command.armor.items()),
    )
