"""The one registry of games. A game is the package `k2core.NAME`; it is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from k2core.core.errors import Code, Refused
from k2core.core.untrusted import load

if TYPE_CHECKING:
    from types import ModuleType

    from k2core.core.game import AnyGame, AnyState

GAME_NAMES = ("k2", "karakorum")
"""In the order of their numbers in short texts; a new game goes last."""


def game_by_name(name: object) -> AnyGame:
    """Return the game; raise `Refused` if there is none of this name."""
    if not isinstance(name, str) or name not in GAME_NAMES:
        raise Refused(Code.UNKNOWN_GAME, games=list(GAME_NAMES))
    game: AnyGame = import_module(f"k2core.{name}").GAME
    return game


def game_part(name: str, part: str) -> ModuleType:
    """Return the module `k2core.NAME.PART`, where a game keeps what one layer asks of it."""
    assert name in GAME_NAMES
    return import_module(f"k2core.{name}.{part}")


def layer_part(layer: str, name: str) -> ModuleType:
    """Return the module `k2core.LAYER.NAME`, where a layer keeps what it adds to one game."""
    assert name in GAME_NAMES
    return import_module(f"k2core.{layer}.{name}")


def known_game(name: object, rules: object) -> AnyGame:
    """Return the game if this package knows that version of its rules."""
    game = game_by_name(name)
    if type(rules) is not int or rules < 1:
        raise Refused(Code.BAD_RULES)
    if rules > game.rules:
        raise Refused(Code.NEWER_RULES, rules=rules, known=game.rules)
    return game


def state_from_json(text: str) -> AnyState:
    """Return the position of whichever game the text names."""
    data = load(text)
    return game_by_name(data.get("game") if isinstance(data, dict) else None).state_from_dict(data)
