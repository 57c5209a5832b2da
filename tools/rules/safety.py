"""Safety tools: the scene stops when anybody says so, and goes on when the table wants it to."""

from tools import commands as c, events as e
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Game

SAFETY = "condensed.safety"
# What may be done while the scene is stopped: ending it, beginning another, sheets, agreements.
CALM = (
    *(c.StopScene, c.ResumeScene, c.Agree, c.MakeRuling, c.WithdrawRuling, c.UseRuleset),
    *(c.BeginScene, c.EndScene, c.BeginSession, c.EndSession, c.SwitchOption, c.SetSkillLists),
    *(c.CreateCharacter, c.EditCharacter, c.ImportCharacter, c.Adjust),
    *(c.Milestone, c.Breakthrough, c.RemoveAspect, c.RenameAspect, c.Waive),
    *(c.EndConflict, c.EndContest, c.EndChallenge),
)


def stop_scene(game: Game, command: c.StopScene, dice: Dice) -> list[e.Event]:
    """Stop the scene: always heard, never refused, nothing asked. Source: condensed.safety."""
    return [e.SceneStopped(tool=command.tool)]


def resume_scene(game: Game, command: c.ResumeScene, dice: Dice) -> list[e.Event]:
    """Go on with the scene.

    Raises:
        RuleError: `already_so`.

    Source: condensed.safety.
    """
    if not game.scene.stopped:
        raise RuleError("already_so", "That is so already.", "Nothing needs to be changed.", SAFETY)
    return [e.SceneResumed()]


def agree(game: Game, command: c.Agree, dice: Dice) -> list[e.Event]:
    """Write an agreement of the table down, or strike it out. Source: condensed.safety."""
    return [e.Agreed(topic=command.topic, text=command.text)]


def refuse_stopped(command: c.Command) -> None:
    """Refuse to play on in a scene that somebody has stopped; what is no play goes through.

    Raises:
        RuleError: `scene_stopped`.

    Source: condensed.safety.
    """
    if not isinstance(command, CALM):
        raise RuleError(
            "scene_stopped",
            "The scene is stopped.",
            "Go on with it when everybody wants to, undo, or begin another scene.",
            SAFETY,
        )
