"""What the bots of every game have in common, and what a game's folder of bots offers.

A bot sees only an observation. The same observation, seed and iterations give the same choice on every Python.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from k2core.core.registry import layer_part

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from k2core.core.canonical_json import Json

Seen = TypeVar("Seen", contravariant=True)


class Level(StrEnum):
    """How strong a bot is; named after the ranks of a lone climber."""

    HIKER = "hiker"
    ALPINIST = "alpinist"
    HIMALAYAN = "himalayan"


def never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think. It answers with its best so far when either is used up."""

    iterations: int
    """A measure of the work; what one iteration is, each bot decides. At least 1."""
    should_stop: Callable[[], bool] = never
    """Asked again and again while the bot thinks, such as a look at a clock."""


@dataclass(frozen=True, slots=True)
class Why:
    """A reason for a choice in the game's terms: a code, and what fills the gaps of its sentence."""

    code: str
    details: Mapping[str, int | str]

    def to_dict(self) -> Json:
        return {"code": self.code, **self.details}


@dataclass(frozen=True, slots=True)
class Proposal:
    """A choice for a person to accept."""

    actions: tuple[Any, ...]
    """All of it, in order: a selection is one action, a turn is several with the end included."""
    points: float
    """What the bot expects of it; only good to compare proposals of one answer."""
    reasons: tuple[Why, ...]

    def to_dict(self) -> Json:
        return {
            "actions": [str(action) for action in self.actions],
            "points": round(self.points, 2),
            "reasons": [why.to_dict() for why in self.reasons],
        }


class GameBots(Protocol[Seen]):
    """What the module `k2core.bots.NAME` has; `Seen` is the observation of the game.

    The viewer of the observation must be one of those who have to act.
    """

    def iterations(self, level: Level) -> int:
        """Return the iterations that the page gives for one decision of this level."""

    def decide(self, seen: Seen, level: Level, seed: str, budget: Budget) -> tuple[Any, ...]:
        """Return what to do, in order, up to the next moment at which something new could be learned."""

    def fall_back(self, seen: Seen) -> tuple[Any, ...]:
        """Return the simplest sensible choice, at once and without chance: for when `decide` fails."""

    def propose(self, seen: Seen, seed: str, budget: Budget) -> tuple[Proposal, ...]:
        """Return the best choices as the strongest level sees them, best first."""


def bots_of(name: str) -> GameBots[Any]:
    """Return the bots of a game."""
    bots: GameBots[Any] = layer_part("bots", name)
    return bots


@dataclass(frozen=True, slots=True)
class Answer:
    actions: tuple[Any, ...]
    fell_back: bool
    """Whether the bot failed, so that this is the simplest sensible choice."""


def answer(name: str, seen: Any, level: Level, seed: str, budget: Budget) -> Answer:
    """Return the bot's decision, or the simplest sensible choice if the bot fails."""
    bots = bots_of(name)
    try:
        return Answer(bots.decide(seen, level, seed, budget), fell_back=False)
    except Exception:  # whatever it is, the game goes on
        return Answer(bots.fall_back(seen), fell_back=True)
