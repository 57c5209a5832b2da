"""What has happened: frozen records that `evolve` folds into the game, and phrases render.

Every event that follows from a rule names it in `rule`. `who` is a character's name; "" is the GM.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from tools.dice import Origin
from tools.game import AspectKind, Character, OpenRoll, to_plain
from tools.ladder import Outcome
from tools.rulesets import Severity, Track

GM = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled:
    """Dice fell. `faces` is None when the table gave only the total."""

    type: Literal["rolled"] = "rolled"
    who: str | None = None
    faces: tuple[int, ...] | None
    total: int
    origin: Origin
    rule: str = "condensed.dice"


@dataclass(frozen=True, slots=True, kw_only=True)
class DefenceAwaited:
    """Somebody acts against `target`, who may defend."""

    type: Literal["defence_awaited"] = "defence_awaited"
    actor: str | None
    target: str
    effort: int
    options: tuple[str, ...]
    roll: OpenRoll
    rule: str = "condensed.defend"


@dataclass(frozen=True, slots=True, kw_only=True)
class Resolved:
    """A roll was compared: the outcome, with everything that made it up."""

    type: Literal["resolved"] = "resolved"
    action: str
    actor: str | None
    target: str | None
    skill: str | None
    rating: int
    bonus: int
    faces: tuple[int, ...] | None
    effort: int
    opposition: int
    opposing: str | None
    opposing_skill: str | None
    opposing_faces: tuple[int, ...] | None
    shifts: int
    outcome: Outcome
    supersedes: bool = False
    roll: OpenRoll
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopened:
    """An invoke changes the last roll: what followed from it is taken back."""

    type: Literal["reopened"] = "reopened"
    rule: str = "condensed.invoke"


@dataclass(frozen=True, slots=True, kw_only=True)
class RollClosed:
    """Something has followed: the last roll can no longer be changed."""

    type: Literal["roll_closed"] = "roll_closed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """A hit of `shifts` on `target`; `sheet` is False when nothing is known of their boxes."""

    type: Literal["hit"] = "hit"
    target: str
    by: str | None
    shifts: int
    track: Track
    sheet: bool
    boost_instead: bool = False
    rule: str = "condensed.attack"


@dataclass(frozen=True, slots=True, kw_only=True)
class HitLowered:
    """The attacker took a boost: the hit is one shift smaller."""

    type: Literal["hit_lowered"] = "hit_lowered"
    target: str
    shifts: int
    rule: str = "condensed.attack"


@dataclass(frozen=True, slots=True, kw_only=True)
class HitAbsorbed:
    """A hit was taken on boxes (their values; `places` says which) and consequences."""

    type: Literal["hit_absorbed"] = "hit_absorbed"
    target: str
    shifts: int
    track: Track
    boxes: tuple[int, ...]
    places: tuple[int, ...]
    consequences: tuple[Severity, ...]
    left: int
    rule: str = "condensed.absorb"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsequenceTaken:
    """A consequence slot was filled; `by` holds a free invoke on it."""

    type: Literal["consequence_taken"] = "consequence_taken"
    target: str
    severity: Severity
    name: str
    track: Track
    by: str | None
    rule: str = "condensed.absorb"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenOut:
    """Somebody is out of the scene; `by` says what happens to them."""

    type: Literal["taken_out"] = "taken_out"
    who: str
    by: str | None = None
    fate: str | None = None
    rule: str = "condensed.taken-out"


@dataclass(frozen=True, slots=True, kw_only=True)
class Conceded:
    """Somebody gave in, for `points` fate points when the conflict ends."""

    type: Literal["conceded"] = "conceded"
    who: str
    points: int
    consequences: int
    rule: str = "condensed.concede"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoostGained:
    """Somebody holds a boost; an unnamed one goes by #1, #2 ..."""

    type: Literal["boost_gained"] = "boost_gained"
    who: str
    aspect: str
    by_roll: bool = True
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AspectPlaced:
    """An aspect is there now, with `free` free invokes for `holder` ("" is anyone)."""

    type: Literal["aspect_placed"] = "aspect_placed"
    aspect: str
    kind: AspectKind
    on: str | None
    free: int = 0
    holder: str = ""
    secret: bool = False
    category: str | None = None
    by_roll: bool = False
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeInvokesAdded:
    """An aspect that was there already has further free invokes, and may come to light."""

    type: Literal["free_invokes_added"] = "free_invokes_added"
    aspect: str
    count: int
    holder: str
    by_roll: bool = True
    revealed: bool = False
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AspectRemoved:
    """An aspect is gone."""

    type: Literal["aspect_removed"] = "aspect_removed"
    aspect: str
    on: str | None
    rule: str = "condensed.aspect-remove"


@dataclass(frozen=True, slots=True, kw_only=True)
class Invoked:
    """An aspect was invoked; `word` marks one that rests on the GM's word alone."""

    type: Literal["invoked"] = "invoked"
    who: str | None
    aspect: str | None
    on: str | None
    use: Literal["bonus", "reroll", "oppose"]
    free: bool
    holder: str | None = None
    word: bool = False
    rule: str = "condensed.invoke"


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsChanged:
    """Fate points moved; `now` is what is there afterwards."""

    type: Literal["points_changed"] = "points_changed"
    who: str
    delta: int
    now: int
    why: str
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PointOwed:
    """Fate points that are paid when the conflict or scene ends."""

    type: Literal["point_owed"] = "point_owed"
    who: str
    amount: int
    why: str
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CostOffered:
    """A failure or tie leaves a choice."""

    type: Literal["cost_offered"] = "cost_offered"
    who: str | None
    outcome: Outcome
    options: tuple[str, ...]
    aspect: str | None = None
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CostChosen:
    """What a failure or tie came to."""

    type: Literal["cost_chosen"] = "cost_chosen"
    who: str | None
    option: str
    detail: str | None
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Waived:
    """What was waiting is called off."""

    type: Literal["waived"] = "waived"
    what: str
    who: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CompelOffered:
    """A fate point for trouble: `who` may accept or refuse."""

    type: Literal["compel_offered"] = "compel_offered"
    who: str
    aspect: str | None
    by: str
    story: str | None
    may_refuse: bool
    rule: str = "condensed.compel"


@dataclass(frozen=True, slots=True, kw_only=True)
class CompelAnswered:
    """The compel was accepted or refused."""

    type: Literal["compel_answered"] = "compel_answered"
    who: str
    accept: bool
    rule: str = "condensed.compel"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConflictBegan:
    """A conflict is on; unordered when somebody just attacked."""

    type: Literal["conflict_began"] = "conflict_began"
    number: int
    members: tuple[str, ...]
    ordered: bool
    rule: str = "condensed.conflict"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeBegan:
    """Everyone has acted: a new exchange."""

    type: Literal["exchange_began"] = "exchange_began"
    number: int
    rule: str = "condensed.turn-order"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnTaken:
    """Somebody uses their action in this exchange; `left` have not acted."""

    type: Literal["turn_taken"] = "turn_taken"
    who: str
    left: tuple[str, ...]
    rule: str = "condensed.turn-order"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnGiven:
    """Somebody was chosen to act next."""

    type: Literal["turn_given"] = "turn_given"
    who: str
    by: str | None
    rule: str = "condensed.turn-order"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConflictEnded:
    """The conflict is over."""

    type: Literal["conflict_ended"] = "conflict_ended"
    number: int
    rule: str = "condensed.conflict-end"


@dataclass(frozen=True, slots=True, kw_only=True)
class StressCleared:
    """Marked boxes of these characters are empty again."""

    type: Literal["stress_cleared"] = "stress_cleared"
    who: tuple[str, ...]
    rule: str = "condensed.clear-stress"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsequenceTreated:
    """Recovery has started; `until` says what it clears after (`scene`, `session`, ...)."""

    type: Literal["consequence_treated"] = "consequence_treated"
    who: str
    severity: Severity
    name: str
    renamed: str
    until: str
    rule: str = "condensed.recovery-time"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsequenceCleared:
    """A consequence is gone and its slot free."""

    type: Literal["consequence_cleared"] = "consequence_cleared"
    who: str
    severity: Severity
    name: str
    rule: str = "condensed.recovery-time"


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacterCreated:
    """There is a new sheet."""

    type: Literal["character_created"] = "character_created"
    who: str
    character: Character
    made_up: bool = False
    rule: str = "condensed.character-aspects"


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One change on a sheet."""

    what: str
    before: Any
    after: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacterEdited:
    """A sheet has changed; a ruling when the GM's word did it."""

    type: Literal["character_edited"] = "character_edited"
    who: str
    changes: tuple[Change, ...]
    character: Character
    ruling: bool = False
    reason: str | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneBegan:
    """A scene is on; the GM's fate points start anew."""

    type: Literal["scene_began"] = "scene_began"
    number: int
    name: str | None
    present: tuple[str, ...]
    gm_points: int
    rule: str = "condensed.gm-fate-points"


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneEnded:
    """The scene is over; aspects that last a scene are gone with it."""

    type: Literal["scene_ended"] = "scene_ended"
    number: int
    gone: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionBegan:
    """A session is on."""

    type: Literal["session_began"] = "session_began"
    number: int
    rule: str = "condensed.refresh"


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionEnded:
    """The session is over."""

    type: Literal["session_ended"] = "session_ended"
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeUp:
    """Texts that a generator made; it will not make them again in this campaign."""

    type: Literal["made_up"] = "made_up"
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Remarked:
    """Something worth knowing that changes nothing."""

    type: Literal["remarked"] = "remarked"
    code: str
    who: str | None = None
    facts: tuple[str, ...] = ()
    rule: str | None = None


Event = (
    Rolled
    | DefenceAwaited
    | Resolved
    | Reopened
    | RollClosed
    | Hit
    | HitLowered
    | HitAbsorbed
    | ConsequenceTaken
    | TakenOut
    | Conceded
    | BoostGained
    | AspectPlaced
    | FreeInvokesAdded
    | AspectRemoved
    | Invoked
    | PointsChanged
    | PointOwed
    | CostOffered
    | CostChosen
    | Waived
    | CompelOffered
    | CompelAnswered
    | ConflictBegan
    | ExchangeBegan
    | TurnTaken
    | TurnGiven
    | ConflictEnded
    | StressCleared
    | ConsequenceTreated
    | ConsequenceCleared
    | CharacterCreated
    | CharacterEdited
    | SceneBegan
    | SceneEnded
    | SessionBegan
    | SessionEnded
    | MadeUp
    | Remarked
)
_ADAPTER: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="type")])


def read(data: Any) -> Event:
    """Read an event from plain data.

    Raises:
        pydantic.ValidationError: the data is no event.
    """
    return _ADAPTER.validate_python(data)


def write(event: Event) -> dict[str, Any]:
    """Write an event as plain data."""
    plain: dict[str, Any] = to_plain(event)
    return plain
