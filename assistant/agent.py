"""One turn of talk: the only `create_agent`. Mechanics are rendered, the model's prose guarded."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from langchain.agents import create_agent
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, BaseMessage, HumanMessage
from langchain_core.tools import StructuredTool
from langgraph.errors import GraphRecursionError

from assistant import render
from assistant.brief import brief
from assistant.guard import guarded
from assistant.middleware import MOST_CALLS, ModelFailed, OneCall
from assistant.models.offline import OfflineModel
from assistant.queries import QUERIES
from assistant.toolbox import Done, Toolbox, content, description, schema
from tools.commands import COMMANDS

OFFLINE, OTHER = "offline", "model"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What the table is told; `mechanics` is rendered from events, `prose` is the model's."""

    mechanics: tuple[str, ...]
    prose: str
    choices: tuple[str, ...]
    language: str
    model: str
    calls: tuple[Done, ...]
    citations: tuple[Mapping[str, Any], ...]
    pending: tuple[dict[str, Any], ...]

    @property
    def text(self) -> str:
        """The whole reply as text."""
        return "\n".join([*self.mechanics, *([self.prose] if self.prose else []), *self.choices])

    def plain(self) -> dict[str, Any]:
        """The reply as the black-box contract shows it."""
        return {
            "text": self.text, "language": self.language, "model": self.model,
            "calls": [call.plain() for call in self.calls], "citations": list(self.citations),
            "pending": list(self.pending),
        }  # fmt: skip


def tool(toolbox: Toolbox, name: str) -> StructuredTool:
    """One call of the toolbox as a tool that any model can be given.

    It is run with all its arguments under one name, as `OneCall` passes them.
    """

    def run(arguments: dict[str, Any]) -> tuple[str, Done]:
        done = toolbox.call(name, arguments)
        return content(done), done

    return StructuredTool.from_function(
        run, name=name, description=description(name), args_schema=schema(name),
        response_format="content_and_artifact",
    )  # fmt: skip


def turn(
    toolbox: Toolbox,
    said: str,
    model: BaseChatModel,
    before: Sequence[BaseMessage] = (),
    speaker: str | None = None,
) -> Reply:
    """Answer what was said.

    A model that fails before any call went through leaves the turn to the offline one; afterwards
    what was done is rendered as it stands, so nothing is done twice.
    """
    name = OFFLINE if isinstance(model, OfflineModel) else str(getattr(model, "model_name", OTHER))
    notes: list[str] = []
    try:
        last = run(toolbox, said, model, before)
    except (ModelFailed, GraphRecursionError) as error:
        cause = error.__cause__ if isinstance(error.__cause__, Exception) else error
        notes.append(render.model_failed(name, cause, toolbox.language))
        last = AIMessage(content="")
        if not any(done.ok for done in toolbox.done):
            name = OFFLINE
            toolbox.done.clear()
            last = run(toolbox, said, OfflineModel(toolbox, speaker), ())
    return reply(toolbox, said, last, name, notes)


def run(
    toolbox: Toolbox, said: str, model: BaseChatModel, before: Sequence[BaseMessage]
) -> AIMessage:
    """Run the agent until it has nothing more to call."""
    agent: Any = create_agent(
        model,
        tools=[tool(toolbox, name) for name in (*COMMANDS, *QUERIES)],
        system_prompt=brief(toolbox),
        middleware=[OneCall(ask=not isinstance(model, OfflineModel))],
    )
    limit = {"recursion_limit": 6 * MOST_CALLS}
    result = agent.invoke({"messages": [*before, HumanMessage(content=said)]}, limit)
    last = result["messages"][-1]
    return last if isinstance(last, AIMessage) else AIMessage(content="")


def reply(toolbox: Toolbox, said: str, last: AIMessage, model: str, notes: Sequence[str]) -> Reply:
    """Put the reply together: notes, what each call told with its rule, prose, open choices."""
    language = toolbox.language
    told = [line for done in toolbox.done for line in with_rules(done)]
    back = last.additional_kwargs.get("asked_back")
    if back:
        told.append(render.needs(back["code"], back, language))
    choices = render.open_choices(toolbox.game, language)
    facts = [*told, render.state(toolbox.game, language, gm=toolbox.viewer == "gm"), *choices]
    prose = guarded(str(last.text), facts, said)
    if not told and not prose:
        told.append(render.needs("not_understood", {"nearest": []}, language))
    citations = {
        (each["rule"], each["language"]): each for done in toolbox.done for each in done.citations
    }
    return Reply(
        mechanics=(*notes, *told),
        prose=prose,
        choices=choices,
        language=language,
        model=model,
        calls=tuple(toolbox.done),
        citations=tuple(citations.values()),
        pending=tuple(toolbox.pending()),
    )


def with_rules(done: Done) -> list[str]:
    """The lines of a call, and under them the rules that they rest on."""
    cited = [render.cite(str(each["rule"]), str(each["title"])) for each in done.citations]
    return [*done.lines, *([" ".join(cited)] if cited else [])]
