"""Optional rules as switches of a campaign."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from tests.engine.table import Table, one
from tools.game import Game, new
from tools.journal import state_hash
from tools.options import OPTIONS, is_on, variant_of
from tools.registry import REGISTRY


def home(option: str) -> str:
    """A system that has an option."""
    return option.partition(".")[0]


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_goes_on_and_off_and_is_replayed(option: str) -> None:
    table = Table(game=new(home(option)))
    assert not is_on(table.game, option)
    switched = one(table.do("switch_option", option=option), "option_switched")
    assert switched["rule"] == option and is_on(table.game, option)
    assert table.refused("switch_option", option=option.rsplit(".", 1)[-1]).code == "already_so"
    assert table.replayed() == table.game
    table.do("switch_option", option=option, on=False)
    assert table.game == replace(table.start, options=())


@pytest.mark.parametrize(
    ("option", "variant"), [(rule, each) for rule, listed in OPTIONS.items() for each in listed]
)
def test_every_variant_can_be_chosen_and_takes_the_place_of_another(
    option: str, variant: str
) -> None:
    table = Table(game=new(home(option)))
    if variant != OPTIONS[option][0]:
        table.do("switch_option", option=option)
    table.do("switch_option", option=option, variant=variant)
    assert variant_of(table.game, option) == variant and len(table.game.options) == 1


def test_an_option_that_is_none_is_refused_with_those_near() -> None:
    error = Table().refused("switch_option", option="full defence")
    assert error.code == "unknown_option" and "full-defense" in error.hint
    error = Table().refused("switch_option", option="full-defense", variant="blue")
    assert error.code == "unknown_variant" and error.rule == "condensed.opt.full-defense"


@pytest.mark.parametrize(
    ("said", "near"),
    [("hazards", ["obstacle-hazard"]), ("minion armour", ["boss-minion-armor"]),
     ("several targets", ["multiple-targets"]), ("measuring time", ["time"]),
     ("armour", ["boss-minion-armor", "weapons-armor"]),
     ("condensed.opt.solo", ["boss-solo-bonus"])],
)  # fmt: skip
def test_the_options_near_to_what_was_said_are_offered_alone(said: str, near: list[str]) -> None:
    error = Table().refused("switch_option", option=said)
    assert error.code == "unknown_option" and error.facts["near"] == ", ".join(near)
    known = f"condensed.opt.{near[0]}" if len(near) == 1 else "condensed.gm-duties"
    assert error.rule == known


def test_where_none_is_near_all_that_the_system_has_are_offered() -> None:
    for system, more in (("condensed", set()), ("magus", {"absorb", "share-with-consequence"})):
        error = Table(game=new(system)).refused("switch_option", option="popcorn")
        offered = set(str(error.facts["near"]).split(", "))
        ours = {rule.rsplit(".", 1)[-1] for rule in OPTIONS if rule.startswith("condensed.")}
        assert offered == ours | more


def test_options_of_commands_are_options() -> None:
    needed = {working.option for working in REGISTRY.values() if working.option}
    assert needed <= set(OPTIONS)


def test_a_field_that_holds_its_default_changes_no_hash() -> None:
    assert state_hash(new()) == state_hash(Game())
    for field in fields(Game):
        if field.name in ("throws", "gm_points", "conflicts"):
            assert state_hash(replace(new(), **{field.name: 7})) != state_hash(new())
