"""Every defect of a position that cannot occur in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING

from k2core.core.errors import Reason
from k2core.core.seats import clockwise
from k2core.karakorum.components import COLOURS, DECK, SUMMIT, Goal
from k2core.karakorum.ending import has_won
from k2core.karakorum.expeditions import allottable, doubled, of_colour, placeable
from k2core.karakorum.pieces import Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from k2core.karakorum.components import Card, Pile
    from k2core.karakorum.pieces import Player, Turn
    from k2core.karakorum.state import State

Defects = Iterator[Reason]


class Defect(StrEnum):
    """What can be wrong with a position; some come with the seat."""

    PLAYERS = "players"  # There are more or fewer players than the options say.
    SEATS = "seats"  # The active player or a seat of the queue is not in the game.
    PHASE_FIELDS = "phase_fields"  # A field is set in the wrong phase, or missing in the right one: field.
    REVEALED = "revealed"  # More cards are revealed than there are, or all of them too early.
    GOALS = "goals"  # The open goals are not those of the game in their order: perhaps colour.
    PAWNS = "pawns"  # A pawn stands beside its track.
    PILE = "pile"  # An expedition has two colours or a falling value: pile.
    PILES = "piles"  # Two colours have two expeditions, or a game that is over has any.
    CARDS = "cards"  # A card is on the table that has not been revealed.
    DISPLAY = "display"  # The revealed cards are not the latest of the deal, too many, or should be gone.
    QUEUE = "queue"  # The queue does not fit the phase.
    TAKEN = "taken"  # A player cannot have taken these cards.
    TURN = "turn"  # What the turn remembers cannot have happened.
    OVER = "over"  # The game goes on though somebody has won, or is over too early.


def defects(state: State) -> tuple[Reason, ...]:
    """Return all defects. Those of the frame, then of the table, are returned alone: later checks build on them."""
    return tuple(_frame(state)) or tuple(_table(state)) or tuple(_IN_PHASE[state.phase](state))


def _frame(state: State) -> Defects:
    seats = range(len(state.players))
    if len(state.players) != state.config.players:
        yield Reason(Defect.PLAYERS)
    if any(seat not in seats for seat in (state.active, *state.queue)):
        yield Reason(Defect.SEATS)
    if (state.phase is Phase.ALLOT) != (state.turn is not None):
        yield Reason(Defect.PHASE_FIELDS, {"field": "turn"})
    if (state.phase is Phase.OVER) == bool(state.queue):
        yield Reason(Defect.PHASE_FIELDS, {"field": "queue"})
    if not 0 <= state.revealed <= len(DECK):
        yield Reason(Defect.REVEALED)
    if len(state.goals) != len(COLOURS):
        yield Reason(Defect.GOALS)


def _table(state: State) -> Defects:
    """What holds in every phase."""
    order = list(Goal)
    for letter, goals in zip(COLOURS, state.goals, strict=True):
        if any(order.index(one) >= order.index(next_one) for one, next_one in pairwise(goals)):
            yield Reason(Defect.GOALS, {"colour": letter})
    for seat, player in enumerate(state.players):
        if len(player.pawns) != len(COLOURS) or not all(0 <= pawn <= SUMMIT for pawn in player.pawns):
            yield _at(Defect.PAWNS, seat)
        for number, pile in enumerate(player.piles, 1):
            if not _is_expedition(pile):
                yield Reason(Defect.PILE, {"seat": seat, "pile": number})
        if player.taken != tuple(sorted(player.taken)):
            yield _at(Defect.TAKEN, seat)
        if not _may_lie_together(player.piles):
            yield _at(Defect.PILES, seat)
    if _missing(_on_table(state), state.setup.deal.cards[: state.revealed]):
        yield Reason(Defect.CARDS)


def _is_expedition(pile: Pile) -> bool:
    """One colour, and values that never fall (D1)."""
    return bool(pile) and all(low.colour == high.colour and low.value <= high.value for low, high in pairwise(pile))


def _may_lie_together(piles: tuple[Pile, ...]) -> bool:
    """At most one colour twice (D1)."""
    piles = tuple(pile for pile in piles if pile)
    twice = doubled(piles)
    others = [pile[0].colour for pile in piles if pile[0].colour != twice]
    return len(others) == len(set(others)) and (twice is None or len(of_colour(piles, twice)) == 2)


def _on_table(state: State) -> tuple[Card, ...]:
    """Every card that lies open and is not discarded."""
    cards = list(state.display)
    for player in state.players:
        cards += player.taken
        for pile in player.piles:
            cards += pile
    return tuple(cards)


def _missing(cards: tuple[Card, ...], among: tuple[Card, ...]) -> bool:
    return bool(Counter(cards) - Counter(among))


def _latest(state: State, count: int) -> tuple[Card, ...]:
    """The cards revealed last."""
    return state.setup.deal.cards[max(0, state.revealed - count) : state.revealed]


def _undecided(state: State) -> Defects:
    if any(has_won(player) for player in state.players):
        yield Reason(Defect.OVER)


def _revealing(state: State) -> Defects:
    yield from _undecided(state)
    if state.queue != (state.active,):
        yield Reason(Defect.QUEUE)
    if state.revealed == len(DECK):
        yield Reason(Defect.REVEALED)
    if len(state.display) >= state.limit or state.display != _latest(state, len(state.display)):
        yield Reason(Defect.DISPLAY)
    yield from _nothing_taken(state, range(len(state.players)))


def _nothing_taken(state: State, seats: Iterable[int]) -> Defects:
    for seat in seats:
        if state.players[seat].taken:
            yield _at(Defect.TAKEN, seat)


def _taking(state: State) -> Defects:
    yield from _undecided(state)
    order = clockwise(state.active, len(state.players))
    acted = order[: len(order) - len(state.queue)]
    if state.queue != order[len(acted) :]:
        yield Reason(Defect.QUEUE)
        return
    yield from _nothing_taken(state, state.queue)
    yield from _takes(state, acted)
    count = len(state.display) + sum(len(player.taken) for player in state.players)
    shown = _latest(state, count)
    if not state.display or state.display != _left(shown, state.players):
        yield Reason(Defect.DISPLAY)
        return
    player = state.players[state.active]
    blocked = not any(allottable(player, (card,)) for card in shown)
    stopped = count == state.limit or state.revealed == len(DECK) or not blocked
    if count > state.limit or not stopped:
        yield Reason(Defect.DISPLAY)
    if acted and blocked == bool(player.taken):
        yield _at(Defect.TAKEN, state.active)


def _left(shown: tuple[Card, ...], players: tuple[Player, ...]) -> tuple[Card, ...]:
    """What of the cards shown is left after all that was taken; of equal ones the first goes."""
    left = list(shown)
    for player in players:
        for card in player.taken:
            if card in left:
                left.remove(card)
    return tuple(left)


def _takes(state: State, seats: tuple[int, ...]) -> Defects:
    """Whether these may have taken what they have, before they placed any of it."""
    for seat in seats:
        player = state.players[seat]
        if not player.taken:
            continue
        one_colour = len({card.colour for card in player.taken}) == 1
        alone = seat == state.active or len(player.taken) == 1
        if not one_colour or not alone or not allottable(player, player.taken):
            yield _at(Defect.TAKEN, seat)


def _allotting(state: State) -> Defects:
    yield from _undecided(state)
    order = clockwise(state.active, len(state.players))
    places = [order.index(seat) for seat in state.queue]
    if places != sorted(set(places)):
        yield Reason(Defect.QUEUE)
        return
    if state.display:
        yield Reason(Defect.DISPLAY)
    first, *later = state.queue
    yield from _nothing_taken(state, tuple(seat for seat in order if seat not in state.queue))
    yield from (_at(Defect.TAKEN, seat) for seat in later if not state.players[seat].taken)
    yield from _takes(state, tuple(later))
    assert state.turn is not None
    yield from _turn(state, state.players[first], state.turn)
    if _missing(tuple(_of_this_round(state)), _latest(state, state.limit)):
        yield Reason(Defect.TAKEN)


def _of_this_round(state: State) -> Iterator[Card]:
    """Cards on the table that were certainly revealed this round."""
    for player in state.players:
        yield from player.taken
    player, turn = state.allotting()
    yield from (player.pile(number)[-1] for number in turn.fresh if number <= len(player.piles))


def _turn(state: State, player: Player, turn: Turn) -> Defects:
    seat = state.queue[0]
    if not turn.placed:
        if turn.fresh:
            yield Reason(Defect.TURN)
        if not player.taken:
            yield _at(Defect.TAKEN, seat)
        yield from _takes(state, (seat,))
        return
    if list(turn.fresh) != sorted(set(turn.fresh)) or not all(1 <= place <= len(player.piles) for place in turn.fresh):
        yield Reason(Defect.TURN)
        return
    fresh = [player.pile(number) for number in turn.fresh]
    colours = {card.colour for card in (*player.taken, *(pile[-1] for pile in fresh))}
    too_many = seat != state.active and (player.taken or len(fresh) > 1)
    if too_many or len(colours) > 1:
        yield Reason(Defect.TURN)
    elif not placeable(player.piles, player.taken, fresh):
        yield _at(Defect.TAKEN, seat)


def _over(state: State) -> Defects:
    winners = sum(has_won(player) for player in state.players)
    if winners > 1:
        yield Reason(Defect.OVER)
    if state.display:
        yield Reason(Defect.DISPLAY)
    if winners:
        return
    if state.revealed < len(DECK):
        yield Reason(Defect.OVER)
    for seat, player in enumerate(state.players):
        if player.piles:
            yield _at(Defect.PILES, seat)
    yield from _nothing_taken(state, range(len(state.players)))


_IN_PHASE: dict[Phase, Callable[[State], Defects]] = {
    Phase.REVEAL: _revealing,
    Phase.TAKE: _taking,
    Phase.ALLOT: _allotting,
    Phase.OVER: _over,
}


def _at(code: Defect, seat: int) -> Reason:
    return Reason(code, {"seat": seat})
