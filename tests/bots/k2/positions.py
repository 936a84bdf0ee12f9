"""Positions in which bots have to decide."""

from __future__ import annotations

from functools import cache

from k2core import k2
from k2core.core.rng import stream
from tests.k2.tempers import anything, bold


@cache
def decisions(games: int) -> tuple[k2.State, ...]:
    """Moments of every phase from games of every kind: low and high, with and without the rescue card."""
    found: list[k2.State] = []
    for number in range(games):
        rng = stream("bot-decisions", number)
        players = number % 5 + 1
        state = k2.new_game(
            f"bots-{number}",
            players,
            ("easy", "hard")[number % 2],
            ("summer", "winter", "mixed")[number % 3],
            family=players > 1 and number % 4 < 3,
        )
        moments: dict[k2.Phase, list[k2.State]] = {}
        while state.legal_actions():
            moments.setdefault(state.phase, []).append(state)
            options = (bold if rng.below(5) else anything)(state)
            state = state.apply(options[rng.below(len(options))])
        for states in moments.values():
            found += rng.shuffled(states)[:2]
    return tuple(found)


def play_all(state: k2.State, actions: tuple[k2.Action, ...]) -> k2.State:
    """Play what one player has decided."""
    seat = state.to_act[0]
    for action in actions:
        assert state.to_act[0] == seat
        state = state.apply(action)
    return state
