"""Phase 4: the night (K2-N1, K2-N2)."""

from __future__ import annotations

import pytest

from k2core.k2 import Night, Phase, Weather, tonight

from .scene import (
    ANNA,
    BOTH_DEAD,
    BRIAN,
    CLEAR,
    HOME,
    WILLIAM,
    Table,
    allows,
    choices,
    climber,
    dead,
    on,
    play,
    refuses,
    sleep,
)

STORM = Weather(2, 0, (1, 2, 3))
STORM_ABOVE_7000 = Weather(2, 0, (2, 3))


@pytest.mark.parametrize(
    ("space", "weather", "level", "next_day"),
    [
        (0, CLEAR, 1, 2),  # +1 in base camp
        (13, CLEAR, 3, 3),
        (16, CLEAR, 3, 2),
        (26, CLEAR, 3, 1),
        (13, STORM, 3, 1),
        (16, STORM, 4, 1),
        (26, STORM, 5, 1),
        (8, STORM, 3, 4),  # below the storm
        (18, STORM_ABOVE_7000, 3, 2),  # below this one
        (22, STORM_ABOVE_7000, 4, 1),
    ],
)
def test_a_night_is_level_plus_ground_minus_weather(space: int, weather: Weather, level: int, next_day: int) -> None:
    """K2-N1: the loss counts only in the zones the weather names."""
    state = Table(today=weather, anna=(on(space, level=level), HOME)).turn()
    assert climber(sleep(state), "Anna A").level == next_day


def test_a_surcharge_takes_no_level() -> None:
    """K2-N1: snow that only slows costs nobody a level."""
    table = Table(weather="winter", today=Weather(0, 1, (2, 3)), anna=(on(21, level=3), HOME))
    assert climber(sleep(table.turn()), "Anna A").level == 2


def test_a_tent_adds_one() -> None:
    """K2-N1: level 3 on 16 (-1) stays 3 in its own tent."""
    state = sleep(Table(anna=(on(16, tent=16), HOME)).turn())
    assert climber(state, "Anna A").level == 3


def test_a_tent_elsewhere_does_not_shelter() -> None:
    """K2-N1: the tent stands on 13, the climber on 16."""
    state = sleep(Table(anna=(on(16, tent=13), HOME)).turn())
    assert climber(state, "Anna A").level == 2


def test_any_tent_of_the_own_colour_shelters_both_climbers() -> None:
    """K2-N1: A and B sleep beside B's tent, each for +1."""
    state = sleep(Table(anna=(on(16), on(16, tent=16))).turn())
    assert (climber(state, "Anna A").level, climber(state, "Anna B").level) == (3, 3)


def test_two_tents_shelter_like_one() -> None:
    """K2-N1: +1, not +2."""
    state = sleep(Table(anna=(on(16, tent=16), on(16, tent=16))).turn())
    assert climber(state, "Anna A").level == 3


def test_a_rivals_tent_does_not_shelter() -> None:
    """K2-N1: Brian's tent on 16 is no use to Anna."""
    state = sleep(Table(anna=(on(16), HOME), brian=(on(0, tent=16), HOME)).turn())
    assert climber(state, "Anna A").level == 2


def test_the_tent_of_a_dead_climber_still_shelters() -> None:
    """K2-N1, K2-N2: B is dead, its tent on 16 stands, and A sleeps there for +1."""
    state = sleep(Table(anna=(on(16), dead(tent=16))).turn())
    assert climber(state, "Anna A").level == 3


def test_above_six_becomes_six_only_after_the_sum() -> None:
    """K2-N1: 6 + 3 by card, - 1 for the ground, - 2 for the storm: 6, not 3."""
    state = Table(today=STORM, anna=(on(16, level=6), HOME)).turn("a3 a0 a1")
    assert climber(sleep(play(state, "give a3 A")), "Anna A").level == 6


def test_nobody_grows_beyond_six() -> None:
    """K2-N1: level 6 in base camp stays 6."""
    assert climber(sleep(Table(anna=(on(0, level=6), HOME)).turn()), "Anna A").level == 6


@pytest.mark.parametrize(("level", "lives"), [(2, True), (1, False)])
def test_below_one_a_climber_dies(level: int, lives: bool) -> None:
    """K2-N1: on 16 level 2 becomes 1 and lives, level 1 becomes 0 and dies."""
    state = sleep(Table(anna=(on(16, level=level), HOME)).turn())
    assert (climber(state, "Anna A").space is not None) == lives


def test_everyone_is_checked_every_night() -> None:
    """K2-N1: also who had no card, also the player who moved first, all at once."""
    table = Table(players=3, anna=(on(13), on(1)), brian=(on(16), on(0)), william=(on(13), HOME))
    state = sleep(table.turn("m1 a0 a1", "m1 a0 a1", "m1 a0 a1"))
    levels = [[climber.level for climber in player.climbers] for player in state.players]
    assert levels == [[3, 4], [2, 4], [3, 4]]


def test_the_night_is_told_in_its_parts_before_it_comes() -> None:
    """K2-N1: level, ground, tent and weather, and the risk still to be paid beside them."""
    table = Table(today=STORM, anna=(on(16, level=6, tent=16), dead()))
    state = play(table.turn("m1 a0 a1", token=1), "give m1 A")
    night = tonight(state, (ANNA, 0))
    assert night is not None
    assert (night.level, night.ground, night.tent, night.weather, night.unpaid) == (6, -1, 1, -2, 1)
    assert (night.total, night.result, night.dies) == (4, 4, False)
    assert tonight(state, (ANNA, 1)) is None, "the dead have no more nights"


def test_risk_still_to_be_paid_is_the_matter_of_its_holder() -> None:
    """K2-N1, K2-A9: beside the nights of Brian's climbers, and next morning, nothing is to be paid."""
    state = Table().turn("m1 a0 a1", token=2)
    for position, seat, expected in ((state, ANNA, 2), (state, BRIAN, 0), (sleep(state), ANNA, 0)):
        night = tonight(position, (seat, 0))
        assert night is not None
        assert night.unpaid == expected


def test_death_takes_marker_and_summit_place_but_not_the_tent() -> None:
    """K2-N2: Anna's A dies on 26 after the summit; Brian, second there, is now first."""
    table = Table(
        anna=(on(26, level=2, points=10, tent=21), HOME),
        brian=(on(25, level=6, points=10), HOME),
    )
    state = sleep(table.turn())
    fallen = climber(state, "Anna A")
    assert (fallen.space, fallen.points, fallen.tent) == (None, 1, 21)
    assert state.summit == ((BRIAN, 0),)


def test_a_player_with_one_climber_left_plays_on_with_it() -> None:
    """K2-N2: cards go to B only, and A can do nothing."""
    state = Table(anna=(dead(), HOME)).turn("m1 m2 a1")
    assert choices(state) == {"give m1 B", "give m2 B", "give a1 B", "end"}
    refuses(state, "give m1 A", "climber_gone (climber=A)")
    allows(play(state, "give m1 B"), "step B 1")


def test_a_player_without_living_climbers_is_skipped_in_every_phase() -> None:
    """K2-N2: Brian picks no cards, takes no token, has no turn and draws nothing."""
    morning = Table(players=3, brian=BOTH_DEAD, starting=WILLIAM).morning("m1 m1 m1", "", "m1 m1 m2")
    assert morning.to_act == (WILLIAM, ANNA)
    state = play(morning, "select m1 m1 m2", "select m1 m1 m1")
    assert (state.phase, state.to_act) == (Phase.TOKEN, (WILLIAM,))
    state = play(state, "take 0")
    assert state.queue == (WILLIAM, ANNA)
    tomorrow = sleep(state)
    assert tomorrow.to_act == (ANNA, WILLIAM)
    assert tomorrow.players[BRIAN].hand == ()


def test_both_climbers_may_die_in_one_night_and_the_others_play_on() -> None:
    """K2-N2: Brian loses both on 16 and is out; Anna wakes to a new day."""
    state = sleep(Table(brian=(on(16, level=1), on(16, level=1))).turn())
    assert (state.phase, state.to_act) == (Phase.SELECT, (ANNA,))
    assert state.outcome is None


def test_who_dies_does_so_at_the_end_of_the_day_not_before() -> None:
    """K2-N2: level 1 on 26 is lost where it stands, but Anna may still save it in her turn."""
    state = Table(anna=(on(26, level=1), HOME)).turn("a2 a0 a1")
    assert climber(sleep(state), "Anna A").space is None
    assert climber(sleep(play(state, "give a2 A")), "Anna A").level == 1


def test_the_night_can_be_written_down_in_its_parts() -> None:
    """K2-N1: everything a night says, in plain values."""
    assert Night(level=3, ground=-1, tent=1, weather=-2, unpaid=2).to_dict() == {
        "level": 3,
        "ground": -1,
        "tent": 1,
        "weather": -2,
        "risk": 0,
        "unpaid": 2,
        "total": 1,
        "result": 1,
        "dies": False,
    }
