"""Random games of K2 beside random games of chess, on CPython and in Pyodide, in one run.

Rates differ from machine to machine; the ratio is what counts.
"""

from __future__ import annotations

import json
import random
import statistics
import time
from pathlib import Path

import chess

from k2core import k2

ROUNDS = 5
SECONDS = 2.0
HALFMOVES_OF_75_MOVES = 150

Rates = dict[str, tuple[float, float]]
"""Per contender: games and actions per second."""


def play_k2(number: int, chooser: random.Random) -> int:
    players = number % 5 + 1
    state = k2.new_game(
        f"bench-{number}",
        players=players,
        board=("easy", "hard")[number % 2],
        weather=("summer", "winter", "mixed")[number % 3],
        family=players > 1 and number % 4 == 0,
    )
    actions = 0
    while legal := state.legal_actions():
        state = state.apply(chooser.choice(legal))
        actions += 1
    return actions


def play_chess(_number: int, chooser: random.Random) -> int:
    board = chess.Board()
    plies = 0
    while (moves := list(board.legal_moves)) and board.halfmove_clock < HALFMOVES_OF_75_MOVES:
        if board.is_insufficient_material():
            break
        board.push(chooser.choice(moves))
        plies += 1
    return plies


CONTENDERS = {"k2": play_k2, "chess": play_chess}


def measure(round_number: int, seconds: float) -> Rates:
    """One round: each contender in turn."""
    rates = {}
    for name, play in CONTENDERS.items():
        chooser = random.Random(round_number)
        games = actions = 0
        begin = time.perf_counter()
        while (passed := time.perf_counter() - begin) < seconds:
            actions += play(games, chooser)
            games += 1
        rates[name] = (games / passed, actions / passed)
    return rates


def rounds(count: int, seconds: float) -> list[Rates]:
    return [measure(number, seconds) for number in range(count)]


def rounds_json(count: int, seconds: float) -> str:
    return json.dumps(rounds(count, seconds))


def report(where: str, results: list[Rates]) -> None:
    for name in CONTENDERS:
        games = statistics.median(result[name][0] for result in results)
        actions = statistics.median(result[name][1] for result in results)
        print(f"{where:8} {name:6} {games:8.1f} games/s {actions:10.0f} actions/s")
    ratio = statistics.median(result["k2"][1] / result["chess"][1] for result in results)
    print(f"{where:8} K2 actions per chess ply: {ratio:.2f}x")


def main() -> None:
    from tests.pyodide import run_in_pyodide

    report("CPython", rounds(ROUNDS, SECONDS))
    site_packages = Path(chess.__file__).parents[1]
    code = f"from bench.engine import rounds_json\nrounds_json({ROUNDS}, {SECONDS})"
    report("Pyodide", json.loads(run_in_pyodide(code, site_packages)))


if __name__ == "__main__":
    main()
