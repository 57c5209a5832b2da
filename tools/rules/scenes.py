"""Scenes and sessions: beginning them, ending them, and what that settles."""

from tools import events as e
from tools.commands import BeginScene, BeginSession, EndScene, EndSession
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Character, Game
from tools.people import aspects, find_aspect, need
from tools.rules.answering import refuse_until_answered
from tools.rules.payout import pay_owed
from tools.rules.recovery import cleared
from tools.rules.resolving import costs_by_default
from tools.rules.zones import in_a_row

REFRESH = "condensed.refresh"
SITUATION = "condensed.situation-aspects"


def begin_session(game: Game, command: BeginSession, dice: Dice) -> list[e.Event]:
    """Begin a session: everyone has at least their refresh in fate points.

    Where a new scenario sets points to refresh, what was left beyond it is gone, and severe
    consequences that have healed for a whole scenario clear.
    Source: condensed.refresh, core.refresh, core.recovery-time, accelerated.recovery.
    """
    events: list[e.Event] = []
    if game.session_open and not untouched(game):
        events = end_session(game, EndSession(), dice)
        game = fold(game, events)
    number = game.session if untouched(game) else game.session + 1
    anew = command.scenario and game.ruleset.scenario_refresh and not untouched(game)
    if anew:
        events += cleared(game, "scenario")
    rule = game.ruleset.rule(REFRESH)
    scenario = game.scenario + 1 if anew else None
    events.append(e.SessionBegan(number=number, scenario=scenario, rule=rule))
    for who in game.characters.values():
        if who.kind == "pc" and (who.points < who.refresh or (anew and who.points > who.refresh)):
            events.append(
                e.PointsChanged(
                    who=who.name,
                    delta=who.refresh - who.points,
                    now=who.refresh,
                    why="refresh",
                    rule=rule,
                )
            )
    return events


def untouched(game: Game) -> bool:
    """Whether nothing has happened yet in the very first session."""
    first = game.session == 1 and game.session_open and game.scene.number == 1
    return first and not game.throws and game.roll is None and not harmed(game)


def end_session(game: Game, command: EndSession, dice: Dice) -> list[e.Event]:
    """End the session, and the scene with it. Source: condensed.recovery-time."""
    if not game.session_open:
        raise RuleError("no_session", "No session is on.", "Begin one.", "condensed.sessions-arcs")
    events = end_scene(game, EndScene(), dice) if game.scene.open or unsettled(game) else []
    game = fold(game, events)
    return [*events, *cleared(game, "session"), e.SessionEnded(number=game.session)]


def begin_scene(game: Game, command: BeginScene, dice: Dice) -> list[e.Event]:
    """Begin a scene: its aspects, and the GM's fate points anew.

    One point for each player's character in it, and what its NPCs have earned before.
    Source: condensed.gm-fate-points, condensed.situation-aspects, magus.scene.
    """
    events: list[e.Event] = []
    if not game.session_open:
        events += begin_session(game, BeginSession(), dice)
        game = fold(game, events)
    if (game.scene.open and not fresh(game)) or unsettled(game):
        ended = end_scene(game, EndScene(), dice)
        events += ended
        game = fold(game, ended)
    present = tuple(
        need(game, name, "condensed.gm-fate-points").name for name in command.present
    ) or tuple(game.characters)
    sheets = [game.characters[name] for name in present]
    number = game.scene.number if game.scene.open else game.scene.number + 1
    began: list[e.Event] = [
        e.SceneBegan(
            number=number,
            name=command.name,
            present=present,
            gm_points=gm_pool(sheets) if game.ruleset.gm_points else None,
            rule=game.ruleset.rule("condensed.gm-fate-points"),
        )
    ]
    if command.zones:
        zones = tuple(dict.fromkeys(command.zones))
        began.append(e.ZonesSet(zones=zones, borders=in_a_row(zones), places={}))
    after = fold(game, began)
    rule = game.ruleset.rule(SITUATION)
    began += [
        e.AspectPlaced(aspect=name, kind="situation", on=None, rule=rule)
        for name in dict.fromkeys(command.aspects)
        if find_aspect(after, name) is None
    ]
    least, most = game.ruleset.situation_aspects
    if rule != SITUATION and command.aspects and not least <= len(command.aspects) <= most:
        usual = (str(least), str(most))
        began.append(e.Remarked(code="usual_aspects", facts=usual, rule=rule))
    return [*events, *began]


def fresh(game: Game) -> bool:
    """Whether the present scene has only just opened by itself: nothing was rolled or placed."""
    first = game.scene.number == 1 and game.scene.name is None
    return first and not game.throws and game.roll is None and not unsettled(game)


def unsettled(game: Game) -> bool:
    """Whether something is there that the end of a scene settles, be it begun or not."""
    scene = game.scene
    return harmed(game) or bool(scene.aspects or scene.challenge or scene.contest)


def harmed(game: Game) -> bool:
    """Whether anybody was harmed or may be, or is owed something."""
    hurt = any(who.out is not None or any(who.marked.values()) for who in game.characters.values())
    scene = game.scene
    return hurt or bool(scene.conflict or scene.owed or scene.late or game.pending)


def gm_pool(present: list[Character]) -> int:
    """One point a player's character, and what NPCs in the scene earned earlier.

    Source: condensed.gm-fate-points.
    """
    return sum(who.kind == "pc" for who in present) + sum(who.earned for who in present)


def end_scene(game: Game, command: EndScene, dice: Dice) -> list[e.Event]:
    """End the scene: owed points are paid, stress clears, treated mild consequences may clear.

    Raises:
        RuleError: `no_scene`, or `answer_first` while a hit waits.

    Source: condensed.clear-stress, condensed.recovery-time, condensed.conflict-end.
    """
    if not game.scene.open and not unsettled(game):
        raise RuleError("no_scene", "No scene is on.", "Begin one.", "condensed.clear-stress")
    for waiting in game.pending:
        if waiting.kind in ("defend", "absorb", "special", "fumble"):
            refuse_until_answered(waiting)
    events: list[e.Event] = costs_by_default(game)
    game = fold(game, events)
    conflict = game.scene.conflict
    if conflict is not None:
        events.append(e.ConflictEnded(number=conflict.number))
    events += pay_owed(game, "condensed.conflict-end" if conflict else "condensed.hostile-invoke")
    stressed = tuple(who.name for who in game.characters.values() if any(who.marked.values()))
    if stressed:
        events.append(e.StressCleared(who=stressed))
    events += cleared(game, "scene")
    gone = tuple(each.name for _, each in aspects(game) if each.kind in ("situation", "boost"))
    return [*events, e.SceneEnded(number=game.scene.number, gone=gone)]
