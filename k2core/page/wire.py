"""The requests of the page and their answers, as types; those about one game alone are in that game's `wire.py`.

A request is an object whose field `do` names it. An answer is `{"ok": …}`, or `{"error": …}` with the reason. `V`,
`E` and `R` stand for the forms of the game that it is about: its view, its events and its replay.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal, TypedDict, TypeVar

from k2core.core.wire import AtPosition, OfGame, Reason

V = TypeVar("V")
E = TypeVar("E")
R = TypeVar("R")
S = TypeVar("S")
C = TypeVar("C")
D = TypeVar("D")


# Answers


class Failure(TypedDict):
    error: Reason


class About(TypedDict):
    version: str
    rules: int


class Whole(TypedDict, Generic[V, E, R]):
    """Everything that a page needs which knows nothing of the game yet."""

    id: str
    view: V
    log: list[E]
    replay: R
    steps: list[int]
    """How many actions each further undo takes back; to be kept and given back when the game is opened again."""


class Applied(TypedDict, Generic[V, E, R]):
    """What an action has changed."""

    id: str
    view: V
    events: list[E]
    replay: R
    steps: list[int]
    """As in `Whole`."""


class Seen(TypedDict):
    """What one seat sees, as a position in which everything hidden from it is made up."""

    game: str
    state: object


class Linked(TypedDict):
    link: str
    """What stands in an address after the site, from the `#` on."""


class Watched(TypedDict, Generic[S, C]):
    link: str | None
    """None as long as the game must keep its secrets."""
    count: int
    """How many actions it has."""
    stops: list[S]
    chart: C


class Frame(TypedDict, Generic[V, E]):
    """A watched game at one moment, and what has led to it."""

    view: V
    action: str | None
    """What led here; None at the beginning, and while a game of several runs, because a pick names its cards."""
    events: list[E]


class FoundGame(TypedDict, Generic[R, D]):
    """A game of a link, played again; `D` is the verdict on it."""

    kind: Literal["game"]
    replay: R
    moment: int | None
    """The moment that is meant: how many actions have been played."""
    verdict: D


# Requests without a game


class Hello(TypedDict):
    do: Literal["hello"]


class Read(TypedDict):
    do: Literal["read"]
    link: str


class ChallengeLink(TypedDict):
    do: Literal["challenge_link"]
    game: str
    options: dict[str, str]
    """What the address of a solo game names."""
    message: str
    sender: str
    """The sender's name; empty if there is none."""
    climb: str | None
    """The link of the sender's finished game with these options, if it is to go along."""
    addressee: str
    """The name of whom it answers, likewise."""
    answered: str | None
    """The link of the addressee's game, likewise."""


class Dailies(TypedDict):
    do: Literal["dailies"]
    dates: list[str]


# Requests about a game


class New(OfGame):
    """Opens a new game under an id that the page chooses."""

    do: Literal["new"]
    game: str
    config: object
    names: list[str]
    viewer: int | None


class Open(OfGame):
    """Opens a game that was played before under an id that the page chooses; a game open under that id is closed."""

    do: Literal["open"]
    replay: object
    steps: list[int]
    """What the last answer about this game had under this name; empty if nothing is known of it."""
    viewer: int | None


class Close(OfGame):
    do: Literal["close"]


class Look(OfGame):
    do: Literal["view"]
    viewer: int | None


class Apply(AtPosition):
    """Does several actions: all of them or none."""

    do: Literal["apply"]
    actions: list[str]
    viewer: int | None


class Rest(AtPosition):
    """Whoever is to act has left the table."""

    do: Literal["rest"]
    viewer: int | None


class Simple(AtPosition):
    """The bot that is to act has failed: the simplest sensible choice is played."""

    do: Literal["simple"]
    viewer: int | None


class Undo(AtPosition):
    do: Literal["undo"]
    viewer: int | None


class Redo(AtPosition):
    do: Literal["redo"]
    viewer: int | None


class Why(AtPosition):
    """Why an action is refused; the answer is None if it is legal."""

    do: Literal["why"]
    action: str
    seat: int | None


class AskSeen(AtPosition):
    """The position as one seat sees it, for a bot that sits there."""

    do: Literal["seen"]
    seat: int


class AskChart(OfGame):
    do: Literal["chart"]


class AskLink(OfGame):
    """The link of the game, or of the moment in it `at` which so many actions have been played."""

    do: Literal["link"]
    at: int | None


class Share(OfGame):
    """The game in short; it must be a solo one."""

    do: Literal["share"]


class Watch(OfGame):
    """Opens a game to be looked at, beside those that are played."""

    do: Literal["watch"]
    replay: object


class ShowFrame(OfGame):
    do: Literal["frame"]
    at: int


class Unwatch(OfGame):
    do: Literal["unwatch"]


# What the page knows before the engine is there


class Limits(TypedDict):
    seed: int
    """How many characters a seed has at most."""
    seed_letters: str
    name: int
    message: int


class Constants(TypedDict):
    version: str
    daily_from: str
    """The date of the first daily mountain."""
    limits: Limits
    games: dict[str, Mapping[str, object]]
    """What each game tells, by its name."""
