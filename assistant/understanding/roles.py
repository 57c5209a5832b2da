"""Who acts and who is acted on: pronouns, endings, deeds told as nouns."""

import re
from itertools import pairwise

from assistant.understanding import names
from assistant.understanding.annotate import Clause
from assistant.understanding.frames import deeds, unquoted
from assistant.understanding.understood import Told
from tools.game import Game
from tools.people import find_aspect


def who(name: str | None, how: str, clause: Clause, game: Game, told: Told) -> str | None:
    """Whoever a name or pronoun stands for."""
    if name:
        return name
    if how in ("me", "silent"):
        return told.speaker if told.speaker not in (None, "gm", "players") else None
    if how != "pronoun":
        return None
    named = {span.value for span in clause.all("name")}
    waiting = [each.who for each in game.pending]
    roll = game.roll
    others = [*waiting, roll.acting.who, roll.target] if roll else waiting
    return told.last or next((each for each in others if each and each not in named), None)


def swapped(clause: Clause, head: tuple[int, int], end: int, target: str | None) -> bool:
    """Whether the case endings say that whoever stands after the verb acts."""
    left, right = clause.all("name", 0, head[0]), clause.all("name", head[1], end)
    if not left or "bent" not in left[-1].flags:
        return False
    if "own" in left[-1].flags and not clause.tag("upon", left[-1].end, head[1]):
        return False
    if right:
        return "bent" not in right[0].flags
    # A stranger stands in the base form where no ending had to come off.
    return target is not None and target in clause.text[head[1] :]


def of_noun(clause: Clause, head: tuple[int, int]) -> tuple[str, str, tuple[int, int]] | None:
    """Whoever acts where the deed is a noun: "the attack of" somebody."""
    name = clause.first("name", head[1])
    if name is None or clause.text[head[1] : name.start].strip():
        return None
    return name.value, "name", (head[0], name.end)


def pointed(clause: Clause) -> tuple[str, str] | None:
    """Two names with an arrow between: the first acts on the second."""
    for one, other in pairwise(clause.all("name")):
        if re.fullmatch(r"\s*([-=]+>|→)\s*", clause.text[one.end : other.start]):
            return str(one.value), str(other.value)
    return None


def straight(target: str, clause: Clause, start: int) -> str:
    """A stranger's name as it stands before their defence: there it has no case ending."""
    verb = next((d[2] for d in deeds(unquoted(clause), clause.lexicon)
                 if d[0] == "defend" and d[2] >= start), start)  # fmt: skip
    said = names.adhoc(clause.text[start:verb], clause.lexicon)
    return said if said and names.same(said, target, clause.lexicon) else target


def holding(aspect: str | None, game: Game) -> dict[str, str]:
    """Whoever the last roll was made against, if they alone of its sides hold free invokes."""
    found = find_aspect(game, aspect) if aspect and game.roll else None
    if found is None or game.roll is None or found[1].free.get(game.roll.acting.who or ""):
        return {}
    target = game.roll.target or ""
    return {"actor": target} if target and found[1].free.get(target) else {}
