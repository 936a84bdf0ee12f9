"""Count the different sequences of legal actions up to a depth."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from k2core.core.game import AnyState


def perft(state: AnyState, depth: int) -> int:
    """Return how many sequences of exactly `depth` legal actions start here."""
    legal = state.legal_actions()
    if depth <= 1:
        return len(legal) if depth == 1 else 1
    return sum(perft(state.apply(action), depth - 1) for action in legal)
