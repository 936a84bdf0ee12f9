"""What the door knows of every game, for a game of Karakorum seen without a door."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from k2core.core.wire import View

COMMON: View = {
    "position": "",
    "names": [],
    "seed": "page",
    "to_act": [],
    "legal": [],
    "undo": False,
    "redo": False,
}
