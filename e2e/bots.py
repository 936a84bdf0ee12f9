"""Games with bots on the screen: begun at a moment, and played by the one person among them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, cast

from e2e.karakorum_table import KarakorumTable
from e2e.library import import_games
from e2e.random_player import STATE
from e2e.table import OFTEN, PATIENCE, Table
from k2core.core.registry import game_by_name, game_part
from k2core.k2.components import DAYS
from k2core.sharing.replay import Record, Replay, digest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from serve import Server

    from k2core import karakorum
    from k2core.core.game import AnyState

THINKING = "[data-action=skip-bots]"

# What the screen asks of the person, in one look: a bot thinks, somebody must go on, or a phase.
ASKED = f"""() =>
  document.querySelector("[data-action=go-on]") ? "go-on"
  : document.querySelector("[data-action=lift]") ? "curtain"
  : document.querySelector("{THINKING}") ? "bot"
  : document.querySelector(".game")?.dataset.phase ?? ""
"""


def hanging(request: str) -> bytes:
    """The program of a worker that never answers such requests."""
    return f"""
from polyscript import xworker

def call(request):
    while '"{request}"' in request:
        pass
    return '{{"ok": {{"games": []}}}}'

xworker.sync.call = call
""".encode()


def raising(game: str, function: str) -> bytes:
    """The program of a worker in which a function of a game's bots has a fault."""
    return f"""
from polyscript import xworker
from k2core.page.bots.door import call
from k2core.bots import {game}

def fail(*_):
    raise ZeroDivisionError

{game}.{function} = fail
xworker.sync.call = call
""".encode()


def proposing(game: str, *turns: tuple[str, ...]) -> bytes:
    """The program of a worker whose hints are these, one after the other, each with two reasons."""
    return f"""
from polyscript import xworker
from k2core.page.bots.door import call
from k2core.bots import {game}
from k2core.bots.interface import Proposal, Why

turns = list({turns!r})
reasons = (Why("both_live_through_storm", {{"day": 18}}), Why("points_now", {{"climber": "A", "points": 10}}))

def propose(*_):
    return (Proposal(turns.pop(0), 0.0, reasons),)

{game}.propose = propose
xworker.sync.call = call
""".encode()


def begun(config: Any, game: str, names: tuple[str, ...], until: Callable[[AnyState], bool]) -> Replay:
    """A game in which everybody has done as little as possible until then."""
    record = Record.new(game_by_name(game), config, names)
    while not until(record.state):
        record.apply(game_part(game, "absent").absent_action(record.state))
    return record.replay


def open_game(page: Page, server: Server, replay: Replay) -> None:
    import_games(page, server, replay.to_json())
    page.locator(".saved a").first.click()
    page.locator(".game").wait_for()


def asked(page: Page) -> str:
    """What is asked of the person, once no bot thinks and no night is told."""
    end = time.monotonic() + PATIENCE
    while (found := str(page.evaluate(ASKED))) in ("", "bot", "night"):
        assert time.monotonic() < end, f"nobody was asked for {PATIENCE:.0f} s"
        page.wait_for_timeout(OFTEN)
    return found


def saved(page: Page) -> Replay:
    """The game as it is saved, once it is what the screen shows."""
    end = time.monotonic() + PATIENCE
    while True:
        state: dict[str, Any] = page.evaluate(STATE)
        replay = Replay.from_dict(state["replay"])
        if state["position"] == digest(replay.play()):
            return replay
        assert time.monotonic() < end, "what is shown is not saved"
        page.wait_for_timeout(OFTEN)


def play_k2(page: Page, days: int = DAYS) -> None:
    """The person's part of the first days of a game of K2: the first cards, and nothing done with them."""
    table = Table(page)
    while (what := asked(page)) != "over" and table.day <= days:
        if what == "go-on":
            table.go_on()
        elif what == "select":
            table.pick()
        elif what == "token":
            table.change(table.action("take").first)
        elif what == "rescue":
            table.change(table.action("decline"))
        else:
            assert what == "turn", what
            table.end_turn_into_night()


def play_karakorum(page: Page) -> None:
    """The person's part of a game of Karakorum, to its end: as little as possible."""
    table = KarakorumTable(page)
    while asked(page) != "over":
        state = cast("karakorum.State", saved(page).play())
        if state.to_act:
            table.play(game_part("karakorum", "absent").absent_action(state))
