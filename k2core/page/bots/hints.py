"""Hints for people: what the strongest bot would do in their place, best first, and why."""

from __future__ import annotations

from itertools import accumulate
from operator import or_
from time import monotonic
from typing import TYPE_CHECKING, cast

from k2core.bots.interface import Budget, Level, bots_of

if TYPE_CHECKING:
    from k2core.bots.interface import Proposal
    from k2core.core.game import AnyState
    from k2core.core.wire import Reason
    from k2core.page.bots import wire

MOST_REASONS = 2
"""More than two sentences are not read."""
_WEAKER: Reason = {"code": "not_as_good"}
_EQUAL: Reason = {"code": "as_good"}


def hints(game: str, state: AnyState, seat: int, seed: str, seconds: float) -> list[wire.Hint]:
    """The proposals for a seat that is to act; none if the bot fails."""
    bots = bots_of(game)
    end = monotonic() + seconds
    budget = Budget(bots.iterations(Level.HIMALAYAN), lambda: monotonic() >= end)
    try:
        found = bots.propose(state.observation(seat), seed, budget)
        weaker = accumulate((proposal.points < found[0].points for proposal in found), or_)
        return [_hint(proposal, weaker=one) for proposal, one in zip(found, weaker, strict=True)]
    except Exception:  # whatever it is, the person plays on without a hint
        return []


def _hint(proposal: Proposal, weaker: bool) -> wire.Hint:
    """What is not the best says so beside what speaks for it, and so does whatever is ranked below that.

    A choice that was given up early can have more points on average, of fewer games, than one ranked above it.
    """
    reasons = [cast("Reason", why.to_dict()) for why in proposal.reasons[:MOST_REASONS]]
    if weaker and _WEAKER not in reasons:
        reasons = [*[reason for reason in reasons if reason != _EQUAL][: MOST_REASONS - 1], _WEAKER]
    return {
        "actions": [str(action) for action in proposal.actions],
        "reasons": reasons,
    }
