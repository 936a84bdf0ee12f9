"""The tests mirror the engine: a folder for each of its layers, and helpers in modules of their own."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("tests", "e2e", "bench")


def modules_imported(source: str) -> set[str]:
    """The last part of every module that a source imports from."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.rpartition(".")[2] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {(node.module or "").rpartition(".")[2], *(alias.name for alias in node.names)}
    return found


def test_no_helper_is_imported_from_a_test_module() -> None:
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    tests = {path.stem for path in paths if path.stem.startswith("test_")}
    for path in paths:
        wrong = modules_imported(path.read_text(encoding="utf-8")) & tests
        assert not wrong, f"{path.relative_to(ROOT)} imports from {wrong}"


@pytest.mark.parametrize(
    "source", ["from .test_door import Page", "import tests.page.test_door", "from tests.page import test_door"]
)
def test_an_import_from_a_test_module_is_seen(source: str) -> None:
    assert "test_door" in modules_imported(source)


def test_every_layer_has_its_folder_of_tests() -> None:
    layers = {path.name for path in (ROOT / "k2core").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert layers <= {path.name for path in (ROOT / "tests").iterdir() if any(path.glob("test_*.py"))}
