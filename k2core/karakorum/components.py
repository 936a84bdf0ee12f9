"""What lies in the box: cards, goals, tracks and the numbers of the rules (C1-C3).

Numbers only; what they mean is said where they are used.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Literal

from k2core.core.cards import Kind

if TYPE_CHECKING:
    from collections.abc import Callable

MIN_PLAYERS = 2
MAX_PLAYERS = 4
SUMMIT = 30
PENALTY = 3
SCORABLE = 3
"""The least cards of an expedition that can be scored; shorter ones can be removed."""
MAX_PILES = 4
MAX_REVEALED = MAX_PLAYERS + 1

Colour = Literal["R", "G", "Y"]
COLOURS: tuple[Colour, ...] = ("R", "G", "Y")
VALUES = range(1, 9)
AXES = (0, 1, 1, 2, 3)
"""By card of a value."""


@dataclass(frozen=True, slots=True, eq=False)
class Card(Kind):
    """A peak card: its colour by place in `COLOURS`, its value and its ice axes."""

    colour: int
    value: int
    axes: int

    def __reduce__(self) -> tuple[Callable[[str], Card], tuple[str]]:
        return card_named, (self.text,)


Pile = tuple[Card, ...]
"""An expedition, its first card first."""

_KINDS = [(colour, value, axes) for colour in range(len(COLOURS)) for value in VALUES for axes in sorted(set(AXES))]
CARDS: tuple[Card, ...] = tuple(
    Card(order, f"{COLOURS[colour]}{value}.{axes}", colour, value, axes)
    for order, (colour, value, axes) in enumerate(_KINDS)
)
CARD_BY_TEXT = {card.text: card for card in CARDS}


def card_named(text: str) -> Card:
    return CARD_BY_TEXT[text]


DECK: tuple[Card, ...] = tuple(card for card in CARDS for _ in range(AXES.count(card.axes)))


class Goal(StrEnum):
    FOUR = "four"
    SIX = "six"
    PAIR = "pair"
    AXES10 = "axes10"


GOAL_FIELDS: dict[Goal, int] = {Goal.FOUR: 5, Goal.SIX: 12, Goal.PAIR: 10, Goal.AXES10: 15}
GOAL_CARDS: dict[Goal, int] = {Goal.FOUR: 4, Goal.SIX: 6}
"""How many cards exactly an expedition must have for these."""
GOAL_AXES = 10
ALL_GOALS: tuple[tuple[Goal, ...], ...] = (tuple(Goal),) * len(COLOURS)
"""By colour, all that lie open at first."""


def reveal_limit(players: int) -> int:
    """How many cards a round turns up at most (P1)."""
    return players + 1
