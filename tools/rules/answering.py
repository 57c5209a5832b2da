"""What has to be answered before anything else."""

from tools.errors import RuleError
from tools.game import Pending


def refuse_until_answered(waiting: Pending) -> None:
    """Name what waits, and for whom.

    Raises:
        RuleError: `answer_first`, always.
    """
    todo = {
        "defend": "has to defend first",
        "absorb": f"has to absorb a hit of {waiting.shifts} first",
        "compel": "has to answer a compel first",
        "special": "has to choose what the special brings first",
        "fumble": "has to roll what the fumble brings first",
        "split": "has to share out the effort first",
    }[waiting.kind]
    raise RuleError(
        "answer_first",
        f"{waiting.who} {todo}.",
        "Answer it, or waive it.",
        waiting.rule,
        name=waiting.who or "",
        kind=waiting.kind,
        shifts=waiting.shifts,
    )
