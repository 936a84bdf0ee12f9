"""What must hold from each state to the next, whatever is played; a breach is a bug in the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.errors import Reason
from k2core.k2.actions import Action, Rescue
from k2core.k2.components import CLIMBERS

if TYPE_CHECKING:
    from k2core.k2.state import State


def broken(before: State, action: Action, after: State) -> tuple[Reason, ...]:
    """Laws that this step breaks, beside the defects of the new position itself."""
    breaches = list(after.status)
    if after.day not in (before.day, before.day + 1):
        breaches.append(Reason("day_jumped"))
    if after.taken < before.taken:
        breaches.append(Reason("token_came_back"))
    if not after.legal_actions() and after.outcome is None:
        breaches.append(Reason("dead_end"))
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        for index, (was, now) in enumerate(zip(old.climbers, new.climbers, strict=True)):
            where = {"seat": seat, "climber": CLIMBERS[index]}
            alive = now.space is not None or (seat, index) in after.pending
            rescued = isinstance(action, Rescue) and before.pending[0] == (seat, index)
            if alive and now.points < was.points and not rescued:
                breaches.append(Reason("marker_fell", where))
            if was.tent is not None and now.tent != was.tent:
                breaches.append(Reason("tent_moved", where))
            if now.space is not None and was.space is None and not rescued:
                breaches.append(Reason("came_back", where))
    return tuple(breaches)
