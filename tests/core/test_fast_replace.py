"""The fast `replace` does what the library's does, and mypy sees through it."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest
from mypy import api

from k2core import k2, karakorum
from k2core.core.fast_replace import replace

ROOT = Path(__file__).parents[2]


def test_a_copy_has_the_new_fields_and_the_old_ones() -> None:
    climb = k2.new_game("replace", 2)
    trek = karakorum.new_game("replace")
    assert replace(climb, day=2, queue=(1,)) == dataclasses.replace(climb, day=2, queue=(1,))
    assert replace(trek, revealed=3) == dataclasses.replace(trek, revealed=3)
    climber = climb.players[0].climbers[0]
    assert replace(climber, level=3) == dataclasses.replace(climber, level=3)
    assert replace(climber) == climber
    assert climb.day == 1, "the original is unchanged"


def test_a_field_that_is_not_there_is_an_error() -> None:
    changes: Any = {"nowhere": 1}
    with pytest.raises(KeyError):
        replace(k2.new_game("replace"), **changes)


def test_mypy_finds_a_misspelt_field_and_a_wrong_type(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    source = tmp_path / "misspelt.py"
    code = "\n".join(
        (
            "from k2core import k2",
            "from k2core.core.fast_replace import replace",
            "state = k2.new_game('a')",
            "replace(state, day=2)",
            "replace(state, dya=2)",
            "replace(state, day='2')",
        )
    )
    source.write_text(code)
    told, _errors, status = api.run(["--cache-dir", str(tmp_path / "cache"), str(source)])
    lines = [line for line in told.splitlines() if "error:" in line]
    assert status == 1
    assert [line.split(":")[1] for line in lines] == ["5", "6"], told
