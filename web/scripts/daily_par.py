"""Write par, and a game that reaches it, for the mountains of a year's days. Run again, it goes on where it stopped.

python web/scripts/daily_par.py [--first DATE] [--days 365] [--width 100]
"""

from __future__ import annotations

import argparse
import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from k2core.bots.k2.par import par
from k2core.sharing import text_codec
from k2core.sharing.daily import daily, daily_game
from k2core.sharing.replay import Replay

FILE = Path(__file__).parents[1] / "src" / "games" / "k2" / "daily-par.json"
YEAR = 365


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--first", type=date.fromisoformat, default=datetime.now(UTC).date())
    parser.add_argument("--days", type=int, default=YEAR)
    parser.add_argument("--width", type=int, default=100)
    options = parser.parse_args()
    for number in range(options.days):
        day = (options.first + timedelta(days=number)).isoformat()
        kept = read()
        if kept.get(day, {}).get("width", 0) < options.width:
            write(kept | {day: found(day, options.width, kept.get(day, {}).get("game"))})


def found(day: str, width: int, known: str | None) -> dict[str, int | str]:
    """Par of a day's mountain, never below what was known."""
    game = daily_game()
    config = game.config_from_dict(game.options.to_dict() | daily(day).options)
    known_games = () if known is None else (text_codec.decode(known).actions,)
    best = par(config, width, known_games)
    text = text_codec.encode(Replay(game.name, config, best.actions))
    return {"par": best.points, "width": width, "game": text}


def read() -> dict[str, dict[str, int | str]]:
    if not FILE.exists():
        return {}
    kept: dict[str, dict[str, int | str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return kept


def write(days: dict[str, dict[str, int | str]]) -> None:
    FILE.write_text(json.dumps(days, indent=2, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
