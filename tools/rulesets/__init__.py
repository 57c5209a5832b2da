"""The systems as data: what a ruleset's sheets and harm look like."""

from collections.abc import Mapping
from functools import cache

from tools.rulesets.accelerated import ACCELERATED as ACCELERATED
from tools.rulesets.base import (
    ABSORBS as ABSORBS,
    ONE_TRACK as ONE_TRACK,
    TRACKS as TRACKS,
    BoxTrack as BoxTrack,
    Growth as Growth,
    Ruleset as Ruleset,
    Severity as Severity,
    Shape as Shape,
    Size as Size,
    SkillList as SkillList,
    Track as Track,
)
from tools.rulesets.condensed import CONDENSED as CONDENSED
from tools.rulesets.core import CORE as CORE
from tools.rulesets.house import House as House, built
from tools.rulesets.magus import MAGUS as MAGUS
from tools.rulesets.narratograph import NARRATOGRAPH as NARRATOGRAPH
from tools.rulesets.variants import changed

SYSTEMS = (CONDENSED, CORE, ACCELERATED, MAGUS, NARRATOGRAPH)
RULESETS: Mapping[str, Ruleset] = {ruleset.id: ruleset for ruleset in SYSTEMS}


@cache
def adapted(system: str, options: tuple[str, ...], lists: tuple[SkillList, ...]) -> Ruleset:
    """A system as a campaign plays it, with its optional rules and its own lists of skills."""
    return changed(RULESETS[system], options, lists)


@cache
def housed(
    system: str, options: tuple[str, ...], lists: tuple[SkillList, ...], house: House
) -> Ruleset:
    """The same, with a system of the table's own built on it."""
    return built(adapted(system, options, lists), house)
