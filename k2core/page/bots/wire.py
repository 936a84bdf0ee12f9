"""The requests to the worker where bots think, and their answers, as types."""

from __future__ import annotations

from typing import Generic, Literal, TypedDict, TypeVar

from k2core.bots.interface import Level
from k2core.bots.k2.lessons import Deed, Lesson
from k2core.bots.karakorum.lessons import Better, MoveKind
from k2core.bots.reviewing import Praise
from k2core.core.wire import Reason

C = TypeVar("C")


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
    found: list[object]
    """What was found before; the first choices of the game."""
    milliseconds: int
    """How long to go on, but for one small piece of work."""
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


class AnyChoice(TypedDict):
    """One choice of a game. What is expected and lost, each game counts in a unit of its own."""

    day: int
    """The day; in a game of rounds, the round."""
    moment: int
    """After how many actions of the game it was made."""
    expected: int
    """What the player could expect with the best choice."""
    lost: int
    """How much of it the choice has cost, if that is more than chance."""
    better: list[str]
    """The actions that would have been better."""


class WeighedChoice(AnyChoice):
    """A choice of K2; numbers of points are in tenths."""

    phase: Literal["select", "turn"]
    lesson: Lesson | None
    """None if nothing better was found."""
    climber: str
    """Whom the lesson is about."""
    did: list[Done]
    """What the climbers did in a turn."""
    should: list[Done]
    """What they should have done."""


class Told(TypedDict):
    """What would have been better, with what its sentence needs; what it does not need is empty."""

    code: Better
    cards: list[str]
    colour: str
    goal: str
    fields: int


class Move(TypedDict):
    """One action; what it has not is empty."""

    kind: MoveKind
    cards: list[str]
    colour: str
    how: str
    """What an expedition is scored for."""
    gain: int
    to: int
    """By how many fields a pawn moves, and where it comes to."""


class Line(TypedDict):
    """A choice as it can be told and drawn."""

    moves: list[Move]
    cards: list[str]
    """Those that are taken, or placed one after the other."""
    piles: list[str]
    """Where each card is placed: the number of an expedition as it lies there now, or "new"."""
    scored: list[str]
    removed: list[str]
    goals: list[str]
    """Those that are claimed, each a colour and a goal with a space between."""


class WeighedMove(AnyChoice):
    """A choice of Karakorum; how likely the player wins is told in tenths of a percent."""

    phase: Literal["reveal", "take", "allot"]
    lesson: Told | None
    """None if nothing better was found."""
    did: Line | None
    should: Line | None
    """What was done and what should have been done, if something better was found."""


class DayExpected(TypedDict):
    day: int
    """The one after the last day tells what came of it."""
    expected: int


class PlayerReview(TypedDict, Generic[C]):
    """The review of one player's choices, as far as it has come."""

    seat: int
    found: list[C]
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
