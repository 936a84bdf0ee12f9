"""Reviews in the worker where bots think: some work on a finished game at a time, going on from what was found."""

from __future__ import annotations

from functools import lru_cache
from time import monotonic
from typing import TYPE_CHECKING, Any, cast

from k2core.bots.interface import Budget
from k2core.core.canonical_json import dump
from k2core.core.errors import Code, Refused
from k2core.core.registry import layer_part
from k2core.core.typed_json import checked
from k2core.core.untrusted import load
from k2core.page.bots.found_choices import READERS
from k2core.sharing.replay import Replay

if TYPE_CHECKING:
    from k2core.page.bots import wire

MAX_MILLISECONDS = 60_000
MAX_ITERATIONS = 1000


class ReviewDesk:
    """Keeps the review that is under way: a choice may take several requests. Another one puts it aside."""

    def __init__(self) -> None:
        self._about: tuple[str, int] | None = None
        self._review: Any = None

    def review(self, request: wire.AskReview) -> wire.PlayerReview[object]:
        """Go on until the time is over."""
        if not 0 < request["milliseconds"] <= MAX_MILLISECONDS:
            raise Refused(Code.BAD_VALUE, path="request.milliseconds")
        if not 0 <= request["iterations"] <= MAX_ITERATIONS:
            raise Refused(Code.BAD_VALUE, path="request.iterations")
        text = dump(checked(dict[str, object], request["replay"], "request.replay"))
        if self._about != (text, request["seat"]) or not self._goes_on_from(request["found"]):
            self._review = _begun(text, request["seat"], request["found"])
            self._about = (text, request["seat"])
        found = self._review
        end = monotonic() + request["milliseconds"] / 1000
        budget = Budget(request["iterations"] or found.ITERATIONS)
        while found.work(budget) and monotonic() < end:
            pass
        return cast("wire.PlayerReview[object]", found.to_dict())

    def _goes_on_from(self, found: list[object]) -> bool:
        """Whether the review at work has found this, and perhaps more."""
        kept: list[object] = [choice.to_dict() for choice in self._review.found[: len(found)]]
        return kept == found


def _begun(text: str, seat: int, found: list[object]) -> Any:
    replay = _played(text)
    states = replay.states()
    part: Any = layer_part("bots", replay.game)
    if not hasattr(part, "Review") or states[-1].outcome is None:
        raise Refused(Code.BAD_VALUE, path="request.replay")
    if not 0 <= seat < replay.config.players:
        raise Refused(Code.NO_SUCH_PLAYER, players=replay.config.players)
    read = READERS[replay.game]
    choices = [read(form, f"request.found.{place}") for place, form in enumerate(found)]
    return part.Review(states, replay.actions, seat, choices)


@lru_cache(maxsize=1)
def _played(text: str) -> Replay:
    """The game of a request; kept, because the next request may be about another seat of it."""
    return Replay.from_dict(load(text))
