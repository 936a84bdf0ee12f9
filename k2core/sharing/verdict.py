"""A result that proves itself: its choices are played again, and what comes of them is the verdict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2core.core.registry import game_by_name
from k2core.sharing.daily import date_of
from k2core.sharing.links import read_game

if TYPE_CHECKING:
    from k2core.core.canonical_json import Json
    from k2core.core.game import Config, Outcome, Tally
    from k2core.sharing.replay import Replay


@dataclass(frozen=True, slots=True)
class Verdict:
    """These choices on this seed are legal and lead here. Whether they were anybody's first try, nothing can tell."""

    game: str
    rules: int
    config: Config
    names: tuple[str, ...]
    actions: int
    outcome: Outcome | None
    """None while the game is running."""
    tally: Tally
    daily: str | None
    """The date, if it is played on the mountain of a day."""

    def to_dict(self) -> Json:
        finished = self.outcome is not None
        return {
            "game": self.game,
            "rules": self.rules,
            "config": self.config.to_dict(),
            "names": list(self.names),
            "actions": self.actions,
            "finished": finished,
            **self.tally.to_dict(),
            "outcome": None if self.outcome is None else self.outcome.to_dict(),
            "daily": self.daily,
            "proves": ["legal", "score"] if finished else ["legal"],
        }


def verify(link: object) -> Verdict:
    """The verdict on the game of a link; `Refused` if it holds none that was really played."""
    return judge(read_game(link))


def judge(replay: Replay) -> Verdict:
    state = replay.play()
    game = game_by_name(replay.game)
    return Verdict(
        game=game.name,
        rules=game.rules,
        config=replay.config,
        names=replay.names,
        actions=len(replay.actions),
        outcome=state.outcome,
        tally=game.tally(state),
        daily=date_of(replay.config),
    )
