"""Cards of any game: each kind is one object with a text and a place in the sorting order."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """A kind of card. There is one object per kind, so cards compare by identity."""

    order: int
    text: str

    def __str__(self) -> str:
        return self.text

    def __lt__(self, other: Kind) -> bool:
        return self.order < other.order


K = TypeVar("K", bound=Kind)
_ORDER = attrgetter("order")  # a key sorts many cards in half the time that comparing them takes


def texts(cards: Iterable[Kind]) -> list[str]:
    return [card.text for card in cards]


def in_order(cards: Iterable[K]) -> tuple[K, ...]:
    return tuple(sorted(cards, key=_ORDER))


def without(cards: tuple[K, ...], gone: Iterable[K]) -> tuple[K, ...]:
    """Return the cards that are left, in their order. Of equal cards the first is removed."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
