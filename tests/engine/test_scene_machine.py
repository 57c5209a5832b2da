"""The machine of invariants at a table that plays with every option of scenes."""

from typing import Any

from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import initialize
from scene_machine import OPTIONS, Scenes
from test_invariants import Play


class PlayScenes(Play, Scenes):
    """As the machine of invariants, with what goes on in scenes besides."""

    @initialize(system=st.sampled_from(("condensed", "core")))
    def begin(self, system: str) -> None:
        start: Any = Play.begin
        start(self, system=system)
        for option in OPTIONS:
            self.table.do("switch_option", option=option)


PlayScenes.TestCase.settings = settings(
    max_examples=30,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestPlayScenes = PlayScenes.TestCase
