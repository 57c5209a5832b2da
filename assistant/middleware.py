"""What stands between the model and the tools: few calls offered, one at a time, and an end."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from uuid import uuid4

from langchain.agents.middleware import AgentMiddleware, ModelRequest, ModelResponse
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import (
    AIMessage,
    AnyMessage,
    HumanMessage,
    SystemMessage,
    ToolMessage,
)

from assistant.calls import Calls
from assistant.models.constrained import LANGUAGES, SPEAK, ConstrainedModel, first_object, flat
from assistant.models.endpoint import CUT_OFF, USAGE, Endpoint
from assistant.models.faults import ModelFailed, kind_of
from assistant.speech import Speech

MOST_CALLS = 12
MOST_VAIN = 2  # calls where nothing is left to call
NO_OBJECT = "The arguments are no JSON object. Call again, with a JSON object."


@dataclass(kw_only=True)
class Sitting:
    """One turn, as the agent carries it along.

    Attributes:
        brief: writes what such a model is told of the table.
        endpoint: of a model that is elsewhere; None for the one that needs none.
        speech: where such a model's prose goes.
        stopped: whether it went on calling until it was stopped.
    """

    model: BaseChatModel
    calls: Calls
    brief: Callable[[], str] = str
    endpoint: Endpoint | None = None
    speech: Speech | None = None
    stopped: bool = False

    @cached_property
    def system(self) -> str:
        """The brief, as it is when a model is first asked."""
        return self.brief()


class OneCall(AgentMiddleware[Any, Sitting]):
    """Ask for one call a message, and keep only the first where more come.

    Calls of one message would run in threads and out of order; the flag alone is only a request.
    """

    def wrap_model_call(
        self,
        request: ModelRequest[Sitting],
        handler: Callable[[ModelRequest[Sitting]], ModelResponse[Any]],
    ) -> ModelResponse[Any]:
        """Ask a model until it has nothing more to call, and make each call that it asks for.

        The calls are made here, in one step of the agent: further steps cost more than the calls,
        and tools of the agent's own would have to be known when it is built, which is once.

        Raises:
            ModelFailed: no answer came, or one that can't be read.
        """
        told: list[Any] = []
        while True:
            asked = request.override(messages=[*request.messages, *told])
            answer = self._asked(asked, handler)
            last = answer.result[-1]
            if not isinstance(last, AIMessage):
                return answer
            more = self._called(last, asked)
            told += more
            if len(more) < 2:
                return ModelResponse(result=told)

    def _asked(
        self,
        request: ModelRequest[Sitting],
        handler: Callable[[ModelRequest[Sitting]], ModelResponse[Any]],
    ) -> ModelResponse[Any]:
        """Ask a model that is elsewhere as it can be asked; what it breaks is its failure."""
        now = request.runtime.context
        inner = now.model
        request = request.override(model=inner)
        if now.endpoint is None or now.speech is None:
            return handler(request)
        endpoint, speech = now.endpoint, now.speech
        request = request.override(
            system_message=SystemMessage(now.system), tools=list(now.calls.told())
        )
        # Only a model that is elsewhere needs it, and it takes a second to load.
        import httpx
        from openai import BadRequestError, OpenAIError

        if not request.tools:
            language = LANGUAGES[speech.toolbox.language]
            wish = HumanMessage(f"{SPEAK} Write in {language}.")
            words: list[Any] = [*flat(request.messages), wish]
            request = request.override(messages=words)
        while True:
            asked = request.override(model_settings=settings_of(request, endpoint))
            if request.tools and endpoint.calling in ("schema", "text"):
                model = ConstrainedModel(inner, endpoint.calling == "schema")
                asked = asked.override(model=model)
            try:
                answer = handler(asked)
                if isinstance(answer.result[-1], AIMessage) and endpoint.lengthens(
                    answer.result[-1]
                ):
                    continue
                return checked(request, answer, endpoint, speech)
            except BadRequestError as error:
                speech.drop()
                if not (endpoint.refuses(str(error)) or otherwise(endpoint, str(error))):
                    raise ModelFailed(kind_of(error), str(error)) from error
            # A server that answers nonsense makes its client stumble in one of these ways.
            except (OpenAIError, httpx.HTTPError, ValueError, TypeError, LookupError,
                    AttributeError) as error:  # fmt: skip
                speech.drop()
                raise ModelFailed(kind_of(error), str(error)) from error

    def _called(self, last: AIMessage, asked: ModelRequest[Sitting]) -> list[AnyMessage]:
        """A message as it is kept, and what came of the call in it, if it has one.

        Of several calls the first is made, and none once there were too many. Arguments that are
        no JSON go back to the model with a word on what is wrong.
        """
        now = asked.runtime.context
        if now.speech is not None:
            last = heard(last, now.speech, now.calls.offered)
        if not last.tool_calls and not last.invalid_tool_calls:
            return [last]
        made = sum(bool(each.tool_calls or each.invalid_tool_calls)
                   for each in asked.messages if isinstance(each, AIMessage))  # fmt: skip
        if made >= MOST_CALLS or now.calls.vain >= MOST_VAIN:
            now.stopped = made >= MOST_CALLS
            return [last.model_copy(update={"tool_calls": [], "invalid_tool_calls": []})]
        kept = last.model_copy(update={
            "tool_calls": last.tool_calls[:1],
            "invalid_tool_calls": [] if last.tool_calls else last.invalid_tool_calls[:1],
        })  # fmt: skip
        return [kept, answered(kept, now.calls)]


def answered(kept: AIMessage, calls: Calls, read: bool = False) -> ToolMessage:
    """What came of the one call of a message.

    Args:
        read: whether it was read out of what was said, by no model.
    """
    if not kept.tool_calls:
        return ToolMessage(NO_OBJECT, tool_call_id=kept.invalid_tool_calls[0]["id"] or "",
                           status="error")  # fmt: skip
    call = kept.tool_calls[0]
    told, ok = calls.make(call["name"], call["args"], read)
    return ToolMessage(told, name=call["name"], tool_call_id=call["id"] or "",
                       status="success" if ok else "error")  # fmt: skip


def settings_of(request: ModelRequest[Sitting], endpoint: Endpoint) -> dict[str, Any]:
    """What is sent along with a request."""
    flags = endpoint.flags if request.tools else endpoint.plain_flags
    settings = {**request.model_settings, **flags}
    if USAGE in endpoint.refused:
        settings["stream_usage"] = False
    return settings


def otherwise(endpoint: Endpoint, message: str) -> bool:
    """Go on in a way that asks less of the endpoint, if a refusal names this one."""
    if endpoint.calling in ("auto", "tools") and "tool" in message:
        endpoint.calling = "schema"
    elif endpoint.calling == "schema" and ("format" in message or "schema" in message):
        endpoint.calling = "text"
    else:
        return False
    return True


def checked(
    request: ModelRequest[Sitting],
    answer: ModelResponse[Any],
    endpoint: Endpoint,
    speech: Speech,
) -> ModelResponse[Any]:
    """The answer, if it is one.

    Raises:
        ModelFailed: `declined`, `dropped`, `empty`.
    """
    last = answer.result[-1]
    if not isinstance(last, AIMessage):
        return answer
    if endpoint.calling in ("auto", "tools"):
        system = [request.system_message] if request.system_message else []
        endpoint.learn([*system, *request.messages], len(str(request.tools)), last)
    reason = last.response_metadata.get("finish_reason")
    refusal = last.additional_kwargs.get("refusal")
    if refusal or reason == "content_filter":
        raise ModelFailed("declined", str(refusal or ""))
    if getattr(request.model, "streaming", False) and not reason:
        raise ModelFailed("dropped")
    called = last.tool_calls or last.invalid_tool_calls
    if not called and not str(last.text).strip() and not speech.toolbox.done:
        raise ModelFailed("empty")
    return answer


def heard(last: AIMessage, speech: Speech, offered: Callable[[], tuple[str, ...]]) -> AIMessage:
    """Hear a message's prose; a call that was written out as text becomes a call."""
    text = str(last.text)
    called = last.tool_calls or last.invalid_tool_calls
    written = written_call(text, offered()) if "{" in text and not called else None
    if written is not None:
        speech.drop()
        return last.model_copy(update={"content": "", "tool_calls": [written]})
    if last.response_metadata.get("finish_reason") == CUT_OFF and not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]  # the last line broke off
        speech.cut()
    speech.message(text)
    return last


def written_call(text: str, offered: tuple[str, ...]) -> dict[str, Any] | None:
    """The call that a text writes out as JSON, if it is one that is offered."""
    found = first_object(text)
    if found is None:
        return None
    inner = found.get("function")
    found = inner if isinstance(inner, dict) else found
    name = found.get("name") or found.get("call") or found.get("command")
    given = found.get("arguments", found.get("parameters", {}))
    if name not in offered or not isinstance(given, dict):
        return None
    return {"name": name, "args": given, "id": uuid4().hex, "type": "tool_call"}
