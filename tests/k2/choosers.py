"""Players for tests: functions from a state to one of its legal actions, the same on every machine.

`random_chooser` tries everything and stays low. `reckless` goes up whatever the weather and dies young.
`mountaineer` plays to reach the summit and live, so its games meet what happens high up: crowds, tents, the
order on the summit.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any, cast

from k2core import k2
from k2core.cli.trace import random_chooser
from k2core.core.rng import stream
from k2core.k2.actions import END, GIVES, PAY_LEVEL, PAY_MOVE, STEPS, TENTS
from k2core.k2.components import DAYS, MAX_LEVEL
from k2core.k2.movement import has_room
from k2core.k2.preview import Way, ways

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from k2core.core.game import State
    from k2core.core.rng import Pcg32

__all__ = ["mountaineer", "random_chooser", "reckless"]

SCALE = 1000  # hopes are whole numbers: the last bit of a float must not decide a game
Luck = tuple[tuple[int, int], ...]
"""What a climber may be given on a day: points and levels, each pair as likely as the others."""
LEADER: Luck = ((1, 1), (2, 1), (3, 0), (4, 0))
FOLLOWER: Luck = ((0, 1), (1, 1), (2, 0), (3, 0))
GUESS = k2.Weather()
"""A day that the forecast does not show: one that hopes for less never starts in time."""
THRIFT = 100
"""What a point is worth if its card is kept for another day."""
WHIM = 12
"""One pick in so many is made on a whim."""
BOLD = 5
"""A risk sum that is likely to be the highest."""
WORTH_RESCUE = 2
"""A marker up to this box loses no more by death than by rescue."""

Hopes = list[list[list[int]]]
"""By space, level and box of the marker: the points a climber will end with, as far as anyone can tell."""
Choice = tuple[int, tuple[k2.Action, ...]]
"""What a way to play is worth, and its actions."""


@lru_cache(maxsize=1024)
def hopes(name: str, forecast: tuple[k2.Weather, ...], morning: int, fear: int, luck: Luck) -> Hopes:
    """What to hope for on a morning, if luck alone gives the cards and nobody stands in the way."""
    board = k2.BOARDS[name]
    levels = range(MAX_LEVEL + 1)
    if morning > DAYS:
        return [[[points * SCALE for points in board.track] for _ in levels] for _ in board.spaces]
    weather = forecast[morning - 1] if morning <= len(forecast) else GUESS
    later = hopes(name, forecast, morning + 1, fear, luck)
    boxes = range(len(board.track))
    evening = [
        [[_evening(board, weather, later, fear, space, level, box) for box in boxes] for level in (*levels, 7)]
        for space in range(len(board.spaces))
    ]
    table = []
    for space in board.spaces:
        stops = [(_stops(name, weather, space.number, points), gain) for points, gain in luck]
        own = board.track.index(space.points)  # no marker is below its climber, so lower boxes are not worked out
        table.append([_morning(evening, stops, level, boxes[own:]) for level in levels])
    return table


def _morning(evening: Hopes, stops: list[tuple[list[int], int]], level: int, boxes: range) -> list[int]:
    values = [
        sum([max([evening[stop][level + gain][box] for stop in within]) for within, gain in stops]) // len(stops)
        for box in boxes
    ]
    return values[:1] * boxes.start + values


def _evening(board: k2.Board, weather: k2.Weather, later: Hopes, fear: int, space: int, level: int, box: int) -> int:
    there = board.spaces[space]
    total = level + there.modifier - weather.loss_in(there.zone)
    if total < 1:
        return (1 - fear) * SCALE
    return later[space][min(total, MAX_LEVEL)][max(box, board.track.index(there.points))]


@lru_cache(maxsize=4096)
def _stops(name: str, weather: k2.Weather, start: int, points: int) -> list[int]:
    """The spaces that so many points reach, the start among them."""
    board = k2.BOARDS[name]
    left = {start: points}
    ahead = [start]
    while ahead:
        here = ahead.pop()
        for rope in board.ways[here]:
            there = board.spaces[rope.to]
            rest = left[here] - there.cost - weather.surcharge_in(there.zone)
            if rest > left.get(rope.to, -1):
                left[rope.to] = rest
                ahead.append(rope.to)
    return list(left)


@dataclass(frozen=True, slots=True)
class Share:
    """What a turn gives one climber, and how much of the risk it takes off again."""

    climber: int
    free: int
    down: int
    gain: int
    owed: int


class Thought:
    """One decision of one player, who knows no more than lies open."""

    def __init__(self, state: k2.State, seat: int, fear: int) -> None:
        seen = state.observation(seat)
        self.state = state
        self.seat = seat
        self.fear = fear
        self.weather = seen.weather[state.day - 1]
        self.best_of: dict[Share, Choice] = {}
        self.climbers = seen.players[seat].climbers
        self.alive = [index for index in (0, 1) if self.climbers[index].space is not None]
        summit = state.setup.board.summit_points
        markers = [climber.points for climber in self.climbers]
        # Most cards go to the highest climber that has not yet been on the summit.
        leader = max(self.alive, key=lambda index: (markers[index] < summit, markers[index], -index))
        lucks = [LEADER if index == leader else FOLLOWER for index in (0, 1)]
        self.hopes = [hopes(state.config.board, seen.weather, state.day + 1, fear, luck) for luck in lucks]

    def best(self, cards: tuple[k2.Card, ...], owed: int, turn: k2.Turn | None = None) -> Choice:
        """The best use of the cards, beside what the turn has given already."""
        purses = (k2.Purse(), k2.Purse()) if turn is None else turn.purses
        options = ([give for index in self.alive for give in GIVES[card, index]] for card in cards if card.has_points)
        choices = [choice for gives in product(*options) for choice in self._shared(gives, purses, owed)]
        if not any(purse.liable for purse in purses):
            choices += self._shared((), purses, 0)  # resting costs nothing (A9)
        return max(choices, key=lambda choice: choice[0])

    def _shared(self, gives: tuple[k2.Give, ...], purses: tuple[k2.Purse, ...], owed: int) -> Iterator[Choice]:
        """The risk taken from one climber, the other, or both."""
        for first in range(owed + 1) if len(self.alive) > 1 else (owed,):
            parts = dict(zip(self.alive, (first, owed - first), strict=False))
            value, actions = 0, tuple[k2.Action, ...]()
            for index, part in parts.items():
                own = [give for give in gives if give.climber == index]
                if part and not own and not purses[index].liable:
                    break
                share = Share(
                    index,
                    purses[index].points + sum(give.points for give in own),
                    purses[index].down + sum(give.down for give in own),
                    sum(give.card.level for give in own),
                    part,
                )
                worth, walk = self.alone(share)
                value, actions = value + worth, actions + walk
            else:
                yield value, (*gives, *actions, END)

    def alone(self, share: Share) -> Choice:
        """Where one climber had best spend the night."""
        if share not in self.best_of:
            self.best_of[share] = max(self._nights(share), key=lambda choice: choice[0])
        return self.best_of[share]

    def _nights(self, share: Share) -> Iterator[Choice]:
        """Each space in reach, with the own tent pitched there or not, the risk paid with what is left."""
        state, index, climber = self.state, share.climber, self.climbers[share.climber]
        board, who, points = state.setup.board, (self.seat, index), (share.free, share.down)
        assert climber.space is not None
        stay = [Way((), 0, points)] if has_room(state, who, climber.space) else []
        for way in (*stay, *ways(state, who, climber.space, points)):
            space = (climber.space, *way.spaces)[-1]
            cost = state.setup.costs[state.day - 1][space]
            pitched = any(other.tent == space for other in self.climbers)
            may_pitch = climber.tent is None and not pitched and way.left[0] >= cost
            box = board.track.index(max(climber.points, *(board.spaces[s].points for s in (0, *way.spaces))))
            steps = tuple(STEPS[index][s] for s in way.spaces)
            for tent in (0, 1) if may_pitch else (0,):
                by_level = max(0, share.owed + cost * tent - sum(way.left))
                level = climber.level + share.gain - by_level + (tent or pitched)
                pays = (PAY_MOVE[index],) * (share.owed - by_level) + (PAY_LEVEL[index],) * by_level
                worth = _evening(board, self.weather, self.hopes[index], self.fear, space, level, box)
                yield worth, (*steps, *(TENTS[index],) * tent, *pays)


def mountaineer(number: int, fear: int = 0) -> Callable[[State[Any]], k2.Action]:
    """Climbs as far as the forecast lets it come home; the more fear, the more it shuns death."""
    rng = stream("mountaineer", number)
    plan: list[k2.Action] = []

    def choose(any_state: State[Any]) -> k2.Action:
        state = cast("k2.State", any_state)
        if not plan or plan[0] not in state.legal_actions():  # the own other climber may be in the way
            plan[:] = _plan(state, fear, rng)
        return plan.pop(0)

    return choose


def _plan(state: k2.State, fear: int, rng: Pcg32) -> tuple[k2.Action, ...]:
    if state.phase is k2.Phase.TOKEN:
        return state.legal_actions()[:1]  # the lowest
    if state.phase is k2.Phase.RESCUE:
        return (_rescue(state),)
    thought = Thought(state, state.queue[0], fear)
    return (_pick(thought, rng),) if state.turn is None else _turn(thought, state.turn)


def _pick(thought: Thought, rng: Pcg32) -> k2.Action:
    """The pick that promises most, or on a whim the next best."""
    state = thought.state
    alone = len(state.seats_in_order()) == 1

    def promise(pick: k2.Action) -> int:
        assert isinstance(pick, k2.Select)
        daring = alone or k2.risk_sum(pick.cards) >= BOLD
        value, _actions = thought.best(pick.cards, state.tokens[0] if daring else 0)
        return value - THRIFT * sum(card.up + card.level for card in pick.cards)

    picks = sorted(state.legal_actions(), key=promise, reverse=True)
    return picks[0 if rng.below(WHIM) or len(picks) == 1 else 1]


def _turn(thought: Thought, turn: k2.Turn) -> tuple[k2.Action, ...]:
    if turn.passing is None:
        return thought.best(turn.cards, turn.unpaid, turn)[1]
    purse = turn.purses[turn.passing]
    return thought.alone(Share(turn.passing, purse.points, purse.down, gain=0, owed=0))[1]


def _rescue(state: k2.State) -> k2.Action:
    """Down to rest as high as one can; a marker that would lose nothing is not worth the card."""
    climber = state.climber(state.pending[0])
    *rescues, decline = state.legal_actions()
    if climber.points <= WORTH_RESCUE:
        return decline
    spaces = state.setup.board.spaces
    resting = [action for action in rescues if isinstance(action, k2.Rescue) and spaces[action.space].modifier > 0]
    return resting[-1]


def reckless(number: int) -> Callable[[State[Any]], k2.Action]:
    """Walks up while it can; of equally bold actions any."""
    rng = stream("reckless", number)

    def choose(any_state: State[Any]) -> k2.Action:
        state = cast("k2.State", any_state)
        legal = state.legal_actions()
        boldest = max(_boldness(state, action) for action in legal)
        bold = [action for action in legal if _boldness(state, action) == boldest]
        return bold[rng.below(len(bold))]

    return choose


def _boldness(state: k2.State, action: k2.Action) -> int:
    match action:
        case k2.Select():
            return k2.risk_sum(action.cards)
        case k2.Step():
            here = state.climber((state.queue[0], action.climber)).space
            rope = state.setup.board.rope(here or 0, action.space)
            return -1 if rope is None or rope.down else 3
        case k2.Give():
            return 1 if action.down else 2
        case _:
            return 0
