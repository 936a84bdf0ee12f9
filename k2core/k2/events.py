"""What an action has caused, as events with codes and arguments; the page translates them.

Events hold only what everybody may know: a pick does not name its cards until all picks are revealed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.cards import texts
from k2core.k2.acclimatization import tonight
from k2core.k2.actions import Action, Decline, End, Give, Pay, Rescue, Select, Step, Take, Tent
from k2core.k2.pieces import Phase
from k2core.k2.risk import daring, risk_sum

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.k2 import wire
    from k2core.k2.state import State


def events(before: State, action: Action, after: State) -> list[wire.Event]:
    """Return everything between two states: the action, and what followed from it."""
    return [*_of_action(before, action, after), *_of_phases(before, after)]


def opening(state: State) -> list[wire.Event]:
    """Return the events of the first morning."""
    return [_morning(state)]


def _of_action(before: State, action: Action, after: State) -> Iterator[wire.Event]:
    seat = before.queue[0]
    costs = before.setup.costs[before.day - 1]
    match action:
        case Select():
            yield {"event": "picked", "seat": seat}
        case Take(value):
            yield {"event": "took", "seat": seat, "value": value}
        case Give(card, climber, use):
            yield {"event": "gave", "seat": seat, "climber": climber, "card": card.text, "use": use}
        case Step(climber, space):
            yield _walk(before, seat, climber, space, after)
        case Tent(climber):
            space = before.players[seat].climbers[climber].space or 0
            yield {"event": "camped", "seat": seat, "climber": climber, "space": space, "cost": costs[space]}
        case Pay(climber, loss):
            yield {"event": "paid", "seat": seat, "climber": climber, "loss": loss}
        case End():
            yield {"event": "ended", "seat": seat}
        case Rescue(climber, space):
            points = after.players[seat].climbers[climber].points
            yield {"event": "rescued", "seat": seat, "climber": climber, "space": space, "points": points}
        case Decline(climber):
            yield {"event": "declined", "seat": seat, "climber": climber}


def _walk(before: State, seat: int, climber: int, space: int, after: State) -> wire.Walked:
    was = before.players[seat].climbers[climber]
    now = after.players[seat].climbers[climber]
    who = (seat, climber)
    return {
        "event": "walked",
        "seat": seat,
        "climber": climber,
        "from": was.space,
        "to": space,
        "cost": before.setup.costs[before.day - 1][space],
        "passing": after.turn is not None and after.turn.passing is not None,
        "points": now.points if now.points > was.points else None,
        "summit": after.summit.index(who) + 1 if who in after.summit and who not in before.summit else None,
    }


def _of_phases(before: State, after: State) -> Iterator[wire.Event]:
    if before.phase is Phase.SELECT and after.phase is not Phase.SELECT:
        yield _revealed(after)
    if before.phase is Phase.TURN and after.phase is not Phase.TURN:
        yield _night(before)
    yield from _falls(before, after)
    if after.day != before.day:
        yield _morning(after)
    if after.phase is Phase.OVER:
        outcome = after.outcome
        assert outcome is not None
        yield {"event": "over", **outcome.to_dict()}


def _revealed(state: State) -> wire.Revealed:
    shown: list[wire.Picked] = [
        {"seat": seat, "cards": texts(state.players[seat].picks), "sum": risk_sum(state.players[seat].picks)}
        for seat in state.seats_in_order()
    ]
    return {"event": "revealed", "picks": shown, "taker": daring(state)}


def _night(state: State) -> wire.NightFell:
    nights: list[wire.NightOf] = []
    for seat, player in enumerate(state.players):
        for climber in range(len(player.climbers)):
            night = tonight(state, (seat, climber))
            if night is not None:
                nights.append({"seat": seat, "climber": climber, **night.to_dict()})
    return {"event": "night", "day": state.day, "nights": nights}


def _falls(before: State, after: State) -> Iterator[wire.Event]:
    for seat, player in enumerate(before.players):
        for climber, was in enumerate(player.climbers):
            who = (seat, climber)
            gone = after.climber(who).space is None
            if was.space is not None and gone:
                yield {"event": "fell", "seat": seat, "climber": climber, "awaiting": who in after.pending}
            elif who in before.pending and gone and who not in after.pending:
                yield {"event": "died", "seat": seat, "climber": climber}
        if not before.is_out(seat) and after.is_out(seat):
            yield {"event": "out", "seat": seat}


def _morning(state: State) -> wire.Morning:
    weather = state.setup.weather[state.day - 1]
    return {"event": "morning", "day": state.day, "starting": state.starting, "weather": weather.to_dict()}
