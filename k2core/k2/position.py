"""Read positions from untrusted JSON; `State.to_dict` writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.positions import read_position
from k2core.k2.components import (
    CARD_BY_TEXT,
    CLIMBERS,
    DAYS,
    DEALS,
    DECK,
    MAX_PLAYERS,
    RISK_TOKENS,
    TILES,
    TILES_IN_PLAY,
    Card,
)
from k2core.k2.pieces import Climber, ClimberId, Phase, Player, Purse, Turn
from k2core.k2.setup import GAME_NAME, RULES, Config, Deal, config_from_dict, set_up
from k2core.k2.state import State

if TYPE_CHECKING:
    from k2core.core.untrusted import Field

_PHASES = {str(phase): phase for phase in Phase}
_SMALL = 30  # no number on the table is larger


def state_from_dict(data: object) -> State:
    """Read a position; raise `Refused` with all its defects if it has any."""
    return read_state(data).checked()


def read_state(data: object) -> State:
    """Read a position with or without defects; raise `Refused` only if the JSON has the wrong shape."""
    keys = ("day", "phase", "starting", "queue", "tokens", "taken", "turn", "summit", "pending", "players")
    form, config = read_position(data, GAME_NAME, RULES, config_from_dict, *keys)
    deal = _deal(form["deal"], config) if "deal" in form else None
    return State(
        setup=set_up(config, deal),
        day=form["day"].integer(1, DAYS),
        phase=form["phase"].one_of(_PHASES),
        starting=_seat(form["starting"]),
        queue=tuple(_seat(field) for field in form["queue"].list()),
        players=tuple(_player(field) for field in form["players"].list(config.players)),
        tokens=tuple(_token(field) for field in form["tokens"].list()),
        taken=form["taken"].integer(0, len(RISK_TOKENS)),
        turn=form["turn"].maybe(_turn),
        summit=tuple(_who(field, config) for field in form["summit"].list()),
        pending=tuple(_who(field, config) for field in form["pending"].list()),
    )


def _deal(field: Field, config: Config) -> Deal:
    form = field.object("weather", "tokens", "start", "decks")
    tiles = len(TILES[config.weather])
    weather = tuple(tile.integer(0, tiles - 1) for tile in form["weather"].list(TILES_IN_PLAY))
    tokens = tuple(_token(token) for token in form["tokens"].list(len(RISK_TOKENS)))
    decks = tuple(tuple(_cards(deck) for deck in decks.list(DEALS)) for decks in form["decks"].list(config.players))
    if len(set(weather)) != len(weather):
        form["weather"].refuse()
    if sorted(tokens) != sorted(RISK_TOKENS):
        form["tokens"].refuse()
    if any(tuple(sorted(deck)) != DECK for dealt in decks for deck in dealt):
        form["decks"].refuse()
    start = form["start"].integer(0, config.players - 1)
    if config.start not in (None, start):
        form["start"].refuse()
    return Deal(weather, tokens, start, decks)


def _seat(field: Field) -> int:
    return field.integer(0, MAX_PLAYERS - 1)


def _token(field: Field) -> int:
    return field.integer(min(RISK_TOKENS), max(RISK_TOKENS))


def _index(field: Field) -> int:
    return field.integer(0, len(CLIMBERS) - 1)


def _space(field: Field) -> int:
    return field.integer(0, _SMALL)


def _who(field: Field, config: Config) -> ClimberId:
    seat, climber = field.list(2)
    return seat.integer(0, config.players - 1), _index(climber)


def _cards(field: Field) -> tuple[Card, ...]:
    return tuple(card.one_of(CARD_BY_TEXT) for card in field.list())


def _player(field: Field) -> Player:
    form = field.object("hand", "picks", "token", "rescue", "climbers")
    first, second = (_climber(climber) for climber in form["climbers"].list(len(CLIMBERS)))
    return Player(
        hand=_cards(form["hand"]),
        picks=_cards(form["picks"]),
        climbers=(first, second),
        token=form["token"].maybe(_token),
        rescue=form["rescue"].flag(),
    )


def _climber(field: Field) -> Climber:
    form = field.object("space", "level", "points", "tent")
    return Climber(
        space=form["space"].maybe(_space),
        level=form["level"].integer(-_SMALL, _SMALL),
        points=form["points"].integer(0, _SMALL),
        tent=form["tent"].maybe(_space),
    )


def _turn(field: Field) -> Turn:
    form = field.object("cards", "purses", "unpaid", "passing")
    first, second = (_purse(purse) for purse in form["purses"].list(len(CLIMBERS)))
    return Turn(
        cards=_cards(form["cards"]),
        purses=(first, second),
        unpaid=_token(form["unpaid"]),
        passing=form["passing"].maybe(_index),
    )


def _purse(field: Field) -> Purse:
    form = field.object("points", "down", "liable")
    return Purse(
        points=form["points"].integer(0, _SMALL),
        down=form["down"].integer(0, _SMALL),
        liable=form["liable"].flag(),
    )
