"""The ends that a turn of placing, removing and scoring can come to, each with one way there (P4-P6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2core.core.fast_replace import replace
from k2core.core.seats import with_seat
from k2core.karakorum.actions import DONE, Remove
from k2core.karakorum.pieces import Phase, Turn

if TYPE_CHECKING:
    from k2core.karakorum.actions import Action
    from k2core.karakorum.components import Card
    from k2core.karakorum.pieces import Goals, Player
    from k2core.karakorum.state import State


@dataclass(frozen=True, slots=True)
class End:
    player: Player
    goals: Goals
    actions: tuple[Action, ...]
    """With the end of the turn, unless the game was won before."""
    won: bool


def turn_of(state: State, seat: int, cards: tuple[Card, ...], goals: Goals) -> State:
    """The beginning of this player's turn, with these cards to place."""
    player = replace(state.players[seat], taken=cards)
    return replace(
        state,
        phase=Phase.ALLOT,
        queue=(seat,),
        display=(),
        goals=goals,
        players=with_seat(state.players, seat, player),
        turn=Turn(),
    )


def turn_ends(state: State) -> list[End]:
    """Every different end of the turn that is being played; more than one removal in a turn is never thought of."""
    seat = state.queue[0]
    found: dict[object, End] = {}
    seen: set[object] = set()
    open_ways: list[tuple[State, tuple[Action, ...]]] = [(state, ())]
    while open_ways:
        at, way = open_ways.pop()
        for action in at.legal_actions():
            if action is DONE:
                key = (at.players[seat], at.goals)
                if key not in found:
                    found[key] = End(at.players[seat], at.goals, (*way, DONE), won=False)
                continue
            if isinstance(action, Remove) and way:
                continue
            after = at.apply(action)
            if after.phase is Phase.OVER:
                return [End(after.players[seat], after.goals, (*way, action), won=True)]
            mark = (after.players[seat], after.goals, after.turn)
            if mark not in seen:
                seen.add(mark)
                open_ways.append((after, (*way, action)))
    return list(found.values())
