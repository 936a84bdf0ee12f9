"""Phase 2: everyone takes from the revealed cards (P2, P3)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from k2core.core.cards import without
from k2core.core.fast_replace import replace
from k2core.core.seats import with_seat
from k2core.karakorum import allotment
from k2core.karakorum.actions import PASS, TAKE_NONE, Action, Pass, Take, TakeNone, take
from k2core.karakorum.components import COLOURS
from k2core.karakorum.expeditions import allottable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.karakorum.components import Card
    from k2core.karakorum.state import State


def legal(state: State) -> tuple[Action, ...]:
    seat = state.queue[0]
    player = state.players[seat]
    alone = seat != state.active
    takes = tuple(take(cards) for cards in _choices(state.display, alone) if allottable(player, cards))
    if alone:
        return (*takes, PASS)
    return takes or (TAKE_NONE,)


def _choices(display: tuple[Card, ...], alone: bool) -> Iterator[tuple[Card, ...]]:
    """Each different set of cards that one player might take, in order."""
    shown = sorted(display)
    if alone:
        yield from ((card,) for card in dict.fromkeys(shown))
        return
    for colour in range(len(COLOURS)):
        cards = [card for card in shown if card.colour == colour]
        different = {chosen for count in range(1, len(cards) + 1) for chosen in combinations(cards, count)}
        yield from sorted(different)


def take_cards(state: State, action: Take) -> State:
    seat = state.queue[0]
    player = replace(state.players[seat], taken=action.cards)
    return _next(
        replace(state, display=without(state.display, action.cards), players=with_seat(state.players, seat, player))
    )


def take_none(state: State, _action: TakeNone | Pass) -> State:
    return _next(state)


def _next(state: State) -> State:
    """The next player's choice, if there is a player and a card left."""
    queue = state.queue[1:]
    if queue and state.display:
        return replace(state, queue=queue)
    return allotment.first(replace(state, display=()))
