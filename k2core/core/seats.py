"""Seats round the table."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def clockwise(first: int, players: int) -> tuple[int, ...]:
    """Return all seats in playing order, beginning with this one."""
    first %= players
    return (*range(first, players), *range(first))


def with_seat(players: tuple[T, ...], seat: int, player: T) -> tuple[T, ...]:
    """Return the players with the one on this seat replaced."""
    return (*players[:seat], player, *players[seat + 1 :])
