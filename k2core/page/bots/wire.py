"""The requests to the worker where bots think, and their answers, as types."""

from __future__ import annotations

from typing import Literal, TypedDict

from k2core.bots.interface import Level
from k2core.core.wire import Reason


class Greet(TypedDict):
    do: Literal["hello"]


class Ready(TypedDict):
    games: list[str]
    """The games that bots play."""


class Decide(TypedDict):
    """Whoever sits on this seat is to act."""

    do: Literal["decide"]
    game: str
    state: object
    """A position as this seat sees it; what the seat cannot see is made up."""
    seat: int
    level: Level
    seed: str
    """Equal seeds give equal choices."""
    milliseconds: int
    """How long the bot may think."""


class Decision(TypedDict):
    actions: list[str]
    failed: bool
    """Whether the bot has failed, so that this is the simplest sensible choice."""


class Propose(TypedDict):
    """A person on this seat is to act and asks what the strongest bot would do."""

    do: Literal["propose"]
    game: str
    state: object
    """A position as this seat sees it; what the seat cannot see is made up."""
    seat: int
    seed: str
    """Equal seeds give equal hints."""
    milliseconds: int
    """How long the bot may think."""


class Hint(TypedDict):
    actions: list[str]
    """All of it, in order; a turn with its end."""
    reasons: list[Reason]
    """Why it is good, the most important first; each is one sentence."""


class Hints(TypedDict):
    hints: list[Hint]
    """The best first; none if the bot has failed."""


class FindPar(TypedDict):
    """Look on for the best score of a game alone whose whole deal is known."""

    do: Literal["par"]
    game: str
    config: object
    points: int
    """The best score known so far; 0 if there is none."""
    done: int
    """How many stages of the search are over."""
    milliseconds: int
    """How long to search at most, but for one small step."""


class FoundPar(TypedDict):
    points: int
    done: int
    over: bool
    """Whether nothing is left to search."""
