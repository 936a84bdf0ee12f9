"""Changing what cannot change: a copy of a frozen record with some fields replaced."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


def changed(record: T, **changes: Any) -> T:
    """What `dataclasses.replace` does, at a third of its price; states change at every action."""
    kind: Callable[..., T] = type(record)
    places, read = _fields(kind)
    values = list(read(record))
    for name, value in changes.items():
        values[places[name]] = value
    return kind(*values)


@cache
def _fields(kind: Any) -> tuple[dict[str, int], Callable[[Any], tuple[Any, ...]]]:
    """Where each field stands in the constructor, and all of them read at once."""
    names: tuple[str, ...] = kind.__match_args__
    return {name: place for place, name in enumerate(names)}, attrgetter(*names)
