"""A finished game looked at again: how good each choice of a player was, from that player's own knowledge.

What counts is how likely the player wins. All numbers are whole, tenths of a percent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2core.bots.karakorum.chances import chances
from k2core.bots.karakorum.lessons import Line, Told, lesson, line
from k2core.bots.karakorum.options import key_of
from k2core.bots.karakorum.weighing import weigh
from k2core.bots.reviewing import Reviewing
from k2core.core.rng import stream
from k2core.karakorum.actions import Done, Remove
from k2core.karakorum.pieces import Phase, Turn
from k2core.karakorum.sampling import imagine

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from k2core.bots.interface import Budget
    from k2core.core.canonical_json import Json
    from k2core.karakorum.actions import Action
    from k2core.karakorum.state import State

WHOLE = 1000
"""Certain to win."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of the game, weighed."""

    day: int
    """Which round of the game."""
    phase: str
    moment: int
    """After how many actions of the game it was made."""
    expected: int
    """How likely the player won with the best choice."""
    lost: int
    """How much of it the choice has cost, if that is more than chance."""
    lesson: Told | None
    """None if nothing better was found."""
    better: tuple[str, ...]
    """The actions that would have been better."""
    did: Line | None
    """What was done; None in what older versions found where nothing was better."""
    should: Line | None
    """What should have been done, if something better was found."""

    def to_dict(self) -> Json:
        return {
            "day": self.day,
            "phase": self.phase,
            "moment": self.moment,
            "expected": self.expected,
            "lost": self.lost,
            "lesson": None if self.lesson is None else self.lesson.to_dict(),
            "better": list(self.better),
            "did": None if self.did is None else self.did.to_dict(),
            "should": None if self.should is None else self.should.to_dict(),
        }


class Review(Reviewing[Choice]):
    """The review of one player's choices, from all states and actions of a game."""

    TOLD_IN = "percent of the chance to win"
    TOLD_BY = "round"
    ITERATIONS = 60
    """The most times that the game is played on for one choice."""
    TURNING_POINT = 40
    HARDLY_ANYTHING = 80
    MUCH = 300

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
        self._rounds = list(_rounds(states))
        self._mornings: dict[int, int] = {}
        super().__init__(list(_choices(states, actions, seat)), seat, found)

    @property
    def points(self) -> int:
        outcome = self._states[-1].outcome
        assert outcome is not None, "only what is over is looked back on"
        return outcome.totals[self._seat]

    def curve(self) -> list[tuple[int, int]]:
        """By round how likely the player was to win when it began, and at last, after the last round, what came of it.

        Whoever is active in a round gains by it, so a round tells the mean of itself and of the others' before it.
        """
        if not self.found and not self.is_done:
            return []
        count = self._rounds[-1] if self.is_done else self.found[-1].day
        lap = len(self._states[0].players)
        found = []
        for number in range(1, count + 1):
            last = [self._morning(one) for one in range(max(1, number - lap + 1), number + 1)]
            found.append((number, round(sum(last) / len(last))))
        if self.is_done and self._states[-1].outcome is not None:
            found.append((count + 1, round(chances(self._states[-1])[self._seat] * WHOLE)))
        return found

    def _morning(self, number: int) -> int:
        if number not in self._mornings:
            state = self._states[self._rounds.index(number)]
            self._mornings[number] = round(chances(state)[self._seat] * WHOLE)
        return self._mornings[number]

    def _weigh(self, moment: int, budget: Budget) -> Generator[None, None, Choice]:
        state = self._states[moment]
        end = _end_of(self._states, self._actions, moment)
        assert end is not None, "only what was chosen to the end is weighed"
        actions = self._actions[moment:end]
        seed = f"{self._seed}-{moment}"
        key = key_of(state, actions, self._seat)
        seen = state.observation(self._seat)
        verdict = yield from weigh(seen, tuple(actions), key, seed, budget)
        lost = round(verdict.lost * WHOLE)
        imagined = imagine(seen, stream("any-deck"))
        did, told, should = line(imagined, actions), None, None
        if lost > 0:
            should = line(imagined, verdict.better)
            told = lesson(did, should)
        return Choice(
            day=self._rounds[moment],
            phase=str(state.phase),
            moment=moment,
            expected=round(verdict.expected * WHOLE),
            lost=lost,
            lesson=told,
            better=tuple(map(str, verdict.better)) if lost > 0 else (),
            did=did,
            should=should,
        )


def _rounds(states: Sequence[State]) -> Iterator[int]:
    """By moment, which round it belongs to; the last scoring belongs to the last round."""
    number, active = 1, states[0].active
    for state in states:
        if state.active != active and state.outcome is None:
            number, active = number + 1, state.active
        yield number


def _choices(states: Sequence[State], actions: Sequence[Action], seat: int) -> Iterator[int]:
    """The moments at which a choice of this player begins, with more than one way to go on."""
    for moment, state in enumerate(states):
        end = _end_of(states, actions, moment)
        if state.to_act != (seat,) or end is None:
            continue
        if state.phase is not Phase.ALLOT:
            if len(state.legal_actions()) > 1:
                yield moment
        elif _begins_turn(states, actions, moment) and any(len(one.legal_actions()) > 1 for one in states[moment:end]):
            yield moment


def _begins_turn(states: Sequence[State], actions: Sequence[Action], moment: int) -> bool:
    return states[moment].turn == Turn() and not isinstance(actions[moment - 1], Remove)


def _end_of(states: Sequence[State], actions: Sequence[Action], moment: int) -> int | None:
    """After how many actions the choice that begins here is complete; None if the game was left before."""
    for end in range(moment + 1, len(actions) + 1):
        over = isinstance(actions[end - 1], Done) or states[end].outcome is not None
        if over or states[moment].phase is not Phase.ALLOT:
            return end
    return None
