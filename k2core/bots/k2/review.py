"""A finished game looked at again: how good each choice of a player was, from that player's own knowledge.

All numbers are whole, tenths of a point.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from k2core.bots.k2.ground import thought_of
from k2core.bots.k2.lessons import Done, Lesson, done, lesson
from k2core.bots.k2.mind import Mind
from k2core.bots.k2.roots import Root, selections, turns
from k2core.bots.k2.weighing import weigh
from k2core.bots.reviewing import Reviewing
from k2core.k2.actions import End, Select
from k2core.k2.components import CLIMBERS
from k2core.k2.pieces import Phase
from k2core.k2.scoring import totals

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from k2core.bots.interface import Budget
    from k2core.core.canonical_json import Json
    from k2core.k2.actions import Action
    from k2core.k2.state import State

TENTHS = 10


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


class Review(Reviewing[Choice]):
    """The review of one player's choices, from all states and actions of a game."""

    TOLD_IN = "points"
    TOLD_BY = "day"
    ITERATIONS = 60
    """The most plans for one choice; most choices need half of it."""
    TURNING_POINT = 5
    HARDLY_ANYTHING = 10
    MUCH = 30

    def __init__(
        self,
        states: Sequence[State],
        actions: Sequence[Action],
        seat: int = 0,
        found: Sequence[Choice] = (),
        seed: str = "review",
    ) -> None:
        self._states = states
        self._actions = actions
        self._seed = seed
        moments = [moment for moment in _choices(states, seat) if self._end_of(moment) is not None]
        super().__init__(moments, seat, found)

    @property
    def points(self) -> int:
        return totals(self._states[-1])[self._seat]

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
        if self.is_done:
            days[max(days, default=0) + 1] = self.points * TENTHS
        return list(days.items())

    def _weigh(self, moment: int, budget: Budget) -> Generator[None, None, Choice]:
        state = self._states[moment]
        mind = Mind(state.observation(self._seat))
        roots = selections(mind) if state.phase is Phase.SELECT else turns(mind)
        made = self._made(moment, roots)
        verdict = yield from weigh(mind, made, roots, self._seed, budget)
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
