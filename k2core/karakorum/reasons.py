"""Why an action is refused."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, assert_never

from k2core.core.cards import texts
from k2core.core.errors import Code, Reason
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
        return Reason(Code.BAD_ACTION)
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
            return Reason(Code.CARDS_LEFT, {"cards": left}) if left else None
        case _:
            assert_never(action)


def _why_not_stop(state: State) -> Reason | None:
    if not state.display:
        return Reason(Code.REVEAL_FIRST)
    return Reason(Code.NOTHING_TO_TAKE) if is_blocked(state) else None


def _why_not_take(state: State, action: Take) -> Reason | None:
    seat = state.queue[0]
    missing = Counter(action.cards) - Counter(state.display)
    if missing:
        return Reason(Code.NOT_REVEALED, {"cards": texts(sorted(missing.elements()))})
    if seat != state.active and len(action.cards) > 1:
        return Reason(Code.ONLY_ONE_CARD)
    if len({card.colour for card in action.cards}) > 1:
        return Reason(Code.NOT_ONE_COLOUR)
    if not allottable(state.players[seat], action.cards):
        return Reason(Code.CANNOT_ALLOT, {"cards": texts(action.cards)})
    return None


def _why_not_nothing(state: State, action: TakeNone | Pass) -> Reason | None:
    """Taking nothing has two names: the active player's, who is blocked, and everybody else's."""
    if state.queue[0] != state.active:
        return Reason(Code.MAY_PASS) if isinstance(action, TakeNone) else None
    if not is_blocked(state):
        return Reason(Code.MUST_TAKE)
    return Reason(Code.TAKES_NONE) if isinstance(action, Pass) else None


def _why_not_remove(state: State, action: Remove) -> Reason | None:
    player, turn = state.allotting()
    if turn.placed:
        return Reason(Code.ALREADY_PLACED)
    if action.pile > len(player.piles):
        return Reason(Code.NO_SUCH_PILE, {"pile": action.pile})
    cards = len(player.pile(action.pile))
    if cards >= SCORABLE:
        return Reason(Code.TOO_LONG_TO_REMOVE, {"pile": action.pile, "cards": cards})
    return None


def _why_not_place(state: State, action: Place) -> Reason | None:
    player, _turn = state.allotting()
    card = action.card
    if card not in player.taken:
        return Reason(Code.NOT_TAKEN, {"card": card.text})
    if action.pile is None:
        if not has_room(player.piles, card.colour):
            return Reason(Code.NO_ROOM, {"colour": COLOURS[card.colour]})
    elif action.pile > len(player.piles):
        return Reason(Code.NO_SUCH_PILE, {"pile": action.pile})
    else:
        top = player.pile(action.pile)[-1]
        if top.colour != card.colour:
            return Reason(Code.OTHER_COLOUR, {"card": card.text, "pile": action.pile})
        if top.value > card.value:
            return Reason(Code.VALUE_TOO_LOW, {"card": card.text, "pile": action.pile, "top": top.value})
    return None if leaves_rest(state, card, action.pile) else Reason(Code.CANNOT_PLACE_REST)


def _why_not_score(state: State, action: Score) -> Reason | None:
    player, turn = state.allotting()
    if action.pile > len(player.piles):
        return Reason(Code.NO_SUCH_PILE, {"pile": action.pile})
    pile = player.pile(action.pile)
    if action.pile not in turn.fresh:
        return Reason(Code.NO_NEW_CARD, {"pile": action.pile})
    if not is_scorable(pile):
        return Reason(Code.TOO_SHORT, {"pile": action.pile, "cards": len(pile)})
    goal = action.how.goal
    if goal is None:
        return None
    about = {"goal": str(goal), "colour": COLOURS[pile[0].colour]}
    if not is_open(state, player, action.pile, goal):
        return Reason(Code.GOAL_TAKEN, about)
    if not fulfils(player, action.pile, goal):
        return Reason(Code.GOAL_NOT_MET, about)
    if action.how is How.PAIR and (name := named_by(player, turn, action.pile)) != action.pile:
        return Reason(Code.NAME_LOWER_PILE, {"pile": name})
    return None
