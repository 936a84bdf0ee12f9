"""Why an action is refused."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, assert_never

from k2core.core.errors import Code, Reason
from k2core.k2.actions import Action, Decline, End, Give, Loss, Pay, Rescue, Select, Step, Take, Tent, is_canonical
from k2core.k2.components import CLIMBERS, RESCUE_ZONE
from k2core.k2.movement import has_room, may_enter, spend
from k2core.k2.pieces import Phase
from k2core.k2.turn import current, tent_cost

if TYPE_CHECKING:
    from k2core.k2.state import State

_PHASES: dict[type[Action], Phase] = {
    Select: Phase.SELECT,
    Take: Phase.TOKEN,
    Give: Phase.TURN,
    Step: Phase.TURN,
    Tent: Phase.TURN,
    Pay: Phase.TURN,
    End: Phase.TURN,
    Rescue: Phase.RESCUE,
    Decline: Phase.RESCUE,
}


def why_not(state: State, action: Action, player: int | None = None) -> Reason | None:
    reason = _why_not(state, action, player)
    return Reason(Code.BAD_ACTION) if reason is None and not is_canonical(action) else reason


def _why_not(state: State, action: Action, player: int | None) -> Reason | None:
    if (reason := state.not_now(_PHASES[type(action)], player)) is not None:
        return reason
    match action:
        case Select():
            return _why_not_select(state, action, state.queue[0] if player is None else player)
        case Take():
            return None if action.value in state.tokens else Reason(Code.TOKEN_NOT_OPEN, {"value": action.value})
        case Rescue() | Decline():
            return _why_not_decide(state, action)
        case Give() | Step() | Tent() | Pay() | End():
            return _why_not_in_turn(state, action)
        case _:
            assert_never(action)


def _why_not_select(state: State, action: Select, seat: int) -> Reason | None:
    missing = Counter(action.cards) - Counter(state.players[seat].hand)
    if missing:
        return Reason(Code.NOT_IN_HAND, {"cards": [card.text for card in sorted(missing.elements())]})
    return None


def _why_not_decide(state: State, action: Rescue | Decline) -> Reason | None:
    who = state.pending[0]
    if action.climber != who[1]:
        return Reason(Code.NOT_AWAITING, {"climber": CLIMBERS[action.climber], "turn": CLIMBERS[who[1]]})
    if isinstance(action, Decline):
        return None
    spaces = state.setup.board.spaces
    if action.space >= len(spaces):
        return Reason(Code.NO_SUCH_SPACE, {"space": action.space})
    if spaces[action.space].zone != RESCUE_ZONE:
        return Reason(Code.TOO_HIGH, {"space": action.space})
    return None if has_room(state, who, action.space) else _full(state, action.space)


def _why_not_in_turn(state: State, action: Give | Step | Tent | Pay | End) -> Reason | None:
    player, turn = current(state)
    if not isinstance(action, End) and player.climbers[action.climber].space is None:
        return Reason(Code.CLIMBER_GONE, {"climber": CLIMBERS[action.climber]})
    if turn.passing is not None and not (isinstance(action, Step) and action.climber == turn.passing):
        return Reason(Code.MUST_WALK_ON, {"climber": CLIMBERS[turn.passing]})
    match action:
        case Give():
            return _why_not_give(state, action)
        case Step():
            return _why_not_step(state, action)
        case Tent():
            return _why_not_tent(state, action)
        case Pay():
            return _why_not_pay(state, action)
        case End():
            if turn.unpaid and turn.used_cards:
                return Reason(Code.RISK_UNPAID, {"unpaid": turn.unpaid})
            return None
        case _:
            assert_never(action)


def _why_not_give(state: State, action: Give) -> Reason | None:
    _player, turn = current(state)
    if not action.card.has_points:
        return Reason(Code.NEVER_GIVEN, {"card": action.card.text})
    if action.card not in turn.cards:
        return Reason(Code.CARD_NOT_HERE, {"card": action.card.text})
    return None


def _why_not_step(state: State, action: Step) -> Reason | None:
    player, turn = current(state)
    here = player.climbers[action.climber].space
    assert here is not None
    board = state.setup.board
    if action.space >= len(board.spaces):
        return Reason(Code.NO_SUCH_SPACE, {"space": action.space})
    rope = board.rope(here, action.space)
    if rope is None:
        return Reason(Code.NO_ROPE, {"from": here, "to": action.space})
    purse = turn.purses[action.climber]
    cost = state.setup.costs[state.day - 1][action.space]
    left = spend((purse.points, purse.down), cost, rope.down)
    if left is None:
        usable = purse.total if rope.down else purse.points
        return _short(cost, usable, purse.total)
    if not may_enter(state, (state.queue[0], action.climber), action.space, left):
        return _full(state, action.space)
    return None


def _why_not_tent(state: State, action: Tent) -> Reason | None:
    player, turn = current(state)
    climber = player.climbers[action.climber]
    if climber.tent is not None:
        return Reason(Code.TENT_USED, {"climber": CLIMBERS[action.climber], "space": climber.tent})
    purse = turn.purses[action.climber]
    cost = tent_cost(state, climber)
    return None if purse.points >= cost else _short(cost, purse.points, purse.total)


def _why_not_pay(state: State, action: Pay) -> Reason | None:
    _player, turn = current(state)
    purse = turn.purses[action.climber]
    if not turn.unpaid:
        return Reason(Code.NOTHING_TO_PAY)
    if action.loss is Loss.MOVE and not purse.total:
        return Reason(Code.NO_POINTS_LEFT, {"climber": CLIMBERS[action.climber]})
    if action.loss is Loss.LEVEL and not purse.liable:
        return Reason(Code.NOT_LIABLE, {"climber": CLIMBERS[action.climber]})
    return None


def _short(cost: int, usable: int, held: int) -> Reason:
    """Too few points, told apart from points that would do if they were not for walking down only."""
    details = {"cost": cost, "missing": cost - usable}
    return Reason(Code.ONLY_DOWN_POINTS if held >= cost else Code.TOO_FEW_POINTS, details)


def _full(state: State, space: int) -> Reason:
    return Reason(Code.SPACE_FULL, {"space": space, "limit": state.setup.limits[space]})
