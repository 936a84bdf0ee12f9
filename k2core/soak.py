"""Random games with every law checked at every step; a failure is a number to paste."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2core import codec, k2
from k2core.game import Refused
from k2core.k2.setup import BOARD_NAMES, WEATHER_NAMES
from k2core.replay import Record
from k2core.rng import stream

if TYPE_CHECKING:
    from k2core.game import State
    from k2core.rng import Pcg32


class Failure(AssertionError):
    """A law of the game was broken; says where."""


def random_config(rng: Pcg32, seed: str) -> k2.Config:
    players = rng.below(k2.MAX_PLAYERS) + 1
    return k2.Config(
        players=players,
        board=BOARD_NAMES[rng.below(len(BOARD_NAMES))],
        weather=WEATHER_NAMES[rng.below(len(WEATHER_NAMES))],
        family=players > 1 and rng.below(2) == 1,
        crowded=players == k2.MAX_PLAYERS and rng.below(2) == 1,
        start=rng.below(players) if rng.below(2) else None,
        seed=seed,
    )


def soak(number: int) -> int:
    """Play the random game of this number; how many actions it took, or `Failure`."""
    rng = stream("soak", number)
    record = Record.new(k2.GAME, random_config(rng, f"soak-{number}"))
    while legal := record.state.legal_actions():
        before = record.state
        action = legal[rng.below(len(legal))]
        try:
            record.apply(action)
            _check(before, action, record.state, rng)
        except (Refused, Failure) as failure:
            raise Failure(f"action {len(record.replay.actions)} ({action}): {failure}") from failure
    replay = record.replay
    if codec.decode(codec.encode(replay)) != replay:
        raise Failure("the compact text gives another game")
    return len(replay.actions)


def _check(before: State[Any], action: k2.Action, after: State[Any], rng: Pcg32) -> None:
    breaches = before.laws_broken(action, after)
    if breaches:
        raise Failure(", ".join(map(str, breaches)))
    if k2.state_from_json(after.to_json()) != after:
        raise Failure("the JSON form gives another position")
    viewer = rng.below(len(after.players))
    seen = after.observation(viewer)
    if k2.imagine(seen, rng).observation(viewer) != seen:
        raise Failure(f"player {viewer} sees something hidden")
