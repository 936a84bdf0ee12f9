"""The door of the worker where bots think: JSON text in, JSON text out, as the door of the games has it.

The worker is given a position in which everything hidden from the bot's seat is made up, and the bot is given only the
observation of that position.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from k2core.bots.interface import Budget, Level, answer, bots_of
from k2core.core.canonical_json import dump
from k2core.core.errors import Code, Refused
from k2core.core.registry import GAME_NAMES, game_by_name
from k2core.core.typed_json import checked, reading
from k2core.core.untrusted import load
from k2core.page.bots import wire
from k2core.page.bots.hints import hints
from k2core.page.bots.par import ParDesk
from k2core.page.bots.reviews import ReviewDesk

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.core.game import AnyGame, AnyState

MAX_MILLISECONDS = 60_000


def call(request: str) -> str:
    try:
        return dump({"ok": _answer(load(request))})
    except Refused as refused:
        return dump({"error": refused.reason.to_dict()})


def _answer(request: object) -> object:
    if not isinstance(request, dict):
        raise Refused(Code.BAD_VALUE, path="request")
    name = checked(str, request.get("do"), "request.do")
    if name not in _HANDLERS:
        raise Refused(Code.BAD_VALUE, path="request.do")
    return _HANDLERS[name](request)


def _hello(_request: wire.Greet) -> wire.Ready:
    return {"games": list(GAME_NAMES)}


def _asked(request: wire.Decide | wire.Propose) -> tuple[AnyGame, AnyState]:
    """The game and the position that is asked about."""
    game = game_by_name(request["game"])
    state = game.state_from_dict(request["state"])
    if request["seat"] not in state.to_act:
        raise Refused(Code.BAD_VALUE, path="request.seat")
    if not 0 < request["milliseconds"] <= MAX_MILLISECONDS:
        raise Refused(Code.BAD_VALUE, path="request.milliseconds")
    return game, state


def _decide(request: wire.Decide) -> wire.Decision:
    game, state = _asked(request)
    level = Level(request["level"])
    end = monotonic() + request["milliseconds"] / 1000
    budget = Budget(bots_of(game.name).iterations(level), lambda: monotonic() >= end)
    decision = answer(game.name, state.observation(request["seat"]), level, request["seed"], budget)
    return {"actions": [str(action) for action in decision.actions], "failed": decision.fell_back}


def _propose(request: wire.Propose) -> wire.Hints:
    game, state = _asked(request)
    return {"hints": hints(game.name, state, request["seat"], request["seed"], request["milliseconds"] / 1000)}


def _par(request: wire.FindPar) -> wire.FoundPar:
    if not 0 < request["milliseconds"] <= MAX_MILLISECONDS:
        raise Refused(Code.BAD_VALUE, path="request.milliseconds")
    return _desk.search_on(request)


_desk = ParDesk()
_reviews = ReviewDesk()
_HANDLERS: dict[str, Callable[[object], object]] = {
    "hello": reading(wire.Greet, _hello),
    "decide": reading(wire.Decide, _decide),
    "propose": reading(wire.Propose, _propose),
    "par": reading(wire.FindPar, _par),
    "review": reading(wire.AskReview, _reviews.review),
}
