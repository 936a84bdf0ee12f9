"""Phase 3: a player's turn with three cards (K2-A1 to K2-A4, K2-A6 to K2-A8, K2-A10).

Full spaces (K2-A5) and paying for risk (K2-A9) have files of their own.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from k2core.core.errors import Refused
from k2core.core.registry import game_by_name
from k2core.k2 import Config, Phase, State, Weather, new_game, parse_action
from k2core.sharing.replay import Record

from .scene import (
    ANNA,
    BOTH_DEAD,
    BRIAN,
    DANA,
    HOME,
    WILLIAM,
    Table,
    allows,
    cards,
    choices,
    climber,
    on,
    play,
    purse,
    refuses,
    sleep,
    steps,
)

SNOW_IN_2_AND_3 = Weather(0, 1, (2, 3))
SNOW_EVERYWHERE = Weather(0, 1, (0, 1, 2, 3))


# A1


def order_of_turns(state: State) -> list[int]:
    order = []
    while state.phase is Phase.TURN:
        order.append(state.to_act[0])
        state = play(state, "end")
    return order


def test_turns_go_clockwise_from_the_starting_player() -> None:
    """K2-A1: with William starting, William, Dana, Anna, Brian; one turn each."""
    state = Table(players=4, starting=WILLIAM).turn()
    assert order_of_turns(state) == [WILLIAM, DANA, ANNA, BRIAN]


def test_who_is_out_has_no_turn() -> None:
    """K2-A1: Dana is out and passed over."""
    state = Table(players=4, starting=WILLIAM, dana=BOTH_DEAD).turn()
    assert order_of_turns(state) == [WILLIAM, ANNA, BRIAN]


def test_cards_come_in_any_order_mixed_between_the_climbers() -> None:
    """K2-A1: A walks, B is acclimatized, A gets another card and walks on."""
    state = Table(anna=(on(0), on(0, level=2))).turn("m1 m2 a3")
    state = play(state, "give m2 A", "step A 1", "give a3 B", "step A 6", "give m1 A", "step A 7")
    assert climber(state, "Anna A").space == 7
    assert climber(state, "Anna B").level == 5


def test_a_turn_is_played_with_the_three_revealed_cards_only() -> None:
    """K2-A1: the cards left in the hand cannot be given."""
    state = play(Table().turn("m1 a2 a3"), "give m1 A")
    assert cards("m1")[0] in state.players[ANNA].hand
    refuses(state, "give m1 A", "card_not_here (card=m1)")


# A2


def test_a_card_goes_to_one_climber() -> None:
    """K2-A2: the 3 given to A is not there for B, not even what A leaves of it."""
    state = play(Table().turn("m3 a0 a1"), "give m3 A", "step A 1")
    refuses(state, "give m3 B", "card_not_here (card=m3)")
    refuses(state, "step B 1", "too_few_points (cost=1, missing=1)")


def test_a_climber_may_get_all_three_cards() -> None:
    """K2-A2: 3 + 2 + 1 points for one climber."""
    state = play(Table().turn("m1 m2 m3"), "give m1 A", "give m2 A", "give m3 A")
    assert purse(state, "A") == (6, 0)


def test_cards_need_not_be_used() -> None:
    """K2-A2: a turn may end before any card is given, or after one of three."""
    state = Table().turn("m1 m2 m3")
    assert play(state, "end").to_act == (BRIAN,)
    assert play(state, "give m1 A", "step A 1", "end").to_act == (BRIAN,)


def test_points_need_not_be_used_up_and_are_gone_with_the_turn() -> None:
    """K2-A2: Anna uses 1 of 3 points; a climber with points need not move at all."""
    state = Table().turn("m3 m3 m1")
    used_one = play(state, "give m3 A", "step A 1", "end")
    assert climber(used_one, "Anna A").space == 1
    stayed = play(state, "give m3 A", "give m3 B", "end")
    assert climber(stayed, "Anna A").space == 0
    assert (purse(stayed, "A"), purse(stayed, "B")) == ((0, 0), (0, 0)), "points passed on to Brian"


# A3


@pytest.mark.parametrize(("space", "target"), [(6, 7), (6, 1)])
def test_movement_points_are_for_either_direction(space: int, target: int) -> None:
    """K2-A3: up from 6 to 7 or down to 1."""
    state = play(Table(anna=(on(space), HOME)).turn("m1 a0 a1"), "give m1 A", f"step A {target}")
    assert climber(state, "Anna A").space == target


@pytest.mark.parametrize(("rope", "up", "down"), [("r12", 1, 2), ("r13", 1, 3), ("r23", 2, 3)])
def test_a_rope_card_is_used_wholly_at_one_of_its_values(rope: str, up: int, down: int) -> None:
    """K2-A3: the up value gives points for both directions, the down value points for down only."""
    state = Table(anna=(on(13), on(13))).turn(f"{rope} a0 a1")
    allows(state, f"give {rope} A up", f"give {rope} A down", f"give {rope} B up", f"give {rope} B down")
    for use, expected in (("up", (up, 0)), ("down", (0, down))):
        given = play(state, f"give {rope} A {use}")
        assert purse(given, "A") == expected
        refuses(given, f"give {rope} A up", f"card_not_here (card={rope})")
        refuses(given, f"give {rope} B down", f"card_not_here (card={rope})")


def test_up_points_of_a_rope_walk_both_ways_and_pitch_tents() -> None:
    """K2-A3: Anna on 17 uses 1 or 2 up points to go up, down, or camp."""
    state = play(Table(anna=(on(17), HOME)).turn("r12 r23 a0"), "give r23 A up")
    allows(state, "step A 14", "step A 15", "tent A")
    allows(play(state, "give r12 A up"), "step A 20", "step A 14")


def test_down_points_of_a_rope_only_walk_down() -> None:
    """K2-A3: with 3 down points Anna goes from 13 to 14 or 10, but not up to 16, and pitches no tent."""
    state = play(Table(anna=(on(13), HOME)).turn("r13 a0 a1"), "give r13 A down")
    assert steps(state) == {"step A 10", "step A 14"}
    refuses(state, "step A 16", "only_down_points (cost=1, missing=1)")
    refuses(state, "tent A", "only_down_points (cost=2, missing=2)")


def test_down_is_to_the_lower_end_of_the_rope_whatever_the_cost() -> None:
    """K2-A3: 10 and 11 lie both below 6000 m, and 11 is the lower end of their rope."""
    at_10 = play(Table(anna=(on(10), HOME)).turn("r13 a0 a1"), "give r13 A down")
    assert steps(at_10) == {"step A 11"}
    at_11 = play(Table(anna=(on(11), HOME)).turn("r13 a0 a1"), "give r13 A down")
    assert steps(at_11) == {"step A 8"}


@pytest.mark.parametrize(("low", "high"), [(13, 14), (27, 26)])
def test_the_level_ropes_of_the_hard_board_have_a_lower_end_too(low: int, high: int) -> None:
    """K2-A3 and K2-C1 (ruling): 14 and 26 are the upper ends, so down points walk off them."""
    from_high = Table(board="hard", anna=(on(high, level=6), HOME)).turn("r13 a0 a1")
    allows(play(from_high, "give r13 A down"), f"step A {low}")
    from_low = play(Table(board="hard", anna=(on(low, level=6), HOME)).turn("r13 a0 a1"), "give r13 A down")
    assert f"step A {high}" not in steps(from_low)


def test_points_of_all_cards_add_up_and_a_step_may_be_paid_from_several() -> None:
    """K2-A3: the 3 points for space 20 come from a 1, another 1 and a rope's 1."""
    state = play(Table(anna=(on(17), HOME)).turn("m1 m1 r13"), "give m1 A", "give m1 A")
    refuses(state, "step A 20", "too_few_points (cost=3, missing=1)")
    state = play(state, "give r13 A up", "step A 20")
    assert purse(state, "A") == (0, 0)


def test_a_step_down_uses_down_points_first() -> None:
    """K2-A3: of 2 points and 3 down points a step down for 2 leaves both points."""
    state = Table(anna=(on(13), HOME)).turn("m2 r13 a0")
    state = play(state, "give m2 A", "give r13 A down", "step A 14")
    assert purse(state, "A") == (2, 1)
    assert purse(play(state, "step A 11"), "A") == (2, 0)


def test_a_step_down_may_be_paid_with_both_kinds_of_points() -> None:
    """K2-A3: space 20 costs 3, here 2 down points and 1 other."""
    state = Table(anna=(on(21, level=6), HOME)).turn("m1 r12 a0")
    state = play(state, "give m1 A", "give r12 A down", "step A 20")
    assert purse(state, "A") == (0, 0)


def test_a_step_up_never_uses_down_points() -> None:
    """K2-A3: up from 13 to 16 for 1 and the 3 down points are still there."""
    state = Table(anna=(on(13), HOME)).turn("m1 r13 a0")
    state = play(state, "give m1 A", "give r13 A down", "step A 16")
    assert purse(state, "A") == (0, 3)


# A4


def test_a_step_goes_along_one_rope() -> None:
    """K2-A4: from 13 there are ropes to 10, 14 and 16, and to no other space."""
    state = play(Table(anna=(on(13), HOME)).turn("m3 m3 m2"), "give m3 A", "give m3 A")
    assert steps(state) == {"step A 10", "step A 14", "step A 16"}
    refuses(state, "step A 18", "no_rope (from=13, to=18)")
    refuses(state, "step A 13", "no_rope (from=13, to=13)")
    refuses(state, "step A 28", "no_such_space (space=28)")


def test_a_step_costs_what_the_space_entered_says() -> None:
    """K2-A4: from 16 (cost 1) to 18 costs 2, and back to 16 costs 1; up and down in one turn."""
    state = play(Table(anna=(on(16), HOME)).turn("m3 m1 a0"), "give m3 A", "step A 18")
    assert purse(state, "A") == (1, 0)
    state = play(state, "step A 16")
    assert purse(state, "A") == (0, 0)
    refuses(state, "step A 18", "too_few_points (cost=2, missing=2)")


@pytest.mark.parametrize(
    ("space", "target", "cost"),
    [(19, 21, 3), (21, 23, 3), (23, 21, 3), (21, 19, 2), (25, 26, 4), (26, 25, 3)],
)
def test_the_surcharge_is_that_of_the_zone_entered(space: int, target: int, cost: int) -> None:
    """K2-A4: it snows above 7000 m; stepping into that costs 1 more, up or down, leaving it does not."""
    table = Table(weather="winter", today=SNOW_IN_2_AND_3, anna=(on(space, level=6), HOME))
    state = play(table.turn("m2 m3 a0"), "give m2 A", "give m3 A", f"step A {target}")
    assert purse(state, "A") == (5 - cost, 0)


def test_the_surcharge_may_make_a_step_too_dear() -> None:
    """K2-A4: space 1 costs 2 in the snow, and so does base camp."""
    table = Table(weather="winter", today=SNOW_EVERYWHERE, anna=(on(0), on(1)))
    state = play(table.turn("m1 m1 m1"), "give m1 A", "give m1 B")
    refuses(state, "step A 1", "too_few_points (cost=2, missing=1)")
    refuses(state, "step B 0", "too_few_points (cost=2, missing=1)")
    allows(play(state, "give m1 B"), "step B 0")


def test_level_loss_costs_no_points() -> None:
    """K2-A4: a day that only takes levels has no surcharge."""
    state = Table(today=Weather(2, 0, (1,)), anna=(on(13), HOME)).turn("m1 a0 a1")
    allows(play(state, "give m1 A"), "step A 16")


# A6


def test_entering_a_higher_space_moves_the_marker() -> None:
    """K2-A6: from 13 (2 points) over 16 (3) to 19 (4)."""
    state = play(Table(anna=(on(13), HOME)).turn("m3 a0 a1"), "give m3 A", "step A 16")
    assert climber(state, "Anna A").points == 3
    assert climber(play(state, "step A 19"), "Anna A").points == 4
    assert climber(state, "Anna B").points == 1, "each climber has a marker of its own"


def test_going_down_never_moves_the_marker_back() -> None:
    """K2-A6: nor does climbing again to less than it shows."""
    state = Table(anna=(on(16, points=7), HOME)).turn("m3 m3 a0")
    state = play(state, "give m3 A", "give m3 A", "step A 13", "step A 16", "step A 18")
    assert climber(state, "Anna A").points == 7


def test_the_summit_order_is_the_order_of_arrival() -> None:
    """K2-A6: Anna's B has been there, Anna's A comes second, Brian's A third."""
    table = Table(
        players=5,
        crowded=True,  # so that two fit on the summit
        anna=(on(26, level=6), on(25, level=6, points=10)),
        brian=(on(26, level=6), HOME),
    )
    state = table.turn("m3 a0 a1", "m3 a0 a1")
    assert state.summit == ((ANNA, 1),)
    state = play(state, "give m3 A", "step A 27", "end", "give m3 A", "step A 27")
    assert state.summit == ((ANNA, 1), (ANNA, 0), (BRIAN, 0))


def test_a_climber_takes_only_one_place_at_the_summit() -> None:
    """K2-A6: coming back to the summit with the marker there already takes no second place."""
    table = Table(anna=(on(26, level=6, points=10), HOME), brian=(on(25, level=6, points=10), HOME))
    state = play(table.turn("m3 a0 a1"), "give m3 A", "step A 27")
    assert state.summit == ((ANNA, 0), (BRIAN, 0))


# A7


def test_a_tent_costs_what_its_space_costs() -> None:
    """K2-A7: 2 points on 13, where the climber stands."""
    state = play(Table(anna=(on(13), HOME)).turn("m1 m1 a0"), "give m1 A")
    refuses(state, "tent A", "too_few_points (cost=2, missing=1)")
    state = play(state, "give m1 A", "tent A")
    assert climber(state, "Anna A").tent == 13
    assert purse(state, "A") == (0, 0)


def test_the_surcharge_counts_for_tents() -> None:
    """K2-A7: 2 + 1 points on 21 in the snow."""
    table = Table(weather="winter", today=SNOW_IN_2_AND_3, anna=(on(21, level=6), HOME))
    state = play(table.turn("m3 m2 a0"), "give m3 A", "tent A")
    assert purse(state, "A") == (0, 0)
    short = play(table.turn("m3 m2 a0"), "give m2 A")
    refuses(short, "tent A", "too_few_points (cost=3, missing=1)")


def test_a_tent_is_never_paid_with_down_points() -> None:
    """K2-A7: 1 point and 3 down points pitch no tent on 13, and a tent leaves down points alone."""
    state = Table(anna=(on(13), HOME)).turn("m1 m2 r13")
    state = play(state, "give m1 A", "give r13 A down")
    refuses(state, "tent A", "only_down_points (cost=2, missing=1)")
    assert purse(play(state, "give m2 A", "tent A"), "A") == (1, 3)


def test_a_tent_is_pitched_once_and_stays() -> None:
    """K2-A7: the climber walks on, the tent does not, and there is no second one, that day or later."""
    state = Table(anna=(on(1), HOME)).turn("m3 a0 a1")
    state = play(state, "give m3 A", "tent A", "step A 6")
    assert climber(state, "Anna A").tent == 1
    refuses(state, "tent A", "tent_used (climber=A, space=1)")
    later = Table(anna=(on(6, tent=1), HOME)).turn("m3 a0 a1")
    refuses(play(later, "give m3 A"), "tent A", "tent_used (climber=A, space=1)")


def test_each_climber_has_a_tent_of_its_own() -> None:
    """K2-A7: tents may stand side by side, Brian's and both of Anna's."""
    table = Table(anna=(on(13), on(13, tent=13)), brian=(on(0, tent=13), HOME))
    state = play(table.turn("m2 a0 a1"), "give m2 A", "tent A")
    assert [climber(state, name).tent for name in ("Anna A", "Anna B", "Brian A")] == [13, 13, 13]


def test_a_tent_is_paid_by_its_own_climber() -> None:
    """K2-A7: B's points pitch no tent for A."""
    state = play(Table(anna=(on(1), on(1))).turn("m3 a0 a1"), "give m3 B")
    refuses(state, "tent A", "too_few_points (cost=1, missing=1)")
    allows(state, "tent B")


# A8


def test_an_acclimatization_card_raises_one_climber_at_once() -> None:
    """K2-A8: by its points, and the other climber not at all."""
    state = play(Table(anna=(on(1, level=2), on(1, level=2))).turn("a1 a2 a3"), "give a2 A")
    assert (climber(state, "Anna A").level, climber(state, "Anna B").level) == (4, 2)
    state = play(state, "give a1 A", "give a3 B")
    assert (climber(state, "Anna A").level, climber(state, "Anna B").level) == (5, 5)


def test_the_level_may_pass_six_during_the_day() -> None:
    """K2-A8: 6 + 3 = 9 until the night."""
    state = play(Table(anna=(on(1, level=6), HOME)).turn("a1 a2 a3"), "give a3 A")
    assert climber(state, "Anna A").level == 9
    assert climber(sleep(state), "Anna A").level == 6


def test_an_acclimatization_card_gives_no_points_to_walk() -> None:
    """K2-A8: level and movement are different things."""
    state = play(Table().turn("a1 a2 a3"), "give a3 A")
    assert purse(state, "A") == (0, 0)
    assert steps(state) == set()


# A10


def test_nothing_hidden_is_revealed_during_a_turn() -> None:
    """K2-A10: what Anna knows of cards, tokens and weather is the same before and after each action."""
    state = Table(anna=(on(13), HOME)).turn("m3 r13 a2", token=1)
    before = state.observation(ANNA)
    state = play(state, "give m3 A", "step A 16", "give r13 A down", "pay A move", "give a2 B")
    after = state.observation(ANNA)
    assert replace(after, turn=before.turn, players=before.players) == before
    for was, now in zip(before.players, after.players, strict=True):
        assert replace(now, climbers=was.climbers) == was


def test_every_action_of_a_turn_but_its_end_may_be_taken_back() -> None:
    """K2-A10: giving, stepping, camping and paying; not picking, taking a token, ending or rescuing."""
    back = "give m1 A|give r13 B down|step A 5|tent B|pay A move|pay B level"
    final = "select m1 m1 m1|take 1|end|rescue A 3|decline B"
    assert all(parse_action(text).undoable for text in back.split("|"))
    assert not any(parse_action(text).undoable for text in final.split("|"))


def test_steps_taken_back_leave_the_turn_as_it_began() -> None:
    """K2-A10: Anna changes her mind twice; once the turn is ended there is no way back."""
    record = Record.new(game_by_name("k2"), Config(players=1, seed="mind"))
    while record.state.legal_actions()[0].undoable is False:
        record.apply(record.state.legal_actions()[0])
    morning = record.state
    record.apply(record.state.legal_actions()[0])
    record.apply(record.state.legal_actions()[0])
    record.undo()
    record.undo()
    assert record.state == morning
    with pytest.raises(Refused, match="nothing_to_undo"):
        record.undo()
    record.apply(parse_action("end"))
    with pytest.raises(Refused, match="nothing_to_undo"):
        record.undo()


def test_an_action_leaves_the_position_it_was_played_in_untouched() -> None:
    """K2-A10: any earlier position of the turn can be played on from."""
    state = new_game("same", players=2)
    same = new_game("same", players=2)
    assert state.apply(state.legal_actions()[0]) != state
    assert state == same
    assert choices(state) == choices(same)
