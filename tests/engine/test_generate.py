"""What is made up: legal, the same for the same seed, and never twice in a campaign."""

from collections import Counter

import pytest
from table import Table, some

from tools.game import new
from tools.generate import make_aspects, make_npc
from tools.rulesets import RULESETS
from tools.working import FATE

LANGUAGES = ("en", "th", "pl", "fi", "zh")

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.rule("condensed.situation-aspects")
def test_three_to_five_aspects_over_as_many_categories(language: str) -> None:
    sizes = set()
    for number in range(60):
        made = make_aspects(language, f"seed {number}")
        sizes.add(len(made))
        assert len({each.category for each in made}) == len({each.text for each in made})
        assert len(made) == len({each.text for each in made})
    assert sizes == {3, 4, 5}


@pytest.mark.rule("condensed.situation-aspects")
def test_more_than_five_spread_evenly(language: str) -> None:
    counts = Counter(each.category for each in make_aspects(language, "x", count=10))
    assert set(counts.values()) == {2} and len(counts) == 5


def test_the_same_seed_makes_the_same(language: str) -> None:
    assert make_npc(language, "a") == make_npc(language, "a")
    assert make_aspects(language, "a") == make_aspects(language, "a")
    assert len({make_npc(language, str(number)).name for number in range(20)}) > 10


@pytest.mark.rule("condensed.situation-aspects")
def test_aspects_do_not_come_again_in_a_campaign(language: str) -> None:
    table = Table(game=new("condensed", language))
    seen: list[str] = []
    for _ in range(15):
        seen += [each["aspect"] for each in some(table.do("make_aspects", count=4),
                                                 "aspect_placed")]  # fmt: skip
        table.do("begin_scene")
    assert len(seen) == len(set(seen)) == 60
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.npc-minor")
def test_npcs_do_not_come_again_in_a_campaign(language: str) -> None:
    taken: set[str] = set()
    for number in range(60):
        npc = make_npc(language, f"seed {number}", taken=frozenset(taken))
        assert not taken & {npc.name, npc.concept, *npc.aspects}
        taken |= {npc.name, npc.concept, *npc.aspects}


@pytest.mark.rule("condensed.npc-minor")
@pytest.mark.parametrize("system", sorted({*RULESETS} & {*FATE}))
def test_npcs_keep_to_the_system_and_to_what_minor_ones_have(language: str, system: str) -> None:
    ruleset = RULESETS[system]
    for number in range(60):
        npc = make_npc(language, f"seed {number}", ruleset=ruleset)
        assert set(npc.skills) <= set(ruleset.skills) and 1 <= len(npc.skills) <= 2
        assert all(1 <= rating <= 3 for rating in npc.skills.values())
        assert 0 <= npc.boxes <= 3 and len(npc.stunts) <= 1 and npc.name and npc.concept
