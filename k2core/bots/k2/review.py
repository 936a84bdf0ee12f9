"""A finished game looked at again: how good each choice of a player was, from that player's own knowledge.

A review goes on by short steps, one choice each, so that whoever asks can show how far it is, and stop; from what was
found before it goes on later. All numbers are whole, tenths of a point: what is told is what is kept.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from k2core.bots.k2.ground import thought_of
from k2core.bots.k2.lessons import Done, Lesson, done, lesson
from k2core.bots.k2.mind import Mind
from k2core.bots.k2.roots import Root, selections, turns
from k2core.bots.k2.weighing import weigh
from k2core.core.errors import Code, Refused
from k2core.k2.actions import End, Select
from k2core.k2.components import CLIMBERS
from k2core.k2.pieces import Phase
from k2core.k2.scoring import totals

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2core.bots.interface import Budget
    from k2core.core.canonical_json import Json
    from k2core.k2.actions import Action
    from k2core.k2.state import State

ITERATIONS = 60
"""The most plans for one choice; most choices need half of it."""
TENTHS = 10
TURNING_POINT = 5
"""A choice that costs so much is a turning point."""
MOST_TURNING_POINTS = 5
HARDLY_ANYTHING = 10
MUCH = 30
"""Up to where all choices together have cost hardly anything, and from where they have cost much."""


class Praise(StrEnum):
    """How good a game was as a whole."""

    EXCELLENT = "excellent"
    GOOD = "good"
    MIXED = "mixed"


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of the game, weighed."""

    day: int
    phase: str
    moment: int
    """After how many actions of the game it was made."""
    expected: int
    """What the player could expect with the best choice."""
    lost: int
    """How much of it the choice has cost, if that is more than chance."""
    lesson: Lesson | None
    """None if nothing better was found."""
    climber: str
    """Whom the lesson is about."""
    better: tuple[str, ...]
    """The actions that would have been better."""
    did: tuple[Done, ...]
    """What the climbers did in a turn."""
    should: tuple[Done, ...]
    """What they should have done."""

    def to_dict(self) -> Json:
        return asdict(self) | {
            "better": list(self.better),
            "did": [asdict(one) for one in self.did],
            "should": [asdict(one) for one in self.should],
        }


class Review:
    """The review of one player's choices, from all states and actions of a game."""

    def __init__(
        self,
        states: Sequence[State],
        actions: Sequence[Action],
        seat: int = 0,
        found: Sequence[Choice] = (),
        seed: str = "review",
    ) -> None:
        """`found` is what was found before; it is refused if it does not belong to this game."""
        self._states = states
        self._actions = actions
        self._seat = seat
        self._seed = seed
        self._moments = [moment for moment in _choices(states, seat) if self._end_of(moment) is not None]
        self.found = list(found)
        if [choice.moment for choice in self.found] != self._moments[: len(self.found)]:
            raise Refused(Code.BAD_VALUE, path="request.found")

    @property
    def progress(self) -> tuple[int, int]:
        """How many choices have been weighed, and how many there are."""
        return len(self.found), len(self._moments)

    def step(self, budget: Budget) -> bool:
        """Weigh the next choice; return whether there are more."""
        if len(self.found) < len(self._moments):
            self.found.append(self._weigh(self._moments[len(self.found)], budget))
        return len(self.found) < len(self._moments)

    def turning_points(self) -> list[Choice]:
        """The choices that cost most, in the order of the game."""
        costly = [choice for choice in self.found if choice.lost >= TURNING_POINT]
        worst = sorted(costly, key=lambda choice: -choice.lost)[:MOST_TURNING_POINTS]
        return sorted(worst, key=lambda choice: choice.moment)

    @property
    def lost(self) -> int:
        return sum(choice.lost for choice in self.found)

    @property
    def praise(self) -> Praise:
        if self.lost < HARDLY_ANYTHING:
            return Praise.EXCELLENT
        return Praise.GOOD if self.lost < MUCH else Praise.MIXED

    def curve(self) -> list[tuple[int, int]]:
        """By day what the player could expect in the morning, and at last, after the last day, what came of it.

        The turn tells the same about the morning as the selection, less what the selection has cost.
        """
        mornings: dict[int, list[int]] = {}
        lost: dict[int, int] = {}
        for choice in self.found:
            mornings.setdefault(choice.day, []).append(choice.expected + lost.get(choice.day, 0))
            lost[choice.day] = lost.get(choice.day, 0) + choice.lost
        days = {day: round(sum(found) / len(found)) for day, found in mornings.items()}
        if len(self.found) == len(self._moments):
            days[max(days, default=0) + 1] = totals(self._states[-1])[self._seat] * TENTHS
        return list(days.items())

    def to_dict(self) -> Json:
        count, of = self.progress
        return {
            "seat": self._seat,
            "found": [choice.to_dict() for choice in self.found],
            "of": of,
            "done": count == of,
            "points": totals(self._states[-1])[self._seat],
            "lost": self.lost,
            "praise": self.praise,
            "turning_points": [choice.moment for choice in self.turning_points()],
            "curve": [{"day": day, "expected": expected} for day, expected in self.curve()],
        }

    def _weigh(self, moment: int, budget: Budget) -> Choice:
        state = self._states[moment]
        mind = Mind(state.observation(self._seat))
        roots = selections(mind) if state.phase is Phase.SELECT else turns(mind)
        made = self._made(moment, roots)
        verdict = weigh(mind, made, roots, self._seed, budget)
        better, lost = verdict.better, round(verdict.lost * TENTHS)
        told, climber = lesson(mind, made, better) if better is not None and lost > 0 else (None, 0)
        return Choice(
            day=state.day,
            phase=str(state.phase),
            moment=moment,
            expected=round(verdict.expected * TENTHS),
            lost=lost,
            lesson=told,
            climber=CLIMBERS[climber],
            better=tuple(map(str, better.actions())) if better is not None and lost > 0 else (),
            did=done(mind.climbers, made.morning) if made.morning else (),
            should=done(mind.climbers, better.morning) if better and better.morning and lost > 0 else (),
        )

    def _end_of(self, moment: int) -> int | None:
        """The action with which the choice that begins here is complete; None if the game was left before."""
        for place in range(moment, len(self._actions)):
            if isinstance(self._actions[place], Select | End):
                return place
        return None

    def _made(self, moment: int, roots: list[Root]) -> Root:
        """The root of the choice that was made."""
        action = self._actions[moment]
        if isinstance(action, Select):
            return next(root for root in roots if root.picks == action.cards)
        last = self._end_of(moment)
        assert last is not None
        state = self._states[last]
        mind = Mind(state.observation(self._seat))
        first, second = (thought_of(climber) for climber in state.players[self._seat].climbers)
        morning = mind.after_the_night(first, second[3]), mind.after_the_night(second, first[3])
        return next(root for root in roots if root.morning == morning)


def _choices(states: Sequence[State], seat: int) -> Iterator[int]:
    """The moments at which a selection or a turn of this player begins, with more than one way to go on."""
    before: tuple[object, ...] = ()
    for moment, state in enumerate(states):
        if not state.queue or state.queue[0] != seat:
            continue
        if state.phase is Phase.SELECT and len(state.legal_actions()) > 1:
            yield moment
        elif state.phase is Phase.TURN and (state.day, state.queue) != before:
            before = (state.day, state.queue)
            yield moment


def review(states: Sequence[State], actions: Sequence[Action], budget: Budget, seat: int = 0) -> Review:
    """The whole review at once."""
    found = Review(states, actions, seat)
    while found.step(budget):
        pass
    return found
