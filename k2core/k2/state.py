"""The state of a game of K2 and its interface; each phase's rules live in the module of that name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from k2core.core import game
from k2core.core.fast_replace import replace
from k2core.core.positions import position_head
from k2core.core.seats import with_seat
from k2core.k2 import observation, reasons, rescue, risk, scoring, selection, status, turn
from k2core.k2.actions import Action, Decline, End, Give, Pay, Rescue, Select, Step, Take, Tent
from k2core.k2.day import seats_from
from k2core.k2.pieces import Phase, swapped
from k2core.k2.setup import GAME_NAME, RULES

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.core.canonical_json import Json
    from k2core.core.errors import Reason
    from k2core.k2.observation import Observation
    from k2core.k2.pieces import Climber, ClimberId, Player, Turn
    from k2core.k2.scoring import Outcome
    from k2core.k2.setup import Config, Setup


@dataclass(frozen=True, slots=True)
class State(game.State[Action]):
    setup: Setup
    day: int
    phase: Phase
    starting: int
    queue: tuple[int, ...]
    """Seats that still have to act in this phase, in order."""
    players: tuple[Player, ...]
    tokens: tuple[int, ...]
    """The open risk tokens, lowest first."""
    taken: int
    """How many risk tokens have been taken so far."""
    turn: Turn | None
    summit: tuple[ClimberId, ...]
    """Climbers in the order in which they reached the summit."""
    pending: tuple[ClimberId, ...]
    """Climbers whose rescue is still to be decided, in order."""

    @property
    def config(self) -> Config:
        return self.setup.config

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.queue if self.phase is Phase.SELECT else self.queue[:1]

    @property
    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.phase is Phase.OVER else None

    @property
    def status(self) -> tuple[Reason, ...]:
        return status.defects(self)

    def _find_legal(self) -> tuple[Action, ...]:
        return _LEGAL[self.phase](self)

    def _after(self, action: Action) -> State:
        return _APPLY[type(action)](self, action)

    def why_not(self, action: Action, player: int | None = None) -> Reason | None:
        return reasons.why_not(self, action, player)

    def observation(self, player: int | None) -> Observation:
        return observation.observe(self, player)

    def to_dict(self) -> Json:
        return position_head(GAME_NAME, RULES, self.config, self.setup.deal) | {
            "day": self.day,
            "phase": str(self.phase),
            "starting": self.starting,
            "queue": list(self.queue),
            "tokens": list(self.tokens),
            "taken": self.taken,
            "turn": None if self.turn is None else self.turn.to_dict(),
            "summit": [list(who) for who in self.summit],
            "pending": [list(who) for who in self.pending],
            "players": [player.to_dict() for player in self.players],
        }

    # What the phases use.

    def players_with(self, who: ClimberId, climber: Climber) -> tuple[Player, ...]:
        """The players with one climber replaced."""
        seat, index = who
        player = self.players[seat]
        player = replace(player, climbers=swapped(player.climbers, index, climber))
        return with_seat(self.players, seat, player)

    def climber(self, who: ClimberId) -> Climber:
        return self.players[who[0]].climbers[who[1]]

    def seats_in_order(self) -> tuple[int, ...]:
        """Who is still in, clockwise from the starting player."""
        return seats_from(self.players, self.starting)

    def is_out(self, seat: int) -> bool:
        """Whether both climbers are dead; one whose rescue is not decided is not (N2)."""
        return not self.players[seat].is_in and all(other != seat for other, _climber in self.pending)

    def occupants(self, space: int) -> int:
        """How many climbers stand there."""
        count = 0
        for player in self.players:
            first, second = player.climbers
            count += (first.space == space) + (second.space == space)
        return count


_LEGAL: dict[Phase, Callable[[State], tuple[Action, ...]]] = {
    Phase.SELECT: selection.legal,
    Phase.TOKEN: risk.legal,
    Phase.TURN: turn.legal,
    Phase.RESCUE: rescue.legal,
    Phase.OVER: lambda _state: (),
}
_APPLY: dict[type[Action], Callable[[State, Any], State]] = {
    Select: selection.select,
    Take: risk.take,
    Give: turn.give,
    Step: turn.step,
    Tent: turn.tent,
    Pay: turn.pay,
    End: turn.end,
    Rescue: rescue.rescue,
    Decline: rescue.decline,
}
