"""The worked examples of the rulebook (K2-X1 to K2-X6)."""

from __future__ import annotations

from k2core.k2 import Phase, Weather, risk_sum, tonight

from .scene import ANNA, HOME, WILLIAM, Table, cards, climber, on, play, purse, refuses, sleep, unpaid


def test_anna_takes_the_risk_token() -> None:
    """K2-X1: Brian risks 3, Anna 4, William 2."""
    anna, brian, william = "m1 m3 a1", "m1 m1 r13", "m2 a1 a2"
    assert [risk_sum(cards(pick)) for pick in (brian, anna, william)] == [3, 4, 2]
    state = Table(players=3).morning(anna, brian, william)
    state = play(state, f"select {anna}", f"select {brian}", f"select {william}")
    assert (state.phase, state.to_act) == (Phase.TOKEN, (ANNA,))


def test_brian_climbs_with_two_cards_and_descends_with_a_rope() -> None:
    """K2-X2: two 1s enter a space of cost 2 upwards; the rope's 3 lead the other from 13 to 14 to 11."""
    state = Table(players=3, starting=1, brian=(on(16), on(13))).turn("a0 a1 a1", "m1 m1 r13")
    state = play(state, "give m1 A", "give m1 A", "step A 18")
    state = play(state, "give r13 B down", "step B 14", "step B 11")
    assert (climber(state, "Brian A").space, climber(state, "Brian B").space) == (18, 11)
    assert (purse(state, "A"), purse(state, "B")) == ((0, 0), (0, 0))


def test_three_players_put_two_climbers_on_a_space_above_7000_m() -> None:
    """K2-X3: the second climber finds room on 21, the third does not."""
    anna = (on(19), HOME)
    with_one = Table(players=3, anna=anna, brian=(on(21), HOME)).turn("m2 a0 a1")
    assert climber(play(with_one, "give m2 A", "step A 21", "end"), "Anna A").space == 21
    with_two = Table(players=3, anna=anna, brian=(on(21), HOME), william=(on(21), HOME)).turn("m2 a0 a1")
    refuses(play(with_two, "give m2 A"), "step A 21", "space_full (space=21, limit=2)")


def test_william_shelters_both_climbers_with_one_tent() -> None:
    """K2-X4: A at 6500 m rises by 3; B enters that space for 1 and pitches its tent there for 1."""
    table = Table(players=3, starting=WILLIAM, william=(on(16, level=1), on(13)))
    state = table.turn("a0 a1 a1", "a0 a1 a1", "m2 a1 a2")
    state = play(state, "give a2 A", "give a1 A", "give m2 B", "step B 16", "tent B")
    assert climber(state, "William A").level == 4
    assert climber(state, "William B").tent == 16
    nights = [tonight(state, (WILLIAM, index)) for index in (0, 1)]
    assert [night.tent for night in nights if night is not None] == [1, 1]


def test_anna_pays_a_token_of_2_from_a_level_and_a_card() -> None:
    """K2-X5: 1 from the first climber's level, and the 3 reduced to 2 still enters a space of cost 2."""
    state = Table(players=3, anna=(on(0, level=2), on(16))).turn("m1 m3 a1", token=2)
    state = play(state, "give m1 A", "give a1 A", "step A 1", "pay A level")
    state = play(state, "give m3 B", "pay B move", "step B 18")
    assert (climber(state, "Anna A").level, climber(state, "Anna B").space) == (2, 18)
    assert (unpaid(state), purse(state, "B")) == (0, (0, 0))
    assert play(state, "end").to_act == (1,)


def test_brian_survives_a_storm_in_his_tent() -> None:
    """K2-X6: level 3, space -1, weather -2, tent +1: level 1 next day."""
    table = Table(players=3, today=Weather(2, 0, (1, 2, 3)), brian=(on(16, level=3, tent=16), HOME))
    assert climber(sleep(table.turn()), "Brian A").level == 1
