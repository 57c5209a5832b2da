"""Boards for the table: session zero, countdowns, recovery, the roster of NPCs."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from assistant import refusals
from assistant.queries import Board
from assistant.scenery import countdown
from assistant.sheets import summary, wound
from assistant.voice import Voice, voice
from tools.commands import Sheet
from tools.game import TOPICS, Character, Consequence, Game, Topic, to_plain
from tools.rules.faults import faults

# What people agree on to be safe at the table.
SAFETY: tuple[Topic, ...] = ("lines", "veils", "tools")
# What a consequence waits for once it is treated; severe ones wait for growth, by system.
UNTIL = {"mild": "scene", "moderate": "session"}


def session_zero(game: Game, language: str) -> Iterator[str]:
    """The checklist of a campaign's beginning: what is settled, what is still open."""
    say = voice(language)
    yield say("heading", label=say("zero-title"))
    yield f"  – {say('zero-system', system=game.system)}"
    options = say.listed(game.options) or say("zero-no-options")
    yield f"  – {say('zero-options', options=options)}"
    people = [who for who in game.characters.values() if who.kind == "pc"]
    names = say.listed(who.name for who in people) or say("zero-no-characters")
    yield f"  – {say('zero-characters', names=names)}"
    for who in people:
        lacking = unfinished(game, who, say)
        if lacking:
            yield f"    ☐ {say('zero-unfinished', who=who.name, faults=' '.join(lacking))}"
    yield say("zero-agreements")
    for topic in TOPICS:
        text = game.agreements.get(topic)
        box, told = ("☑", text) if text else ("☐", say("zero-open"))
        yield f"  {box} " + say("line", label=say(f"topic-{topic}"), text=told)
    yield say("zero-safety")


def unfinished(game: Game, who: Character, say: Voice) -> list[str]:
    """What a player's sheet still lacks."""
    found = faults(game, who, Sheet(name=who.name, whole=True))
    return [refusals.sentence(each, say.language).removeprefix(f"{who.name}: ") for each in found]


def countdowns(game: Game, language: str) -> Iterator[str]:
    """Every countdown with its boxes."""
    say = voice(language)
    yield say("heading", label=say("board-countdowns"))
    yield from (f"  – {countdown(say, each)}" for each in game.countdowns)
    if not game.countdowns:
        yield f"  {say('board-no-countdowns')}"


def recovery(game: Game, language: str) -> Iterator[str]:
    """Every consequence: whether it is treated, and when it clears."""
    say = voice(language)
    yield say("heading", label=say("board-recovery"))
    hurt = [(who, each) for who in game.characters.values() for each in who.consequences
            if not each.past]  # fmt: skip
    for who, each in hurt:
        yield f"  – {timer(say, game, who, each)}"
    if not hurt:
        yield f"  {say('board-no-recovery')}"


def timer(say: Voice, game: Game, who: Character, each: Consequence) -> str:
    """One consequence and how long it stays."""
    text = say("line", label=say("unnamed-consequence", severity=each.severity,
                                 word=say.severity(each.severity)),
               text=wound(say, each, who))  # fmt: skip
    if game.ruleset.treatment and each.treated_scene is None:
        return say("board-untreated", who=who.name, wound=text)
    clears = say(f"clears-after-{until(game, each)}")
    return say("two", a=say("line", label=who.name, text=text), b=clears)


def until(game: Game, each: Consequence) -> str:
    """What has to pass before a consequence clears. Source: condensed.recovery-time."""
    usual = "breakthrough" if game.system == "condensed" else "scenario"
    return UNTIL.get(each.severity, usual)


def roster(game: Game, language: str) -> Iterator[str]:
    """The NPCs: those in the scene, elsewhere, and out."""
    say = voice(language)
    yield say("heading", label=say("board-roster"))
    people = [who for who in game.characters.values() if who.kind == "npc"]
    groups: dict[str, list[Character]] = {"here": [], "away": [], "out": []}
    for who in people:
        place = "here" if who.name in game.scene.present else "away"
        groups["out" if who.out is not None else place].append(who)
    for place, there in groups.items():
        if there:
            yield f"  {say('heading', label=say(f'board-{place}'))}"
            yield from (f"    – {summary(say, who)}" for who in there)
    if not people:
        yield f"  {say('board-no-npcs')}"


def rulings(game: Game, language: str) -> Iterator[str]:
    """What the table has ruled, and what about."""
    say = voice(language)
    yield say("heading", label=say("rulings-title"))
    for each in game.rulings:
        details = say.listed([*filter(None, [each.about]), *([say("secret")] * each.secret)])
        text = say("with-details", text=each.text, details=details) if details else each.text
        yield f"  {each.number}. {text}"
    if not game.rulings:
        yield f"  {say('rulings-none')}"


def safety(game: Game, language: str) -> Iterator[str]:
    """The safety tools: those of the table's own, and those that always work."""
    say = voice(language)
    title = say("topic-tools")
    yield say("heading", label=title[:1].upper() + title[1:])
    yield f"  {say('zero-safety')}"
    for topic in SAFETY:
        if text := game.agreements.get(topic):
            yield "  – " + say("line", label=say(f"topic-{topic}"), text=text)


BOARDS: Mapping[Board, Callable[[Game, str], Iterator[str]]] = {
    "session_zero": session_zero, "countdowns": countdowns, "recovery": recovery,
    "roster": roster, "rulings": rulings, "safety": safety,
}  # fmt: skip


def plain(game: Game) -> dict[str, Any]:
    """What the boards show, as plain data."""
    return {
        "agreements": {topic: game.agreements.get(topic) for topic in TOPICS},
        "countdowns": to_plain(game.countdowns),
        "recovery": [
            {"who": who.name, "severity": each.severity, "name": each.name,
             "treated": each.treated_scene is not None, "clears_after": until(game, each)}
            for who in game.characters.values() for each in who.consequences if not each.past
        ],
        "roster": [
            {"name": who.name, "present": who.name in game.scene.present,
             "out": who.out is not None}
            for who in game.characters.values() if who.kind == "npc"
        ],
        "rulings": to_plain(game.rulings),
    }  # fmt: skip
