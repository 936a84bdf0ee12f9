"""Moments of games of K2 that several browser tests look at."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, cast

from playwright.sync_api import Page, expect

from e2e.eves import NAMES
from k2core import k2
from k2core.sharing.replay import Replay
from tests import golden
from tests.k2.choosers import mountaineer

if TYPE_CHECKING:
    from serve import Server

FIVE = ("Anna", "Brian", "Małgorzata", "William", "Zuzanna Kowalska-Nowak")


@cache
def positions() -> dict[str, str]:
    """One crowded game of five, stopped at the moments that ask for something, and at its end."""
    config = k2.Config(players=5, board="hard", weather="winter", crowded=True, seed="screens")
    choose = mountaineer(1)
    state = k2.start(config)
    actions: list[k2.Action] = []
    found: dict[str, str] = {}

    def stop(name: str) -> None:
        found.setdefault(name, Replay("k2", config, tuple(actions), FIVE).to_json())

    while state.legal_actions():
        if state.day >= 8:
            if state.phase is k2.Phase.SELECT and len(state.queue) == 5:
                stop("select")
            elif state.phase is k2.Phase.TOKEN:
                stop("token")
            elif state.turn is not None and state.turn.unpaid and len(state.turn.cards) == 3 and k2.reach(state, 0):
                stop("turn")
        action = choose(state)
        actions.append(action)
        state = state.apply(action)
    stop("over")
    assert set(found) == {"select", "token", "turn", "over"}
    return found


def open_stored(page: Page, server: Server, place: int) -> None:
    page.goto(f"{server.url}#games")
    page.locator(".saved > a:first-child").nth(place).click()
    expect(page.locator("[data-position]")).to_be_visible()


@cache
def before_a_tie() -> tuple[Replay, k2.State, k2.State]:
    """Two players, the second about to choose as high a risk sum as the first."""
    for number in range(50):
        config = k2.Config(players=2, seed=f"tie-{number}")
        start = k2.start(config)
        for one in start.legal_actions():
            state = start.apply(one)
            for two in state.legal_actions():
                after = state.apply(two)
                if after.phase is k2.Phase.TURN:
                    return Replay("k2", config, (one,), NAMES), state, after
    raise AssertionError("nobody ties")


def places_of(state: k2.State, after: k2.State) -> list[int]:
    """Which cards of the hand lead from one position to the other."""
    hand = list(state.players[state.queue[0]].hand)
    for action in state.legal_actions():
        if isinstance(action, k2.Select) and state.apply(action) == after:
            places: list[int] = []
            for card in action.cards:
                places.append(next(place for place, held in enumerate(hand) if held == card and place not in places))
            return places
    raise AssertionError("no choice leads there")


@cache
def before_a_full_summit() -> tuple[Replay, k2.State, int, k2.Plan]:
    """Somebody whose climber can touch the full summit and come back, and the plan for it."""
    (path,) = (one for one in golden.PLAYTHROUGHS["k2"] if one.stem == "summit-touched-though-full")
    game = golden.game_of(path.read_text("utf-8").splitlines())
    state = k2.start(cast("k2.Config", game.config))
    summit = len(state.setup.board.spaces) - 1
    done: list[k2.Action] = []
    for action in cast("tuple[k2.Action, ...]", game.actions):
        for climber in (0, 1) if state.turn else ():
            if plans := k2.plans(state, k2.Touch(climber, summit, True)):
                return Replay("k2", game.config, tuple(done), game.names), state, climber, plans[0]
        state = state.apply(action)
        done.append(action)
    raise AssertionError("nobody comes to a full summit")
