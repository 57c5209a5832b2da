"""Solvers: what Fatewright makes of a ruling, in a fresh campaign of its own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, BaseMessage, HumanMessage

from assistant.agent import Reply, turn
from assistant.campaigns import Campaign, Store
from assistant.models.offline import OfflineModel
from assistant.toolbox import Toolbox
from evals.cases import Plain, Ruling
from rules_corpus.library import Library
from tools import commands
from tools.game import Game, to_plain

SEED = "evals"
Make = Callable[[Toolbox], BaseChatModel]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruled:
    """What came of a ruling.

    Attributes:
        game: the plain game afterwards.
        before_last: the plain game before the last thing that was said.
        events: all that happened after the setup.
        done: how many calls of the last reply went through, questions to the rules apart.
        answers: rules with which questions to the rules were answered.
        tried: whether the last reply called for anything, refused or not.
        text: the last reply.
        crash: the bug that surfaced instead of a reply.
    """

    game: Plain
    before_last: Plain
    events: tuple[Plain, ...]
    done: int
    answers: tuple[str, ...]
    tried: bool
    text: str
    crash: str | None = None


def begin(store: Store, case: Ruling) -> Campaign:
    """A fresh campaign on which the setup has been played.

    Raises:
        RuleError, pydantic.ValidationError: the case itself is wrong.
    """
    campaign = store.new(case.id, case.system, case.language, seed=SEED)
    play(campaign, case.setup)
    return campaign


def play(campaign: Campaign, given: Sequence[Plain]) -> list[Plain]:
    """Play plain commands, `undo` among them; the events that came of them."""
    events: list[Plain] = []
    for each in given:
        if each["command"] == "undo":
            campaign.undo(whole_turn=True)
        else:
            step = campaign.do(commands.parse(each))
            events += [to_plain(event) for event in step.events]
    return events


def offline(
    store: Store, library: Library, case: Ruling, make: Make = OfflineModel, run: int = 0
) -> Ruled:
    """Say a case's lines to the agent, one turn each.

    Args:
        make: the model for a turn; left out: the offline one.
        run: which of several runs of the same case it is.
    """
    campaign = begin(store, replace(case, id=f"{case.id}.{run}") if run else case)
    before: list[BaseMessage] = []
    replies: list[Reply] = []
    earlier = snapshot(campaign.game)
    crash = None
    for said in case.say:
        earlier = snapshot(campaign.game)
        toolbox = Toolbox(campaign=campaign, library=library, language=case.language)
        try:
            reply = turn(toolbox, said, make(toolbox), before)
        except Exception as bug:  # a bug is a result too: the other cases still count
            crash = f"{type(bug).__name__}: {bug}"
            break
        replies.append(reply)
        before = [*before, HumanMessage(said), AIMessage(reply.remembered)]
    calls = [call for reply in replies for call in reply.calls if call.ok]
    last = replies[-1] if replies else None
    return Ruled(
        game=snapshot(campaign.game),
        before_last=earlier,
        events=tuple(event for call in calls for event in call.events),
        done=sum(call.ok and call.command != "look_up" for call in last.calls) if last else 0,
        answers=tuple(
            str(each["rule"])
            for call in calls
            if call.command == "look_up"
            for each in call.citations
        ),
        tried=bool(last and last.calls),
        text=last.text if last else "",
        crash=crash,
    )


def snapshot(game: Game) -> Mapping[str, Any]:
    """The game as plain data."""
    plain: Mapping[str, Any] = to_plain(game)
    return plain
