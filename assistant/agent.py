"""One turn of talk: the only `create_agent`. Mechanics are rendered, the model's prose guarded."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from langchain.agents import create_agent
from langchain_core.callbacks import BaseCallbackHandler
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, BaseMessage, HumanMessage, SystemMessage

from assistant import context, render
from assistant.calls import Calls
from assistant.hearing import Heard
from assistant.middleware import MOST_CALLS, OneCall, Sitting, answered
from assistant.models.endpoint import Endpoint
from assistant.models.faults import ModelFailed
from assistant.models.offline import OfflineModel, earlier
from assistant.speech import Hear, Speech, strangers
from assistant.toolbox import Done, Toolbox
from assistant.understanding import safety

OFFLINE, OTHER = "offline", "model"
AGAIN = (
    "What you said states things about the game that no tool has told: numbers, results, or who "
    "has what. Say it once more without any of that, or ask what should be done."
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What the table is told; `mechanics` is rendered from events, `prose` is the model's.

    `struck` are sentences of the model that are not told.
    """

    mechanics: tuple[str, ...]
    prose: str
    choices: tuple[str, ...]
    language: str
    model: str
    calls: tuple[Done, ...]
    citations: tuple[Mapping[str, Any], ...]
    pending: tuple[dict[str, Any], ...]
    struck: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The whole reply as text."""
        return "\n".join([*self.mechanics, *([self.prose] if self.prose else []), *self.choices])

    @property
    def remembered(self) -> str:
        """The reply as later turns may read it: without texts out of somebody's own book."""
        strange = {line for done in self.calls if strangers(done) for line in with_rules(done)}
        lines = [each for each in self.mechanics if each not in strange]
        return "\n".join([*lines, *([self.prose] if self.prose else []), *self.choices]) or "…"

    def plain(self) -> dict[str, Any]:
        """The reply as the black-box contract shows it."""
        return {
            "text": self.text, "language": self.language, "model": self.model,
            "calls": [call.plain() for call in self.calls], "citations": list(self.citations),
            "pending": list(self.pending),
        }  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Ears:
    """Who listens while a reply is made: `done` to each call that went, `prose` to sentences."""

    done: Callable[[Done], None]
    prose: Hear


def turn(
    toolbox: Toolbox,
    said: str,
    model: BaseChatModel,
    before: Sequence[BaseMessage] = (),
    speaker: str | None = None,
    endpoint: Endpoint | None = None,
    ears: Ears | None = None,
) -> Reply:
    """Answer what was said.

    A model that fails before any call went through leaves the turn to the offline one; afterwards
    what was done is rendered as it stands, so nothing is done twice.
    """
    if safety.stopped(said, toolbox.language) is not None:  # heard by no model, and at once
        model = OfflineModel(toolbox, speaker)
    # What waits is listed once: the talk so far has shown what stood there already.
    listed = render.open_choices(toolbox.game, toolbox.language) if before else ()
    if isinstance(model, OfflineModel):
        return reply(toolbox, offline(toolbox, said, model, before), "", OFFLINE, [], listed)
    name = str(getattr(model, "model_name", OTHER))
    endpoint = endpoint or Endpoint()
    speech = Speech(toolbox, said, ears.prose if ears else None)
    notes: list[str] = []
    messages = [*context.talk(before, endpoint), HumanMessage(content=speech.said)]
    heard = listened(toolbox, messages, speaker)
    now = Sitting(
        model=model, endpoint=endpoint, speech=speech,
        brief=lambda: context.brief(toolbox, endpoint),
        calls=Calls(toolbox, heard, endpoint, ears.done if ears else None),
    )  # fmt: skip
    last = AIMessage(content="")
    read = heard.led and not heard.pleases
    if read:
        reader = OfflineModel(toolbox, speaker, heard.read)
        messages, last = read_out(reader, now.calls, messages)
    try:
        elsewhere(now, messages, notes)
    except ModelFailed as error:
        notes.append(render.model_failed(name, error.kind, toolbox.language))
        if read and not speech.prose:
            name = OFFLINE
        elif not any(done.ok for done in toolbox.done):
            name = OFFLINE
            toolbox.done.clear()
            last = offline(toolbox, said, OfflineModel(toolbox, speaker), before)
    if speech.struck and not speech.prose and not any(done.lines for done in toolbox.done):
        # What the model made up gives way to what the engine knows.
        notes.append(render.prose_struck(name, toolbox.language))
        notes.append(render.state(toolbox.game, toolbox.language, gm=toolbox.viewer == "gm"))
    told = reply(toolbox, last, speech.prose, name, notes, listed)
    return replace(told, struck=tuple(speech.struck))


def offline(
    toolbox: Toolbox, said: str, model: BaseChatModel, before: Sequence[BaseMessage] = ()
) -> AIMessage:
    """Let the offline model take the turn; it has no prose, but may ask back.

    What a person said last, and what that was answered, is all of the talk that it looks at:
    "Fight" may answer what was asked back.
    """
    places = [place for place, each in enumerate(before) if isinstance(each, HumanMessage)]
    last = before[places[-1] :] if places else []
    people = [each for each in last if isinstance(each, (HumanMessage, AIMessage)) and each.text]
    sitting = Sitting(model=model, calls=Calls(toolbox))
    return run(sitting, [*people, HumanMessage(content=said)])


def listened(toolbox: Toolbox, messages: Sequence[BaseMessage], speaker: str | None) -> Heard:
    """What was said last, and what it may go on with."""
    *shown, said = messages
    return Heard(
        said=str(said.text), language=toolbox.language, game=toolbox.game, speaker=speaker,
        before="".join(str(each.text) for each in shown[-2:-1]),
        reply="".join(str(each.text) for each in shown[-1:]),
        earlier=earlier(toolbox, messages),
    )  # fmt: skip


def read_out(
    reader: OfflineModel, calls: Calls, messages: Sequence[BaseMessage]
) -> tuple[list[BaseMessage], AIMessage]:
    """Make the calls that can be read without a model that is elsewhere.

    Returns:
        The messages with the calls and what came of them; and what the reader asks back.
    """
    told = list(messages)
    for _ in range(MOST_CALLS):
        answer = reader.answer(told)
        if not answer.tool_calls:
            break
        told += [answer, answered(answer, calls, read=True)]
    return told, answer


def elsewhere(now: Sitting, messages: Sequence[BaseMessage], notes: list[str]) -> None:
    """Let a model that is elsewhere take the turn, or put into words what was done without it.

    Raises:
        ModelFailed: no answer came, or none that can be read.
    """
    assert now.endpoint and now.speech
    last, toolbox, speech = run(now, messages), now.speech.toolbox, now.speech
    if now.stopped:
        notes.append(render.model_stopped(MOST_CALLS, toolbox.language))
    if speech.struck and not speech.prose and not any(done.lines for done in toolbox.done):
        asked = [SystemMessage(now.system), *messages, AIMessage(str(last.text)),
                 HumanMessage(AGAIN)]  # fmt: skip
        again(now.model, asked, now.endpoint, speech)


def again(
    model: BaseChatModel, asked: list[BaseMessage], endpoint: Endpoint, speech: Speech
) -> None:
    """Ask once more for prose that claims nothing; where none comes, none is told."""
    import httpx
    from openai import OpenAIError

    try:
        answer = model.invoke(asked, **endpoint.plain_flags)
        speech.message(str(answer.text))
    except (OpenAIError, httpx.HTTPError, ValueError, TypeError, LookupError, AttributeError):
        speech.drop()


class Listener(BaseCallbackHandler):
    """Passes what a model says on while it is said."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech

    def on_llm_new_token(self, token: str | list[str | dict[str, Any]], **_: Any) -> None:
        """A piece of text."""
        if isinstance(token, str) and token:
            self._speech.piece(token)


class Absent(BaseChatModel):
    """Stands in the agent until a turn names its model."""

    @property
    def _llm_type(self) -> str:
        return "absent"

    def _generate(self, *_: Any, **__: Any) -> Any:
        raise NotImplementedError


@cache
def agent() -> Any:
    """The agent, built once: model, tools and brief come with each turn."""
    return create_agent(Absent(), tools=[], middleware=[OneCall()], context_schema=Sitting)


def run(now: Sitting, messages: Sequence[BaseMessage]) -> AIMessage:
    """Run the agent until it has nothing more to call."""
    listening = [Listener(now.speech)] if now.speech and now.speech.hear else []
    result = agent().invoke({"messages": list(messages)}, {"callbacks": listening}, context=now)
    last = result["messages"][-1]
    return last if isinstance(last, AIMessage) else AIMessage(content="")


def reply(
    toolbox: Toolbox, last: AIMessage, prose: str, model: str, notes: Sequence[str],
    listed: Sequence[str] = (),
) -> Reply:  # fmt: skip
    """Put the reply together: notes, what each call told with its rule, prose, open choices.

    Choices that the talk has `listed` already are only named, and not at all where asked for.
    """
    language = toolbox.language
    told = [line for done in toolbox.done for line in with_rules(done)]
    back = last.additional_kwargs.get("asked_back")
    missed = last.additional_kwargs.get("missed")
    if told and (as_if := last.additional_kwargs.get("as_if")):
        told.insert(0, render.as_if(as_if, language))
    if missed and (told or (back and back["code"] != "not_understood")):
        told.append(render.missed(missed, language))
    if back:
        told.append(render.needs(back["code"], back, language))
    if not told and not prose and not notes:
        told.append(render.needs("not_understood", {"nearest": []}, language))
    choices = render.newly_open(toolbox.game, language, listed)
    if any(done.command == "available" for done in toolbox.done):
        choices = ()
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
