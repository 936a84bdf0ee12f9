"""How well a player stands: the comparison of the end, made soft because much can still change (F3)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from k2core.karakorum.components import COLOURS, SUMMIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.bots.karakorum.prospects import Prospects

WON = 100.0
"""More than any comparison gives."""
_LED = tuple(product((False, True), repeat=len(COLOURS)))


def _likely(ahead: float, width: float) -> float:
    """How likely somebody so far ahead stays ahead."""
    return 0.5 + 0.5 * ahead / (width + abs(ahead))


def expected_total(mine: Prospects, others: Sequence[Prospects], width: float) -> float:
    """What is left of the pawns after one that leads is set aside; nothing for who leads nothing (F3)."""
    fields = [min(float(SUMMIT), max(0.0, field)) for field in mine]
    leads = [
        _likely(field - max(min(float(SUMMIT), max(0.0, other[colour])) for other in others), width)
        for colour, field in enumerate(fields)
    ]
    everything = sum(fields)
    total = 0.0
    for led in _LED:
        chance = 1.0
        aside = None
        for colour, leading in enumerate(led):
            chance *= leads[colour] if leading else 1.0 - leads[colour]
            if leading and (aside is None or fields[colour] < aside):
                aside = fields[colour]
        if aside is not None:
            total += chance * (everything - aside)
    three = 1.0
    for field in mine:
        three *= _likely(field - SUMMIT - width / 2, width)
    return total + three * (WON - total)


def standing(seat: int, everyone: Sequence[Prospects], width: float) -> float:
    """How far this player is ahead of the best other one."""
    totals = [
        expected_total(mine, [other for number, other in enumerate(everyone) if number != place], width)
        for place, mine in enumerate(everyone)
    ]
    return totals[seat] - max(total for place, total in enumerate(totals) if place != seat)
