"""Write par of the mountains of a year's days: the scores for the page, and beside this script games that reach them.

Run again, it goes on where it stopped, and with a greater width it looks for better games.

python web/scripts/daily_par.py [--first DATE] [--days 365] [--width 200]
"""

from __future__ import annotations

import argparse
import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any, TypedDict

from k2core.bots.k2.par import par
from k2core.sharing import text_codec
from k2core.sharing.daily import daily, daily_game
from k2core.sharing.replay import Replay

WEB = Path(__file__).parents[1]
GAMES = WEB / "scripts" / "daily-par-games.json"
"""For each day par, the width it was searched with, and a game that reaches it."""
SCORES = WEB / "src" / "games" / "k2" / "daily-par.json"
"""What the page loads: by board and weather the par of each day."""
YEAR = 365

Scores = dict[str, dict[str, int]]


class Day(TypedDict):
    par: int
    width: int
    game: str
    """The game as text."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--first", type=date.fromisoformat, default=datetime.now(UTC).date())
    parser.add_argument("--days", type=int, default=YEAR)
    parser.add_argument("--width", type=int, default=200)
    options = parser.parse_args()
    for number in range(options.days):
        day = (options.first + timedelta(days=number)).isoformat()
        kept = read()
        known = kept.get(day)
        if known is None or known["width"] < options.width:
            write(kept | {day: found(day, options.width, known)})


def found(day: str, width: int, known: Day | None) -> Day:
    """Par of a day's mountain, never below what was known."""
    game = daily_game()
    config = game.config_from_dict(game.options.to_dict() | daily(day).options)
    games: list[Any] = [] if known is None else [text_codec.decode(known["game"]).actions]
    best = par(config, width, games)
    text = text_codec.encode(Replay(game.name, config, best.actions))
    return {"par": best.points, "width": width, "game": text}


def read() -> dict[str, Day]:
    if not GAMES.exists():
        return {}
    kept: dict[str, Day] = json.loads(GAMES.read_text(encoding="utf-8"))
    return kept


def write(days: dict[str, Day]) -> None:
    for path, content in ((GAMES, days), (SCORES, scores(days))):
        path.write_text(json.dumps(content, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def scores(days: dict[str, Day]) -> Scores:
    """The pars without their games."""
    by_mode: Scores = {}
    for day, kept in days.items():
        options = daily(day).options
        by_mode.setdefault(f"{options['board']}/{options['weather']}", {})[day] = kept["par"]
    return by_mode


if __name__ == "__main__":
    main()
