"""What the page is told about every game, and what every request about a game holds. A game adds its own forms."""

from __future__ import annotations

from typing import Annotated, TypedDict, TypeVar

T = TypeVar("T")

MAX_PROPOSALS = 32
"""How many choices are sketched at once, of which each is played: more than a bot ever proposes."""


class Length(int):
    """How many items a list has, if it is always the same number."""


Pair = Annotated[list[T], Length(2)]


class Reason(TypedDict):
    """Why something was refused: a code to translate. Its arguments stand beside it."""

    code: str


OPEN_FORMS: frozenset[type] = frozenset({Reason})
"""Forms that may hold more than the keys they name."""


class OfGame(TypedDict):
    """A request about an open game, which is named by the id that it was opened with."""

    id: str


class AtPosition(OfGame):
    """A request about one position of an open game, which is named by its digest."""

    position: str


class View(TypedDict):
    """What one viewer is shown of a game, whichever it is."""

    position: str
    """The digest of the position."""
    names: list[str]
    seed: str
    """Empty while a game of several runs: who has it can deal the same hands elsewhere."""
    to_act: list[int]
    legal: list[str]
    """What the viewer may do now."""
    undo: bool
    redo: bool


class Understood(TypedDict):
    """What a typed command means."""

    actions: list[str]
    """What it plays; empty for a question."""
    question: str | None
    climber: int | None
    """Whom the question is about, where somebody was named."""
    deadly: bool
    """Whether it costs a life that could be saved otherwise."""


class Stop(TypedDict):
    """A moment worth a halt: where somebody's turn begins, or else a day or a round."""

    at: int
    """How many actions have been played."""
    seat: int
    """Whose turn begins, or who starts the day or the round."""
    turn: bool
