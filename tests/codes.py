"""Which error codes a module can give, read from its syntax tree."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

from k2core.core import game
from k2core.core.errors import Code

if TYPE_CHECKING:
    from types import ModuleType


def codes_named_in(path: Path) -> set[Code]:
    """Each `Code.NAME` in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        Code[node.attr]
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Code"
    }


def codes_of_why_not(reasons: ModuleType) -> set[Code]:
    """What `why_not` of a game can answer: the codes of its module, and those that every game shares."""
    shared = codes_named_in(Path(game.__file__)) - {Code.BAD_POSITION}
    return shared | codes_named_in(Path(str(reasons.__file__)))
