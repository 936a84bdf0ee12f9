"""The order round the table."""

from __future__ import annotations


def clockwise(first: int, players: int) -> tuple[int, ...]:
    """All seats, from this one on; the one after the last is the first again."""
    first %= players
    return (*range(first, players), *range(first))
