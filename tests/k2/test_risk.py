"""Phase 2: the most daring takes a risk token (K2-R1, K2-R2)."""

from __future__ import annotations

import pytest

from k2core.k2 import Phase, State, new_game, risk_sum

from .scene import ANNA, BOTH_DEAD, BRIAN, WILLIAM, Table, cards, choices, play, refuses, sleep


@pytest.mark.parametrize(
    ("pick", "points"),
    [("m1 m1 m1", 3), ("m2 m3 m3", 8), ("r12 r13 r23", 4), ("a1 a2 a3", 0), ("m3 r23 a0", 5)],
)
def test_the_risk_sum(pick: str, points: int) -> None:
    """K2-R1: movement points plus the up value of ropes; acclimatization does not count."""
    assert risk_sum(cards(pick)) == points


def revealed(table: Table, *picks: str) -> State:
    state = table.morning(*picks)
    for seat in state.queue:
        state = play(state, f"select {picks[seat]}")
    return state


def test_the_strictly_highest_sum_takes_a_token() -> None:
    """K2-R1: Brian risks 4, the others 3, and chooses among the open tokens."""
    state = revealed(Table(players=3), "m1 m1 m1", "m1 m1 m2", "m1 r23 a0")
    assert (state.phase, state.to_act) == (Phase.TOKEN, (BRIAN,))
    assert choices(state) == {"take 0", "take 1", "take 2"}
    after = play(state, "take 2")
    assert [player.token for player in after.players] == [None, 2, None]


def test_on_a_tie_for_the_highest_sum_nobody_takes_a_token() -> None:
    """K2-R1: Anna and William tie at 4, so not even Brian with 3 takes one."""
    state = revealed(Table(players=3), "m2 m2 a0", "m1 m1 m1", "m1 m3 a0")
    assert state.phase is Phase.TURN
    assert [player.token for player in state.players] == [None, None, None]
    assert state.taken == 0


def test_a_tie_below_the_highest_does_not_matter() -> None:
    """K2-R1: Anna's 5 is highest alone."""
    assert revealed(Table(players=3), "m2 m3 a0", "m1 m1 m1", "m1 m1 m1").to_act == (ANNA,)


def test_players_who_are_out_do_not_count() -> None:
    """K2-R1: with Brian out, Anna and William are compared alone."""
    state = revealed(Table(players=3, brian=BOTH_DEAD), "m1 m1 m1", "", "m1 m1 m2")
    assert (state.phase, state.to_act) == (Phase.TOKEN, (WILLIAM,))


def test_only_an_open_token_can_be_taken() -> None:
    """K2-R1: nobody takes a 0 that does not lie open."""
    state = revealed(Table(open_tokens=(1, 1, 2)), "m1 m1 m1", "a0 a1 a1")
    assert choices(state) == {"take 1", "take 2"}
    refuses(state, "take 0", "token_not_open (value=0)")


def test_the_gap_is_refilled_at_once() -> None:
    """K2-R1: the fourth token of the shuffle comes up before the turn begins."""
    state = revealed(Table(), "m1 m1 m1", "a0 a1 a1")
    fourth = state.setup.deal.tokens[3]
    assert play(state, "take 2").tokens == tuple(sorted((0, 1, fourth)))


def test_the_eighteenth_token_taken_finds_no_other_to_replace_it() -> None:
    """K2-R1: 17 hidden tokens refill 17 gaps; after the 18th two lie open."""
    solo = Table(players=1, day=17).turn("m1 m1 m1", token=2)
    assert len(solo.tokens) == 3
    last = Table(players=1, day=18).turn("m1 m1 m1", token=2)
    assert last.tokens == (0, 1)


def test_a_token_leaves_the_game_after_its_day() -> None:
    """K2-R1: next morning nobody holds it and it lies not open again."""
    state = Table().turn("m1 m1 m1", token=2)
    open_before = state.tokens
    morning = sleep(state)
    assert morning.day == state.day + 1
    assert [player.token for player in morning.players] == [None, None]
    assert (morning.tokens, morning.taken) == (open_before, 1)


@pytest.mark.parametrize("pick", ["a0 a1 a1", "m1 m1 m1", "r12 r13 a3"])
def test_solo_takes_a_token_whatever_the_cards(pick: str) -> None:
    """K2-R2: even with a risk sum of 0."""
    assert revealed(Table(players=1), pick).phase is Phase.TOKEN


def test_solo_takes_one_every_day() -> None:
    """K2-R2: eighteen days, eighteen tokens."""
    state = new_game("alone")
    while state.outcome is None:
        # Resting in base camp with the first three cards: a climber there never dies.
        state = play(state, str(state.legal_actions()[-1 if state.phase is Phase.TURN else 0]))
    assert (state.day, state.taken) == (18, 18)


def test_the_last_player_left_takes_a_token_whatever_the_cards() -> None:
    """K2-R2 (ruling): Anna is alone on the mountain and takes a token without any risk sum."""
    state = revealed(Table(players=3, brian=BOTH_DEAD, william=BOTH_DEAD), "a0 a1 a1")
    assert (state.phase, state.to_act) == (Phase.TOKEN, (ANNA,))
