"""What a proposed choice would do, so that it can be drawn before somebody accepts it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from k2core.karakorum.actions import DONE, Place, Remove, Score, Take
from k2core.karakorum.components import COLOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.karakorum import wire
    from k2core.karakorum.actions import Action
    from k2core.karakorum.state import State

NEW = "new"


def sketch(state: State, actions: Sequence[Action]) -> wire.Sketch:
    """The whole choice of one player; raise `Refused` if it cannot be played.

    A turn is accepted without its end, so that it can be taken back: the player ends it. Only a turn that is nothing
    but its end is accepted with it.
    """
    accepted = list(actions[:-1] if len(actions) > 1 and actions[-1] == DONE else actions)
    found: wire.Sketch = {
        "actions": [str(action) for action in accepted],
        "word": None,
        "cards": [],
        "piles": [],
        "scored": [],
        "removed": [],
        "goals": [],
    }
    seat = state.queue[0]
    # By number of an expedition what it is called before anything is done.
    places = [str(number) for number in range(1, len(state.players[seat].piles) + 1)]
    for action in accepted:
        _note(found, state, seat, places, action)
        before = state.players[seat].piles
        state = state.apply(action)
        if isinstance(action, Place | Score | Remove):
            places = _still_there(places, before, state.players[seat].piles)
    return found


def _note(found: wire.Sketch, state: State, seat: int, places: list[str], action: Action) -> None:
    match action:
        case Take(cards):
            found["cards"] = [card.text for card in cards]
        case Place(card, number):
            found["cards"].append(card.text)
            found["piles"].append(NEW if number is None else places[number - 1])
        case Score(number, how):
            found["scored"].append(places[number - 1])
            if how.goal is not None:
                colour = COLOURS[state.players[seat].pile(number)[0].colour]
                found["goals"].append({"colour": colour, "goal": how.goal})
        case Remove(number):
            found["removed"].append(places[number - 1])
        case _:
            found["word"] = cast("wire.Word", str(action))


def _still_there(places: list[str], before: Sequence[object], after: Sequence[object]) -> list[str]:
    """The names of the expeditions after an action; what has grown is in its place, and a new one comes last."""
    if len(after) >= len(before):
        return places + [NEW] * (len(after) - len(before))
    left = list(after)
    kept = []
    for name, pile in zip(places, before, strict=True):
        if left and left[0] == pile:
            kept.append(name)
            del left[0]
    return kept
