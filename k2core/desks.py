"""The desks of the games there are, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2core import k2, karakorum
from k2core.k2.desk import K2Desk
from k2core.karakorum.desk import KarakorumDesk

if TYPE_CHECKING:
    from k2core.desk import Desk

DESKS: dict[str, Desk[Any]] = {k2.GAME.name: K2Desk(), karakorum.GAME.name: KarakorumDesk()}
