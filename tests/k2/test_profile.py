"""A climb in one line of blocks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from k2core import k2
from k2core.k2.chart import chart
from k2core.k2.profile import profile

from .choosers import mountaineer, random_chooser, reckless

if TYPE_CHECKING:
    from collections.abc import Callable


def climb(config: k2.Config, choose: Callable[[k2.State], k2.Action]) -> list[k2.State]:
    states = [k2.start(config)]
    while states[-1].legal_actions():
        states.append(states[-1].apply(choose(states[-1])))
    return states


def nights(board: str, *spaces: tuple[int, int]) -> list[k2.State]:
    """Positions as if the two climbers had spent their nights there."""
    states = climb(k2.Config(board=board, seed="nights"), random_chooser(1))
    ends = [number for number, state in enumerate(states[1:]) if state.day != states[number].day]
    for end, (one, other) in zip(ends, spaces, strict=False):
        climbers = (states[end].climber((0, 0)), states[end].climber((0, 1)))
        first, second = (climber_at(climber, space) for climber, space in zip(climbers, (one, other), strict=True))
        states[end] = placed(placed(states[end], 0, first), 1, second)
    return states[: ends[len(spaces) - 1] + 2]


def placed(state: k2.State, index: int, climber: k2.Climber) -> k2.State:
    return replace(state, players=state.players_with((0, index), climber))


def climber_at(climber: k2.Climber, space: int) -> k2.Climber:
    return k2.Climber(space, climber.level, climber.points, climber.tent)


def test_each_box_of_the_easy_track_has_a_block_of_its_own() -> None:
    spaces = [(0, 0), (13, 0), (0, 16), (18, 2), (21, 21), (24, 0), (26, 25), (27, 26)]
    assert profile(nights("easy", *spaces)) == "▁▂▃▄▅▆▇█"


def test_on_the_hard_board_too_the_summit_alone_is_a_full_block() -> None:
    spaces = [(0, 0), (13, 0), (16, 0), (19, 0), (22, 0), (24, 0), (26, 0), (28, 0), (29, 0)]
    assert profile(nights("hard", *spaces)) == "▁▁▂▃▄▅▆▇█"


def test_the_height_is_that_of_the_night_and_not_the_highest_reached() -> None:
    assert profile(nights("easy", (26, 0), (0, 0))) == "▇▁"


@pytest.mark.parametrize("board", ["easy", "hard"])
def test_a_whole_climb_has_a_character_for_each_day(board: str) -> None:
    states = climb(k2.Config(board=board, seed="whole"), mountaineer(1, fear=9))
    assert states[-1].day == 18
    line = profile(states)
    assert len(line) == 18
    assert set(line) <= set("▁▂▃▄▅▆▇█")
    heights = states[0].setup.board.spaces
    for character, day in zip(line, chart(states), strict=True):
        assert (character == "▁") <= all(heights[space or 0].points <= 2 for space in day.spaces[0])


def test_a_death_is_the_last_character() -> None:
    states = climb(k2.Config(weather="winter", seed="down-0"), reckless(1))
    assert profile(states) == f"{profile(states[:-1])}\N{MULTIPLICATION SIGN}"
    assert len(profile(states)) == states[-1].day == 5


def test_a_running_climb_shows_the_nights_so_far() -> None:
    states = climb(k2.Config(seed="running"), random_chooser(3))
    assert profile(states[:1]) == ""
    whole = profile(states)
    for count in range(1, len(states)):
        line = profile(states[:count])
        assert len(line) == states[count - 1].day - 1
        assert whole.startswith(line)
