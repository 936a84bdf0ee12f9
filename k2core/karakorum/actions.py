"""The actions of a player and their canonical texts.

One table holds all actions except takes, of which there are too many. An action is parsed only from exactly its own
text.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import ClassVar

from k2core.core.errors import Code, Refused
from k2core.karakorum.components import CARD_BY_TEXT, CARDS, DECK, MAX_PILES, MAX_REVEALED, Card, Goal


class How(StrEnum):
    """What an expedition is scored for: its axes, or a goal (P5)."""

    AXES = "axes"
    FOUR = "four"
    SIX = "six"
    PAIR = "pair"
    AXES10 = "axes10"

    @property
    def goal(self) -> Goal | None:
        return None if self is How.AXES else Goal(self.value)


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turn up a card (P1)."""

    undoable: ClassVar[bool] = False

    def __str__(self) -> str:
        return "reveal"


@dataclass(frozen=True, slots=True)
class Stop:
    """Turn up no more (P1)."""

    undoable: ClassVar[bool] = True

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Take:
    """Take revealed cards (P2)."""

    undoable: ClassVar[bool] = True
    cards: tuple[Card, ...]
    """Sorted."""

    def __str__(self) -> str:
        return " ".join(("take", *(card.text for card in self.cards)))


@dataclass(frozen=True, slots=True)
class TakeNone:
    """The blocked active player takes nothing (P3)."""

    undoable: ClassVar[bool] = False

    def __str__(self) -> str:
        return "none"


@dataclass(frozen=True, slots=True)
class Pass:
    """Another player takes nothing (P2)."""

    undoable: ClassVar[bool] = False

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Remove:
    """Remove a short expedition (P6)."""

    undoable: ClassVar[bool] = True
    pile: int

    def __str__(self) -> str:
        return f"remove {self.pile}"


@dataclass(frozen=True, slots=True)
class Place:
    """Put a card on an expedition, or start one with it (P4)."""

    undoable: ClassVar[bool] = True
    card: Card
    pile: int | None
    """None starts a new one."""

    def __str__(self) -> str:
        return f"place {self.card.text} {'new' if self.pile is None else self.pile}"


@dataclass(frozen=True, slots=True)
class Score:
    """Score an expedition; a pair is named by the lowest one of it that got a card (P5)."""

    undoable: ClassVar[bool] = True
    pile: int
    how: How

    def __str__(self) -> str:
        return f"score {self.pile} {self.how}"


@dataclass(frozen=True, slots=True)
class Done:
    """End the turn (P4)."""

    undoable: ClassVar[bool] = False

    def __str__(self) -> str:
        return "done"


Action = Reveal | Stop | Take | TakeNone | Pass | Remove | Place | Score | Done

_PILES = range(1, MAX_PILES + 1)

REVEAL = Reveal()
STOP = Stop()
TAKE_NONE = TakeNone()
PASS = Pass()
REMOVES = {pile: Remove(pile) for pile in _PILES}
PLACES = {(card, pile): Place(card, pile) for card in CARDS for pile in (*_PILES, None)}
SCORES = {(pile, how): Score(pile, how) for pile in _PILES for how in How}
DONE = Done()

FIXED_ACTIONS: tuple[Action, ...] = (
    *(REVEAL, STOP, TAKE_NONE, PASS),
    *REMOVES.values(),
    *PLACES.values(),
    *SCORES.values(),
    DONE,
)
"""All actions except takes."""
_BY_TEXT: dict[str, Action] = {str(action): action for action in FIXED_ACTIONS}
_COPIES = Counter(DECK)


@lru_cache(maxsize=4096)
def take(cards: tuple[Card, ...]) -> Take:
    """Return the take of these sorted cards; equal takes are the same object."""
    return Take(cards)


def parse_action(text: object) -> Action:
    """Return the action with this canonical text."""
    if not isinstance(text, str):
        raise Refused(Code.BAD_ACTION)
    action = _BY_TEXT.get(text)
    if action is None:
        action = _parse_take(text)
    if action is None:
        raise Refused(Code.BAD_ACTION)
    return action


def _parse_take(text: str) -> Take | None:
    word, *names = text.split(" ", MAX_REVEALED + 1)
    if word != "take" or any(name not in CARD_BY_TEXT for name in names):
        return None
    action = take(tuple(CARD_BY_TEXT[name] for name in names))
    return action if is_canonical(action) else None


def is_canonical(action: Action) -> bool:
    """Whether the action has a text that parses back. Other actions can be constructed, but are never legal."""
    if not isinstance(action, Take):
        return _BY_TEXT.get(str(action)) == action
    cards = action.cards
    return 1 <= len(cards) <= MAX_REVEALED and cards == tuple(sorted(cards)) and not Counter(cards) - _COPIES
