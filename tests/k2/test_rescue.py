"""The rescue card of the family variant (K2-N3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from k2core.core.errors import Refused
from k2core.k2 import Phase, State, Weather, new_game

from .scene import (
    ANNA,
    BRIAN,
    HOME,
    WILLIAM,
    Stand,
    Table,
    allows,
    choices,
    climber,
    on,
    play,
    refuses,
    sleep,
)

FAMILY = Table(family=True)
COLD_EVERYWHERE = Weather(1, 0, (0, 1, 2, 3))
DYING = on(16, level=1)


def night_of(a: Stand, b: Stand = HOME) -> State:
    """The night after Anna's climbers stood there; Brian is safe in base camp."""
    return sleep(replace(FAMILY, anna=(a, b)).turn())


def test_a_climber_that_would_die_may_be_rescued() -> None:
    """K2-N3: Anna decides; the climber is off the board meanwhile."""
    state = night_of(DYING)
    assert (state.phase, state.to_act) == (Phase.RESCUE, (ANNA,))
    assert climber(state, "Anna A").space is None
    assert state.day == 7, "the day is not over yet"


def test_without_the_variant_nobody_is_rescued() -> None:
    """K2-N3: the same night without rescue cards is death and a new day."""
    state = sleep(Table(anna=(DYING, HOME)).turn())
    assert (state.phase, climber(state, "Anna A").space) == (Phase.SELECT, None)


@pytest.mark.parametrize("board", ["easy", "hard"])
def test_the_climber_goes_to_any_space_below_6000_m(board: str) -> None:
    """K2-N3: spaces 0 to 12 of either board, or the player declines."""
    state = sleep(replace(FAMILY, board=board, anna=(on(19, level=1), HOME)).turn())
    assert choices(state) == {f"rescue A {space}" for space in range(13)} | {"decline A"}


def test_the_rescued_climber_wakes_at_level_1_where_it_was_put() -> None:
    """K2-N3 (ruling): level 1 afterwards, on 11, its tent where it was; the card is used."""
    state = play(night_of(on(16, level=1, tent=13)), "rescue A 11")
    saved = climber(state, "Anna A")
    assert (saved.space, saved.level, saved.tent) == (11, 1, 13)
    assert not state.players[ANNA].rescue
    assert state.players[BRIAN].rescue
    assert (state.phase, state.day) == (Phase.SELECT, 8)


@pytest.mark.parametrize(
    ("board", "before", "after"),
    [
        ("easy", 10, 4),
        ("easy", 7, 3),
        ("easy", 5, 1),
        ("easy", 4, 1),
        ("hard", 10, 5),
        ("hard", 8, 4),
        ("hard", 4, 1),
    ],
)
def test_the_marker_goes_back_four_boxes(board: str, before: int, after: int) -> None:
    """K2-N3: boxes, not points: 10 to 4 on easy, 10 to 5 on hard, never below the first."""
    anna = (on(19, level=1, points=before), HOME)
    state = play(sleep(replace(FAMILY, board=board, anna=anna).turn()), "rescue A 0")
    assert climber(state, "Anna A").points == after


def test_the_summit_place_is_lost() -> None:
    """K2-N3 (ruling): Anna was first at the summit; rescued, she leaves the first place to Brian."""
    table = replace(FAMILY, anna=(on(26, level=2, points=10), HOME), brian=(on(25, level=6, points=10), HOME))
    state = sleep(table.turn())
    assert state.summit == ((ANNA, 0), (BRIAN, 0)), "the place is hers until she decides"
    assert play(state, "rescue A 0").summit == ((BRIAN, 0),)


def test_a_rescued_climber_may_reach_the_summit_again_for_a_new_place() -> None:
    """K2-N3, K2-A6: Anna's A has climbed to 26 again; Brian, there meanwhile, stays ahead of it."""
    table = replace(
        FAMILY,
        rescue_used=(ANNA,),
        anna=(on(26, level=6), HOME),
        brian=(on(25, level=6, points=10), HOME),
    )
    state = play(table.turn("m3 a0 a1"), "give m3 A", "step A 27")
    assert state.summit == ((BRIAN, 0), (ANNA, 0))


def test_declining_is_death_and_keeps_the_card() -> None:
    """K2-N3: A dies as in any game, and the card is there for another night."""
    state = play(night_of(on(16, level=1, points=5)), "decline A")
    assert (climber(state, "Anna A").space, climber(state, "Anna A").points) == (None, 1)
    assert state.players[ANNA].rescue


def test_a_rescue_is_decided_for_a_before_b() -> None:
    """K2-N3 (ruling): both fall; A's rescue is asked for first."""
    state = night_of(DYING, DYING)
    assert state.pending == ((ANNA, 0), (ANNA, 1))
    refuses(state, "rescue B 0", "not_awaiting (climber=B, turn=A)")
    refuses(state, "decline B", "not_awaiting (climber=B, turn=A)")


def test_declining_for_a_keeps_the_card_for_b() -> None:
    """K2-N3 (ruling): A dies, B is rescued, and Anna plays on."""
    state = play(night_of(DYING, DYING), "decline A")
    allows(state, "rescue B 3", "decline B")
    state = play(state, "rescue B 3")
    assert (climber(state, "Anna A").space, climber(state, "Anna B").space) == (None, 3)
    assert state.to_act[0] == BRIAN
    assert ANNA in state.to_act


def test_there_is_one_card_for_two_climbers() -> None:
    """K2-N3: A is rescued, so B dies without being asked for."""
    state = play(night_of(DYING, on(16, level=1, points=6)), "rescue A 3")
    assert (climber(state, "Anna A").space, climber(state, "Anna B").space) == (3, None)
    assert climber(state, "Anna B").points == 1
    assert state.phase is Phase.SELECT


def test_a_rescue_settles_only_the_own_climbers() -> None:
    """K2-N3: Anna rescues her B; then Brian rescues his A, and with that his B dies."""
    table = replace(FAMILY, anna=(HOME, DYING), brian=(on(18, level=1), on(19, level=1)))
    state = play(sleep(table.turn()), "rescue B 3")
    assert state.pending == ((BRIAN, 0), (BRIAN, 1))
    state = play(state, "rescue A 4")
    assert (climber(state, "Brian A").space, climber(state, "Brian B").space) == (4, None)
    assert climber(state, "Brian B").points == 1
    assert state.phase is Phase.SELECT


def test_declining_for_both_puts_the_player_out() -> None:
    """K2-N3, K2-N2: Anna may let both die."""
    state = play(night_of(DYING, DYING), "decline A", "decline B")
    assert state.to_act == (BRIAN,)


def test_the_card_is_used_once_a_game() -> None:
    """K2-N3: a player whose card is gone loses the climber at once."""
    state = sleep(replace(FAMILY, rescue_used=(ANNA,), anna=(DYING, HOME)).turn())
    assert (state.phase, climber(state, "Anna A").space) == (Phase.SELECT, None)


def test_rescues_are_decided_in_turn_order() -> None:
    """K2-N3 (ruling): William starts today, so William, Anna A, Anna B, Brian."""
    table = Table(
        players=3,
        family=True,
        starting=WILLIAM,
        anna=(DYING, on(18, level=1)),
        brian=(HOME, on(18, level=1)),
        william=(on(19, level=1), HOME),
    )
    state = sleep(table.turn())
    assert state.pending == ((WILLIAM, 0), (ANNA, 0), (ANNA, 1), (BRIAN, 1))
    asked = []
    while state.phase is Phase.RESCUE:
        asked.append(state.to_act[0])
        state = play(state, str(state.legal_actions()[-1]))
    assert asked == [WILLIAM, ANNA, ANNA, BRIAN]


def test_a_full_space_takes_no_rescued_climber() -> None:
    """K2-N3: two of Brian's are on 7, the limit for two players; 8 is free."""
    state = sleep(replace(FAMILY, anna=(DYING, HOME), brian=(on(7), on(7))).turn())
    refuses(state, "rescue A 7", "space_full (space=7, limit=2)")
    allows(state, "rescue A 8", "rescue A 0")


def test_all_who_fail_leave_the_board_together() -> None:
    """K2-N3 (ruling): Brian's two fall on 11 in the same night, so Anna's A finds room there."""
    table = replace(
        FAMILY,
        weather="winter",
        today=COLD_EVERYWHERE,
        anna=(on(13, level=1), HOME),
        brian=(on(11, level=1), on(11, level=1)),
    )
    state = play(sleep(table.turn()), "rescue A 11")
    assert climber(state, "Anna A").space == 11
    assert state.to_act == (BRIAN,), "Brian decides after Anna"
    state = play(state, "rescue A 11")
    assert state.occupants(11) == 2


def test_rescued_climbers_take_room_from_later_ones() -> None:
    """K2-N3: Anna's A takes the last place on 7, so Brian's A finds it full."""
    table = replace(FAMILY, anna=(DYING, on(7)), brian=(DYING, HOME))
    state = play(sleep(table.turn()), "rescue A 7")
    refuses(state, "rescue A 7", "space_full (space=7, limit=2)")


def test_the_rescued_climber_is_not_checked_again_that_night() -> None:
    """K2-N3 (ruling): level 1 afterwards, though the cold below 6000 m takes 1."""
    table = replace(FAMILY, weather="winter", today=COLD_EVERYWHERE, anna=(on(13, level=1), HOME))
    state = play(sleep(table.turn()), "rescue A 12")
    assert climber(state, "Anna A").level == 1


def test_rescue_counts_on_day_18_too() -> None:
    """K2-N3 (ruling): the game ends after the decision, 7 points becoming 3 instead of 1."""
    table = replace(FAMILY, day=18, anna=(on(19, level=1, points=7), HOME), brian=(HOME, on(13)))
    state = sleep(table.turn("m1 m1 m1"))
    assert (state.phase, state.outcome) == (Phase.RESCUE, None)
    rescued = play(state, "rescue A 0").outcome
    assert rescued is not None
    assert rescued.totals == (4, 3)
    declined = play(state, "decline A").outcome
    assert declined is not None
    assert declined.totals == (2, 3)


def test_there_is_no_rescue_in_solo() -> None:
    """K2-N3 (ruling): the variant is not for one."""
    with pytest.raises(Refused, match="family_needs_two"):
        new_game("alone", players=1, family=True)
