"""Why a choice is good, in the game's terms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots.interface import Why
from k2core.karakorum import scoring
from k2core.karakorum.actions import Pass, Place, Remove, Reveal, Score, Stop, Take, TakeNone
from k2core.karakorum.components import COLOURS, PENALTY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.karakorum.actions import Action
    from k2core.karakorum.state import State


def reasons_of_turn(state: State, actions: Sequence[Action]) -> tuple[Why, ...]:
    """What the actions of a turn do, the most important first; `state` is where they begin."""
    seat = state.queue[0]
    built: dict[str, int] = {}
    scored: list[Why] = []
    removed: list[Why] = []
    for action in actions:
        player = state.players[seat]
        match action:
            case Score(number, how):
                colour = COLOURS[player.pile(number)[0].colour]
                fields = scoring.worth(player, action)
                goal = {} if how.goal is None else {"goal": str(how.goal)}
                scored.append(
                    Why("scores_goal" if goal else "scores_axes", {"colour": colour, "fields": fields, **goal})
                )
                built.pop(colour, None)
            case Remove(number):
                removed.append(Why("makes_room", {"colour": COLOURS[player.pile(number)[0].colour], "fields": PENALTY}))
            case Place(card, number):
                built[COLOURS[card.colour]] = 1 if number is None else len(player.pile(number)) + 1
            case _:
                break
        state = state.apply(action)
    builds = [Why("builds", {"colour": colour, "cards": cards}) for colour, cards in built.items()]
    return (*scored, *builds, *removed)


def reason_of_word(action: Action) -> Why:
    """Why to turn up one more card, to stop, or to take nothing."""
    codes: dict[type[Action], str] = {
        Reveal: "better_cards_may_come",
        Stop: "more_cards_help_others",
        Pass: "no_card_helps",
        TakeNone: "no_card_helps",
    }
    assert not isinstance(action, Take)
    return Why(codes[type(action)], {})
