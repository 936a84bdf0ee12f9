"""Who can still live through tonight, by where each climber ends the turn.

The answers count everything that can still be done this turn: cards not yet given, tents, the other climber's
help, and the risk token still to pay. Tests compare them with every order of legal actions.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from k2core.k2.acclimatization import tonight
from k2core.k2.actions import GIVES, STEPS
from k2core.k2.board import BOARDS
from k2core.k2.movement import Points, spend
from k2core.k2.turn import current

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from k2core.k2.actions import Give
    from k2core.k2.state import State

Fates = tuple[dict[int, int], dict[int, int]]
"""By climber and space: how many climbers live, at best, if this one ends the turn there and lives."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The ends of a turn, as far as life and death are concerned."""

    fates: Fates

    @property
    def best(self) -> int:
        """How many climbers of the player in turn can live through tonight together."""
        return max((alive for fates in self.fates for alive in fates.values()), default=0)

    def can_live(self, climber: int, space: int, alive: int | None = None) -> bool:
        """Whether the climber can end the turn there alive with so many alive in all, or with as many as can be."""
        return self.fates[climber].get(space, 0) == max(self.best if alive is None else alive, 1)

    def saves(self, climber: int) -> int:
        """How many climbers live, at best, if this one does; 0 if it cannot be saved."""
        return max(self.fates[climber].values(), default=0)


def outlook(state: State) -> Outlook:
    """The outlook of the player in turn."""
    _player, turn = current(state)
    if turn.passing is None:
        return Outlook(_Search(state).fates())
    fates: Fates = ({}, {})
    for halted in _halts(state, turn.passing):
        for climber, found in enumerate(_Search(halted).fates()):
            for space, alive in found.items():
                fates[climber][space] = max(alive, fates[climber].get(space, 0))
    return Outlook(fates)


def _halts(state: State, climber: int) -> Iterator[State]:
    """Each state in which the climber that must walk on has come to a space with room."""
    seen = set()
    ahead = [state]
    while ahead:
        here = ahead.pop()
        for action in here.legal_actions():
            if action in STEPS[climber]:
                after = here.apply(action)
                assert after.turn is not None
                key = after.players, after.turn
                if key not in seen:
                    seen.add(key)
                    if after.turn.passing is None:
                        yield after
                    else:
                        ahead.append(after)


@lru_cache(maxsize=8192)
def walks(board: str, costs: tuple[int, ...], start: int, points: Points) -> dict[int, tuple[Points, ...]]:
    """Where a walk can lead, and which points it can leave; a rest that is worse than another is left out.

    Full spaces are not considered: they can be passed, and whoever asks must see to it that there is room to stop.
    """
    ropes = BOARDS[board].ways
    rests: dict[int, set[Points]] = {start: {points}}
    ahead = [(start, points)]
    while ahead:
        here, purse = ahead.pop()
        for rope in ropes[here]:
            left = spend(purse, costs[rope.to], rope.down)
            if left is not None and left not in (known := rests.setdefault(rope.to, set())):
                known.add(left)
                ahead.append((rope.to, left))
    return {space: _not_worse(found) for space, found in rests.items()}


def _not_worse(rests: Iterable[Points]) -> tuple[Points, ...]:
    """The rests that no other one exceeds both in free points and in all points together."""
    best: list[Points] = []
    for free, down in sorted(rests, key=lambda rest: (sum(rest), rest), reverse=True):
        if not best or free > best[-1][0]:
            best.append((free, down))
    return tuple(best)


@dataclass(frozen=True, slots=True)
class _Stand:
    """One way for a climber to end the turn."""

    space: int
    tent: int | None
    """Where it pitches its tent this turn, if it does."""
    left: int
    """Unused points, which can pay for risk."""
    bare: int
    """Tonight's sum without a tent, before any level is lost to risk."""
    stops: tuple[int, ...]
    """Where it needs room, in turn; empty if it does not walk."""


class _Search:
    """All ends of a turn in which nobody is walking on."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._player, self._turn = current(state)
        self._costs = state.setup.costs[state.day - 1]
        self._climbers = [index for index, one in enumerate(self._player.climbers) if one.space is not None]
        self._tents = {one.tent for one in self._player.climbers}
        self._starts = [one.space for one in self._player.climbers]
        self._room = [self._room_on(space.number) for space in state.setup.board.spaces]

    def _room_on(self, space: int) -> int:
        """How many climbers of this player the space holds beside all others."""
        return self._state.setup.limits[space] - self._state.occupants(space) + self._starts.count(space)

    def fates(self) -> Fates:
        fates: Fates = ({}, {})
        if len(self._climbers) == 1:
            self._alone(fates, self._climbers[0])
            return fates
        self._together(fates, detours=False)
        if not all(alive == 2 for found in fates for alive in found.values()) or not (fates[0] and fates[1]):
            self._together(fates, detours=True)
        return fates

    def _alone(self, fates: Fates, climber: int) -> None:
        for gives in self._allotments():
            unpaid = self._unpaid(gives)
            for stand in self._stands(climber, gives):
                if self._total(stand, stand.tent) - max(0, unpaid - stand.left) >= 1:
                    fates[climber][stand.space] = 1

    def _together(self, fates: Fates, detours: bool) -> None:
        for gives in self._allotments():
            unpaid = self._unpaid(gives)
            liable = [self._liable(climber, gives) for climber in self._climbers]
            firsts, seconds = ([*self._stands(climber, gives)] for climber in self._climbers)
            if detours:
                firsts += self._detours(0, gives, {stand.space for stand in seconds})
                seconds += self._detours(1, gives, {stand.space for stand in firsts})
            for first, second in product(firsts, seconds):
                known = fates[0].get(first.space, 0), fates[1].get(second.space, 0)
                if known == (2, 2):
                    continue
                for lives in self._outcomes(first, second, unpaid, liable):
                    alive = sum(lives)
                    news = [index for index in self._climbers if lives[index] and alive > known[index]]
                    if news and self._possible(first, second):
                        for index in news:
                            fates[index][(first, second)[index].space] = alive

    def _allotments(self) -> set[tuple[Give, ...]]:
        """Each way to give some of the cards not yet given, or none."""
        cards = [card for card in self._turn.cards if card.has_points]
        options = [(None, *(give for index in self._climbers for give in GIVES[card, index])) for card in cards]
        return {tuple(give for give in choice if give is not None) for choice in product(*options)}

    def _unpaid(self, gives: tuple[Give, ...]) -> int:
        """What the token costs; nothing if no card is used (A9)."""
        return self._turn.unpaid if gives or self._turn.used_cards else 0

    def _liable(self, climber: int, gives: tuple[Give, ...]) -> bool:
        return self._turn.purses[climber].liable or any(give.climber == climber for give in gives)

    def _points(self, climber: int, gives: tuple[Give, ...]) -> Points:
        purse = self._turn.purses[climber]
        free = purse.points + sum(give.points for give in gives if give.climber == climber)
        return free, purse.down + sum(give.down for give in gives if give.climber == climber)

    def _walks(self, start: int, points: Points) -> Iterator[tuple[int, Points]]:
        """Where there is room at the end of a walk, and what is left."""
        for space, rests in walks(self._state.setup.board.name, self._costs, start, points).items():
            if self._room[space] > 0:
                for rest in rests:
                    yield space, rest

    def _stands(self, climber: int, gives: tuple[Give, ...]) -> Iterator[_Stand]:
        """Ways to end the turn straight on, with or without a tent pitched at the end."""
        start = self._starts[climber]
        assert start is not None
        for space, rest in self._walks(start, self._points(climber, gives)):
            stops = () if space == start else (space,)
            bare = self._bare(climber, gives, space)
            yield _Stand(space, None, sum(rest), bare, stops)
            if self._may_pitch(climber) and rest[0] >= self._costs[space]:
                yield _Stand(space, space, sum(rest) - self._costs[space], bare, stops)

    def _detours(self, climber: int, gives: tuple[Give, ...], shelters: set[int]) -> Iterator[_Stand]:
        """Ways with a halt: to pitch a tent for the other climber, or to make room for it."""
        start = self._starts[climber]
        assert start is not None
        points = self._points(climber, gives)
        for halt, rest in self._walks(start, points):
            cost = self._costs[halt]
            stops = () if halt == start else (halt,)
            if halt in shelters and self._may_pitch(climber) and rest[0] >= cost:
                for space, left in self._walks(halt, (rest[0] - cost, rest[1])):
                    if space != halt:
                        yield _Stand(space, halt, sum(left), self._bare(climber, gives, space), (*stops, space))
            if halt != start and self._room[start] == 1:
                for space, left in self._walks(halt, rest):
                    bare = self._bare(climber, gives, space)
                    yield _Stand(space, None, sum(left), bare, (halt, space))
                    if self._may_pitch(climber) and left[0] >= self._costs[space]:
                        yield _Stand(space, space, sum(left) - self._costs[space], bare, (halt, space))

    def _may_pitch(self, climber: int) -> bool:
        return self._player.climbers[climber].tent is None

    def _bare(self, climber: int, gives: tuple[Give, ...], space: int) -> int:
        night = tonight(self._state, (self._state.queue[0], climber), space)
        assert night is not None
        return night.total - night.tent + sum(give.card.level for give in gives if give.climber == climber)

    def _total(self, stand: _Stand, *new_tents: int | None) -> int:
        """Tonight's sum before any level is lost to risk (N1)."""
        return stand.bare + (stand.space in self._tents or stand.space in new_tents)

    def _outcomes(self, first: _Stand, second: _Stand, unpaid: int, liable: list[bool]) -> Iterator[tuple[bool, bool]]:
        """Who lives, for each way to pay from the levels what the unused points leave unpaid."""
        totals = [self._total(stand, first.tent, second.tent) for stand in (first, second)]
        rest = max(0, unpaid - first.left - second.left)
        for from_first in range(rest + 1):
            from_second = rest - from_first
            if (liable[0] or not from_first) and (liable[1] or not from_second):
                yield totals[0] - from_first >= 1, totals[1] - from_second >= 1

    def _possible(self, first: _Stand, second: _Stand) -> bool:
        """Whether some order of the two walks finds room at every stop (A5)."""
        return self._in_order(self._starts[0], first.stops, self._starts[1], second.stops)

    def _in_order(self, here: int | None, stops: tuple[int, ...], there: int | None, others: tuple[int, ...]) -> bool:
        if not stops and not others:
            return True
        if stops and self._room[stops[0]] > (stops[0] == there) and self._in_order(stops[0], stops[1:], there, others):
            return True
        return (
            bool(others)
            and self._room[others[0]] > (others[0] == here)
            and self._in_order(here, stops, others[0], others[1:])
        )
