"""Phase 1: everyone secretly picks three cards (S1)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from k2core.core.cards import without
from k2core.core.fast_replace import replace
from k2core.core.seats import with_seat
from k2core.k2 import risk
from k2core.k2.actions import SELECTS, Select
from k2core.k2.components import PICKS, Card

if TYPE_CHECKING:
    from k2core.k2.state import State


@lru_cache(maxsize=4096)
def choices(hand: tuple[Card, ...]) -> tuple[Select, ...]:
    """Each different pick of a sorted hand once (C7)."""
    return tuple(SELECTS[cards] for cards in sorted(set(combinations(hand, PICKS))))


def legal(state: State) -> tuple[Select, ...]:
    return choices(state.players[state.queue[0]].hand)


def select(state: State, action: Select) -> State:
    seat = state.queue[0]
    player = state.players[seat]
    player = replace(player, hand=without(player.hand, action.cards), picks=action.cards)
    after = replace(state, queue=state.queue[1:], players=with_seat(state.players, seat, player))
    return after if after.queue else risk.reveal(after)
