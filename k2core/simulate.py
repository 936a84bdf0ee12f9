"""Many random games and what came of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from k2core import k2
from k2core.trace import random_chooser

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.k2.setup import Config


@dataclass
class Summary:
    games: int = 0
    actions: int = 0
    climbers: int = 0
    deaths: int = 0
    summits: int = 0
    totals: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    ranks: Counter[str] = field(default_factory=Counter)
    last_days: Counter[int] = field(default_factory=Counter)

    def add(self, state: k2.State, actions: int) -> None:
        outcome = state.outcome
        assert outcome is not None
        climbers = [climber for player in state.players for climber in player.climbers]
        self.games += 1
        self.actions += actions
        self.climbers += len(climbers)
        self.deaths += sum(climber.space is None for climber in climbers)
        self.summits += len(state.summit)
        self.totals += outcome.totals
        self.reasons[outcome.reason] += 1
        self.last_days[state.day] += 1
        if outcome.rank is not None:
            self.ranks[outcome.rank] += 1


def simulate(config: Config, games: int) -> Iterator[Summary]:
    """Random games on the seeds SEED-1, SEED-2, …; the summary so far after each."""
    summary = Summary()
    for number in range(1, games + 1):
        state = k2.new_game(**(config.to_dict() | {"seed": f"{config.seed}-{number}"}))
        choose = random_chooser(number)
        actions = 0
        while state.legal_actions():
            state = state.apply(choose(state))
            actions += 1
        summary.add(state, actions)
        yield summary
