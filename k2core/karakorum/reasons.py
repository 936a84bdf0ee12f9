"""Why an action is refused, as a code with arguments; the page puts it into words.

Codes: bad_action, game_over, not_your_turn, wrong_phase, reveal_first, nothing_to_take, not_revealed,
not_one_colour, only_one_card, cannot_allot, must_take, may_pass, takes_none, no_such_pile, already_placed,
too_long_to_remove, not_taken, other_colour, value_too_low, no_room, cannot_place_rest, no_new_card, too_short,
goal_taken, goal_not_met, name_lower_pile, cards_left.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, assert_never

from k2core.core.cards import texts
from k2core.core.errors import Reason
from k2core.karakorum.actions import (
    Action,
    Done,
    How,
    Pass,
    Place,
    Remove,
    Reveal,
    Score,
    Stop,
    Take,
    TakeNone,
    is_canonical,
)
from k2core.karakorum.allotment import leaves_rest
from k2core.karakorum.components import COLOURS, SCORABLE
from k2core.karakorum.expeditions import allottable, has_room, is_scorable
from k2core.karakorum.pieces import Phase
from k2core.karakorum.reveal import is_blocked
from k2core.karakorum.scoring import fulfils, is_open, named_by

if TYPE_CHECKING:
    from k2core.karakorum.state import State

_PHASES: dict[type[Action], Phase] = {
    Reveal: Phase.REVEAL,
    Stop: Phase.REVEAL,
    Take: Phase.TAKE,
    TakeNone: Phase.TAKE,
    Pass: Phase.TAKE,
    Remove: Phase.ALLOT,
    Place: Phase.ALLOT,
    Score: Phase.ALLOT,
    Done: Phase.ALLOT,
}


def why_not(state: State, action: Action, player: int | None = None) -> Reason | None:
    if (reason := state.not_now(_PHASES[type(action)], player)) is not None:
        return reason
    if not is_canonical(action):
        return Reason("bad_action")
    match action:
        case Reveal():
            return None
        case Stop():
            return _why_not_stop(state)
        case Take():
            return _why_not_take(state, action)
        case TakeNone() | Pass():
            return _why_not_nothing(state, action)
        case Remove():
            return _why_not_remove(state, action)
        case Place():
            return _why_not_place(state, action)
        case Score():
            return _why_not_score(state, action)
        case Done():
            left = texts(state.allotting()[0].taken)
            return Reason("cards_left", {"cards": left}) if left else None
        case _:
            assert_never(action)


def _why_not_stop(state: State) -> Reason | None:
    if not state.display:
        return Reason("reveal_first")
    return Reason("nothing_to_take") if is_blocked(state) else None


def _why_not_take(state: State, action: Take) -> Reason | None:
    seat = state.queue[0]
    missing = Counter(action.cards) - Counter(state.display)
    if missing:
        return Reason("not_revealed", {"cards": texts(sorted(missing.elements()))})
    if seat != state.active and len(action.cards) > 1:
        return Reason("only_one_card")
    if len({card.colour for card in action.cards}) > 1:
        return Reason("not_one_colour")
    if not allottable(state.players[seat], action.cards):
        return Reason("cannot_allot", {"cards": texts(action.cards)})
    return None


def _why_not_nothing(state: State, action: TakeNone | Pass) -> Reason | None:
    """Taking nothing has two names: the active player's, who is blocked, and everybody else's."""
    if state.queue[0] != state.active:
        return Reason("may_pass") if isinstance(action, TakeNone) else None
    if not is_blocked(state):
        return Reason("must_take")
    return Reason("takes_none") if isinstance(action, Pass) else None


def _why_not_remove(state: State, action: Remove) -> Reason | None:
    player, turn = state.allotting()
    if turn.placed:
        return Reason("already_placed")
    if action.pile > len(player.piles):
        return Reason("no_such_pile", {"pile": action.pile})
    cards = len(player.pile(action.pile))
    if cards >= SCORABLE:
        return Reason("too_long_to_remove", {"pile": action.pile, "cards": cards})
    return None


def _why_not_place(state: State, action: Place) -> Reason | None:
    player, _turn = state.allotting()
    card = action.card
    if card not in player.taken:
        return Reason("not_taken", {"card": card.text})
    if action.pile is None:
        if not has_room(player.piles, card.colour):
            return Reason("no_room", {"colour": COLOURS[card.colour]})
    elif action.pile > len(player.piles):
        return Reason("no_such_pile", {"pile": action.pile})
    else:
        top = player.pile(action.pile)[-1]
        if top.colour != card.colour:
            return Reason("other_colour", {"card": card.text, "pile": action.pile})
        if top.value > card.value:
            return Reason("value_too_low", {"card": card.text, "pile": action.pile, "top": top.value})
    return None if leaves_rest(state, card, action.pile) else Reason("cannot_place_rest")


def _why_not_score(state: State, action: Score) -> Reason | None:
    player, turn = state.allotting()
    if action.pile > len(player.piles):
        return Reason("no_such_pile", {"pile": action.pile})
    pile = player.pile(action.pile)
    if action.pile not in turn.fresh:
        return Reason("no_new_card", {"pile": action.pile})
    if not is_scorable(pile):
        return Reason("too_short", {"pile": action.pile, "cards": len(pile)})
    goal = action.how.goal
    if goal is None:
        return None
    about = {"goal": str(goal), "colour": COLOURS[pile[0].colour]}
    if not is_open(state, player, action.pile, goal):
        return Reason("goal_taken", about)
    if not fulfils(player, action.pile, goal):
        return Reason("goal_not_met", about)
    if action.how is How.PAIR and (name := named_by(player, turn, action.pile)) != action.pile:
        return Reason("name_lower_pile", {"pile": name})
    return None
