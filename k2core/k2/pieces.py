"""What stands on the table: climbers, players, and what a turn holds. All immutable."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from k2core.core.cards import texts

if TYPE_CHECKING:
    from k2core.core.canonical_json import Json
    from k2core.k2 import wire
    from k2core.k2.components import Card


class Phase(StrEnum):
    SELECT = "select"
    TOKEN = "token"
    TURN = "turn"
    RESCUE = "rescue"
    OVER = "over"


T = TypeVar("T")


def swapped(pair: tuple[T, T], index: int, item: T) -> tuple[T, T]:
    """The pair with one of its items replaced."""
    return (pair[0], item) if index else (item, pair[1])


ClimberId = tuple[int, int]
"""A seat and the index of one of its climbers."""


@dataclass(frozen=True, slots=True)
class Climber:
    space: int | None
    """None once dead, and while a rescue is being decided."""
    level: int
    points: int
    """The box of the point track its marker is on."""
    tent: int | None
    """Where its tent stands, if it is pitched."""

    def to_dict(self) -> wire.Climber:
        return {"space": self.space, "level": self.level, "points": self.points, "tent": self.tent}


@dataclass(frozen=True, slots=True)
class Player:
    hand: tuple[Card, ...]
    picks: tuple[Card, ...]
    """Today's three cards, once picked; secret until all have picked."""
    climbers: tuple[Climber, Climber]
    token: int | None
    """Today's risk token."""
    rescue: bool
    """Whether the rescue card is still there."""

    def to_dict(self) -> Json:
        return {
            "hand": texts(self.hand),
            "picks": texts(self.picks),
            "token": self.token,
            "rescue": self.rescue,
            "climbers": [climber.to_dict() for climber in self.climbers],
        }

    @property
    def is_in(self) -> bool:
        """Whether a climber is on the board (N2)."""
        return self.climbers[0].space is not None or self.climbers[1].space is not None


@dataclass(frozen=True, slots=True)
class Purse:
    """What a climber has been given this turn and not yet used."""

    points: int = 0
    down: int = 0
    """Points for steps down only."""
    liable: bool = False
    """Whether a card with points was given, so that the level may pay for risk (A9)."""

    def to_dict(self) -> wire.Purse:
        return {"points": self.points, "down": self.down, "liable": self.liable}

    @property
    def total(self) -> int:
        return self.points + self.down


EMPTY_PURSE = Purse()


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn of the first player in the queue."""

    cards: tuple[Card, ...]
    """Not yet given."""
    purses: tuple[Purse, Purse]
    unpaid: int
    """Points still to be lost to the risk token."""
    passing: int | None = None
    """The climber that stands on a full space and must walk on (A5)."""

    def to_dict(self) -> wire.Turn:
        return {
            "cards": texts(self.cards),
            "purses": [purse.to_dict() for purse in self.purses],
            "unpaid": self.unpaid,
            "passing": self.passing,
        }

    @property
    def used_cards(self) -> bool:
        return self.purses[0].liable or self.purses[1].liable
