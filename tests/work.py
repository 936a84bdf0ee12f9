"""How much work the engine is given: actions applied and bytes answered, which are the same on every machine."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest

from k2core import k2, karakorum

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST = 100
"""No input may take more than so many times the work of a normal game."""
NORMAL_ACTIONS = {"k2": 400, "karakorum": 600}
"""About what a game of five, and one of four, has."""
NORMAL_BYTES = 50_000
"""About what the engine answers when such a game is opened."""


@dataclass
class Work:
    actions: int = 0


@contextmanager
def counted() -> Iterator[Work]:
    """Count every action that is applied, also for a bot's plans."""
    work = Work()

    def counting(apply: Any) -> Any:
        def count(self: Any, *arguments: Any) -> Any:
            work.actions += 1
            return apply(self, *arguments)

        return count

    with pytest.MonkeyPatch.context() as patch:
        for kind in (k2.State, karakorum.State):
            patch.setattr(kind, "apply", counting(kind.apply))
        yield work
