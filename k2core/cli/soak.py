"""Play random games and check every invariant at every step. A failure prints the number that repeats it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.cli.interface import invariants_of
from k2core.core.errors import Refused
from k2core.core.rng import stream
from k2core.core.untrusted import load
from k2core.sharing import text_codec
from k2core.sharing.replay import Record

if TYPE_CHECKING:
    from k2core.core.game import Action, AnyGame, AnyState
    from k2core.core.rng import Pcg32


class Failure(AssertionError):
    """An invariant was broken; the text says where."""


def soak(game: AnyGame, number: int) -> int:
    """Play the random game of this number and return how many actions it had; raise `Failure` if a check fails."""
    rng = stream("soak", number)
    record = Record.new(game, game.random_config(rng, f"soak-{number}"))
    players = record.replay.config.players
    while legal := record.state.legal_actions():
        before = record.state
        action = legal[rng.below(len(legal))]
        try:
            record.apply(action)
            _check(game, before, action, record.state)
            _check_texts(game, record.state, rng.below(players), rng)
        except (Refused, Failure) as failure:
            raise Failure(f"action {len(record.replay.actions)} ({action}): {failure}") from failure
    replay = record.replay
    if text_codec.decode(text_codec.encode(replay)) != replay:
        raise Failure("the compact text gives another game")
    return len(replay.actions)


def _check(game: AnyGame, before: AnyState, action: Action, after: AnyState) -> None:
    breaches = invariants_of(game.name).broken(before, action, after)
    if breaches:
        raise Failure(", ".join(map(str, breaches)))


def _check_texts(game: AnyGame, state: AnyState, viewer: int, rng: Pcg32) -> None:
    if game.state_from_dict(load(state.to_json())) != state:
        raise Failure("the JSON form gives another position")
    seen = state.observation(viewer)
    if game.imagine(seen, rng).observation(viewer) != seen:
        raise Failure(f"player {viewer} sees something hidden")
