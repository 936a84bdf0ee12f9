"""The daily mountain: one challenge for each date in UTC, the same for everybody."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

from k2core.core.errors import Code, Refused
from k2core.core.registry import GAME_NAMES, game_by_name
from k2core.sharing.links import Challenge, challenge, solo_of

if TYPE_CHECKING:
    from k2core.core.game import AnyGame, Config

FIRST = date(2026, 1, 1)
PREFIX = "daily-"

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def daily(text: object) -> Challenge:
    """Return the challenge of a date written YYYY-MM-DD."""
    day = _day(text)
    if day is None:
        raise Refused(Code.NO_SUCH_DAY, first=FIRST.isoformat())
    game = daily_game()
    modes = solo_of(game).daily
    options = modes[(day - FIRST).days % len(modes)]
    return challenge(game.name, game.rules, (*options, f"{PREFIX}{day}"))


def daily_game() -> AnyGame:
    """Return the game that has daily mountains."""
    return next(game for game in map(game_by_name, GAME_NAMES) if game.solo is not None and game.solo.daily)


def date_of(config: Config) -> str | None:
    """Return the date if these are the options of its daily mountain, otherwise None."""
    if config.players > 1 or config.seed is None or not config.seed.startswith(PREFIX):
        return None
    text = config.seed.removeprefix(PREFIX)
    if _day(text) is None:
        return None
    options = daily(text).options
    return text if all(getattr(config, name, None) == value for name, value in options.items()) else None


def _day(text: object) -> date | None:
    if not isinstance(text, str) or not _DATE.fullmatch(text):
        return None
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day >= FIRST else None
