"""Legal plays counted from positions of interest; another implementation has counted the same of K2."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from k2core.cli.perft import perft
from k2core.core.canonical_json import dump
from tests import golden

if TYPE_CHECKING:
    from pathlib import Path

COUNTS = {"k2": 72, "karakorum": 20}
PATHS = [path for paths in golden.POSITIONS.values() for path in paths]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_position(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    state = golden.position_of(lines)
    assert state.status == ()
    assert dump(state.to_dict()) == golden.field(lines, "position")
    counts = golden.counts_of(lines)
    assert list(counts) == list(range(1, len(counts) + 1))
    assert {depth: perft(state, depth) for depth in counts} == counts


def test_no_position_is_missing() -> None:
    assert {game: len(paths) for game, paths in golden.POSITIONS.items()} == COUNTS


def test_no_position_is_there_twice() -> None:
    positions = {golden.field(path.read_text(encoding="utf-8").splitlines(), "position") for path in PATHS}
    assert len(positions) == len(PATHS)
