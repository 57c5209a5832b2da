"""What a model's endpoint can do, tried out one thing after the other, and what would mend it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from assistant.models.faults import kind_of
from assistant.settings import Settings
from assistant.voice import Voice

HELLO = [{"role": "user", "content": "Say hello."}]
CALL = [{"role": "user", "content": "Roll for Anna: call the tool roll with who set to Anna."}]
TOOL = {"type": "function", "function": {
    "name": "roll", "description": "Roll dice for somebody.",
    "parameters": {"type": "object", "properties": {"who": {"type": "string"}},
                   "required": ["who"]}}}  # fmt: skip
SCHEMA = {"type": "json_schema", "json_schema": {"name": "reply", "schema": {
    "type": "object", "properties": {"call": {"type": "string", "enum": ["roll", "answer"]}},
    "required": ["call"], "additionalProperties": False}}}  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """One thing that was tried; `needed`: without it there is no talking to the model."""

    name: str
    ok: bool
    detail: str
    hint: str = ""
    needed: bool = True

    def plain(self) -> dict[str, Any]:
        """The check as plain data."""
        return {"name": self.name, "ok": self.ok, "detail": self.detail, "hint": self.hint,
                "needed": self.needed}  # fmt: skip


def checkup(settings: Settings, say: Voice) -> Iterator[Check]:
    """Try an endpoint out; what can't work without what failed is not tried."""
    if settings.model == "offline":
        yield Check(name="model", ok=True, detail=say("doctor-offline"))
        return
    name = settings.model.removeprefix("openai:")
    where = settings.base_url or say("doctor-openai")
    given = say("doctor-key-set" if settings.api_key else "doctor-key-unset")
    yield Check(name="key", ok=True, detail=given)
    import openai

    client = openai.OpenAI(api_key=settings.api_key or "none", base_url=settings.base_url,
                           timeout=settings.timeout, max_retries=0)  # fmt: skip
    trying = Trying(say)
    yield trying("endpoint", lambda: models(client, name, say), where)
    answered = trying("answer", lambda: answer(client, name), f"{name} · {where}")
    yield answered
    if not answered.ok:
        return
    tools = trying("tools", lambda: calls(client, name), needed=False)
    yield tools
    schema = trying("schema", lambda: structured(client, name), needed=False)
    yield schema
    yield trying("streaming", lambda: streamed(client, name))
    way = "tools" if tools.ok else "schema" if schema.ok else "text"
    chosen = settings.calling if settings.calling != "auto" else say("doctor-auto", way=way)
    differs = settings.calling == "auto" and way != "tools"
    hint = say("doctor-spare", way=way) if differs else ""
    yield Check(name="calling", ok=True, detail=chosen, hint=hint)


@dataclass(frozen=True, slots=True)
class Trying:
    """Checks by trying: what the attempt says went wrong, or what it raises."""

    say: Voice

    def __call__(
        self, name: str, attempt: Callable[[], str], what: str = "", needed: bool = True
    ) -> Check:
        """Try one thing: an attempt gives nothing where all is well, else a phrase or a text."""
        import httpx
        import openai

        say, what = self.say, what or self.say(f"doctor-can-{name}")
        hint = say(f"doctor-without-{name}") if say.has(f"doctor-without-{name}") else ""
        try:
            fault = attempt()
        except (openai.OpenAIError, httpx.HTTPError, ValueError, TypeError, LookupError,
                AttributeError) as error:  # fmt: skip
            kind = kind_of(error)
            reason = f"{say(f'doctor-fault-{kind}')} ({' '.join(str(error).split())[:160]})"
            return Check(name=name, ok=False, detail=say("line", label=what, text=reason),
                         hint=hint or say(f"doctor-mend-{kind}"), needed=needed)  # fmt: skip
        told = say(fault) if fault and say.has(fault) else fault
        detail = say("line", label=what, text=told) if told else what
        return Check(name=name, ok=not fault, detail=detail, hint=hint if fault else "",
                     needed=needed)  # fmt: skip


def models(client: Any, name: str, say: Voice) -> str:
    """Whether the endpoint lists the model."""
    listed = [each.id for each in client.models.list().data]
    if listed and name not in listed:
        return say("doctor-other-models", name=name, listed=say.listed(listed[:8]))
    return ""


def answer(client: Any, name: str) -> str:
    """Whether the model answers at all."""
    reply = client.chat.completions.create(model=name, messages=HELLO)
    return "" if reply.choices[0].message.content else "doctor-empty"


def calls(client: Any, name: str) -> str:
    """Whether it calls a tool, with arguments that can be read."""
    import json

    reply = client.chat.completions.create(model=name, messages=CALL, tools=[TOOL])
    made = reply.choices[0].message.tool_calls
    if not made:
        return "doctor-in-words"
    given = json.loads(made[0].function.arguments)
    right = made[0].function.name == "roll" and "who" in given
    return "" if right else "doctor-wrong-call"


def structured(client: Any, name: str) -> str:
    """Whether it keeps to a JSON schema."""
    import json

    reply = client.chat.completions.create(model=name, messages=CALL, response_format=SCHEMA)
    given = json.loads(reply.choices[0].message.content or "")
    return "" if given.get("call") in ("roll", "answer") else "doctor-other-answer"


def streamed(client: Any, name: str) -> str:
    """Whether it answers piece by piece, to an end."""
    reasons = [
        choice.finish_reason
        for piece in client.chat.completions.create(model=name, messages=HELLO, stream=True)
        for choice in piece.choices
    ]
    return "" if any(reasons) else "doctor-no-end"
