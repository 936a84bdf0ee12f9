"""What must hold from each state to the next. A breach is a bug in the engine."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from k2core.core.errors import Reason
from k2core.karakorum.actions import Action, Remove, Reveal, Score
from k2core.karakorum.components import COLOURS, PENALTY, SUMMIT
from k2core.karakorum.pieces import Phase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.karakorum.state import State


class Breach(StrEnum):
    """What a step can never do; some come with the seat and the colour."""

    REVEAL_JUMPED = "reveal_jumped"  # Cards were revealed by another action, or more than one.
    DISCARD_SHRANK = "discard_shrank"  # A card came back from the discard pile.
    DEAD_END = "dead_end"  # No action is legal, and the game is not over.
    GOAL_CHANGED = "goal_changed"  # Goals were claimed or opened by something else than their scoring: goals.
    OFF_THE_TRACK = "off_the_track"  # A pawn left its track.
    PAWN_ROSE = "pawn_rose"  # A pawn went up without its player's scoring.
    PAWN_FELL = "pawn_fell"  # A pawn went down without its player's removal.


def broken(before: State, action: Action, after: State) -> tuple[Reason, ...]:
    """Return the invariants that a step breaks, and the defects of the new position."""
    return (
        *after.status,
        *_progress(before, action, after),
        *_goals(before, action, after),
        *_pawns(before, action, after),
    )


def _progress(before: State, action: Action, after: State) -> Iterator[Reason]:
    if after.revealed - before.revealed != isinstance(action, Reveal):
        yield Reason(Breach.REVEAL_JUMPED)
    if after.discarded < before.discarded:
        yield Reason(Breach.DISCARD_SHRANK)
    if not after.legal_actions() and after.outcome is None:
        yield Reason(Breach.DEAD_END)


def _goals(before: State, action: Action, after: State) -> Iterator[Reason]:
    claimed = [
        (COLOURS[colour], goal)
        for colour, (was, now) in enumerate(zip(before.goals, after.goals, strict=True))
        for goal in {*was} ^ {*now}
    ]
    goal = action.how.goal if isinstance(action, Score) else None
    if [goal for _colour, goal in claimed] != ([] if goal is None else [goal]):
        yield Reason(Breach.GOAL_CHANGED, {"goals": [f"{colour} {goal}" for colour, goal in claimed]})


def _pawns(before: State, action: Action, after: State) -> Iterator[Reason]:
    """Outside the last scoring a pawn moves only for its own player's scoring or removal."""
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        for colour, (was, now) in enumerate(zip(old.pawns, new.pawns, strict=True)):
            where = {"seat": seat, "colour": COLOURS[colour]}
            own = seat == before.queue[0]
            if not 0 <= now <= SUMMIT:
                yield Reason(Breach.OFF_THE_TRACK, where)
            elif before.deck == 0 and after.phase is Phase.OVER:
                continue
            elif now > was and not (own and isinstance(action, Score)):
                yield Reason(Breach.PAWN_ROSE, where)
            elif now < was and not (own and isinstance(action, Remove) and was - now <= PENALTY):
                yield Reason(Breach.PAWN_FELL, where)
