"""Read positions from untrusted JSON; `State.to_dict` writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.positions import read_position
from k2core.karakorum.components import CARD_BY_TEXT, COLOURS, DECK, MAX_PILES, SUMMIT, Card, Goal
from k2core.karakorum.pieces import Goals, Phase, Player, Turn
from k2core.karakorum.setup import GAME_NAME, RULES, Config, Deal, config_from_dict, set_up
from k2core.karakorum.state import State

if TYPE_CHECKING:
    from k2core.core.untrusted import Field

_PHASES = {str(phase): phase for phase in Phase}
_GOALS = {str(goal): goal for goal in Goal}


def state_from_dict(data: object) -> State:
    """Read a position; raise `Refused` with all its defects if it has any."""
    return read_state(data).checked()


def read_state(data: object) -> State:
    """Read a position with or without defects; raise `Refused` only if the JSON has the wrong shape."""
    keys = ("phase", "active", "queue", "revealed", "display", "goals", "turn", "players")
    form, config = read_position(data, GAME_NAME, RULES, config_from_dict, *keys)
    deal = _deal(form["deal"], config) if "deal" in form else None
    return State(
        setup=set_up(config, deal),
        phase=form["phase"].one_of(_PHASES),
        active=_seat(form["active"], config),
        queue=tuple(_seat(field, config) for field in form["queue"].list()),
        revealed=form["revealed"].integer(0, len(DECK)),
        display=_cards(form["display"]),
        goals=_goals(form["goals"]),
        players=tuple(_player(field) for field in form["players"].list(config.players)),
        turn=form["turn"].maybe(_turn),
    )


def _deal(field: Field, config: Config) -> Deal:
    form = field.object("cards", "start")
    cards = _cards(form["cards"])
    if tuple(sorted(cards)) != DECK:
        form["cards"].refuse()
    return Deal(cards, _seat(form["start"], config))


def _seat(field: Field, config: Config) -> int:
    return field.integer(0, config.players - 1)


def _cards(field: Field) -> tuple[Card, ...]:
    return tuple(card.one_of(CARD_BY_TEXT) for card in field.list())


def _goals(field: Field) -> Goals:
    form = field.object(*COLOURS)
    return tuple(tuple(goal.one_of(_GOALS) for goal in form[letter].list()) for letter in COLOURS)


def _player(field: Field) -> Player:
    form = field.object("pawns", "taken", "piles")
    pawns = form["pawns"].object(*COLOURS)
    red, green, yellow = (pawns[letter].integer(0, SUMMIT) for letter in COLOURS)
    return Player(
        pawns=(red, green, yellow),
        taken=_cards(form["taken"]),
        piles=tuple(_cards(pile) for pile in form["piles"].list()),
    )


def _turn(field: Field) -> Turn:
    form = field.object("fresh", "placed")
    return Turn(
        fresh=tuple(number.integer(1, MAX_PILES) for number in form["fresh"].list()),
        placed=form["placed"].flag(),
    )
