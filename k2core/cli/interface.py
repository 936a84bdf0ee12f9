"""What a game offers to the command line, in its own `terminal.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from k2core.core.registry import game_part

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2core.core.canonical_json import Json
    from k2core.core.errors import Code
    from k2core.core.options import CommandOption

S = TypeVar("S", contravariant=True)
Names = tuple[str, ...]


class GameSummary(Protocol[S]):
    """What a game counts over many random games."""

    def add(self, state: S) -> None:
        """Count a game that is over."""

    def rows(self) -> Sequence[tuple[str, str | Mapping[str, int]]]:
        """Return a label and a text or counts for each line."""


class GameTerminal(Protocol[S]):
    """The object `TERMINAL` in a game's `terminal.py`; `S` is the state of the game."""

    @property
    def title(self) -> str: ...

    @property
    def help(self) -> str:
        """What can be typed during a game."""

    @property
    def options(self) -> tuple[CommandOption, ...]:
        """The options of the command line that only this game has."""

    @property
    def refusals(self) -> Mapping[Code, str]:
        """The sentences of the codes that only this game gives."""

    @property
    def claim(self) -> str:
        """What the choices of a finished game prove."""

    def section(self, state: S) -> object:
        """The table is shown again when this value has changed."""

    def is_secret(self, state: S) -> bool:
        """Whether nobody else may see what is chosen now."""

    def table(self, state: S, names: Names) -> list[str]: ...

    def task(self, state: S, names: Names) -> list[str]:
        """Tell the player who is to act what there is to choose from."""

    def action(self, state: S, action: Any) -> str:
        """Describe a legal action."""

    def changes(self, before: S, action: Any, after: S, names: Names) -> list[str]:
        """Tell what has followed from an action by itself."""

    def command(self, state: S, word: str, rest: str) -> tuple[list[str], tuple[Any, ...]] | None:
        """Obey a command of this game alone: lines to show and actions to apply; None if it is no command."""

    def setting(self, config: Any, daily: str | None) -> str:
        """Describe what a game was played on."""

    def progress(self, tally: Any) -> str:
        """Describe how far a running game has come."""

    def outcome(self, outcome: Any, tally: Any, names: Names) -> str: ...

    def summary(self) -> GameSummary[S]:
        """Return an empty summary."""

    def deal(self, state: S) -> Json:
        """Return everything that the seed has drawn, hidden or not."""

    def snapshot(self, state: S) -> Json:
        """Return what a trace shows after each action."""


class GameInvariants(Protocol[S]):
    """A game's `invariants.py`."""

    def broken(self, before: S, action: Any, after: S) -> Sequence[object]:
        """Return every invariant that a step breaks: none, or the engine has a bug."""


def terminal_of(name: str) -> GameTerminal[Any]:
    terminal: GameTerminal[Any] = game_part(name, "terminal").TERMINAL
    return terminal


def invariants_of(name: str) -> GameInvariants[Any]:
    invariants: GameInvariants[Any] = game_part(name, "invariants")
    return invariants
