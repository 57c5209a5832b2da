"""The path for endpoints without tools, and for small models: one decision at a time, as JSON.

First which call, out of a list; then its arguments, by its schema; an answer in words has neither.
"""

import json
from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from langchain_core.callbacks import CallbackManagerForLLMRun
from langchain_core.language_models import BaseChatModel, LanguageModelInput
from langchain_core.messages import (
    AIMessage,
    BaseMessage,
    HumanMessage,
    SystemMessage,
    ToolMessage,
)
from langchain_core.outputs import ChatGeneration, ChatResult
from langchain_core.runnables import Runnable
from langchain_core.utils.function_calling import convert_to_openai_tool
from pydantic import PrivateAttr

from assistant.models.endpoint import OF_ANY

ANSWER = "answer"
CHOOSE = (
    'Which one of these is called for now? Reply with {{"call": NAME}} and nothing else. Take '
    '"answer" when nothing is to be done at the table, or all of it has been done.\n{calls}'
)
ARGUE = (
    "Give the arguments of {name} ({why}) as a JSON object by this schema, and nothing else. Take "
    "them from what was said only; leave out whatever was not said.\n{schema}"
)
SPEAK = "Now tell the people at the table, in one or two short sentences, how that looks."
LANGUAGES = {"en": "English", "th": "Thai", "pl": "Polish", "fi": "Finnish", "zh": "Chinese"}


class ConstrainedModel(BaseChatModel):
    """Another chat model, asked so that it can hardly go astray.

    Args:
        inner: the model that is asked.
        by_schema: whether the endpoint keeps to a JSON schema; otherwise it is only told of it.
    """

    _inner: BaseChatModel = PrivateAttr()
    _by_schema: bool = PrivateAttr(default=True)
    _tools: list[dict[str, Any]] = PrivateAttr(default_factory=list)

    def __init__(self, inner: BaseChatModel, by_schema: bool) -> None:
        super().__init__()
        self._inner, self._by_schema = inner, by_schema

    @property
    def _llm_type(self) -> str:
        return "constrained"

    @property
    def model_name(self) -> str:
        """The name of the model that is asked."""
        return str(getattr(self._inner, "model_name", "model"))

    def bind_tools(
        self, tools: Sequence[Any], **kwargs: Any
    ) -> Runnable[LanguageModelInput, AIMessage]:
        """Remember the tools: they become the choices."""
        bound = ConstrainedModel(self._inner, self._by_schema)
        bound._tools = [convert_to_openai_tool(each)["function"] for each in tools]
        return bound

    def _generate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: CallbackManagerForLLMRun | None = None,
        **kwargs: Any,
    ) -> ChatResult:
        settings = {name: kwargs[name] for name in OF_ANY if name in kwargs}
        talk = flat(messages)
        calls = {each["name"]: each for each in self._tools}
        name = self._choice(talk, calls, settings)
        if name is None or name == ANSWER:
            spoken = self._inner.invoke([*talk, HumanMessage(SPEAK)], **settings)
            return ChatResult(generations=[ChatGeneration(message=spoken)])
        given = self._arguments(talk, calls[name], settings)
        call = {"name": name, "args": given, "id": uuid4().hex, "type": "tool_call"}
        message = AIMessage(content="", tool_calls=[call])
        return ChatResult(generations=[ChatGeneration(message=message)])

    def _choice(
        self, talk: Sequence[BaseMessage], calls: dict[str, Any], settings: dict[str, Any]
    ) -> str | None:
        listed = [f"- {name}: {each.get('description', '')}" for name, each in calls.items()]
        listed.append(f"- {ANSWER}: say something in words")
        names = [*calls, ANSWER]
        schema = {"type": "object", "properties": {"call": {"type": "string", "enum": names}},
                  "required": ["call"], "additionalProperties": False}  # fmt: skip
        chosen = self._json(talk, CHOOSE.format(calls="\n".join(listed)), schema, settings)
        name = chosen.get("call")
        return name if isinstance(name, str) and name in names else None

    def _arguments(
        self, talk: Sequence[BaseMessage], call: dict[str, Any], settings: dict[str, Any]
    ) -> dict[str, Any]:
        schema = {**call.get("parameters", {}), "additionalProperties": False}
        if not schema.get("properties"):
            return {}
        asked = ARGUE.format(name=call["name"], why=call.get("description", ""),
                             schema=json.dumps(schema, ensure_ascii=False))  # fmt: skip
        given = self._json(talk, asked, schema, settings)
        return {key: value for key, value in given.items() if value not in (None, "", [], {})}

    def _json(
        self,
        talk: Sequence[BaseMessage],
        asked: str,
        schema: dict[str, Any],
        settings: dict[str, Any],
    ) -> dict[str, Any]:
        form = {"type": "json_schema", "json_schema": {"name": "reply", "schema": schema}}
        more: dict[str, Any] = {"response_format": form} if self._by_schema else {}
        answer = self._inner.invoke([*talk, HumanMessage(asked)], **settings, **more)
        return first_object(str(answer.text)) or {}


def flat(messages: Sequence[BaseMessage]) -> list[BaseMessage]:
    """The messages without calls in them: those are told as text."""
    told: list[BaseMessage] = []
    for each in messages:
        if isinstance(each, ToolMessage):
            told.append(HumanMessage(f"<result>{each.text}</result>"))
        elif isinstance(each, AIMessage) and each.tool_calls:
            made = ", ".join(call["name"] for call in each.tool_calls)
            told.append(AIMessage(f"(called {made})"))
        elif isinstance(each, (SystemMessage, HumanMessage, AIMessage)) and each.text:
            told.append(each)
    return told


def first_object(text: str) -> dict[str, Any] | None:
    """The first JSON object in a text, whatever stands around it."""
    decoder = json.JSONDecoder()
    for place, letter in enumerate(text):
        if letter == "{":
            try:
                found, _ = decoder.raw_decode(text, place)
            except (ValueError, RecursionError):
                continue
            if isinstance(found, dict):
                return found
    return None
