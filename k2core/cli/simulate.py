"""Play many random games and sum them up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from k2core.cli.interface import terminal_of
from k2core.cli.trace import random_chooser

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.cli.interface import GameSummary
    from k2core.core.game import AnyGame, AnyState, Config


@dataclass
class Summary:
    own: GameSummary[Any]
    """What only this game counts."""
    games: int = 0
    actions: int = 0
    totals: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, state: AnyState, actions: int) -> None:
        outcome = state.outcome
        assert outcome is not None
        self.games += 1
        self.actions += actions
        self.totals += outcome.totals
        self.reasons[outcome.reason] += 1
        self.own.add(state)


def simulate(game: AnyGame, config: Config, games: int) -> Iterator[Summary]:
    """Play random games on the seeds SEED-1, SEED-2, …; yield the summary so far after each."""
    summary = Summary(terminal_of(game.name).summary())
    for number in range(1, games + 1):
        state = game.start(game.config_from_dict(config.to_dict() | {"seed": f"{config.seed}-{number}"}))
        choose = random_chooser(number)
        actions = 0
        while state.legal_actions():
            state = state.apply(choose(state))
            actions += 1
        summary.add(state, actions)
        yield summary
