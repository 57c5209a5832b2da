"""The machine at a table of each system, with the rules that the system has."""

from hypothesis import strategies as st
from hypothesis.stateful import initialize

from machine.acting import Acting
from machine.growing import Growing
from machine.harming import Harming
from machine.pools import Pools
from machine.rounds import Rounds
from machine.staging import Staging
from machine.steps import Steps
from machine.tables import opened, options_of
from machine.telling import Telling

# Which moves a run keeps to: a run of few moves gets deeper into what they are about.
favourites = st.just([]) | st.lists(st.integers(0, 999), min_size=5, max_size=15)


class Fate(Acting, Harming, Staging, Telling, Growing):
    """What every system with Fate dice plays."""


def chosen(system: str) -> st.SearchStrategy[list[str]]:
    """Optional rules to begin with: none, some, or all of them."""
    every = list(options_of(system))
    some = st.lists(st.sampled_from(every), max_size=6, unique=True)
    return some | st.just(every) | st.just([])


class Condensed(Fate):
    """A table of Condensed."""

    @initialize(only=favourites, options=chosen("condensed"))
    def begin(self, options: list[str], only: list[int]) -> None:
        self.open(opened("condensed", options), only)


class Core(Fate):
    """A table of Core."""

    @initialize(only=favourites, options=chosen("core"))
    def begin(self, options: list[str], only: list[int]) -> None:
        self.open(opened("core", options), only)


class Accelerated(Fate):
    """A table of Accelerated."""

    @initialize(only=favourites, options=chosen("accelerated"))
    def begin(self, options: list[str], only: list[int]) -> None:
        self.open(opened("accelerated", options), only)


class Magus(Rounds, Fate):
    """A table of Magus."""

    @initialize(only=favourites, options=chosen("magus"))
    def begin(self, options: list[str], only: list[int]) -> None:
        self.open(opened("magus", options), only)


class Narratograph(Pools):
    """A table of Narratograph."""

    @initialize(only=favourites)
    def begin(self, only: list[int]) -> None:
        self.open(opened("narratograph", []), only)


MACHINES: dict[str, type[Steps]] = {
    "condensed": Condensed,
    "core": Core,
    "accelerated": Accelerated,
    "magus": Magus,
    "narratograph": Narratograph,
}
