"""What has to hold of every game, whatever was played."""

import json
from collections.abc import Iterator
from typing import Any

from machine.words import SECRET, SHADE
from tools.available import available
from tools.commands import parse
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import SCALE_LEVELS, Character, Game, to_plain
from tools.people import aspects, folded, usable
from tools.play import play
from tools.records import replace
from tools.rules.initiative import step
from tools.rules.turns import left
from tools.views import ANSWERS, pending, player_view

ALSO = ("free_invoke", "cheer")  # may be had besides what waits


def on_the_scale(game: Game) -> None:
    """Nothing below zero, nothing over its track, nothing there twice."""
    assert game.gm_points >= 0 and game.throws >= 0
    for who in game.characters.values():
        whole(who)
    for on, aspect in aspects(game):
        assert all(count > 0 for count in aspect.free.values()), (on, aspect)
        assert all(count <= aspect.free.get(who, 0) for who, count in aspect.resting.items())
        assert set(usable(aspect)) <= set(aspect.free)
    scene = game.scene
    names = [folded(each.name) for each in scene.aspects]
    assert len(names) == len(set(names)), names
    assert all(count > 0 for count in scene.owed.values())
    assert set(scene.places.values()) <= set(scene.zones)
    for countdown in game.countdowns:
        assert 0 <= countdown.marked <= countdown.boxes
    contest = scene.contest
    if contest is not None:
        assert set(contest.victories) == {side.name for side in contest.sides}
        # The last exchange may mark two.
        assert all(0 <= won <= contest.to_win + 1 for won in contest.victories.values())
    conflict = scene.conflict
    if conflict is not None and conflict.initiative:
        waiting = left(game, conflict)
        assert bool(step(conflict, waiting)) == bool(waiting)
        assert set(conflict.warned) <= set(conflict.surprised) or conflict.exchange == 1
    assert len({option.partition(":")[0] for option in game.options}) == len(game.options)


def whole(who: Character) -> None:
    """A sheet with nothing off the scale."""
    counts = (who.points, who.refresh, who.earned, who.spirit_power, who.saved, who.raised)
    assert min(counts) >= 0 and who.members >= 1, who
    assert 0 <= who.scale < len(SCALE_LEVELS)
    for track, places in who.marked.items():
        assert set(places) <= set(range(len(who.boxes.get(track, ())))), (who.name, track, places)
        assert len(set(places)) == len(places)
    assert who.name not in who.bonds
    assert len(set(who.abnormal)) == len(who.abnormal)
    named = [folded(each.name) for each in who.aspects]
    assert len(named) == len(set(named)), named
    wounds = [each.name for each in who.consequences]
    scars = [each.name for each in who.aspects if each.kind == "consequence"]
    assert sorted(map(str, wounds)) == sorted(scars), (wounds, scars)
    for wound in who.consequences:
        # An extra mild slot has been two further boxes, whether it is still there or not.
        assert 0 <= wound.boxes <= (4 if wound.severity == "mild" else 2)


def answerable(game: Game, seed: str) -> None:
    """Whatever waits has an answer, each answer is accepted and settles something.

    In a scene that somebody stopped, as soon as it goes on.
    """
    if game.scene.stopped:
        game = replace(game, scene=replace(game.scene, stopped=""))
    choices = available(game)
    for waiting in game.pending:
        assert waiting.kind not in ("defend", "absorb") or waiting.who in game.characters
        assert any(
            ANSWERS[each.command["command"]] == waiting.kind and each.who == waiting.who
            for each in choices
        ), waiting
    assert not game.pending or all(each["answers"] for each in pending(game))
    for choice in choices:
        try:
            after = play(game, parse(choice.command), Dice(seed)).game
        except RuleError as error:
            raise AssertionError((choice, error, game.pending)) from error
        assert choice.label in ALSO or after.pending != game.pending, choice
    assert game.pending or all(each.label in ALSO for each in choices)


def unseen(game: Game) -> None:
    """Players see no secret aspect, nobody hidden, and of a countdown what they may."""
    view = player_view(game)
    shown = [to_plain(replace(view, pending=()), defaults=False), pending(view)]
    text = json.dumps(shown, ensure_ascii=False)
    leaked = [each for each in secrets(game) if each in text]
    assert leaked == [], [at for at, word in words("", shown) if any(e in word for e in leaked)]


def secrets(game: Game) -> set[str]:
    """What players don't know, as far as it is called so that nothing else is."""
    hidden = [who for who in game.characters.values() if who.secret]
    own = {who.name for who in hidden}
    names = own | {each.name for on, each in aspects(game) if each.secret or on in own}
    for who in game.characters.values():
        names |= {form.name or "" for form in who.forms}
    for countdown in game.countdowns:
        names |= {"nothing": {countdown.name, countdown.outcome}, "boxes": {countdown.outcome}}.get(
            countdown.shown, set()
        )
    shown = {each.name for on, each in aspects(game) if not each.secret and on not in own}
    shown |= {who.name for who in game.characters.values() if not who.secret}
    # Whoever paid for an aspect has named it.
    contest = game.scene.contest
    rolls = [game.roll, *game.volley, *(contest.rolls.values() if contest else ())]
    shown |= {name for roll in rolls if roll is not None for name in roll.paid}
    hidden_names = {each for each in names - shown if each.startswith((SECRET, SHADE))}
    # What the table has called something else by is no secret any more.
    return {each for each in hidden_names if not any(each in name for name in shown)}


def words(at: str, plain: Any) -> Iterator[tuple[str, str]]:
    """Every text in plain data, and where it stands."""
    if isinstance(plain, str):
        yield at, plain
    elif isinstance(plain, dict):
        for key, held in plain.items():
            yield at, key
            yield from words(f"{at}.{key}", held)
    elif isinstance(plain, list):
        for each in plain:
            yield from words(at, each)


def clear(error: RuleError) -> None:
    """A refusal is one sentence, with the rule."""
    said = error.message.strip()
    assert said and said[-1] in ".?", said
