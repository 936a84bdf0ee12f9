"""Full spaces (K2-A5): nobody stops on one, anybody may pass, and no turn runs into a dead end.

For two players one climber fits on a space above 7000 m, two below. The line 21-23-25-26-27 of the easy
board costs 2, 2, 2, 3 and 3 to enter.
"""

from __future__ import annotations

from k2core.k2 import Phase, State, Weather

from .scene import (
    ANNA,
    BRIAN,
    HOME,
    Table,
    allows,
    choices,
    climber,
    on,
    play,
    purse,
    refuses,
)

AT_21 = (on(21, level=6), HOME)
AT_23 = (on(23, level=6), HOME)
AT_26 = (on(26, level=6), HOME)
AT_SUMMIT = (on(27, level=6), HOME)


def give_all(state: State, letter: str = "A") -> State:
    """The player in turn gives all cards with points to one climber, ropes at their up value."""
    assert state.turn is not None
    for card in state.turn.cards:
        if card.has_points:
            state = play(state, f"give {card} {letter}{' up' if card.down else ''}")
    return state


def test_a_climber_never_stops_on_a_full_space() -> None:
    """K2-A5: Brian stands on 23; with the 2 points to get there and none to leave, Anna may not go."""
    state = give_all(Table(anna=AT_21, brian=AT_23).turn("m2 a0 a1"))
    refuses(state, "step A 23", "space_full (space=23, limit=1)")


def test_an_empty_space_takes_the_climber() -> None:
    """K2-A5: without Brian the same step is fine, and the turn goes on as usual."""
    state = play(Table(anna=AT_21).turn("m2 a0 a1"), "give m2 A", "step A 23")
    allows(state, "give a1 A", "give a1 B", "end")


def test_the_last_place_of_a_space_may_be_taken() -> None:
    """K2-A5: below 7000 m there is room beside one of Brian's climbers, not beside both."""
    anna = (on(10), HOME)
    one = give_all(Table(anna=anna, brian=(on(13), HOME)).turn("m2 a0 a1"))
    allows(play(one, "step A 13"), "end")
    both = give_all(Table(anna=anna, brian=(on(13), on(13))).turn("m2 a0 a1"))
    refuses(both, "step A 13", "space_full (space=13, limit=2)")


def test_own_climbers_count() -> None:
    """K2-A5: Anna's B fills space 23 for her A as Brian's would."""
    state = give_all(Table(anna=(on(21, level=6), on(23, level=6))).turn("m2 a0 a1"))
    refuses(state, "step A 23", "space_full (space=23, limit=1)")


def test_a_full_space_may_be_passed_at_its_cost() -> None:
    """K2-A5: 2 for passing 23 and 2 for 25 behind it."""
    state = play(give_all(Table(anna=AT_21, brian=AT_23).turn("m2 m3 a0")), "step A 23")
    assert purse(state, "A") == (3, 0)
    state = play(state, "step A 25")
    assert (climber(state, "Anna A").space, purse(state, "A")) == (25, (1, 0))
    allows(state, "end")


def test_who_is_passing_can_only_walk_on() -> None:
    """K2-A5: no card, tent, payment, step of the other or end until A stands where there is room."""
    state = Table(anna=AT_21, brian=AT_23).turn("m1 m2 m3", token=1)
    state = play(state, "give m2 A", "give m3 A", "step A 23")
    assert choices(state) == {"step A 21", "step A 25"}
    for action in (
        "give m1 A",
        "give m1 B",
        "tent A",
        "tent B",
        "pay A move",
        "pay A level",
        "step B 1",
        "end",
    ):
        refuses(state, action, "must_walk_on (climber=A)")
    arrived = play(state, "step A 25")
    allows(arrived, "give m1 A", "give m1 B", "pay A move", "pay A level")


def test_no_tent_is_pitched_in_passing() -> None:
    """K2-A5, K2-A7: not on the full space 23, where the points would do, but on 25."""
    state = play(give_all(Table(anna=AT_21, brian=AT_23).turn("m3 m3 a0")), "step A 23")
    refuses(state, "tent A", "must_walk_on (climber=A)")
    state = play(state, "step A 25", "tent A")
    assert climber(state, "Anna A").tent == 25


def test_a_step_onto_a_full_space_needs_points_to_leave_it() -> None:
    """K2-A5 (ruling): 3 points enter 23 but leave for nowhere; 4 do, forwards or back."""
    table = Table(anna=AT_21, brian=AT_23)
    refuses(give_all(table.turn("m1 m2 a0")), "step A 23", "space_full (space=23, limit=1)")
    state = play(give_all(table.turn("m1 m3 a0")), "step A 23")
    assert choices(state) == {"step A 21", "step A 25"}


def test_cards_not_given_yet_do_not_count() -> None:
    """K2-A5 (ruling): the points left must reach, so the card is to be given before the step."""
    state = play(Table(anna=AT_21, brian=AT_23).turn("m2 m3 a0"), "give m2 A")
    refuses(state, "step A 23", "space_full (space=23, limit=1)")
    allows(play(state, "give m3 A"), "step A 23")


def test_too_few_points_are_told_from_a_full_space() -> None:
    """K2-A5: who cannot even pay for the full space is short of points."""
    state = give_all(Table(anna=AT_21, brian=AT_23).turn("m1 a0 a1"))
    refuses(state, "step A 23", "too_few_points (cost=2, missing=1)")


def test_walking_back_counts() -> None:
    """K2-A5 (ruling): with 25 full too, 4 points still go to 23 and back to 21."""
    table = Table(anna=AT_21, brian=(on(23, level=6), on(25, level=6)))
    state = play(give_all(table.turn("m1 m3 a0")), "step A 23")
    assert choices(state) == {"step A 21"}
    assert climber(play(state, "step A 21", "end"), "Anna A").space == 21


def test_the_place_left_behind_is_still_there() -> None:
    """K2-A5: 16 held both of Anna's climbers, its limit; A goes up to 18 and comes back."""
    state = play(give_all(Table(anna=(on(16), on(16))).turn("m3 a0 a1")), "step A 18", "step A 16")
    allows(state, "end")


def test_a_chain_of_full_spaces_is_passed_if_the_points_reach_its_end() -> None:
    """K2-A5: 23 and 25 are full; 2 + 2 + 3 points lead past both to 26."""
    table = Table(anna=AT_21, brian=(on(23, level=6), on(25, level=6)))
    state = play(give_all(table.turn("m1 m3 m3")), "step A 23")
    assert choices(state) == {"step A 21", "step A 25"}
    state = play(state, "step A 25")
    assert choices(state) == {"step A 26"}, "back to 23 there would be 1 point left, and no room"
    assert climber(play(state, "step A 26"), "Anna A").space == 26


def test_a_chain_is_refused_in_the_middle_if_the_points_end_there() -> None:
    """K2-A5: with 6 points A may touch 23, but from 25 it would reach neither 26 nor 21."""
    table = Table(anna=AT_21, brian=(on(23, level=6), on(25, level=6)))
    state = play(give_all(table.turn("m1 m2 m3")), "step A 23")
    assert choices(state) == {"step A 21"}


def test_an_occupied_summit_may_be_touched() -> None:
    """K2-A5, K2-A6 (ruling): 3 up and 3 back, and Anna has been there: 10 points, second place."""
    state = play(give_all(Table(anna=AT_26, brian=AT_SUMMIT).turn("m3 m3 a0")), "step A 27")
    assert climber(state, "Anna A").points == 10
    assert state.summit == ((BRIAN, 0), (ANNA, 0))
    assert choices(state) == {"step A 26"}
    state = play(state, "step A 26", "end")
    assert (climber(state, "Anna A").space, climber(state, "Anna A").points) == (26, 10)


def test_down_points_bring_a_climber_back_from_the_summit() -> None:
    """K2-A5: 3 points up, and the return is paid with a rope's 3 down points."""
    state = Table(anna=AT_26, brian=AT_SUMMIT).turn("m3 r13 a0")
    state = play(state, "give m3 A", "give r13 A down", "step A 27", "step A 26")
    assert purse(state, "A") == (0, 0)


def test_down_points_do_not_count_upwards() -> None:
    """K2-A5: on the full space 23, 2 down points leave only the way back."""
    state = Table(anna=AT_21, brian=AT_23).turn("m2 r12 a0")
    state = play(state, "give m2 A", "give r12 A down", "step A 23")
    assert choices(state) == {"step A 21"}


def test_an_occupied_summit_is_refused_without_a_way_back() -> None:
    """K2-A5: 5 points are 1 too few for up and back."""
    state = give_all(Table(anna=AT_26, brian=AT_SUMMIT).turn("m2 m3 a0"))
    refuses(state, "step A 27", "space_full (space=27, limit=1)")


def test_passing_through_moves_the_marker() -> None:
    """K2-A6 (ruling): A only touched the full space 18 (4 points) and is back on 16 (3)."""
    state = give_all(Table(anna=(on(16), HOME), brian=(on(18), on(18))).turn("m3 a0 a1"))
    state = play(state, "step A 18")
    assert climber(state, "Anna A").points == 4
    assert climber(play(state, "step A 16"), "Anna A").points == 4


def test_the_surcharge_counts_for_passing_too() -> None:
    """K2-A5: in the snow 23 and 25 cost 3 each, so 5 points do not reach and 6 do."""
    table = Table(weather="winter", today=Weather(0, 1, (2,)), anna=AT_21, brian=AT_23)
    refuses(give_all(table.turn("m2 m3 a0")), "step A 23", "space_full (space=23, limit=1)")
    allows(give_all(table.turn("m3 m3 a0")), "step A 23")


def test_a_climber_passing_down_uses_its_down_points() -> None:
    """K2-A5: from 25 past Brian on 23 to 21 costs 4: 3 down points and 1 other."""
    table = Table(anna=(on(25, level=6), HOME), brian=AT_23)
    state = play(table.turn("m1 r13 a0"), "give r13 A down")
    refuses(state, "step A 23", "space_full (space=23, limit=1)")
    state = play(state, "give m1 A", "step A 23", "step A 21")
    assert purse(state, "A") == (0, 0)


def test_base_camp_is_never_full() -> None:
    """K2-A5, K2-C6: nine climbers are there, and the tenth comes home to stay."""
    state = play(Table(players=5, anna=(on(1), HOME)).turn("m1 a0 a1"), "give m1 A", "step A 0")
    assert state.occupants(0) == 10
    allows(state, "end")


def test_the_dead_take_no_room() -> None:
    """K2-A5, K2-N2: Brian's climber died on 23 last night, so Anna finds it empty."""
    table = Table(anna=AT_21, brian=(on(23, level=1), HOME), today=Weather(2, 0, (2, 3)))
    morning = play(table.turn(), "end", "end")
    assert morning.phase is Phase.SELECT
    assert climber(morning, "Brian A").space is None
    assert morning.occupants(23) == 0
