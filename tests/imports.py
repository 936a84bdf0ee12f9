"""Which folders of the engine import which, read from the syntax trees of all files."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from k2core.core.registry import GAME_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ROOT = "k2core"
GAMES = GAME_NAMES
LAYERS = {
    "core": {"core"},
    **{game: {"core", game} for game in GAMES},
    "sharing": {"core", "sharing"},
    "bots": {"core", "bots"},
    "page": {"core", "sharing", "bots", "page"},
    "cli": {"core", "sharing", "bots", "cli"},
}
"""What each folder may import; the folder of a game within a layer may import that game as well."""
TOP_FILES = {"__init__.py": set[str](), "__main__.py": {"cli"}}
"""What the files beside the folders may import."""
VERSION = "__version__"
"""The one name that every folder may import from the package itself."""
REGISTRY = "core/registry.py"
"""The only file that may import modules by a name found at run time."""


def wrong_imports(package: Path) -> list[str]:
    """Return a sentence for each import that goes in a wrong direction."""
    return [
        f"{path.relative_to(package)}:{line} imports {name}"
        for path in sorted(package.rglob("*.py"))
        for line, name in _imports(path, package)
        if not _is_allowed(path.relative_to(package), name)
    ]


def _imports(path: Path, package: Path) -> Iterator[tuple[int, str]]:
    """Every import of a file, wherever it stands: at the top, under TYPE_CHECKING, in a function."""
    folder = (ROOT, *path.relative_to(package).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = folder[: len(folder) - node.level + 1] if node.level else ()
            module = ".".join((*start, *filter(None, [node.module])))
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            if name in ("import_module", "__import__"):
                yield node.lineno, name


def _is_allowed(path: Path, name: str) -> bool:
    if name in ("import_module", "__import__"):
        return path.as_posix() == REGISTRY
    root, _, rest = name.partition(".")
    if root != ROOT or rest == VERSION:
        return True
    allowed = LAYERS[path.parts[0]] if len(path.parts) > 1 else TOP_FILES[path.name]
    own_game = set(path.parts[1:2]) & set(GAMES)
    return rest.partition(".")[0] in allowed | own_game
