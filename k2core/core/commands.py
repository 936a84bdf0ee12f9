"""What people may type to play, in any game: a text is taken apart into words, and the longest one that is read.

Words are English here. The page puts them in place of those of other languages.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from k2core.core.errors import Code, Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.core.game import State
    from k2core.core.wire import Understood

T = TypeVar("T")

MAX_TEXT = 200


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a text means: actions to be played, or a question."""

    actions: tuple[Any, ...] = ()
    question: str | None = None
    climber: int | None = None
    """Whom a question is about, where somebody was named."""
    deadly: bool = False
    """Whether the actions cost a life that could be saved otherwise."""

    def to_dict(self) -> Understood:
        return {
            "actions": [str(action) for action in self.actions],
            "question": self.question,
            "climber": self.climber,
            "deadly": self.deadly,
        }


def words_of(text: str) -> list[str]:
    """The words of a text in small letters; commas, full stops and "and" between words count for nothing."""
    if len(text) > MAX_TEXT:
        raise Refused(Code.TOO_LONG, max=MAX_TEXT)
    words = [word.strip(":!?").rstrip(".") for word in re.split(r"[\s,;]+", text.casefold())]
    return [word for word in words if word not in ("", "and")]


def legal_by_text(state: State[Any], words: Sequence[str]) -> Any | None:
    """The legal action of exactly these words, whatever letters are capital."""
    text = " ".join(words)
    return next((action for action in state.legal_actions() if str(action).casefold() == text), None)


def allowed(state: State[Any], action: Any) -> Meaning:
    """This action, if it is legal; raise `Refused` with the reason otherwise."""
    reason = state.why_not(action)
    if reason is not None:
        raise Refused.because(reason)
    return Meaning((action,))


def number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 4 else None


def at_places(items: Sequence[T], words: Sequence[str]) -> tuple[T, ...]:
    """The items at these places, counted from 1; each place once."""
    places = [number(word) for word in words]
    if len(set(places)) != len(places):
        raise Refused(Code.UNKNOWN_COMMAND)
    return tuple(item for place in places for item in [_at(items, place)])


def _at(items: Sequence[T], place: int | None) -> T:
    if place is None or not 1 <= place <= len(items):
        raise Refused(Code.UNKNOWN_COMMAND)
    return items[place - 1]
