"""What a turn costs beyond the model's own time and the embedding of a question.

The model answers at once, so what is left is ours: brief, tools, calls, store, look-up, guard,
rendering.
"""

from collections.abc import Iterator
from time import perf_counter

from langchain_core.messages import AIMessage

from assistant.agent import turn
from assistant.campaigns import Store
from assistant.toolbox import Toolbox
from evals.adversary import begun, filled, said, scenes
from evals.cases import LANGUAGES, lines, questions
from evals.scripted import Scripted, call
from rules_corpus.embed import embed_query
from rules_corpus.library import Library

EACH, ASKED = 20, 8  # cases of prose and questions a language


def adding(store: Store, library: Library) -> list[float]:
    """Seconds that each turn adds: half of them told with a call or none, half with a question."""
    warm = [*spoken(store, library, 1, "warm"), *looked_up(store, library, 1)]
    return [*spoken(store, library, EACH, "adding"), *looked_up(store, library, ASKED)][
        : -len(warm) or None
    ]


def spoken(store: Store, library: Library, each: int, name: str) -> Iterator[float]:
    """Turns in which something is done, or not, and then told in prose."""
    for language in LANGUAGES:
        for case in list(lines(f"prose.{language}.jsonl"))[:each]:
            scene = filled(scenes()["scenes"][case["scene"]], language)
            campaign = begun(store, {**case, "id": f"{name}.{case['id']}"}, scene["setup"])
            start = perf_counter()
            said(campaign, library, case)
            yield perf_counter() - start


def looked_up(store: Store, library: Library, each: int) -> Iterator[float]:
    """Turns in which a rule is looked up; the same question is embedded beside it."""
    for language in LANGUAGES:
        campaign = store.open(f"asked.{language}", language=language)
        for case in questions(language)[:each]:
            start = perf_counter()
            embed_query(case.question)
            embedding = perf_counter() - start
            toolbox = Toolbox(campaign=campaign, library=library, language=language)
            model = Scripted(call("look_up", {"question": case.question}), AIMessage("…"))
            start = perf_counter()
            turn(toolbox, case.question, model)
            yield max(perf_counter() - start - embedding, 0.0)
