"""What stands between the model and the tools: few calls offered, one at a time, and an end."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

from langchain.agents.middleware import (
    AgentMiddleware,
    ModelRequest,
    ModelResponse,
    ToolCallRequest,
    hook_config,
)
from langchain_core.messages import AIMessage, ToolMessage
from langgraph.runtime import Runtime

from assistant.models.constrained import ConstrainedModel, first_object
from assistant.models.endpoint import USAGE, Endpoint
from assistant.models.faults import ModelFailed, kind_of
from assistant.speech import Speech

MOST_CALLS = 12
CUT_OFF = "length"
NO_OBJECT = "The arguments are no JSON object. Call again, with a JSON object."


class OneCall(AgentMiddleware[Any, Any]):
    """Ask for one call a message, and keep only the first where more come.

    Calls of one message would run in threads and out of order; the flag alone is only a request.

    Args:
        endpoint: of a model that is elsewhere; None for the one that needs none.
        speech: where such a model's prose goes.
        offered: the names of the tools that it is offered at this point.
    """

    def __init__(
        self,
        endpoint: Endpoint | None = None,
        speech: Speech | None = None,
        offered: Callable[[], tuple[str, ...]] | None = None,
    ) -> None:
        super().__init__()
        self._endpoint, self._speech, self._offered = endpoint, speech, offered
        self.stopped = False

    def wrap_model_call(
        self,
        request: ModelRequest[Any],
        handler: Callable[[ModelRequest[Any]], ModelResponse[Any]],
    ) -> ModelResponse[Any]:
        """Ask a model that is elsewhere as it can be asked; what it breaks is its failure.

        Raises:
            ModelFailed: no answer came, or one that can't be read.
        """
        if self._endpoint is None or self._speech is None:
            return handler(request)
        # Only a model that is elsewhere needs it, and it takes a second to load.
        import httpx
        from openai import BadRequestError, OpenAIError

        if self._offered:
            names = self._offered()
            tools = [each for each in request.tools if getattr(each, "name", "") in names]
            request = request.override(tools=tools)
        inner = request.model
        while True:
            asked = request.override(model_settings=self._settings(request))
            if self._endpoint.calling in ("schema", "text"):
                model = ConstrainedModel(inner, self._endpoint.calling == "schema")
                asked = asked.override(model=model)
            try:
                answer = handler(asked)
                return self._checked(request, answer)
            except BadRequestError as error:
                self._speech.drop()
                if not (self._endpoint.refuses(str(error)) or self._otherwise(str(error))):
                    raise ModelFailed(kind_of(error), str(error)) from error
            # A server that answers nonsense makes its client stumble in one of these ways.
            except (OpenAIError, httpx.HTTPError, ValueError, TypeError, LookupError,
                    AttributeError) as error:  # fmt: skip
                self._speech.drop()
                raise ModelFailed(kind_of(error), str(error)) from error

    def _settings(self, request: ModelRequest[Any]) -> dict[str, Any]:
        assert self._endpoint is not None
        settings = {**request.model_settings, **self._endpoint.flags}
        if USAGE in self._endpoint.refused:
            settings["stream_usage"] = False
        return settings

    def _otherwise(self, message: str) -> bool:
        """Go on in a way that asks less of the endpoint, if a refusal names this one."""
        assert self._endpoint is not None
        if self._endpoint.calling in ("auto", "tools") and "tool" in message:
            self._endpoint.calling = "schema"
        elif self._endpoint.calling == "schema" and ("format" in message or "schema" in message):
            self._endpoint.calling = "text"
        else:
            return False
        return True

    def _checked(
        self, request: ModelRequest[Any], answer: ModelResponse[Any]
    ) -> ModelResponse[Any]:
        last = answer.result[-1]
        if not isinstance(last, AIMessage):
            return answer
        assert self._endpoint is not None and self._speech is not None
        asked = [*([request.system_message] if request.system_message else []), *request.messages]
        tools = sum(len(str(getattr(each, "args_schema", ""))) for each in request.tools)
        if self._endpoint.calling in ("auto", "tools"):
            self._endpoint.learn(asked, tools, last)
        if last.additional_kwargs.get("refusal") or (
            last.response_metadata.get("finish_reason") == "content_filter"
        ):
            raise ModelFailed("declined", str(last.additional_kwargs.get("refusal", "")))
        streamed = bool(getattr(request.model, "streaming", False))
        if streamed and not last.response_metadata.get("finish_reason"):
            raise ModelFailed("dropped")
        called = last.tool_calls or last.invalid_tool_calls
        if not called and not str(last.text).strip() and not self._speech.toolbox.done:
            raise ModelFailed("empty")
        return answer

    def wrap_tool_call(
        self, request: ToolCallRequest, handler: Callable[[ToolCallRequest], Any]
    ) -> Any:
        """Pass the arguments under one name: any others would meet those of the tool's own code."""
        call = request.tool_call
        return handler(request.override(tool_call={**call, "args": {"arguments": call["args"]}}))

    @hook_config(can_jump_to=["model"])
    def after_model(self, state: Any, runtime: Runtime[Any]) -> dict[str, Any] | None:
        """Drop all calls of a message but the first, and all once there were too many.

        Arguments that are no JSON go back to the model with a word on what is wrong.
        """
        last = state["messages"][-1]
        if not isinstance(last, AIMessage):
            return None
        if self._speech is not None:
            last = self._spoken(last)
        if not last.tool_calls and not last.invalid_tool_calls:
            return None
        made = sum(
            bool(each.tool_calls or each.invalid_tool_calls)
            for each in state["messages"]
            if isinstance(each, AIMessage)
        )
        calls, broken = last.tool_calls[:1], last.invalid_tool_calls[:1]
        if made > MOST_CALLS:
            calls, broken = [], []
            self.stopped = True
        elif calls:
            broken = []
        kept = last.model_copy(update={"tool_calls": calls, "invalid_tool_calls": broken})
        if not broken:
            return {"messages": [kept]}
        told = ToolMessage(NO_OBJECT, tool_call_id=broken[0]["id"] or "", status="error")
        return {"messages": [kept, told], "jump_to": "model"}

    def _spoken(self, last: AIMessage) -> AIMessage:
        """Hear a message's prose; a call that was written out as text becomes a call."""
        assert self._speech is not None
        text = str(last.text)
        written = None if last.tool_calls or last.invalid_tool_calls else self._written(text)
        if written is not None:
            self._speech.drop()
            return last.model_copy(update={"content": "", "tool_calls": [written]})
        if last.response_metadata.get("finish_reason") == CUT_OFF and not text.endswith("\n"):
            text = text[: text.rfind("\n") + 1]  # the last line broke off
        self._speech.message(text)
        return last

    def _written(self, text: str) -> dict[str, Any] | None:
        found = first_object(text) if "{" in text else None
        if found is None:
            return None
        inner = found.get("function")
        found = inner if isinstance(inner, dict) else found
        name = found.get("name") or found.get("call") or found.get("command")
        given = found.get("arguments", found.get("parameters", {}))
        known = self._offered() if self._offered else ()
        if name not in known or not isinstance(given, dict):
            return None
        return {"name": name, "args": given, "id": uuid4().hex, "type": "tool_call"}
