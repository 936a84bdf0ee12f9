"""The actions of a player and their canonical texts (C7).

One table holds all actions, in the order in which legal actions are listed. Parsing looks a text up in it. Equal
actions from the table are the same object.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations_with_replacement
from typing import ClassVar

from k2core.core.errors import Code, Refused
from k2core.k2.board import BOARDS
from k2core.k2.components import CARDS, CLIMBERS, DECK, PICKS, RISK_TOKENS, Card, CardKind


class Use(StrEnum):
    """Which value of a rope card is used (A3)."""

    UP = "up"
    DOWN = "down"


class Loss(StrEnum):
    """What a risk point is paid with (A9)."""

    MOVE = "move"
    LEVEL = "level"


@dataclass(frozen=True, slots=True)
class Select:
    """Pick three cards of the hand (S1)."""

    undoable: ClassVar[bool] = False
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join(("select", *(card.text for card in self.cards)))


@dataclass(frozen=True, slots=True)
class Take:
    """Take an open risk token of this value (R1)."""

    undoable: ClassVar[bool] = False
    value: int

    def __str__(self) -> str:
        return f"take {self.value}"


@dataclass(frozen=True, slots=True)
class Give:
    """Give a card to a climber; a rope card is given at one of its values (A2, A3, A8)."""

    undoable: ClassVar[bool] = True
    card: Card
    climber: int
    use: Use | None = None

    def __str__(self) -> str:
        text = f"give {self.card.text} {CLIMBERS[self.climber]}"
        return text if self.use is None else f"{text} {self.use}"

    @property
    def points(self) -> int:
        """Points for walking either way."""
        return 0 if self.use is Use.DOWN else self.card.up

    @property
    def down(self) -> int:
        """Points for walking down only."""
        return self.card.down if self.use is Use.DOWN else 0


@dataclass(frozen=True, slots=True)
class Step:
    """Walk along one rope (A4)."""

    undoable: ClassVar[bool] = True
    climber: int
    space: int

    def __str__(self) -> str:
        return f"step {CLIMBERS[self.climber]} {self.space}"


@dataclass(frozen=True, slots=True)
class Tent:
    """Pitch the tent where the climber stands (A7)."""

    undoable: ClassVar[bool] = True
    climber: int

    def __str__(self) -> str:
        return f"tent {CLIMBERS[self.climber]}"


@dataclass(frozen=True, slots=True)
class Pay:
    """Lose one point to the risk token (A9)."""

    undoable: ClassVar[bool] = True
    climber: int
    loss: Loss

    def __str__(self) -> str:
        return f"pay {CLIMBERS[self.climber]} {self.loss}"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn."""

    undoable: ClassVar[bool] = False

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Rescue:
    """Use the rescue card: the climber goes to this space instead of dying (N3)."""

    undoable: ClassVar[bool] = False
    climber: int
    space: int

    def __str__(self) -> str:
        return f"rescue {CLIMBERS[self.climber]} {self.space}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Keep the rescue card and let the climber die (N3)."""

    undoable: ClassVar[bool] = False
    climber: int

    def __str__(self) -> str:
        return f"decline {CLIMBERS[self.climber]}"


Action = Select | Take | Give | Step | Tent | Pay | End | Rescue | Decline

_BOTH = range(len(CLIMBERS))
_SPACES = range(max(len(board.spaces) for board in BOARDS.values()))


def _in_deck(cards: tuple[Card, ...]) -> bool:
    return not Counter(cards) - Counter(DECK)


SELECTS = {cards: Select(cards) for cards in combinations_with_replacement(CARDS, PICKS) if _in_deck(cards)}
TAKES = {value: Take(value) for value in sorted(set(RISK_TOKENS))}
GIVES: dict[tuple[Card, int], tuple[Give, ...]] = {
    (card, climber): tuple(Give(card, climber, use) for use in Use)
    if card.kind is CardKind.ROPE
    else (Give(card, climber),)
    for card in CARDS
    if card.has_points
    for climber in _BOTH
}
STEPS = tuple(tuple(Step(climber, space) for space in _SPACES) for climber in _BOTH)
TENTS = tuple(Tent(climber) for climber in _BOTH)
PAY_MOVE = tuple(Pay(climber, Loss.MOVE) for climber in _BOTH)
PAY_LEVEL = tuple(Pay(climber, Loss.LEVEL) for climber in _BOTH)
END = End()
RESCUES = tuple(tuple(Rescue(climber, space) for space in _SPACES) for climber in _BOTH)
DECLINES = tuple(Decline(climber) for climber in _BOTH)

ALL_ACTIONS: tuple[Action, ...] = (
    *SELECTS.values(),
    *TAKES.values(),
    *(give for gives in GIVES.values() for give in gives),
    *(step for steps in STEPS for step in steps),
    *TENTS,
    *(pay for climber in _BOTH for pay in (PAY_MOVE[climber], PAY_LEVEL[climber])),
    END,
    *(rescue for rescues in RESCUES for rescue in rescues),
    *DECLINES,
)
_BY_TEXT: dict[str, Action] = {str(action): action for action in ALL_ACTIONS}
_RANK: dict[str, int] = {text: rank for rank, text in enumerate(_BY_TEXT)}


def parse_action(text: object) -> Action:
    """Return the action with this canonical text."""
    action = _BY_TEXT.get(text) if isinstance(text, str) else None
    if action is None:
        raise Refused(Code.BAD_ACTION)
    return action


def is_canonical(action: Action) -> bool:
    """Whether the action is in the table. Other actions can be constructed, but are never legal."""
    return _BY_TEXT.get(str(action)) == action


def rank(action: Action) -> int:
    """Return the place of the action in the table; legal actions are sorted by it."""
    return _RANK[str(action)]
