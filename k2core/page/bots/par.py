"""Where the page has par looked for: a little at a time, so that whoever waits for a bot never waits for this."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

from k2core.bots.interface import bots_of
from k2core.core.errors import Code, Refused
from k2core.core.registry import game_by_name

if TYPE_CHECKING:
    from k2core.core.game import Config
    from k2core.page.bots import wire


class ParDesk:
    """Keeps the search that is under way; another mountain puts it aside."""

    def __init__(self) -> None:
        self._config: Config | None = None
        self._search: Any = None

    def search_on(self, request: wire.FindPar) -> wire.FoundPar:
        game = game_by_name(request["game"])
        bots: Any = bots_of(game.name)
        if not hasattr(bots, "ParSearch"):
            raise Refused(Code.BAD_VALUE, path="request.game")
        if request["done"] < 0:
            raise Refused(Code.BAD_VALUE, path="request.done")
        config = game.config_from_dict(request["config"])
        if config != self._config or self._search.done < request["done"]:
            self._search = bots.ParSearch(config, request["done"])
            self._config = config
        search = self._search
        if request["points"] > search.best.points:
            search.best = bots.Par(request["points"], ())
        end = monotonic() + request["milliseconds"] / 1000
        while not search.is_over:
            search.step()
            if monotonic() >= end:
                break
        return {"points": search.best.points, "done": search.done, "over": search.is_over}
