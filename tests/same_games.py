"""The same games on every Python: fingerprints to compare CPython with Pyodide."""

from __future__ import annotations

import hashlib

from k2core.bots.interface import Budget, Level, bots_of
from k2core.cli.trace import random_chooser
from k2core.core.registry import game_by_name
from k2core.core.rng import stream
from k2core.sharing import text_codec
from k2core.sharing.replay import Record, digest


def fingerprint(game: str, number: int) -> str:
    """Of the random game with this number: every position that opens a phase, and its text."""
    config = game_by_name(game).random_config(stream("same", number), f"same-{number}")
    record = Record.new(game_by_name(game), config)
    choose = random_chooser(number)
    hashes = hashlib.sha256(digest(record.state).encode())
    phase = record.state.phase
    while record.state.legal_actions():
        record.apply(choose(record.state))
        state = record.state
        if state.phase != phase:
            phase = state.phase
            hashes.update(digest(state).encode())
    hashes.update(text_codec.encode(record.replay).encode())
    return hashes.hexdigest()


def fingerprints(game: str, games: int) -> list[str]:
    return [fingerprint(game, number) for number in range(games)]


def choices_of_bots(game: str, games: int) -> list[str]:
    """What every level chooses at some moments of random games, one text a game."""
    bots = bots_of(game)
    found = []
    for number in range(games):
        state = game_by_name(game).start(game_by_name(game).random_config(stream("bots", number), f"bots-{number}"))
        choose = random_chooser(number)
        moment = 0
        chosen: list[str] = []
        while state.to_act:
            if moment % 23 == number % 23:
                seen = state.observation(state.to_act[0])
                answers = [bots.decide(seen, level, "same", Budget(8)) for level in Level]
                chosen += [" ".join(map(str, actions)) for actions in answers]
            state = state.apply(choose(state))
            moment += 1
        found.append("; ".join(chosen))
    return found
