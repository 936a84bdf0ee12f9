"""The one door for the page: a request as JSON text in, an answer as JSON text out.

A request is `{"do": NAME, …}`; the answer is `{"ok": …}` or `{"error": {"code": …, …}}`. The door keeps one
game open at a time; the page keeps every game as its replay, and opens it again after a restart of this side.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from k2core import __version__, codec, k2
from k2core.canonical import dump
from k2core.game import Json, Refused
from k2core.games import game_by_name
from k2core.jsonform import Field, load
from k2core.k2 import chronicle
from k2core.k2.components import CARD_BY_TEXT, CARDS, CLIMBERS, DAYS, DAYS_PER_TILE, RANK_MINIMA, SUMMER
from k2core.k2.danger import endangered
from k2core.k2.resting import rest
from k2core.k2.setup import BOARD_NAMES, WEATHER_NAMES, zone_limits
from k2core.replay import Record, Replay, digest

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.k2.preview import Target

MAX_SEATS = k2.MAX_PLAYERS


class Bridge:
    def __init__(self) -> None:
        self._record: Record | None = None
        self._handlers: dict[str, Callable[[dict[str, Field]], Any]] = {
            "hello": self._hello,
            "new": self._new,
            "open": self._open,
            "close": self._close,
            "view": self._view,
            "apply": self._apply,
            "rest": self._rest,
            "undo": self._undo,
            "redo": self._redo,
            "risk": self._risk,
            "plans": self._plans,
            "why": self._why,
            "chart": self._chart,
            "text": self._text,
        }

    def call(self, request: str) -> str:
        try:
            return dump({"ok": self._answer(request)})
        except Refused as refused:
            return dump({"error": refused.reason.to_dict()})

    def _answer(self, request: str) -> Any:
        data = load(request)
        if not isinstance(data, dict):
            raise Refused("bad_value", path="request")
        fields = _Arguments({name: Field(value, f"request.{name}") for name, value in data.items()})
        return fields["do"].one_of(self._handlers)(fields)

    @property
    def _open_record(self) -> Record:
        if self._record is None:
            raise Refused("no_open_game")
        return self._record

    @property
    def _state(self) -> k2.State:
        state = self._open_record.state
        assert isinstance(state, k2.State)
        return state

    def _hello(self, _fields: dict[str, Field]) -> Json:
        return {"version": __version__, "rules": k2.RULES}

    def _new(self, fields: dict[str, Field]) -> Json:
        game = game_by_name(fields["game"].value)
        config = game.config_from_dict(fields["config"].value)
        if config.seed is None:
            raise Refused("bad_seed")
        names = tuple(name.text() for name in fields["names"].list())
        self._record = Record.new(game, config, names)
        return self._whole(None)

    def _open(self, fields: dict[str, Field]) -> Json:
        self._record = Record(Replay.from_dict(fields["replay"].value))
        return self._whole(_viewer(fields))

    def _close(self, _fields: dict[str, Field]) -> None:
        self._record = None

    def _view(self, fields: dict[str, Field]) -> Json:
        return view(self._open_record, _viewer(fields))

    def _apply(self, fields: dict[str, Field]) -> Json:
        actions = [k2.parse_action(field.text()) for field in fields["actions"].list()]
        return self._do(actions, _viewer(fields))

    def _rest(self, fields: dict[str, Field]) -> Json:
        """Whoever is to act has left the table."""
        if not self._state.legal_actions():
            raise Refused("game_over")
        return self._do([rest(self._state)], _viewer(fields))

    def _do(self, actions: list[k2.Action], viewer: int | None) -> Json:
        """Several actions at once: all of them or none."""
        record = self._open_record
        state = self._state
        happened = []
        for action in actions:
            after = state.apply(action)
            happened += chronicle.events(state, action, after)
            state = after
        for action in actions:
            record.apply(action)
        return {"view": view(record, viewer), "events": happened, "replay": record.replay.to_dict()}

    def _undo(self, fields: dict[str, Field]) -> Json:
        self._open_record.undo()
        return self._whole(_viewer(fields))

    def _redo(self, fields: dict[str, Field]) -> Json:
        self._open_record.redo()
        return self._whole(_viewer(fields))

    def _whole(self, viewer: int | None) -> Json:
        """Everything a page needs that knows nothing yet."""
        record = self._open_record
        return {"view": view(record, viewer), "log": log(record), "replay": record.replay.to_dict()}

    def _risk(self, fields: dict[str, Field]) -> int:
        """The risk sum of some cards, for whoever is still choosing."""
        return k2.risk_sum(tuple(card.one_of(CARD_BY_TEXT) for card in fields["cards"].list()))

    def _plans(self, fields: dict[str, Field]) -> list[Json]:
        state = self._state
        return [_plan(state, plan) for plan in k2.plans(state, _goal(fields["goal"]))]

    def _why(self, fields: dict[str, Field]) -> Json | None:
        seat = fields["seat"].maybe(_seat)
        reason = self._state.why_not(k2.parse_action(fields["action"].text()), seat)
        return None if reason is None else reason.to_dict()

    def _chart(self, _fields: dict[str, Field]) -> Json:
        return chart(self._open_record)

    def _text(self, _fields: dict[str, Field]) -> str:
        return codec.encode(self._open_record.replay)


class _Arguments(dict[str, Field]):
    def __missing__(self, name: str) -> Field:
        raise Refused("bad_value", path=f"request.{name}")


def _seat(field: Field) -> int:
    return field.integer(0, MAX_SEATS - 1)


def _viewer(fields: dict[str, Field]) -> int | None:
    return fields["viewer"].maybe(_seat)


def _climber(field: Field) -> int:
    return field.integer(0, len(CLIMBERS) - 1)


def _goal(field: Field) -> k2.Goal:
    form = _Arguments(field.object("kind", optional=["climber", "space"]))
    kind = form["kind"].text()
    if kind == "settle":
        return k2.Settle()
    climber = _climber(form["climber"])
    if kind == "raise":
        return k2.Raise(climber)
    if kind == "be_there":
        return k2.BeThere(climber, form["space"].integer(0, 99))
    if kind != "camp":
        field.refuse()
    return k2.Camp(climber, form["space"].maybe(lambda space: space.integer(0, 99)))


def _plan(state: k2.State, plan: k2.Plan) -> Json:
    """A plan with where it leads: the way walked and tonight's sums at its end."""
    seat = state.queue[0]
    after = state
    for action in plan.actions:
        after = after.apply(action)
    steps = [action for action in plan.actions if isinstance(action, k2.Step)]
    return {
        **plan.to_dict(),
        "way": [step.space for step in steps],
        "nights": [_night(after, seat, climber) for climber in range(len(CLIMBERS))],
    }


def view(record: Record, viewer: int | None) -> Json:
    """All that a page shows to one viewer; None stands for a table nobody sits at."""
    state = record.state
    assert isinstance(state, k2.State)
    outcome = state.outcome
    acting = bool(state.queue) and (state.phase is not k2.Phase.SELECT or state.queue[0] == viewer)
    in_turn = state.phase is k2.Phase.TURN
    return {
        "hash": digest(state),
        "names": list(record.replay.names),
        "seed": state.config.seed,
        "table": state.observation(viewer).to_dict(),
        "to_act": list(state.to_act),
        "legal": [str(action) for action in state.legal_actions()] if acting else [],
        "costs": list(state.setup.costs[state.day - 1]),
        "season": season(state),
        "limits": list(zone_limits(state.config)),
        "occupied": [state.occupants(space) for space in range(len(state.setup.board.spaces))],
        "nights": [
            [_night(state, seat, climber) for climber in range(len(CLIMBERS))] for seat in range(len(state.players))
        ],
        "targets": [_targets(k2.reach(state, climber)) for climber in range(len(CLIMBERS))] if in_turn else [],
        "endangered": list(endangered(state)) if in_turn else [],
        "risk_sums": _risk_sums(state),
        "totals": list(k2.totals(state)),
        "undo": record.can_undo,
        "redo": record.can_redo,
        "outcome": None if outcome is None else outcome.to_dict(),
    }


def _risk_sums(state: k2.State) -> list[int | None]:
    """By seat, once all picks are revealed; None for a seat that is out."""
    if state.phase is k2.Phase.SELECT:
        return [None] * len(state.players)
    return [k2.risk_sum(player.picks) if player.picks else None for player in state.players]


def season(state: k2.State) -> str:
    """Summer or winter, by the tile in play."""
    if state.config.weather != "mixed":
        return state.config.weather
    tile = state.setup.deal.weather[(state.day - 1) // DAYS_PER_TILE]
    return "summer" if tile < len(SUMMER) else "winter"


def _targets(targets: tuple[Target, ...]) -> list[Json]:
    return [target.to_dict() for target in targets]


def _night(state: k2.State, seat: int, climber: int) -> Json | None:
    night = k2.tonight(state, (seat, climber))
    return None if night is None else night.to_dict()


def log(record: Record) -> list[Json]:
    """Everything that has happened, as far as it lies open to all."""
    states = record.states
    first = states[0]
    assert isinstance(first, k2.State)
    happened = chronicle.opening(first)
    for before, action, after in zip(states, record.replay.actions, states[1:], strict=False):
        assert isinstance(before, k2.State)
        assert isinstance(after, k2.State)
        happened += chronicle.events(before, k2.parse_action(str(action)), after)
    return happened


def chart(record: Record) -> Json:
    """Where every climber stood at each nightfall and its level next morning, with the day's weather."""
    days: list[Json] = []
    states = [state for state in record.states if isinstance(state, k2.State)]
    for before, after in pairwise(states):
        if before.phase is k2.Phase.TURN and after.phase is not k2.Phase.TURN:
            days.append(
                {
                    "day": before.day,
                    "weather": before.setup.weather[before.day - 1].to_dict(),
                    "spaces": [[climber.space for climber in player.climbers] for player in before.players],
                    "levels": [[climber.level for climber in player.climbers] for player in after.players],
                }
            )
    return {"days": days}


def tables() -> Json:
    """What the page must know before the engine is there; written into the site when it is built."""
    return {
        "version": __version__,
        "rules": k2.RULES,
        "days": DAYS,
        "players": [1, k2.MAX_PLAYERS],
        "boards": {
            name: {
                "spaces": [
                    {
                        "zone": space.zone,
                        "cost": space.cost,
                        "modifier": space.modifier,
                        "points": space.points,
                    }
                    for space in board.spaces
                ],
                "ropes": [list(rope) for rope in board.ropes],
                "track": list(board.track),
            }
            for name, board in k2.BOARDS.items()
        },
        "weathers": list(WEATHER_NAMES),
        "family_from": 2,
        "crowded_at": k2.MAX_PLAYERS,
        "cards": {
            card.text: {"kind": str(card.kind), "up": card.up, "down": card.down, "level": card.level} for card in CARDS
        },
        "ranks": {
            f"{board}/{weather}": list(RANK_MINIMA[board, weather])
            for board in BOARD_NAMES
            for weather in WEATHER_NAMES
        },
    }


call = Bridge().call
