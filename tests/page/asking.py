"""A page for tests of the door: it has one game open, and asks."""

from __future__ import annotations

import json
from typing import Any

from k2core.page.door import Door

ID = "the-table"
AIMED = frozenset(
    {"apply", "rest", "simple", "undo", "redo", "why", "seen", "plans", "risk", "sketch", "offers", "meaning"}
)
"""Requests that name a position."""
WITHOUT_GAME = frozenset({"hello", "read", "challenge_link", "dailies"})

K2_CONFIG: dict[str, Any] = {
    "players": 3,
    "board": "easy",
    "weather": "winter",
    "family": True,
    "crowded": False,
    "start": 0,
    "seed": "door",
}


class Page:
    """A request that does not say so itself is about the open game, and aimed at its position."""

    def __init__(self) -> None:
        self._door = Door()

    def answer(self, **request: Any) -> Any:
        """What the door says, as it is."""
        return self.send(json.dumps(self.filled(request)))

    def send(self, text: str) -> Any:
        return json.loads(self._door.call(text))

    def filled(self, request: dict[str, Any]) -> dict[str, Any]:
        if request.get("do") not in WITHOUT_GAME:
            request = {"id": ID} | request
        if request.get("do") in AIMED and "position" not in request:
            request = request | {"position": self.position(request["id"])}
        return request

    def position(self, name: str = ID) -> str:
        shown = self.send(json.dumps({"do": "view", "id": name, "viewer": None}))
        return str(shown["ok"]["position"]) if "ok" in shown else ""

    def ask(self, **request: Any) -> Any:
        answer = self.answer(**request)
        assert "error" not in answer, answer
        return answer["ok"]

    def refused(self, **request: Any) -> str:
        code: str = self.answer(**request)["error"]["code"]
        return code

    def new(self, **options: Any) -> Any:
        return self.ask(do="new", game="k2", config=K2_CONFIG | options, names=[], viewer=None)
