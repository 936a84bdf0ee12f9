"""The engine in the browser's Python plays the very same games."""

from __future__ import annotations

import pytest

from k2core.core.registry import GAME_NAMES
from tests.pyodide import run_in_pyodide
from tests.same_games import choices_of_bots, fingerprints

COUNTS = {"k2": 200, "karakorum": 100}


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_same_games_have_the_same_fingerprints_in_pyodide(game: str) -> None:
    games = COUNTS[game]
    in_pyodide = run_in_pyodide(f"from tests.same_games import fingerprints\nfingerprints({game!r}, {games})")
    here = fingerprints(game, games)
    different = [number for number in range(games) if in_pyodide[number] != here[number]]
    assert len(set(here)) == games
    assert not different, f"games {different} are not the same in Pyodide"


@pytest.mark.parametrize("game", GAME_NAMES)
def test_bots_choose_the_same_in_pyodide(game: str) -> None:
    games = 2
    code = f"from tests.same_games import choices_of_bots\nchoices_of_bots({game!r}, {games})"
    here = choices_of_bots(game, games)
    assert sum(map(bool, here)) == games
    assert run_in_pyodide(code) == here
