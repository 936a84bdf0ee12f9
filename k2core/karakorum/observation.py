"""What a player may know: everything but the order of the deck (U1, P7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from k2core.core.cards import in_order, texts
from k2core.core.errors import Code, Refused
from k2core.karakorum.pieces import Goals, Phase, Player, Turn, goals_dict

if TYPE_CHECKING:
    from k2core.karakorum import wire
    from k2core.karakorum.components import Card
    from k2core.karakorum.setup import Config
    from k2core.karakorum.state import State


@dataclass(frozen=True, slots=True)
class Observation:
    viewer: int | None
    config: Config
    """Without the seed."""
    phase: Phase
    active: int
    queue: tuple[int, ...]
    limit: int
    """How many cards a round turns up at most."""
    revealed: tuple[Card, ...]
    """Every card turned up so far, in order."""
    unseen: tuple[Card, ...]
    """The deck, sorted."""
    display: tuple[Card, ...]
    discard: tuple[Card, ...]
    """Sorted."""
    goals: Goals
    turn: Turn | None
    players: tuple[Player, ...]

    def to_dict(self) -> wire.SeenGame:
        return {
            "viewer": self.viewer,
            "config": {"players": self.config.players},
            "phase": self.phase,
            "active": self.active,
            "queue": list(self.queue),
            "limit": self.limit,
            "revealed": texts(self.revealed),
            "unseen": texts(self.unseen),
            "display": texts(self.display),
            "discard": texts(self.discard),
            "goals": goals_dict(self.goals),
            "turn": None if self.turn is None else self.turn.to_dict(),
            "players": [player.to_dict() for player in self.players],
        }


def observe(state: State, viewer: int | None) -> Observation:
    if viewer is not None and not 0 <= viewer < len(state.players):
        raise Refused(Code.NO_SUCH_PLAYER, players=len(state.players))
    cards = state.setup.deal.cards
    return Observation(
        viewer=viewer,
        config=replace(state.config, seed=None),
        phase=state.phase,
        active=state.active,
        queue=state.queue,
        limit=state.limit,
        revealed=cards[: state.revealed],
        unseen=in_order(cards[state.revealed :]),
        display=state.display,
        discard=state.discard,
        goals=state.goals,
        turn=state.turn,
        players=state.players,
    )
