"""How high par is: the best score found after each stage of the search. Each mountain is a line of a file.

    python -m bench.par [--mountains 60] [--width 200] [--seconds N]

Run again, it goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from bench.bots import MODES
from k2core.bots.k2.par import STAGES, ParSearch
from k2core.k2 import Config

RESULTS = Path(__file__).with_name("results") / "par.jsonl"
Line = dict[str, Any]


def one(board: str, weather: str, index: int, width: int) -> Line:
    seed = f"fresh-{index}"
    search = ParSearch(Config(1, board, weather, seed=seed))
    points, seconds = [], []
    began = time.process_time()
    while not search.is_over and STAGES[search.done].width <= width:
        done = search.done
        while search.done == done:
            search.step()
        points.append(search.best.points)
        seconds.append(round(time.process_time() - began, 1))
    return {"mode": f"{board}-{weather}", "seed": seed, "width": width, "points": points, "seconds": seconds}


def read() -> list[Line]:
    return [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()] if RESULTS.exists() else []


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--mountains", type=int, default=60)
    parser.add_argument("--width", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    options = parser.parse_args()
    known = {(line["mode"], line["seed"], line["width"]) for line in read()}
    end = time.monotonic() + options.seconds
    RESULTS.parent.mkdir(exist_ok=True)
    for index in range(options.mountains):
        for board, weather in MODES:
            if (f"{board}-{weather}", f"fresh-{index}", options.width) in known or time.monotonic() > end:
                continue
            line = one(board, weather, index, options.width)
            with RESULTS.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
    report(options.width)


def report(width: int) -> None:
    for board, weather in MODES:
        mode = f"{board}-{weather}"
        lines = [line for line in read() if line["mode"] == mode and line["width"] == width]
        if not lines:
            continue
        text = [f"{mode:12} {len(lines):3} mountains"]
        for stage in range(sum(setting.width <= width for setting in STAGES)):
            points = [line["points"][min(stage, len(line["points"]) - 1)] for line in lines]
            seconds = [line["seconds"][min(stage, len(line["seconds"]) - 1)] for line in lines]
            text.append(f"{sum(points) / len(points):.2f} in {sum(seconds) / len(seconds):.1f} s")
        print(", ".join(text))


if __name__ == "__main__":
    main()
