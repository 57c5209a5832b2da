"""What has happened: frozen records that `evolve` folds into the game, and phrases render.

Every event that follows from a rule names it in `rule`. `who` is a character's name; "" is the GM.
"""

from typing import Annotated, Any, Union

from pydantic import Field, TypeAdapter

from tools.events import (
    aspects,
    bosses,
    challenges,
    characters,
    conditions,
    conflicts,
    contests,
    countdowns,
    growth,
    harm,
    house,
    importing,
    magus,
    obstacles,
    points,
    pool,
    rolls,
    safety,
    scenes,
    teamwork,
    zones,
)
from tools.events.aspects import (
    AspectPlaced as AspectPlaced,
    AspectRemoved as AspectRemoved,
    AspectRenamed as AspectRenamed,
    BoostGained as BoostGained,
    BoostHanded as BoostHanded,
    FreeInvokesAdded as FreeInvokesAdded,
    Invoked as Invoked,
    MadeUp as MadeUp,
    Suggested as Suggested,
)
from tools.events.base import GM as GM, Event as Event
from tools.events.bosses import (
    FormRevealed as FormRevealed,
    FormsSet as FormsSet,
    HitPassed as HitPassed,
    MinionsSet as MinionsSet,
    ScaleApplied as ScaleApplied,
    ScaleSet as ScaleSet,
    SoloBonusApplied as SoloBonusApplied,
    SoloSet as SoloSet,
)
from tools.events.challenges import (
    ChallengeBegan as ChallengeBegan,
    ChallengeEnded as ChallengeEnded,
    ChallengeTallied as ChallengeTallied,
    TaskTried as TaskTried,
    Verdict as Verdict,
)
from tools.events.characters import (
    Change as Change,
    CharacterCreated as CharacterCreated,
    CharacterEdited as CharacterEdited,
)
from tools.events.conditions import ConditionMarked as ConditionMarked
from tools.events.conflicts import (
    ConflictBegan as ConflictBegan,
    ConflictEnded as ConflictEnded,
    ExchangeBegan as ExchangeBegan,
    OrderSet as OrderSet,
    TurnGiven as TurnGiven,
    TurnTaken as TurnTaken,
)
from tools.events.contests import (
    ContestBegan as ContestBegan,
    ContestDid as ContestDid,
    ContestEnded as ContestEnded,
    ContestExchangeBegan as ContestExchangeBegan,
    ContestMarked as ContestMarked,
    ContestRolled as ContestRolled,
    ContestRollLost as ContestRollLost,
    ThreatMade as ThreatMade,
)
from tools.events.countdowns import (
    CountdownBegan as CountdownBegan,
    CountdownEnded as CountdownEnded,
    CountdownFull as CountdownFull,
    CountdownMarked as CountdownMarked,
    CountdownMeans as CountdownMeans,
)
from tools.events.growth import (
    CapRaised as CapRaised,
    MilestoneReached as MilestoneReached,
    SkillListsSet as SkillListsSet,
)
from tools.events.harm import (
    Conceded as Conceded,
    ConsequenceCleared as ConsequenceCleared,
    ConsequenceTaken as ConsequenceTaken,
    ConsequenceTreated as ConsequenceTreated,
    Hit as Hit,
    HitAbsorbed as HitAbsorbed,
    HitLowered as HitLowered,
    MembersLost as MembersLost,
    StressCleared as StressCleared,
    TakenOut as TakenOut,
)
from tools.events.house import (
    RulesetUsed as RulesetUsed,
    RulingMade as RulingMade,
    RulingWithdrawn as RulingWithdrawn,
)
from tools.events.importing import OriginKept as OriginKept
from tools.events.magus import (
    DifficultyCounted as DifficultyCounted,
    GearCounted as GearCounted,
    InitiativeCounted as InitiativeCounted,
    Score as Score,
    SteppedIn as SteppedIn,
    Surprised as Surprised,
    SurpriseShaken as SurpriseShaken,
    TurnPassed as TurnPassed,
)
from tools.events.obstacles import (
    CoverGiven as CoverGiven,
    DistractionAnswered as DistractionAnswered,
    HeartBeaten as HeartBeaten,
    ObstaclePlaced as ObstaclePlaced,
    ObstacleRemoved as ObstacleRemoved,
    ThreatMapped as ThreatMapped,
)
from tools.events.points import (
    CompelAnswered as CompelAnswered,
    CompelClaimed as CompelClaimed,
    CompelOffered as CompelOffered,
    DetailDeclared as DetailDeclared,
    PointOwed as PointOwed,
    PointsChanged as PointsChanged,
)
from tools.events.pool import (
    AbnormalCleared as AbnormalCleared,
    AbnormalGained as AbnormalGained,
    BondGained as BondGained,
    Cheered as Cheered,
    Counted as Counted,
    FumbleAwaited as FumbleAwaited,
    PoolCounted as PoolCounted,
    SpecialOffered as SpecialOffered,
    SpiritPowerChanged as SpiritPowerChanged,
)
from tools.events.rolls import (
    CostChosen as CostChosen,
    CostOffered as CostOffered,
    DefenceAwaited as DefenceAwaited,
    EffortShared as EffortShared,
    Reopened as Reopened,
    Resolved as Resolved,
    RollClosed as RollClosed,
    Rolled as Rolled,
    SplitAwaited as SplitAwaited,
    StuntUsed as StuntUsed,
    Waived as Waived,
)
from tools.events.safety import (
    Agreed as Agreed,
    SceneResumed as SceneResumed,
    SceneStopped as SceneStopped,
)
from tools.events.scenes import (
    OptionSwitched as OptionSwitched,
    Remarked as Remarked,
    SceneBegan as SceneBegan,
    SceneEnded as SceneEnded,
    SessionBegan as SessionBegan,
    SessionEnded as SessionEnded,
    TimeMeasured as TimeMeasured,
)
from tools.events.teamwork import (
    FullDefenseBegan as FullDefenseBegan,
    FullDefenseEnded as FullDefenseEnded,
    FullDefenseHelped as FullDefenseHelped,
    Helped as Helped,
    HelpGiven as HelpGiven,
    TurnGivenUp as TurnGivenUp,
)
from tools.events.zones import Moved as Moved, ZonesSet as ZonesSet
from tools.game import to_plain
from tools.records import quicken

CHAPTERS = (
    rolls,
    harm,
    magus,
    conditions,
    aspects,
    points,
    conflicts,
    teamwork,
    contests,
    challenges,
    zones,
    obstacles,
    countdowns,
    characters,
    importing,
    growth,
    bosses,
    scenes,
    safety,
    house,
    pool,
)
EVENTS: dict[str, type[Event]] = {
    kind.__dataclass_fields__["type"].default: kind
    for chapter in CHAPTERS
    for kind in chapter.EVENTS
}
for _kind in EVENTS.values():
    quicken(_kind)
_ADAPTER: TypeAdapter[Any] = TypeAdapter(
    Annotated[Union[tuple(EVENTS.values())], Field(discriminator="type")]  # type: ignore[arg-type]  # noqa: UP007
)
_VALIDATE = _ADAPTER.validator.validate_python  # without the adapter's options: none is used


def read(data: Any) -> Event:
    """Read an event from plain data.

    Raises:
        pydantic.ValidationError: the data is no event.
    """
    event: Event = _VALIDATE(data)
    return event


def write(event: Event) -> dict[str, Any]:
    """Write an event as plain data."""
    plain: dict[str, Any] = to_plain(event)
    return plain
