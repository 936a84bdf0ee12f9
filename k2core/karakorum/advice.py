"""What a player is asked for, and how near each goal is: what a table shows beside the choices."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Literal

from k2core.karakorum.actions import Action, Pass, Place, Remove, Score, Stop, Take, TakeNone
from k2core.karakorum.components import COLOURS, GOAL_AXES, GOAL_CARDS, Goal
from k2core.karakorum.expeditions import axes, is_scorable, of_colour
from k2core.karakorum.pieces import Phase

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.karakorum import wire
    from k2core.karakorum.pieces import Player
    from k2core.karakorum.state import State


Main = Literal["reveal", "take", "none", "done"]
Other = Literal["stop", "pass"]


class Task(StrEnum):
    """What whoever is to act is asked for; each has a sentence that promises no more than is possible."""

    REVEAL = "reveal"  # Turn up the first card.
    REVEAL_ON = "reveal_on"  # Nothing that lies open fits: turn up another card.
    REVEAL_MORE = "reveal_more"  # Turn up another card, or stop.
    TAKE = "take"  # Take one card or several of one colour.
    TAKE_ONE = "take_one"  # Take a card; more than one do not fit together.
    TAKE_NONE = "take_none"  # Nothing fits, so nothing is taken.
    TAKE_OR_PASS = "take_or_pass"  # Take a card, or pass.
    PASS = "pass"  # Nothing fits, so pass.
    PLACE = "place"  # Place cards; there is nothing else to do.
    PLACE_OR_REMOVE = "place_or_remove"  # Place cards; before the first one, expeditions may be removed.
    PLACE_OR_SCORE = "place_or_score"  # Place the other cards, or score in between.
    MAKE_ROOM = "make_room"  # No card can be placed before an expedition is removed.
    SCORE_FIRST = "score_first"  # No card can be placed before an expedition is scored.
    SCORE_OR_END = "score_or_end"  # Score, or end the turn.
    END = "end"  # Only the end of the turn is left.


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked for, and the buttons that it takes beside cards, expeditions, scorings and removals."""

    task: Task
    main: Main
    """What the main button does; "take" takes the open cards that are chosen."""
    other: Other | None
    """What the button beside it does."""
    most: int
    """How many open cards can be taken at once."""

    def to_dict(self) -> wire.Request:
        return {"task": self.task, "main": self.main, "other": self.other, "most": self.most}


def request(state: State) -> Request | None:
    """What the player who is to act is asked for; nothing when the game is over."""
    return _REQUESTS[state.phase](state, state.legal_actions())


Legal = tuple[Action, ...]


def _has(legal: Legal, kind: type[Action]) -> bool:
    return any(isinstance(action, kind) for action in legal)


def _to_reveal(state: State, legal: Legal) -> Request:
    if _has(legal, Stop):
        return Request(Task.REVEAL_MORE, "reveal", "stop", 0)
    return Request(Task.REVEAL_ON if state.display else Task.REVEAL, "reveal", None, 0)


def _to_take(_state: State, legal: Legal) -> Request:
    most = max((len(action.cards) for action in legal if isinstance(action, Take)), default=0)
    if _has(legal, TakeNone):
        return Request(Task.TAKE_NONE, "none", None, most)
    if _has(legal, Pass):
        return Request(Task.TAKE_OR_PASS if most else Task.PASS, "take", "pass", most)
    return Request(Task.TAKE if most > 1 else Task.TAKE_ONE, "take", None, most)


def _to_allot(_state: State, legal: Legal) -> Request:
    return Request(_allotting_task(legal), "done", None, 0)


def _allotting_task(legal: Legal) -> Task:
    score, remove = _has(legal, Score), _has(legal, Remove)
    if _has(legal, Place):
        return Task.PLACE_OR_SCORE if score else Task.PLACE_OR_REMOVE if remove else Task.PLACE
    if remove:
        return Task.MAKE_ROOM
    if not score:
        return Task.END
    return Task.SCORE_OR_END if len(legal) > sum(isinstance(action, Score) for action in legal) else Task.SCORE_FIRST


_REQUESTS: dict[Phase, Callable[[State, Legal], Request | None]] = {
    Phase.REVEAL: _to_reveal,
    Phase.TAKE: _to_take,
    Phase.ALLOT: _to_allot,
    Phase.OVER: lambda _state, _legal: None,
}

PAIR = 2
"""So many expeditions make a pair."""

GOAL_NEEDS: dict[Goal, int] = {**GOAL_CARDS, Goal.PAIR: PAIR, Goal.AXES10: GOAL_AXES}
"""How much a goal asks for: cards, expeditions or axes."""


def progress(player: Player) -> wire.Progress:
    """How much of what each goal needs the player's best expedition for it has (C2)."""
    red, green, yellow = ({goal: _towards(player, colour, goal) for goal in Goal} for colour in range(len(COLOURS)))
    return {"R": red, "G": green, "Y": yellow}


def _towards(player: Player, colour: int, goal: Goal) -> int:
    piles = of_colour(player.piles, colour)
    if goal is Goal.PAIR:
        return sum(is_scorable(pile) for pile in piles)
    if goal is Goal.AXES10:
        return max((axes(pile) for pile in piles), default=0)
    return max((len(pile) for pile in piles if len(pile) <= GOAL_CARDS[goal]), default=0)
