"""What is left in a turn that somebody could still use: it is lost when the turn ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2core.k2.acclimatization import tonight
from k2core.k2.actions import GIVES, Step, Tent
from k2core.k2.components import CLIMBERS, DAYS
from k2core.k2.preview import allotments
from k2core.k2.turn import current

if TYPE_CHECKING:
    from k2core.k2.components import Card
    from k2core.k2.state import State


@dataclass(frozen=True, slots=True)
class Leftovers:
    cards: tuple[Card, ...]
    """Cards not given that would do something for a climber: let it walk or camp, or help it through the night."""
    points: tuple[int, int]
    """By climber: points with which it could walk or camp."""


NOTHING = Leftovers((), (0, 0))


def leftovers(state: State) -> Leftovers:
    """What the player in turn could still use; nobody is walking on, and no risk is unpaid."""
    player, turn = current(state)
    alive = [climber for climber in range(len(CLIMBERS)) if player.climbers[climber].space is not None]
    useful: set[Card] = set()
    for climber in alive:
        for gives in allotments(state, climber):
            after = state
            for give in gives:
                after = after.apply(give)
            if _can_climb(after, climber):
                useful.update(give.card for give in gives)
        useful.update(card for card in turn.cards if card.level and _helps(state, climber, card))
    first, second = (
        purse.total if climber in alive and _can_climb(state, climber) else 0
        for climber, purse in enumerate(turn.purses)
    )
    return Leftovers(tuple(card for card in turn.cards if card in useful), (first, second))


def _can_climb(state: State, climber: int) -> bool:
    return any(isinstance(action, Step | Tent) and action.climber == climber for action in state.legal_actions())


def _helps(state: State, climber: int, card: Card) -> bool:
    """Whether the card leads to a better morning; after the last night only who is alive counts (F1)."""
    before, after = (tonight(one, (state.queue[0], climber)) for one in (state, state.apply(*GIVES[card, climber])))
    assert before is not None
    assert after is not None
    if state.day == DAYS:
        return before.dies and not after.dies
    return after.result > before.result
