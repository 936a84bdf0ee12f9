"""Options and the first morning (K2-U1, K2-U2)."""

from __future__ import annotations

import pytest

from k2core.core.errors import Refused
from k2core.k2 import Config, Phase, new_game, start

from .scene import Table


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("board", ["easy", "hard"])
@pytest.mark.parametrize("weather", ["summer", "winter", "mixed"])
def test_one_to_five_play_on_any_board_in_any_weather(players: int, board: str, weather: str) -> None:
    """K2-U1: every combination opens with all players about to pick."""
    state = new_game("u1", players=players, board=board, weather=weather, family=players > 1)
    assert sorted(state.to_act) == list(range(players))
    assert state.status == ()


@pytest.mark.parametrize(
    ("config", "code"),
    [
        (Config(players=0), "bad_players"),
        (Config(players=6), "bad_players"),
        (Config(board="medium"), "bad_board"),
        (Config(weather="autumn"), "bad_weather"),
        (Config(players=1, family=True), "family_needs_two"),
        (Config(players=4, crowded=True), "crowded_needs_five"),
        (Config(players=2, start=2), "bad_start"),
        (Config(players=2, start=-1), "bad_start"),
    ],
)
def test_options_that_do_not_go_together_are_refused(config: Config, code: str) -> None:
    """K2-U1: 1-5 players, family for 2-5, crowded for 5 only, the starting player one of them."""
    with pytest.raises(Refused) as refused:
        start(config)
    assert refused.value.code == code


def test_the_family_variant_deals_everyone_a_rescue_card() -> None:
    """K2-U1: and without it nobody has one."""
    assert all(player.rescue for player in new_game("kin", players=3, family=True).players)
    assert not any(player.rescue for player in new_game("kin", players=3).players)


def test_a_named_seat_starts() -> None:
    """K2-U1: whoever is named starts, whatever the seed."""
    for seat in range(5):
        state = new_game("named", players=5, start=seat)
        assert (state.starting, state.to_act[0]) == (seat, seat)


def test_otherwise_the_seed_draws_who_starts() -> None:
    """K2-U2 (ruling): any seat may be drawn, and the same seed draws the same one."""
    drawn = {new_game(f"who-{number}", players=5).starting for number in range(60)}
    assert drawn == set(range(5))
    assert new_game("who", players=5).starting == new_game("who", players=5).starting


@pytest.mark.parametrize("board", ["easy", "hard"])
def test_all_climbers_start_in_base_camp(board: str) -> None:
    """K2-U2: level 1, points 1, nobody at the summit, on day 1."""
    state = new_game("morning", players=3, board=board)
    assert (state.day, state.phase, state.summit) == (1, Phase.SELECT, ())
    for player in state.players:
        for climber in player.climbers:
            assert (climber.space, climber.level, climber.points) == (0, 1, 1)


@pytest.mark.parametrize(
    ("day", "forecast"),
    [(1, 6), (2, 5), (3, 4), (4, 6), (12, 4), (13, 6), (15, 4), (16, 3), (17, 2), (18, 1)],
)
def test_the_tile_in_play_and_the_next_are_visible(day: int, forecast: int) -> None:
    """K2-U2: 4 to 6 days of forecast, today included; 3 to 1 on the last tile."""
    state = Table(day=day).morning()
    seen = state.observation(0)
    assert len(seen.weather) - (day - 1) == forecast
    assert seen.weather == state.setup.weather[: day - 1 + forecast]


def test_three_tokens_lie_open_and_seventeen_are_hidden() -> None:
    """K2-U2: the first three of the shuffled tokens; the rest is known by value only."""
    state = new_game("risk", players=2)
    assert state.tokens == tuple(sorted(state.setup.deal.tokens[:3]))
    assert state.observation(0).hidden_tokens == tuple(sorted(state.setup.deal.tokens[3:]))


def test_six_cards_are_drawn_from_each_shuffled_deck() -> None:
    """K2-U2: the hand is the top six of the first deal."""
    state = new_game("hands", players=4)
    for player, decks in zip(state.players, state.setup.deal.decks, strict=True):
        assert player.hand == tuple(sorted(decks[0][:6]))


def test_different_seeds_shuffle_differently() -> None:
    """K2-U2: weather, tokens and decks are shuffled, and players do not share a shuffle."""
    deals = [new_game(f"mix-{number}", players=2).setup.deal for number in range(30)]
    assert len({deal.weather for deal in deals}) > 20
    assert len({deal.tokens for deal in deals}) == 30
    assert len({deck for deal in deals for decks in deal.decks for deck in decks}) == 180
