"""Every defect of a position that cannot occur in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING

from k2core.core.errors import Reason
from k2core.k2.components import CLIMBERS, DAYS, DAYS_PER_DEAL, DECK, MAX_LEVEL, OPEN_TOKENS, PICKS, RISK_TOKENS, Card
from k2core.k2.day import deck_in_use, drawn, is_last
from k2core.k2.movement import can_walk_off, has_room
from k2core.k2.pieces import Phase
from k2core.k2.risk import daring

if TYPE_CHECKING:
    from k2core.k2.pieces import Climber, Turn
    from k2core.k2.state import State

Defects = Iterator[Reason]


class Defect(StrEnum):
    """What can be wrong with a position; most come with the seat and the climber."""

    DAY = "day"  # The day is not 1 to 18.
    PLAYERS = "players"  # There are more or fewer players than the options say.
    PHASE_FIELDS = "phase_fields"  # A field is set in the wrong phase, or missing in the right one: field.
    STARTING = "starting"  # The starting player or a seat of the queue is not in the game.
    QUEUE = "queue"  # The queue does not fit the phase.
    OVER = "over"  # The game is over too early.
    TOKENS = "tokens"  # The open risk tokens are not those of the deal.
    TAKEN = "taken"  # So many risk tokens cannot have been taken by this day.
    TOKEN_HOLDER = "token_holder"  # The wrong player holds a risk token, or one that was not open.
    HAND = "hand"  # The hand cannot hold these cards, or is not sorted.
    PICKS = "picks"  # The picks are too many or too few, or not sorted.
    TURN_CARDS = "turn_cards"  # The cards left to give are not among the picks, or a card without points is gone.
    PURSE = "purse"  # The climbers hold more points than the given cards have.
    UNPAID = "unpaid"  # More risk is unpaid than the token says.
    PASSING = "passing"  # A climber must walk on from a space with room, or cannot.
    SPACE = "space"  # A climber or tent stands on no space of the board.
    LEVEL = "level"  # The acclimatization level is impossible.
    POINTS = "points"  # The marker is not on the track, or lower than the climber has been.
    RESCUE = "rescue"  # There is a rescue card outside the family variant.
    LIMIT = "limit"  # More climbers stand on a space than it holds: space.
    SUMMIT = "summit"  # The summit order does not list exactly the climbers who were there.
    PENDING = "pending"  # The rescues to decide are in the wrong order, or not to be decided.


def defects(state: State) -> tuple[Reason, ...]:
    """Return all defects. Those of the frame are returned alone, since the other checks build on it."""
    frame = tuple(_frame(state))
    if frame:
        return frame
    return (
        *_queue(state),
        *_tokens(state),
        *_cards(state),
        *_turn(state),
        *_climbers(state),
        *_limits(state),
        *_summit(state),
        *_pending(state),
    )


def _frame(state: State) -> Defects:
    seats = range(len(state.players))
    if not 1 <= state.day <= DAYS:
        yield Reason(Defect.DAY)
    if len(state.players) != state.config.players:
        yield Reason(Defect.PLAYERS)
    if state.starting not in seats or any(seat not in seats for seat in state.queue):
        yield Reason(Defect.STARTING)
    if (state.phase is Phase.TURN) != (state.turn is not None):
        yield Reason(Defect.PHASE_FIELDS, {"field": "turn"})
    if (state.phase is Phase.RESCUE) != bool(state.pending):
        yield Reason(Defect.PHASE_FIELDS, {"field": "pending"})
    if (state.phase is Phase.OVER) == bool(state.queue):
        yield Reason(Defect.PHASE_FIELDS, {"field": "queue"})
    if state.phase not in (Phase.RESCUE, Phase.OVER) and not any(player.is_in for player in state.players):
        yield Reason(Defect.PHASE_FIELDS, {"field": "climbers"})
    for seat, player in enumerate(state.players):
        for index, climber in enumerate(player.climbers):
            places = len(state.setup.board.spaces)
            if any(space is not None and not 0 <= space < places for space in (climber.space, climber.tent)):
                yield _at(Defect.SPACE, seat, index)


def _queue(state: State) -> Defects:
    order = state.seats_in_order()
    if state.phase is not Phase.RESCUE and state.phase is not Phase.OVER and state.is_out(state.starting):
        yield Reason(Defect.STARTING)
    expected: tuple[int, ...] | None = None
    match state.phase:
        case Phase.SELECT | Phase.TURN:
            expected = order[len(order) - len(state.queue) :]
        case Phase.TOKEN:
            seat = daring(state)
            expected = () if seat is None else (seat,)
        case Phase.RESCUE:
            expected = (state.pending[0][0],)
        case Phase.OVER:
            expected = ()
    if state.queue != expected:
        yield Reason(Defect.QUEUE)
    if state.phase is Phase.OVER and not is_last(state):
        yield Reason(Defect.OVER)


def _tokens(state: State) -> Defects:
    turned_up = min(len(RISK_TOKENS), OPEN_TOKENS + state.taken)
    gone = Counter(state.setup.deal.tokens[:turned_up])
    gone.subtract(state.tokens)
    if min(gone.values()) < 0 or sum(gone.values()) != state.taken or state.tokens != tuple(sorted(state.tokens)):
        yield Reason(Defect.TOKENS)
    latest = state.day - (state.phase in (Phase.SELECT, Phase.TOKEN))
    solo_days = latest if len(state.players) == 1 else 0
    if not solo_days <= state.taken <= latest:
        yield Reason(Defect.TAKEN)
    holders = [seat for seat, player in enumerate(state.players) if player.token is not None]
    if state.phase in (Phase.SELECT, Phase.TOKEN):
        if holders:
            yield Reason(Defect.TOKEN_HOLDER)
    elif state.phase is Phase.TURN:
        seat = daring(state)
        if holders != ([] if seat is None else [seat]):
            yield Reason(Defect.TOKEN_HOLDER)
    elif len(holders) > 1:
        yield Reason(Defect.TOKEN_HOLDER)
    gone.subtract(state.players[seat].token or 0 for seat in holders)
    if any(count < 0 for count in gone.values()):
        yield Reason(Defect.TOKEN_HOLDER)


def _cards(state: State) -> Defects:
    for seat, player in enumerate(state.players):
        out_since_before = state.is_out(seat) and not player.picks
        if out_since_before:
            if not _within(player.hand, DECK) or len(player.hand) not in (0, PICKS):
                yield _at(Defect.HAND, seat)
            continue
        cards = drawn(state.day)
        unplayed = cards - (state.day - 1) % DAYS_PER_DEAL * PICKS
        picked = state.phase is not Phase.SELECT or (seat not in state.queue and player.is_in)
        if len(player.picks) != (PICKS if picked else 0):
            yield _at(Defect.PICKS, seat)
        held = (*player.hand, *player.picks)
        pool = deck_in_use(state.setup.deal, seat, state.day)[:cards]
        if len(held) != unplayed or not _within(held, pool) or player.hand != tuple(sorted(player.hand)):
            yield _at(Defect.HAND, seat)
        if player.picks != tuple(sorted(player.picks)):
            yield _at(Defect.PICKS, seat)


def _turn(state: State) -> Defects:
    turn = state.turn
    if turn is None:
        return
    seat = state.queue[0]
    player = state.players[seat]
    if not _within(turn.cards, player.picks) or turn.cards != tuple(sorted(turn.cards)):
        yield _at(Defect.TURN_CARDS, seat)
        return
    given = Counter(player.picks)
    given.subtract(turn.cards)
    if any(count and not card.has_points for card, count in given.items()):
        yield _at(Defect.TURN_CARDS, seat)
    if turn.used_cards != any(given.values()):
        yield _at(Defect.PURSE, seat)
    if sum(purse.liable for purse in turn.purses) > sum(given.values()):
        yield _at(Defect.PURSE, seat)
    walking = sum(max(card.up, card.down) * count for card, count in given.items())
    if sum(purse.total for purse in turn.purses) > walking:
        yield _at(Defect.PURSE, seat)
    for index, purse in enumerate(turn.purses):
        gone = player.climbers[index].space is None
        if purse.points < 0 or purse.down < 0 or (purse.total and not purse.liable) or (gone and purse.liable):
            yield _at(Defect.PURSE, seat, index)
    if not 0 <= turn.unpaid <= (player.token or 0) or (not turn.used_cards and turn.unpaid != (player.token or 0)):
        yield _at(Defect.UNPAID, seat)
    yield from _passing(state, turn)


def _passing(state: State, turn: Turn) -> Defects:
    seat = state.queue[0]
    for index, climber in enumerate(state.players[seat].climbers):
        if climber.space is None:
            if turn.passing == index:
                yield _at(Defect.PASSING, seat, index)
            continue
        if has_room(state, (seat, index), climber.space):
            if turn.passing == index:
                yield _at(Defect.PASSING, seat, index)
        elif turn.passing == index:
            purse = turn.purses[index]
            if not can_walk_off(state, (seat, index), climber.space, (purse.points, purse.down)):
                yield _at(Defect.PASSING, seat, index)


def _climbers(state: State) -> Defects:
    board = state.setup.board
    for seat, player in enumerate(state.players):
        if player.rescue and not state.config.family:
            yield _at(Defect.RESCUE, seat)
        for index, climber in enumerate(player.climbers):
            if climber.points not in board.track:
                yield _at(Defect.POINTS, seat, index)
            if climber.space is None:
                dead = (seat, index) not in state.pending
                if climber.level != 0:
                    yield _at(Defect.LEVEL, seat, index)
                if dead and climber.points != board.track[0]:
                    yield _at(Defect.POINTS, seat, index)
                continue
            if climber.points < board.spaces[climber.space].points:
                yield _at(Defect.POINTS, seat, index)
            low, high = _level_bounds(state, seat, index, climber)
            if not low <= climber.level <= high:
                yield _at(Defect.LEVEL, seat, index)


def _level_bounds(state: State, seat: int, index: int, climber: Climber) -> tuple[int, int]:
    """1 to 6 between days; the turn may have raised the level by cards and lowered it by risk (A8, A9)."""
    if state.phase in (Phase.SELECT, Phase.TOKEN, Phase.RESCUE, Phase.OVER):
        return 1, MAX_LEVEL
    turned = seat not in state.queue or state.queue[0] == seat
    if not turned:
        return 1, MAX_LEVEL
    player = state.players[seat]
    raised = sum(card.level for card in player.picks)
    paid = player.token or 0
    if state.turn is not None and state.queue[0] == seat:
        raised -= sum(card.level for card in state.turn.cards)
        paid -= state.turn.unpaid
    return 1 - paid, MAX_LEVEL + raised


def _limits(state: State) -> Defects:
    passing = None
    if state.turn is not None and state.turn.passing is not None:
        passing = state.players[state.queue[0]].climbers[state.turn.passing].space
    for space, limit in enumerate(state.setup.limits):
        if state.occupants(space) - (space == passing) > limit:
            yield Reason(Defect.LIMIT, {"space": space})


def _summit(state: State) -> Defects:
    at_the_top = {
        (seat, index)
        for seat, player in enumerate(state.players)
        for index, climber in enumerate(player.climbers)
        if climber.points == state.setup.board.summit_points
    }
    if len(state.summit) != len(at_the_top) or set(state.summit) != at_the_top:
        yield Reason(Defect.SUMMIT)


def _pending(state: State) -> Defects:
    if not state.pending:
        return
    order = [*range(state.starting, len(state.players)), *range(state.starting)]
    places = [(order.index(seat), index) for seat, index in state.pending]
    if places != sorted(set(places)):
        yield Reason(Defect.PENDING)
    for seat, index in state.pending:
        if state.climber((seat, index)).space is not None or not state.players[seat].rescue:
            yield _at(Defect.PENDING, seat, index)


def _within(cards: tuple[Card, ...], pool: tuple[Card, ...]) -> bool:
    return not Counter(cards) - Counter(pool)


def _at(code: Defect, seat: int, climber: int | None = None) -> Reason:
    where = {"seat": seat} if climber is None else {"seat": seat, "climber": CLIMBERS[climber]}
    return Reason(code, where)
