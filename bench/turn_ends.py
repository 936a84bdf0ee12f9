"""The ends of a turn that bots think about, beside all orders of actions, on 2,000 positions or as many as told.

python -m bench.turn_ends [POSITIONS]
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from k2core.bots.k2.ground import Thought, thought_of
from k2core.bots.k2.situation import situation
from k2core.bots.k2.turn_ends import turn_ends
from tests.k2 import whole_turns
from tests.k2.turns import is_crowded, positions

if TYPE_CHECKING:
    from k2core import k2

POSITIONS = 2000
Ends = set[tuple[Thought, Thought]]


def difference(state: k2.State) -> tuple[Ends, Ends]:
    """The ends that the generator misses, and those that it has too many."""
    seat = state.queue[0]
    wanted = set()
    for end in whole_turns.ends(state):
        first, second = end.players[seat].climbers
        wanted.add((thought_of(first), thought_of(second)))
    whole_turns.ends.cache_clear()
    whole_turns.moments.cache_clear()
    found = set(turn_ends(situation(state.observation(seat))))
    return wanted - found, found - wanted


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    states = (*positions(), *whole_turns.high_turns(max(0, count - len(positions()))))[:count]
    wrong = crowded = several = 0
    for number, state in enumerate(states, 1):
        missed, too_many = difference(state)
        crowded += is_crowded(state)
        several += state.config.players > 1
        if missed or too_many:
            wrong += 1
            print(f"position {number}: {len(missed)} missed, {len(too_many)} too many", flush=True)
        if number % 100 == 0:
            print(f"{number} positions, {wrong} wrong", flush=True)
    print(f"{len(states)} positions ({crowded} beside full spaces, {several} with several players), {wrong} wrong")


if __name__ == "__main__":
    main()
