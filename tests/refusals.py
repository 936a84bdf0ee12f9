"""Every refusal that the engine can give, collected from its sources."""

from __future__ import annotations

import re
from pathlib import Path

import k2core

PACKAGE = Path(k2core.__file__).parent


def _codes(pattern: str, *paths: Path) -> set[str]:
    return {code for path in paths for code in re.findall(pattern, path.read_text(encoding="utf-8"))}


def refusal_codes() -> set[str]:
    """What is raised anywhere, and what `why_not` answers."""
    raised = _codes(r'Refused\(\s*"(\w+)"', *PACKAGE.rglob("*.py"))
    answering = (PACKAGE / "core" / "game.py", *PACKAGE.glob("*/reasons.py"))
    return (
        raised | _codes(r'Reason\(\s*"(\w+)"', *answering) | _codes(r'Reason\("\w+" if [^"]+ else "(\w+)"', *answering)
    )
