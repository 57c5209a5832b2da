"""What is known of an endpoint by now: what it refuses, how it is best called, how it counts."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from langchain_core.messages import AIMessage, BaseMessage
from langchain_core.messages.utils import count_tokens_approximately

from assistant.settings import Calling

# Requests that a server may not know; one that refuses a flag by its name is asked without it.
LONGEST = "max_completion_tokens"  # of an answer: a small model may not come to an end
FLAGS: dict[str, Any] = {"parallel_tool_calls": False, "temperature": 0, LONGEST: 800}
OF_ANY = ("temperature", LONGEST)  # flags of a request that has no tools
CUT_OFF = "length"
USAGE = "stream_options"
SMOOTH = 0.5  # how far one answer's count moves the ratio


@dataclass(slots=True)
class Endpoint:
    """One endpoint, for as long as a talk lasts.

    Attributes:
        calling: by `tools`; by a JSON `schema`, one decision at a time; by JSON in plain `text`.
            `auto`: by tools until they are refused.
        refused: flags that it does not know.
        ratio: its tokens to those that are counted approximately.
    """

    calling: Calling = "auto"
    refused: set[str] = field(default_factory=set)
    ratio: float = 1.0

    @property
    def flags(self) -> dict[str, Any]:
        """What is sent along with a request."""
        return {name: value for name, value in FLAGS.items() if name not in self.refused}

    @property
    def plain_flags(self) -> dict[str, Any]:
        """What is sent along with a request that has no tools."""
        return {name: value for name, value in self.flags.items() if name in OF_ANY}

    def refuses(self, message: str) -> bool:
        """Note what a refusal names; False when it names nothing that can be left out."""
        named = [name for name in (*FLAGS, USAGE) if name in message and name not in self.refused]
        self.refused |= set(named[:1])
        return bool(named)

    def lengthens(self, answer: AIMessage) -> bool:
        """Note an answer of which nothing came before it was cut off: it had a lot to think."""
        cut = answer.response_metadata.get("finish_reason") == CUT_OFF
        said = str(answer.text).strip() or answer.tool_calls or answer.invalid_tool_calls
        if not cut or said or LONGEST in self.refused:
            return False
        self.refused.add(LONGEST)
        return True

    def tokens(self, messages: Sequence[BaseMessage]) -> int:
        """About how many tokens the endpoint counts in messages."""
        return round(count_tokens_approximately(messages) * self.ratio)

    def learn(self, asked: Sequence[BaseMessage], more: int, answer: AIMessage) -> None:
        """Correct the count by what the endpoint says it has read.

        Args:
            more: letters of what went along with the messages, such as the tools.
        """
        used = answer.usage_metadata
        counted = count_tokens_approximately(asked) + more / 4
        if used and used["input_tokens"] > 1 and counted:
            found = min(max(used["input_tokens"] / counted, 0.25), 8.0)
            self.ratio += SMOOTH * (found - self.ratio)
