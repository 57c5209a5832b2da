"""The chat model that needs no model: it reads the last message by `understanding`, emits calls.

It speaks as any chat model does, so that the same agent, tools, guard and renderer run with it.
"""

from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from langchain_core.callbacks import CallbackManagerForLLMRun
from langchain_core.language_models import BaseChatModel, LanguageModelInput
from langchain_core.messages import AIMessage, BaseMessage, HumanMessage, ToolMessage
from langchain_core.outputs import ChatGeneration, ChatResult
from langchain_core.runnables import Runnable
from pydantic import PrivateAttr

from assistant.toolbox import Toolbox
from assistant.understanding import Call, Earlier, understand
from assistant.understanding.corrections import ROLLS
from assistant.understanding.missed import kept as still_missed
from assistant.understanding.understood import Missed, Understood

FAR_BACK = 40  # commands that "again" looks back over


class OfflineModel(BaseChatModel):
    """Plans again after every call what the later clauses say: the game has changed for them."""

    _toolbox: Toolbox = PrivateAttr()
    _speaker: str | None = PrivateAttr(default=None)
    _read: Understood | None = PrivateAttr(default=None)
    _plan: tuple[Call, ...] = PrivateAttr(default=())
    _missed: tuple[Missed, ...] = PrivateAttr(default=())
    _as_if: str = PrivateAttr(default="")
    _earlier: Earlier = PrivateAttr(default_factory=Earlier)

    def __init__(
        self, toolbox: Toolbox, speaker: str | None = None, read: Understood | None = None
    ) -> None:
        super().__init__()
        self._toolbox, self._speaker, self._read = toolbox, speaker, read

    @property
    def _llm_type(self) -> str:
        return "offline"

    def bind_tools(
        self, tools: Sequence[Any], **kwargs: Any
    ) -> Runnable[LanguageModelInput, AIMessage]:
        """The calls are known already: nothing to bind."""
        return self

    def _generate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: CallbackManagerForLLMRun | None = None,
        **kwargs: Any,
    ) -> ChatResult:
        return ChatResult(generations=[ChatGeneration(message=self.answer(messages))])

    def answer(self, messages: Sequence[BaseMessage]) -> AIMessage:
        """The next call of what was said, or what has to be asked back."""
        said, done = last_said(messages)
        if (
            self._read
            and 0 < done == len(self._plan)
            and (self._plan[-1].clause == self._read.calls[-1].clause)
        ):
            return self._ended()  # all that was read is done
        if done and self._as_if and (done >= len(self._plan) or not self._toolbox.done[-1].ok):
            return self._ended()  # the sentence that it was taken for is done
        if not done:
            self._earlier = earlier(self._toolbox, messages)
        understood = (
            self._read
            if self._read and (not done or self._as_if)
            else understand(
                said,
                self._toolbox.game,
                language=self._toolbox.language,
                speaker=self._speaker,
                earlier=self._earlier,
            )
        )
        refused = any(not call.ok for call in self._toolbox.done)
        # A clause is carried out as it was read before its first call.
        kept = self._plan if 0 < done <= len(self._plan) else ()
        reached = kept[done - 1].clause if kept else -1
        self._plan = (
            *(call for n, call in enumerate(kept) if n < done or call.clause == reached),
            *(call for call in understood.calls if call.clause > reached),
        )
        self._as_if = self._as_if or understood.as_if
        self._missed = still_missed(self._missed if done else (), understood.missed, reached)
        if done < len(self._plan) and not refused:
            call = self._plan[done]
            tool_call = {"name": call.name, "args": dict(call.arguments), "id": uuid4().hex}
            return AIMessage(content="", tool_calls=[{**tool_call, "type": "tool_call"}])
        asked = understood.unclear
        missed = () if refused else self._missed
        if asked is None or refused or understood.clause <= reached:
            return self._ended(missed)
        back = {"code": asked.code, "needs": list(asked.needs), "nearest": list(asked.nearest)}
        return self._ended(missed, asked_back=back)

    def _ended(self, missed: Sequence[Missed] = (), **more: Any) -> AIMessage:
        """Nothing more to call; what has to be told beside what was done."""
        told = {"missed": [each.said for each in missed], "as_if": self._as_if, **more}
        return AIMessage(content="", additional_kwargs=told)


def last_said(messages: Sequence[BaseMessage]) -> tuple[str, int]:
    """The last thing a person said, and how many calls have been answered since."""
    place = max(n for n, message in enumerate(messages) if isinstance(message, HumanMessage))
    answered = sum(isinstance(message, ToolMessage) for message in messages[place:])
    return str(messages[place].text), answered


def earlier(toolbox: Toolbox, messages: Sequence[BaseMessage]) -> Earlier:
    """The last turn that stands, as far as the viewer may see it, and what was said before."""
    places = [place for place, each in enumerate(messages) if isinstance(each, HumanMessage)]
    last = messages[places[-2] : places[-1]] if len(places) > 1 else ()
    answers = [str(each.text) for each in last if isinstance(each, AIMessage) and each.text]
    before = str(last[0].text) if last else ""
    reply = answers[0] if answers else ""
    steps = toolbox.campaign.past.steps
    if toolbox.viewer != "gm" or not steps:
        return Earlier(said=before, reply=reply)
    turn = steps[-1][0].turn
    first = next(place for place, (entry, _) in enumerate(steps) if entry.turn == turn)
    return Earlier(
        commands=tuple(entry.command for entry, _ in steps[first:] if entry.command),
        rolls=tuple(entry.command for entry, _ in steps[max(0, first - FAR_BACK) : first]
                    if entry.command and entry.command["command"] in ROLLS),
        game=steps[first - 1][1] if first else toolbox.campaign.past.start,
        said=before,
        reply=reply,
    )  # fmt: skip
