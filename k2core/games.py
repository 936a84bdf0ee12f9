"""The games there are, by name."""

from __future__ import annotations

from typing import Any

from k2core import k2, karakorum
from k2core.game import Game, Refused, State
from k2core.jsonform import load

GAMES: dict[str, Game[Any, Any]] = {game.name: game for game in (k2.GAME, karakorum.GAME)}


def game_by_name(name: object) -> Game[Any, Any]:
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise Refused("unknown_game", games=list(GAMES))
    return game


def known_game(name: object, rules: object) -> Game[Any, Any]:
    """The game, if this package plays that version of its rules."""
    game = game_by_name(name)
    if type(rules) is not int or rules < 1:
        raise Refused("bad_rules")
    if rules > game.rules:
        raise Refused("newer_rules", rules=rules, known=game.rules)
    return game


def state_from_json(text: str) -> State[Any]:
    """The position of whichever game it says it belongs to."""
    data = load(text)
    return game_by_name(data.get("game") if isinstance(data, dict) else None).state_from_dict(data)
