"""The defence against a roll that was made before."""

from assistant.understanding import roles, rolls
from assistant.understanding.annotate import Clause
from assistant.understanding.frames import deed, unquoted
from assistant.understanding.understood import Call, Told, Unclear
from tools.game import Game
from tools.people import find


def defend(clause: Clause, game: Game, told: Told) -> list[Call] | Unclear:
    """A defence roll: who defends, with what, and for whom."""
    act = deed(unquoted(clause), clause.lexicon)
    start, end = (act[2], act[3]) if act else (0, 0)
    made, stop = rolls.invokes(clause, end, len(clause.text))
    arguments = rolls.effort(clause, 0, stop)
    if made:
        arguments["invokes"] = made
    if act and act[0] == "defend" and act[1]:
        arguments.setdefault("skill", act[1])
    name, how = rolls.before(clause, start)
    actor = roles.who(name, how, clause, game, told) if how in ("name", "me") else None
    named = {span.value for span in clause.all("name")}
    attacker = game.roll.acting.who if game.roll else None
    straight = {span.value for span in clause.all("name") if "own" not in span.flags} - {attacker}
    if named and actor not in named and (own := rolls.doer(clause, len(clause.text))):
        actor = str(own.value)
    elif len(straight) == 1 and actor not in named and not clause.tag("against_after"):
        actor = str(straight.pop())
    for_whom = clause.tag("on_behalf")
    if actor and for_whom and len(others := named - {actor}) == 1:
        arguments["target"] = others.pop()
    if not arguments and not game.waiting("defend"):
        return []  # a story: nobody has to defend, and no roll is told
    if actor and (find(game, actor) or any(each.who == actor for each in game.pending)):
        arguments["actor"] = actor
        told.name(actor)
    return [Call("defend", arguments)]
