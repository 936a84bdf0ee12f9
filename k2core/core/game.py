"""The interface of every game: states, actions, observations, options, outcomes.

A state never changes; `apply` returns the next one. The seed decides everything random when the game is set up.
So a game is fully described by its options and the list of its actions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from k2core.core.canonical_json import dump
from k2core.core.errors import Code, Reason, Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from enum import StrEnum

    from k2core.core.canonical_json import Json
    from k2core.core.mixed_radix import DigitReader, DigitWriter
    from k2core.core.rng import Pcg32


class Action(Protocol):
    """One choice of a player; `str(action)` is its canonical text."""

    undoable: ClassVar[bool]
    """Whether it reveals nothing hidden, so that its player may take it back while still the one to act."""


class Config(Protocol):
    """The options a game was set up with."""

    @property
    def players(self) -> int: ...

    @property
    def seed(self) -> str | None:
        """None for a position whose deal is written out instead of drawn from a seed."""

    def to_dict(self) -> Json: ...

    @property
    def text_version(self) -> int:
        """The first version of the short text that can hold these options."""

    def write(self, digits: DigitWriter) -> None:
        """Write the options, without the seed, as digits of a short text of that version."""


class Outcome(Protocol):
    @property
    def winners(self) -> tuple[int, ...]: ...

    @property
    def totals(self) -> tuple[int, ...]: ...

    @property
    def reason(self) -> str: ...

    def to_dict(self) -> Mapping[str, Any]: ...


class Tally(Protocol):
    """The score of a position, whether the game is over or not."""

    def to_dict(self) -> Mapping[str, Any]: ...


class Observation(Protocol):
    """What one player may know."""

    def to_dict(self) -> Mapping[str, Any]: ...


A = TypeVar("A", bound=Action)
C = TypeVar("C", bound=Config)


class State(ABC, Generic[A]):
    """A position of a game. Immutable."""

    __slots__ = ("_legal",)
    _legal: tuple[A, ...]
    phase: StrEnum

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """Seats that have to choose; `apply` takes the choice of the first. Empty when the game is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None until the game is over."""

    @property
    @abstractmethod
    def status(self) -> tuple[Reason, ...]:
        """Every defect of this position; empty for a position that can occur in a game."""

    def legal_actions(self) -> tuple[A, ...]:
        """Return what the first of `to_act` may do, in a fixed order; empty only when the game is over."""
        try:
            return self._legal
        except AttributeError:
            object.__setattr__(self, "_legal", self._find_legal())
            return self._legal

    @abstractmethod
    def _find_legal(self) -> tuple[A, ...]:
        """Find the legal actions; `legal_actions` keeps the result."""

    def apply(self, action: A) -> Self:
        """Return the position after `action` and all that follows from it; raise `Refused` if it is not legal."""
        if action not in self.legal_actions():
            reason = self.why_not(action)
            assert reason is not None, f"{action} is not legal, and nothing speaks against it"
            raise Refused.because(reason)
        return self._after(action)

    @abstractmethod
    def _after(self, action: A) -> Self:
        """Return the position after a legal action."""

    @abstractmethod
    def why_not(self, action: A, player: int | None = None) -> Reason | None:
        """Return why `action` is refused now (to `player`, if given), or None if it is legal."""

    def not_now(self, phase: StrEnum, player: int | None) -> Reason | None:
        """Return why no action of this phase is possible now (for `player`, if given), or None if one may be."""
        if not self.to_act:
            return Reason(Code.GAME_OVER)
        if player is not None and player not in self.to_act:
            return Reason(Code.NOT_YOUR_TURN, {"turn": self.to_act[0]})
        return None if self.phase is phase else Reason(Code.WRONG_PHASE, {"phase": str(self.phase)})

    @abstractmethod
    def observation(self, player: int | None) -> Observation:
        """Return what `player` may know; None stands for an onlooker, who sees what is open to all."""

    @abstractmethod
    def to_dict(self) -> Json:
        """Return the canonical JSON form, as data."""

    def to_json(self) -> str:
        """Return the canonical JSON text."""
        return dump(self.to_dict())

    def checked(self) -> Self:
        """Return this position if it has no defect; raise `Refused` with all of them otherwise."""
        defects = self.status
        if defects:
            raise Refused(Code.BAD_POSITION, defects=[defect.to_dict() for defect in defects])
        return self


@dataclass(frozen=True, slots=True)
class Solo(Generic[C]):
    """How a game is played alone, and what people send each other about it."""

    options: tuple[str, ...]
    """The options that the address of such a game names, in order; the seed is the last."""
    config: Callable[..., C]
    """Build the config from these options, each a text; raise `Refused` for any that is not valid."""
    daily: tuple[tuple[str, ...], ...]
    """The options of the daily mountains, without the seed: one tuple a day, in turn."""
    preview: Callable[[C], Json]
    """What everybody may know before the first action."""
    summary: Callable[[Sequence[Any]], Json]
    """A game in short, from all its states."""


@dataclass(frozen=True, slots=True)
class Game(Generic[A, C]):
    """What every layer may ask of a game; `registry.game_part` finds what only one layer asks."""

    name: str
    rules: int
    min_players: int
    max_players: int
    options: C
    """The default options."""
    start: Callable[[C], State[A]]
    parse_action: Callable[[str], A]
    config_from_dict: Callable[[object], C]
    read_config: Callable[[DigitReader, str, int], C]
    """Read options that `Config.write` has written, given the seed."""
    state_from_dict: Callable[[object], State[A]]
    tally: Callable[[Any], Tally]
    """Count the score of a position."""
    imagine: Callable[[Any, Pcg32], State[A]]
    """Sample a state consistent with an observation."""
    random_config: Callable[[Pcg32, str], C]
    """Draw random options for this seed."""
    solo: Solo[C] | None = None
    """None if the game is not played alone."""


AnyState: TypeAlias = State[Any]
AnyGame: TypeAlias = Game[Any, Any]
"""For code that treats all games alike and so does not know their types."""
