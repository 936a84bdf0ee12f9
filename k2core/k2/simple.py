"""The simplest sensible choice, from the rules alone: for when a bot fails. It sees no more than its player does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.rng import stream
from k2core.k2.acclimatization import tonight
from k2core.k2.actions import END, Action, End, Select
from k2core.k2.board import BOARDS
from k2core.k2.pieces import Phase
from k2core.k2.sampling import imagine
from k2core.k2.selection import choices

if TYPE_CHECKING:
    from k2core.k2.observation import Observation
    from k2core.k2.state import State

MOST_MOMENTS = 400
"""How many moments of a turn are looked at."""


def simple_choice(seen: Observation) -> tuple[Action, ...]:
    """Cards for where the climbers stand, the lowest token, a turn in which as few die as can be, a rescue."""
    state = imagine(seen, stream("fall-back"))
    if seen.phase is Phase.SELECT:
        return (_cards(state, seen),)
    if seen.phase is Phase.TURN:
        return _turn(state)
    return (state.legal_actions()[0],)


def _cards(state: State, seen: Observation) -> Action:
    """Above 6000 m acclimatization comes first, below it the way up."""
    assert seen.viewer is not None
    me = state.players[seen.viewer]
    spaces = BOARDS[seen.config.board].spaces
    is_high = any(climber.space is not None and spaces[climber.space].zone for climber in me.climbers)

    def use(pick: Select) -> tuple[int, int]:
        levels, moves = sum(card.level for card in pick.cards), sum(card.up for card in pick.cards)
        return (levels, moves) if is_high else (moves, levels)

    return max(choices(me.hand), key=use)


def _turn(state: State) -> tuple[Action, ...]:
    seat = state.queue[0]
    found: list[tuple[State, tuple[Action, ...]]] = [(state, ())]
    known = {(state.players[seat], state.turn)}
    best: tuple[tuple[int, int, int], tuple[Action, ...]] | None = None
    for here, actions in found:  # grows as it goes
        legal = here.legal_actions()
        if END in legal:
            worth = _worth(here, seat)
            if best is None or worth > best[0]:
                best = (worth, (*actions, END))
        for action in legal:
            if isinstance(action, End) or (len(found) >= MOST_MOMENTS and best is not None):
                continue
            after = here.apply(action)
            key = (after.players[seat], after.turn)
            if key not in known:
                known.add(key)
                found.append((after, (*actions, action)))
    assert best is not None, "a turn can always end"
    return best[1]


def _worth(state: State, seat: int) -> tuple[int, int, int]:
    """Climbers that live through the night, their points, their levels."""
    nights = [tonight(state, (seat, climber)) for climber in (0, 1)]
    climbers = state.players[seat].climbers
    living = [
        (climber.points, night.result)
        for climber, night in zip(climbers, nights, strict=True)
        if night is not None and not night.dies
    ]
    return len(living), sum(points for points, _level in living), sum(level for _points, level in living)
