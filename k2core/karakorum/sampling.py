"""Sample a state consistent with an observation, for players who think ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.karakorum.setup import Deal, set_up
from k2core.karakorum.state import State

if TYPE_CHECKING:
    from k2core.core.rng import Pcg32
    from k2core.karakorum.observation import Observation


def imagine(seen: Observation, rng: Pcg32) -> State:
    """Return a state with the same observation and the deck shuffled again."""
    deal = Deal(cards=(*seen.revealed, *rng.shuffled(seen.unseen)), start=0)
    return State(
        setup=set_up(seen.config, deal),
        phase=seen.phase,
        active=seen.active,
        queue=seen.queue,
        revealed=len(seen.revealed),
        display=seen.display,
        goals=seen.goals,
        players=seen.players,
        turn=seen.turn,
    )
