"""What can be chosen in a position, each choice with where it leads as far as nothing new is learned."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from k2core.bots.interface import Budget, Level
from k2core.bots.karakorum.minds import MINDS
from k2core.bots.karakorum.thinking import Thinker
from k2core.bots.karakorum.turns import turn_ends
from k2core.core.rng import stream
from k2core.karakorum.actions import Done
from k2core.karakorum.pieces import Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.karakorum.actions import Action
    from k2core.karakorum.state import State


class Option(NamedTuple):
    actions: tuple[Action, ...]
    """All of it: one action, or a whole turn of placing, removing and scoring."""
    worth: float
    """What the strongest level thinks of it; only good to compare options of one position."""
    key: object
    """Equal for options that come to the same."""


CARDS_THOUGHT_OF = 24
"""How many cards that may come next are thought of before one more is turned up."""


def options(state: State, seat: int, seed: str) -> list[Option]:
    """What whoever is to act can choose; of the deck only the cards count, not their order."""
    unseen = state.observation(seat).unseen
    thinker = Thinker(state, seat, unseen, MINDS[Level.HIMALAYAN], stream(seed, "options", state.revealed))
    choices = thinker.choices(Budget(CARDS_THOUGHT_OF))
    if state.phase is not Phase.ALLOT:
        return [Option(choice.actions, choice.worth, choice.actions) for choice in choices]
    ends = turn_ends(state)
    return [
        Option(choice.actions, choice.worth, (end.player, end.goals)) for choice, end in zip(choices, ends, strict=True)
    ]


def key_of(state: State, actions: Sequence[Action], seat: int) -> object:
    """What `Option.key` is for actions that begin here."""
    if state.phase is not Phase.ALLOT:
        return tuple(actions)
    for action in actions:
        if not isinstance(action, Done):
            state = state.apply(action)
    return state.players[seat], state.goals


def played(state: State, actions: Sequence[Action]) -> State:
    for action in actions:
        state = state.apply(action)
    return state
