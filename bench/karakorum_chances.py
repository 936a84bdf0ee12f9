"""Whether the chances that a review of Karakorum tells are true: how often whoever was given a chance has won.

    python -m bench.karakorum_chances [--games N]

Bots play whole games on seeds of their own. At the beginning of every round each player is given a chance to win;
all those with about the same chance should have won about so often.
"""

from __future__ import annotations

import argparse
from collections import defaultdict

from k2core.bots.interface import Level
from k2core.bots.karakorum.chances import chances
from k2core.bots.series import play
from k2core.karakorum import GAME, Config, start

TENTHS = 10


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=90)
    count = parser.parse_args().games
    said: dict[tuple[int, int], list[float]] = defaultdict(list)
    came: dict[tuple[int, int], list[float]] = defaultdict(list)
    for number in range(count):
        players = 2 + number % 3
        config = Config(players, f"chances-{number}")
        seats = (str(Level.ALPINIST),) * players
        state = start(config)
        found = [chances(state)]
        played = play(GAME, config, seats)
        for action in played.actions:
            active = state.active
            state = state.apply(action)
            if state.active != active and state.to_act:
                found.append(chances(state))
        for seat, won in enumerate(chances(state)):
            for at in found:
                key = players, min(TENTHS - 1, int(at[seat] * TENTHS))
                said[key].append(at[seat])
                came[key].append(won)
    print("players  chance   said    came   positions")
    for key in sorted(said):
        players, tenth = key
        least, size = tenth * 10, len(said[key])
        print(f"{players:7}  {least:3}-{least + 10:<3}  {_mean(said[key]):5.1%}  {_mean(came[key]):6.1%}  {size:8}")


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


if __name__ == "__main__":
    main()
