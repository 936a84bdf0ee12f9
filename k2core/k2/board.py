"""The two sides of the mountain: spaces, ropes and point tracks (C1, C5)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

CAMP = 0


@dataclass(frozen=True, slots=True)
class Space:
    number: int
    zone: int
    cost: int
    modifier: int
    points: int


@dataclass(frozen=True, slots=True)
class Rope:
    """A rope as seen from one of its ends: where it leads, and whether that is downwards."""

    to: int
    down: bool


@dataclass(frozen=True)
class Board:
    name: str
    spaces: tuple[Space, ...]
    ropes: tuple[tuple[int, int], ...]
    """Each rope as its lower and its upper end."""
    track: tuple[int, ...]
    """The boxes of the point track."""

    @property
    def summit(self) -> int:
        return len(self.spaces) - 1

    @property
    def summit_points(self) -> int:
        return self.track[-1]

    @cached_property
    def ways(self) -> tuple[tuple[Rope, ...], ...]:
        """For each space the ropes that leave it, by number of the space they lead to."""
        leaving: list[list[Rope]] = [[] for _ in self.spaces]
        for low, high in self.ropes:
            leaving[low].append(Rope(high, down=False))
            leaving[high].append(Rope(low, down=True))
        return tuple(tuple(sorted(ropes, key=lambda rope: rope.to)) for ropes in leaving)

    @cached_property
    def _rope_by_ends(self) -> dict[tuple[int, int], Rope]:
        return {(start, rope.to): rope for start, ropes in enumerate(self.ways) for rope in ropes}

    def rope(self, start: int, end: int) -> Rope | None:
        return self._rope_by_ends.get((start, end))

    def boxes_back(self, points: int, boxes: int) -> int:
        """The box of the point track that lies so many boxes before this one, at least the first."""
        return self.track[max(0, self.track.index(points) - boxes)]


_EASY_SPACES = (
    # number, zone, entry cost, modifier, points
    Space(0, 0, 1, 1, 1),
    Space(1, 0, 1, 1, 1),
    Space(2, 0, 1, 1, 1),
    Space(3, 0, 1, 1, 1),
    Space(4, 0, 1, 1, 1),
    Space(5, 0, 1, 1, 1),
    Space(6, 0, 1, 1, 1),
    Space(7, 0, 1, 1, 1),
    Space(8, 0, 2, 1, 1),
    Space(9, 0, 1, 0, 1),
    Space(10, 0, 2, 0, 1),
    Space(11, 0, 1, 0, 1),
    Space(12, 0, 1, 0, 1),
    Space(13, 1, 2, 0, 2),
    Space(14, 1, 2, 0, 2),
    Space(15, 1, 2, 0, 2),
    Space(16, 1, 1, -1, 3),
    Space(17, 1, 1, 0, 3),
    Space(18, 1, 2, -1, 4),
    Space(19, 1, 2, -1, 4),
    Space(20, 1, 3, -1, 4),
    Space(21, 2, 2, -1, 5),
    Space(22, 2, 2, -1, 5),
    Space(23, 2, 2, -1, 5),
    Space(24, 2, 3, -2, 6),
    Space(25, 2, 2, -1, 6),
    Space(26, 3, 3, -2, 7),
    Space(27, 3, 3, -2, 10),
)
# fmt: off
_EASY_ROPES = (
    # lower end, upper end
    (0, 1), (1, 6), (2, 6), (2, 3), (3, 7), (6, 7), (3, 4), (7, 8), (4, 8),
    (4, 5), (5, 9), (9, 12), (8, 11), (11, 10), (11, 14), (12, 14), (12, 15), (10, 13),
    (14, 13), (13, 16), (14, 17), (15, 17), (16, 18), (16, 19), (17, 20), (19, 21), (20, 21),
    (18, 22), (21, 23), (22, 24), (23, 25), (25, 26), (24, 26), (26, 27),
)
# fmt: on
_HARD_SPACES = (
    # number, zone, entry cost, modifier, points
    Space(0, 0, 1, 1, 1),
    Space(1, 0, 1, 1, 1),
    Space(2, 0, 1, 1, 1),
    Space(3, 0, 1, 1, 1),
    Space(4, 0, 1, 1, 1),
    Space(5, 0, 1, 1, 1),
    Space(6, 0, 1, 1, 1),
    Space(7, 0, 2, 1, 1),
    Space(8, 0, 1, 1, 1),
    Space(9, 0, 2, 1, 1),
    Space(10, 0, 2, 0, 1),
    Space(11, 0, 1, 0, 1),
    Space(12, 0, 2, 0, 1),
    Space(13, 1, 1, 0, 2),
    Space(14, 1, 1, 0, 2),
    Space(15, 1, 2, 0, 2),
    Space(16, 1, 1, 0, 3),
    Space(17, 1, 2, 0, 3),
    Space(18, 1, 2, -1, 3),
    Space(19, 1, 2, -1, 4),
    Space(20, 1, 2, -1, 4),
    Space(21, 2, 2, -1, 4),
    Space(22, 2, 1, -2, 5),
    Space(23, 2, 3, -1, 5),
    Space(24, 2, 2, -2, 6),
    Space(25, 2, 3, -1, 6),
    Space(26, 3, 2, -2, 7),
    Space(27, 3, 1, -2, 7),
    Space(28, 3, 2, -2, 8),
    Space(29, 3, 3, -2, 10),
)
# fmt: off
_HARD_ROPES = (
    # lower end, upper end
    (0, 1), (1, 2), (3, 2), (4, 3), (4, 5), (5, 6), (5, 7), (7, 9), (7, 10),
    (6, 8), (8, 11), (10, 11), (9, 12), (11, 13), (10, 13), (12, 15), (13, 14), (14, 15),
    (15, 16), (14, 17), (15, 17), (16, 18), (17, 19), (18, 20), (19, 21), (20, 21), (20, 22),
    (21, 23), (23, 25), (22, 24), (24, 27), (25, 26), (27, 26), (26, 28), (28, 29),
)
# fmt: on

BOARDS: dict[str, Board] = {
    "easy": Board("easy", _EASY_SPACES, _EASY_ROPES, (1, 2, 3, 4, 5, 6, 7, 10)),
    "hard": Board("hard", _HARD_SPACES, _HARD_ROPES, (1, 2, 3, 4, 5, 6, 7, 8, 10)),
}
