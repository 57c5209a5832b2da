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
from assistant.understanding import Understood, understand


class OfflineModel(BaseChatModel):
    """Plans again after every call, with the game as that call has left it."""

    _toolbox: Toolbox = PrivateAttr()
    _speaker: str | None = PrivateAttr(default=None)

    def __init__(self, toolbox: Toolbox, speaker: str | None = None) -> None:
        super().__init__()
        self._toolbox, self._speaker = toolbox, speaker

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
        return ChatResult(generations=[ChatGeneration(message=self._answer(messages))])

    def _answer(self, messages: list[BaseMessage]) -> AIMessage:
        said, done = last_said(messages)
        understood = understand(
            said, self._toolbox.game, language=self._toolbox.language, speaker=self._speaker
        )
        made, before = planned(messages)
        if [call.name for call in understood.calls[:done]] != made:
            # What was said first reads otherwise now that it is done: the plan made then stands.
            understood = before or understood
        refused = any(not call.ok for call in self._toolbox.done)
        if done < len(understood.calls) and not refused:
            call = understood.calls[done]
            tool_call = {"name": call.name, "args": dict(call.arguments), "id": uuid4().hex}
            return AIMessage(
                content="",
                tool_calls=[{**tool_call, "type": "tool_call"}],
                additional_kwargs={"plan": understood},
            )
        asked = understood.unclear
        # What a call has done may leave less to do: nothing is asked back about that.
        if asked is None or refused or done > len(understood.calls):
            return AIMessage(content="")
        back = {"code": asked.code, "needs": list(asked.needs), "nearest": list(asked.nearest)}
        return AIMessage(content="", additional_kwargs={"asked_back": back})


def planned(messages: Sequence[BaseMessage]) -> tuple[list[str], Understood | None]:
    """The calls made since a person last spoke, and the plan that the last of them came from."""
    place = max(n for n, message in enumerate(messages) if isinstance(message, HumanMessage))
    told = [each for each in messages[place:] if isinstance(each, AIMessage) and each.tool_calls]
    plan = told[-1].additional_kwargs.get("plan") if told else None
    return [call["name"] for each in told for call in each.tool_calls], plan


def last_said(messages: Sequence[BaseMessage]) -> tuple[str, int]:
    """The last thing a person said, and how many calls have been answered since."""
    place = max(n for n, message in enumerate(messages) if isinstance(message, HumanMessage))
    answered = sum(isinstance(message, ToolMessage) for message in messages[place:])
    return str(messages[place].text), answered
