"""Who would die tonight and could still be saved, against every way there is to end the turn."""

from __future__ import annotations

from functools import cache

from k2core import k2
from k2core.core.rng import stream
from k2core.k2.acclimatization import tonight
from k2core.k2.danger import can_be_saved, endangered

from .scene import HOME, Table, on, play


@cache
def endings(state: k2.State) -> frozenset[tuple[bool, bool]]:
    """Who lives through the night (A, B), for every way to end this turn."""
    found: set[tuple[bool, bool]] = set()
    for action in state.legal_actions():
        if isinstance(action, k2.End):
            found.add((lives(state, 0), lives(state, 1)))
        else:
            found |= endings(state.apply(action))
    return frozenset(found)


def lives(state: k2.State, climber: int) -> bool:
    night = tonight(state, (state.queue[0], climber))
    return night is not None and not night.dies


def positions() -> list[k2.State]:
    """First moments of turns high up, where nights are deadly."""
    found = []
    rng = stream("danger")
    for number in range(24):
        spaces = [13 + rng.below(13) for _ in range(4)]
        levels = [1 + rng.below(3) for _ in range(4)]
        state = Table(
            players=2,
            weather="winter",
            today=(k2.Weather(1, 1, (1, 2, 3)), k2.Weather(2, 0, (1, 2, 3)))[number % 2],
            anna=(on(spaces[0], level=levels[0]), on(spaces[1], level=levels[1]) if spaces[1] != spaces[0] else HOME),
        ).turn(("m1 a1 r13", "m2 a0 r12", "a1 a2 r13", "m1 m1 a1")[number % 4], token=number % 3)
        found.append(state)
    return found


def test_a_climber_can_be_saved_exactly_if_some_end_of_the_turn_saves_it() -> None:
    verdicts = set()
    for state in positions():
        for climber in (0, 1):
            saved = any(outcome[climber] for outcome in endings(state))
            verdicts.add(saved)
            assert can_be_saved(state, climber) == saved, f"climber {'AB'[climber]} of {state.to_dict()}"
    assert verdicts == {True, False}


def test_whoever_is_safe_or_lost_is_not_called_endangered() -> None:
    met = set()
    for state in positions():
        for climber in (0, 1):
            dies = not lives(state, climber)
            saved = any(outcome[climber] for outcome in endings(state))
            met.add((dies, saved))
            assert (climber in endangered(state)) == (dies and saved)
    assert {(True, True), (True, False), (False, True)} <= met


def test_nobody_is_warned_while_a_climber_must_walk_on() -> None:
    state = play(
        Table(anna=(on(21, level=1), HOME), brian=(on(23, level=6), HOME)).turn("m1 m3 a1"),
        *("give m1 A", "give m3 A", "step A 23"),
    )
    assert endangered(state) == ()
