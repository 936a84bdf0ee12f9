"""The end of a round (P7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.fast_replace import replace
from k2core.core.seats import clockwise
from k2core.karakorum import ending
from k2core.karakorum.components import DECK
from k2core.karakorum.pieces import Phase

if TYPE_CHECKING:
    from k2core.karakorum.state import State


def finish(state: State) -> State:
    """The pawn goes to the left, and there is another round if there is a card to reveal."""
    active = clockwise(state.active + 1, len(state.players))[0]
    after = replace(state, phase=Phase.REVEAL, active=active, queue=(active,), turn=None)
    return after if after.revealed < len(DECK) else ending.final(after)
