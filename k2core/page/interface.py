"""What a game offers to the page beside its rules; the door of `door.py` asks it.

A game has two modules for it: `page.py` with an object `PAGE` of this kind, and `wire.py` with the types of what that
object says: `View`, `Event`, `Replay`, `Stop`, `Chart`, `Verdict`, `Constants`, and what else it needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from k2core.core.registry import GAME_NAMES, game_part

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from k2core.core.wire import Stop, View

S = TypeVar("S", contravariant=True)


class GamePage(Protocol[S]):
    """`S` is the state of the game; actions are those of its `legal_actions`."""

    @property
    def questions(self) -> Mapping[str, Callable[[S, object], object]]:
        """Requests that only this game knows, by name; each is given the position it is about and the request."""

    def view(self, state: S, viewer: int | None, common: View) -> View:
        """What a page shows of a position to one viewer, added to what every game has."""

    def opening(self, state: S) -> Sequence[Mapping[str, object]]:
        """What has happened before the first action, as far as it lies open to all."""

    def events(self, before: S, action: Any, after: S) -> Sequence[Mapping[str, object]]:
        """What an action has done, as far as it lies open to all."""

    def absent_action(self, state: S) -> Any:
        """Return the action for an absent player."""

    def simple_choice(self, state: S) -> tuple[Any, ...]:
        """Return the simplest sensible choice of who is to act, in order: for when a bot fails."""

    def chart(self, states: Sequence[S]) -> Mapping[str, object]:
        """The course of a game, to be drawn."""

    def stops(self, states: Sequence[S]) -> Sequence[Stop]:
        """The moments of a game that are worth a halt, each with how many actions have been played at it."""

    def constants(self) -> Mapping[str, object]:
        """What the page must know before the engine is there."""


PAGES: dict[str, GamePage[Any]] = {name: game_part(name, "page").PAGE for name in GAME_NAMES}
"""By name of the game. All are imported at once: a page that starts from the memory image can import nothing later."""
