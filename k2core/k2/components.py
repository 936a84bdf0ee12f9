"""What lies in the box: boards, cards, weather tiles, risk tokens, limits and ranks (C1-C6, F3).

Numbers only; what they mean is said where they are used.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from k2core.core.cards import Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.k2 import wire

DAYS = 18
DAYS_PER_TILE = 3
TILES_IN_PLAY = 6
DAYS_PER_DEAL = 6
DEALS = 3
HAND_SIZE = 6
PICKS = 3
CLIMBERS = "AB"
MAX_PLAYERS = 5
MAX_LEVEL = 6
STARTING_LEVEL = 1
OPEN_TOKENS = 3
RESCUE_BOXES_LOST = 4
RESCUE_ZONE = 0


class CardKind(StrEnum):
    MOVE = "move"
    ROPE = "rope"
    ACCLIMATIZATION = "acclimatization"


@dataclass(frozen=True, slots=True, eq=False)
class Card(Kind):
    """One of the ten kinds of cards.

    `up` is what the card adds to the risk sum and gives for walking either way, `down` what a rope
    gives for walking down only, `level` what it adds to a climber's acclimatization.
    """

    kind: CardKind
    up: int = 0
    down: int = 0
    level: int = 0

    def __reduce__(self) -> tuple[Callable[[str], Card], tuple[str]]:
        return CARD_BY_TEXT.__getitem__, (self.text,)

    @property
    def has_points(self) -> bool:
        return bool(self.up or self.level)


CARDS: tuple[Card, ...] = (
    Card(0, "m1", CardKind.MOVE, up=1),
    Card(1, "m2", CardKind.MOVE, up=2),
    Card(2, "m3", CardKind.MOVE, up=3),
    Card(3, "r12", CardKind.ROPE, up=1, down=2),
    Card(4, "r13", CardKind.ROPE, up=1, down=3),
    Card(5, "r23", CardKind.ROPE, up=2, down=3),
    Card(6, "a0", CardKind.ACCLIMATIZATION),
    Card(7, "a1", CardKind.ACCLIMATIZATION, level=1),
    Card(8, "a2", CardKind.ACCLIMATIZATION, level=2),
    Card(9, "a3", CardKind.ACCLIMATIZATION, level=3),
)


CARD_BY_TEXT = {card.text: card for card in CARDS}
_DECK_COUNTS = (5, 3, 2, 1, 1, 1, 1, 2, 1, 1)
DECK: tuple[Card, ...] = tuple(card for card, count in zip(CARDS, _DECK_COUNTS, strict=True) for _ in range(count))

RISK_TOKENS: tuple[int, ...] = (0,) * 4 + (1,) * 11 + (2,) * 5


@dataclass(frozen=True, slots=True)
class Weather:
    """One day of a tile: clear, or a level loss and a movement surcharge in the named zones."""

    loss: int = 0
    surcharge: int = 0
    zones: tuple[int, ...] = ()

    def to_dict(self) -> wire.Weather:
        return {"loss": self.loss, "surcharge": self.surcharge, "zones": list(self.zones)}

    def loss_in(self, zone: int) -> int:
        return self.loss if zone in self.zones else 0

    def surcharge_in(self, zone: int) -> int:
        return self.surcharge if zone in self.zones else 0


Tile = tuple[Weather, Weather, Weather]

_CLEAR = Weather()
SUMMER: tuple[Tile, ...] = (
    (_CLEAR, _CLEAR, _CLEAR),
    (_CLEAR, Weather(1, 0, (2,)), Weather(2, 0, (2,))),
    (Weather(1, 0, (1,)), _CLEAR, Weather(2, 0, (1,))),
    (_CLEAR, Weather(2, 0, (1, 2, 3)), _CLEAR),
    (Weather(1, 0, (1, 2, 3)), Weather(1, 0, (2, 3)), Weather(1, 0, (3,))),
    (Weather(2, 0, (3,)), Weather(2, 0, (2, 3)), _CLEAR),
)
WINTER: tuple[Tile, ...] = (
    (Weather(1, 0, (1, 2, 3)), Weather(0, 1, (2, 3)), Weather(1, 0, (3,))),
    (_CLEAR, Weather(2, 0, (1, 2, 3)), Weather(0, 1, (0, 1, 2, 3))),
    (Weather(0, 1, (2,)), Weather(1, 0, (0, 1, 2, 3)), Weather(2, 0, (2,))),
    (Weather(1, 0, (3,)), Weather(2, 0, (2, 3)), Weather(1, 1, (1, 2, 3))),
    (_CLEAR, Weather(1, 0, (0, 1, 2, 3)), _CLEAR),
    (Weather(0, 1, (1,)), _CLEAR, Weather(2, 0, (1,))),
)
TILES: dict[str, tuple[Tile, ...]] = {"summer": SUMMER, "winter": WINTER, "mixed": SUMMER + WINTER}

CLIMBER_LIMITS: dict[int, tuple[int, int, int, int]] = {
    1: (2, 2, 1, 1),
    2: (2, 2, 1, 1),
    3: (3, 2, 2, 1),
    4: (3, 3, 2, 1),
    5: (4, 3, 2, 1),
}
CROWDED_LIMITS = (4, 3, 3, 2)


class Rank(StrEnum):
    HIMALAYAN = "himalayan"
    ALPINIST = "alpinist"
    HIKER = "hiker"
    TOURIST = "tourist"


RANK_MINIMA: dict[tuple[str, str], tuple[int, int, int]] = {
    ("easy", "summer"): (20, 16, 11),
    ("easy", "winter"): (17, 15, 10),
    ("easy", "mixed"): (17, 15, 10),
    ("hard", "summer"): (17, 15, 10),
    ("hard", "winter"): (16, 14, 10),
    ("hard", "mixed"): (16, 14, 10),
}
