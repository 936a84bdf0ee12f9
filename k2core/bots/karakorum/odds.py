"""What an expedition can still become: exact odds over the cards that may come, worked backwards from the end.

A chance is one card of the colour that the player could take, drawn from the cards that are thought to be left. The
player takes it or leaves it, whichever gives more. Only sums and products of numbers, so that every Python agrees.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from k2core.karakorum.components import GOAL_AXES, PENALTY, SCORABLE, VALUES

TOP = max(VALUES)
MOST_CARDS = 6
SHORT = SCORABLE - 1
MOST_SHORT_AXES = 3 * SHORT


class Offer(NamedTuple):
    value: int
    axes: int
    share: float
    """How likely a chance is this card."""


class Odds:
    """Every table is indexed first by the chances left."""

    def __init__(self, offers: tuple[Offer, ...], chances: int) -> None:
        self.chances = chances
        self.growth = [[0.0] * (TOP + 1)]
        """By top value: axes that a scorable expedition still gains, or what begins after it is scored."""
        self.empty = [0.0]
        """What a place without an expedition is worth."""
        self.short: list[list[list[list[float]]]] = [self._lost()]
        """By cards, top value and axes: what an expedition too short to be scored is worth."""
        self.reach = [[[1.0] + [0.0] * MOST_CARDS for _ in range(TOP + 1)]]
        """By top value and cards still needed: how likely they come."""
        self.axes = [[[1.0] + [0.0] * GOAL_AXES for _ in range(TOP + 1)]]
        """By top value and axes still needed: how likely they come."""
        for _ in range(chances):
            self._look_further(offers)

    @staticmethod
    def _lost() -> list[list[list[float]]]:
        return [
            [[float(-PENALTY)] * (MOST_SHORT_AXES + 1) for _ in range(TOP + 1)] if cards else []
            for cards in range(SCORABLE)
        ]

    def _look_further(self, offers: tuple[Offer, ...]) -> None:
        """Work out one chance more."""
        growth, empty, short = self.growth[-1], self.empty[-1], self.short[-1]
        begun = sum(offer.share * max(empty, short[1][offer.value][offer.axes]) for offer in offers)
        self.empty.append(begun)
        grown = [0.0] * (TOP + 1)
        longer = self._lost()
        likely = [[1.0] + [0.0] * MOST_CARDS for _ in range(TOP + 1)]
        sharp = [[1.0] + [0.0] * GOAL_AXES for _ in range(TOP + 1)]
        for top in VALUES:
            fitting = [offer for offer in offers if offer.value >= top]
            missing = 1.0 - sum(offer.share for offer in fitting)
            stay = growth[top]
            gain = missing * stay + sum(offer.share * max(stay, offer.axes + growth[offer.value]) for offer in fitting)
            grown[top] = max(gain, begun)
            for held in range(MOST_SHORT_AXES // SHORT + 1):
                stay = short[1][top][held]
                longer[1][top][held] = max(
                    begun - PENALTY,
                    missing * stay
                    + sum(offer.share * max(stay, short[2][offer.value][held + offer.axes]) for offer in fitting),
                )
            for held in range(MOST_SHORT_AXES + 1):
                stay = short[2][top][held]
                longer[2][top][held] = max(
                    begun - PENALTY,
                    missing * stay
                    + sum(offer.share * max(stay, held + offer.axes + growth[offer.value]) for offer in fitting),
                )
            for needed in range(1, MOST_CARDS + 1):
                stay = self.reach[-1][top][needed]
                likely[top][needed] = missing * stay + sum(
                    offer.share * max(stay, self.reach[-1][offer.value][needed - 1]) for offer in fitting
                )
            for needed in range(1, GOAL_AXES + 1):
                stay = self.axes[-1][top][needed]
                sharp[top][needed] = missing * stay + sum(
                    offer.share * max(stay, self.axes[-1][offer.value][max(0, needed - offer.axes)])
                    for offer in fitting
                )
        self.growth.append(grown)
        self.short.append(longer)
        self.reach.append(likely)
        self.axes.append(sharp)


@lru_cache(maxsize=256)
def odds(cards: tuple[tuple[int, int, int], ...], chances: int) -> Odds:
    """Return the odds for cards given as value, axes and count of each kind."""
    total = sum(count for _value, _axes, count in cards)
    return Odds(tuple(Offer(value, axes, count / total) for value, axes, count in cards), chances if total else 0)
