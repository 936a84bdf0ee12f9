"""Find climbers who would die tonight and can still be saved this turn."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from k2core.core.cards import without
from k2core.k2.acclimatization import tonight
from k2core.k2.actions import GIVES
from k2core.k2.preview import can_act, points_of, routes
from k2core.k2.turn import current

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.k2.actions import Give
    from k2core.k2.movement import Points
    from k2core.k2.state import State


def endangered(state: State) -> tuple[int, ...]:
    """Return the climbers of the acting player who would die if the turn ended now, and can be saved.

    Nobody while a climber must walk on, because then the turn cannot end.
    """
    _player, turn = current(state)
    if turn.passing is not None:
        return ()
    return tuple(climber for climber in (0, 1) if _would_die(state, climber) and can_be_saved(state, climber))


def _would_die(state: State, climber: int) -> bool:
    night = tonight(state, (state.queue[0], climber)) if can_act(state, climber) else None
    return night is not None and night.dies


def can_be_saved(state: State, climber: int) -> bool:
    """Whether some way to end this turn lets the climber live through the night; nobody is walking on."""
    return any(
        _survives(state, climber, gives, space, left)
        for gives in _allotments(state, climber)
        for space, left in _stands(state, climber, points_of(gives))
    )


def _allotments(state: State, climber: int) -> Iterator[tuple[Give, ...]]:
    """Each way to give the climber some of the cards not yet given."""
    _player, turn = current(state)
    cards = [card for card in turn.cards if card.has_points]
    for choice in product(*((None, *GIVES[card, climber]) for card in cards)):
        yield tuple(give for give in choice if give is not None)


def _stands(state: State, climber: int, extra: Points) -> Iterator[tuple[int, Points]]:
    """Where the climber may stop, and what is left of the points."""
    player, turn = current(state)
    here = player.climbers[climber].space
    assert here is not None
    purse = turn.purses[climber]
    yield here, (purse.points + extra[0], purse.down + extra[1])
    for route in routes(state, climber, extra):
        yield route.spaces[-1], route.left


def _survives(state: State, climber: int, gives: tuple[Give, ...], space: int, left: Points) -> bool:
    player, turn = current(state)
    night = tonight(state, (state.queue[0], climber), space)
    assert night is not None
    total = night.total + sum(give.card.level for give in gives)
    tent_cost = state.setup.costs[state.day - 1][space]
    may_camp = player.climbers[climber].tent is None and not night.tent and left[0] >= tent_cost
    unpaid = turn.unpaid if gives or turn.used_cards else 0
    others = _paid_by_others(state, climber, gives, unpaid)
    in_tent = may_camp and total + 1 - max(0, unpaid - others - (sum(left) - tent_cost)) >= 1
    return in_tent or total - max(0, unpaid - others - sum(left)) >= 1


def _paid_by_others(state: State, climber: int, gives: tuple[Give, ...], unpaid: int) -> int:
    """How much of the risk the other climber can take over: all of it once it holds a card with points."""
    player, turn = current(state)
    other = 1 - climber
    if player.climbers[other].space is None:
        return 0
    rest = without(turn.cards, tuple(give.card for give in gives))
    may_be_given = any(card.has_points for card in rest)
    return unpaid if turn.purses[other].liable or may_be_given else 0
