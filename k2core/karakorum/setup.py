"""Set a game up: its options, and the deal that the seed decides (U1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from k2core.core.cards import texts
from k2core.core.errors import Code, Refused
from k2core.core.options import check_option, check_players
from k2core.core.rng import parse_seed, stream
from k2core.core.untrusted import Field
from k2core.karakorum.components import DECK, MAX_PLAYERS, MIN_PLAYERS, Card

if TYPE_CHECKING:
    from k2core.core.canonical_json import Json
    from k2core.core.mixed_radix import DigitReader, DigitWriter
    from k2core.core.rng import Pcg32

GAME_NAME = "karakorum"
RULES = 1

_PLAYER_COUNTS = MAX_PLAYERS - MIN_PLAYERS + 1


@dataclass(frozen=True, slots=True)
class Config:
    """The options of a game. If `seed` is None, the deal is written out instead of drawn."""

    players: int = MIN_PLAYERS
    seed: str | None = None
    start: int | None = None
    """The seat that is active first; None leaves it to the seed."""

    def to_dict(self) -> Json:
        """Return the options; a start that is left to the seed is not named, as in games that could not name one."""
        named = {} if self.start is None else {"start": self.start}
        return {"players": self.players, "seed": self.seed, **named}

    @property
    def text_version(self) -> int:
        return 1 if self.start is None else WITH_START

    def write(self, digits: DigitWriter) -> None:
        digits.put(self.players - MIN_PLAYERS, _PLAYER_COUNTS)
        if self.start is not None:
            digits.put(self.start, self.players)


WITH_START = 2
"""The first version of the short text that can name who is active first."""


def read_config(digits: DigitReader, seed: str, version: int) -> Config:
    """Read options that `Config.write` has written."""
    players = digits.get(_PLAYER_COUNTS) + MIN_PLAYERS
    return Config(players, seed, digits.get(players) if version >= WITH_START else None)


def checked(config: Config) -> Config:
    """Return the config in canonical form; raise `Refused` if it is not valid."""
    check_option("players", config.players, int)
    check_players(config.players, MIN_PLAYERS, MAX_PLAYERS)
    if config.start is not None and (type(config.start) is not int or not 0 <= config.start < config.players):
        raise Refused(Code.BAD_START, players=config.players)
    return config if config.seed is None else replace(config, seed=parse_seed(config.seed))


def config_from_dict(data: object) -> Config:
    form = Field(data, "config").object("players", "seed", optional=("start",))
    return checked(Config(**{name: field.value for name, field in form.items()}))


def random_config(rng: Pcg32, seed: str) -> Config:
    return Config(MIN_PLAYERS + rng.below(_PLAYER_COUNTS), seed)


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything random: the order of the cards, and who is active first."""

    cards: tuple[Card, ...]
    start: int

    def to_dict(self) -> Json:
        return {"cards": texts(self.cards), "start": self.start}


@lru_cache(maxsize=16)
def draw_deal(config: Config) -> Deal:
    """Draw the deal of the config's seed."""
    if config.seed is None:
        raise Refused(Code.BAD_SEED)
    name = (config.seed, GAME_NAME, RULES)
    start = config.start
    if start is None:
        start = stream(*name, "start", config.players).below(config.players)
    return Deal(cards=stream(*name, "cards").shuffled(DECK), start=start)


@dataclass(frozen=True, slots=True)
class Setup:
    """What no action of a game changes."""

    config: Config
    deal: Deal


def set_up(config: Config, deal: Deal | None = None) -> Setup:
    """Build the setup for the given deal, or for the seed's deal if none is given."""
    return Setup(config, draw_deal(config) if deal is None else deal)
