"""Whole games of Karakorum between bots, and positions out of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots.interface import Budget, Level
from k2core.bots.karakorum import decide, iterations
from k2core.core.rng import stream
from k2core.karakorum import new_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2core.karakorum import State

EVERY = tuple(Level)


def states(seed: str, levels: Sequence[Level | None], limit: int | None = None) -> Iterator[State]:
    """Every state of a game at which somebody has to decide, and the last one; None plays at random."""
    state = new_game(seed, len(levels))
    rng = stream(seed, "random")
    number = 0
    while state.to_act:
        yield state
        (seat,) = state.to_act
        level = levels[seat]
        number += 1
        if level is None:
            legal = state.legal_actions()
            state = state.apply(legal[rng.below(len(legal))])
        else:
            budget = Budget(min(limit or iterations(level), iterations(level)))
            for action in decide(state.observation(seat), level, f"{seed}-{number}", budget):
                assert state.to_act == (seat,), "a bot decides only for itself"
                state = state.apply(action)
    yield state


def last(seed: str, levels: Sequence[Level | None], limit: int | None = None) -> State:
    *_, state = states(seed, levels, limit)
    return state


def decisions(seed: str, limit: int) -> list[str]:
    """What each level decides in every position of a game of hikers: to compare one Python with another."""
    found = []
    for number, state in enumerate(states(seed, [Level.HIKER] * 2, 2)):
        if state.to_act:
            level = EVERY[number % len(EVERY)]
            actions = decide(state.observation(state.to_act[0]), level, f"same-{number}", Budget(limit))
            found.append(" / ".join(map(str, actions)))
    return found
