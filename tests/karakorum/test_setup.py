"""Setting a game up, and what the seed fixes."""

from __future__ import annotations

import pytest

from k2core.core.errors import Refused
from k2core.karakorum import Config, Phase, config_from_dict, new_game, start, wire
from k2core.karakorum.components import ALL_GOALS, DECK
from k2core.karakorum.setup import draw_deal


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_at_the_start(players: int) -> None:
    """KK-U1, KK-C3: a shuffled deck, all goals, pawns in base camp, no cards in hand."""
    state = new_game("start", players)
    assert state.status == ()
    assert state.phase is Phase.REVEAL
    assert (state.deck, state.discarded, state.display) == (120, 0, ())
    assert state.goals == ALL_GOALS
    empty: wire.Player = {"pawns": {"R": 0, "G": 0, "Y": 0}, "taken": [], "piles": []}
    assert [player.to_dict() for player in state.players] == [empty] * players
    assert sorted(state.setup.deal.cards) == list(DECK)
    assert state.to_act == (state.active,)
    assert [str(action) for action in state.legal_actions()] == ["reveal"]


def test_the_seed_draws_the_first_active_player() -> None:
    """KK-U1: over many seeds each seat is drawn, and the same seed draws the same."""
    for players in (2, 3, 4):
        drawn = [new_game(f"seat-{number}", players).active for number in range(60)]
        assert set(drawn) == set(range(players))
        assert drawn == [new_game(f"seat-{number}", players).active for number in range(60)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_active_player_can_be_named(players: int) -> None:
    """KK-U1: the seat that is named is active first, and the cards are the seed's own."""
    drawn = start(Config(players, "named"))
    for seat in range(players):
        config = config_from_dict({"players": players, "seed": "named", "start": seat})
        named = start(config)
        assert (named.active, named.to_act) == (seat, (seat,))
        assert named.setup.deal.cards == drawn.setup.deal.cards
        assert config_from_dict(config.to_dict()) == config
    assert config_from_dict({"players": players, "seed": "named"}).to_dict() == {"players": players, "seed": "named"}


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 1.0])
def test_the_first_active_player_is_a_seat_of_the_game(seat: object) -> None:
    with pytest.raises(Refused, match="bad_start"):
        config_from_dict({"players": 2, "seed": "named", "start": seat})


def test_the_same_seed_gives_the_same_deck_at_every_table() -> None:
    """KK-U1: the order of the cards does not depend on how many play."""
    decks = {draw_deal(Config(players, "deck")).cards for players in (2, 3, 4)}
    assert len(decks) == 1
    assert draw_deal(Config(2, "other")).cards not in decks


def test_the_deal_of_one_seed_is_frozen() -> None:
    # Links that were sent must open for ever.
    deal = new_game("frozen", 3).setup.deal.to_dict()
    assert deal["cards"][:8] == ["Y5.2", "R3.1", "Y1.2", "G1.3", "G1.1", "R1.1", "R7.1", "G2.1"]
    assert deal["start"] == 0


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(Refused) as refused:
        new_game("a", players)
    assert refused.value.code == "bad_players"
    assert refused.value.details == {"min": 2, "max": 4}


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"players": True, "seed": "a"}, "bad_option"),
        ({"players": "2", "seed": "a"}, "bad_option"),
        ({"players": 2, "seed": "no seed"}, "bad_seed"),
        ({"players": 2}, "bad_value"),
        ({"players": 2, "seed": "a", "board": "easy"}, "bad_value"),
    ],
)
def test_options_that_do_not_fit_are_refused(form: object, code: str) -> None:
    with pytest.raises(Refused) as refused:
        config_from_dict(form)
    assert refused.value.code == code


def test_a_game_without_a_seed_needs_a_deal() -> None:
    with pytest.raises(Refused, match="bad_seed"):
        start(Config(2))
