"""The drawing agrees with the board: higher is drawn higher, and every space lies in its altitude band."""

from __future__ import annotations

import re
from itertools import combinations
from math import hypot
from pathlib import Path

import pytest

from k2core.k2 import BOARDS, Board

SOURCE = Path(__file__).parents[2] / "web" / "src" / "games" / "k2" / "board" / "layout.ts"
WIDTH, HEIGHT = 1000, 1100
BADGE = 48
"""Half the width of a space's badge."""

Points = list[tuple[int, int]]


def drawn(board: str) -> tuple[list[int], Points]:
    """The altitude lines and the points of the spaces, as the page draws them."""
    source = SOURCE.read_text(encoding="utf-8")
    found = re.search(rf"{board}: \{{\s*lines: \[([\d, ]+)\].*?spaces: points\((.*?)\)", source, re.DOTALL)
    assert found, "the layout is no longer written in the known form"
    lines = [int(number) for number in found[1].split(",")]
    return lines, [(int(x), int(y)) for x, y in re.findall(r"\[(\d+), (\d+)\]", found[2])]


@pytest.fixture(params=["easy", "hard"])
def board(request: pytest.FixtureRequest) -> Board:
    name: str = request.param
    return BOARDS[name]


def test_the_upper_end_of_every_rope_is_drawn_higher(board: Board) -> None:
    """K2-C1"""
    _lines, points = drawn(board.name)
    assert len(points) == len(board.spaces)
    level = [(low, high) for low, high in board.ropes if points[high][1] >= points[low][1] - 20]
    assert not level, f"these ropes look level or upside down: {level}"


def test_every_space_is_drawn_in_its_altitude_zone(board: Board) -> None:
    """K2-C1"""
    lines, points = drawn(board.name)
    edges = [HEIGHT, *lines, 0]
    for space, (_x, y) in zip(board.spaces, points, strict=True):
        bottom, top = edges[space.zone], edges[space.zone + 1]
        assert top < y < bottom, f"space {space.number} is not drawn between {top} and {bottom}"


def test_no_two_spaces_cover_each_other_and_all_are_on_the_sheet(board: Board) -> None:
    _lines, points = drawn(board.name)
    for (number, one), (other_number, other) in combinations(enumerate(points), 2):
        apart = hypot(one[0] - other[0], one[1] - other[1])
        assert apart > 1.9 * BADGE, f"spaces {number} and {other_number} are only {apart:.0f} apart"
    assert all(BADGE <= x <= WIDTH - BADGE and BADGE <= y <= HEIGHT - BADGE + 10 for x, y in points)
