"""The requests to the worker where bots think, and their answers, as types."""

from __future__ import annotations

from typing import Literal, TypedDict

from k2core.bots.interface import Level
from k2core.bots.k2.lessons import Deed, Lesson
from k2core.bots.k2.review import Praise
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


class AskReview(TypedDict):
    """Weigh some more choices of a player of a finished game."""

    do: Literal["review"]
    replay: object
    seat: int
    found: list[WeighedChoice]
    """What was found before; the first choices of the game."""
    milliseconds: int
    """How long to go on; at least one choice is weighed."""
    iterations: int
    """How closely to look at one choice; with 0 as closely as the engine thinks right."""


class Done(TypedDict):
    """What one climber does in a turn."""

    climber: str
    deed: Deed
    space: int
    """Where it ends its day; where it began it if it dies."""
    level: int
    """The level after the night; 0 if it dies."""


class WeighedChoice(TypedDict):
    """One choice of a game; numbers of points are in tenths."""

    day: int
    phase: Literal["select", "turn"]
    moment: int
    """After how many actions of the game it was made."""
    expected: int
    """What the player could expect with the best choice."""
    lost: int
    """How much of it the choice has cost, if that is more than chance."""
    lesson: Lesson | None
    """None if nothing better was found."""
    climber: str
    """Whom the lesson is about."""
    better: list[str]
    """The actions that would have been better."""
    did: list[Done]
    """What the climbers did in a turn."""
    should: list[Done]
    """What they should have done."""


class DayExpected(TypedDict):
    day: int
    """The one after the last day tells what came of it."""
    expected: int


class PlayerReview(TypedDict):
    """The review of one player's choices, as far as it has come."""

    seat: int
    found: list[WeighedChoice]
    of: int
    """How many choices there are."""
    done: bool
    points: int
    """Whole points at the end of the game."""
    lost: int
    """What all choices have cost together."""
    praise: Praise
    turning_points: list[int]
    """The moments of the choices that cost most."""
    curve: list[DayExpected]


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
    ready: bool
    """Whether this is good enough to be shown."""
    over: bool
    """Whether nothing is left to search."""
