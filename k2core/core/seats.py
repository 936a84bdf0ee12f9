"""Seats round the table."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def clockwise(first: int, players: int) -> tuple[int, ...]:
    """All seats, from this one on; the one after the last is the first again."""
    first %= players
    return (*range(first, players), *range(first))


def with_seat(players: tuple[T, ...], seat: int, player: T) -> tuple[T, ...]:
    """The players with the one on this seat replaced."""
    return (*players[:seat], player, *players[seat + 1 :])
