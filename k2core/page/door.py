"""The one door for the page: a request as JSON text in, an answer as JSON text out.

A request is `{"do": NAME, …}`; the answer is `{"ok": …}` or `{"error": {"code": …, …}}`. The door keeps one
game open to be played and one to be watched; the page keeps every game as its replay, and opens it again after a
restart of this side. What only one game can answer is in that game's `page.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2core import __version__
from k2core.core.canonical_json import Json, dump
from k2core.core.errors import Code, Refused
from k2core.core.registry import GAME_NAMES, game_by_name
from k2core.core.untrusted import Arguments, Field, load
from k2core.page.interface import PAGES
from k2core.sharing import summary
from k2core.sharing.daily import FIRST, daily_game
from k2core.sharing.links import SharedGame, challenge, checked_moment, read_link, solo_of, write_challenge, write_game
from k2core.sharing.replay import MAX_ACTIONS, Record, Replay, digest

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.core.game import Action, State
    from k2core.page.interface import GamePage

MAX_DAYS = 400
"""How many dates may be asked about at once: more than a calendar shows."""
FIRST_GAME, *OTHER_GAMES = GAME_NAMES
MAX_SEATS = max(game.max_players for game in map(game_by_name, GAME_NAMES))


class Door:
    def __init__(self) -> None:
        self._record: Record | None = None
        self._watched: Record | None = None
        self._read_replay: Replay | None = None
        """The game of the last link. The page is about to open or watch it, and it has been played already."""
        self._handlers: dict[str, Callable[[Arguments], Any]] = {
            "hello": self._hello,
            "new": self._new,
            "open": self._open,
            "close": self._close,
            "view": self._view,
            "apply": self._apply,
            "rest": self._rest,
            "undo": self._undo,
            "redo": self._redo,
            "why": self._why,
            "chart": self._chart,
            "link": self._link,
            "share": self._share,
            "read": self._read,
            "challenge_link": self._challenge_link,
            "dailies": self._dailies,
            "watch": self._watch,
            "frame": self._frame,
            "unwatch": self._unwatch,
        }

    def call(self, request: str) -> str:
        try:
            return dump({"ok": self._answer(request)})
        except Refused as refused:
            return dump({"error": refused.reason.to_dict()})

    def _answer(self, request: str) -> Any:
        data = load(request)
        if not isinstance(data, dict):
            raise Refused(Code.BAD_VALUE, path="request")
        fields = Arguments({name: Field(value, f"request.{name}") for name, value in data.items()})
        name = fields["do"].text()
        if name in self._handlers:
            return self._handlers[name](fields)
        if not any(name in page.questions for page in PAGES.values()):
            fields["do"].refuse()
        record = self._open_record
        return fields["do"].one_of(_page(record).questions)(record.state, fields)

    def _replay(self, data: object) -> Replay:
        known = self._read_replay
        if known is not None and isinstance(data, dict) and dump(data) == known.to_json():
            return known
        return Replay.from_dict(data)

    @property
    def _open_record(self) -> Record:
        if self._record is None:
            raise Refused(Code.NO_OPEN_GAME)
        return self._record

    def _hello(self, _fields: Arguments) -> Json:
        return {"version": __version__, "rules": game_by_name(FIRST_GAME).rules}

    def _new(self, fields: Arguments) -> Json:
        game = game_by_name(fields["game"].value)
        config = game.config_from_dict(fields["config"].value)
        if config.seed is None:
            raise Refused(Code.BAD_SEED)
        names = tuple(name.text() for name in fields["names"].list())
        self._record = Record.new(game, config, names)
        return self._whole(_viewer(fields))

    def _open(self, fields: Arguments) -> Json:
        self._record = Record(self._replay(fields["replay"].value))
        return self._whole(_viewer(fields))

    def _close(self, _fields: Arguments) -> None:
        self._record = None

    def _view(self, fields: Arguments) -> Json:
        return view(self._open_record, _viewer(fields))

    def _apply(self, fields: Arguments) -> Json:
        parse = self._open_record.game.parse_action
        return self._do([parse(field.text()) for field in fields["actions"].list()], _viewer(fields))

    def _rest(self, fields: Arguments) -> Json:
        """Whoever is to act has left the table."""
        record = self._open_record
        if not record.state.legal_actions():
            raise Refused(Code.GAME_OVER)
        return self._do([_page(record).rest(record.state)], _viewer(fields))

    def _do(self, actions: list[Any], viewer: int | None) -> Json:
        """Several actions at once: all of them or none."""
        record = self._open_record
        before = len(record.states)
        record.apply(*actions)
        return {"view": view(record, viewer), "events": log(record, before), "replay": record.replay.to_dict()}

    def _undo(self, fields: Arguments) -> Json:
        self._open_record.undo()
        return self._whole(_viewer(fields))

    def _redo(self, fields: Arguments) -> Json:
        self._open_record.redo()
        return self._whole(_viewer(fields))

    def _whole(self, viewer: int | None) -> Json:
        """Everything a page needs that knows nothing yet."""
        record = self._open_record
        return {"view": view(record, viewer), "log": log(record), "replay": record.replay.to_dict()}

    def _why(self, fields: Arguments) -> Json | None:
        record = self._open_record
        seat = fields["seat"].maybe(_seat)
        reason = record.state.why_not(record.game.parse_action(fields["action"].text()), seat)
        return None if reason is None else reason.to_dict()

    def _chart(self, _fields: Arguments) -> Json:
        record = self._open_record
        return _page(record).chart(record.states)

    def _link(self, fields: Arguments) -> Json:
        """The open game's, or that of the moment in it `at` which so many actions have been played."""
        moment = fields["at"].maybe(_count) if "at" in fields else None
        return {"hash": write_game(self._open_record.replay, moment)}

    def _share(self, _fields: Arguments) -> Json:
        return summary.share(self._open_record)

    def _read(self, fields: Arguments) -> Json:
        kind, found = read_link(fields["link"].text())
        if isinstance(found, SharedGame):
            self._read_replay = found.replay
        return summary.content_of(kind, found)

    def _challenge_link(self, fields: Arguments) -> Json:
        game = daily_game()
        options = [fields[name].text() for name in solo_of(game).options]
        return {"hash": write_challenge(challenge(game.name, game.rules, options, fields["message"].text()))}

    def _dailies(self, fields: Arguments) -> list[Json]:
        dates = fields["dates"].list()
        if len(dates) > MAX_DAYS:
            raise Refused(Code.TOO_LONG, max=MAX_DAYS)
        return [summary.of_day(date.text()) for date in dates]

    def _watch(self, fields: Arguments) -> Json:
        """Opens a game beside the one that is played, to look at any moment of it."""
        self._watched = record = Record(self._replay(fields["replay"].value))
        outcome = record.state.outcome
        return {
            "hash": write_game(record.replay) if _shareable(record) else None,
            "count": len(record.replay.actions),
            "stops": _page(record).stops(record.states),
            "names": list(record.names),
            "config": record.config.to_dict(),
            "chart": _page(record).chart(record.states),
            "outcome": None if outcome is None else outcome.to_dict(),
        }

    def _frame(self, fields: Arguments) -> Json:
        """The watched game at one moment, and what has led to it."""
        if self._watched is None:
            raise Refused(Code.NO_WATCHED_GAME)
        record = self._watched
        states, actions = record.states, record.replay.actions
        at = checked_moment(_count(fields["at"]), len(actions))
        return {
            "view": {**_look(record, states[at], _watcher(record, states[at])), "undo": False, "redo": False},
            "action": str(actions[at - 1]) if at else None,
            "events": _happened(_page(record), states, actions, at),
        }

    def _unwatch(self, _fields: Arguments) -> None:
        self._watched = None


def _count(field: Field) -> int:
    return field.integer(0, MAX_ACTIONS)


def _seat(field: Field) -> int:
    return field.integer(0, MAX_SEATS - 1)


def _viewer(fields: Arguments) -> int | None:
    return fields["viewer"].maybe(_seat)


def _page(record: Record) -> GamePage[Any]:
    return PAGES[record.game.name]


def _shareable(record: Record) -> bool:
    """Whether all that a link would tell may be known."""
    return record.config.players == 1 or record.state.outcome is not None


def _watcher(record: Record, state: State[Any]) -> int | None:
    """Through whose eyes a moment is seen: whoever is to act, but nobody's as long as several still play."""
    if record.config.players == 1:
        return 0
    return state.to_act[0] if state.to_act and _shareable(record) else None


def view(record: Record, viewer: int | None) -> Json:
    """All that a page shows to one viewer; None stands for a table nobody sits at."""
    return {**_look(record, record.state, viewer), "undo": record.can_undo, "redo": record.can_redo}


def _look(record: Record, state: State[Any], viewer: int | None) -> Json:
    outcome = state.outcome
    return {
        "hash": digest(state),
        "names": list(record.names),
        "seed": record.config.seed,
        "table": state.observation(viewer).to_dict(),
        "to_act": list(state.to_act),
        **_page(record).view(state, viewer),
        "outcome": None if outcome is None else outcome.to_dict(),
    }


def log(record: Record, start: int = 0) -> list[Json]:
    """Everything that has happened from a moment on, as far as it lies open to all."""
    page, states, actions = _page(record), record.states, record.replay.actions
    return [event for at in range(start, len(states)) for event in _happened(page, states, actions, at)]


def _happened(page: GamePage[Any], states: tuple[State[Any], ...], actions: tuple[Action, ...], at: int) -> list[Json]:
    """What the action that led to a moment has done; at first, what was before any."""
    return page.events(states[at - 1], actions[at - 1], states[at]) if at else page.opening(states[0])


def tables() -> Json:
    """What the page must know before the engine is there; written into the site when it is built."""
    others = {name: PAGES[name].tables() for name in OTHER_GAMES}
    return {"version": __version__, "daily_from": FIRST.isoformat(), **PAGES[FIRST_GAME].tables(), **others}


call = Door().call
