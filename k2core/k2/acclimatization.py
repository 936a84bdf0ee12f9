"""Phase 4: the acclimatization check, and death (N1, N2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2core.core.fast_replace import replace
from k2core.k2 import rescue
from k2core.k2.components import MAX_LEVEL

if TYPE_CHECKING:
    from k2core.k2 import wire
    from k2core.k2.pieces import Climber, ClimberId
    from k2core.k2.state import State


@dataclass(frozen=True, slots=True)
class Night:
    """The sum that decides a climber's night, in its parts."""

    level: int
    ground: int
    tent: int
    weather: int
    """Zero or negative."""
    unpaid: int
    """Risk its player has still to pay; stands beside the sum and is not part of it."""
    risk: int = 0
    """What a payment that is only foretold takes from the level: zero or negative."""

    @property
    def total(self) -> int:
        return self.level + self.ground + self.tent + self.weather + self.risk

    @property
    def dies(self) -> bool:
        return self.total < 1

    @property
    def result(self) -> int:
        """Tomorrow's level; 0 stands for death."""
        return 0 if self.dies else min(self.total, MAX_LEVEL)

    def to_dict(self) -> wire.Night:
        return {
            "level": self.level,
            "ground": self.ground,
            "tent": self.tent,
            "weather": self.weather,
            "risk": self.risk,
            "unpaid": self.unpaid,
            "total": self.total,
            "result": self.result,
            "dies": self.dies,
        }


def tonight(state: State, who: ClimberId, space: int | None = None) -> Night | None:
    """Return the climber's night where it stands, or on the given space; None if it is not on the board."""
    seat, index = who
    player = state.players[seat]
    climber = player.climbers[index]
    if climber.space is None:
        return None
    there = state.setup.board.spaces[climber.space if space is None else space]
    return Night(
        level=climber.level,
        ground=there.modifier,
        tent=int(any(other.tent == there.number for other in player.climbers)),
        weather=-state.setup.weather[state.day - 1].loss_in(there.zone),
        unpaid=state.turn.unpaid if state.turn is not None and state.queue[0] == seat else 0,
    )


def night(state: State) -> State:
    """Check every climber at once, after the last turn of the day."""
    fallen: list[ClimberId] = []
    players = list(state.players)
    for seat in state.seats_in_order():
        player = players[seat]
        climbers = (
            _through_the_night(state, (seat, 0), fallen),
            _through_the_night(state, (seat, 1), fallen),
        )
        players[seat] = replace(player, climbers=climbers)
    saved = tuple(who for who in fallen if players[who[0]].rescue)
    state = replace(state, turn=None, players=tuple(players), pending=saved)
    for who in fallen:
        if who not in saved:
            state = bury(state, who)
    return rescue.next_decision(state)


def _through_the_night(state: State, who: ClimberId, fallen: list[ClimberId]) -> Climber:
    climber = state.climber(who)
    sums = tonight(state, who)
    if sums is None:
        return climber
    if sums.dies:
        fallen.append(who)
        return replace(climber, space=None, level=0)
    return replace(climber, level=sums.result)


def bury(state: State, who: ClimberId) -> State:
    """Let the climber die: the marker goes to the first box, the summit place is lost, the tent stays (N2)."""
    return set_back(state, who, replace(state.climber(who), points=state.setup.board.track[0]))


def set_back(state: State, who: ClimberId, climber: Climber) -> State:
    """Put in a climber whose marker has moved back, and remove it from the summit order."""
    summit = tuple(other for other in state.summit if other != who)
    return replace(state, players=state.players_with(who, climber), summit=summit)
