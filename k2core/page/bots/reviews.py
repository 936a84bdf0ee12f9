"""Reviews in the worker where bots think: some choices of a finished game at a time, going on from what was found."""

from __future__ import annotations

from functools import lru_cache
from time import monotonic
from typing import TYPE_CHECKING, cast

from k2core.bots.interface import Budget
from k2core.bots.k2.lessons import Deed, Done, Lesson
from k2core.bots.k2.review import ITERATIONS, Choice
from k2core.core.canonical_json import dump
from k2core.core.errors import Code, Refused
from k2core.core.registry import layer_part
from k2core.core.typed_json import checked
from k2core.core.untrusted import load
from k2core.sharing.replay import Replay

if TYPE_CHECKING:
    from k2core.page.bots import wire

GAME = "k2"
"""The game whose games can be reviewed."""
MAX_MILLISECONDS = 60_000
MAX_ITERATIONS = 1000


def review(request: wire.AskReview) -> wire.PlayerReview:
    """Weigh choices until the time is over, at least one if there is one."""
    if not 0 < request["milliseconds"] <= MAX_MILLISECONDS:
        raise Refused(Code.BAD_VALUE, path="request.milliseconds")
    if not 0 <= request["iterations"] <= MAX_ITERATIONS:
        raise Refused(Code.BAD_VALUE, path="request.iterations")
    replay = _played(dump(checked(dict[str, object], request["replay"], "request.replay")))
    states = replay.states()
    if replay.game != GAME or states[-1].outcome is None:
        raise Refused(Code.BAD_VALUE, path="request.replay")
    if not 0 <= request["seat"] < replay.config.players:
        raise Refused(Code.NO_SUCH_PLAYER, players=replay.config.players)
    found = layer_part("bots", GAME).Review(
        states, replay.actions, request["seat"], [_choice(form) for form in request["found"]]
    )
    end = monotonic() + request["milliseconds"] / 1000
    while found.step(Budget(request["iterations"] or ITERATIONS)) and monotonic() < end:
        pass
    return cast("wire.PlayerReview", found.to_dict())


@lru_cache(maxsize=1)
def _played(text: str) -> Replay:
    """The game of a request; kept, because the next request is about the same one."""
    return Replay.from_dict(load(text))


def _choice(form: wire.WeighedChoice) -> Choice:
    return Choice(
        day=form["day"],
        phase=form["phase"],
        moment=form["moment"],
        expected=form["expected"],
        lost=form["lost"],
        lesson=None if form["lesson"] is None else Lesson(form["lesson"]),
        climber=form["climber"],
        better=tuple(form["better"]),
        did=_deeds(form["did"]),
        should=_deeds(form["should"]),
    )


def _deeds(forms: list[wire.Done]) -> tuple[Done, ...]:
    return tuple(Done(form["climber"], Deed(form["deed"]), form["space"], form["level"]) for form in forms)
