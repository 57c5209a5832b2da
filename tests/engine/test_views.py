"""What players may see: nothing of what is secret, wherever it shows."""

import json

import pytest
from table import Table

from tools.game import new, to_plain
from tools.views import pending, player_view, state


@pytest.fixture
def table() -> Table:
    table = Table()
    table.do("create_character", name="Mara", skills={"fight": 2, "athletics": 1}, slots=["mild"])
    table.do("create_character", name="Guard", kind="npc", skills={"fight": 2})
    table.do(
        "create_character", name="Voivode", kind="npc", secret=True, skills={"fight": 4},
        aspects=["Sworn to the Marsh"],
    )  # fmt: skip
    table.do("place_aspect", aspect="Trapdoor", secret=True)
    table.do("place_aspect", aspect="Bought and Paid For", on="Guard", secret=True)
    return table


SECRET = ("Voivode", "Sworn to the Marsh", "Trapdoor", "Bought and Paid For")


def shown(table: Table) -> str:
    view = player_view(table.game)
    return json.dumps([to_plain(view), pending(view)], ensure_ascii=False)


def hides(table: Table) -> bool:
    return not any(name in shown(table) for name in SECRET)


def test_secret_sheets_and_aspects_are_left_out(table: Table) -> None:
    assert hides(table) and "Guard" in shown(table)
    assert all(name in json.dumps(state(table.game), ensure_ascii=False) for name in SECRET)


def test_a_free_invoke_of_somebody_hidden_is_the_gms_sides(table: Table) -> None:
    table.do("place_aspect", aspect="Fog", free_invokes=2, holder="Voivode")
    assert hides(table)
    assert dict(player_view(table.game).scene.aspects[0].free) == {"npc": 2}


def test_an_attack_from_the_dark_shows_the_hit_and_not_who_dealt_it(table: Table) -> None:
    table.do("attack", actor="Voivode", target="Mara", effort=4, defence={"effort": 1})
    assert hides(table)
    assert [each.kind for each in player_view(table.game).pending] == ["absorb"]
    table.do("absorb", consequences=["mild"], boxes=1, names=["Cold Sweat"])
    assert hides(table) and "Cold Sweat" in shown(table)


def test_the_order_of_a_conflict_names_nobody_hidden(table: Table) -> None:
    table.do("begin_conflict", first="Voivode")
    assert hides(table)
    table.do("overcome", actor="Voivode", skill="fight", difficulty=0)
    assert hides(table)
    assert player_view(table.game).scene.conflict is not None


@pytest.mark.parametrize("effort", [0, 1, 4])
def test_an_open_roll_speaks_of_no_secret_aspect(table: Table, effort: int) -> None:
    table.do(
        "create_advantage", actor="Mara", aspect="Trapdoor", existing="unknown", effort=effort,
        difficulty=5,
    )  # fmt: skip
    assert hides(table)
    assert player_view(table.game).roll is not None


def test_an_invoke_of_a_secret_aspect_leaves_no_trace_on_the_roll(table: Table) -> None:
    table.do("attack", actor="Guard", target="Mara", effort=1, defence={"effort": 1})
    table.do("invoke", actor="Guard", aspect="Bought and Paid For")
    assert hides(table)


def test_a_compel_of_a_secret_aspect_is_not_named(table: Table) -> None:
    table.do("compel", character="Guard", aspect="Bought and Paid For")
    assert hides(table) and player_view(table.game).pending


def test_what_comes_to_light_is_shown(table: Table) -> None:
    table.do("create_advantage", actor="Mara", aspect="Trapdoor", effort=2, difficulty=1)
    assert "Trapdoor" in shown(table)


def test_whom_an_attack_may_be_shared_out_among_names_nobody_hidden(table: Table) -> None:
    table.do("switch_option", option="multiple-targets")
    table.do("attack", actor="Mara", targets=["Guard", "Voivode"], effort=5)
    assert [each.kind for each in table.game.pending] == ["split"] and hides(table)


def test_the_settled_order_names_nobody_hidden(table: Table) -> None:
    table.do("begin_conflict", first="Mara")
    table.do("adjust", order=["Voivode", "Mara"])
    assert hides(table)
    assert (player_view(table.game).scene.conflict or pytest.fail()).order == ("Mara",)


def test_a_contest_roll_for_a_side_that_is_named_after_somebody_hidden(table: Table) -> None:
    sides = [{"members": ["Voivode", "Guard"]}, {"members": ["Mara"]}]
    table.do("begin_contest", sides=sides)
    table.do("overcome", actor="Guard", effort=2)
    assert table.game.roll is not None and hides(table)


def test_what_an_open_roll_cleared_away_names_nobody_hidden(table: Table) -> None:
    table.do("switch_option", option="obstacle-block")
    table.do("place_obstacle", name="Wall", kind="block", rating=1)
    table.do("create_advantage", actor="Voivode", aspect="Wall", existing="known", effort=3,
             difficulty=1)  # fmt: skip
    table.do("overcome", actor="Mara", target="Wall", remove=True, effort=5)
    assert table.game.roll is not None and table.game.roll.cleared and hides(table)


def test_a_cheer_from_somebody_hidden_is_not_named() -> None:
    shrine = Table(game=new("narratograph"))
    shrine.do("create_character", name="Mara")
    shrine.do("create_character", name="Voivode", kind="npc", secret=True, bonds=["Mara"])
    shrine.do("check", actor="Mara", faces=[2, 3])
    shrine.do("cheer", actor="Voivode", face=3)
    assert shrine.game.roll is not None and hides(shrine)
