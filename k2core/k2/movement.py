"""How a climber walks: what a step takes out of the purse, and where there is room (A3-A5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from k2core.k2.pieces import ClimberId
    from k2core.k2.state import State

Points = tuple[int, int]
"""Points for walking either way, and points for walking down only."""


def spend(points: Points, cost: int, down: bool) -> Points | None:
    """What a step leaves, or None if it costs too much; a step down uses down-only points first (A3)."""
    free, down_only = points
    from_down_only = min(down_only, cost) if down else 0
    free -= cost - from_down_only
    return None if free < 0 else (free, down_only - from_down_only)


def has_room(state: State, who: ClimberId, space: int) -> bool:
    """Whether this climber could stop there: the others on it are fewer than its limit."""
    others = state.occupants(space) - (state.players[who[0]].climbers[who[1]].space == space)
    return others < state.setup.limits[space]


def can_walk_off(state: State, who: ClimberId, space: int, points: Points) -> bool:
    """Whether the points left lead from a full space to one with room (A5)."""
    costs = state.setup.costs[state.day - 1]
    ahead = [(space, points)]
    while ahead:  # every step costs something, so this ends
        here, purse = ahead.pop()
        for rope in state.setup.board.ways[here]:
            left = spend(purse, costs[rope.to], rope.down)
            if left is None:
                continue
            if has_room(state, who, rope.to):
                return True
            ahead.append((rope.to, left))
    return False


def may_enter(state: State, who: ClimberId, space: int, left: Points) -> bool:
    """Whether a climber who has so many points left there may step onto a space."""
    return has_room(state, who, space) or can_walk_off(state, who, space, left)
