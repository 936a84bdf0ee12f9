"""The same games on every Python: fingerprints to compare CPython with Pyodide."""

from __future__ import annotations

import hashlib

from k2core import codec, k2
from k2core.replay import Record, digest
from k2core.rng import stream
from k2core.soak import random_config
from k2core.trace import random_chooser


def fingerprint(number: int) -> str:
    """Of the random game with this number: every position that opens a phase, and its text."""
    record = Record.new(k2.GAME, random_config(stream("same", number), f"same-{number}"))
    choose = random_chooser(number)
    hashes = hashlib.sha256(digest(record.state).encode())
    phase = None
    while record.state.legal_actions():
        record.apply(choose(record.state))
        state = record.state
        assert isinstance(state, k2.State)
        if (state.day, state.phase) != phase:
            phase = (state.day, state.phase)
            hashes.update(digest(state).encode())
    hashes.update(codec.encode(record.replay).encode())
    return hashes.hexdigest()


def fingerprints(games: int) -> list[str]:
    return [fingerprint(number) for number in range(games)]
