"""The games there are, by name."""

from __future__ import annotations

from typing import Any

from k2core import k2
from k2core.game import Game, Refused

GAMES: dict[str, Game[Any, Any]] = {game.name: game for game in (k2.GAME,)}


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
