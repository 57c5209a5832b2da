"""Reading a game from plain data: the way back from `to_plain`."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, cast, get_args, get_origin

from tools.game import Game

Reader = Callable[[Any], Any]


def from_plain(data: Mapping[str, Any]) -> Game:
    """Read a game; what was left out has its default.

    The data was written by `to_plain` and is checked by its hash: types are not.

    Raises:
        LookupError, TypeError, ValueError, AttributeError: the data is no game.
    """
    return cast(Game, reader(Game)(data))


@cache
def reader(kind: Any) -> Reader:
    """What reads plain data as a value of some type."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_dataclass(kind):
        return record(kind)
    if origin in (Union, UnionType):
        several = [each for each in inner if each is not NoneType]
        held = reader(several[0]) if len(several) == 1 else as_it_is
        return (
            as_it_is if held is as_it_is else lambda value: None if value is None else held(value)
        )
    if origin is tuple and inner[1:] == (...,):
        each = reader(inner[0])
        return tuple if each is as_it_is else lambda value: tuple(map(each, value))
    if origin is tuple:
        parts = [reader(part) for part in inner]
        return lambda value: tuple(read(held) for read, held in zip(parts, value, strict=True))
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        item = reader(inner[1])
        return lambda value: {key: item(held) for key, held in value.items()}
    return as_it_is


def record(kind: Any) -> Reader:
    """What reads a dataclass; the readers of its fields are made when first met."""

    def read(value: Any) -> Any:
        readers = readers_of(kind)
        return kind(**{name: readers[name](held) for name, held in value.items()})

    return read


@cache
def readers_of(kind: Any) -> Mapping[str, Reader]:
    """The readers of a dataclass's fields."""
    return {each.name: reader(cast(Any, each.type)) for each in fields(kind)}


def as_it_is(value: Any) -> Any:
    """A value that plain data holds as it is."""
    return value
