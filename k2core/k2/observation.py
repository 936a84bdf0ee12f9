"""What a player may know (U2, S1, E1).

An observation holds no seed and nothing drawn from it that is still hidden: not the decks' order, not the
others' hands, not the picks before all are made, neither the tokens nor the weather to come.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from k2core.core.cards import texts
from k2core.core.errors import Code, Refused
from k2core.k2.components import DAYS_PER_TILE, DECK, OPEN_TOKENS, RISK_TOKENS, Card, Weather
from k2core.k2.day import deck_in_use, drawn
from k2core.k2.pieces import ClimberId, Phase, Turn
from k2core.k2.setup import Config, days_known

if TYPE_CHECKING:
    from k2core.k2 import wire
    from k2core.k2.pieces import Climber
    from k2core.k2.state import State


@dataclass(frozen=True, slots=True)
class SeenPlayer:
    """A player as another (or the player) sees it."""

    hand: tuple[Card, ...] | None
    """None if it is hidden."""
    hand_size: int
    picks: tuple[Card, ...] | None
    """None while they are secret."""
    has_picked: bool
    unseen: tuple[Card, ...]
    """Cards of the deal in use that the viewer has not seen: in the deck, and in a hidden hand. Nothing more
    is drawn by a player who is out, so there it is empty."""
    played: tuple[Card, ...]
    """Cards of the deal in use that were played on earlier days."""
    token: int | None
    rescue: bool
    climbers: tuple[Climber, Climber]

    def to_dict(self) -> wire.SeenPlayer:
        return {
            "hand": None if self.hand is None else texts(self.hand),
            "hand_size": self.hand_size,
            "picks": None if self.picks is None else texts(self.picks),
            "has_picked": self.has_picked,
            "unseen": texts(self.unseen),
            "played": texts(self.played),
            "token": self.token,
            "rescue": self.rescue,
            "climbers": [climber.to_dict() for climber in self.climbers],
        }


@dataclass(frozen=True, slots=True)
class Observation:
    viewer: int | None
    config: Config
    """Without the seed."""
    day: int
    phase: Phase
    starting: int
    queue: tuple[int, ...]
    tiles: tuple[int, ...]
    """The weather tiles turned up so far."""
    weather: tuple[Weather, ...]
    """Every day known, day 1 first."""
    tokens: tuple[int, ...]
    taken: int
    hidden_tokens: tuple[int, ...]
    """Values not yet turned up."""
    turn: Turn | None
    summit: tuple[ClimberId, ...]
    pending: tuple[ClimberId, ...]
    players: tuple[SeenPlayer, ...]

    def to_dict(self) -> wire.SeenGame:
        return {
            "viewer": self.viewer,
            "config": _options(self.config),
            "day": self.day,
            "phase": self.phase,
            "starting": self.starting,
            "queue": list(self.queue),
            "tiles": list(self.tiles),
            "weather": [day.to_dict() for day in self.weather],
            "tokens": list(self.tokens),
            "taken": self.taken,
            "hidden_tokens": list(self.hidden_tokens),
            "turn": None if self.turn is None else self.turn.to_dict(),
            "summit": [list(who) for who in self.summit],
            "pending": [list(who) for who in self.pending],
            "players": [player.to_dict() for player in self.players],
        }


def _options(config: Config) -> wire.Options:
    form = config.to_dict()
    del form["seed"]
    return cast("wire.Options", form)


def observe(state: State, viewer: int | None) -> Observation:
    if viewer is not None and not 0 <= viewer < len(state.players):
        raise Refused(Code.NO_SUCH_PLAYER, players=len(state.players))
    deal = state.setup.deal
    known = days_known(state.day)
    turned_up = min(len(RISK_TOKENS), OPEN_TOKENS + state.taken)
    return Observation(
        viewer=viewer,
        config=replace(state.config, seed=None),
        day=state.day,
        phase=state.phase,
        starting=state.starting,
        queue=state.queue,
        tiles=deal.weather[: known // DAYS_PER_TILE],
        weather=state.setup.weather[:known],
        tokens=state.tokens,
        taken=state.taken,
        hidden_tokens=tuple(sorted(deal.tokens[turned_up:])),
        turn=state.turn,
        summit=state.summit,
        pending=state.pending,
        players=tuple(_see(state, seat, viewer) for seat in range(len(state.players))),
    )


def _see(state: State, seat: int, viewer: int | None) -> SeenPlayer:
    player = state.players[seat]
    own = seat == viewer
    secret = not own and state.phase is Phase.SELECT
    played: tuple[Card, ...] = ()
    unseen: tuple[Card, ...] = ()
    if not state.is_out(seat):
        drawn_cards = Counter(deck_in_use(state.setup.deal, seat, state.day)[: drawn(state.day)])
        played = _sorted(drawn_cards - Counter(player.hand) - Counter(player.picks))
        seen = Counter(played)
        if own:
            seen.update(player.hand)
        if not secret:
            seen.update(player.picks)
        unseen = _sorted(Counter(DECK) - seen)
    return SeenPlayer(
        hand=player.hand if own else None,
        hand_size=len(player.hand),
        picks=None if secret else player.picks,
        has_picked=bool(player.picks),
        unseen=unseen,
        played=played,
        token=player.token,
        rescue=player.rescue,
        climbers=player.climbers,
    )


def _sorted(cards: Counter[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards.elements()))
