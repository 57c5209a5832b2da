"""What a turn costs beyond the model's own time and the embeddings of what was said.

The model answers at once, so what is left is ours: brief, tools, calls, store, look-up, guard,
rendering.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from time import perf_counter, process_time

from langchain_core.messages import AIMessage

from assistant.agent import turn
from assistant.campaigns import Store
from assistant.toolbox import Toolbox
from evals.adversary import begun, filled, said, scenes
from evals.cases import LANGUAGES, lines, questions
from evals.scripted import Scripted, call
from rules_corpus.embed import embedder
from rules_corpus.library import Library

EACH, ASKED = 20, 8  # cases of prose and questions a language


def adding(store: Store, library: Library) -> tuple[list[float], list[float]]:
    """Seconds that each turn adds: on the clock, and of this process alone.

    A language's first turn reads its words, once; it is not counted.
    """
    list(spoken(store, library, 1, "warm"))
    list(looked_up(store, library, 1))
    turns = [*spoken(store, library, EACH, "adding"), *looked_up(store, library, ASKED)]
    return [clock for clock, _ in turns], [own for _, own in turns]


def timed(work: Callable[[], object]) -> tuple[float, float]:
    """Seconds that something takes: on the clock, and of this process alone."""
    clock, own = perf_counter(), process_time()
    work()
    return perf_counter() - clock, process_time() - own


def beyond(work: Callable[[], object]) -> tuple[float, float]:
    """The same without the embeddings that are made meanwhile."""
    with embedding() as made:
        clock, own = timed(work)
    return clock - sum(each for each, _ in made), own - sum(each for _, each in made)


@contextmanager
def embedding() -> Iterator[list[tuple[float, float]]]:
    """The seconds of each embedding that is made meanwhile."""
    made: list[tuple[float, float]] = []
    model = embedder()
    if model is None:
        yield made
        return
    query = model.query

    def measured(text: str) -> object:
        found: list[object] = []
        made.append(timed(lambda: found.append(query(text))))
        return found[0]

    model.query = measured
    try:
        yield made
    finally:
        model.query = query


def spoken(store: Store, library: Library, each: int, name: str) -> Iterator[tuple[float, float]]:
    """Turns in which something is done, or not, and then told in prose."""
    for language in LANGUAGES:
        for case in list(lines(f"prose.{language}.jsonl"))[:each]:
            scene = filled(scenes()["scenes"][case["scene"]], language)
            campaign = begun(store, {**case, "id": f"{name}.{case['id']}"}, scene["setup"])
            yield beyond(partial(said, campaign, library, case))


def looked_up(store: Store, library: Library, each: int) -> Iterator[tuple[float, float]]:
    """Turns in which a rule is looked up."""
    for language in LANGUAGES:
        campaign = store.open(f"asked.{language}", language=language)
        for case in questions(language)[:each]:
            toolbox = Toolbox(campaign=campaign, library=library, language=language)
            model = Scripted(call("look_up", {"question": case.question}), AIMessage("…"))
            yield beyond(partial(turn, toolbox, case.question, model))
