"""Positions of K2 in the middle of a turn, and everything that could be done in each.

A turn is explored to its end: every order of every action that the rules allow, step by step with `apply`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from k2core import k2
from k2core.core.rng import stream
from k2core.k2 import Give, Pay, Step, Tent

from .tempers import anything, bold

if TYPE_CHECKING:
    from collections.abc import Iterator


BOTH = (0, 1)


@cache
def positions() -> tuple[k2.State, ...]:
    """Moments of turns from games of every kind: low and high, crowded and lonely, on any kind of day."""
    games = product(range(2), (1, 2, 3, 4, 5), ("easy", "hard"), ("summer", "winter"))
    return tuple(state for number, game in enumerate(games) for state in moments_of_a_game(number, *game[1:]))


def moments_of_a_game(number: int, players: int, board: str, weather: str) -> Iterator[k2.State]:
    rng = stream("positions", number)
    state = k2.new_game(f"preview-{number}", players, board, weather, crowded=players == 5 and number < 20)
    found = []
    while state.legal_actions():
        options = (bold if rng.below(5) else anything)(state)
        state = state.apply(options[rng.below(len(options))])
        if state.phase is k2.Phase.TURN:
            found.append(state)
    yield from rng.shuffled(found)[:2]
    yield from rng.shuffled(filter(is_fresh, found))[:1]
    yield from rng.shuffled(filter(is_passing, found))[:1]
    yield from rng.shuffled(filter(has_down_points, found))[:1]
    yield from rng.shuffled(state for state in found if is_fresh(state) and is_crowded(state))[:3]


def is_passing(state: k2.State) -> bool:
    return state.turn is not None and state.turn.passing is not None


def has_down_points(state: k2.State) -> bool:
    return state.turn is not None and any(purse.down for purse in state.turn.purses)


def is_fresh(state: k2.State) -> bool:
    """Whether no card has been given yet, so that most can be done."""
    return state.turn is not None and len(state.turn.cards) == 3


def is_crowded(state: k2.State) -> bool:
    """Whether a full space lies beside a climber of the player in turn."""
    return any(
        state.occupants(rope.to) >= state.setup.limits[rope.to]
        for climber in own_climbers(state)
        if climber.space is not None
        for rope in state.setup.board.ways[climber.space]
    )


def own_climbers(state: k2.State) -> tuple[k2.Climber, k2.Climber]:
    return state.players[state.to_act[0]].climbers


def told(state: k2.State) -> str:
    """The position in a few words, for a message."""
    seat = state.to_act[0]
    return f"day {state.day}, seat {seat}, {state.config}: {state.players[seat].to_dict()}, {state.turn}"


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the turn can come to, with what was done on the way."""

    state: k2.State
    gives: tuple[str, ...] = ()
    """In alphabetical order, since the order of giving makes no difference."""
    pays: tuple[str, ...] = ()
    walked: int = 0
    """Points spent on steps."""
    pitched: int = 0
    """Points spent on tents."""

    def after(self, action: k2.Action) -> Moment:
        state = self.state.apply(action)
        spent = points_held(self.state) - points_held(state)
        match action:
            case Give():
                return Moment(state, tuple(sorted((*self.gives, str(action)))), self.pays, self.walked, self.pitched)
            case Pay():
                return Moment(state, self.gives, tuple(sorted((*self.pays, str(action)))), self.walked, self.pitched)
            case Step():
                return Moment(state, self.gives, self.pays, self.walked + spent, self.pitched)
            case _:
                return Moment(state, self.gives, self.pays, self.walked, self.pitched + spent)

    @property
    def key(self) -> object:
        """What tells moments of one turn apart."""
        state = self.state
        return state.turn, own_climbers(state), self.gives, self.pays, self.walked, self.pitched

    @property
    def may_stop(self) -> bool:
        """Whether nobody stands on a full space."""
        assert self.state.turn is not None
        return self.state.turn.passing is None

    def climber(self, index: int) -> k2.Climber:
        return own_climbers(self.state)[index]


def points_held(state: k2.State) -> int:
    assert state.turn is not None
    return sum(purse.total for purse in state.turn.purses)


def moments(
    state: k2.State, climbers: tuple[int, ...], kinds: tuple[type[k2.Action], ...] = (Give, Step, Tent, Pay)
) -> tuple[Moment, ...]:
    """All that can come of a turn in which only these climbers do only such things, the present included."""
    now = Moment(state)
    known = {now.key: now}
    ahead = [now]
    while ahead:
        moment = ahead.pop()
        for action in moment.state.legal_actions():
            if isinstance(action, kinds) and getattr(action, "climber", None) in climbers:
                later = moment.after(action)
                if later.key not in known:
                    known[later.key] = later
                    ahead.append(later)
    return tuple(known.values())


@cache
def turn_of(number: int, climber: int) -> tuple[Moment, ...]:
    """All that one climber of a position's player can do this turn."""
    return moments(positions()[number], (climber,))


def stands(moment: Moment, climber: int) -> bool:
    turn = moment.state.turn
    return turn is not None and turn.passing != climber
