"""The examples of the README and of the docstrings run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

import k2core

ROOT = Path(__file__).parents[1]


def test_the_examples_of_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 5
    assert result.failed == 0


def test_the_first_example_of_the_package_runs() -> None:
    result = doctest.testmod(k2core)
    assert result.attempted > 0
    assert result.failed == 0
