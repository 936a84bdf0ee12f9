"""The bots of K2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots.k2 import levels
from k2core.bots.k2.par import Par, ParSearch, par
from k2core.bots.k2.proposals import propose
from k2core.bots.k2.review import Review
from k2core.k2.simple import simple_choice as fall_back

if TYPE_CHECKING:
    from k2core.bots.interface import Budget, Level
    from k2core.k2.actions import Action
    from k2core.k2.observation import Observation

__all__ = ["Par", "ParSearch", "Review", "decide", "fall_back", "iterations", "par", "propose"]


def iterations(level: Level) -> int:
    """Return the iterations that the page gives for one decision of this level."""
    return levels.ITERATIONS[level]


def decide(seen: Observation, level: Level, seed: str, budget: Budget) -> tuple[Action, ...]:
    """Return what to do, in order: a selection, a token, a rescue, or a whole turn."""
    return levels.choose(seen, level, seed, budget)
