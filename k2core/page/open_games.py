"""The games that the page has open, each under the id it was opened with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.errors import Code, Refused
from k2core.sharing.replay import digest

if TYPE_CHECKING:
    from k2core.sharing.replay import Record

MAX_OPEN = 4
"""Every open game keeps all its states in memory."""
MAX_ID = 64


class OpenGames:
    """A few games at once. When there is one too many, the one that was not used for longest is closed."""

    def __init__(self, missing: Code) -> None:
        self._missing = missing
        self._games: dict[str, Record] = {}

    def put(self, name: str, record: Record) -> None:
        """Open a game; one that was open under the same id is closed."""
        if not 0 < len(name) <= MAX_ID:
            raise Refused(Code.BAD_VALUE, path="request.id")
        self._games.pop(name, None)
        self._games[name] = record
        if len(self._games) > MAX_OPEN:
            del self._games[next(iter(self._games))]

    def find(self, name: str) -> Record:
        """Return the game; raise `Refused` if it is not open."""
        if name not in self._games:
            raise Refused(self._missing)
        self._games[name] = record = self._games.pop(name)
        return record

    def position(self, name: str) -> str:
        """Return the digest of the position that the game is at."""
        return digest(self.find(name).state)

    def close(self, name: str) -> None:
        self._games.pop(name, None)
