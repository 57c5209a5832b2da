"""A progress bar on stderr, with an estimate of what is left."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rules_corpus.ingest import Progress

if TYPE_CHECKING:
    from rich.progress import TaskID


@contextmanager
def bar(name: str, language: Callable[[], str]) -> Iterator[Progress]:
    """Draw what a long work reports, on a terminal only; gone when it is done.

    Args:
        name: what is worked on.
        language: asked for once something is drawn.
    """
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress as Bar,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    tasks: dict[str, TaskID] = {}
    with Bar(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
        TimeRemainingColumn(compact=True), console=console, transient=True,
        disable=not console.is_terminal,
    ) as drawn:  # fmt: skip

        def step(deed: str, done: int, total: int) -> None:
            if deed not in tasks:
                from assistant.voice import voice

                told = voice(language())(f"bar-{deed}", name=name[:40])
                tasks[deed] = drawn.add_task(escape(told))
            drawn.update(tasks[deed], completed=done, total=total)

        yield step
