"""What a model is shown, each part within its own budget of tokens; none of it grows with play."""

from collections.abc import Sequence
from importlib.resources import files

from langchain_core.messages import BaseMessage, trim_messages

from assistant import render
from assistant.marks import data
from assistant.models.endpoint import Endpoint
from assistant.toolbox import Toolbox

DUTIES = files("assistant").joinpath("prompts/gm.md").read_text(encoding="utf-8")
# Tokens at most, as the endpoint counts them.
TABLE, TALK, RESULT = 1600, 1200, 1000
LETTERS = 4  # of a token, before an endpoint's own count corrects it


def brief(toolbox: Toolbox, endpoint: Endpoint) -> str:
    """The system prompt of a turn, built from the state and nothing that was said before."""
    table = render.state(toolbox.game, toolbox.language, gm=toolbox.viewer == "gm")
    return f"{DUTIES}\n<table>\n{cut(data(table), TABLE, endpoint)}\n</table>"


def cut(text: str, tokens: int, endpoint: Endpoint) -> str:
    """A text within a budget: the end is left out, at a line's end where there is one."""
    letters = max(int(tokens * LETTERS / endpoint.ratio), 200)
    if len(text) <= letters:
        return text
    kept = text[:letters]
    return (kept[: kept.rfind("\n")] if "\n" in kept[letters // 2 :] else kept) + "\n…"


def talk(before: Sequence[BaseMessage], endpoint: Endpoint) -> list[BaseMessage]:
    """The end of what was said before, within its budget; it begins with a person's words."""
    if not before:
        return []
    kept: list[BaseMessage] = trim_messages(
        list(before), max_tokens=TALK, token_counter=lambda each: endpoint.tokens(each),
        strategy="last", start_on="human",
    )  # fmt: skip
    return kept
