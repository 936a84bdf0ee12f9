"""What a player can see and what not: whatever is hidden may be changed without the player noticing."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest

from k2core import k2
from k2core.core.canonical_json import dump
from k2core.core.errors import Refused
from k2core.core.rng import stream
from k2core.k2 import Deal, Phase, Player, Select, State
from k2core.k2.components import DECK, TILES
from k2core.k2.setup import set_up

from .tempers import anything, bold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.core.rng import Pcg32
    from k2core.k2 import Card

SEED = "psst-nobody-knows"


def history(players: int, temper: str = "any", weather: str = "mixed", seed: str = SEED) -> Iterator[State]:
    """The positions of a whole game."""
    state = k2.new_game(seed, players, "easy", weather, family=players == 4)
    rng = stream("history", players, temper)
    yield state
    while state.legal_actions():
        options = (bold if temper == "bold" else anything)(state)
        state = state.apply(options[rng.below(len(options))])
        yield state


@cache
def positions() -> tuple[State, ...]:
    """Positions of all phases, players in and out."""
    found: list[State] = []
    for players in (1, 2, 3, 4, 5):
        for temper in ("any", "bold"):
            found += list(history(players, temper))[::7]
    return tuple(found)


def viewers(state: State) -> tuple[int | None, ...]:
    return (None, *range(len(state.players)))


# What is hidden


def with_other_secrets(state: State, viewer: int | None, rng: Pcg32) -> State:
    """The same position as far as the viewer knows, everything hidden from it shuffled."""
    deal = state.setup.deal
    tiles = min(6, (state.day - 1) // 3 + 2)
    unknown = [tile for tile in range(len(TILES[state.config.weather])) if tile not in deal.weather[:tiles]]
    turned_up = 3 + state.taken
    seats = [_other_cards(state, seat, viewer, rng) for seat in range(len(state.players))]
    other = Deal(
        weather=(*deal.weather[:tiles], *rng.shuffled(unknown))[:6],
        tokens=(*deal.tokens[:turned_up], *rng.shuffled(deal.tokens[turned_up:])),
        start=deal.start,
        decks=tuple(decks for _player, decks in seats),
    )
    setup = set_up(replace(state.config, seed="another-seed"), other)
    return replace(state, setup=setup, players=tuple(player for player, _decks in seats))


def _other_cards(
    state: State, seat: int, viewer: int | None, rng: Pcg32
) -> tuple[Player, tuple[tuple[Card, ...], ...]]:
    """Another hand, other secret picks and other decks for one seat."""
    player = state.players[seat]
    this_deal = (state.day - 1) // 6
    deck = state.setup.deal.decks[seat][this_deal]
    drawn = min(18, 6 + (state.day - 1) % 6 * 3)
    held = Counter(player.hand) + Counter(player.picks)
    played = tuple((Counter(deck[:drawn]) - held).elements())
    picks = player.picks
    if viewer == seat:
        hidden = list(rng.shuffled(deck[drawn:]))
        hand = player.hand
    else:
        secret = state.phase is Phase.SELECT
        known = Counter(played) + Counter(() if secret else picks)
        hidden = list(rng.shuffled((Counter(deck) - known).elements()))
        if secret:
            picks = tuple(sorted(hidden.pop() for _ in picks))
        hand = tuple(sorted(hidden.pop() for _ in player.hand))
    decks = [rng.shuffled(DECK) for _ in range(3)]
    decks[this_deal] = (*played, *hand, *picks, *hidden)
    return replace(player, hand=hand, picks=picks), tuple(decks)


def test_nobody_notices_when_what_is_hidden_changes() -> None:
    rng = stream("secrets")
    changed = 0
    for state in positions():
        for viewer in viewers(state):
            other = with_other_secrets(state, viewer, rng)
            changed += other != replace(state, setup=other.setup)
            where = f"{viewer} on day {state.day}, {state.phase}"
            assert other.observation(viewer) == state.observation(viewer), f"{where} sees a secret"
            assert other.observation(viewer).to_dict() == state.observation(viewer).to_dict()
    assert changed > 500, "hardly a secret was changed: this test would not notice one that leaks"


@pytest.mark.parametrize("players", [2, 5])
def test_a_pick_is_secret_until_all_have_picked(players: int) -> None:
    state = k2.new_game(SEED, players)
    picker = state.to_act[0]
    for viewer in viewers(state):
        views = {str(state.apply(pick).observation(viewer)) for pick in state.legal_actions()}
        expected = len(state.legal_actions()) if viewer == picker else 1
        assert len(views) == expected, f"{viewer} can tell {len(views)} picks of {picker} apart"


def test_picks_are_seen_by_all_once_all_have_picked() -> None:
    for state in positions():
        if state.phase is not Phase.SELECT:
            for viewer in viewers(state):
                seen = [player.picks for player in state.observation(viewer).players]
                assert seen == [player.picks for player in state.players]


def test_one_sees_who_has_picked_already() -> None:
    state = k2.new_game(SEED, 3, start=1)
    state = state.apply(state.legal_actions()[0])
    assert [player.has_picked for player in state.observation(0).players] == [False, True, False]
    assert state.observation(0).players[1].picks is None
    assert state.observation(0).players[1].hand_size == 3


def test_no_hand_is_seen_but_the_own() -> None:
    for state in positions():
        for viewer in viewers(state):
            for seat, player in enumerate(state.observation(viewer).players):
                own = state.players[seat].hand if seat == viewer else None
                assert player.hand == own, f"the hand of {seat} as {viewer} sees it"
                assert player.hand_size == len(state.players[seat].hand)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_seed_is_never_shown(viewer: int | None) -> None:
    for state in history(3):
        seen = state.observation(viewer)
        assert SEED not in dump(seen.to_dict())
        assert "seed" not in seen.to_dict()["config"]
        assert seen.config.seed is None
        assert SEED not in repr(seen)


# What is seen


@pytest.mark.parametrize(
    ("day", "days_ahead"),
    [(day, [6, 5, 4][(day - 1) % 3]) for day in range(1, 16)] + [(16, 3), (17, 2), (18, 1)],
)
def test_the_forecast_tells_four_to_six_days_and_the_last_tile_what_is_left(day: int, days_ahead: int) -> None:
    state = next(state for state in history(1) if state.day == day)
    seen = state.observation(0)
    assert len(seen.weather) - day + 1 == days_ahead
    assert seen.weather == state.setup.weather[: len(seen.weather)]
    assert seen.tiles == state.setup.deal.weather[: len(seen.weather) // 3]


def test_the_weather_to_come_makes_no_difference_to_the_forecast() -> None:
    state = k2.new_game(SEED, weather="winter")
    deal = state.setup.deal
    later = replace(deal, weather=(*deal.weather[:2], *reversed(deal.weather[2:])))
    other = k2.start(replace(state.config, seed=None), later)
    assert other.setup.weather != state.setup.weather
    assert other.observation(0) == state.observation(0)


def test_hidden_tokens_are_counted_and_not_ordered() -> None:
    for state in positions():
        seen = state.observation(0)
        assert len(seen.hidden_tokens) == max(0, 20 - 3 - state.taken)  # the 18th taken finds none
        assert list(seen.hidden_tokens) == sorted(seen.hidden_tokens), "their order tells what comes next"
        assert Counter(seen.hidden_tokens) == Counter(state.setup.deal.tokens[3 + state.taken :])
        assert seen.tokens == state.tokens


def test_cards_are_seen_played_or_unseen_and_make_a_deck() -> None:
    for state in positions():
        for viewer in viewers(state):
            for seat, player in enumerate(state.observation(viewer).players):
                if not state.is_out(seat):
                    together = Counter((*player.unseen, *player.played, *(player.hand or ()), *(player.picks or ())))
                    assert together == Counter(DECK), f"seat {seat} as {viewer} sees it on day {state.day}"


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_was_played_is_remembered_until_the_deck_is_shuffled(viewer: int | None) -> None:
    played: list[list[Card]] = [[], []]
    state = k2.new_game(SEED, 2)
    rng = stream("memory")
    while state.legal_actions():
        today = [list(player.picks) for player in state.players]
        for seat, player in enumerate(state.observation(viewer).players):
            assert list(player.played) == sorted(played[seat]), f"seat {seat} on day {state.day}"
        action = state.legal_actions()[rng.below(len(state.legal_actions()))]
        after = state.apply(action)
        if after.day != state.day:
            fresh = after.day % 6 == 1
            played = [[] if fresh else played[seat] + today[seat] for seat in (0, 1)]
        state = after


def test_a_deck_on_its_last_day_has_no_secrets_from_its_owner() -> None:
    state = next(state for state in history(2) if state.day == 6)
    own = state.observation(0).players[0]
    assert own.unseen == ()
    assert own.hand == state.players[0].hand


def test_nothing_more_is_drawn_by_one_who_is_out() -> None:
    out = 0
    for state in positions():
        for viewer in viewers(state):
            for seat, player in enumerate(state.observation(viewer).players):
                if state.is_out(seat):
                    out += 1
                    assert player.unseen == ()
                    assert player.played == ()
    assert out, "nobody was out in any position"


def test_what_lies_on_the_table_is_seen_by_all() -> None:
    for state in positions():
        for viewer in viewers(state):
            seen = state.observation(viewer)
            table = ("day", "phase", "starting", "queue", "tokens", "taken", "turn", "summit", "pending")
            for name in table:
                assert getattr(seen, name) == getattr(state, name), f"{viewer} sees another {name}"
            for player, there in zip(seen.players, state.players, strict=True):
                assert (player.climbers, player.token, player.rescue) == (
                    there.climbers,
                    there.token,
                    there.rescue,
                )


# Who looks


def test_an_onlooker_sees_what_lies_open_to_all() -> None:
    seen = k2.new_game(SEED, 3).observation(None)
    assert seen.viewer is None
    assert [player.hand for player in seen.players] == [None, None, None]
    assert [player.hand_size for player in seen.players] == [6, 6, 6]
    assert all(player.unseen == DECK for player in seen.players)


@pytest.mark.parametrize("viewer", [9, 3, -1, 10**30])
def test_one_who_does_not_play_has_no_view(viewer: int) -> None:
    with pytest.raises(Refused) as refused:
        k2.new_game(SEED, 3).observation(viewer)
    assert refused.value.code == "no_such_player"
    assert refused.value.details == {"players": 3}


# Worlds imagined


def test_a_sampled_state_gives_the_same_observation() -> None:
    rng = stream("imagined")
    for state in positions():
        if not died_tonight(state):
            check_sampled(state, rng)


def test_a_state_can_be_sampled_on_the_evening_of_a_death() -> None:
    # The dead player's cards of today still lie there until the morning.
    rng = stream("evening")
    evenings = [state for players in (1, 2, 4) for state in history(players, "bold") if died_tonight(state)]
    assert evenings, "nobody has died: this game no longer tests what it is here for"
    for state in evenings:
        check_sampled(state, rng)


def died_tonight(state: State) -> bool:
    return any(state.is_out(seat) and player.picks for seat, player in enumerate(state.players))


def check_sampled(state: State, rng: Pcg32) -> None:
    for viewer in viewers(state):
        seen = state.observation(viewer)
        other = k2.imagine(seen, rng)
        assert other.observation(viewer) == seen
        assert not other.status, (
            f"the state sampled for {viewer} on day {state.day}, {state.phase}, cannot occur: "
            f"{[str(defect) for defect in other.status]}"
        )


def test_every_card_may_be_in_another_hand() -> None:
    state = k2.new_game(SEED, 2)
    rng = stream("every-card")
    hands = [k2.imagine(state.observation(0), rng).players[1].hand for _ in range(150)]
    assert {card for hand in hands for card in hand} == set(DECK)
    assert len(set(hands)) > 100, "the same hands come up again and again"


def test_every_weather_and_token_that_may_come_is_sampled() -> None:
    state = k2.new_game(SEED, weather="mixed")
    rng = stream("every-tile")
    worlds = [k2.imagine(state.observation(0), rng).setup.deal for _ in range(200)]
    known = state.setup.deal.weather[:2]
    assert {deal.weather[:2] for deal in worlds} == {known}
    assert {deal.weather[2] for deal in worlds} == set(range(12)) - set(known)
    assert {deal.tokens[3] for deal in worlds} == {0, 1, 2}


def test_the_own_hand_is_never_sampled() -> None:
    state = k2.new_game(SEED, 2)
    pick = next(action for action in state.legal_actions() if isinstance(action, Select))
    after = state.apply(pick)
    other = k2.imagine(after.observation(state.to_act[0]), stream("own"))
    assert other.players[state.to_act[0]] == after.players[state.to_act[0]]
