"""Why a choice is good, in the game's terms."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING

from k2core.bots.interface import Why
from k2core.karakorum import scoring
from k2core.karakorum.actions import Pass, Place, Remove, Reveal, Score, Stop, Take, TakeNone
from k2core.karakorum.components import COLOURS, PENALTY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.karakorum.actions import Action
    from k2core.karakorum.state import State

MOST_TWICE = 1
"""Colours of which two expeditions may lie (D1)."""


class Reason(StrEnum):
    ONLY_CHOICE = "only_choice"
    """Nothing else can be done."""
    NOT_AS_GOOD = "not_as_good"
    """It is not the best, and nothing plainer can be said of it."""
    SCORES_GOAL = "scores_goal"
    """colour, fields, goal: an expedition is scored for a goal."""
    SCORES_AXES = "scores_axes"
    """colour, fields: an expedition is scored for its axes."""
    BUILDS = "builds"
    """colour, cards: an expedition that was there comes to so many cards."""
    STARTS = "starts"
    """colour: an expedition is started."""
    MAKES_ROOM = "makes_room"
    """colour: an expedition is given up, and without that a new one would have no place."""
    GIVES_UP = "gives_up"
    """colour, fields: an expedition is given up although there is room; its pawn goes back so far."""
    NOTHING_MORE = "nothing_more"
    """Nothing that could still be done in this turn is worth it."""
    BETTER_CARDS_MAY_COME = "better_cards_may_come"
    """Over the cards that may come, one more is good for whoever asks."""
    MORE_CARDS_HELP_OTHERS = "more_cards_help_others"
    """Over the cards that may come, one more is better for the others."""
    CERTAIN = "certain"
    """What lies open is certain. Stopping is not the best, and this speaks for it."""
    NO_CARD_HELPS = "no_card_helps"
    """Nothing that can be taken is worth it."""
    TAKES_NOTHING = "takes_nothing"
    """Taking nothing is not the best."""


def reasons_of_turn(state: State, actions: Sequence[Action]) -> tuple[Why, ...]:
    """What the actions of a turn do, the most important first; `state` is where they begin."""
    seat = state.queue[0]
    built: dict[str, int] = {}
    scored: list[Why] = []
    removed: dict[str, int] = {}
    lying = Counter(pile[0].colour for pile in state.players[seat].piles)
    """How many expeditions of each colour there would be without the removals."""
    needs_room = False
    for action in actions:
        player = state.players[seat]
        match action:
            case Score(number, how):
                colour = COLOURS[player.pile(number)[0].colour]
                fields = scoring.worth(player, action)
                goal = {} if how.goal is None else {"goal": str(how.goal)}
                code = Reason.SCORES_GOAL if goal else Reason.SCORES_AXES
                scored.append(Why(code, {"colour": colour, "fields": fields, **goal}))
                built.pop(colour, None)
                lying[player.pile(number)[0].colour] -= 1
            case Remove(number):
                pawn = player.pile(number)[0].colour
                removed[COLOURS[pawn]] = removed.get(COLOURS[pawn], 0) + min(PENALTY, player.pawns[pawn])
            case Place(card, number):
                colour = COLOURS[card.colour]
                built[colour] = max(built.get(colour, 1), 1 if number is None else len(player.pile(number)) + 1)
                lying[card.colour] += number is None
                needs_room |= sum(count - 1 for count in lying.values() if count) > MOST_TWICE
            case _:
                break
        state = state.apply(action)
    builds = [
        Why(Reason.BUILDS, {"colour": colour, "cards": cards}) if cards > 1 else Why(Reason.STARTS, {"colour": colour})
        for colour, cards in built.items()
    ]
    gone = [
        Why(Reason.MAKES_ROOM, {"colour": colour})
        if needs_room
        else Why(Reason.GIVES_UP, {"colour": colour, "fields": fields})
        for colour, fields in removed.items()
    ]
    return (*scored, *builds, *gone)


_OF_THE_BEST: dict[type[Action], Reason] = {
    Reveal: Reason.BETTER_CARDS_MAY_COME,
    Stop: Reason.MORE_CARDS_HELP_OTHERS,
    Pass: Reason.NO_CARD_HELPS,
    TakeNone: Reason.NO_CARD_HELPS,
}
_OF_OTHERS: dict[type[Action], Reason] = {
    Reveal: Reason.NOT_AS_GOOD,
    Stop: Reason.CERTAIN,
    Pass: Reason.TAKES_NOTHING,
    TakeNone: Reason.TAKES_NOTHING,
}


def reason_of_word(action: Action, best: bool) -> Why:
    """Why to turn up one more card, to stop, or to take nothing."""
    assert not isinstance(action, Take)
    return Why((_OF_THE_BEST if best else _OF_OTHERS)[type(action)], {})
