"""What the page asks about a game of K2."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, cast

from k2core import k2
from k2core.core.errors import Code, Refused
from k2core.core.typed_json import asking
from k2core.core.untrusted import at_most
from k2core.core.wire import MAX_PROPOSALS
from k2core.k2 import events, wire
from k2core.k2.absent import absent_action
from k2core.k2.chart import chart
from k2core.k2.commands import offers, question, understand
from k2core.k2.components import (
    CARD_BY_TEXT,
    CARDS,
    CLIMBERS,
    DAYS,
    DAYS_PER_TILE,
    HAND_SIZE,
    MAX_LEVEL,
    PICKS,
    RANK_MINIMA,
    SUMMER,
)
from k2core.k2.outlook import outlook
from k2core.k2.payment import coins, nights_ahead
from k2core.k2.scoring import places
from k2core.k2.setup import BOARD_NAMES, WEATHER_NAMES, zone_limits
from k2core.k2.simple import simple_choice
from k2core.k2.sketch import sketch
from k2core.k2.turn_end import turn_end

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2core.core.wire import Understood, View
    from k2core.k2.board import Board


class K2Page:
    def __init__(self) -> None:
        self.questions: dict[str, Callable[[k2.State, object], object]] = {
            "risk": asking(wire.AskRisk, _risk),
            "plans": asking(wire.AskPlans, _plans),
            "sketch": asking(wire.AskSketch, _sketch),
            "offers": asking(wire.AskOffers, _offers),
            "meaning": asking(wire.AskMeaning, _meaning),
        }

    def view(self, state: k2.State, viewer: int | None, common: View) -> wire.View:
        """A viewer of None sees only what lies open."""
        outcome = state.outcome
        acting = _may_choose(state, viewer)
        return {
            **common,
            "table": state.observation(viewer).to_dict(),
            "legal": [str(action) for action in state.legal_actions()] if acting else [],
            "costs": list(state.setup.costs[state.day - 1]),
            "season": _season(state),
            "limits": list(zone_limits(state.config)),
            "occupied": [state.occupants(space) for space in range(len(state.setup.board.spaces))],
            "nights": [_nights(state, seat) for seat in range(len(state.players))],
            **(_advice(state) if state.phase is k2.Phase.TURN else _NO_ADVICE),
            "risk_sums": _risk_sums(state),
            "totals": list(k2.totals(state)),
            "outcome": None if outcome is None else outcome.to_dict(),
            "places": [] if outcome is None else list(places(state)),
        }

    def opening(self, state: k2.State) -> list[wire.Event]:
        return events.opening(state)

    def events(self, before: k2.State, action: k2.Action, after: k2.State) -> list[wire.Event]:
        return events.events(before, action, after)

    def absent_action(self, state: k2.State) -> k2.Action:
        return absent_action(state)

    def simple_choice(self, state: k2.State) -> tuple[k2.Action, ...]:
        return simple_choice(state.observation(state.to_act[0]))

    def chart(self, states: Sequence[k2.State]) -> wire.Chart:
        return {"days": [day.to_dict() for day in chart(states)]}

    def stops(self, states: Sequence[k2.State]) -> list[wire.Stop]:
        """Where a turn begins, or else a day."""
        first: wire.Stop = {"at": 0, "day": states[0].day, "seat": states[0].starting, "turn": False}
        return [first] + [
            {"at": number, "day": after.day, "seat": _seat_of_stop(after), "turn": after.turn is not None}
            for number, (before, after) in enumerate(pairwise(states), 1)
            if after.day != before.day or (after.turn is not None and _whose_turn(before) != _whose_turn(after))
        ]

    def constants(self) -> wire.Constants:
        return {
            "rules": k2.RULES,
            "days": DAYS,
            "days_per_tile": DAYS_PER_TILE,
            "max_level": MAX_LEVEL,
            "hand_size": HAND_SIZE,
            "picks": PICKS,
            "players": [1, k2.MAX_PLAYERS],
            "boards": {cast("wire.BoardName", name): _board(board) for name, board in k2.BOARDS.items()},
            "weathers": [cast("wire.WeatherName", name) for name in WEATHER_NAMES],
            "family_from": 2,
            "crowded_at": k2.MAX_PLAYERS,
            "cards": {
                card.text: {"kind": card.kind, "up": card.up, "down": card.down, "level": card.level} for card in CARDS
            },
            "ranks": {
                f"{board}/{weather}": list(RANK_MINIMA[board, weather])
                for board in BOARD_NAMES
                for weather in WEATHER_NAMES
            },
        }


def _board(board: Board) -> wire.Board:
    return {
        "spaces": [
            {"zone": space.zone, "cost": space.cost, "modifier": space.modifier, "points": space.points}
            for space in board.spaces
        ],
        "ropes": [list(rope) for rope in board.ropes],
        "track": list(board.track),
    }


def _risk(_state: k2.State, request: wire.AskRisk) -> int:
    """The risk sum of some cards, for whoever is still choosing."""
    for place, card in enumerate(request["cards"]):
        if card not in CARD_BY_TEXT:
            raise Refused(Code.BAD_VALUE, path=f"request.cards.{place}")
    return k2.risk_sum(tuple(CARD_BY_TEXT[card] for card in request["cards"]))


def _plans(state: k2.State, request: wire.AskPlans) -> list[wire.Plan]:
    return [plan.to_dict() for plan in k2.plans(state, _goal(request["goal"]))]


def _sketch(state: k2.State, request: wire.AskSketch) -> list[wire.Sketch]:
    if not state.to_act:
        raise Refused(Code.GAME_OVER)
    return [
        sketch(state, [k2.parse_action(text) for text in texts])
        for texts in at_most(MAX_PROPOSALS, request["proposals"])
    ]


def _offers(state: k2.State, request: wire.AskOffers) -> list[wire.Offer]:
    return offers(state) if _may_choose(state, request["viewer"]) else []


def _meaning(state: k2.State, request: wire.AskMeaning) -> Understood:
    text = request["text"]
    if _may_choose(state, request["viewer"]) or not state.queue:
        return understand(state, text).to_dict()
    asked = question(text)
    if asked is None:  # not even a refusal may tell about a hand
        raise Refused(Code.NOT_YOUR_TURN, turn=state.to_act[0])
    return asked.to_dict()


def _may_choose(state: k2.State, viewer: int | None) -> bool:
    """Whether the choices of whoever is to act may be told to this viewer: a hand is secret."""
    return bool(state.queue) and (state.phase is not k2.Phase.SELECT or state.queue[0] == viewer)


def _goal(goal: wire.Goal) -> k2.Goal:
    match goal["kind"]:
        case "settle":
            return k2.Settle()
        case "raise":
            return k2.Raise(_climber(goal["climber"]))
        case "be_there":
            return k2.BeThere(_climber(goal["climber"]), goal["space"])
        case "touch":
            return k2.Touch(_climber(goal["climber"]), goal["space"], goal["back"])
        case "camp":
            return k2.Camp(_climber(goal["climber"]), goal["space"])


def _climber(number: int) -> int:
    if not 0 <= number < len(CLIMBERS):
        raise Refused(Code.BAD_VALUE, path="request.goal.climber")
    return number


_NO_ADVICE: wire.Advice = {"targets": [], "coins": [], "ending": None}


def _advice(state: k2.State) -> wire.Advice:
    """What the player in turn can do next, and what ending the turn would mean."""
    ahead = outlook(state)
    ending = turn_end(state, ahead)
    return {
        "targets": [
            [target.to_dict() for target in k2.reach(state, climber, ahead)] for climber in range(len(CLIMBERS))
        ],
        "coins": [coin.to_dict() for coin in coins(state, ahead)],
        "ending": None if ending is None else ending.to_dict(),
    }


def _risk_sums(state: k2.State) -> list[int | None]:
    """By seat, once all picks are revealed; None for a seat that is out."""
    if state.phase is k2.Phase.SELECT:
        return [None] * len(state.players)
    return [k2.risk_sum(player.picks) if player.picks else None for player in state.players]


def _season(state: k2.State) -> wire.Season:
    """Summer or winter, by the tile in play."""
    if state.config.weather == "mixed":
        tile = state.setup.deal.weather[(state.day - 1) // DAYS_PER_TILE]
        return "summer" if tile < len(SUMMER) else "winter"
    return "summer" if state.config.weather == "summer" else "winter"


def _seat_of_stop(state: k2.State) -> int:
    whose = _whose_turn(state)
    return state.starting if whose is None else whose


def _whose_turn(state: k2.State) -> int | None:
    return None if state.turn is None else state.queue[0]


def _nights(state: k2.State, seat: int) -> wire.Nights:
    """Tonight's sums of a player's climbers; what the player in turn still has to pay is taken off."""
    if state.turn is not None and state.queue[0] == seat:
        nights = nights_ahead(state)
    else:
        nights = k2.tonight(state, (seat, 0)), k2.tonight(state, (seat, 1))
    return [None if night is None else night.to_dict() for night in nights]


PAGE = K2Page()
