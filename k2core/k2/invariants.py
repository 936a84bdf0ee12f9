"""What must hold from each state to the next. A breach is a bug in the engine."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from k2core.core.errors import Reason
from k2core.k2.actions import Action, Rescue
from k2core.k2.components import CLIMBERS

if TYPE_CHECKING:
    from k2core.k2.state import State


class Breach(StrEnum):
    """What a step can never do; most come with the seat and the climber."""

    DAY_JUMPED = "day_jumped"  # The day went back or forward by more than one.
    TOKEN_CAME_BACK = "token_came_back"  # A risk token was put back.
    DEAD_END = "dead_end"  # No action is legal, and the game is not over.
    MARKER_FELL = "marker_fell"  # A living climber lost points without a rescue.
    TENT_MOVED = "tent_moved"  # A pitched tent was moved.
    CAME_BACK = "came_back"  # A dead climber stands on the board.


def broken(before: State, action: Action, after: State) -> tuple[Reason, ...]:
    """Return the invariants that a step breaks, and the defects of the new position."""
    breaches = list(after.status)
    if after.day not in (before.day, before.day + 1):
        breaches.append(Reason(Breach.DAY_JUMPED))
    if after.taken < before.taken:
        breaches.append(Reason(Breach.TOKEN_CAME_BACK))
    if not after.legal_actions() and after.outcome is None:
        breaches.append(Reason(Breach.DEAD_END))
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        for index, (was, now) in enumerate(zip(old.climbers, new.climbers, strict=True)):
            where = {"seat": seat, "climber": CLIMBERS[index]}
            alive = now.space is not None or (seat, index) in after.pending
            rescued = isinstance(action, Rescue) and before.pending[0] == (seat, index)
            if alive and now.points < was.points and not rescued:
                breaches.append(Reason(Breach.MARKER_FELL, where))
            if was.tent is not None and now.tent != was.tent:
                breaches.append(Reason(Breach.TENT_MOVED, where))
            if now.space is not None and was.space is None and not rescued:
                breaches.append(Reason(Breach.CAME_BACK, where))
    return tuple(breaches)
