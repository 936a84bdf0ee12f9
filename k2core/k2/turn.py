"""Phase 3: each player's turn with the three cards (A1-A10)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from k2core.core.fast_replace import replace
from k2core.k2 import acclimatization
from k2core.k2.actions import END, GIVES, PAY_LEVEL, PAY_MOVE, STEPS, TENTS, Action, End, Give, Loss, Pay, Step, Tent
from k2core.k2.movement import has_room, may_enter, spend
from k2core.k2.pieces import EMPTY_PURSE, Climber, ClimberId, Phase, Player, Purse, Turn, swapped

if TYPE_CHECKING:
    from k2core.k2.components import Card
    from k2core.k2.state import State


_ON_BOARD = {(True, True): (0, 1), (True, False): (0,), (False, True): (1,)}


def first(state: State) -> State:
    """The turns begin with the starting player (A1)."""
    return _begin(state, state.seats_in_order())


def _begin(state: State, queue: tuple[int, ...]) -> State:
    player = state.players[queue[0]]
    turn = Turn(player.picks, (EMPTY_PURSE, EMPTY_PURSE), player.token or 0)
    return replace(state, phase=Phase.TURN, queue=queue, turn=turn)


def current(state: State) -> tuple[Player, Turn]:
    """The player whose turn it is, and the turn."""
    assert state.turn is not None
    return state.players[state.queue[0]], state.turn


def legal(state: State) -> tuple[Action, ...]:
    player, turn = current(state)
    if turn.passing is not None:  # A5: walking on is all
        return tuple(_steps(state, turn.passing))
    on_board = _ON_BOARD[player.climbers[0].space is not None, player.climbers[1].space is not None]
    gives = _gives(turn.cards, on_board)
    if not turn.used_cards:
        return (*gives, END)
    actions: list[Action] = [*gives]
    rich = [climber for climber in on_board if turn.purses[climber].total]
    for climber in rich:
        actions += _steps(state, climber)
    actions += [TENTS[climber] for climber in rich if _may_pitch(state, climber)]
    if not turn.unpaid:
        actions.append(END)
    else:
        for climber in on_board:
            actions += _pays(turn, climber)
    return tuple(actions)


@lru_cache(maxsize=4096)
def _gives(cards: tuple[Card, ...], climbers: tuple[int, ...]) -> tuple[Give, ...]:
    """Each different way to give one of the cards (C7, A2)."""
    with_points = [card for card in dict.fromkeys(cards) if card.has_points]
    return tuple(give for card in with_points for climber in climbers for give in GIVES[card, climber])


def _steps(state: State, climber: int) -> list[Step]:
    player, turn = current(state)
    who = (state.queue[0], climber)
    here = player.climbers[climber].space
    assert here is not None
    purse = turn.purses[climber]
    costs = state.setup.costs[state.day - 1]
    steps = []
    for rope in state.setup.board.ways[here]:
        left = spend((purse.points, purse.down), costs[rope.to], rope.down)
        if left is not None and may_enter(state, who, rope.to, left):
            steps.append(STEPS[climber][rope.to])
    return steps


def tent_cost(state: State, climber: Climber) -> int:
    assert climber.space is not None
    return state.setup.costs[state.day - 1][climber.space]


def _may_pitch(state: State, index: int) -> bool:
    player, turn = current(state)
    climber = player.climbers[index]
    return climber.tent is None and turn.purses[index].points >= tent_cost(state, climber)


def _pays(turn: Turn, climber: int) -> list[Pay]:
    purse = turn.purses[climber]
    pays = []
    if purse.total:
        pays.append(PAY_MOVE[climber])
    if purse.liable:
        pays.append(PAY_LEVEL[climber])
    return pays


def give(state: State, action: Give) -> State:
    player, turn = current(state)
    purse = turn.purses[action.climber]
    purse = Purse(purse.points + action.points, purse.down + action.down, liable=True)
    cards = list(turn.cards)
    cards.remove(action.card)
    turn = Turn(tuple(cards), swapped(turn.purses, action.climber, purse), turn.unpaid)
    if not action.card.level:
        return replace(state, turn=turn)
    climber = player.climbers[action.climber]  # A8
    climber = replace(climber, level=climber.level + action.card.level)
    return replace(state, players=state.players_with((state.queue[0], action.climber), climber), turn=turn)


def step(state: State, action: Step) -> State:
    player, turn = current(state)
    who: ClimberId = (state.queue[0], action.climber)
    climber = player.climbers[action.climber]
    purse = turn.purses[action.climber]
    board = state.setup.board
    assert climber.space is not None
    rope = board.rope(climber.space, action.space)
    assert rope is not None
    cost = state.setup.costs[state.day - 1][action.space]
    left = spend((purse.points, purse.down), cost, rope.down)
    assert left is not None
    turn = replace(
        turn,
        purses=swapped(turn.purses, action.climber, Purse(*left, liable=True)),
        passing=None if has_room(state, who, action.space) else action.climber,
    )
    points = board.spaces[action.space].points
    reaches_summit = action.space == board.summit and climber.points < points  # A6
    climber = replace(climber, space=action.space, points=max(climber.points, points))
    summit = (*state.summit, who) if reaches_summit else state.summit
    return replace(state, players=state.players_with(who, climber), turn=turn, summit=summit)


def tent(state: State, action: Tent) -> State:
    player, turn = current(state)
    climber = player.climbers[action.climber]
    purse = turn.purses[action.climber]
    purse = replace(purse, points=purse.points - tent_cost(state, climber))
    turn = replace(turn, purses=swapped(turn.purses, action.climber, purse))
    climber = replace(climber, tent=climber.space)
    return replace(state, players=state.players_with((state.queue[0], action.climber), climber), turn=turn)


def pay(state: State, action: Pay) -> State:
    player, turn = current(state)
    if action.loss is Loss.LEVEL:
        turn = replace(turn, unpaid=turn.unpaid - 1)
        climber = player.climbers[action.climber]
        climber = replace(climber, level=climber.level - 1)
        return replace(state, players=state.players_with((state.queue[0], action.climber), climber), turn=turn)
    purse = turn.purses[action.climber]
    purse = replace(purse, down=purse.down - 1) if purse.down else replace(purse, points=purse.points - 1)
    purses = swapped(turn.purses, action.climber, purse)
    return replace(state, turn=replace(turn, purses=purses, unpaid=turn.unpaid - 1))


def end(state: State, _action: End) -> State:
    queue = state.queue[1:]
    return _begin(state, queue) if queue else acclimatization.night(state)
