"""Phase 2: the player with the highest risk sum takes a risk token (R1, R2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.fast_replace import replace
from k2core.core.seats import with_seat
from k2core.k2 import turn
from k2core.k2.actions import TAKES, Take
from k2core.k2.components import OPEN_TOKENS, Card
from k2core.k2.pieces import Phase

if TYPE_CHECKING:
    from k2core.k2.state import State


def risk_sum(cards: tuple[Card, ...]) -> int:
    """Movement points and the up value of ropes; acclimatization does not count."""
    return sum(card.up for card in cards)


def daring(state: State) -> int | None:
    """The seat that takes a token today, or None on a tie."""
    seats = state.seats_in_order()
    if len(seats) == 1:  # R2
        return seats[0]
    sums = {seat: risk_sum(state.players[seat].picks) for seat in seats}
    highest = max(sums.values())
    holders = [seat for seat in seats if sums[seat] == highest]
    return holders[0] if len(holders) == 1 else None


def reveal(state: State) -> State:
    """Go on after all picks: to the token, or to the turns if nobody takes one."""
    seat = daring(state)
    if seat is None:
        return turn.first(state)
    return replace(state, phase=Phase.TOKEN, queue=(seat,))


def legal(state: State) -> tuple[Take, ...]:
    return tuple(TAKES[value] for value in sorted(set(state.tokens)))


def take(state: State, action: Take) -> State:
    seat = state.queue[0]
    tokens = list(state.tokens)
    tokens.remove(action.value)
    tokens.extend(state.setup.deal.tokens[OPEN_TOKENS + state.taken :][:1])
    player = replace(state.players[seat], token=action.value)
    after = replace(
        state, players=with_seat(state.players, seat, player), tokens=tuple(sorted(tokens)), taken=state.taken + 1
    )
    return turn.first(after)
