"""Phase 5: the end of a day, and what the seed fixes (K2-E1)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from k2core.k2 import Card, Phase, new_game

from .scene import ANNA, BOTH_DEAD, BRIAN, DANA, HOME, WILLIAM, Table, cards, on, play, sleep

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.k2 import Action


@pytest.mark.parametrize(("today", "tomorrow"), [(ANNA, BRIAN), (WILLIAM, DANA), (DANA, ANNA)])
def test_the_starting_marker_goes_to_the_left(today: int, tomorrow: int) -> None:
    """K2-E1: one seat on, and from the last seat to the first."""
    state = sleep(Table(players=4, starting=today).turn())
    assert state.starting == tomorrow
    assert state.to_act[0] == tomorrow


def test_the_starting_marker_skips_who_is_out() -> None:
    """K2-E1: Brian is out and William dies tonight, so after Anna comes Dana."""
    lost = (on(16, level=1), on(16, level=1))
    state = sleep(Table(players=4, brian=BOTH_DEAD, william=lost).turn())
    assert state.starting == DANA


def test_the_starting_marker_may_stay_with_the_last_player() -> None:
    """K2-E1: nobody else is left."""
    state = sleep(Table(starting=BRIAN, anna=BOTH_DEAD).turn())
    assert state.starting == BRIAN


def test_the_weather_marker_moves_on_one_day() -> None:
    """K2-E1: over a tile and on to the next, the weather is that of the tiles in their order."""
    state = Table(day=3).turn()
    weather = state.setup.weather
    tomorrow = sleep(state)
    assert tomorrow.day == 4
    assert tomorrow.observation(ANNA).weather == weather[:9], "a new tile comes into play, another in sight"


def test_everyone_draws_three() -> None:
    """K2-E1: three cards kept and the next three of the deck."""
    state = Table(day=2).turn("m1 m2 m3", "a0 a1 a2")
    tomorrow = sleep(state)
    for seat in (ANNA, BRIAN):
        deck = state.setup.deal.decks[seat][0]
        assert tomorrow.players[seat].hand == tuple(sorted((*state.players[seat].hand, *deck[9:12])))
        assert tomorrow.players[seat].picks == ()


def test_with_no_cards_to_draw_one_plays_the_last_three() -> None:
    """K2-E1: after day 5 the deck is empty, and day 6 is played with what is left."""
    state = Table(day=5).turn("m1 m2 m3")
    kept = state.players[ANNA].hand
    assert len(kept) == 3
    assert sleep(state).players[ANNA].hand == kept


@pytest.mark.parametrize("day", [6, 12])
def test_with_an_empty_hand_all_eighteen_are_shuffled_and_six_drawn(day: int) -> None:
    """K2-E1: on days 7 and 13 the hand is the top of the next deal."""
    state = sleep(Table(day=day).turn("m1 m2 m3"))
    deal = state.setup.deal.decks[ANNA][day // 6]
    assert state.players[ANNA].hand == tuple(sorted(deal[:6]))


FULL_DECK = cards("m1 m1 m1 m1 m1 m2 m2 m2 m3 m3 r12 r13 r23 a0 a1 a1 a2 a3")
Days = list[list[Counter[Card]]]
"""Day by day and player by player some cards."""


def rest_in_camp(seed: str, choose: Callable[[tuple[Action, ...]], Action]) -> tuple[Days, Days]:
    """The hands of each morning and the picks of each day, if all rest in base camp and pick as told."""
    state = new_game(seed, players=3, weather="winter")
    hands: Days = []
    picks: Days = []
    while state.outcome is None:
        if len(hands) < state.day:
            hands.append([Counter(player.hand) for player in state.players])
        if state.phase is Phase.TURN and len(picks) < state.day:
            picks.append([Counter(player.picks) for player in state.players])
        action = "end" if state.phase is Phase.TURN else str(choose(state.legal_actions()))
        state = play(state, action)
    return hands, picks


def cards_drawn(hands: Days, picks: Days) -> Days:
    """What came into the hand each morning: today's hand less what was left of yesterday's."""
    return [
        [hands[day][seat] - (hands[day - 1][seat] - picks[day - 1][seat]) for seat in range(3)]
        for day in range(1, len(hands))
    ]


def test_the_deals_do_not_depend_on_decisions() -> None:
    """K2-E1: two games on one seed, played differently, draw the same cards on every morning."""
    first_hands, first_picks = rest_in_camp("one-mountain", lambda actions: actions[0])
    last_hands, last_picks = rest_in_camp("one-mountain", lambda actions: actions[-1])
    assert len(first_hands) == len(last_hands) == 18
    assert first_picks != last_picks, "the two games were to be played differently"
    assert first_hands[0] == last_hands[0]
    assert cards_drawn(first_hands, first_picks) == cards_drawn(last_hands, last_picks)


@pytest.mark.parametrize("first", [0, 6, 12])
def test_a_deck_lasts_six_days(first: int) -> None:
    """K2-E1: in days 1-6, 7-12 and 13-18 every player plays all 18 cards once."""
    _hands, picks = rest_in_camp("six-days", lambda actions: actions[0])
    for seat in range(3):
        played = sum((day[seat] for day in picks[first : first + 6]), Counter[Card]())
        assert played == Counter(FULL_DECK)


def test_two_people_on_one_seed_meet_the_same_mountain() -> None:
    """K2-E1: weather, tokens, starting player and deals are the seed's, and another seed has others."""
    assert new_game("twin", players=2).setup.deal == new_game(" TWIN ", players=2).setup.deal
    assert new_game("twin", players=2).setup.deal != new_game("twin2", players=2).setup.deal


def test_the_mountain_is_the_same_for_any_number_of_players() -> None:
    """K2-E1: weather, tokens and the first player's deals do not change when a friend joins."""
    alone, pair = new_game("joined").setup.deal, new_game("joined", players=2).setup.deal
    assert (alone.weather, alone.tokens, alone.decks[0]) == (pair.weather, pair.tokens, pair.decks[0])


def test_the_dead_draw_nothing() -> None:
    """K2-E1, K2-N2: Brian dies tonight and keeps the three cards he held."""
    state = Table(brian=(on(16, level=1), on(16, level=1)), anna=(HOME, HOME)).turn()
    assert sleep(state).players[BRIAN].hand == state.players[BRIAN].hand
