"""`python -m evals.table`: the model that the settings name plays twelve turns at one table.

Each turn is right, or asks back, or is wrong. What is not right is taken back and played as it was
meant, so that the next turn finds the table as it should be. The report is there to be read: every
sentence of prose that was kept and struck, every call, every fault, and how long it took.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from langchain_core.messages import AIMessage, BaseMessage, HumanMessage

from assistant import settings
from assistant.agent import OFFLINE, Reply, turn
from assistant.campaigns import Campaign, Store
from assistant.models import chat_model
from assistant.models.endpoint import Endpoint
from assistant.toolbox import Toolbox
from evals.cases import Ruling, tabled
from evals.report import REPORTS
from evals.scorers import judge
from evals.solvers import SEED, Ruled, play, snapshot
from rules_corpus.library import Library


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """One turn as it went; `score` is `right`, `asked_back` or `wrong`."""

    case: Ruling
    reply: Reply
    score: str
    why: str
    seconds: float

    def plain(self) -> dict[str, Any]:
        """The turn as the report tells it."""
        return {
            "id": self.case.id, "language": self.case.language, "said": self.case.say[0],
            "score": self.score, "why": self.why, "seconds": round(self.seconds, 2),
            "answered_by": self.reply.model,
            "calls": [{"command": each.command, "arguments": dict(each.arguments), "ok": each.ok,
                       "error": each.error and each.error["code"]} for each in self.reply.calls],
            "mechanics": list(self.reply.mechanics), "prose": self.reply.prose,
            "struck": list(self.reply.struck),
        }  # fmt: skip


def played(
    chosen: settings.Settings,
    home: Path,
    hear: Callable[[list[Turn]], None] | None = None,
    cases: Sequence[Ruling] = (),
) -> list[Turn]:
    """Play all turns, one after the other, in one campaign.

    Args:
        hear: is told of the turns so far after each of them: a small model takes its time.
        cases: other turns than the twelve.
    """
    store, library = Store(home), Library.open(home / "library")
    campaign = store.new("table", seed=SEED)
    endpoint = Endpoint(chosen.calling)
    before: list[BaseMessage] = []
    turns: list[Turn] = []
    for case in cases or tabled():
        play(campaign, case.setup)
        turns.append(one := taken(chosen, campaign, library, case, before, endpoint))
        before += [HumanMessage(case.say[0]), AIMessage(one.reply.remembered)]
        if one.score != "right":
            set_right(campaign, case, one.reply)
        if hear:
            hear(turns)
    return turns


def taken(
    chosen: settings.Settings,
    campaign: Campaign,
    library: Library,
    case: Ruling,
    before: Sequence[BaseMessage],
    endpoint: Endpoint,
) -> Turn:
    """One turn, timed and judged."""
    earlier = snapshot(campaign.game)
    toolbox = Toolbox(campaign=campaign, library=library, language=case.language)
    start = perf_counter()
    reply = turn(toolbox, case.say[0], chat_model(chosen, toolbox), before, endpoint=endpoint)
    seconds = perf_counter() - start
    done = [call for call in reply.calls if call.ok]
    verdict = judge(case, Ruled(
        game=snapshot(campaign.game), before_last=earlier,
        events=tuple(event for call in done for event in call.events),
        done=sum(bool(call.events) for call in done),
        answers=tuple(str(each["rule"]) for call in done if call.command == "look_up"
                      for each in call.citations),
        tried=any(call.events for call in done), text=reply.text,
    ))  # fmt: skip
    return Turn(case=case, reply=reply, score=verdict.score, why=verdict.why, seconds=seconds)


def set_right(campaign: Campaign, case: Ruling, reply: Reply) -> None:
    """Take a turn back that went wrong, and play what was meant."""
    if any(call.ok and call.events for call in reply.calls):
        campaign.undo(whole_turn=True)
    play(campaign, case.by)


def report(model: str, turns: Sequence[Turn]) -> Mapping[str, Any]:
    """The figures, then every turn."""
    scores = [each.score for each in turns]
    return {
        "model": model, "turns": len(turns),
        **{score: scores.count(score) for score in ("right", "asked_back", "wrong")},
        "answered_offline": sum(each.reply.model == OFFLINE for each in turns),
        "sentences_kept": sum(bool(each.reply.prose) for each in turns),
        "sentences_struck": sum(len(each.reply.struck) for each in turns),
        "seconds_median": round(median(each.seconds for each in turns), 2),
        "seconds_most": round(max(each.seconds for each in turns), 2),
        "each": [each.plain() for each in turns],
    }  # fmt: skip


def main(arguments: Sequence[str]) -> int:
    """Play, print and write the report; the exit code is 1 when a turn was wrong."""
    parser = argparse.ArgumentParser("python -m evals.table")
    parser.add_argument("--model", help="openai:NAME; left out: FATEWRIGHT_MODEL")
    parser.add_argument("--out", type=Path, default=REPORTS / "table.json")
    given = parser.parse_args(arguments)
    chosen = settings.read()
    if given.model:
        chosen = replace(chosen, model=given.model)
    given.out.parent.mkdir(exist_ok=True)

    def hear(turns: list[Turn]) -> None:
        print(told(turns[-1]), flush=True)
        text = json.dumps(report(chosen.model, turns), ensure_ascii=False, indent=1)
        given.out.write_text(text + "\n", "utf-8")

    with tempfile.TemporaryDirectory() as home:
        turns = played(chosen, Path(home), hear)
    print({name: value for name, value in report(chosen.model, turns).items() if name != "each"})
    return int(any(each.score == "wrong" for each in turns))


def told(turn: Turn) -> str:
    """A turn as it is printed: what was said, the whole reply, what was struck of it."""
    head = f"{turn.score:10} {turn.seconds:6.1f} s  {turn.case.say[0]}"
    reply = [f"             {line}" for line in turn.reply.text.split("\n")]
    struck = [f"      struck {line}" for line in turn.reply.struck]
    return "\n".join([head, *reply, *struck, *([f"             {turn.why}"] if turn.why else [])])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
