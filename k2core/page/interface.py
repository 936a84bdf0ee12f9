"""What a game brings for the page beside its rules; the door of `door.py` asks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from k2core.core.registry import GAME_NAMES, game_part

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from k2core.core.canonical_json import Json
    from k2core.core.untrusted import Arguments

S = TypeVar("S", contravariant=True)


class GamePage(Protocol[S]):
    """`S` is the state of the game; actions are those of its `legal_actions`."""

    @property
    def questions(self) -> Mapping[str, Callable[[S, Arguments], Any]]:
        """Requests that only this game knows, by name."""

    def view(self, state: S, viewer: int | None) -> Json:
        """What a page shows of a position to one viewer, beside what every game has."""

    def opening(self, state: S) -> list[Json]:
        """What has happened before the first action, as far as it lies open to all."""

    def events(self, before: S, action: Any, after: S) -> list[Json]:
        """What an action has done, likewise."""

    def rest(self, state: S) -> Any:
        """What a seat does whose people have left the table."""

    def chart(self, states: Sequence[S]) -> Json:
        """The course of a game, to be drawn."""

    def stops(self, states: Sequence[S]) -> list[Json]:
        """The moments of a game that are worth a halt, each with how many actions have been played at it."""

    def tables(self) -> Json:
        """What the page must know before the engine is there."""


PAGES: dict[str, GamePage[Any]] = {name: game_part(name, "page").PAGE for name in GAME_NAMES}
"""By name of the game. All are imported at once: a page that starts from the memory image can import nothing later."""
