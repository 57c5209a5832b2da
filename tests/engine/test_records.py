"""Records that are quick to make and to copy are what dataclasses would be without that."""

from __future__ import annotations

import inspect
from dataclasses import FrozenInstanceError, dataclass, field, fields
from typing import Any

import pytest

from tools.events import EVENTS, Rolled
from tools.game import Character, Game, OpenRoll, Side, new
from tools.records import quicken, replace


@pytest.mark.parametrize("slots", [True, False])
def test_quickened_records_are_made_as_before(slots: bool) -> None:
    def kinds() -> Any:
        @dataclass(frozen=True, kw_only=True, slots=slots)
        class Thing:
            name: str
            size: int = 3
            parts: dict[str, int] = field(default_factory=dict)

        return Thing

    plain, quick = kinds(), kinds()
    quicken(quick)
    for given in ({"name": "x"}, {"name": "y", "size": 4, "parts": {"a": 1}}):
        assert repr(plain(**given)) == repr(quick(**given))
        assert quick(**given) == quick(**given)
    assert quick(name="x").parts is not quick(name="x").parts
    with pytest.raises(TypeError):
        quick()
    with pytest.raises(TypeError):
        quick(name="x", colour="red")
    with pytest.raises(FrozenInstanceError):
        quick(name="x").name = "y"


@pytest.mark.parametrize("kind", [*EVENTS.values(), Game, Character, OpenRoll, Side])
def test_every_field_may_be_given(kind: type[Any]) -> None:
    taken = inspect.signature(kind).parameters
    assert list(taken) == [each.name for each in fields(kind)]
    assert all(each.kind is inspect.Parameter.KEYWORD_ONLY for each in taken.values())


def test_a_copy_differs_in_what_was_named_only() -> None:
    game = new()
    later = replace(game, session=7)
    assert (later.session, game.session) == (7, 1)
    assert replace(later, session=1) == game
    assert type(later) is Game
    with pytest.raises(TypeError, match="sesion"):
        replace(game, sesion=7)  # type: ignore[call-arg]


def test_records_with_slots_are_copied_too() -> None:
    rolled = Rolled(faces=(0, 0, 1, 1), total=2, origin="seed")
    assert replace(rolled, total=3).total == 3 and rolled.total == 2
