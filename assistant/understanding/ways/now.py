"""How likely a thing is said now: what can't be done is hardly said, what waits is answered."""

from collections.abc import Callable, Mapping

from assistant.understanding.ways import said_of
from tools.game import Game

Possible = Callable[[Game], bool]
# How much likelier a thing is said where it can't be done, and where it is waited for.
HARDLY, RATHER = 0.02, 4.0


def _waits(*kinds: str) -> Possible:
    return lambda game: any(each.kind in kinds for each in game.pending)


def _harmed(game: Game) -> bool:
    return any(who.consequences for who in game.characters.values())


def _marked(game: Game) -> bool:
    return any(any(who.marked.values()) for who in game.characters.values())


# What things said are answers to.
ANSWERS: Mapping[str, Possible] = {
    "defend": _waits("defend"), "passive": _waits("defend"), "absorb": _waits("absorb"),
    "boxes": _waits("absorb"), "consequence": _waits("absorb"), "take_out": _waits("absorb"),
    "out": _waits("absorb"), "boost.take": _waits("boost"), "cost": _waits("cost"),
    "compel.accept": _waits("compel"), "compel.refuse": _waits("compel"),
    "share": _waits("split"),
}  # fmt: skip
# Where things can be said at all.
WHERE: Mapping[str, Possible] = {
    **{said: ANSWERS[said] for said in ("defend", "passive", "cost", "share", "boost.take",
                                        "compel.accept", "compel.refuse")},
    "treat": _harmed, "harm": _harmed, "stress.clear": _marked,
    "invoke": lambda game: game.roll is not None,
    "conflict.end": lambda game: game.scene.conflict is not None,
    "contest.end": lambda game: game.scene.contest is not None,
    "contest.won": lambda game: game.scene.contest is not None,
    "challenge.end": lambda game: game.scene.challenge is not None,
    "countdown.mark": lambda game: bool(game.countdowns),
    "countdown.back": lambda game: bool(game.countdowns),
    "countdown.end": lambda game: bool(game.countdowns),
    **dict.fromkeys(("d6", "cheer", "bond", "back"), lambda game: game.system == "narratograph"),
}  # fmt: skip


def now(chances: Mapping[str, float], game: Game) -> dict[str, float]:
    """The chances of what is said, by what can be done now; they add up to 1."""
    weighed = {said: chance * _weight(said, game) for said, chance in chances.items()}
    whole = sum(weighed.values()) or 1.0
    return {said: weight / whole for said, weight in weighed.items()}


def _weight(said: str, game: Game) -> float:
    where, answers = _of(WHERE, said), _of(ANSWERS, said)
    if where is not None and not where(game):
        return HARDLY
    return RATHER if answers is not None and answers(game) else 1.0


def _of(table: Mapping[str, Possible], label: str) -> Possible | None:
    parts = said_of(label).split(".")
    tried = (".".join(parts[:size]) for size in range(len(parts), 0, -1))
    return next((table[each] for each in tried if each in table), None)
