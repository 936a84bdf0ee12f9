"""A finished game looked at again: how good each choice was, from its player's own knowledge.

A review goes on by short steps, one choice each, so that whoever asks can show how far it is, and stop.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from k2core.bots.k2.ground import POINT, thought_of
from k2core.bots.k2.mind import Mind
from k2core.bots.k2.planner import LOST, picks_price
from k2core.bots.k2.race import MOST_ROOTS, race
from k2core.bots.k2.roots import Root, selections, turns
from k2core.k2.actions import End, Select
from k2core.k2.components import DAYS_PER_DEAL, DEALS, DECK
from k2core.k2.pieces import Phase
from k2core.k2.scoring import totals

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2core.bots.interface import Budget
    from k2core.core.canonical_json import Json
    from k2core.k2.actions import Action
    from k2core.k2.state import State

CARDS_TO_POINTS = 0.42
"""How much of the price of a card that is still to come turns into points in the end."""
TURNING_POINT = 0.5
"""A choice that costs so many points is a turning point."""
MOST_TURNING_POINTS = 5
RIVALS_OF_A_CHOICE = 5
"""How many other choices are weighed against the one that was made."""


class Lesson(StrEnum):
    """What would have been better."""

    OTHER_CARDS = "other_cards"
    REST = "rest"
    GO_ON = "go_on"
    GO_DOWN = "go_down"
    STAY = "stay"
    TENT = "tent"
    SAVE_LIFE = "save_life"
    OTHER_WAY = "other_way"


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of the game, weighed."""

    player: int
    day: int
    phase: str
    moment: int
    """After how many actions of the game it was made."""
    expected: float
    """The points that the player could expect with the best choice."""
    lost: float
    """How many of them the choice has cost."""
    lesson: Lesson | None
    """None if nothing better was found."""
    better: tuple[Action, ...]

    def to_dict(self) -> Json:
        return {
            "player": self.player,
            "day": self.day,
            "phase": self.phase,
            "moment": self.moment,
            "expected": round(self.expected, 2),
            "lost": round(self.lost, 2),
            "lesson": self.lesson,
            "better": [str(action) for action in self.better],
        }


class Review:
    """The review of a game, from all its states and actions."""

    def __init__(self, states: Sequence[State], actions: Sequence[Action], seed: str = "review") -> None:
        self._states = states
        self._actions = actions
        self._seed = seed
        self._moments = [moment for moment in _choices(states) if self._end_of(moment) is not None]
        self.found: list[Choice] = []

    @property
    def progress(self) -> tuple[int, int]:
        """How many choices have been weighed, and how many there are."""
        return len(self.found), len(self._moments)

    def step(self, budget: Budget) -> bool:
        """Weigh the next choice; return whether there are more."""
        if len(self.found) < len(self._moments):
            self.found.append(self._weigh(self._moments[len(self.found)], budget))
        return len(self.found) < len(self._moments)

    def turning_points(self, player: int | None = None) -> list[Choice]:
        """The choices that cost most, in the order of the game."""
        costly = [choice for choice in self.found if choice.lost >= TURNING_POINT and player in (None, choice.player)]
        worst = sorted(costly, key=lambda choice: -choice.lost)[:MOST_TURNING_POINTS]
        return sorted(worst, key=lambda choice: choice.moment)

    def curve(self, player: int) -> list[float]:
        """The points that a player could expect at each choice, and what came of it at last."""
        expected = [round(choice.expected, 2) for choice in self.found if choice.player == player]
        return [*expected, float(totals(self._states[-1])[player])]

    def to_dict(self) -> Json:
        players = range(len(self._states[0].players))
        return {
            "done": self.progress[0],
            "of": self.progress[1],
            "choices": [choice.to_dict() for choice in self.found],
            "turning_points": [choice.moment for choice in self.turning_points()],
            "curves": [self.curve(player) for player in players],
        }

    def _weigh(self, moment: int, budget: Budget) -> Choice:
        state = self._states[moment]
        seat = state.queue[0]
        mind = Mind(state.observation(seat))
        roots = selections(mind) if state.phase is Phase.SELECT else turns(mind)
        made = self._made(moment, roots)
        others = [root for root in roots if root is not made][:RIVALS_OF_A_CHOICE]
        runners = race(mind, [made, *others], self._seed, budget, MOST_ROOTS)
        best = runners[0]
        mine = next(runner for runner in runners if runner.root is made)
        lost = max(0.0, best.mean - mine.mean) / POINT if best is not mine else 0.0
        return Choice(
            player=seat,
            day=state.day,
            phase=str(state.phase),
            moment=moment,
            expected=_expected(state, seat, best.mean),
            lost=lost,
            lesson=_lesson(mind, made, best.root) if lost > 0 else None,
            better=best.root.actions() if lost > 0 else (),
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
        seat = state.queue[0]
        mind = Mind(state.observation(seat))
        first, second = (thought_of(climber) for climber in state.players[seat].climbers)
        morning = mind.after_the_night(first, second[3]), mind.after_the_night(second, first[3])
        return next(root for root in roots if root.morning == morning)


def _choices(states: Sequence[State]) -> Iterator[int]:
    """The moments at which a selection or a turn begins, with more than one way to go on."""
    before: tuple[object, ...] = ()
    for moment, state in enumerate(states):
        if state.phase is Phase.SELECT and len(state.legal_actions()) > 1:
            yield moment
        elif state.phase is Phase.TURN and (state.day, state.queue) != before:
            before = (state.day, state.queue)
            yield moment


def _expected(state: State, seat: int, value: float) -> float:
    """The points to expect: what the climbers are worth, and a part of the price of the cards to come."""
    player = state.players[seat]
    whole_deals = DEALS - 1 - (state.day - 1) // DAYS_PER_DEAL
    played = (state.day - 1) % DAYS_PER_DEAL
    per_day = picks_price(DECK) / DAYS_PER_DEAL
    cards = per_day * (DAYS_PER_DEAL * whole_deals + DAYS_PER_DEAL - played)
    if not any(climber.space is not None for climber in player.climbers):
        cards = 0
    return (value + cards * CARDS_TO_POINTS) / POINT


def _lesson(mind: Mind, made: Root, best: Root) -> Lesson:
    if best.morning is None or made.morning is None or best.recipe is None or made.recipe is None:
        return Lesson.OTHER_CARDS
    if LOST in made.morning and LOST not in best.morning:
        return Lesson.SAVE_LIFE
    if made.recipe.gives and not best.recipe.gives:
        return Lesson.REST
    tents = [sum(climber[3] >= 0 for climber in root.morning or ()) for root in (made, best)]
    if tents[1] > tents[0]:
        return Lesson.TENT
    heights = [sum(max(0, climber[0]) for climber in root.morning or ()) for root in (made, best)]
    before = sum(max(0, climber[0]) for climber in mind.climbers)
    if heights[1] > heights[0]:
        return Lesson.GO_ON
    if heights[1] < heights[0]:
        return Lesson.STAY if heights[1] >= before else Lesson.GO_DOWN
    return Lesson.OTHER_WAY


def review(states: Sequence[State], actions: Sequence[Action], budget: Budget, seed: str = "review") -> Review:
    """The whole review at once."""
    found = Review(states, actions, seed)
    while found.step(budget):
        pass
    return found
