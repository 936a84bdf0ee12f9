"""Scoring an expedition: axes or a goal (P5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.fast_replace import replace
from k2core.core.seats import with_seat
from k2core.karakorum import ending
from k2core.karakorum.actions import SCORES, How, Score
from k2core.karakorum.components import GOAL_AXES, GOAL_CARDS, GOAL_FIELDS, Goal
from k2core.karakorum.expeditions import axes, is_scorable
from k2core.karakorum.pieces import Goals, Player, Turn

if TYPE_CHECKING:
    from k2core.karakorum.state import State


def legal(state: State) -> list[Score]:
    player, turn = state.allotting()
    return [
        SCORES[number, how]
        for number in turn.fresh
        if is_scorable(player.pile(number))
        for how in How
        if how.goal is None
        or (
            (is_open(state, player, number, how.goal) and fulfils(player, number, how.goal))
            and (how.goal is not Goal.PAIR or number == named_by(player, turn, number))
        )
    ]


def is_open(state: State, player: Player, number: int, goal: Goal) -> bool:
    return goal in state.goals[player.pile(number)[0].colour]


def partner(player: Player, number: int) -> int | None:
    """The other expedition of the same colour."""
    colour = player.pile(number)[0].colour
    others = (other for other, pile in enumerate(player.piles, 1) if other != number and pile[0].colour == colour)
    return next(others, None)


def fulfils(player: Player, number: int, goal: Goal) -> bool:
    """Whether a scorable expedition is what this goal asks for (C2)."""
    pile = player.pile(number)
    if goal is Goal.PAIR:
        other = partner(player, number)
        return other is not None and is_scorable(player.pile(other))
    if goal is Goal.AXES10:
        return axes(pile) >= GOAL_AXES
    return len(pile) == GOAL_CARDS[goal]


def named_by(player: Player, turn: Turn, number: int) -> int:
    """The number that a pair goes by: of its expeditions the first that got a card."""
    other = partner(player, number)
    return min(fresh for fresh in turn.fresh if fresh in (number, other))


def worth(player: Player, action: Score) -> int:
    """How many fields a scoring counts, however near the summit is."""
    goal = action.how.goal
    return axes(player.pile(action.pile)) if goal is None else GOAL_FIELDS[goal]


def spent(player: Player, action: Score) -> tuple[int, ...]:
    """The expeditions that a scoring discards."""
    other = partner(player, action.pile) if action.how is How.PAIR else None
    return (action.pile,) if other is None else tuple(sorted((action.pile, other)))


def score(state: State, action: Score) -> State:
    player, turn = state.allotting()
    colour = player.pile(action.pile)[0].colour
    gone = spent(player, action)
    after = player.without_piles(*gone).moved(colour, worth(player, action))
    scored = replace(
        state,
        goals=_without_goal(state.goals, colour, action.how.goal),
        players=with_seat(state.players, state.queue[0], after),
        turn=Turn(_renumbered(turn.fresh, gone), placed=True),
    )
    return ending.win(scored) if ending.has_won(after) else scored


def _renumbered(fresh: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(number - sum(other < number for other in gone) for number in fresh if number not in gone)


def _without_goal(goals: Goals, colour: int, goal: Goal | None) -> Goals:
    if goal is None:
        return goals
    left = tuple(other for other in goals[colour] if other is not goal)
    return (*goals[:colour], left, *goals[colour + 1 :])
