"""Whether and where to rescue a climber (N3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots.k2.ground import NO_TENT, POINT
from k2core.core.rng import stream
from k2core.k2.actions import Action, Rescue
from k2core.k2.board import BOARDS
from k2core.k2.components import RESCUE_BOXES_LOST, STARTING_LEVEL
from k2core.k2.sampling import imagine

if TYPE_CHECKING:
    from k2core.bots.k2.mind import Mind
    from k2core.k2.observation import Observation


def best_rescue(mind: Mind) -> tuple[Action, ...]:
    """The best space for the climber, or no rescue if the card is worth more to the other one."""
    seen = mind.seen
    legal = legal_actions(seen)
    seat, index = seen.pending[0]
    values = {action: worth(mind, action, index) for action in legal if isinstance(action, Rescue)}
    decline = legal[-1]
    if not values:
        return (decline,)
    best = max(values, key=lambda action: values[action])
    partner_waits = (seat, 1 - index) in seen.pending
    if partner_waits and mind.me.climbers[1 - index].points > mind.me.climbers[index].points:
        return (decline,)
    return (best,) if values[best] >= POINT else (decline,)


def worth(mind: Mind, action: Rescue, index: int) -> int:
    """What the climber is worth tomorrow, rescued to this space."""
    climber = mind.me.climbers[index]
    points = BOARDS[mind.board].boxes_back(climber.points, RESCUE_BOXES_LOST)
    tent = NO_TENT if climber.tent is None else climber.tent
    partners = mind.me.climbers[1 - index].tent
    return mind.worth_tomorrow((action.space, STARTING_LEVEL, points, tent), NO_TENT if partners is None else partners)


def legal_actions(seen: Observation) -> tuple[Action, ...]:
    """What the viewer may do; hidden cards do not matter to it."""
    return imagine(seen, stream("what-is-legal")).legal_actions()
