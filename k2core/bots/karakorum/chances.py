"""How likely each player wins, from what lies open and what is still in the deck.

It follows from how well everybody is likely to stand at the end. How much such a lead is worth, early and late, was
fitted to the ends of games between bots (`python -m bench.karakorum_chances`). Only sums and products of numbers, so
that every Python agrees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots.interface import Level
from k2core.bots.karakorum.minds import MINDS
from k2core.bots.karakorum.prospects import odds_by_colour, prospects
from k2core.bots.karakorum.standing import expected_total
from k2core.core.cards import in_order
from k2core.karakorum.components import DECK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.karakorum.state import State

_FADES = {2: (4.0, 12.0), 3: (6.0, 4.0), 4: (6.0, 8.0)}
"""By players, the lead in fields that is worth a factor of e: with no deck, and how much more with a full one."""
_TWICE = 6
"""The power of e is taken as that of 1 + x / 64, squared so often."""


def chances(state: State) -> tuple[float, ...]:
    """By seat, how likely this player wins; a shared victory counts as its share.

    The order of the deck is never looked at.
    """
    outcome = state.outcome
    if outcome is not None:
        share = 1.0 / len(outcome.winners)
        return tuple(share if seat in outcome.winners else 0.0 for seat in range(len(state.players)))
    mind = MINDS[Level.HIMALAYAN]
    unseen = in_order(state.setup.deal.cards[state.revealed :])
    odds = odds_by_colour(unseen, len(state.players), mind)
    everyone = [prospects(player, state.goals, odds, mind) for player in state.players]
    width = 2.0 + 10.0 * len(unseen) / len(DECK)
    totals = [
        expected_total(mine, [other for place, other in enumerate(everyone) if place != seat], width)
        for seat, mine in enumerate(everyone)
    ]
    return shares(totals, len(unseen))


def shares(totals: Sequence[float], deck: int) -> tuple[float, ...]:
    """How likely each of them comes out best, with so many cards still in the deck."""
    late, early = _FADES[len(totals)]
    fade = late + early * deck / len(DECK)
    best = max(totals)
    weights = [_power((total - best) / fade) for total in totals]
    return tuple(weight / sum(weights) for weight in weights)


def _power(exponent: float) -> float:
    """About e to this power; the exponent is not above 0."""
    found = max(0.0, 1.0 + exponent / (1 << _TWICE))
    for _ in range(_TWICE):
        found *= found
    return found
