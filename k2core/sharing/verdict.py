"""Check a result: the game of its link is played, and the verdict says what it leads to."""

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
    """These actions on this seed are legal and lead here. It does not prove that they were the first try."""

    game: str
    rules: int
    config: Config
    names: tuple[str, ...]
    actions: int
    outcome: Outcome | None
    """None while the game is running."""
    tally: Tally
    daily: str | None
    """The date, if it was played on a daily mountain."""

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
    """Return the verdict on the game of a link; raise `Refused` if the link holds no legal game."""
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
