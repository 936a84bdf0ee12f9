"""The course of a game: where every pawn stood when a round was over."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from k2core.karakorum.pieces import Pawns, Phase, by_colour

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from k2core.karakorum import wire
    from k2core.karakorum.state import State


@dataclass(frozen=True, slots=True)
class ChartRound:
    number: int
    active: int
    deck: int
    """Cards left when it was over."""
    pawns: tuple[Pawns, ...]
    """By seat, when it was over; in the last round after the last scoring."""

    def to_dict(self) -> wire.ChartRound:
        return {
            "round": self.number,
            "active": self.active,
            "deck": self.deck,
            "pawns": [by_colour(pawns) for pawns in self.pawns],
        }


def chart(states: Iterable[State]) -> Iterator[ChartRound]:
    """Each round that came to its end, of a game given as all its positions."""
    number = 0
    for before, after in pairwise(states):
        if after.active != before.active or after.phase is Phase.OVER:
            number += 1
            yield ChartRound(number, before.active, after.deck, tuple(player.pawns for player in after.players))
