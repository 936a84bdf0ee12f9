"""`dataclasses.replace` in a third of its time: states change at every action."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    # mypy knows this function and checks the name and type of every field.
    from dataclasses import replace as replace
else:

    def replace(record, /, **changes):
        """Return a copy of a frozen dataclass with some fields changed."""
        kind = type(record)
        places, read = _fields(kind)
        values = list(read(record))
        for name, value in changes.items():
            values[places[name]] = value
        return kind(*values)


@cache
def _fields(kind: Any) -> tuple[dict[str, int], Callable[[Any], tuple[Any, ...]]]:
    """Where each field stands in the constructor, and a function that reads them all at once."""
    names: tuple[str, ...] = kind.__match_args__
    return {name: place for place, name in enumerate(names)}, attrgetter(*names)
