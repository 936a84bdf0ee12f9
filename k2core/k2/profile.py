"""A solo climb in one line of text: the height of each night, and nothing about cards or ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.k2.chart import chart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.k2.board import Board
    from k2core.k2.chart import ChartDay
    from k2core.k2.state import State

BLOCKS = "▁▂▃▄▅▆▇█"
DEATH = "\xd7"  # a multiplication sign


def profile(states: Sequence[State]) -> str:
    """Return a character for each night: the height of the higher climber, or the death that ended the game."""
    last = states[-1]
    heights = [_block(last.setup.board, day) for day in chart(states)]
    if any(climber.space is None for climber in last.players[0].climbers):
        heights[-1] = DEATH
    return "".join(heights)


def _block(board: Board, day: ChartDay) -> str:
    """Return a full block for the summit only; the boxes of the track below it share the other blocks evenly."""
    points = max(board.spaces[space].points for space in day.spaces[0] if space is not None)
    top = len(board.track) - 1
    return BLOCKS[board.track.index(points) * (len(BLOCKS) - 1) // top]
