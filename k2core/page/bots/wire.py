"""The requests to the worker where bots think, and their answers, as types."""

from __future__ import annotations

from typing import Literal, TypedDict

from k2core.bots.interface import Level


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
    ready: bool
    """Whether this is good enough to be shown."""
    over: bool
    """Whether nothing is left to search."""
