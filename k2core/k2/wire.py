"""What the page is told about a game of K2 and may ask about it, as types; the page's own are made from them."""

from __future__ import annotations

from typing import Literal, TypedDict

from k2core.core import wire
from k2core.k2.actions import Loss, Use
from k2core.k2.components import CardKind, Rank
from k2core.k2.pieces import Phase
from k2core.k2.scoring import DecidedBy

BoardName = Literal["easy", "hard"]
WeatherName = Literal["summer", "winter", "mixed"]
Season = Literal["summer", "winter"]


# A game


class Options(TypedDict):
    players: int
    board: BoardName
    weather: WeatherName
    family: bool
    crowded: bool
    start: int | None


class Config(Options):
    seed: str


class Replay(TypedDict):
    game: Literal["k2"]
    rules: int
    config: Config
    names: list[str]
    actions: list[str]


# What lies on the table


class Weather(TypedDict):
    loss: int
    surcharge: int
    zones: list[int]


class Climber(TypedDict):
    space: int | None
    level: int
    points: int
    tent: int | None


class SeenPlayer(TypedDict):
    hand: list[str] | None
    hand_size: int
    picks: list[str] | None
    has_picked: bool
    unseen: list[str]
    played: list[str]
    token: int | None
    rescue: bool
    climbers: wire.Pair[Climber]


class Purse(TypedDict):
    points: int
    down: int
    liable: bool


class Turn(TypedDict):
    cards: list[str]
    purses: wire.Pair[Purse]
    unpaid: int
    passing: int | None


ClimberId = wire.Pair[int]
"""A seat and the index of one of its climbers."""


class SeenGame(TypedDict):
    viewer: int | None
    config: Options
    day: int
    phase: Phase
    starting: int
    queue: list[int]
    tiles: list[int]
    weather: list[Weather]
    """Every day known, day 1 first."""
    tokens: list[int]
    taken: int
    hidden_tokens: list[int]
    turn: Turn | None
    summit: list[ClimberId]
    pending: list[ClimberId]
    players: list[SeenPlayer]


class Night(TypedDict):
    level: int
    ground: int
    tent: int
    weather: int
    risk: int
    """What the risk token takes from the level, zero or negative: a payment that is only foretold."""
    unpaid: int
    total: int
    result: int
    dies: bool


Nights = wire.Pair[Night | None]
"""By climber; None for one that is not on the mountain."""


class Target(TypedDict):
    """A space that a climber can reach this turn."""

    space: int
    cost: int
    risk: int
    """What is still to pay for the risk token, beside the cost."""
    night: Night
    full: bool
    """Whether it can only be touched on the way to another space."""
    deadly: bool
    """Whether walking there to stay costs a life that could be saved otherwise."""
    camp: bool
    """Whether the climber could pitch its tent there this turn."""


class Coin(TypedDict):
    """One point that can be paid for risk now."""

    action: str
    climber: int
    loss: Loss
    deadly: bool


class TurnEnd(TypedDict):
    """What ending the turn now would mean."""

    rests: bool
    """Whether nothing was done at all, so that the risk token costs nothing."""
    deaths: list[int]
    """Climbers that would die tonight."""
    savable: list[int]
    """Those of them that something could still save, without taking anything back."""
    cards: list[str]
    """Cards not given that somebody could still use."""
    points: list[int]
    """By climber, points with which it could still walk or camp."""


class Advice(TypedDict):
    targets: list[list[Target]]
    """By climber of the player in turn; empty outside a turn."""
    coins: list[Coin]
    ending: TurnEnd | None
    """None while the turn cannot end."""


class Outcome(TypedDict):
    winners: list[int]
    totals: list[int]
    reason: DecidedBy
    rank: Rank | None


class Tally(TypedDict):
    day: int
    points: list[int]
    rank: Rank | None
    summits: int
    deaths: int


class View(wire.View, Advice):
    table: SeenGame
    costs: list[int]
    season: Season
    limits: list[int]
    occupied: list[int]
    nights: list[Nights]
    risk_sums: list[int | None]
    totals: list[int]
    outcome: Outcome | None
    places: list[int]
    """By seat, the place in the final order; empty while the game is running."""


class ChartDay(TypedDict):
    day: int
    weather: Weather
    spaces: list[list[int | None]]
    levels: list[list[int]]


class Chart(TypedDict):
    days: list[ChartDay]


class Stop(wire.Stop):
    day: int


# What has happened


class Morning(TypedDict):
    event: Literal["morning"]
    day: int
    starting: int
    weather: Weather


class OfSeat(TypedDict):
    event: Literal["picked", "ended", "out"]
    seat: int


class Picked(TypedDict):
    seat: int
    cards: list[str]
    sum: int


class Revealed(TypedDict):
    event: Literal["revealed"]
    picks: list[Picked]
    taker: int | None


class Took(TypedDict):
    event: Literal["took"]
    seat: int
    value: int


class _AtClimber(TypedDict):
    seat: int
    climber: int


class Gave(_AtClimber):
    event: Literal["gave"]
    card: str
    use: Use | None


_WalkedFrom = TypedDict("_WalkedFrom", {"from": int | None})


class Walked(_AtClimber, _WalkedFrom):
    event: Literal["walked"]
    to: int
    cost: int
    passing: bool
    points: int | None
    summit: int | None


class Camped(_AtClimber):
    event: Literal["camped"]
    space: int
    cost: int


class Paid(_AtClimber):
    event: Literal["paid"]
    loss: Loss


class NightOf(_AtClimber, Night):
    pass


class NightFell(TypedDict):
    event: Literal["night"]
    day: int
    nights: list[NightOf]


class Fell(_AtClimber):
    event: Literal["fell"]
    awaiting: bool


class OfClimber(_AtClimber):
    event: Literal["died", "declined"]


class Rescued(_AtClimber):
    event: Literal["rescued"]
    space: int
    points: int


class Over(Outcome):
    event: Literal["over"]


Event = (
    Morning | OfSeat | Revealed | Took | Gave | Walked | Camped | Paid | NightFell | Fell | OfClimber | Rescued | Over
)


# Questions


class BeThere(TypedDict):
    kind: Literal["be_there"]
    climber: int
    space: int


class Camp(TypedDict):
    kind: Literal["camp"]
    climber: int
    space: int | None


class Touch(TypedDict):
    """Enter a full space, and go back or be about to walk on."""

    kind: Literal["touch"]
    climber: int
    space: int
    back: bool


class Raise(TypedDict):
    kind: Literal["raise"]
    climber: int


class Settle(TypedDict):
    kind: Literal["settle"]


Goal = BeThere | Touch | Camp | Raise | Settle


class AskPlans(wire.AtPosition):
    do: Literal["plans"]
    goal: Goal


class Plan(TypedDict):
    actions: list[str]
    cost: int
    wasted: int
    levels: int
    """Level points that the risk token takes, by the plan or after it."""
    risk_points: int
    """Points left by the plan that will pay for the token."""
    spare_card: bool
    """Whether a card that the plan does not give could pay instead of a level."""
    deadly: bool
    """Whether it costs a life that could be saved otherwise."""
    way: list[int]
    """The spaces entered in turn."""
    nights: Nights
    """Of the two climbers at the end of it, the token paid."""


class AskSketch(wire.AtPosition):
    """What some choices would do; each is all the actions of one."""

    do: Literal["sketch"]
    proposals: list[list[str]]


class AskOffers(wire.AtPosition):
    """What can be typed now, by the viewer who is to act."""

    do: Literal["offers"]
    viewer: int | None


class AskMeaning(wire.AtPosition):
    """What a typed command means."""

    do: Literal["meaning"]
    text: str
    viewer: int | None


OfferKind = Literal[
    "play",
    "take",
    "walk",
    "touch",
    "tent",
    "settle",
    "give",
    "give_down",
    "step",
    "pay_move",
    "pay_level",
    "end",
    "rescue",
    "decline",
]


class Offer(TypedDict):
    """A command that is understood now."""

    say: str
    """Its words in English."""
    kind: OfferKind
    climber: int | None
    space: int | None
    cards: list[str]
    value: int
    """Of a risk token, or how much is to be paid; else 0."""
    target: Target | None
    """Of a walk: what it costs, and the night there."""


class Gift(TypedDict):
    card: str
    down: bool
    """Whether a rope is given for going down only."""


class ClimberSketch(TypedDict):
    way: list[int]
    """The space where the climber stands and those it enters; empty if it is not on the board."""
    tent: int | None
    """Where the tent is pitched."""
    gifts: list[Gift]
    moves: int
    """Movement points that are paid for risk."""
    levels: int
    """Levels that are paid for risk."""


class Sketch(TypedDict):
    """What a choice would do: cards to select, a token, a rescue, or a turn."""

    actions: list[str]
    """What is played when it is accepted: a turn without its end, unless there is nothing else."""
    ends: bool
    """Whether it only ends the turn."""
    rests: bool
    """Whether it ends a turn in which no card was used."""
    cards: list[str]
    token: int | None
    rescue: int | None
    """Where the climber is rescued to."""
    declines: bool
    climbers: wire.Pair[ClimberSketch]
    nights: Nights
    """Tonight's sums at the end of a turn."""


class AskRisk(wire.AtPosition):
    do: Literal["risk"]
    cards: list[str]


# Links and results


class Mountain(TypedDict):
    """What a game alone leaves to choose."""

    board: BoardName
    weather: WeatherName
    seed: str


class Climb(Mountain):
    """A climb alone in short, and the link that proves it."""

    link: str
    points: int
    rank: Rank | None
    """None while the climb is not over."""
    profile: str
    """One character for each night."""
    daily: str | None
    summits: int
    deaths: int


class Challenge(Mountain):
    game: Literal["k2"]
    rules: int
    message: str
    sender: str
    """Who asks for it; empty if no name is known."""
    addressee: str
    """Whom it answers, likewise."""
    lost: list[str]
    """The parts of the link that were damaged."""
    daily: str | None


class FoundChallenge(TypedDict):
    """A link that asks for a climb; of kind `solo` if it is the plain address."""

    kind: Literal["challenge", "solo"]
    challenge: Challenge
    climb: Climb | None
    """What the sender has reached."""
    answered: Climb | None
    """What was reached by whom it answers."""
    weather: list[Weather]
    """What the forecast shows on the first day."""
    ranks: list[int]
    """The least points of each rank but the last."""


class Verdict(Tally):
    """What the choices of a link lead to when they are played again."""

    game: Literal["k2"]
    rules: int
    config: Config
    names: list[str]
    actions: int
    finished: bool
    outcome: Outcome | None
    daily: str | None
    proves: list[Literal["legal", "score"]]


class Daily(Mountain):
    """The mountain of a day."""

    date: str
    link: str


# What the page knows before the engine is there


class Space(TypedDict):
    zone: int
    cost: int
    modifier: int
    points: int


class Board(TypedDict):
    spaces: list[Space]
    ropes: list[wire.Pair[int]]
    track: list[int]


class Card(TypedDict):
    kind: CardKind
    up: int
    down: int
    level: int


class Constants(TypedDict):
    rules: int
    days: int
    days_per_tile: int
    max_level: int
    hand_size: int
    picks: int
    """How many cards of a hand are played each day."""
    players: wire.Pair[int]
    boards: dict[BoardName, Board]
    weathers: list[WeatherName]
    family_from: int
    crowded_at: int
    cards: dict[str, Card]
    ranks: dict[str, list[int]]
