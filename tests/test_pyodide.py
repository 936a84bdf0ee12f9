"""The engine in the browser's Python plays the very same games."""

from __future__ import annotations

from tests.pyodide import run_in_pyodide
from tests.same_games import fingerprints

GAMES = 200


def test_the_same_games_have_the_same_fingerprints_in_pyodide() -> None:
    in_pyodide = run_in_pyodide(f"from tests.same_games import fingerprints\nfingerprints({GAMES})")
    here = fingerprints(GAMES)
    different = [number for number in range(GAMES) if in_pyodide[number] != here[number]]
    assert len(set(here)) == GAMES
    assert not different, f"games {different} are not the same in Pyodide"
