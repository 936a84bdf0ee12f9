"""Many random games and what came of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from k2core import k2, karakorum
from k2core.cli.trace import random_chooser

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.core.game import Config, Game, State


@dataclass
class Summary:
    """What all games have in common."""

    games: int = 0
    actions: int = 0
    totals: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, state: State[Any], actions: int) -> None:
        outcome = state.outcome
        assert outcome is not None
        self.games += 1
        self.actions += actions
        self.totals += outcome.totals
        self.reasons[outcome.reason] += 1


@dataclass
class K2Summary(Summary):
    climbers: int = 0
    deaths: int = 0
    summits: int = 0
    ranks: Counter[str] = field(default_factory=Counter)
    last_days: Counter[int] = field(default_factory=Counter)

    def add(self, state: State[Any], actions: int) -> None:
        super().add(state, actions)
        assert isinstance(state, k2.State)
        tally = k2.tally(state)
        self.climbers += sum(len(player.climbers) for player in state.players)
        self.deaths += tally.deaths
        self.summits += tally.summits
        self.last_days[state.day] += 1
        if tally.rank is not None:
            self.ranks[tally.rank] += 1


@dataclass
class KarakorumSummary(Summary):
    goals: Counter[str] = field(default_factory=Counter)
    """Those claimed, by kind."""

    def add(self, state: State[Any], actions: int) -> None:
        super().add(state, actions)
        assert isinstance(state, karakorum.State)
        for left in state.goals:
            self.goals.update(goal for goal in karakorum.Goal if goal not in left)


SUMMARIES: dict[str, type[Summary]] = {k2.GAME.name: K2Summary, karakorum.GAME.name: KarakorumSummary}


def simulate(game: Game[Any, Any], config: Config, games: int) -> Iterator[Summary]:
    """Random games on the seeds SEED-1, SEED-2, …; the summary so far after each."""
    summary = SUMMARIES[game.name]()
    for number in range(1, games + 1):
        state = game.start(game.config_from_dict(config.to_dict() | {"seed": f"{config.seed}-{number}"}))
        choose = random_chooser(number)
        actions = 0
        while state.legal_actions():
            state = state.apply(choose(state))
            actions += 1
        summary.add(state, actions)
        yield summary
