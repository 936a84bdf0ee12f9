"""Set a game up: its options, and the deal that the seed decides (U1, U2, E1)."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from k2core.core.errors import Code, Refused
from k2core.core.options import check_option, check_players
from k2core.core.rng import parse_seed, stream
from k2core.core.untrusted import Field
from k2core.k2.board import BOARDS, CAMP, Board
from k2core.k2.components import (
    CLIMBER_LIMITS,
    CLIMBERS,
    CROWDED_LIMITS,
    DAYS,
    DAYS_PER_TILE,
    DEALS,
    DECK,
    MAX_PLAYERS,
    RISK_TOKENS,
    TILES,
    TILES_IN_PLAY,
    Card,
    Weather,
)

if TYPE_CHECKING:
    from k2core.core.canonical_json import Json
    from k2core.core.mixed_radix import DigitReader, DigitWriter
    from k2core.core.rng import Pcg32

GAME_NAME = "k2"
RULES = 1

BOARD_NAMES = tuple(BOARDS)
WEATHER_NAMES = tuple(TILES)


@dataclass(frozen=True, slots=True)
class Config:
    """The options of a game. If `seed` is None, the deal is written out instead of drawn."""

    players: int = 1
    board: str = "easy"
    weather: str = "summer"
    family: bool = False
    crowded: bool = False
    start: int | None = None
    seed: str | None = None

    def to_dict(self) -> Json:
        return asdict(self)

    @property
    def text_version(self) -> int:
        return 1

    def write(self, digits: DigitWriter) -> None:
        digits.put(self.players - 1, MAX_PLAYERS)
        digits.put(BOARD_NAMES.index(self.board), len(BOARD_NAMES))
        digits.put(WEATHER_NAMES.index(self.weather), len(WEATHER_NAMES))
        if self.players > 1:
            digits.put(self.family, 2)
        if self.players == MAX_PLAYERS:
            digits.put(self.crowded, 2)
        digits.put(0 if self.start is None else self.start + 1, self.players + 1)


def read_config(digits: DigitReader, seed: str, _version: int) -> Config:
    """Read options that `Config.write` has written."""
    players = digits.get(MAX_PLAYERS) + 1
    board = BOARD_NAMES[digits.get(len(BOARD_NAMES))]
    weather = WEATHER_NAMES[digits.get(len(WEATHER_NAMES))]
    family = players > 1 and bool(digits.get(2))
    crowded = players == MAX_PLAYERS and bool(digits.get(2))
    start = digits.get(players + 1)
    return Config(players, board, weather, family, crowded, start - 1 if start else None, seed)


def checked(config: Config) -> Config:
    """Return the config in canonical form; raise `Refused` if options do not go together (U1)."""
    values: tuple[tuple[str, object, type], ...] = (
        ("players", config.players, int),
        ("board", config.board, str),
        ("weather", config.weather, str),
        ("family", config.family, bool),
        ("crowded", config.crowded, bool),
    )
    for option, value, kind in values:
        check_option(option, value, kind)
    check_players(config.players, 1, MAX_PLAYERS)
    if config.board not in BOARDS:
        raise Refused(Code.BAD_BOARD, choices=list(BOARD_NAMES))
    if config.weather not in TILES:
        raise Refused(Code.BAD_WEATHER, choices=list(WEATHER_NAMES))
    if config.family and config.players == 1:
        raise Refused(Code.FAMILY_NEEDS_TWO)
    if config.crowded and config.players != MAX_PLAYERS:
        raise Refused(Code.CROWDED_NEEDS_FIVE)
    if config.start is not None and (type(config.start) is not int or not 0 <= config.start < config.players):
        raise Refused(Code.BAD_START, players=config.players)
    return config if config.seed is None else replace(config, seed=parse_seed(config.seed))


def config_from_dict(data: object) -> Config:
    form = Field(data, "config").object("players", "board", "weather", "family", "crowded", "start", "seed")
    return checked(Config(**{name: field.value for name, field in form.items()}))


def random_config(rng: Pcg32, seed: str) -> Config:
    players = rng.below(MAX_PLAYERS) + 1
    return Config(
        players=players,
        board=BOARD_NAMES[rng.below(len(BOARD_NAMES))],
        weather=WEATHER_NAMES[rng.below(len(WEATHER_NAMES))],
        family=players > 1 and rng.below(2) == 1,
        crowded=players == MAX_PLAYERS and rng.below(2) == 1,
        start=rng.below(players) if rng.below(2) else None,
        seed=seed,
    )


@dataclass(frozen=True, slots=True)
class Deal:
    """Every shuffle of a game, each in drawing order."""

    weather: tuple[int, ...]
    """Tile numbers within the chosen set."""
    tokens: tuple[int, ...]
    start: int
    decks: tuple[tuple[tuple[Card, ...], ...], ...]
    """Per player three deals of 18 cards."""

    def to_dict(self) -> Json:
        return {
            "weather": list(self.weather),
            "tokens": list(self.tokens),
            "start": self.start,
            "decks": [[[card.text for card in deck] for deck in decks] for decks in self.decks],
        }


def draw_deal(config: Config) -> Deal:
    """Draw the deal of the config's seed."""
    if config.seed is None:
        raise Refused(Code.BAD_SEED)
    name = (config.seed, GAME_NAME, RULES)
    tiles = stream(*name, "weather", config.weather).shuffled(range(len(TILES[config.weather])))
    start = config.start
    if start is None:
        start = stream(*name, "start", config.players).below(config.players)
    return Deal(
        weather=tiles[:TILES_IN_PLAY],
        tokens=stream(*name, "tokens").shuffled(RISK_TOKENS),
        start=start,
        decks=tuple(
            tuple(stream(*name, "deck", seat, deal).shuffled(DECK) for deal in range(DEALS))
            for seat in range(config.players)
        ),
    )


@dataclass(frozen=True, slots=True, eq=False)
class Setup:
    """What no action of a game changes, with tables computed from it once."""

    config: Config
    deal: Deal
    board: Board
    weather: tuple[Weather, ...]
    """By day, day 1 first."""
    costs: tuple[tuple[int, ...], ...]
    """By day and space: entry cost with the day's surcharge (A4)."""
    limits: tuple[int, ...]
    """By space: how many climbers it holds (C6)."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setup):
            return NotImplemented
        return self is other or (self.config == other.config and self.deal == other.deal)

    def __hash__(self) -> int:
        return hash((self.config, self.deal))


def set_up(config: Config, deal: Deal | None = None) -> Setup:
    """Build the setup for the given deal, or for the seed's deal if none is given."""
    if deal is None:
        deal = draw_deal(config)
    board = BOARDS[config.board]
    tiles = TILES[config.weather]
    weather = tuple(day for tile in deal.weather for day in tiles[tile])
    by_zone = zone_limits(config)
    limits = [by_zone[space.zone] for space in board.spaces]
    limits[CAMP] = len(CLIMBERS) * MAX_PLAYERS  # C6: base camp holds everyone
    return Setup(
        config=config,
        deal=deal,
        board=board,
        weather=weather,
        costs=tuple(_costs(config.board, day) for day in weather),
        limits=tuple(limits),
    )


def zone_limits(config: Config) -> tuple[int, int, int, int]:
    """Return how many climbers a space holds, by altitude zone (C6)."""
    return CROWDED_LIMITS if config.crowded else CLIMBER_LIMITS[config.players]


@cache
def _costs(board: str, day: Weather) -> tuple[int, ...]:
    return tuple(space.cost + day.surcharge_in(space.zone) for space in BOARDS[board].spaces)


def days_known(day: int) -> int:
    """Return how many days of weather are known on this day: those of the present tile and of the next (U2)."""
    tile = (day - 1) // DAYS_PER_TILE
    return min(DAYS, (tile + 2) * DAYS_PER_TILE)
