"""What a proposed choice would do, so that it can be drawn before somebody accepts it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.k2.actions import END, Decline, Give, Loss, Pay, Rescue, Select, Step, Take, Tent, Use
from k2core.k2.components import CLIMBERS
from k2core.k2.payment import nights_ahead
from k2core.k2.pieces import Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.k2 import wire
    from k2core.k2.actions import Action
    from k2core.k2.state import State


def sketch(state: State, actions: Sequence[Action]) -> wire.Sketch:
    """The whole choice of one player; raise `Refused` if it cannot be played.

    A turn is accepted without its end, so that it can be taken back: the player ends it. Only a turn that is nothing
    but its end is accepted with it.
    """
    accepted = list(actions[:-1] if len(actions) > 1 and actions[-1] == END else actions)
    ends = accepted == [END]
    found: wire.Sketch = {
        "actions": [str(action) for action in accepted],
        "ends": ends,
        "rests": ends and state.turn is not None and not state.turn.used_cards,
        "cards": [],
        "token": None,
        "rescue": None,
        "declines": False,
        "climbers": [_standing(state, climber) for climber in range(len(CLIMBERS))],
        "nights": [None, None],
    }
    for action in accepted:
        _note(found, state, action)
        if action == END and state.phase is Phase.TURN:
            found["nights"] = _nights(state)
        state = state.apply(action)
    if state.phase is Phase.TURN and not ends and _is_turn(found):
        found["nights"] = _nights(state)
    return found


def _standing(state: State, climber: int) -> wire.ClimberSketch:
    space = state.players[state.queue[0]].climbers[climber].space
    return {"way": [] if space is None else [space], "tent": None, "gifts": [], "moves": 0, "levels": 0}


def _note(found: wire.Sketch, state: State, action: Action) -> None:
    match action:
        case Select(cards):
            found["cards"] = [card.text for card in cards]
        case Take(value):
            found["token"] = value
        case Rescue(_, space):
            found["rescue"] = space
        case Decline():
            found["declines"] = True
        case Give(card, climber, use):
            found["climbers"][climber]["gifts"].append({"card": card.text, "down": use is Use.DOWN})
        case Step(climber, space):
            found["climbers"][climber]["way"].append(space)
        case Tent(climber):
            found["climbers"][climber]["tent"] = state.players[state.queue[0]].climbers[climber].space
        case Pay(climber, loss):
            found["climbers"][climber]["moves" if loss is Loss.MOVE else "levels"] += 1


def _is_turn(found: wire.Sketch) -> bool:
    return not found["cards"] and found["token"] is None and found["rescue"] is None and not found["declines"]


def _nights(state: State) -> wire.Nights:
    return [None if night is None else night.to_dict() for night in nights_ahead(state)]
