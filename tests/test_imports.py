"""The folders of the engine import each other one way only: core, games, sharing and bots, then page and cli."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import k2core
from k2core.core.registry import GAME_NAMES
from tests.imports import GAMES, LAYERS, wrong_imports

PACKAGE = Path(k2core.__file__).parent


def test_every_import_goes_in_the_right_direction() -> None:
    assert wrong_imports(PACKAGE) == []


def test_every_folder_is_a_layer() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == set(LAYERS)
    assert GAMES == GAME_NAMES


@pytest.mark.parametrize(
    ("file", "source", "imported"),
    [
        ("core/rng.py", "from k2core import k2", "k2core.k2"),
        ("core/rng.py", "import k2core.sharing.links", "k2core.sharing.links"),
        ("core/rng.py", "from ..k2 import board", "k2core.k2.board"),
        ("core/rng.py", "def late():\n    from k2core.page import door", "k2core.page.door"),
        ("core/rng.py", "if TYPE_CHECKING:\n    from k2core.cli.main import main", "k2core.cli.main.main"),
        ("core/rng.py", "from importlib import import_module\nimport_module('k2core.k2')", "importlib.import_module"),
        ("k2/page.py", "from k2core.karakorum import State", "k2core.karakorum.State"),
        ("k2/page.py", "from k2core.page.interface import GamePage", "k2core.page.interface.GamePage"),
        ("karakorum/page.py", "from k2core.sharing.replay import Record", "k2core.sharing.replay.Record"),
        ("karakorum/terminal.py", "from k2core.cli import english", "k2core.cli.english"),
        ("sharing/links.py", "from k2core import k2, karakorum", "k2core.k2"),
        ("sharing/links.py", "from k2core.page import door", "k2core.page.door"),
        ("k2/page.py", "from k2core.bots.interface import Level", "k2core.bots.interface.Level"),
        ("bots/interface.py", "from k2core import k2", "k2core.k2"),
        ("bots/k2/search.py", "from k2core import karakorum", "k2core.karakorum"),
        ("bots/k2/search.py", "from k2core.sharing import links", "k2core.sharing.links"),
        ("page/door.py", "from k2core.k2.setup import RULES", "k2core.k2.setup.RULES"),
        ("page/door.py", "from k2core.cli import english", "k2core.cli.english"),
        ("cli/main.py", "from k2core.page.door import call", "k2core.page.door.call"),
        ("__init__.py", "from k2core.core import errors", "k2core.core.errors"),
    ],
)
def test_a_wrong_direction_is_found(tmp_path: Path, file: str, source: str, imported: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(exist_ok=True, parents=True)
    path.write_text(source)
    found = wrong_imports(tmp_path)
    assert found, "a wrong import was not seen"
    last_part = imported.rpartition(".")[2] if imported.startswith("importlib") else imported
    assert found[0].startswith(f"{file}:")
    assert found[0].endswith(f"imports {last_part}")


def test_right_directions_are_not_complained_about(tmp_path: Path) -> None:
    for file, source in {
        "core/rng.py": "import re\nfrom k2core.core.errors import Refused",
        "k2/page.py": "from k2core import k2\nfrom k2core.core.cards import texts",
        "sharing/links.py": "from k2core.sharing.replay import Replay",
        "bots/k2/search.py": "from k2core import k2\nfrom k2core.bots.interface import Level",
        "page/door.py": "from k2core import __version__\nfrom k2core.sharing import links",
        "__main__.py": "from k2core.cli.main import main",
    }.items():
        (tmp_path / file).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / file).write_text(source)
    assert wrong_imports(tmp_path) == []


def test_the_page_starts_without_bots_and_without_what_only_the_command_line_needs() -> None:
    code = "import json, sys, k2core.page.door; print(json.dumps([name for name in sys.modules if 'k2core' in name]))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = json.loads(done.stdout)
    assert {"k2core.k2.page", "k2core.karakorum.page"} <= set(loaded), "the door leaves a game's page for later"
    not_for_the_start = ("bots", "cli", "terminal", "english", "invariants")
    assert not [name for name in loaded if set(not_for_the_start) & set(name.split("."))]
