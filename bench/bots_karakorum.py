"""How strong Karakorum's bots are: games of two between levels, each deal played twice with the seats swapped.

usage: python -m bench.bots_karakorum [--deals N]

The results are kept in a file, and a run goes on where the last one stopped.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter

from k2core.bots.interface import Budget, Level
from k2core.bots.karakorum import decide, iterations
from k2core.core.rng import stream
from k2core.karakorum import new_game

RESULTS = Path(__file__).with_name("results") / "bots_karakorum.json"
RANDOM = "random"
MATCHES = (
    (Level.HIMALAYAN, Level.ALPINIST, 0.60),
    (Level.ALPINIST, Level.HIKER, 0.60),
    (Level.HIKER, RANDOM, 0.95),
)
"""Who plays whom, and the part of the games that the first is to win."""


def wins(first: str, second: str, deal: int, swapped: bool) -> tuple[float, float]:
    """The part of the win that the first gets, a shared one counting half, and its longest thought in seconds."""
    seats = (second, first) if swapped else (first, second)
    state = new_game(f"strength-{deal}", len(seats))
    rng = stream(f"strength-{deal}", "random")
    longest, number = 0.0, 0
    while state.to_act:
        (seat,) = state.to_act
        number += 1
        if seats[seat] == RANDOM:
            legal = state.legal_actions()
            state = state.apply(legal[rng.below(len(legal))])
            continue
        level = Level(seats[seat])
        begun = perf_counter()
        actions = decide(state.observation(seat), level, f"strength-{deal}-{number}", Budget(iterations(level)))
        if level == first:
            longest = max(longest, perf_counter() - begun)
        for action in actions:
            state = state.apply(action)
    assert state.outcome is not None
    winners = state.outcome.winners
    return (1 / len(winners) if seats.index(first) in winners else 0.0), longest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=50)
    deals = parser.parse_args().deals
    results: dict[str, list[float]] = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    with ProcessPoolExecutor() as pool:
        for first, second, aim in MATCHES:
            name = f"{first} against {second}"
            known = results.setdefault(name, [])
            for deal in range(len(known) // 2, deals):
                pair = [pool.submit(wins, first, second, deal, swapped) for swapped in (False, True)]
                known += [game.result()[0] for game in pair]
                RESULTS.write_text(json.dumps(results, indent=1).replace("\n  ", " ").replace("\n ]", " ]") + "\n")
            part = sum(known) / len(known)
            verdict = "ok" if part >= aim else "MISSED"
            print(f"{name:<32}{len(known):>5} games  wins {part:>6.1%}  aim {aim:.0%}  {verdict}")


if __name__ == "__main__":
    main()
