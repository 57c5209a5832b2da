"""What stands between the model and the tools: one call at a time, and an end to loops."""

from collections.abc import Callable
from typing import Any

from langchain.agents.middleware import (
    AgentMiddleware,
    ModelRequest,
    ModelResponse,
    ToolCallRequest,
    hook_config,
)
from langchain_core.messages import AIMessage, ToolMessage
from langgraph.runtime import Runtime

MOST_CALLS = 12
# Requests that a server may not know; one that refuses a flag by its name is asked without it.
FLAGS = {"parallel_tool_calls": False, "temperature": 0}


class ModelFailed(Exception):
    """A model could not answer; the cause says how."""


class OneCall(AgentMiddleware[Any, Any]):
    """Ask for one call a message, and keep only the first where more come.

    Calls of one message would run in threads and out of order; the flag alone is only a request.
    """

    def __init__(self, ask: bool) -> None:
        super().__init__()
        self._ask = ask

    def wrap_model_call(
        self,
        request: ModelRequest[Any],
        handler: Callable[[ModelRequest[Any]], ModelResponse[Any]],
    ) -> ModelResponse[Any]:
        """Send the flags to models that are elsewhere; what such a model breaks is its failure.

        Raises:
            ModelFailed: no answer came, or one that can't be read.
        """
        if not self._ask:
            return handler(request)
        # Only a model that is elsewhere needs it, and it takes a second to load.
        from openai import BadRequestError, OpenAIError

        flags = dict(FLAGS)
        while True:
            settings = {**request.model_settings, **flags}
            try:
                return handler(request.override(model_settings=settings))
            except BadRequestError as error:
                named = [flag for flag in flags if flag in str(error)]
                if not named:
                    raise ModelFailed(str(error)) from error
                del flags[named[0]]
            # A server that answers nonsense makes its client stumble in one of these ways.
            except (OpenAIError, ValueError, TypeError, LookupError, AttributeError) as error:
                raise ModelFailed(str(error)) from error

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
        if not isinstance(last, AIMessage) or not (last.tool_calls or last.invalid_tool_calls):
            return None
        made = sum(
            bool(each.tool_calls or each.invalid_tool_calls)
            for each in state["messages"]
            if isinstance(each, AIMessage)
        )
        calls, broken = last.tool_calls[:1], last.invalid_tool_calls[:1]
        if made > MOST_CALLS:
            calls, broken = [], []
        elif calls:
            broken = []
        kept = last.model_copy(update={"tool_calls": calls, "invalid_tool_calls": broken})
        if not broken:
            return {"messages": [kept]}
        text = "The arguments are no JSON object. Call again, with a JSON object."
        told = ToolMessage(text, tool_call_id=broken[0]["id"] or "", status="error")
        return {"messages": [kept, told], "jump_to": "model"}
