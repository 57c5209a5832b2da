"""An effort shared out by name: "3 to the ghoul, 2 to the wolf"."""

from assistant.understanding.asking import asks
from assistant.understanding.frames import deed, read, unquoted
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.understood import Call, Understood
from tools.game import Game


def shared(text: str, game: Game, words: Lexicon) -> Understood | None:
    """Every target of the attack that waits, each with its number; None where that isn't said."""
    if game.roll is None or not any(each.kind == "split" for each in game.pending):
        return None
    clause = read(text, game, words, ())
    told = [s for s in clause.spans if s.kind == "name" or type(s.value) is int]
    people, amounts = told[::2], told[1::2]
    if told and told[0].kind != "name":
        people, amounts = amounts, people
    by_name = {each.value: share.value for each, share in zip(people, amounts, strict=False)}
    paired = len(people) == len(amounts) and all(s.kind == "name" for s in people) and not any(
        s.kind == "name" for s in amounts)  # fmt: skip
    targets = game.roll.targets
    if not paired or set(by_name) != set(targets) or asks(text, words):
        return None
    if clause.first("skill") or words.has("negation", text) or deed(unquoted(clause), words):
        return None
    shares = [by_name[target] for target in targets]
    return Understood(words.language, (Call("split_effort", {"shares": shares}),))
