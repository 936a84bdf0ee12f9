"""K2 in English, for the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core import k2
from k2core.core.english import counted
from k2core.core.errors import Code
from k2core.k2.components import CLIMBERS, CardKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2core.k2.components import Card, Weather

ZONES = ("below 6000 m", "6000-7000 m", "7000-8000 m", "above 8000 m")

REFUSALS = {
    Code.BAD_BOARD: "There is no such board; choose one of {choices}.",
    Code.BAD_WEATHER: "There is no such weather; choose one of {choices}.",
    Code.FAMILY_NEEDS_TWO: "The family variant is for two to five players.",
    Code.CROWDED_NEEDS_FIVE: "The crowded limits are for five players.",
    Code.WHICH_SPACE: "There is more than one such space: {spaces}.",
    Code.OUT_OF_REACH: "Climber {climber} cannot get there this turn.",
    Code.NOT_IN_HAND: "Not in your hand: {cards}.",
    Code.TOKEN_NOT_OPEN: "There is no token of value {value} face up.",
    Code.CARD_NOT_HERE: "You do not have the card {card}.",
    Code.NEVER_GIVEN: "The card {card} has no points, so it cannot be given to anyone.",
    Code.CLIMBER_GONE: "Climber {climber} is no longer on the mountain.",
    Code.MUST_WALK_ON: "Climber {climber} is on a full space and has to move on first.",
    Code.NO_SUCH_SPACE: "This board has no space {space}.",
    Code.NO_ROPE: "There is no rope from space {from} to space {to}; `map` lists them all.",
    Code.TOO_FEW_POINTS: "That costs {cost}: you are {missing} short.",
    Code.ONLY_DOWN_POINTS: "That costs {cost} and you are {missing} short. Rope points for going down do not count.",
    Code.SPACE_FULL: "Space {space} is full (limit {limit}), and your points do not take you through it.",
    Code.TENT_USED: "Climber {climber}'s tent is already pitched, on space {space}.",
    Code.RISK_UNPAID: "Pay for the risk first: {unpaid} left.",
    Code.NOTHING_TO_PAY: "There is no risk left to pay.",
    Code.NO_POINTS_LEFT: "Climber {climber} has no unused movement points to lose.",
    Code.NOT_LIABLE: "Climber {climber} got no card with points this turn, so you cannot pay with their level.",
    Code.NOT_AWAITING: "Decide about climber {turn} first, then about climber {climber}.",
    Code.TOO_HIGH: "Space {space} is too high for a rescue; it must be below 6000 m.",
}


def card(card: Card) -> str:
    if card.kind is CardKind.MOVE:
        return f"move {card.up}"
    if card.kind is CardKind.ROPE:
        return f"rope {card.up} up / {card.down} down"
    return f"acclimatization {card.level}"


def cards(several: Iterable[Card]) -> str:
    return ", ".join(card(one) for one in several) or "none"


def weather(day: Weather) -> str:
    if not day.zones:
        return "clear"
    effects = []
    if day.loss:
        effects.append(f"level -{day.loss}")
    if day.surcharge:
        effects.append(f"movement +{day.surcharge}")
    return f"{' and '.join(effects)} at {', '.join(ZONES[zone] for zone in day.zones)}"


def action(state: k2.State, action: k2.Action) -> str:
    """The action in words, with its cost."""
    costs = state.setup.costs[state.day - 1]
    match action:
        case k2.Select(chosen):
            return f"play {cards(chosen)} (risk sum {k2.risk_sum(chosen)})"
        case k2.Take(value):
            return f"take the risk token of value {value}"
        case k2.Give(given, climber, use):
            way = "" if use is None else f", used {use}"
            return f"give {card(given)} to climber {CLIMBERS[climber]}{way}"
        case k2.Step(climber, space):
            return f"move climber {CLIMBERS[climber]} to {place(state, space)} (cost {costs[space]})"
        case k2.Tent(climber):
            here = state.players[state.queue[0]].climbers[climber].space
            assert here is not None
            return f"pitch climber {CLIMBERS[climber]}'s tent (cost {costs[here]})"
        case k2.Pay(climber, loss):
            what = "1 movement point" if loss is k2.Loss.MOVE else "1 level"
            return f"climber {CLIMBERS[climber]} loses {what} to the risk token"
        case k2.End():
            return "end the turn"
        case k2.Rescue(climber, space):
            return f"rescue climber {CLIMBERS[climber]} to {place(state, space)}"
        case k2.Decline(climber):
            return f"do not rescue climber {CLIMBERS[climber]}, and keep the rescue card"


def place(state: k2.State, number: int) -> str:
    board = state.setup.board
    space = board.spaces[number]
    if number == 0:
        return "base camp"
    name = "the summit" if number == board.summit else f"space {number}"
    return f"{name} (terrain {space.modifier:+d}, {counted(space.points, 'point')})"


def night(sums: k2.Night) -> str:
    """Tonight's sum spelled out."""
    parts = [f"{sums.level}", f"{sums.ground:+d} terrain"]
    if sums.tent:
        parts.append("+1 tent")
    if sums.weather:
        parts.append(f"{sums.weather:+d} weather")
    text = f"{' '.join(parts)} = {sums.total}"
    if sums.dies:
        text += ", DIES"
    elif sums.result != sums.total:
        text += f", capped at {sums.result}"
    return f"{text} ({sums.unpaid} risk unpaid)" if sums.unpaid else text


def outcome(result: k2.Outcome, day: int, names: tuple[str, ...]) -> str:
    if result.rank is not None:
        titles = {"himalayan": "Himalayan mountaineer", "alpinist": "Alpinist", "hiker": "Hiker"}
        title = titles.get(result.rank, "Tourist")
        how = "a climber died" if result.reason == "solo_death" else "the expedition is over"
        return f"{counted(result.totals[0], 'point')}, {title} ({how} on day {day})"
    scores = ", ".join(f"{name} {total}" for name, total in zip(names, result.totals, strict=True))
    winners = " and ".join(names[seat] for seat in result.winners)
    why = {
        "points": "most points",
        "summit_order": "tied on points, first on the summit",
        "shared": "tied on points, a shared victory",
    }[result.reason]
    return f"{winners} ({why}): {scores}"
