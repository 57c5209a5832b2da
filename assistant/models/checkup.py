"""What a model's endpoint can do, tried out one thing after the other, and what would mend it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from assistant.models.faults import Kind, kind_of
from assistant.settings import Settings

HELLO = [{"role": "user", "content": "Say hello."}]
CALL = [{"role": "user", "content": "Roll for Anna: call the tool roll with who set to Anna."}]
TOOL = {"type": "function", "function": {
    "name": "roll", "description": "Roll dice for somebody.",
    "parameters": {"type": "object", "properties": {"who": {"type": "string"}},
                   "required": ["who"]}}}  # fmt: skip
SCHEMA = {"type": "json_schema", "json_schema": {"name": "reply", "schema": {
    "type": "object", "properties": {"call": {"type": "string", "enum": ["roll", "answer"]}},
    "required": ["call"], "additionalProperties": False}}}  # fmt: skip
MEND: dict[Kind, str] = {
    "timeout": "Raise FATEWRIGHT_TIMEOUT, or take a smaller model.",
    "key": "Set OPENAI_API_KEY to a key that the endpoint knows.",
    "missing": "Set FATEWRIGHT_MODEL to a model that the endpoint has, and OPENAI_BASE_URL to the "
    "address that ends in /v1.",
    "busy": "Wait, or look after the quota of your account.",
    "server": "Look into the server's own log.",
    "unreachable": "Start the server, or set OPENAI_BASE_URL to where it listens.",
    "dropped": "Look into the server's own log.",
    "refused": "Look into the server's own log: it refuses a plain request.",
    "nonsense": "Set OPENAI_BASE_URL to the address that ends in /v1: something else answers.",
}


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


def checkup(settings: Settings) -> Iterator[Check]:
    """Try an endpoint out; what can't work without what failed is not tried."""
    if settings.model == "offline":
        yield Check(name="model", ok=True, detail="offline: no key and no network are needed")
        return
    name = settings.model.removeprefix("openai:")
    where = settings.base_url or "the address of OpenAI"
    given = "set" if settings.api_key else "not set: none is sent"
    yield Check(name="key", ok=True, detail=f"OPENAI_API_KEY is {given}")
    import openai

    client = openai.OpenAI(api_key=settings.api_key or "none", base_url=settings.base_url,
                           timeout=settings.timeout, max_retries=0)  # fmt: skip
    listed = tried("endpoint", lambda: models(client, name), where)
    yield listed
    answered = tried("answer", lambda: answer(client, name), f"{name} at {where}")
    yield answered
    if not answered.ok:
        return
    hint = "Nothing needs to be done: calls go by a JSON schema instead, one decision at a time."
    tools = tried("tools", lambda: calls(client, name), "tool calling", hint, needed=False)
    yield tools
    hint = "Nothing needs to be done: JSON is asked for in plain words where it is needed."
    schema = tried("schema", lambda: structured(client, name), "JSON schemas", hint, needed=False)
    yield schema
    hint = "Talk at a terminal needs it; without a terminal whole answers are asked for."
    yield tried("streaming", lambda: streamed(client, name), "streaming", hint)
    way = "tools" if tools.ok else "schema" if schema.ok else "text"
    chosen = settings.calling if settings.calling != "auto" else f"auto: by {way}"
    differs = settings.calling == "auto" and way != "tools"
    hint = f"Set FATEWRIGHT_CALLING={way} to spare it the first try." if differs else ""
    yield Check(name="calling", ok=True, detail=chosen, hint=hint)


def tried(
    name: str, attempt: Callable[[], str], what: str, hint: str = "", needed: bool = True
) -> Check:
    """A check by trying: what the attempt says went wrong, or what it raises."""
    import httpx
    import openai

    try:
        fault = attempt()
    except (openai.OpenAIError, httpx.HTTPError, ValueError, TypeError, LookupError,
            AttributeError) as error:  # fmt: skip
        kind = kind_of(error)
        detail = f"{what}: {kind}: {' '.join(str(error).split())[:160]}"
        return Check(name=name, ok=False, detail=detail, hint=hint or MEND.get(kind, ""),
                     needed=needed)  # fmt: skip
    detail = f"{what}: {fault}" if fault else what
    return Check(name=name, ok=not fault, detail=detail, hint=hint if fault else "", needed=needed)


def models(client: Any, name: str) -> str:
    """Whether the endpoint lists the model."""
    listed = [each.id for each in client.models.list().data]
    if listed and name not in listed:
        return f"it has no model called {name}; it has {', '.join(listed[:8])}"
    return ""


def answer(client: Any, name: str) -> str:
    """Whether the model answers at all."""
    reply = client.chat.completions.create(model=name, messages=HELLO)
    return "" if reply.choices[0].message.content else "its answer is empty"


def calls(client: Any, name: str) -> str:
    """Whether it calls a tool, with arguments that can be read."""
    import json

    reply = client.chat.completions.create(model=name, messages=CALL, tools=[TOOL])
    made = reply.choices[0].message.tool_calls
    if not made:
        return "it answers in words instead"
    given = json.loads(made[0].function.arguments)
    return "" if made[0].function.name == "roll" and "who" in given else "its call is wrong"


def structured(client: Any, name: str) -> str:
    """Whether it keeps to a JSON schema."""
    import json

    reply = client.chat.completions.create(model=name, messages=CALL, response_format=SCHEMA)
    given = json.loads(reply.choices[0].message.content or "")
    return "" if given.get("call") in ("roll", "answer") else "its answer is another one"


def streamed(client: Any, name: str) -> str:
    """Whether it answers piece by piece, to an end."""
    reasons = [
        choice.finish_reason
        for piece in client.chat.completions.create(model=name, messages=HELLO, stream=True)
        for choice in piece.choices
    ]
    return "" if any(reasons) else "the stream has no end"
