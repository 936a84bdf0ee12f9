"""What ending the turn now would mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2core.core.cards import texts
from k2core.k2.acclimatization import tonight
from k2core.k2.leftovers import NOTHING, Leftovers, leftovers
from k2core.k2.turn import current

if TYPE_CHECKING:
    from k2core.k2 import wire
    from k2core.k2.outlook import Outlook
    from k2core.k2.state import State


@dataclass(frozen=True, slots=True)
class TurnEnd:
    """To be told to the player before the turn ends."""

    rests: bool
    """Whether nothing was done at all: no card was given, so the risk token costs nothing (A9)."""
    deaths: tuple[int, ...]
    """Climbers that would die tonight as things stand."""
    savable: tuple[int, ...]
    """Those of them that something could still save, without taking anything back."""
    left: Leftovers
    """What could still be used; nothing if the player rests."""

    def to_dict(self) -> wire.TurnEnd:
        return {
            "rests": self.rests,
            "deaths": list(self.deaths),
            "savable": list(self.savable),
            "cards": texts(self.left.cards),
            "points": list(self.left.points),
        }


def turn_end(state: State, ahead: Outlook) -> TurnEnd | None:
    """None while the turn cannot end: a climber must walk on, or risk is unpaid."""
    _player, turn = current(state)
    if turn.passing is not None or (turn.used_cards and turn.unpaid):
        return None
    nights = [tonight(state, (state.queue[0], climber)) for climber in (0, 1)]
    deaths = tuple(climber for climber, night in enumerate(nights) if night is not None and night.dies)
    savable = tuple(climber for climber in deaths if ahead.saves(climber))
    return TurnEnd(not turn.used_cards, deaths, savable, leftovers(state) if turn.used_cards else NOTHING)
