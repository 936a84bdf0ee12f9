"""Checks that the options of every game share, and how the command line offers an option."""

from __future__ import annotations

from dataclasses import dataclass

from k2core.core.errors import Code, Refused


@dataclass(frozen=True, slots=True)
class CommandOption:
    """An option of one game as the command line offers it."""

    name: str
    kind: type
    """`bool` for a switch."""
    help: str
    metavar: str | None = None


def check_option(option: str, value: object, kind: type) -> None:
    """Refuse a value of another type. `isinstance` would accept True as an int."""
    if type(value) is not kind:
        raise Refused(Code.BAD_OPTION, option=option)


def check_players(players: int, least: int, most: int) -> None:
    if not least <= players <= most:
        raise Refused(Code.BAD_PLAYERS, min=least, max=most)
