"""Tempers: which of the legal actions a player of K2 would think of."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from k2core import k2
from k2core.k2 import Decline, End, Give, Loss, Pay, Select, Step, Take

if TYPE_CHECKING:
    from collections.abc import Callable


def anything(state: k2.State) -> tuple[k2.Action, ...]:
    return state.legal_actions()


def bold(state: k2.State) -> tuple[k2.Action, ...]:
    """Up and up, whatever the night will bring."""
    legal = state.legal_actions()
    if state.phase is k2.Phase.SELECT:
        most = max(k2.risk_sum(action.cards) for action in legal if isinstance(action, Select))
        return tuple(a for a in legal if isinstance(a, Select) and k2.risk_sum(a.cards) == most)
    if state.phase is k2.Phase.RESCUE:
        return legal[:1] + legal[-1:]  # one choice of two: with all spaces to go to hardly anyone would decline
    onwards = tuple(action for action in legal if isinstance(action, Step) and leads_on(state, action))
    gives = tuple(action for action in legal if isinstance(action, Give) and action.use is not k2.Use.DOWN)
    end = tuple(action for action in legal if isinstance(action, End))
    return onwards or gives or end or legal


def calm(state: k2.State) -> tuple[k2.Action, ...]:
    """Never to where the night would be hard, and no risk paid with the level if it can be helped."""
    legal = state.legal_actions()
    mild = tuple(action for action in legal if is_mild(state, action))
    return mild or legal


TEMPERS: dict[str, Callable[[k2.State], tuple[k2.Action, ...]]] = {
    "anything": anything,
    "bold": bold,
    "calm": calm,
}


def leads_on(state: k2.State, step: Step) -> bool:
    here = state.players[state.to_act[0]].climbers[step.climber].space
    assert here is not None
    left = points_to_summit(state.config.board)
    return left[step.space] < left[here]


@cache
def points_to_summit(name: str) -> dict[int, int]:
    """For each space what the way to the summit costs; the easiest way goes down now and then."""
    board = k2.BOARDS[name]
    left = {board.summit: 0}
    ahead = [board.summit]
    while ahead:
        there = ahead.pop(0)
        cost = left[there] + board.spaces[there].cost
        for rope in board.ways[there]:
            if cost < left.get(rope.to, cost + 1):
                left[rope.to] = cost
                ahead.append(rope.to)
    return left


def is_mild(state: k2.State, action: k2.Action) -> bool:
    match action:
        case Take(value):
            return value == min(state.tokens)
        case Step(climber, space):
            night = k2.tonight(state, (state.to_act[0], climber), space)
            return night is not None and night.total >= 3
        case Pay(_, loss):
            return loss is not Loss.LEVEL
        case Decline():
            return False
        case _:
            return True
