"""Everything that can be asked for, bound to one campaign: commands, queries, look-ups."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from pydantic import ValidationError

from assistant import boards, houserules, render
from assistant.campaigns import Campaign
from assistant.chronicle import paragraphs, recap as recaps
from assistant.marks import data
from assistant.parts import Part
from assistant.queries import QUERIES, Board
from assistant.secrecy import (
    open_commands,
    open_events,
    open_refusal,
    secret_names,
    seen_by_players,
)
from assistant.voice import spoken_at, voice
from assistant.worked import told
from rules_corpus.found import Answer
from rules_corpus.library import Library
from tools import available, commands, notation, odds, views
from tools.dice import Dice, Thrown
from tools.errors import RuleError
from tools.events import write
from tools.game import Game
from tools.people import need
from tools.play import play

LONGEST_LOG = 40
STOPPING = ("stop_scene", "resume_scene")
# What only the GM may do: nothing in the rules lets a player.
GM_ONLY = ("adjust", "switch_option", "set_scale", "set_boss", "set_skill_lists", "map_threat")
# What is of something that may be hidden: players give it only of what they see.
OF_WHAT_IS_SEEN = ("mark_countdown", "end_countdown", "withdraw_ruling")


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """What one call came to; `lines` is what the table is told, in the speaker's language."""

    command: str
    arguments: Mapping[str, Any]
    ok: bool = True
    events: tuple[dict[str, Any], ...] = ()
    error: Mapping[str, Any] | None = None
    lines: tuple[str, ...] = ()
    citations: tuple[Mapping[str, Any], ...] = ()

    def plain(self) -> dict[str, Any]:
        """The call as the black-box contract shows it."""
        return {"command": self.command, "arguments": dict(self.arguments), "ok": self.ok,
                "events": list(self.events), "error": self.error}  # fmt: skip


@dataclass(slots=True)
class Toolbox:
    """The calls of one turn of talk.

    Attributes:
        viewer: `gm`, or anything else for the players' view.
        queued: throws that the table made itself; each is used once.
        turn: calls of one turn are undone together; 0 until the first of them is stored.
        done: the calls so far.
    """

    campaign: Campaign
    library: Library
    language: str
    viewer: str = "gm"
    queued: list[Thrown] = field(default_factory=list)
    seed: str | None = None
    turn: int = 0
    done: list[Done] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.campaign.refresh()
        self.language = spoken_at(self.campaign.game, self.language)

    @property
    def game(self) -> Game:
        """The game as the viewer may see it."""
        game = self.campaign.game
        return game if self.viewer == "gm" else seen_by_players(game)

    @property
    def secret(self) -> frozenset[str]:
        """Names that the viewer must not be told."""
        if self.viewer == "gm":
            return frozenset()
        return secret_names(self.campaign.secret, self.campaign.game)

    def call(self, name: str, arguments: Mapping[str, Any]) -> Done:
        """Make one call; whatever refuses it is told, never raised. Bugs surface."""
        try:
            done = self._query(name, arguments) if name in QUERIES else self._command(
                name, arguments
            )  # fmt: skip
        except RuleError as refused:
            error = open_refusal(refused, self.secret)
            done = Done(command=name, arguments=arguments, ok=False, error=error.plain(),
                        lines=(render.refusal(error, self.language),),
                        citations=self.cite([error.rule]))  # fmt: skip
        except ValidationError as error:
            sentence = render.invalid(error, self.language)
            rule = render.rule_of(error)
            plain = {"code": "invalid", "message": sentence, "hint": "", "rule": rule}
            done = Done(command=name, arguments=arguments, ok=False, error=plain,
                        lines=(sentence,), citations=self.cite([rule]))  # fmt: skip
        self.done.append(done)
        return done

    def _command(self, name: str, arguments: Mapping[str, Any]) -> Done:
        spoken = {"language": str(self.language)} if speaks(name) else {}
        if self.viewer != "gm" and (name in GM_ONLY or arguments.get("secret")):
            raise RuleError("not_for_players", "That is the GM's to do.", "Ask the GM.")
        command = commands.parse({**spoken, **arguments, "command": name})
        if self.viewer != "gm" and name in OF_WHAT_IS_SEEN:
            play(self.game, command, Dice(""))
        step = self.campaign.do(command, self.queued, self.turn or None, self.seed)
        self.turn = self.campaign.past.entries[-1].turn
        plain = tuple(write(event) for event in step.events)
        del self.queued[: sum(event.get("origin") == "queued" for event in plain)]
        return self._told(name, arguments, plain)

    def _told(
        self, name: str, arguments: Mapping[str, Any], events: Sequence[dict[str, Any]]
    ) -> Done:
        shown = events if self.viewer == "gm" else open_events(events, self.secret)
        lines = render.say(shown, self.language)
        rules = [line.rule for line in lines]
        texts = tuple(line.text for line in lines)
        return Done(command=name, arguments=arguments, events=tuple(shown), lines=texts,
                    citations=self.cite(rules))  # fmt: skip

    def _query(self, name: str, arguments: Mapping[str, Any]) -> Done:
        asked = QUERIES[name].model_validate(arguments)
        result: Done = getattr(self, f"_{name}")(**dict(asked))
        return replace(result, command=name, arguments=arguments)

    def _look_up(self, question: str, system: str | None = None) -> Done:
        answer: Answer = self.library.ask(
            question, system=system, language=self.language,
            campaign_system=self.game.system, options=self.game.options,
        )  # fmt: skip
        citations = tuple(answer.plain_citations())
        rules = tuple(hit.rule for hit in answer.hits if answer.supported)
        ruled = houserules.rulings_for(self.game, question, rules)
        own = [houserules.cited(each, self.language) for each in ruled]
        text = told(answer, question, self.game, self.language)
        return Done(command="", arguments={}, lines=(*own, text), citations=citations)

    def _show_sheet(self, name: str | None = None, part: Part | None = None) -> Done:
        if name is None and len(self.game.characters) != 1:
            return self._lines(render.people(self.game, self.language))
        who = need(self.game, name or next(iter(self.game.characters)))
        told = render.part(who, part, self.language) if part else render.sheet(who, self.language)
        return self._lines(told)

    def _show_state(self) -> Done:
        return self._lines(render.state(self.game, self.language, gm=self.viewer == "gm"))

    def _show_log(self) -> Done:
        told = [list(entry.events) for entry in self.campaign.recent(LONGEST_LOG)]
        if self.viewer != "gm":
            secret = self.secret
            told = [open_events(events, secret) for events in told]
        return self._lines(render.log(told, self.language))

    def _recap(self, session: int | None = None) -> Done:
        number = session or recaps.last_session(self.campaign.game)
        hidden = self.secret
        told = paragraphs.paragraphs(self.campaign.of_session(number), self.language, self.viewer,
                                     hidden, number)  # fmt: skip
        running = number == self.campaign.game.session
        waits = recaps.left_open(self.game, "gm", self.language) if running else ()
        text = recaps.recap(list(told), self.language, waits)
        return self._lines(text or voice(self.language)("log-empty"))

    def _show_board(self, which: Board) -> Done:
        return self._lines(*boards.BOARDS[which](self.game, self.language))

    def _available(self) -> Done:
        """What waits, each with its numbered answers; free invokes where nothing does."""
        listed = render.open_choices(self.game, self.language)
        free = render.answers(available.available(self.game), self.language)
        return self._lines(*(listed or free))

    def _choose(self, number: int) -> Done:
        listed = available.available(self.game)
        if not 1 <= number <= len(listed):
            raise RuleError("not_an_option", f"There is no choice {number}.",
                            f"Choose from 1 to {len(listed)}." if listed else "Nothing waits.",
                            near=", ".join(str(n + 1) for n in range(len(listed))))  # fmt: skip
        chosen = dict(listed[number - 1].command)
        return self._command(str(chosen.pop("command")), chosen)

    def _odds(self, roll: str, **means: Any) -> Done:
        asked = odds.Means(**means, capped=self.game.system != "core")
        chances = odds.chances(notation.read(roll), asked)
        return self._lines(*render.chances(roll, chances, asked, self.language))

    def _undo(self, rewind: bool = False) -> Done:
        # An undo while the scene is stopped means what came before; a rewind means play, always.
        skipped = STOPPING if rewind or self.campaign.game.scene.stopped else ()
        moved = self.campaign.undo(whole_turn=True)
        with suppress(RuleError):  # there may be nothing before it
            while all((entry.command or {}).get("command") in skipped for entry in moved):
                moved = (*self.campaign.undo(whole_turn=True), *moved)
        return self._moved("undo", moved)

    def _redo(self) -> Done:
        return self._moved("redo", self.campaign.redo())

    def _moved(self, deed: str, entries: Sequence[Any]) -> Done:
        taken = [entry.command or {} for entry in entries]
        if self.viewer != "gm":
            taken = open_commands(taken, self.secret)
        return self._lines(render.moved(deed, taken, self.language))

    def _lines(self, *lines: str) -> Done:
        return Done(command="", arguments={}, lines=lines)

    def cite(self, rules: Sequence[str | None]) -> tuple[Mapping[str, Any], ...]:
        """Citations of rule ids, each once, with titles in the speaker's language."""
        return tuple(
            {"rule": rule, "language": self.language,
             "title": self.library.title(rule, self.language)}
            for rule in dict.fromkeys(rules)
            if rule
        )  # fmt: skip

    def pending(self) -> list[dict[str, Any]]:
        """What waits, as plain data, as the viewer may see it."""
        return views.pending(self.game)


def speaks(name: str) -> bool:
    """Whether a command makes up texts, which then come in the speaker's language."""
    return name in commands.COMMANDS and "language" in commands.COMMANDS[name].model_fields


@cache
def schema(name: str) -> dict[str, Any]:
    """The JSON schema of a call's arguments."""
    model = {**QUERIES, **commands.COMMANDS}[name].model_json_schema()
    model["properties"].pop("command", None)
    return {"title": name, **{key: value for key, value in model.items() if key != "title"}}


def description(name: str) -> str:
    """What a call is for, in a sentence."""
    return ({**QUERIES, **commands.COMMANDS}[name].__doc__ or name).strip()


def content(done: Done) -> str:
    """What a model is told of a call: facts as data, and the lines that the table sees."""
    facts = done.error or [
        {key: value for key, value in event.items() if key not in ("roll", "character")}
        for event in done.events
    ]
    told = [data(line) for line in done.lines]
    if done.command == "look_up":
        told = [f"<passage>{line}</passage>" for line in told]
    return json.dumps({"ok": done.ok, "told": told, "facts": facts}, ensure_ascii=False)
