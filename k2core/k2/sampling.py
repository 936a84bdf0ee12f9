"""Sample a state consistent with an observation, for players who think ahead."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from k2core.k2.components import DAYS_PER_DEAL, DEALS, DECK, PICKS, RISK_TOKENS, TILES, TILES_IN_PLAY, Card
from k2core.k2.pieces import Player
from k2core.k2.setup import Deal, set_up
from k2core.k2.state import State

if TYPE_CHECKING:
    from k2core.core.rng import Pcg32
    from k2core.k2.observation import Observation, SeenPlayer

Decks = tuple[tuple[Card, ...], ...]


def imagine(seen: Observation, rng: Pcg32) -> State:
    """Return a state with the same observation and everything hidden drawn at random."""
    config = seen.config
    tiles = range(len(TILES[config.weather]))
    known_tokens = (Counter(RISK_TOKENS) - Counter(seen.hidden_tokens)).elements()
    players, decks = zip(*(_imagine_player(player, seen.day, rng) for player in seen.players), strict=True)
    deal = Deal(
        weather=(*seen.tiles, *rng.shuffled(tile for tile in tiles if tile not in seen.tiles))[:TILES_IN_PLAY],
        tokens=(*known_tokens, *rng.shuffled(seen.hidden_tokens)),
        start=config.start or 0,
        decks=decks,
    )
    return State(
        setup=set_up(config, deal),
        day=seen.day,
        phase=seen.phase,
        starting=seen.starting,
        queue=seen.queue,
        players=players,
        tokens=seen.tokens,
        taken=seen.taken,
        turn=seen.turn,
        summit=seen.summit,
        pending=seen.pending,
    )


def _imagine_player(seen: SeenPlayer, day: int, rng: Pcg32) -> tuple[Player, Decks]:
    unseen = seen.unseen
    if not unseen and not seen.played:  # out: any cards may have been in the deck
        unseen = tuple((Counter(DECK) - Counter(seen.picks) - Counter(seen.hand)).elements())
    hidden = list(rng.shuffled(unseen))
    picks = seen.picks
    if picks is None:
        picks = _take(hidden, PICKS if seen.has_picked else 0)
    hand = _take(hidden, seen.hand_size) if seen.hand is None else seen.hand
    decks = [rng.shuffled(DECK) for _ in range(DEALS)]
    decks[(day - 1) // DAYS_PER_DEAL] = (*seen.played, *picks, *hand, *hidden)
    return Player(hand, picks, seen.climbers, seen.token, seen.rescue), tuple(decks)


def _take(cards: list[Card], count: int) -> tuple[Card, ...]:
    """Take so many cards from the list and return them sorted."""
    taken, cards[:] = cards[:count], cards[count:]
    return tuple(sorted(taken))
