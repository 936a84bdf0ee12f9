"""Every space a climber could walk to this turn, with what it costs and what the night there brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2core.k2.acclimatization import tonight
from k2core.k2.movement import has_room
from k2core.k2.outlook import outlook
from k2core.k2.payment import levels_lost, with_payment
from k2core.k2.preview import Route, allotments, can_act, points_of, routes, touches, walk_actions
from k2core.k2.turn import current

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.k2 import wire
    from k2core.k2.acclimatization import Night
    from k2core.k2.actions import Give
    from k2core.k2.movement import Points
    from k2core.k2.outlook import Outlook
    from k2core.k2.payment import Nights
    from k2core.k2.state import State


@dataclass(frozen=True, slots=True)
class Target:
    """A space that a climber can reach this turn, by the walk that is best for the night and then cheapest."""

    space: int
    cost: int
    risk: int
    """What is still to pay for the risk token, beside the cost."""
    night: Night
    """The night there, with what the token will take from the level."""
    full: bool
    """Whether there is no room to stop: it can only be touched on the way."""
    deadly: bool
    """Whether walking there to stay costs a life that could be saved otherwise, whatever else is done this turn."""
    camp: bool
    """Whether the climber could pitch its tent there this turn."""

    def to_dict(self) -> wire.Target:
        return {
            "space": self.space,
            "cost": self.cost,
            "risk": self.risk,
            "night": self.night.to_dict(),
            "full": self.full,
            "deadly": self.deadly,
            "camp": self.camp,
        }


def reach(state: State, climber: int, ahead: Outlook | None = None) -> tuple[Target, ...]:
    """Every other space where the climber of the player in turn could be, by number."""
    if not can_act(state, climber):
        return ()
    ahead = outlook(state) if ahead is None else ahead
    found = [*_stops(state, climber, ahead), *_touched(state, climber, ahead)]
    return tuple(sorted(found, key=lambda target: target.space))


def _stops(state: State, climber: int, ahead: Outlook) -> Iterator[Target]:
    """Spaces with room."""
    _player, turn = current(state)
    now = state.climber((state.queue[0], climber))
    walks: dict[int, list[_Walk]] = {}
    by_points: dict[Points, list[tuple[Give, ...]]] = {}
    for gives in allotments(state, climber):
        by_points.setdefault(points_of(gives), []).append(gives)
    for extra, same in by_points.items():
        for route in routes(state, climber, extra):
            if route.spaces[-1] != now.space:
                nights = _nights_there(state, climber, route.spaces[-1], route.left)
                walks.setdefault(route.spaces[-1], []).extend(_Walk(gives, route, nights) for gives in same)
    costs = state.setup.costs[state.day - 1]
    for space, found in walks.items():
        found.sort(key=lambda walk: walk.merit)
        night = found[0].nights[climber]
        assert night is not None
        yield Target(
            space,
            found[0].route.cost,
            turn.unpaid,
            night,
            full=False,
            deadly=not (ahead.can_live(climber, space) and _can_live_there(state, climber, found, ahead)),
            camp=now.tent is None and max(walk.route.left[0] for walk in found) >= costs[space],
        )


@dataclass(frozen=True, slots=True)
class _Walk:
    """One way to a space, with the nights that follow if the token is paid and nothing else is done."""

    gives: tuple[Give, ...]
    route: Route
    nights: Nights

    @property
    def deaths(self) -> int:
        return sum(night is not None and night.dies for night in self.nights)

    @property
    def merit(self) -> tuple[int, int, int]:
        return self.deaths, levels_lost(self.nights), self.route.cost


def _can_live_there(state: State, climber: int, found: list[_Walk], ahead: Outlook) -> bool:
    """Whether one of these walks leaves everybody alive who could live, with the climber at its end."""
    return any(
        not walk.deaths
        or outlook(_walked(state, climber, walk.gives, walk.route)).can_live(climber, walk.route.spaces[-1], ahead.best)
        for walk in found
    )


def _walked(state: State, climber: int, gives: tuple[Give, ...], route: Route) -> State:
    for action in walk_actions(climber, gives, route):
        state = state.apply(action)
    return state


def _touched(state: State, climber: int, ahead: Outlook) -> Iterator[Target]:
    """Full spaces that can be entered on the way to another one (A5)."""
    _player, turn = current(state)
    who = (state.queue[0], climber)
    for space in range(len(state.setup.board.spaces)):
        if state.climber(who).space == space or has_room(state, who, space):
            continue
        found = touching(state, climber, space)
        if found:
            night = tonight(state, who, space)
            assert night is not None
            deadly = not any(
                outlook(_walked(state, climber, gives, way)).saves(climber) == max(ahead.best, 1)
                for gives, way in found
            )
            yield Target(space, found[0][1].cost, turn.unpaid, night, full=True, deadly=deadly, camp=False)


def touching(state: State, climber: int, space: int) -> list[tuple[tuple[Give, ...], Route]]:
    """The cheapest walk onto a full space for each way to give cards, cheapest first."""
    _player, turn = current(state)
    found = []
    for gives in [()] if turn.passing is not None else allotments(state, climber):
        way = next(touches(state, climber, space, points_of(gives)), None)
        if way is not None:
            found.append((gives, Route((), way.spaces, way.cost, way.left)))
    return sorted(found, key=lambda one: one[1].cost)


def _nights_there(state: State, climber: int, space: int, left: Points) -> Nights:
    """Tonight's sums with the climber on that space and so many points left, the token paid."""
    _player, turn = current(state)
    seat = state.queue[0]
    other = 1 - climber
    there, elsewhere = tonight(state, (seat, climber), space), tonight(state, (seat, other))
    points = sum(left) + turn.purses[other].total
    # Whoever walks has used a card with points, and so is liable (A9).
    nights, liable = (there, elsewhere), (True, turn.purses[other].liable)
    if climber:
        nights, liable = nights[::-1], liable[::-1]
    return with_payment(nights, turn.unpaid, points, liable)
