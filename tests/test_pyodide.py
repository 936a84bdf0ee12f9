"""The engine in the browser's Python plays the very same games."""

from __future__ import annotations

from pathlib import Path

import pytest

import k2core
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


def test_every_module_that_is_left_in_pyodide_can_be_imported() -> None:
    code = """
import codecs, importlib, sys
def lookup(name):
    try:
        return bool(codecs.lookup(name))
    except LookupError:
        return False
for name in sys.builtin_module_names:
    importlib.import_module(name)
[sorted(sys.builtin_module_names), lookup("utf-8"), lookup("latin-1"), lookup("shift_jis")]"""
    modules, *known = run_in_pyodide(code)
    assert {"_json", "_struct", "math", "unicodedata", "zlib"} <= set(modules)
    assert not {"_sqlite3", "_testcapi", "_codecs_jp", "_zstd"} & set(modules)
    assert known == [True, True, False]


def test_the_engine_names_no_character() -> None:
    """Pyodide has no names of characters, and where it starts plainly it compiles the engine itself."""
    engine = Path(k2core.__file__).parent
    assert not [path.name for path in engine.rglob("*.py") if "\\N{" in path.read_text("utf-8")]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_bots_choose_the_same_in_pyodide(game: str) -> None:
    games = 2
    code = f"from tests.same_games import choices_of_bots\nchoices_of_bots({game!r}, {games})"
    here = choices_of_bots(game, games)
    assert sum(map(bool, here)) == games
    assert run_in_pyodide(code) == here
