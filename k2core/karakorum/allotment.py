"""Phase 3: each who took cards places them, and may remove and score (P4, P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.cards import without
from k2core.core.fast_replace import replace
from k2core.core.seats import clockwise, with_seat
from k2core.karakorum import rounds, scoring
from k2core.karakorum.actions import DONE, PLACES, REMOVES, Action, Done, Place, Remove
from k2core.karakorum.components import PENALTY
from k2core.karakorum.expeditions import fits, has_room, is_scorable, placeable
from k2core.karakorum.pieces import Phase, Player, Turn

if TYPE_CHECKING:
    from k2core.karakorum.components import Card, Pile
    from k2core.karakorum.state import State


def first(state: State) -> State:
    """Who took cards allots them, from the active player on; if nobody did, the round is over."""
    seats = clockwise(state.active, len(state.players))
    return _begin(state, tuple(seat for seat in seats if state.players[seat].taken))


def _begin(state: State, queue: tuple[int, ...]) -> State:
    if not queue:
        return rounds.finish(state)
    return replace(state, phase=Phase.ALLOT, queue=queue, turn=Turn())


def legal(state: State) -> tuple[Action, ...]:
    player, turn = state.allotting()
    actions: list[Action] = []
    if not turn.placed:
        actions += (REMOVES[number] for number, pile in enumerate(player.piles, 1) if not is_scorable(pile))
    for card in dict.fromkeys(player.taken):
        targets = (number for number, pile in enumerate(player.piles, 1) if fits(pile, card))
        actions += (PLACES[card, number] for number in targets if leaves_rest(state, card, number))
        if has_room(player.piles, card.colour) and leaves_rest(state, card, None):
            actions.append(PLACES[card, None])
    actions += scoring.legal(state)
    if not player.taken:
        actions.append(DONE)
    return tuple(actions)


def leaves_rest(state: State, card: Card, number: int | None) -> bool:
    """Whether the other cards can still be placed once this one lies there (P4)."""
    player, turn = state.allotting()
    rest = without(player.taken, (card,))
    if not rest:
        return True
    piles, fresh = _placed(player, turn, card, number)
    return placeable(piles, rest, [piles[place - 1] for place in fresh])


def _placed(player: Player, turn: Turn, card: Card, number: int | None) -> tuple[tuple[Pile, ...], tuple[int, ...]]:
    """The expeditions with this card on one of them, and which of them got cards."""
    piles = player.piles
    if number is None:
        number = len(piles) + 1
        piles = (*piles, (card,))
    else:
        piles = (*piles[: number - 1], (*piles[number - 1], card), *piles[number:])
    return piles, tuple(sorted({*turn.fresh, number}))


def place(state: State, action: Place) -> State:
    player, turn = state.allotting()
    piles, fresh = _placed(player, turn, action.card, action.pile)
    player = Player(player.pawns, without(player.taken, (action.card,)), piles)
    return replace(state, players=with_seat(state.players, state.queue[0], player), turn=Turn(fresh, placed=True))


def remove(state: State, action: Remove) -> State:
    player, _turn = state.allotting()
    colour = player.pile(action.pile)[0].colour
    player = player.without_piles(action.pile).moved(colour, -PENALTY)
    return replace(state, players=with_seat(state.players, state.queue[0], player))


def done(state: State, _action: Done) -> State:
    return _begin(state, state.queue[1:])
