"""What stands between the model and the tools: one call at a time, and an end to loops."""

from collections.abc import Callable
from typing import Any

from langchain.agents.middleware import AgentMiddleware, ModelRequest, ModelResponse
from langchain_core.messages import AIMessage
from langgraph.runtime import Runtime

MOST_CALLS = 12


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
        """Send `parallel_tool_calls=False` to models that know the flag."""
        if self._ask:
            flags = {**request.model_settings, "parallel_tool_calls": False}
            request = request.override(model_settings=flags)
        return handler(request)

    def after_model(self, state: Any, runtime: Runtime[Any]) -> dict[str, Any] | None:
        """Drop all calls of a message but the first, and all once there were too many."""
        last = state["messages"][-1]
        if not isinstance(last, AIMessage) or not last.tool_calls:
            return None
        made = sum(
            bool(each.tool_calls) for each in state["messages"] if isinstance(each, AIMessage)
        )
        keep = last.tool_calls[:1] if made <= MOST_CALLS else []
        if len(keep) == len(last.tool_calls):
            return None
        return {"messages": [last.model_copy(update={"tool_calls": keep})]}
