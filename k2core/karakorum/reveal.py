"""Phase 1: the active player turns up cards (P1, P3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.fast_replace import replace
from k2core.core.seats import clockwise
from k2core.karakorum.actions import REVEAL, STOP, Action, Reveal, Stop
from k2core.karakorum.components import DECK
from k2core.karakorum.expeditions import allottable
from k2core.karakorum.pieces import Phase

if TYPE_CHECKING:
    from k2core.karakorum.state import State


def is_blocked(state: State) -> bool:
    """Whether the active player can allot none of the revealed cards (P3).

    If several could be allotted together, the first of them placed could be allotted alone.
    """
    player = state.players[state.active]
    return not any(allottable(player, (card,)) for card in state.display)


def legal(state: State) -> tuple[Action, ...]:
    return (REVEAL,) if is_blocked(state) else (REVEAL, STOP)


def reveal(state: State, _action: Reveal) -> State:
    card = state.setup.deal.cards[state.revealed]
    after = replace(state, revealed=state.revealed + 1, display=(*state.display, card))
    return _to_take(after) if must_stop(after) else after


def must_stop(state: State) -> bool:
    """Whether the limit or the end of the deck is reached."""
    return len(state.display) == state.limit or state.revealed == len(DECK)


def stop(state: State, _action: Stop) -> State:
    return _to_take(state)


def _to_take(state: State) -> State:
    return replace(state, phase=Phase.TAKE, queue=clockwise(state.active, len(state.players)))
