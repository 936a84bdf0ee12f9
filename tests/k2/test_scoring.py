"""The end of the game (K2-F1 to K2-F3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from k2core.k2 import Config, Outcome, Phase, Rank, State, Weather, totals
from k2core.k2.scoring import DecidedBy, places, rank

from .choosers import random_chooser
from .games import played
from .scene import ANNA, BOTH_DEAD, BRIAN, HOME, WILLIAM, Pair, Table, dead, on, play, sleep

if TYPE_CHECKING:
    from k2core.k2.pieces import ClimberId

LAST_DAY = 18
LOST = (on(16, level=1), on(16, level=1))
"""Two climbers that will not live through the night."""


def end_of(state: State) -> Outcome:
    outcome = sleep(state).outcome
    assert outcome is not None, "the game should be over"
    return outcome


def last_night(
    anna: Pair, brian: Pair, william: Pair | None = None, summit: tuple[ClimberId, ...] | None = None
) -> Outcome:
    """How the game ends if these climbers spend its last night there."""
    table = Table(anna, brian, william or BOTH_DEAD, players=3 if william else 2, day=LAST_DAY, summit=summit)
    return end_of(table.turn())


def been(points: int) -> Pair:
    """Two climbers in base camp, the first of which once was that high."""
    return (on(0, points=points), HOME)


def test_the_game_ends_after_the_night_of_day_18() -> None:
    """K2-F1: day 17 is followed by a morning, day 18 by the score."""
    assert sleep(Table(day=17).turn()).phase is Phase.SELECT
    state = sleep(Table(day=LAST_DAY).turn())
    assert (state.phase, state.to_act, state.legal_actions()) == (Phase.OVER, (), ())


def test_the_last_night_counts() -> None:
    """K2-F1: who dies on day 18 has 1 point for that climber."""
    outcome = last_night((on(26, level=2), HOME), (on(13), HOME))
    assert outcome.totals == (2, 3)


def test_the_game_ends_when_nobody_is_left() -> None:
    """K2-F1: Anna and Brian lose everyone on day 7."""
    state = sleep(Table(anna=LOST, brian=(on(18, level=1), on(18, level=1))).turn())
    assert (state.phase, state.day) == (Phase.OVER, 7)


def test_the_score_is_both_markers() -> None:
    """K2-F1: 7 and 4, though both climbers are down again; a dead climber counts 1."""
    outcome = last_night((on(0, points=7), on(1, points=4)), (on(13), dead()), BOTH_DEAD)
    assert outcome.totals == (11, 3, 2)


def test_points_can_be_read_at_any_time() -> None:
    """K2-F1: the same sum in the middle of a game."""
    assert totals(Table(anna=(on(13), on(16)), brian=(on(26), dead())).morning()) == (5, 8)


def test_most_points_win() -> None:
    """K2-F2: Brian has 8, the others less."""
    outcome = last_night(been(5), been(7), been(6))
    assert (outcome.winners, outcome.reason) == ((BRIAN,), "points")


def test_two_dead_climbers_may_win_with_two_points() -> None:
    """K2-F2: nobody has more, so all three share, also William who is out."""
    outcome = last_night((HOME, HOME), (dead(), HOME), BOTH_DEAD)
    assert (outcome.winners, outcome.totals) == ((ANNA, BRIAN, WILLIAM), (2, 2, 2))


def test_among_equals_the_earliest_at_the_summit_wins() -> None:
    """K2-F2: Anna and Brian have 11 each; Brian's climber was there first."""
    outcome = last_night(been(10), been(10), summit=((BRIAN, 0), (ANNA, 0)))
    assert (outcome.winners, outcome.totals, outcome.reason) == ((BRIAN,), (11, 11), "summit_order")


def test_the_summit_order_decides_only_among_equals() -> None:
    """K2-F2: William, first at the summit, has fewer points than the two who tie."""
    with_seven = (on(0, points=10), on(0, points=7))
    order = ((WILLIAM, 0), (BRIAN, 0), (ANNA, 0))
    outcome = last_night(with_seven, with_seven, been(10), summit=order)
    assert (outcome.winners, outcome.totals) == ((BRIAN,), (17, 17, 11))


def test_the_better_placed_of_two_climbers_counts() -> None:
    """K2-F2: Anna was second and third, Brian first and fourth."""
    both = (on(0, points=10), on(0, points=10))
    order = ((BRIAN, 1), (ANNA, 0), (ANNA, 1), (BRIAN, 0))
    assert last_night(both, both, summit=order).winners == (BRIAN,)


def test_one_at_the_summit_beats_an_equal_who_never_was() -> None:
    """K2-F2: 10 + 1 against 6 + 5."""
    outcome = last_night((on(0, points=6), on(0, points=5)), been(10))
    assert (outcome.winners, outcome.totals) == ((BRIAN,), (11, 11))


def test_a_dead_climber_breaks_no_tie() -> None:
    """K2-F2: Anna's climber was first at the summit and dies in the last night; her other equals Brian's."""
    anna = (on(26, level=2, points=10), on(0, points=10))
    outcome = last_night(anna, been(10), summit=((ANNA, 0), (BRIAN, 0), (ANNA, 1)))
    assert (outcome.winners, outcome.totals, outcome.reason) == ((BRIAN,), (11, 11), "summit_order")


def test_the_final_order_is_by_points_then_by_the_summit() -> None:
    """K2-F2: Brian and William tie, Brian was on the summit first; Anna has fewer points."""
    table = Table(been(7), been(10), been(10), players=3, day=LAST_DAY, summit=((BRIAN, 0), (WILLIAM, 0)))
    assert places(sleep(table.turn())) == (3, 1, 2)


def test_equals_without_a_summit_share_a_place() -> None:
    """K2-F2: two winners, then the third place."""
    table = Table(been(7), been(6), been(7), players=3, day=LAST_DAY)
    assert places(sleep(table.turn())) == (1, 3, 1)


def test_whoever_is_in_first_place_has_won() -> None:
    """K2-F2: the final order and the verdict agree."""
    for number in range(8):
        state = played(Config(players=2 + number % 4, seed=f"places-{number}"), random_chooser(number)).play()
        assert isinstance(state, State)
        assert state.outcome is not None
        assert [seat for seat, place in enumerate(places(state)) if place == 1] == list(state.outcome.winners)


def test_equals_without_a_summit_share() -> None:
    """K2-F2: 7 + 1 each, 6 + 1 for the third."""
    outcome = last_night(been(7), been(6), been(7))
    assert (outcome.winners, outcome.reason) == ((ANNA, WILLIAM), "shared")


def test_solo_ends_at_once_when_a_climber_dies() -> None:
    """K2-F3: on day 7 A dies; B's 4 points and 1 make 5."""
    state = sleep(Table(players=1, anna=(on(16, level=1), on(0, points=4))).turn())
    assert (state.phase, state.day) == (Phase.OVER, 7)
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.totals, outcome.reason, outcome.rank) == ((5,), "solo_death", Rank.TOURIST)


def test_solo_with_both_dead_in_one_night_has_two_points() -> None:
    """K2-F3: whatever the markers showed."""
    both = (on(26, level=1, points=10), on(25, level=1, points=7))
    table = Table(players=1, anna=both, today=Weather(2, 0, (2, 3)))
    assert end_of(table.turn()).totals == (2,)


def test_a_death_does_not_end_a_game_of_several() -> None:
    """K2-F3: that is for solo only."""
    assert sleep(Table(anna=(on(16, level=1), HOME)).turn()).phase is Phase.SELECT


def test_solo_with_both_alive_lasts_18_days() -> None:
    """K2-F3: 10 + 10 on easy in summer is a Himalayan mountaineer."""
    table = Table(players=1, day=LAST_DAY, anna=(on(0, points=10), on(1, points=10)))
    outcome = end_of(table.turn("m1 m1 m1"))
    assert (outcome.winners, outcome.totals, outcome.reason) == ((ANNA,), (20,), "solo_survived")
    assert outcome.rank is Rank.HIMALAYAN


@pytest.mark.parametrize(
    ("board", "weather", "himalayan", "alpinist", "hiker"),
    [
        ("easy", "summer", 20, 16, 11),
        ("easy", "winter", 17, 15, 10),
        ("easy", "mixed", 17, 15, 10),
        ("hard", "summer", 17, 15, 10),
        ("hard", "winter", 16, 14, 10),
        ("hard", "mixed", 16, 14, 10),
    ],
)
def test_the_ranks_of_a_lone_player(board: str, weather: str, himalayan: int, alpinist: int, hiker: int) -> None:
    """K2-F3: each rank from its least points on; mixed weather is ranked as winter (ruling)."""
    config = Config(board=board, weather=weather)
    expected = ["tourist"] * hiker + ["hiker"] * (alpinist - hiker)
    expected += ["alpinist"] * (himalayan - alpinist) + ["himalayan"] * (21 - himalayan)
    assert [str(rank(config, points)) for points in range(21)] == expected


def test_a_game_of_several_has_no_rank() -> None:
    """K2-F3: ranks are for one."""
    assert last_night(been(10), been(7)).rank is None


def test_a_game_is_not_over_before_its_end() -> None:
    """K2-F1: no outcome while someone has a choice."""
    state = Table(day=LAST_DAY).turn()
    assert state.outcome is None
    assert play(state, "end").outcome is None


def test_the_outcome_can_be_written_down() -> None:
    """K2-F3: everything an outcome says, in plain values."""
    assert Outcome((0,), (17,), DecidedBy.SOLO_SURVIVED, Rank.ALPINIST).to_dict() == {
        "winners": [0],
        "totals": [17],
        "reason": "solo_survived",
        "rank": "alpinist",
    }
    assert Outcome((0, 1), (9, 9), DecidedBy.SHARED).to_dict()["rank"] is None
