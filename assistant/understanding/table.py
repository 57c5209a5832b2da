"""Frames other than rolls: answers, aspects, scenes, points, queries."""

import re
from collections.abc import Callable, Mapping
from typing import Any, get_args

from assistant.queries import Board
from assistant.understanding import names, roles, rolls
from assistant.understanding.annotate import Clause
from assistant.understanding.asking import asks, own_rating_asked, part_asked
from assistant.understanding.harm import absorb, after_called, concede, named, take_out
from assistant.understanding.points import adjust
from assistant.understanding.text import bare
from assistant.understanding.understood import Call, Told, Unclear
from tools.game import Game
from tools.people import aspects, find, find_aspect
from tools.rules.faults import NAMED

Result = list[Call] | Unclear
SIDES = 2
Builder = Callable[[Clause, Game, Told], Result]


def _plain(kind: str) -> Builder:
    def build(clause: Clause, game: Game, told: Told) -> Result:
        return [Call(kind, {})]

    return build


def help(clause: Clause, game: Game, told: Told) -> Result:
    """What can be said at all."""
    return Unclear("help")


def _repeated(kind: str) -> Builder:
    def build(clause: Clause, game: Game, told: Told) -> Result:
        return [Call(kind, {})] * min(clause.value("times") or 1, 9)

    return build


def look_up(clause: Clause, game: Game, told: Told) -> Result:
    """A question about the rules, as it was put."""
    return [Call("look_up", {"question": clause.text.strip()})]


def odds(clause: Clause, game: Game, told: Told) -> Result:
    """The chances of a roll, in notation."""
    pool = re.search(r"\d{1,2}\s*[dD]\s*:\s*\d", clause.text)
    if pool:
        return [Call("odds", {"roll": pool[0].replace(" ", "")})]
    kinds = ("number", "dice_total", "effort", "difficulty")
    found = [s for s in clause.spans if s.kind in kinds]
    skill = clause.first("skill")
    rating = clause.first("number", skill.end) if skill else None
    if skill and rating and clause.tag("against", skill.end, rating.start):
        rating = None
    # The number behind a skill is its rating, wherever it stands; else the sheet has it.
    numbers = [s.value for s in sorted(found, key=lambda s: rating not in (None, s))]
    who = find(game, clause.value("name"))
    if who and skill and rating is None and len(numbers) < 2:
        numbers = [who.skills.get(skill.value, 0), *numbers]  # as their sheet has it
    if not numbers:
        return look_up(clause, game, told)
    against = f" vs {numbers[1]:+d}" if len(numbers) > 1 else ""
    return [Call("odds", {"roll": f"{numbers[0]:+d}{against}"})]


def show_sheet(clause: Clause, game: Game, told: Told) -> Result:
    """Somebody's sheet, or everybody's; of what was asked for, only that part."""
    name = clause.value("name")
    part = part_asked(clause) if name and asks(clause.text, clause.lexicon) else None
    part = "skills" if part is None and own_rating_asked(clause) else part
    return [Call("show_sheet", ({"name": name} if name else {}) | ({"part": part} if part else {}))]


def choose(clause: Clause, game: Game, told: Told) -> Result:
    """An answer by its number."""
    number = clause.value("choose")
    return [Call("choose", {"number": number})] if number >= 1 else Unclear("not_understood")


def take_boost(clause: Clause, game: Game, told: Told) -> Result:
    """Lower the hit for a boost, or have one instead of what was tied for."""
    cost = game.waiting("cost")
    if cost and "boost" in cost.options and not game.waiting("boost"):
        return [Call("choose_cost", {"option": "boost"})]
    aspect = clause.value("aspect") or bare(
        clause.text.partition(":")[2] or after_called(clause))  # fmt: skip
    return [Call("take_boost", {"aspect": aspect} if aspect else {})]


def choose_cost(clause: Clause, game: Game, told: Told) -> Result:
    """What a failure or tie comes to."""
    option = next((key for key in ("major_cost", "minor_cost", "boost", "reveal", "fail")
                   if clause.has(f"cost_{key}")), None)  # fmt: skip
    if option is None:
        return Unclear("not_understood", (), ("choose_cost",))
    detail = bare(clause.text.partition(":")[2])
    return [Call("choose_cost", {"option": option, **({"detail": detail} if detail else {})})]


def answer_compel(clause: Clause, game: Game, told: Told) -> Result:
    """Accept or refuse a compel; only whoever is compelled does that."""
    waits, others = game.waiting("compel"), {span.value for span in clause.all("name")}
    if waits and waits.who and others and waits.who not in others:
        return Unclear("not_understood", (), ("answer_compel",))
    refused = clause.has("refuse") and not clause.has("no_refusal")
    return [Call("answer_compel", {"accept": not refused, **named(clause)})]


def compel(clause: Clause, game: Game, told: Told) -> Result:
    """An offer of a fate point for trouble."""
    known = clause.first("aspect")
    owner = find_aspect(game, known.value) if known else None
    name = clause.value("name") or (owner[0] if owner else None)
    if name is None:
        return Unclear("who", ("character",), ("compel",))
    out: dict[str, Any] = {"character": name}
    told_to = clause.text.find(":") if ":" in clause.text else len(clause.text)
    people = {span.value: span for span in clause.all("name", 0, told_to)}
    onto = clause.lexicon.tags.get("on")
    marks = {m.end() for m in onto.finditer(clause.text)} if onto else set()
    bent = [who for who, span in people.items() if span.flags & {"bent", "own"}
            or len(clause.text[: span.start].rstrip()) in marks]  # fmt: skip
    if len(people) == SIDES and len(bent) == 1:
        # Of two the one in the base form offers it, or the one whose case says so.
        source = rolls.doer(clause, told_to)
        name = str(
            next(who for who in people if (who != source.value if source else who == bent[0]))
        )
        out = {"character": name, "by": next(str(who) for who in people if who != name)}
    aspect, story = clause.value("aspect"), bare(clause.text.partition(":")[2])
    if known and clause.text.find(":") < known.start:
        # The aspect, then the story.
        told_first = story.startswith(clause.text[known.start : known.end])
        story = (told_first and bare(clause.text[known.end :])) or story
    if len(people) == 1 and clause.has("self_compel"):
        out["claimed"] = True
    waits = game.waiting("compel")
    if waits and waits.who == name and not aspect and not story:
        # What waits to be answered is spoken of, not another offer.
        return Unclear("not_understood", (), ("answer_compel",))
    told.name(name)
    said = (("aspect", aspect or _named_by_field(clause, game, name)), ("story", story))
    return [Call("compel", out | {key: value for key, value in said if value})]


def _named_by_field(clause: Clause, game: Game, name: str) -> str | None:
    """The aspect that is called somebody's trouble, high concept or relationship."""
    head, who = clause.text.partition(":")[0], find(game, name)
    return next((each.name for each in (who.aspects if who else ()) if each.kind in NAMED
                 and clause.lexicon.has(f"field_{each.kind}", head)), None)  # fmt: skip


def invoke(clause: Clause, game: Game, told: Told) -> Result:
    """An invoke on the roll just made."""
    mark = rolls.invoking(clause)
    out = rolls.invoke(clause, 0, len(clause.text))
    name, how = rolls.before(clause, mark.start() if mark else 0)
    known = name and (find(game, name) or name in {s.value for s in clause.all("name")})
    if how == "name" and known:
        out["actor"] = name
    elif (own := _invoker(clause)) is not None:
        out["actor"] = own
    elif how == "me" and told.speaker not in (None, "gm", "players"):
        out["actor"] = told.speaker
    elif how in ("pronoun", "silent") and out.get("free") is not False:
        out |= roles.holding(out.get("aspect"), game)
    if "aspect" not in out and clause.has("boost"):
        held = [each.name for _, each in aspects(game) if each.kind == "boost" and each.free]
        out |= {"aspect": held[0]} if len(held) == 1 else {}
    if "aspect" not in out and not (out.get("use") == "reroll" and clause.has("paid")):
        return Unclear("missing_aspect", ("aspect",), ("invoke",))
    return [Call("invoke", out)]


def _invoker(clause: Clause) -> str | None:
    """Whoever invokes by the case of their name, or as the only one who is named."""
    if own := rolls.doer(clause, len(clause.text)):
        return str(own.value)
    people = {span.value for span in clause.all("name") if "own" not in span.flags}
    straight = {span.value for span in clause.all("name") if "bent" not in span.flags}
    alone = straight if len(straight) == 1 else people
    return str(next(iter(alone))) if len(alone) == 1 else None


def make_npc(clause: Clause, game: Game, told: Told) -> Result:
    """A made-up NPC, with the name and concept that were said."""
    out: dict[str, Any] = {}
    called = after_called(clause)
    kind = clause.lexicon.find("npc", called)
    name = names.adhoc(called[: kind.start()] if kind else called, clause.lexicon)
    if name:
        out["name"] = name
    mark = clause.tag("make_npc")
    concept = rolls.chunk(clause, mark.end(), len(clause.text)) if mark and not name else None
    if concept and mark:
        concept = names.based(concept, mark[0], clause.lexicon)
    if concept and not clause.lexicon.has("no_name", concept):
        out["concept"] = concept
    if not out and not clause.has("npc"):
        return []
    return [Call("make_npc", out)]


def make_aspects(clause: Clause, game: Game, told: Told) -> Result:
    """Made-up situation aspects."""
    out = {key: clause.value(key) for key in ("count", "place") if clause.first(key)}
    return [Call("make_aspects", out)]


def board(which: str) -> Builder:
    """One of the table's boards."""
    return lambda clause, game, told: [Call("show_board", {"which": which})]


PLAIN = ("show_log", "recap", "show_state", "available", "begin_session", "end_session",
         "end_scene", "end_conflict", "waive")  # fmt: skip
KINDS: Mapping[str, Builder] = {
    **{kind: _plain(kind) for kind in PLAIN},
    **{f"board_{which}": board(which) for which in get_args(Board)},
    **{kind: _repeated(kind) for kind in ("undo", "redo")},
    "help": help, "look_up": look_up, "odds": odds, "show_sheet": show_sheet, "choose": choose,
    "absorb": absorb, "take_out": take_out, "concede": concede, "take_boost": take_boost,
    "choose_cost": choose_cost, "answer_compel": answer_compel, "compel": compel,
    "invoke": invoke, "adjust": adjust, "make_npc": make_npc, "make_aspects": make_aspects,
}  # fmt: skip
