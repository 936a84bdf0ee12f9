"""Players for tests: functions from a state to one of its legal actions, the same on every machine.

`trekker` plays to win: it looks at every way to place what it could take. How patient, how daring and how fond of
goals it is differs from one to the next, so its games meet whatever the rules know.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, cast

from k2core.cli.trace import random_chooser
from k2core.core.rng import stream
from k2core.core.seats import with_seat
from k2core.karakorum import Done, Goal, Phase, Player, State, Stop, Take, Turn
from k2core.karakorum.absent import absent_action
from k2core.karakorum.components import GOAL_AXES, GOAL_CARDS, PENALTY, SUMMIT, Pile
from k2core.karakorum.expeditions import axes, is_scorable

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.core import game
    from k2core.core.rng import Pcg32
    from k2core.karakorum import Action

__all__ = ["at_table", "generous", "random_chooser", "resting", "trekker"]

FIELD = 12
"""What a field of a track is worth; hopes are whole numbers, so that no float decides a game."""
ENDLESS = 24
"""With so many cards in the deck a player does not think of the end."""


@dataclass(frozen=True, slots=True)
class Temper:
    """What a player likes; see `hope`."""

    length: int
    axes: int
    patience: int
    goals: int
    daring: int
    """How often in ten it turns up one more card."""

    @classmethod
    def of(cls, rng: Pcg32) -> Temper:
        return cls(
            length=4 + rng.below(16),
            axes=4 + rng.below(10),
            patience=rng.below(7),
            goals=rng.below(12),
            daring=3 + rng.below(8),
        )


SUMMITEER = Temper(length=7, axes=10, patience=6, goals=4, daring=10)
"""The temper that climbs highest."""


def trekker(number: int, temper: Temper | None = None) -> Callable[[game.State[Any]], Action]:
    """Takes and places what promises most; the same number has the same temper and the same luck."""
    rng = stream("trekker", number)
    taste = Temper.of(rng) if temper is None else temper
    plan: list[Action] = []

    def choose(any_state: game.State[Any]) -> Action:
        state = cast("State", any_state)
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if state.phase is Phase.REVEAL:
            more = rng.below(10) < taste.daring
            return legal[0] if more else next(action for action in legal if isinstance(action, Stop))
        if state.phase is Phase.TAKE:
            return max(legal, key=lambda action: promise(state, action, taste))
        if not plan or plan[0] not in legal:
            plan[:] = best_turn(state, taste)[1]
        return plan.pop(0)

    return choose


def promise(state: State, action: Action, temper: Temper) -> int:
    """What a take is worth if it is placed as well as can be; a pass is worth what lies there."""
    seat = state.queue[0]
    player = state.players[seat]
    if not isinstance(action, Take):
        return hope(state, player, temper)
    player = Player(player.pawns, action.cards, player.piles)
    table = replace(
        state, phase=Phase.ALLOT, queue=(seat,), display=(), players=with_seat(state.players, seat, player), turn=Turn()
    )
    return best_turn(table, temper)[0]


def best_turn(state: State, temper: Temper) -> tuple[int, tuple[Action, ...]]:
    """The most that can be made of a turn, and how."""
    best: dict[tuple[Player, Turn], tuple[int, tuple[Action, ...]]] = {}

    def search(here: State) -> tuple[int, tuple[Action, ...]]:
        if here.phase is Phase.OVER:
            return FIELD * SUMMIT**2, ()
        player, turn = here.allotting()
        key = (player, turn)
        if key not in best:
            options: list[tuple[int, tuple[Action, ...]]] = []
            for action in here.legal_actions():
                if isinstance(action, Done):
                    options.append((hope(here, player, temper), (action,)))
                    continue
                value, actions = search(here.apply(action))
                options.append((value, (action, *actions)))
            best[key] = max(options, key=lambda option: option[0])
        return best[key]

    return search(state)


def hope(state: State, player: Player, temper: Temper) -> int:
    """What a player's pawns and expeditions are worth; an open expedition is worth less and less towards the end."""
    near = min(ENDLESS, state.deck)
    value = FIELD * sum(player.pawns)
    for pile in player.piles:
        now = FIELD * (axes(pile) if is_scorable(pile) else -PENALTY)
        colour = pile[0].colour
        later = 0 if player.pawns[colour] == SUMMIT else _later(pile, state.goals[colour], temper)
        value += (now * (ENDLESS - near) + later * near) // ENDLESS
    return value


def _later(pile: Pile, goals: tuple[Goal, ...], temper: Temper) -> int:
    room = 8 - pile[-1].value
    value = temper.length * len(pile) + temper.axes * axes(pile) + temper.patience * min(room, 2 * (6 - len(pile)))
    if Goal.SIX in goals and len(pile) < GOAL_CARDS[Goal.SIX]:
        value += temper.goals * len(pile)
    if Goal.AXES10 in goals:
        value += temper.goals * min(GOAL_AXES, axes(pile))
    return value


def resting(state: game.State[Any]) -> Action:
    """Somebody who has left the table."""
    return absent_action(cast("State", state))


def generous(any_state: game.State[Any]) -> Action:
    """Turns up all it may, and takes as little as it can, so that the others get what they like."""
    state = cast("State", any_state)
    legal = state.legal_actions()
    return legal[0] if state.phase is Phase.REVEAL else absent_action(state)


def at_table(*players: Callable[[game.State[Any]], Action]) -> Callable[[game.State[Any]], Action]:
    """A chooser of its own for every seat."""

    def choose(state: game.State[Any]) -> Action:
        return players[state.to_act[0]](state)

    return choose
