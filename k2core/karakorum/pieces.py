"""What lies on the table: the players' tracks and expeditions, and what a turn keeps in mind. All immutable."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from k2core.core.cards import texts
from k2core.core.fast_replace import replace
from k2core.karakorum.components import SUMMIT

if TYPE_CHECKING:
    from k2core.karakorum import wire
    from k2core.karakorum.components import Card, Goal, Pile

Pawns = tuple[int, int, int]
"""By colour, the field of each."""
Goals = tuple[tuple["Goal", ...], ...]
"""By colour, those still open."""


class Phase(StrEnum):
    REVEAL = "reveal"
    TAKE = "take"
    ALLOT = "allot"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Player:
    pawns: Pawns
    taken: tuple[Card, ...] = ()
    """Cards of this round that are still to be placed, sorted."""
    piles: tuple[Pile, ...] = ()
    """The expeditions, in the order in which they were started; they are numbered from 1."""

    def to_dict(self) -> wire.Player:
        return {
            "pawns": by_colour(self.pawns),
            "taken": texts(self.taken),
            "piles": [texts(pile) for pile in self.piles],
        }

    def pile(self, number: int) -> Pile:
        return self.piles[number - 1]

    def moved(self, colour: int, fields: int) -> Player:
        """With a pawn so many fields on, or back, but never off its track (P5, P6)."""
        pawns = list(self.pawns)
        pawns[colour] = min(SUMMIT, max(0, pawns[colour] + fields))
        red, green, yellow = pawns
        return replace(self, pawns=(red, green, yellow))

    def without_piles(self, *gone: int) -> Player:
        """With these expeditions discarded; those behind move up and are numbered anew."""
        return replace(self, piles=tuple(pile for number, pile in enumerate(self.piles, 1) if number not in gone))


@dataclass(frozen=True, slots=True)
class Turn:
    """What the player who allots has done so far."""

    fresh: tuple[int, ...] = ()
    """Numbers of the expeditions that got a card this round, lowest first."""
    placed: bool = False
    """Whether a card has been placed, which ends removing (P6)."""

    def to_dict(self) -> wire.Turn:
        return {"fresh": list(self.fresh), "placed": self.placed}


def by_colour(pawns: Pawns) -> wire.Pawns:
    red, green, yellow = pawns
    return {"R": red, "G": green, "Y": yellow}


def goals_dict(goals: Goals) -> wire.Goals:
    red, green, yellow = goals
    return {"R": list(red), "G": list(green), "Y": list(yellow)}
