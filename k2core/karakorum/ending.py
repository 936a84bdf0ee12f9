"""The end of the game: three summits at once, or the last scoring and the comparison (F1-F3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from k2core.core.cards import texts
from k2core.core.fast_replace import replace
from k2core.core.seats import clockwise
from k2core.karakorum.components import COLOURS, PENALTY, SUMMIT, Pile
from k2core.karakorum.expeditions import axes, is_scorable
from k2core.karakorum.pieces import Pawns, Phase, Player, by_colour

if TYPE_CHECKING:
    from k2core.karakorum import wire
    from k2core.karakorum.state import State


def has_won(player: Player) -> bool:
    """Whether all three pawns stand on the summit (F1)."""
    return min(player.pawns) == SUMMIT


def win(state: State) -> State:
    """Whoever has won wins at once; nothing that was pending happens any more (F1)."""
    return replace(state, phase=Phase.OVER, queue=(), turn=None)


# The last scoring


@dataclass(frozen=True, slots=True)
class Step:
    """One expedition of the last scoring: scored for its axes, or removed."""

    seat: int
    pile: Pile
    start: int
    end: int

    @property
    def scores(self) -> bool:
        return is_scorable(self.pile)

    def to_dict(self) -> wire.FinalStep:
        return {
            "seat": self.seat,
            "how": "axes" if self.scores else "remove",
            "colour": COLOURS[self.pile[0].colour],
            "cards": texts(self.pile),
            "from": self.start,
            "to": self.end,
        }


def final(state: State) -> State:
    """Everyone's expeditions are scored and removed by themselves (F2)."""
    players, _steps = last_scoring(state.players, state.active)
    return replace(state, phase=Phase.OVER, queue=(), players=players)


def last_scoring(players: tuple[Player, ...], first: int) -> tuple[tuple[Player, ...], tuple[Step, ...]]:
    """The players after it, and each step: per player the long expeditions first, then the short ones (F2)."""
    after = list(players)
    steps = []
    for seat in clockwise(first, len(players)):
        for pile in sorted(players[seat].piles, key=is_scorable, reverse=True):
            player = after[seat]
            colour = pile[0].colour
            number = player.piles.index(pile) + 1
            after[seat] = player.without_piles(number).moved(colour, axes(pile) if is_scorable(pile) else -PENALTY)
            steps.append(Step(seat, pile, player.pawns[colour], after[seat].pawns[colour]))
            if has_won(after[seat]):
                return tuple(after), tuple(steps)
    return tuple(after), tuple(steps)


# The comparison


@dataclass(frozen=True, slots=True)
class Standing:
    """One player in the comparison: what is led, what is set aside for it, and the sum of the rest (F3)."""

    pawns: Pawns
    led: tuple[int, ...]
    """Colours."""
    aside: int | None
    """The colour set aside; None for who leads nothing and is out of the running."""

    @property
    def total(self) -> int | None:
        return None if self.aside is None else sum(self.pawns) - self.pawns[self.aside]

    def to_dict(self) -> wire.Standing:
        return {
            "pawns": by_colour(self.pawns),
            "led": [COLOURS[colour] for colour in self.led],
            "aside": None if self.aside is None else COLOURS[self.aside],
            "sum": self.total,
        }


def comparison(players: tuple[Player, ...]) -> tuple[Standing, ...]:
    """Each player's standing as things stand (F3)."""
    best = [max(player.pawns[colour] for player in players) for colour in range(len(COLOURS))]
    return tuple(_standing(player, best) for player in players)


def _standing(player: Player, best: list[int]) -> Standing:
    led = tuple(colour for colour, pawn in enumerate(player.pawns) if pawn == best[colour])
    # Of equal ones the first, which is red before green before yellow.
    return Standing(player.pawns, led, min(led, key=lambda colour: player.pawns[colour], default=None))


@dataclass(frozen=True, slots=True)
class Tally:
    """How far a game has come."""

    deck: int
    """Cards still to come up."""
    comparison: tuple[Standing, ...]
    """As it would be without a last scoring."""

    def to_dict(self) -> wire.Tally:
        return {"deck": self.deck, "comparison": [standing.to_dict() for standing in self.comparison]}


def tally(state: State) -> Tally:
    return Tally(state.deck, comparison(state.players))


class DecidedBy(StrEnum):
    """What decided the game."""

    SUMMITS = "summits"
    COMPARISON = "comparison"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class Outcome:
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    """The sums of the comparison; 0 for who is out of the running."""
    reason: DecidedBy
    comparison: tuple[Standing, ...]

    def to_dict(self) -> wire.Outcome:
        return {
            "winners": list(self.winners),
            "totals": list(self.totals),
            "reason": self.reason,
            "comparison": [standing.to_dict() for standing in self.comparison],
        }


def outcome(state: State) -> Outcome:
    standings = comparison(state.players)
    totals = tuple(standing.total or 0 for standing in standings)
    summiteers = tuple(seat for seat, player in enumerate(state.players) if has_won(player))
    if summiteers:
        return Outcome(summiteers, totals, DecidedBy.SUMMITS, standings)
    best = max(standing.total for standing in standings if standing.total is not None)
    winners = tuple(seat for seat, standing in enumerate(standings) if standing.total == best)
    return Outcome(winners, totals, DecidedBy.COMPARISON if len(winners) == 1 else DecidedBy.SHARED, standings)
