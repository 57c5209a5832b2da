"""What milestones do for consequences."""

from collections.abc import Iterator, Mapping

from tools import events as e
from tools.errors import RuleError
from tools.game import Character, Game
from tools.people import folded
from tools.rules.harm import spare_name
from tools.rules.resolving import until
from tools.rulesets import Growth


def mended(
    game: Game, who: Character, growth: Growth, names: Mapping[str, str]
) -> Iterator[e.Event]:
    """Consequences that clear, start to recover under another name, or are only renamed.

    Raises:
        RuleError: `not_mending` when one is to be renamed that none of this happens to.

    Source: condensed.breakthrough, core.milestones.
    """
    wanted = {folded(old): new for old, new in names.items()}
    for wound in who.consequences:
        name = wound.name or wound.severity
        new = wanted.pop(folded(name), None) or wanted.pop(wound.severity, None)
        renamed = spare_name(who, new) if new and new != name else name
        if wound.severity in growth.starts and wound.treated_scene is None:
            yield e.ConsequenceTreated(
                who=who.name,
                severity=wound.severity,
                name=name,
                renamed=renamed,
                until=until(game, wound.severity),
                rule=growth.rule,
            )
        elif wound.severity in growth.starts and growth.clears:
            yield e.ConsequenceCleared(
                who=who.name, severity=wound.severity, name=name, rule=growth.rule
            )
        elif wound.severity == "extreme" and growth.extreme and new:
            yield e.AspectRenamed(
                aspect=name, renamed=renamed, on=who.name, kind="consequence", rule=growth.rule
            )
        elif new is not None:
            wanted[folded(name)] = new
    if wanted:
        raise RuleError(
            "not_mending",
            f"{next(iter(wanted))} does not start to recover by this milestone.",
            "Name one that does.",
            growth.rule,
            name=next(iter(wanted)),
        )
