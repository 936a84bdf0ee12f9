"""The three levels: how each makes every decision of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots.interface import Budget, Level
from k2core.bots.k2.mind import Mind
from k2core.bots.k2.race import race
from k2core.bots.k2.rescues import best_rescue
from k2core.bots.k2.roots import best_token, selections, turns
from k2core.bots.k2.value import Prices
from k2core.core.rng import stream
from k2core.k2.actions import TAKES, Action
from k2core.k2.pieces import Phase

if TYPE_CHECKING:
    from k2core.bots.k2.roots import Root
    from k2core.k2.observation import Observation

ITERATIONS = {Level.HIKER: 1, Level.ALPINIST: 10, Level.HIMALAYAN: 60}
"""What the page gives for one decision."""
HIKERS_SIGHT = 5
"""How many nights a Hiker thinks of."""
HIKERS_PRICES = Prices(level=40, moves=2)
"""A Hiker does not count on many points a day, so that it turns back in time, as careful people do."""
NEARLY_EQUAL = 25
"""Choices that differ by so little are all the same to a Hiker."""


def choose(seen: Observation, level: Level, seed: str, budget: Budget) -> tuple[Action, ...]:
    mind = Mind(seen, HIKERS_SIGHT, HIKERS_PRICES) if level is Level.HIKER else Mind(seen)
    mind.prepare(budget.should_stop)
    if seen.phase is Phase.RESCUE:
        return best_rescue(mind)
    if seen.phase is Phase.TOKEN:
        return (TAKES[min(seen.tokens)],) if level is Level.HIKER else best_token(mind)
    roots = selections(mind) if seen.phase is Phase.SELECT else turns(mind)
    return _BY_LEVEL[level](mind, roots, seed, budget).actions()


def _hiker(mind: Mind, roots: list[Root], seed: str, _budget: Budget) -> Root:
    """Takes what looks best for the next days, and does not look closely."""
    equals = [root for root in roots if roots[0].value - root.value <= NEARLY_EQUAL]
    return equals[stream(seed, "hiker", mind.seen.day, str(mind.seen.phase)).below(len(equals))]


def _alpinist(mind: Mind, roots: list[Root], seed: str, budget: Budget) -> Root:
    """Takes what looks best for the whole climb, and plans ahead only with cards in its hand."""
    if mind.knows_its_cards():
        return race(mind, roots, seed, Budget(1, budget.should_stop))[0].root
    return roots[0]


def _himalayan(mind: Mind, roots: list[Root], seed: str, budget: Budget) -> Root:
    return race(mind, roots, seed, budget)[0].root


_BY_LEVEL = {Level.HIKER: _hiker, Level.ALPINIST: _alpinist, Level.HIMALAYAN: _himalayan}
