"""A chat model that follows a script, and keeps what it was asked."""

from collections.abc import Sequence
from typing import Any

from langchain_core.callbacks import CallbackManagerForLLMRun
from langchain_core.language_models import BaseChatModel, LanguageModelInput
from langchain_core.messages import AIMessage, BaseMessage
from langchain_core.outputs import ChatGeneration, ChatResult
from langchain_core.runnables import Runnable
from langchain_core.utils.function_calling import convert_to_openai_tool
from pydantic import PrivateAttr


class Scripted(BaseChatModel):
    """Says one thing after the other, the last one again and again, whatever it is told."""

    _says: list[AIMessage] = PrivateAttr()
    _asked: list[str] = PrivateAttr(default_factory=list)

    def __init__(self, *says: AIMessage) -> None:
        super().__init__()
        self._says = list(says)

    @property
    def _llm_type(self) -> str:
        return "scripted"

    @property
    def model_name(self) -> str:
        """What it goes by in a reply."""
        return "scripted"

    @property
    def asked(self) -> list[str]:
        """Every request so far, as one text: messages and tools."""
        return self._asked

    def bind_tools(
        self, tools: Sequence[Any], **kwargs: Any
    ) -> Runnable[LanguageModelInput, AIMessage]:
        """Note the tools that are offered."""
        self._asked.append(str([convert_to_openai_tool(each) for each in tools]))
        return self

    def _generate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: CallbackManagerForLLMRun | None = None,
        **kwargs: Any,
    ) -> ChatResult:
        self._asked.append("\n".join(str(each.text) for each in messages))
        said = self._says.pop(0) if len(self._says) > 1 else self._says[0]
        return ChatResult(generations=[ChatGeneration(message=said.model_copy())])


def call(name: str, arguments: dict[str, Any], number: int = 0) -> AIMessage:
    """A message that calls one tool."""
    made = {"name": name, "args": arguments, "id": f"call_{number}", "type": "tool_call"}
    return AIMessage(content="", tool_calls=[made])
