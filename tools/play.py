"""Playing a command: its rule gives events, and folding them gives the new game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tools import commands as c
from tools import events as e
from tools.dice import Dice
from tools.evolve import fold
from tools.game import Game
from tools.rules import (
    actions,
    adjusting,
    aspects,
    characters,
    compels,
    harm,
    invoking,
    recovery,
    scenes,
    turns,
)

Rule = Callable[[Game, Any, Dice], list[e.Event]]

RULES: dict[type[c.Model], Rule] = {
    c.Overcome: actions.overcome,
    c.CreateAdvantage: actions.create_advantage,
    c.Attack: actions.attack,
    c.Defend: actions.defend,
    c.Roll: actions.roll,
    c.TakeBoost: actions.take_boost,
    c.Invoke: invoking.invoke,
    c.Compel: compels.compel,
    c.AnswerCompel: compels.answer_compel,
    c.Absorb: harm.absorb,
    c.ChooseCost: harm.choose_cost,
    c.Waive: harm.waive,
    c.TakeOut: harm.take_out,
    c.Concede: harm.concede,
    c.BeginConflict: turns.begin_conflict,
    c.NextTurn: turns.next_turn,
    c.EndConflict: turns.end_conflict,
    c.Treat: recovery.treat,
    c.PlaceAspect: aspects.place_aspect,
    c.RemoveAspect: aspects.remove_aspect,
    c.MakeNpc: aspects.make_npc,
    c.MakeAspects: aspects.make_aspects,
    c.CreateCharacter: characters.create_character,
    c.EditCharacter: characters.edit_character,
    c.Adjust: adjusting.adjust,
    c.BeginSession: scenes.begin_session,
    c.EndSession: scenes.end_session,
    c.BeginScene: scenes.begin_scene,
    c.EndScene: scenes.end_scene,
}
KEEP_ROLL_OPEN = (
    c.Overcome,
    c.CreateAdvantage,
    c.Attack,
    c.Treat,
    c.Roll,
    c.Defend,
    c.Invoke,
    c.ChooseCost,
    c.CreateCharacter,
    c.EditCharacter,
)


@dataclass(frozen=True, slots=True)
class Step:
    """What playing a command came to."""

    command: c.Command
    events: tuple[e.Event, ...]
    game: Game


def play(game: Game, command: c.Command, dice: Dice) -> Step:
    """Play one command.

    Raises:
        RuleError: the rules refuse it; the game is as it was.
    """
    events = RULES[type(command)](game, command, dice)
    after = fold(game, events)
    done = after.roll is not None and after.roll.outcome is not None
    if done and not after.waiting("cost") and not isinstance(command, KEEP_ROLL_OPEN):
        closed = e.RollClosed()
        events, after = [*events, closed], fold(after, [closed])
    return Step(command, tuple(events), after)
