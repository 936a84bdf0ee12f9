"""Who has won, and the rank of a lone climber (F1-F3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from k2core.k2.components import RANK_MINIMA, Rank

if TYPE_CHECKING:
    from k2core.k2 import wire
    from k2core.k2.setup import Config
    from k2core.k2.state import State


class DecidedBy(StrEnum):
    """What decided the game."""

    POINTS = "points"
    SUMMIT_ORDER = "summit_order"
    SHARED = "shared"
    SOLO_SURVIVED = "solo_survived"
    SOLO_DEATH = "solo_death"


@dataclass(frozen=True, slots=True)
class Outcome:
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    reason: DecidedBy
    rank: Rank | None = None
    """Solo only."""

    def to_dict(self) -> wire.Outcome:
        return {
            "winners": list(self.winners),
            "totals": list(self.totals),
            "reason": self.reason,
            "rank": self.rank,
        }


@dataclass(frozen=True, slots=True)
class Tally:
    """How far a game has come."""

    day: int
    points: tuple[int, ...]
    """By seat."""
    rank: Rank | None
    """Solo only, once the game is over."""
    summits: int
    """Climbers with a place in the summit order."""
    deaths: int

    def to_dict(self) -> wire.Tally:
        return {
            "day": self.day,
            "points": list(self.points),
            "rank": self.rank,
            "summits": self.summits,
            "deaths": self.deaths,
        }


def tally(state: State) -> Tally:
    outcome = state.outcome
    gone = sum(climber.space is None for player in state.players for climber in player.climbers)
    return Tally(
        day=state.day,
        points=totals(state),
        rank=None if outcome is None else outcome.rank,
        summits=len(state.summit),
        deaths=gone - len(state.pending),
    )


def totals(state: State) -> tuple[int, ...]:
    """Each player's points as things stand."""
    return tuple(sum(climber.points for climber in player.climbers) for player in state.players)


def outcome(state: State) -> Outcome:
    points = totals(state)
    if len(points) == 1:
        died = any(climber.space is None for climber in state.players[0].climbers)
        reason = DecidedBy.SOLO_DEATH if died else DecidedBy.SOLO_SURVIVED
        return Outcome((0,), points, reason, rank(state.config, points[0]))
    best = max(points)
    equals = tuple(seat for seat, total in enumerate(points) if total == best)
    if len(equals) == 1:
        return Outcome(equals, points, DecidedBy.POINTS)
    for seat, _climber in state.summit:
        if seat in equals:
            return Outcome((seat,), points, DecidedBy.SUMMIT_ORDER)
    return Outcome(equals, points, DecidedBy.SHARED)


def places(state: State) -> tuple[int, ...]:
    """By seat, the place in the final order: most points first, among equals the earlier on the summit (F2)."""
    points = totals(state)
    never = len(state.summit)

    def standing(seat: int) -> tuple[int, int]:
        first = next((place for place, (other, _climber) in enumerate(state.summit) if other == seat), never)
        return -points[seat], first

    standings = [standing(seat) for seat in range(len(points))]
    return tuple(1 + sum(other < own for other in standings) for own in standings)


def rank(config: Config, points: int) -> Rank:
    ranks = iter(Rank)
    for minimum in RANK_MINIMA[config.board, config.weather]:
        rank = next(ranks)
        if points >= minimum:
            return rank
    return next(ranks)
