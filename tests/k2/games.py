"""Games for the tests of links: of every kind, the same on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2core import k2
from k2core.cli.trace import random_chooser
from k2core.core.rng import stream
from k2core.sharing.replay import MAX_ACTIONS, Record, Replay

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.core.game import State

NAMES = ("Ana", "Żółć i jaźń", "李娜", "", "🧗")
PAGE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""What the page makes its seeds of (web/src/ui/seed.ts)."""


def played(
    config: k2.Config,
    choose: Callable[[State[Any]], Any],
    names: tuple[str, ...] = (),
    actions: int = MAX_ACTIONS,
) -> Replay:
    """A game, broken off after so many actions."""
    record = Record.new(k2.GAME, config, names)
    for _ in range(actions):
        if not record.state.legal_actions():
            break
        record.apply(choose(record.state))
    return record.replay


def any_game(number: int) -> Replay:
    """Any options; one in three has names, every other one is broken off."""
    rng = stream("any-game", number)
    config = k2.GAME.random_config(rng, f"any-{number}")
    names = NAMES[: config.players] if number % 3 == 0 else ()
    return played(config, random_chooser(number), names, rng.below(300) if number % 2 else MAX_ACTIONS)


def page_seed(number: int) -> str:
    """A seed of twelve characters as the page would draw it."""
    rng = stream("page-seed", number)
    return "".join(PAGE_LETTERS[rng.below(len(PAGE_LETTERS))] for _ in range(12))


def page_config(number: int, players: int = 1) -> k2.Config:
    """Both boards and every weather in turn."""
    weather = ("summer", "winter", "mixed")[number // 2 % 3]
    return k2.Config(players, ("easy", "hard")[number % 2], weather, seed=page_seed(number))
