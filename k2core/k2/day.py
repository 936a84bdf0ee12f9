"""Phase 5: the end of a day, or of the game (E1, F1, F3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.fast_replace import replace
from k2core.core.seats import clockwise
from k2core.k2.components import DAYS, DAYS_PER_DEAL, DECK, HAND_SIZE, PICKS, Card
from k2core.k2.pieces import Phase, Player

if TYPE_CHECKING:
    from k2core.k2.setup import Deal
    from k2core.k2.state import State


def finish(state: State) -> State:
    """The night is over."""
    return replace(state, phase=Phase.OVER, queue=()) if is_last(state) else next_day(state)


def is_last(state: State) -> bool:
    """Whether the game ends with this night."""
    if len(state.players) == 1 and any(climber.space is None for climber in state.players[0].climbers):
        return True  # F3
    return state.day == DAYS or not any(player.is_in for player in state.players)


def next_day(state: State) -> State:
    morning = state.day + 1
    players = tuple(_in_the_morning(state, seat, morning) for seat in range(len(state.players)))
    # From the left neighbour round to the starting player, who may be the only one left.
    order = seats_from(players, state.starting + 1)
    return replace(
        state,
        day=morning,
        phase=Phase.SELECT,
        starting=order[0],
        queue=order,
        players=players,
    )


def _in_the_morning(state: State, seat: int, morning: int) -> Player:
    player = state.players[seat]
    hand = player.hand
    if player.is_in and (new := draw(state.setup.deal, seat, morning)):
        hand = tuple(sorted((*hand, *new)))
    return Player(hand, (), player.climbers, None, player.rescue)


def seats_from(players: tuple[Player, ...], first: int) -> tuple[int, ...]:
    """Who is still in, clockwise from a seat on."""
    return tuple(seat for seat in clockwise(first, len(players)) if players[seat].is_in)


def drawn(day: int) -> int:
    """How many cards of the deal in use have been drawn on this day."""
    return min(len(DECK), HAND_SIZE + (day - 1) % DAYS_PER_DEAL * PICKS)


def deck_in_use(deal: Deal, seat: int, day: int) -> tuple[Card, ...]:
    """The cards that a player draws from on this day, in drawing order."""
    return deal.decks[seat][(day - 1) // DAYS_PER_DEAL]


def draw(deal: Deal, seat: int, day: int) -> tuple[Card, ...]:
    """The cards that come into the hand on the morning of this day."""
    fresh = (day - 1) % DAYS_PER_DEAL == 0
    return deck_in_use(deal, seat, day)[0 if fresh else drawn(day - 1) : drawn(day)]
