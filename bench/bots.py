"""How strong bots are: series with seeds, each result a line of a file. Run again, it goes on where it stopped.

    python -m bench.bots [SERIES…] [--games N] [--seconds N]

Without names all series are played in turn, one game at a time, until the seconds are over or every series is complete.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from k2core.bots.series import play
from k2core.cli.arena import interval, one_game, share_interval
from k2core.core.registry import game_by_name
from k2core.k2 import GAME, Config

if TYPE_CHECKING:
    from collections.abc import Callable

RESULTS = Path(__file__).with_name("results") / "bots.jsonl"
MODES = (("easy", "summer"), ("easy", "winter"), ("hard", "summer"), ("hard", "winter"))
PAIRS = (("hiker", "random"), ("alpinist", "hiker"), ("himalayan", "alpinist"))
DUELS = {"k2": "fresh-duel-k2", "karakorum": "unseen-duel-karakorum"}
"""The seeds of the duels. Karakorum's were changed after its Alpinist was set by the results on the ones before."""
Line = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Series:
    name: str
    games: int
    play: Callable[[int], Line]


def duel(game: str, seats: tuple[str, ...]) -> Callable[[int], Line]:
    def one(index: int) -> Line:
        board, weather = MODES[index // 2 % len(MODES)]
        options = game_by_name(game).options.to_dict() | {"players": len(seats), "seed": DUELS[game]}
        if game == "k2":
            options |= {"board": board, "weather": weather}
        result = one_game(game, options, seats, index, 1)
        won = 1 / len(result.winners) if 0 in result.winners else 0.0
        return {"won": won, "totals": list(result.totals), "failures": result.failures}

    return one


def alone(level: str, board: str, weather: str, times: int) -> Callable[[int], Line]:
    def one(index: int) -> Line:
        began = time.process_time()
        played = play(GAME, Config(1, board, weather, seed=f"fresh-{index}"), (level,), times)
        seconds = time.process_time() - began
        return {"points": played.totals[0], "death": played.reason == "solo_death", "seconds": round(seconds, 2)}

    return one


def all_series() -> tuple[Series, ...]:
    return (
        *(
            Series(f"duel {game} {seats[0]} {seats[1]}", 400, duel(game, seats))
            for seats in PAIRS
            for game in ("k2", "karakorum")
        ),
        *(
            Series(f"alone {level} {board}-{weather}", 200, alone(level, board, weather, 1))
            for level in ("himalayan", "alpinist", "hiker")
            for board, weather in MODES
        ),
        *(
            Series(f"alone ten-times himalayan {board}-{weather}", 50, alone("himalayan", board, weather, 10))
            for board, weather in MODES
        ),
    )


def read() -> dict[str, dict[int, Line]]:
    known: dict[str, dict[int, Line]] = {}
    if RESULTS.exists():
        for text in RESULTS.read_text(encoding="utf-8").splitlines():
            line = json.loads(text)
            known.setdefault(line["series"], {})[line["index"]] = line
    return known


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("series", nargs="*", help="parts of names; all series if missing")
    parser.add_argument("--games", type=int, help="no more than so many of each")
    parser.add_argument("--seconds", type=float, default=float("inf"))
    options = parser.parse_args()
    chosen = [
        series for series in all_series() if not options.series or any(part in series.name for part in options.series)
    ]
    end = time.monotonic() + options.seconds
    RESULTS.parent.mkdir(exist_ok=True)
    for index in range(max(series.games for series in chosen)):
        for series in chosen:
            done = read().get(series.name, {})
            if index >= min(series.games, options.games or series.games) or index in done or time.monotonic() > end:
                continue
            line = {"series": series.name, "index": index} | series.play(index) | {"python": sys.implementation.name}
            with RESULTS.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
    report(chosen)


def report(chosen: list[Series]) -> None:
    known = read()
    for series in chosen:
        lines = list(known.get(series.name, {}).values())
        if not lines:
            continue
        key = "won" if "won" in lines[0] else "points"
        values = [float(line[key]) for line in lines]
        mean, low, high = share_interval(sum(values), len(values)) if key == "won" else interval(values)
        text = f"{series.name:40}{len(lines):5} of {series.games}  {key} {mean:.2f} ({low:.2f}-{high:.2f})"
        if "death" in lines[0]:
            text += f", games with a death {sum(line['death'] for line in lines) / len(lines):.1%}"
        print(text)


if __name__ == "__main__":
    main()
