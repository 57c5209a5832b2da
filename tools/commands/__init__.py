"""What a table may ask for: one frozen model a command. Strangers send them: no extras."""

from typing import Annotated, Any, Union

from pydantic import Field, TypeAdapter

from tools.commands import (
    aspects,
    bosses,
    challenges,
    characters,
    conflicts,
    contests,
    countdowns,
    growth,
    harm,
    house,
    importing,
    obstacles,
    points,
    pool,
    rolls,
    safety,
    scenes,
    zones,
)
from tools.commands.aspects import (
    HandBoost as HandBoost,
    MakeAspects as MakeAspects,
    MakeNpc as MakeNpc,
    PlaceAspect as PlaceAspect,
    RemoveAspect as RemoveAspect,
    RenameAspect as RenameAspect,
    Suggest as Suggest,
)
from tools.commands.base import Command as Command, Model as Model, refuse_crowds
from tools.commands.bosses import (
    ScaleLevel as ScaleLevel,
    SetBoss as SetBoss,
    SetScale as SetScale,
    TrueForm as TrueForm,
)
from tools.commands.challenges import (
    BeginChallenge as BeginChallenge,
    EndChallenge as EndChallenge,
    TaskSpec as TaskSpec,
)
from tools.commands.characters import (
    Adjust as Adjust,
    CreateCharacter as CreateCharacter,
    EditCharacter as EditCharacter,
    Sheet as Sheet,
)
from tools.commands.conflicts import (
    BeginConflict as BeginConflict,
    EndConflict as EndConflict,
    FullDefense as FullDefense,
    Help as Help,
    NextTurn as NextTurn,
    PassTurn as PassTurn,
)
from tools.commands.contests import (
    BeginContest as BeginContest,
    EndContest as EndContest,
    SideSpec as SideSpec,
    Threaten as Threaten,
)
from tools.commands.countdowns import (
    BeginCountdown as BeginCountdown,
    EndCountdown as EndCountdown,
    MarkCountdown as MarkCountdown,
)
from tools.commands.growth import (
    Breakthrough as Breakthrough,
    Milestone as Milestone,
    SetSkillLists as SetSkillLists,
)
from tools.commands.harm import (
    Absorb as Absorb,
    Concede as Concede,
    TakeOut as TakeOut,
    Treat as Treat,
)
from tools.commands.house import (
    MakeRuling as MakeRuling,
    TrackStep as TrackStep,
    UseRuleset as UseRuleset,
    WithdrawRuling as WithdrawRuling,
)
from tools.commands.importing import (
    ImportCharacter as ImportCharacter,
    OriginSpec as OriginSpec,
    WoundSpec as WoundSpec,
)
from tools.commands.obstacles import (
    AnswerDistraction as AnswerDistraction,
    MapThreat as MapThreat,
    PlaceObstacle as PlaceObstacle,
)
from tools.commands.points import (
    AnswerCompel as AnswerCompel,
    Compel as Compel,
    Declare as Declare,
)
from tools.commands.pool import (
    Check as Check,
    Cheer as Cheer,
    ChooseSpecial as ChooseSpecial,
    GainBond as GainBond,
    Reason as Reason,
    RollD6 as RollD6,
    TakeFumble as TakeFumble,
)
from tools.commands.rolls import (
    Acting as Acting,
    Attack as Attack,
    ChooseCost as ChooseCost,
    CreateAdvantage as CreateAdvantage,
    Defence as Defence,
    Defend as Defend,
    Effort as Effort,
    Invoke as Invoke,
    InvokeSpec as InvokeSpec,
    Overcome as Overcome,
    Passive as Passive,
    Roll as Roll,
    Rolling as Rolling,
    SplitEffort as SplitEffort,
    TakeBoost as TakeBoost,
    Waive as Waive,
)
from tools.commands.safety import (
    Agree as Agree,
    ResumeScene as ResumeScene,
    StopScene as StopScene,
)
from tools.commands.scenes import (
    BeginScene as BeginScene,
    BeginSession as BeginSession,
    EndScene as EndScene,
    EndSession as EndSession,
    MeasureTime as MeasureTime,
    SwitchOption as SwitchOption,
)
from tools.commands.zones import (
    BorderSpec as BorderSpec,
    Move as Move,
    SetZones as SetZones,
)

CHAPTERS = (
    rolls,
    harm,
    conflicts,
    contests,
    challenges,
    zones,
    obstacles,
    countdowns,
    points,
    aspects,
    characters,
    importing,
    growth,
    bosses,
    scenes,
    safety,
    house,
    pool,
)
COMMANDS: dict[str, type[Command]] = {
    str(model.model_fields["command"].default): model
    for chapter in CHAPTERS
    for model in chapter.COMMANDS
}
_ADAPTER: TypeAdapter[Any] = TypeAdapter(
    Annotated[Union[tuple(COMMANDS.values())], Field(discriminator="command")]  # type: ignore[arg-type]  # noqa: UP007
)
STORED = {"stored": True}
_VALIDATE = _ADAPTER.validator.validate_python  # without the adapter's options: none is used


def parse(data: Any, stored: bool = False) -> Command:
    """Read a command from plain data.

    Args:
        stored: it was played once; what came to be refused since is read as it was.

    Raises:
        pydantic.ValidationError: the data is no command; `assistant` turns it into a sentence.
    """
    if not stored:
        refuse_crowds(data)
    command: Command = _VALIDATE(data, context=STORED if stored else None)
    return command


def plain(command: Command) -> dict[str, Any]:
    """Write a command as plain data, leaving out what was left out."""
    return {"command": command.command, **command.model_dump(mode="json", exclude_defaults=True)}
