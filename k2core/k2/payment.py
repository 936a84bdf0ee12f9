"""How the risk token will be paid, told before it is (A9)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from k2core.k2.acclimatization import tonight
from k2core.k2.actions import Pay
from k2core.k2.outlook import outlook
from k2core.k2.turn import current

if TYPE_CHECKING:
    from k2core.k2 import wire
    from k2core.k2.acclimatization import Night
    from k2core.k2.outlook import Outlook
    from k2core.k2.state import State

Nights = tuple["Night | None", "Night | None"]
"""Tonight's sums of both climbers; None for one that is not on the board."""


def with_payment(nights: Nights, unpaid: int, points: int, liable: tuple[bool, bool]) -> Nights:
    """The nights after a payment: unused points go first, then levels, so that as few climbers as possible die.

    Of two ways that kill as few, the one that leaves the weaker climber stronger.
    """
    rest = max(0, unpaid - points)
    shares = [
        (share, rest - share) for share in range(rest + 1) if (liable[0] or not share) and (liable[1] or share == rest)
    ]
    options = [(_less(nights[0], first), _less(nights[1], second)) for first, second in shares]
    return min(options, key=_badness, default=nights)


def nights_ahead(state: State) -> Nights:
    """Tonight's sums of the player in turn as things stand, with what is still to pay taken off."""
    _player, turn = current(state)
    seat = state.queue[0]
    nights = tonight(state, (seat, 0)), tonight(state, (seat, 1))
    points = sum(purse.total for purse in turn.purses)
    unpaid = turn.unpaid if turn.used_cards else 0
    return with_payment(nights, unpaid, points, (turn.purses[0].liable, turn.purses[1].liable))


def levels_lost(nights: Nights) -> int:
    """How many level points the payment takes."""
    return -sum(night.risk for night in nights if night is not None)


@dataclass(frozen=True, slots=True)
class Coin:
    """One point that can be paid now."""

    action: Pay
    deadly: bool
    """Whether paying it costs a life that could be saved otherwise."""

    def to_dict(self) -> wire.Coin:
        return {
            "action": str(self.action),
            "climber": self.action.climber,
            "loss": self.action.loss,
            "deadly": self.deadly,
        }


def coins(state: State, ahead: Outlook) -> tuple[Coin, ...]:
    """Each different point that the player in turn may lose to the risk token next."""
    pays = [action for action in state.legal_actions() if isinstance(action, Pay)]
    return tuple(Coin(pay, outlook(state.apply(pay)).best < ahead.best) for pay in pays)


def _less(night: Night | None, levels: int) -> Night | None:
    return None if night is None else replace(night, risk=night.risk - levels)


def _badness(nights: Nights) -> tuple[int, int]:
    sums = [night.total for night in nights if night is not None]
    return sum(total < 1 for total in sums), -min(sums)
