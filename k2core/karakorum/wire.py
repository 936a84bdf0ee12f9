"""What the page is told about a game of Karakorum, as types; the page's own are made from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from k2core.core import wire
from k2core.karakorum.actions import How
from k2core.karakorum.advice import Main, Other, Task
from k2core.karakorum.components import Colour, Goal
from k2core.karakorum.ending import DecidedBy
from k2core.karakorum.pieces import Phase

# A game


class Options(TypedDict):
    players: int


class Config(Options):
    seed: str
    start: NotRequired[int]
    """The seat that is active first; without it the seed draws one."""


class Replay(TypedDict):
    game: Literal["karakorum"]
    rules: int
    config: Config
    names: list[str]
    actions: list[str]


# What lies on the table


class Pawns(TypedDict):
    """The field of each pawn."""

    R: int
    G: int
    Y: int


class Goals(TypedDict):
    """Those still open, by colour."""

    R: list[Goal]
    G: list[Goal]
    Y: list[Goal]


class Player(TypedDict):
    pawns: Pawns
    taken: list[str]
    """Cards still to be placed."""
    piles: list[list[str]]


class Turn(TypedDict):
    fresh: list[int]
    placed: bool


class SeenGame(TypedDict):
    viewer: int | None
    config: Options
    phase: Phase
    active: int
    queue: list[int]
    limit: int
    """How many cards a round turns up at most."""
    revealed: list[str]
    unseen: list[str]
    """The deck, sorted."""
    display: list[str]
    discard: list[str]
    goals: Goals
    turn: Turn | None
    players: list[Player]


_Moved = TypedDict("_Moved", {"from": int, "to": int})


class Effect(_Moved):
    """What a scoring or a removal would do."""

    action: str
    colour: Colour
    piles: list[int]
    fields: int
    gain: int


class Request(TypedDict):
    """What whoever is to act is asked for, and the buttons beside cards, expeditions, scorings and removals."""

    task: Task
    main: Main
    """The main button; "take" takes the open cards that are chosen."""
    other: Other | None
    most: int
    """How many open cards can be taken at once."""


class Progress(TypedDict):
    """By colour and goal, how much of what it needs the best expedition for it has."""

    R: dict[Goal, int]
    G: dict[Goal, int]
    Y: dict[Goal, int]


class Standing(TypedDict):
    """One player in the comparison at the end."""

    pawns: Pawns
    led: list[Colour]
    aside: Colour | None
    sum: int | None


class Outcome(TypedDict):
    winners: list[int]
    totals: list[int]
    reason: DecidedBy
    comparison: list[Standing]


class Tally(TypedDict):
    deck: int
    """Cards left in the deck."""
    comparison: list[Standing]


class View(wire.View):
    table: SeenGame
    request: Request | None
    effects: list[Effect]
    axes: list[list[int]]
    """By seat, the axes of each expedition."""
    progress: list[Progress]
    """By seat."""
    comparison: list[Standing]
    outcome: Outcome | None


class ChartRound(TypedDict):
    round: int
    active: int
    deck: int
    pawns: list[Pawns]


class Chart(TypedDict):
    rounds: list[ChartRound]


class Stop(wire.Stop):
    round: int


# What has happened


class Round(TypedDict):
    event: Literal["round"]
    active: int
    deck: int


class Revealed(TypedDict):
    event: Literal["revealed"]
    seat: int
    card: str
    deck: int


class Stopped(TypedDict):
    event: Literal["stopped"]
    seat: int
    by: Literal["choice", "limit", "deck"]


class Took(TypedDict):
    event: Literal["took"]
    seat: int
    cards: list[str]


class OfSeat(TypedDict):
    event: Literal["blocked", "passed", "ended"]
    seat: int


class Discarded(TypedDict):
    event: Literal["discarded"]
    cards: list[str]


class OfPiles(_Moved, TypedDict):
    seat: int
    colour: Colour
    piles: list[int]
    cards: list[list[str]]
    gain: int


class Removed(OfPiles):
    event: Literal["removed"]


class Scored(OfPiles):
    event: Literal["scored"]
    how: How


class Placed(TypedDict):
    event: Literal["placed"]
    seat: int
    card: str
    pile: int
    new: bool


class FinalStep(_Moved):
    seat: int
    how: Literal["axes", "remove"]
    colour: Colour
    cards: list[str]


class Final(TypedDict):
    event: Literal["final"]
    first: int
    steps: list[FinalStep]


class Over(Outcome):
    event: Literal["over"]


Event = Round | Revealed | Stopped | Took | OfSeat | Discarded | Removed | Scored | Placed | Final | Over


# What a choice would do

Word = Literal["reveal", "stop", "pass", "none", "done"]


class AskSketch(wire.AtPosition):
    """What some choices would do; each is all the actions of one."""

    do: Literal["sketch"]
    proposals: list[list[str]]


class AskOffers(wire.AtPosition):
    """What can be typed now."""

    do: Literal["offers"]
    viewer: int | None


class AskMeaning(wire.AtPosition):
    """What a typed command means."""

    do: Literal["meaning"]
    text: str
    viewer: int | None


OfferKind = Literal["reveal", "stop", "take", "none", "pass", "place", "start", "score", "remove", "end"]


class Offer(TypedDict):
    """A command that is understood now."""

    say: str
    """Its words in English."""
    kind: OfferKind
    cards: list[str]
    pile: int | None
    how: How | None
    gain: int
    """How far a scoring or removal moves the pawn."""


class GoalClaim(TypedDict):
    colour: Colour
    goal: Goal


class Sketch(TypedDict):
    """What a choice would do: a word, cards to take, or a turn of placing, removing and scoring."""

    actions: list[str]
    """What is played when it is accepted: a turn without its end, unless there is nothing else."""
    word: Word | None
    cards: list[str]
    """Those that are taken, or placed one after the other."""
    piles: list[str]
    """Where each card is placed: the number of an expedition as it lies there now, or "new"."""
    scored: list[str]
    """The expeditions that are scored, named likewise."""
    removed: list[str]
    goals: list[GoalClaim]


# Links and results


class Verdict(Tally):
    """What the choices of a link lead to when they are played again."""

    game: Literal["karakorum"]
    rules: int
    config: Config
    names: list[str]
    actions: int
    finished: bool
    outcome: Outcome | None
    daily: None
    proves: list[Literal["legal", "score"]]


# What the page knows before the engine is there


class Card(TypedDict):
    colour: Colour
    value: int
    axes: int


class GoalFacts(TypedDict):
    fields: int
    cards: int | None
    needs: int
    """How much of cards, axes or expeditions it asks for."""


class Constants(TypedDict):
    rules: int
    players: wire.Pair[int]
    limits: dict[str, int]
    colours: list[Colour]
    cards: dict[str, Card]
    goals: dict[Goal, GoalFacts]
    goal_axes: int
    summit: int
    penalty: int
    scorable: int
    piles: int
