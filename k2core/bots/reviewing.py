"""What the reviews of every game have in common: a finished game looked at again, one choice of a player at a time.

A review goes on by small pieces of work, so that whoever asks can show how far it is, let others go first, and stop;
from what was found before it goes on later. All numbers are whole: what is told is what is kept.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, TypeVar

from k2core.core.errors import Code, Refused

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from k2core.bots.interface import Budget
    from k2core.core.canonical_json import Json

MOST_TURNING_POINTS = 5


class Praise(StrEnum):
    """How good a game was as a whole."""

    EXCELLENT = "excellent"
    GOOD = "good"
    MIXED = "mixed"


class Weighed(Protocol):
    """One choice of a game, weighed."""

    @property
    def moment(self) -> int:
        """After how many actions of the game it was made."""

    @property
    def lost(self) -> int:
        """How much it has cost, if that is more than chance."""

    def to_dict(self) -> Json: ...


C = TypeVar("C", bound=Weighed)


class Reviewing(ABC, Generic[C]):
    """The review of one player's choices."""

    TOLD_IN: ClassVar[str]
    TOLD_BY: ClassVar[str]
    """In English, what is expected and lost, and the stretches of the curve. Numbers are in tenths."""
    ITERATIONS: ClassVar[int]
    """How closely a choice is looked at: what one iteration is, each game decides."""
    TURNING_POINT: ClassVar[int]
    """A choice that costs so much is a turning point."""
    HARDLY_ANYTHING: ClassVar[int]
    MUCH: ClassVar[int]
    """Up to where all choices together have cost hardly anything, and from where they have cost much."""

    def __init__(self, moments: Sequence[int], seat: int, found: Sequence[C]) -> None:
        """`found` is what was found before; it is refused if it does not belong to this game."""
        self._moments = moments
        self._seat = seat
        self._at_work: Generator[None, None, C] | None = None
        self.found = list(found)
        if [choice.moment for choice in self.found] != list(self._moments[: len(self.found)]):
            raise Refused(Code.BAD_VALUE, path="request.found")

    @property
    def progress(self) -> tuple[int, int]:
        """How many choices have been weighed, and how many there are."""
        return len(self.found), len(self._moments)

    @property
    def is_done(self) -> bool:
        return len(self.found) == len(self._moments)

    def work(self, budget: Budget) -> bool:
        """Do one small piece of work on the next choice; return whether there is more to do.

        A choice that was begun with one budget is weighed to its end with that one.
        """
        if self.is_done:
            return False
        if self._at_work is None:
            self._at_work = self._weigh(self._moments[len(self.found)], budget)
        try:
            next(self._at_work)
        except StopIteration as over:
            self._at_work = None
            self.found.append(over.value)
        return not self.is_done

    def step(self, budget: Budget) -> bool:
        """Weigh the next choice; return whether there are more."""
        count = len(self.found)
        while len(self.found) == count and self.work(budget):
            pass
        return not self.is_done

    def turning_points(self) -> list[C]:
        """The choices that cost most, in the order of the game."""
        costly = [choice for choice in self.found if choice.lost >= self.TURNING_POINT]
        worst = sorted(costly, key=lambda choice: -choice.lost)[:MOST_TURNING_POINTS]
        return sorted(worst, key=lambda choice: choice.moment)

    @property
    def lost(self) -> int:
        return sum(choice.lost for choice in self.found)

    @property
    def praise(self) -> Praise:
        if self.lost < self.HARDLY_ANYTHING:
            return Praise.EXCELLENT
        return Praise.GOOD if self.lost < self.MUCH else Praise.MIXED

    @property
    @abstractmethod
    def points(self) -> int:
        """What the player had at the end of the game, in whole points."""

    @abstractmethod
    def curve(self) -> list[tuple[int, int]]:
        """By day what the player could expect, and at last, after the last day, what came of it."""

    @abstractmethod
    def _weigh(self, moment: int, budget: Budget) -> Generator[None, None, C]:
        """Weigh the choice that was made at this moment, in small pieces of work."""

    def to_dict(self) -> Json:
        count, of = self.progress
        return {
            "seat": self._seat,
            "found": [choice.to_dict() for choice in self.found],
            "of": of,
            "done": count == of,
            "points": self.points,
            "lost": self.lost,
            "praise": self.praise,
            "turning_points": [choice.moment for choice in self.turning_points()],
            "curve": [{"day": day, "expected": expected} for day, expected in self.curve()],
        }
