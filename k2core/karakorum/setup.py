"""Setting a game up: options, and the deal that the seed fixes once for all (U1)."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
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

_TABLES = MAX_PLAYERS - MIN_PLAYERS + 1


@dataclass(frozen=True, slots=True)
class Config:
    """The options of a game. A `seed` of None goes with a deal that was written out, not drawn."""

    players: int = MIN_PLAYERS
    seed: str | None = None

    def to_dict(self) -> Json:
        return asdict(self)

    def write(self, digits: DigitWriter) -> None:
        digits.put(self.players - MIN_PLAYERS, _TABLES)


def read_config(digits: DigitReader, seed: str) -> Config:
    """The inverse of `Config.write`."""
    return Config(digits.get(_TABLES) + MIN_PLAYERS, seed)


def checked(config: Config) -> Config:
    """The config in canonical form, or `Refused` with what is wrong."""
    check_option("players", config.players, int)
    check_players(config.players, MIN_PLAYERS, MAX_PLAYERS)
    return config if config.seed is None else replace(config, seed=parse_seed(config.seed))


def config_from_dict(data: object) -> Config:
    form = Field(data, "config").object("players", "seed")
    return checked(Config(**{name: field.value for name, field in form.items()}))


def random_config(rng: Pcg32, seed: str) -> Config:
    return Config(MIN_PLAYERS + rng.below(_TABLES), seed)


@dataclass(frozen=True, slots=True)
class Deal:
    """All that chance decides: the order of the cards, and who is active first."""

    cards: tuple[Card, ...]
    start: int

    def to_dict(self) -> Json:
        return {"cards": texts(self.cards), "start": self.start}


@lru_cache(maxsize=16)
def draw_deal(config: Config) -> Deal:
    """The deal of the config's seed."""
    if config.seed is None:
        raise Refused(Code.BAD_SEED)
    name = (config.seed, GAME_NAME, RULES)
    return Deal(
        cards=stream(*name, "cards").shuffled(DECK),
        start=stream(*name, "start", config.players).below(config.players),
    )


@dataclass(frozen=True, slots=True)
class Setup:
    """All of a game that no action changes."""

    config: Config
    deal: Deal


def set_up(config: Config, deal: Deal | None = None) -> Setup:
    """The table for a game on the deal given, or else on the seed's."""
    return Setup(config, draw_deal(config) if deal is None else deal)
