"""What a system or an optional rule says instead of others: where it is played it comes first."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import cache

from rules_corpus.found import Hit
from rules_corpus.passage import HERE, Passage, load_yaml


@cache
def instead() -> Mapping[str, frozenset[str]]:
    """The rules that each rule of a system takes the place of, by its id."""
    return {rule: frozenset(listed) for rule, listed in load_yaml(HERE / "instead.yaml").items()}


def own_first(
    hits: Mapping[str, Hit],
    system: str | None,
    options: Collection[str],
    told: Callable[[str], list[Passage]],
) -> dict[str, Hit]:
    """The hits by rule id, what is played before what it takes the place of.

    Args:
        hits: the best hit of each rule id, best first.
        system: the system that is played; what is asked outside one is left as it is.
        options: the optional rules that are played.
        told: the passages of a rule id in the asker's language.
    """
    played = [rule for rule in instead() if rule in options]
    own = [rule for rule in instead() if rule.startswith(f"{system}.") and ".opt." not in rule]
    placed = dict(hits)
    for rule, hit in hits.items():
        topic = {rule} | instead().get(rule, frozenset())
        better = played + (own if hit.system != system else [])
        fit = [each for each in better if each != rule and instead()[each] & topic]
        first = max(fit, key=lambda each: placed[each].score if each in placed else 0, default=None)
        if first and (first not in placed or placed[first].score <= hit.score):
            known = placed.get(first) or Hit(passage=told(first)[0], score=hit.score)
            placed[first] = replace(known, score=hit.score + 0.01)
    return dict(sorted(placed.items(), key=lambda each: -each[1].score))
