"""The family variant's rescue card (N3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.fast_replace import replace
from k2core.core.seats import with_seat
from k2core.k2 import acclimatization, day
from k2core.k2.actions import DECLINES, RESCUES, Action, Decline, Rescue
from k2core.k2.components import RESCUE_BOXES_LOST, RESCUE_ZONE, STARTING_LEVEL
from k2core.k2.movement import has_room
from k2core.k2.pieces import Phase

if TYPE_CHECKING:
    from k2core.k2.state import State


def next_decision(state: State) -> State:
    """Ask for the next rescue to be decided, or let the day end."""
    if state.pending:
        return replace(state, phase=Phase.RESCUE, queue=(state.pending[0][0],))
    return day.finish(state)


def legal(state: State) -> tuple[Action, ...]:
    who = state.pending[0]
    spaces = state.setup.board.spaces
    rescues = [
        RESCUES[who[1]][space.number]
        for space in spaces
        if space.zone == RESCUE_ZONE and has_room(state, who, space.number)
    ]
    return (*rescues, DECLINES[who[1]])


def rescue(state: State, action: Rescue) -> State:
    who, *others = state.pending
    climber = state.climber(who)
    points = state.setup.board.boxes_back(climber.points, RESCUE_BOXES_LOST)
    climber = replace(climber, space=action.space, level=STARTING_LEVEL, points=points)
    state = acclimatization.set_back(state, who, climber)
    player = replace(state.players[who[0]], rescue=False)
    state = replace(state, players=with_seat(state.players, who[0], player))
    for other in others:
        if other[0] == who[0]:  # the card is gone
            state = acclimatization.bury(state, other)
    return next_decision(replace(state, pending=tuple(other for other in others if other[0] != who[0])))


def decline(state: State, _action: Decline) -> State:
    state = acclimatization.bury(state, state.pending[0])
    return next_decision(replace(state, pending=state.pending[1:]))
