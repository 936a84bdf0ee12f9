"""The state of a game of Karakorum and its interface; each phase's rules live in the module of that name."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from k2core.core import game
from k2core.core.cards import in_order, texts
from k2core.core.positions import position_head
from k2core.karakorum import allotment, ending, observation, reasons, reveal, scoring, status, taking
from k2core.karakorum.actions import Action, Done, Pass, Place, Remove, Reveal, Score, Stop, Take, TakeNone
from k2core.karakorum.components import DECK, Card, reveal_limit
from k2core.karakorum.pieces import Goals, Phase, Player, Turn, goals_dict
from k2core.karakorum.setup import GAME_NAME, RULES

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.core.canonical_json import Json
    from k2core.core.errors import Reason
    from k2core.karakorum.ending import Outcome
    from k2core.karakorum.observation import Observation
    from k2core.karakorum.setup import Config, Setup


@dataclass(frozen=True, slots=True)
class State(game.State[Action]):
    setup: Setup
    phase: Phase
    active: int
    """The seat that holds the first-player pawn."""
    queue: tuple[int, ...]
    """Seats that still have to act in this phase, in order."""
    revealed: int
    """How many cards of the deal have been turned up so far."""
    display: tuple[Card, ...]
    """The revealed cards that nobody has taken, in the order they were turned up."""
    goals: Goals
    players: tuple[Player, ...]
    turn: Turn | None

    @property
    def config(self) -> Config:
        return self.setup.config

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.queue[:1]

    @property
    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase is Phase.OVER else None

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
            "phase": str(self.phase),
            "active": self.active,
            "queue": list(self.queue),
            "revealed": self.revealed,
            "display": texts(self.display),
            "goals": goals_dict(self.goals),
            "turn": None if self.turn is None else self.turn.to_dict(),
            "players": [player.to_dict() for player in self.players],
        }

    @property
    def deck(self) -> int:
        """How many cards are still face down."""
        return len(DECK) - self.revealed

    @property
    def discarded(self) -> int:
        """How many cards the discard pile has."""
        held = sum(len(player.taken) + sum(map(len, player.piles)) for player in self.players)
        return self.revealed - len(self.display) - held

    @property
    def discard(self) -> tuple[Card, ...]:
        """The discard pile, sorted: every card that was revealed and lies nowhere else."""
        gone = Counter(self.setup.deal.cards[: self.revealed])
        gone.subtract(self.display)
        for player in self.players:
            gone.subtract(player.taken)
            for pile in player.piles:
                gone.subtract(pile)
        return in_order(gone.elements())

    # What the phases use.

    @property
    def limit(self) -> int:
        """How many cards a round turns up at most."""
        return reveal_limit(len(self.players))

    def allotting(self) -> tuple[Player, Turn]:
        """The player who allots, and the turn."""
        assert self.turn is not None
        return self.players[self.queue[0]], self.turn


_LEGAL: dict[Phase, Callable[[State], tuple[Action, ...]]] = {
    Phase.REVEAL: reveal.legal,
    Phase.TAKE: taking.legal,
    Phase.ALLOT: allotment.legal,
    Phase.OVER: lambda _state: (),
}
_APPLY: dict[type[Action], Callable[[State, Any], State]] = {
    Reveal: reveal.reveal,
    Stop: reveal.stop,
    Take: taking.take_cards,
    TakeNone: taking.take_none,
    Pass: taking.take_none,
    Remove: allotment.remove,
    Place: allotment.place,
    Score: scoring.score,
    Done: allotment.done,
}
