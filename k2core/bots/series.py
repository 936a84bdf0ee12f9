"""Whole games between bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from k2core.bots.interface import Budget, Level, answer, bots_of
from k2core.core.rng import stream

if TYPE_CHECKING:
    from k2core.core.game import AnyGame, Config

RANDOM = "random"
SEATS = (RANDOM, *Level)
"""Who can sit at a table of bots: a level, or one that plays at random."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that bots have played."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    actions: tuple[Any, ...]
    failures: int
    """How often a bot failed and the simplest choice was taken."""


def play(game: AnyGame, config: Config, seats: tuple[str, ...], times: int = 1) -> Played:
    """Play a game; `times` multiplies what the page lets each level think."""
    state = game.start(config)
    bots = bots_of(game.name)
    dice = stream(str(config.seed), "random-player")
    actions: list[Any] = []
    failures = 0
    while state.to_act:
        seat = state.to_act[0]
        if seats[seat] == RANDOM:
            legal = state.legal_actions()
            chosen: tuple[Any, ...] = (legal[dice.below(len(legal))],)
        else:
            level = Level(seats[seat])
            budget = Budget(bots.iterations(level) * times)
            told = answer(game.name, state.observation(seat), level, f"{config.seed}-bot-{seat}", budget)
            failures += told.fell_back
            chosen = told.actions
        for action in chosen:
            state = state.apply(action)
            actions.append(action)
    outcome = state.outcome
    assert outcome is not None
    return Played(outcome.totals, outcome.winners, outcome.reason, tuple(actions), failures)
