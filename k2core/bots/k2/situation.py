"""A turn as a bot thinks about it: what its player may still do, read from an observation."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2core.bots.k2.ground import Thought, forecast, thought_of
from k2core.k2.board import BOARDS, CAMP
from k2core.k2.pieces import EMPTY_PURSE, Phase
from k2core.k2.setup import zone_limits

if TYPE_CHECKING:
    from k2core.k2.components import Card
    from k2core.k2.observation import Observation

Purse = tuple[int, int, bool]
"""Points, points for walking down only, and whether a card with points was given."""


@dataclass(frozen=True, slots=True)
class Situation:
    board: str
    kind: int
    """What kind of day it is."""
    climbers: tuple[Thought, Thought]
    purses: tuple[Purse, Purse]
    cards: tuple[Card, ...]
    unpaid: int
    passing: int | None
    full: frozenset[int]
    """Spaces on which other players leave no room."""
    narrow: frozenset[int]
    """Spaces with room for one climber of this player but not for both."""


def crowds(seen: Observation) -> tuple[frozenset[int], frozenset[int]]:
    """Which spaces are full and which are narrow for the viewer as the others stand now (A5, C6)."""
    limits = zone_limits(seen.config)
    others = Counter(
        climber.space for seat, player in enumerate(seen.players) if seat != seen.viewer for climber in player.climbers
    )
    rooms = {
        space.number: limits[space.zone] - others[space.number]
        for space in BOARDS[seen.config.board].spaces
        if space.number != CAMP
    }
    full = frozenset(space for space, room in rooms.items() if room <= 0)
    return full, frozenset(space for space, room in rooms.items() if room == 1)


def situation(seen: Observation) -> Situation:
    """The viewer's turn as it stands; the viewer must be in turn."""
    assert seen.viewer is not None
    assert seen.phase is Phase.TURN
    assert seen.turn is not None
    me = seen.players[seen.viewer]
    full, narrow = crowds(seen)
    first, second = ((purse.points, purse.down, purse.liable) for purse in seen.turn.purses)
    return Situation(
        board=seen.config.board,
        kind=forecast(seen.weather[seen.day - 1 : seen.day])[0],
        climbers=(thought_of(me.climbers[0]), thought_of(me.climbers[1])),
        purses=(first, second),
        cards=seen.turn.cards,
        unpaid=seen.turn.unpaid,
        passing=seen.turn.passing,
        full=full,
        narrow=narrow,
    )


NO_PURSE: Purse = (EMPTY_PURSE.points, EMPTY_PURSE.down, EMPTY_PURSE.liable)
