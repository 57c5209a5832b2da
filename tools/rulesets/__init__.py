"""The systems as data: what a ruleset's sheets and harm look like."""

from collections.abc import Mapping

from tools.rulesets.base import (
    ABSORBS as ABSORBS,
    TRACKS as TRACKS,
    Ruleset as Ruleset,
    Severity as Severity,
    Track as Track,
)
from tools.rulesets.condensed import CONDENSED as CONDENSED
from tools.rulesets.core import CORE as CORE
from tools.rulesets.narratograph import NARRATOGRAPH as NARRATOGRAPH

SYSTEMS = (CONDENSED, CORE, NARRATOGRAPH)
RULESETS: Mapping[str, Ruleset] = {ruleset.id: ruleset for ruleset in SYSTEMS}
