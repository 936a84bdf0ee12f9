"""The one door for the page: a request as JSON text in, an answer as JSON text out.

A request is `{"do": NAME, …}`; the answer is `{"ok": …}` or `{"error": {"code": …, …}}`. `wire.py` lists them all.
The page opens a game under an id of its own, and every later request names this id; a request that acts or advises
also names the position it is aimed at, by its digest. With another id it is refused as `no_open_game`, with another
position as `stale`, and nothing changes. A few games are open at once; the page keeps every game as its replay, and
opens it again when it is told that it is not open. What only one game can answer is in that game's `page.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2core import __version__
from k2core.core.canonical_json import dump
from k2core.core.errors import Code, Refused
from k2core.core.registry import GAME_NAMES, game_by_name
from k2core.core.rng import MAX_SEED, SEED_ALPHABET, stream
from k2core.core.typed_json import checked, reading
from k2core.core.untrusted import at_most, load
from k2core.page import wire
from k2core.page.interface import PAGES
from k2core.page.open_games import OpenGames
from k2core.sharing import summary
from k2core.sharing.daily import FIRST
from k2core.sharing.links import (
    MAX_MESSAGE,
    SharedGame,
    challenge,
    checked_moment,
    read_link,
    sent_by,
    solo_of,
    write_challenge,
    write_game,
)
from k2core.sharing.replay import MAX_ACTIONS, MAX_NAME, Record, Replay, digest

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import TypeAlias

    from k2core.core.canonical_json import Json
    from k2core.core.game import Action, State
    from k2core.core.wire import AtPosition, OfGame, Stop, View
    from k2core.page.interface import GamePage

    Event: TypeAlias = Mapping[str, object]
    Whole: TypeAlias = wire.Whole[View, Event, Json]
    Applied: TypeAlias = wire.Applied[View, Event, Json]

MAX_DAYS = 400
"""How many dates may be asked about at once: more than a calendar shows."""
FIRST_GAME = GAME_NAMES[0]
_MADE_UP = "made-up"
"""The seed of what bots are shown instead of what is hidden from them."""
MAX_SEATS = max(game.max_players for game in map(game_by_name, GAME_NAMES))


class Door:
    def __init__(self) -> None:
        self._games = OpenGames(Code.NO_OPEN_GAME)
        self._watched = OpenGames(Code.NO_WATCHED_GAME)
        self._read_replay: Replay | None = None
        """The game of the last link. The page is about to open or watch it, and it has been played already."""
        self._handlers: dict[str, Callable[[object], object]] = {
            "hello": reading(wire.Hello, self._hello),
            "new": reading(wire.New, self._new),
            "open": reading(wire.Open, self._open),
            "close": reading(wire.Close, self._close),
            "view": reading(wire.Look, self._view),
            "apply": reading(wire.Apply, self._apply),
            "rest": reading(wire.Rest, self._rest),
            "simple": reading(wire.Simple, self._simple),
            "undo": reading(wire.Undo, self._undo),
            "redo": reading(wire.Redo, self._redo),
            "why": reading(wire.Why, self._why),
            "seen": reading(wire.AskSeen, self._seen),
            "chart": reading(wire.AskChart, self._chart),
            "link": reading(wire.AskLink, self._link),
            "share": reading(wire.Share, self._share),
            "read": reading(wire.Read, self._read),
            "challenge_link": reading(wire.ChallengeLink, self._challenge_link),
            "dailies": reading(wire.Dailies, self._dailies),
            "watch": reading(wire.Watch, self._watch),
            "frame": reading(wire.ShowFrame, self._frame),
            "unwatch": reading(wire.Unwatch, self._unwatch),
        }

    def call(self, request: str) -> str:
        try:
            return dump({"ok": self._answer(request)})
        except Refused as refused:
            return dump({"error": refused.reason.to_dict()})

    def _answer(self, text: str) -> object:
        request = load(text)
        if not isinstance(request, dict):
            raise Refused(Code.BAD_VALUE, path="request")
        name = checked(str, request.get("do"), "request.do")
        if name in self._handlers:
            return self._handlers[name](request)
        if not any(name in page.questions for page in PAGES.values()):
            raise Refused(Code.BAD_VALUE, path="request.do")
        record = self._record_at(
            {
                "id": checked(str, request.get("id"), "request.id"),
                "position": checked(str, request.get("position"), "request.position"),
            }
        )
        questions = _page(record).questions
        if name not in questions:
            raise Refused(Code.BAD_VALUE, path="request.do")
        return questions[name](record.state, request)

    def _replay(self, data: object) -> Replay:
        known = self._read_replay
        if known is not None and isinstance(data, dict) and dump(data) == known.to_json():
            return known
        return Replay.from_dict(data)

    def _record(self, request: OfGame) -> Record:
        return self._games.find(request["id"])

    def _record_at(self, request: AtPosition) -> Record:
        """The game that is meant, if it is at the position that is meant."""
        record = self._record(request)
        if self._games.position(request["id"]) != request["position"]:
            raise Refused(Code.STALE)
        return record

    def _hello(self, _request: wire.Hello) -> wire.About:
        return {"version": __version__, "rules": game_by_name(FIRST_GAME).rules}

    def _new(self, request: wire.New) -> Whole:
        game = game_by_name(request["game"])
        config = game.config_from_dict(request["config"])
        if config.seed is None:
            raise Refused(Code.BAD_SEED)
        return self._begin(request["id"], Record.new(game, config, tuple(request["names"])), request["viewer"])

    def _open(self, request: wire.Open) -> Whole:
        record = Record(self._replay(request["replay"]), request["steps"])
        return self._begin(request["id"], record, request["viewer"])

    def _begin(self, name: str, record: Record, viewer: int | None) -> Whole:
        whole = _whole(name, record, viewer)
        self._games.put(name, record)
        return whole

    def _close(self, request: wire.Close) -> None:
        self._games.close(request["id"])

    def _view(self, request: wire.Look) -> View:
        return view(self._record(request), _seat(request["viewer"], "viewer"))

    def _apply(self, request: wire.Apply) -> Applied:
        record = self._record_at(request)
        return self._do(request, [record.game.parse_action(text) for text in at_most(MAX_ACTIONS, request["actions"])])

    def _rest(self, request: wire.Rest) -> Applied:
        record = self._record_at(request)
        if not record.state.legal_actions():
            raise Refused(Code.GAME_OVER)
        return self._do(request, [_page(record).absent_action(record.state)])

    def _simple(self, request: wire.Simple) -> Applied:
        record = self._record_at(request)
        if not record.state.legal_actions():
            raise Refused(Code.GAME_OVER)
        return self._do(request, [*_page(record).simple_choice(record.state)])

    def _do(self, request: wire.Apply | wire.Rest | wire.Simple, actions: list[Any]) -> Applied:
        """Several actions at once: all of them or none."""
        record = self._record(request)
        viewer = _viewer_at(record, request["viewer"])
        before = len(record.states)
        record.apply(*actions)
        return {
            "id": request["id"],
            "view": view(record, viewer),
            "events": log(record, before),
            "replay": record.replay.to_dict(),
            "steps": list(record.steps),
        }

    def _undo(self, request: wire.Undo) -> Whole:
        record = self._record_at(request)
        viewer = _viewer_at(record, request["viewer"])
        record.undo()
        return _whole(request["id"], record, viewer)

    def _redo(self, request: wire.Redo) -> Whole:
        record = self._record_at(request)
        viewer = _viewer_at(record, request["viewer"])
        record.redo()
        return _whole(request["id"], record, viewer)

    def _why(self, request: wire.Why) -> Mapping[str, object] | None:
        record = self._record_at(request)
        seat = _seat(request["seat"], "seat")
        reason = record.state.why_not(record.game.parse_action(request["action"]), seat)
        return None if reason is None else reason.to_dict()

    def _seen(self, request: wire.AskSeen) -> wire.Seen:
        record = self._record_at(request)
        seat = _viewer_at(record, request["seat"])
        made_up = record.game.imagine(record.state.observation(seat), stream(_MADE_UP))
        return {"game": record.game.name, "state": made_up.to_dict()}

    def _chart(self, request: wire.AskChart) -> Mapping[str, object]:
        record = self._record(request)
        return _page(record).chart(record.states)

    def _link(self, request: wire.AskLink) -> wire.Linked:
        at = request["at"]
        return {"link": write_game(self._record(request).replay, None if at is None else _count(at))}

    def _share(self, request: wire.Share) -> Mapping[str, object]:
        return summary.share(self._record(request))

    def _read(self, request: wire.Read) -> Mapping[str, object]:
        kind, found = read_link(request["link"])
        if isinstance(found, SharedGame):
            self._read_replay = found.replay
        return summary.content_of(kind, found)

    def _challenge_link(self, request: wire.ChallengeLink) -> wire.Linked:
        game = game_by_name(request["game"])
        options = []
        for name in solo_of(game).options:
            if name not in request["options"]:
                raise Refused(Code.BAD_VALUE, path=f"request.options.{name}")
            options.append(request["options"][name])
        sent = challenge(game.name, game.rules, options, request["message"])
        sent = sent_by(sent, request["sender"], request["climb"], request["addressee"], request["answered"])
        return {"link": write_challenge(sent)}

    def _dailies(self, request: wire.Dailies) -> list[Mapping[str, object]]:
        return [summary.of_day(date) for date in at_most(MAX_DAYS, request["dates"])]

    def _watch(self, request: wire.Watch) -> wire.Watched[Stop, Mapping[str, object]]:
        record = Record(self._replay(request["replay"]))
        self._watched.put(request["id"], record)
        return {
            "link": write_game(record.replay) if _shareable(record) else None,
            "count": len(record.replay.actions),
            "stops": list(_page(record).stops(record.states)),
            "chart": _page(record).chart(record.states),
        }

    def _frame(self, request: wire.ShowFrame) -> wire.Frame[View, Event]:
        record = self._watched.find(request["id"])
        states, actions = record.states, record.replay.actions
        at = checked_moment(_count(request["at"]), len(actions))
        return {
            "view": _look(record, states[at], _watcher(record, states[at])),
            "action": str(actions[at - 1]) if at and _shareable(record) else None,
            "events": list(_happened(_page(record), states, actions, at)),
        }

    def _unwatch(self, request: wire.Unwatch) -> None:
        self._watched.close(request["id"])


def _count(number: int) -> int:
    """How many actions have been played."""
    if not 0 <= number <= MAX_ACTIONS:
        raise Refused(Code.BAD_VALUE, path="request.at")
    return number


def _seat(number: int | None, field: str) -> int | None:
    """A seat of any game, or nobody's."""
    if number is not None and not 0 <= number < MAX_SEATS:
        raise Refused(Code.BAD_VALUE, path=f"request.{field}")
    return number


def _viewer_at(record: Record, number: int | None) -> int | None:
    """A seat at this table: to be checked before anything changes."""
    viewer = _seat(number, "viewer")
    if viewer is not None and viewer >= record.config.players:
        raise Refused(Code.NO_SUCH_PLAYER, players=record.config.players)
    return viewer


def _page(record: Record) -> GamePage[Any]:
    return PAGES[record.game.name]


def _shareable(record: Record) -> bool:
    """Whether all that a link would tell may be known."""
    return record.config.players == 1 or record.state.outcome is not None


def _watcher(record: Record, state: State[Any]) -> int | None:
    """The acting seat; None while a game of several is unfinished."""
    if record.config.players == 1:
        return 0
    return state.to_act[0] if state.to_act and _shareable(record) else None


def view(record: Record, viewer: int | None) -> View:
    """All that a page shows to one viewer; None stands for somebody who sees only what lies open."""
    return _look(record, record.state, viewer, undo=record.can_undo, redo=record.can_redo)


def _look(record: Record, state: State[Any], viewer: int | None, *, undo: bool = False, redo: bool = False) -> View:
    common: View = {
        "position": digest(state),
        "names": list(record.names),
        "seed": (record.config.seed or "") if _shareable(record) else "",
        "to_act": list(state.to_act),
        "legal": [],
        "undo": undo,
        "redo": redo,
    }
    return _page(record).view(state, viewer, common)


def _whole(name: str, record: Record, viewer: int | None) -> Whole:
    """Everything a page needs that knows nothing yet."""
    return {
        "id": name,
        "view": view(record, _seat(viewer, "viewer")),
        "log": log(record),
        "replay": record.replay.to_dict(),
        "steps": list(record.steps),
    }


def log(record: Record, start: int = 0) -> list[Event]:
    """Everything that has happened from a moment on, as far as it lies open to all."""
    page, states, actions = _page(record), record.states, record.replay.actions
    return [event for at in range(start, len(states)) for event in _happened(page, states, actions, at)]


def _happened(
    page: GamePage[Any], states: tuple[State[Any], ...], actions: tuple[Action, ...], at: int
) -> Sequence[Event]:
    """What the action that led to a moment has done; at first, what was before any."""
    return page.events(states[at - 1], actions[at - 1], states[at]) if at else page.opening(states[0])


def constants() -> wire.Constants:
    """What the page must know before the engine is there; written into the site when it is built."""
    return {
        "version": __version__,
        "daily_from": FIRST.isoformat(),
        "limits": {"seed": MAX_SEED, "seed_letters": SEED_ALPHABET, "name": MAX_NAME, "message": MAX_MESSAGE},
        "games": {name: page.constants() for name, page in PAGES.items()},
    }


call = Door().call
