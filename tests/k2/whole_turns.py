"""Every way to play a turn, and positions high up where nights are deadly."""

from __future__ import annotations

from collections import Counter
from functools import cache

from k2core import k2
from k2core.core.rng import Pcg32, stream
from k2core.k2.actions import END
from k2core.k2.components import DECK, TILES
from k2core.k2.setup import zone_limits

from .scene import BOTH_HOME, Pair, Stand, Table, dead, on

REGION = 6
"""How many spaces all climbers of a table share, so that full ones are met."""


@cache
def moments(state: k2.State) -> tuple[k2.State, ...]:
    """Each state that this turn can lead to by any order of legal actions, the present one first."""
    known = {_turn_key(state): state}
    ahead = [state]
    while ahead:
        here = ahead.pop()
        for action in here.legal_actions():
            if not isinstance(action, k2.End):
                after = here.apply(action)
                if _turn_key(after) not in known:
                    known[_turn_key(after)] = after
                    ahead.append(after)
    return tuple(known.values())


@cache
def ends(state: k2.State) -> tuple[k2.State, ...]:
    """Those of them in which the turn may end."""
    return tuple(one for one in moments(state) if END in one.legal_actions())


def _turn_key(state: k2.State) -> object:
    """What a turn can change."""
    return state.players[state.queue[0]], state.turn, state.summit


def lives(state: k2.State) -> tuple[bool, bool]:
    """Which climbers of the player in turn live through tonight as things stand."""
    nights = [k2.tonight(state, (state.queue[0], climber)) for climber in (0, 1)]
    first, second = (night is not None and not night.dies for night in nights)
    return first, second


@cache
def high_turns(count: int) -> tuple[k2.State, ...]:
    """First moments of turns with weak climbers between 6000 m and the summit, full spaces and tents around them."""
    found: list[k2.State] = []
    number = 0
    while len(found) < count:
        table = _high_table(stream("high-turns", number))
        number += 1
        if table is not None:
            found.append(table)
    return tuple(found)


def _high_table(rng: Pcg32) -> k2.State | None:
    """None if the draw cannot come up in a game."""
    board = ("easy", "hard")[rng.below(2)]
    weather = ("summer", "winter")[rng.below(2)]
    players = 1 + rng.below(5)
    picks = rng.shuffled(DECK)[:3]
    taken: Counter[int] = Counter()
    lowest = 13 + rng.below(len(k2.BOARDS[board].spaces) - 13 - REGION)
    pairs = [_high_pair(rng, board, players, lowest, taken) for _ in range(players)]
    today = TILES[weather][rng.below(len(TILES[weather]))][rng.below(3)]
    try:
        anna, brian, william, dana, emil = (*pairs, *[BOTH_HOME] * (5 - players))
        table = Table(anna, brian, william, dana, emil, players, board, weather, today)
        return table.turn(" ".join(card.text for card in sorted(picks)), token=rng.below(3))
    except AssertionError:
        return None


def _high_pair(rng: Pcg32, board: str, players: int, lowest: int, taken: Counter[int]) -> Pair:
    pair = [_high_stand(rng, board, players, lowest, taken) for _ in range(2)]
    if rng.below(8) == 0:
        pair[rng.below(2)] = dead()
    return pair[0], pair[1]


def _high_stand(rng: Pcg32, board: str, players: int, lowest: int, taken: Counter[int]) -> Stand:
    spaces = k2.BOARDS[board].spaces
    limits = zone_limits(k2.Config(players, board))
    near = [space for space in spaces[lowest : lowest + REGION] if taken[space.number] < limits[space.zone]]
    space = near[rng.below(len(near))] if near else spaces[0]
    taken[space.number] += 1
    tent = (None, None, space.number or None, 13 + rng.below(len(spaces) - 13))[rng.below(4)]
    return on(space.number, level=1 + rng.below(3), tent=tent)
