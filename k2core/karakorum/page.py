"""What the page asks about a game of Karakorum."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from k2core import karakorum
from k2core.core.errors import Code, Refused
from k2core.core.typed_json import asking
from k2core.core.untrusted import at_most
from k2core.core.wire import MAX_PROPOSALS
from k2core.karakorum import events, wire
from k2core.karakorum.absent import absent_action
from k2core.karakorum.advice import GOAL_NEEDS, progress
from k2core.karakorum.advice import request as asked_for
from k2core.karakorum.chart import chart
from k2core.karakorum.commands import offers, understand
from k2core.karakorum.components import (
    CARDS,
    COLOURS,
    GOAL_AXES,
    GOAL_CARDS,
    GOAL_FIELDS,
    MAX_PILES,
    PENALTY,
    SCORABLE,
    SUMMIT,
    reveal_limit,
)
from k2core.karakorum.expeditions import axes
from k2core.karakorum.sketch import sketch

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2core.core.wire import Understood, View


class KarakorumPage:
    def __init__(self) -> None:
        self.questions: dict[str, Callable[[karakorum.State, object], object]] = {
            "sketch": asking(wire.AskSketch, _sketch),
            "offers": asking(wire.AskOffers, _offers),
            "meaning": asking(wire.AskMeaning, _meaning),
        }

    def view(self, state: karakorum.State, viewer: int | None, common: View) -> wire.View:
        """The same to everybody: only the deck is hidden."""
        outcome = state.outcome
        asked = asked_for(state)
        return {
            **common,
            "table": state.observation(viewer).to_dict(),
            "legal": [str(action) for action in state.legal_actions()],
            "request": None if asked is None else asked.to_dict(),
            "effects": [effect.to_dict() for effect in karakorum.effects(state).values()],
            "axes": [[axes(pile) for pile in player.piles] for player in state.players],
            "progress": [progress(player) for player in state.players],
            "comparison": [standing.to_dict() for standing in karakorum.comparison(state.players)],
            "outcome": None if outcome is None else outcome.to_dict(),
        }

    def opening(self, state: karakorum.State) -> list[wire.Event]:
        return events.opening(state)

    def events(self, before: karakorum.State, action: karakorum.Action, after: karakorum.State) -> list[wire.Event]:
        return events.events(before, action, after)

    def absent_action(self, state: karakorum.State) -> karakorum.Action:
        return absent_action(state)

    def simple_choice(self, state: karakorum.State) -> tuple[karakorum.Action, ...]:
        return (absent_action(state),)

    def chart(self, states: Sequence[karakorum.State]) -> wire.Chart:
        return {"rounds": [one.to_dict() for one in chart(states)]}

    def stops(self, states: Sequence[karakorum.State]) -> list[wire.Stop]:
        """Where a round begins, or somebody's turn to place."""
        found: list[wire.Stop] = [{"at": 0, "round": 1, "seat": states[0].active, "turn": False}]
        for number, (before, after) in enumerate(pairwise(states), 1):
            whose = _whose_turn(after)
            new_round = after.active != before.active and after.outcome is None  # F2: the last pass begins no round
            if new_round or (whose is not None and _whose_turn(before) != whose):
                found.append(
                    {
                        "at": number,
                        "round": found[-1]["round"] + new_round,
                        "seat": after.active if whose is None else whose,
                        "turn": whose is not None,
                    }
                )
        return found

    def constants(self) -> wire.Constants:
        return {
            "rules": karakorum.RULES,
            "players": [karakorum.MIN_PLAYERS, karakorum.MAX_PLAYERS],
            "limits": {
                str(players): reveal_limit(players)
                for players in range(karakorum.MIN_PLAYERS, karakorum.MAX_PLAYERS + 1)
            },
            "colours": list(COLOURS),
            "cards": {
                card.text: {"colour": COLOURS[card.colour], "value": card.value, "axes": card.axes} for card in CARDS
            },
            "goals": {
                goal: {"fields": fields, "cards": GOAL_CARDS.get(goal), "needs": GOAL_NEEDS[goal]}
                for goal, fields in GOAL_FIELDS.items()
            },
            "goal_axes": GOAL_AXES,
            "summit": SUMMIT,
            "penalty": PENALTY,
            "scorable": SCORABLE,
            "piles": MAX_PILES,
        }


def _sketch(state: karakorum.State, request: wire.AskSketch) -> list[wire.Sketch]:
    if not state.to_act:
        raise Refused(Code.GAME_OVER)
    return [
        sketch(state, [karakorum.parse_action(text) for text in texts])
        for texts in at_most(MAX_PROPOSALS, request["proposals"])
    ]


def _offers(state: karakorum.State, _request: wire.AskOffers) -> list[wire.Offer]:
    return offers(state)


def _meaning(state: karakorum.State, request: wire.AskMeaning) -> Understood:
    return understand(state, request["text"]).to_dict()


def _whose_turn(state: karakorum.State) -> int | None:
    return None if state.turn is None else state.queue[0]


PAGE = KarakorumPage()
