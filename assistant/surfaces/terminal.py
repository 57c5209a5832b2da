"""Talking at a terminal: lines in, replies out; mechanics set apart from prose."""

import json
import sys
from collections.abc import Iterable, Sequence
from contextlib import nullcontext

from langchain_core.messages import AIMessage, BaseMessage, HumanMessage
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from assistant import render, settings
from assistant.agent import Ears, Reply, turn, with_rules
from assistant.campaigns import Store
from assistant.models import chat_model
from assistant.models.endpoint import Endpoint
from assistant.shelves import open_library
from assistant.toolbox import Done, Toolbox
from rules_corpus.language import detect
from tools import views
from tools.dice import Thrown

REMEMBERED = 8  # messages of this talk that a model is shown; the game itself is in the journal
LONGEST = 10_000  # letters of a line that are read at all
FAREWELL = ("exit", "quit", ":q")


def talk(
    said: Sequence[str] | None,
    queued: list[Thrown],
    *,
    seed: str | None,
    speaker: str,
    language: str | None,
    as_json: bool,
    campaign_name: str,
) -> None:
    """Answer line by line until there is nothing more to answer.

    Raises:
        SettingsError, JournalError, LibraryError: the operator must mend something.
    """
    chosen = settings.read()
    console = Console(highlight=False)
    with Console(stderr=True).status("…") if not as_json else nullcontext():
        campaign = Store.of(chosen).open(campaign_name, seed, language)
        library = open_library(chosen)
    spoken = language or campaign.game.language
    if not said and not as_json and sys.stdin.isatty():
        seen = campaign.game if speaker == "gm" else views.player_view(campaign.game)
        for text in render.greeting(campaign.name, seen, spoken):
            console.print(Text(text, style="dim"))
    before: list[BaseMessage] = []
    endpoint = Endpoint(chosen.calling)
    for whole in said if said else heard(console, as_json):
        line = whole[:LONGEST]
        if not line.strip():
            continue
        if not said and line.strip().casefold() in FAREWELL:
            return
        spoken = language or detect(line, spoken)
        viewer = "gm" if speaker == "gm" else "players"
        toolbox = Toolbox(campaign=campaign, library=library, language=spoken, viewer=viewer,
                          queued=queued, seed=seed)  # fmt: skip
        who = None if speaker in ("gm", "players") else speaker
        model = chat_model(chosen, toolbox, who, streaming=console.is_terminal and not as_json)
        aloud = Aloud(console) if console.is_terminal and not as_json else None
        reply = turn(toolbox, line, model, before, speaker=who, endpoint=endpoint,
                     ears=Ears(done=aloud.done, prose=aloud.prose) if aloud else None)  # fmt: skip
        before = [*before, HumanMessage(line), AIMessage(reply.remembered)][-REMEMBERED:]
        if as_json:
            print(json.dumps(reply.plain(), ensure_ascii=False), flush=True)
        else:
            show(console, reply, aloud.told if aloud else [])


class Aloud:
    """Prints a reply while it is made; `told` is what has been printed of it."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.told: list[str] = []

    def done(self, done: Done) -> None:
        """What a call came to."""
        for line in with_rules(done):
            self.told.append(line)
            mechanics(self._console, line)

    def prose(self, sentence: str) -> None:
        """A sentence that stands."""
        self.told.append(sentence)
        self._console.print(Text(sentence, style="italic"))


def heard(console: Console, as_json: bool) -> Iterable[str]:
    """Lines from a pipe, or typed at the prompt."""
    if not sys.stdin.isatty():
        yield from sys.stdin
        return
    while True:
        try:
            yield console.input("[bold cyan]›[/] ")
        except KeyboardInterrupt:
            console.print()  # the line that was begun is dropped, as in a shell
        except EOFError:
            return


def mechanics(console: Console, line: str) -> None:
    """Print a line of what the engine tells: plain, a rule dim."""
    style = "dim" if line.startswith("(") and line.endswith(")") else ""
    console.print(Text(line, style=style), soft_wrap=not console.is_terminal)


def show(console: Console, reply: Reply, told: Sequence[str] = ()) -> None:
    """Print a reply: mechanics plain, rules dim, prose in italics, what waits in a panel.

    Args:
        told: what was printed of it while it was made.
    """
    left = list(told)
    for line in reply.mechanics:
        if line in left:
            left.remove(line)
        else:
            mechanics(console, line)
    if reply.prose and not any(each in reply.prose for each in left):
        console.print(Text(reply.prose, style="italic"))
    if reply.choices and console.is_terminal:
        body = Text("\n".join(reply.choices[1:]))
        console.print(Panel(body, title=Text(reply.choices[0]), title_align="left",
                            border_style="yellow", expand=False))  # fmt: skip
    else:
        for line in reply.choices:
            console.print(Text(line), soft_wrap=True)
    console.print()
