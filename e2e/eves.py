"""Evenings before a death: games with nothing left to do but to end the turn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from e2e.library import import_games, open_from_list
from k2core import k2
from k2core.k2.outlook import outlook
from k2core.k2.turn_end import turn_end
from k2core.sharing.replay import Replay, digest
from tests.k2.choosers import reckless

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page
    from serve import Server

    from e2e.table import Table

NAMES = ("Anna", "Brian")
THREE = (*NAMES, "William")


@dataclass(frozen=True)
class Eve:
    """A game with nothing left to do but to end the turn."""

    replay: Replay
    before: k2.State
    after: k2.State

    @property
    def warned(self) -> bool:
        """Whether the player could still do something about it."""
        return bool(endangered(self.before))

    @property
    def own(self) -> bool:
        """Whether it is a climber of the player in turn that falls."""
        end = turn_end(self.before, outlook(self.before))
        return end is not None and bool(end.deaths)

    @property
    def fallen(self) -> tuple[str, ...]:
        """Whoever does not live through the night, as the page calls them."""
        return tuple(
            f"{self.replay.names[seat]}’s climber {'AB'[climber]}"
            for seat, player in enumerate(self.after.players)
            for climber, now in enumerate(player.climbers)
            if now.space is None and self.before.players[seat].climbers[climber].space is not None
        )

    def then(self, action: k2.Action) -> k2.State:
        return self.after.apply(action)


def endangered(state: k2.State) -> tuple[int, ...]:
    """Climbers who would die if the turn ended now, and need not."""
    end = turn_end(state, outlook(state))
    return () if end is None else end.savable


def eves(config: k2.Config, names: tuple[str, ...], number: int) -> Iterator[Eve]:
    """The ends of turns of a game played by people who only know one direction."""
    choose = reckless(number)
    state = k2.start(config)
    actions: list[k2.Action] = []
    while state.legal_actions():
        if k2.End() in state.legal_actions():
            yield Eve(Replay("k2", config, tuple(actions), names), state, state.apply(k2.End()))
        action = choose(state)
        actions.append(action)
        state = state.apply(action)


@cache
def family_eve(warned: bool) -> Eve:
    """The first fall of a game of two that have a rescue card each."""
    for number in range(300):
        config = k2.Config(players=2, family=True, weather="winter", seed=f"fate-{number}")
        for eve in eves(config, NAMES, number):
            if eve.after.phase is k2.Phase.RESCUE and eve.own and eve.warned is warned:
                return eve
    raise AssertionError("nobody falls")


@cache
def solo_eve() -> Eve:
    for number in range(300):
        config = k2.Config(weather="winter", seed=f"fate-{number}")
        for eve in eves(config, (), number):
            outcome = eve.after.outcome
            if outcome is not None and outcome.reason == "solo_death":
                return eve
    raise AssertionError("nobody falls")


@cache
def hot_seat_eve() -> Eve:
    """The first death in a game of three, after which all three play on."""
    for number in range(300):
        config = k2.Config(players=3, weather="winter", seed=f"night-{number}")
        eve = next((eve for eve in eves(config, THREE, number) if eve.fallen), None)
        if eve is not None and eve.after.phase is k2.Phase.SELECT and len(eve.fallen) == 1:
            return eve
    raise AssertionError("nobody dies")


def open_eve(page: Page, server: Server, eve: Eve) -> Table:
    import_games(page, server, eve.replay.to_json())
    table = open_from_list(page, server)
    table.wait_for("turn")
    assert table.position == digest(eve.before)
    return table
