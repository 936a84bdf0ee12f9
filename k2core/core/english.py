"""English that more than one game speaks."""

from __future__ import annotations


def counted(number: int, thing: str) -> str:
    """So many of a thing: `1 point`, `2 points`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
