"""How long the links of results are: games by a sensible player on seeds as the page draws them, without names.

usage: python -m bench.links [--solo N] [--five N]
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from statistics import median

from k2core.sharing.links import write_game
from tests.k2.choosers import mountaineer
from tests.k2.games import page_config, played

PLAYERS = 5


def solo(number: int) -> int:
    return len(write_game(played(page_config(number), mountaineer(number))))


def five(number: int) -> int:
    return len(write_game(played(page_config(number, PLAYERS), mountaineer(number))))


def line(name: str, length: float, aim: int) -> str:
    return f"{name:<28}{length:>6.0f} characters  aim {aim:>3}  {'ok' if length <= aim else 'MISSED'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--solo", type=int, default=1000)
    parser.add_argument("--five", type=int, default=200)
    arguments = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        alone = list(pool.map(solo, range(arguments.solo), chunksize=10))
        together = list(pool.map(five, range(arguments.five), chunksize=10))
    print(f"links of {len(alone)} results alone and of {len(together)} by {PLAYERS} players, from # on\n")
    print(line("alone, median", median(alone), 120))
    print(line("alone, longest", max(alone), 200))
    print(line(f"{PLAYERS} players, longest", max(together), 400))


if __name__ == "__main__":
    main()
