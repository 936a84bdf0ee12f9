"""Games that somebody has played elsewhere, and how they come onto the page."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect

from e2e.library import import_games
from e2e.table import Table
from k2core import k2
from k2core.sharing.replay import Replay
from k2core.sharing.verdict import judge
from tests.k2.choosers import mountaineer
from tests.k2.games import played

if TYPE_CHECKING:
    from serve import Server

HOSTILE = "<img src=x onerror=alert(1)>"
RANKS = {"himalayan": "Himalayan mountaineer", "alpinist": "Alpinist", "hiker": "Hiker", "tourist": "Tourist"}


@cache
def climb(seed: str = "e2e-climb", board: str = "easy", weather: str = "summer", name: str = "Wanda") -> Replay:
    return played(k2.Config(board=board, weather=weather, seed=seed), mountaineer(3), (name,) if name else ())


@cache
def expedition() -> Replay:
    return played(k2.Config(players=3, seed="e2e-table"), mountaineer(1), ("Anna", "Brian", HOSTILE[:24]))


def before_its_end(replay: Replay) -> str:
    """The game with nothing left to do but to end the last turn."""
    assert str(replay.actions[-1]) == "end"
    return Replay(replay.game, replay.config, replay.actions[:-1], replay.names).to_json()


def points(replay: Replay) -> list[int]:
    totals: list[int] = judge(replay).to_dict()["points"]
    return totals


def result(replay: Replay) -> str:
    return f"{points(replay)[0]} points, {RANKS[judge(replay).to_dict()['rank']]}"


def finish(page: Page, server: Server, replay: Replay) -> Table:
    """Plays the last action of a game that was played elsewhere."""
    import_games(page, server, before_its_end(replay))
    page.locator(".saved a").first.click()
    table = Table(page)
    table.wait_for("turn")
    table.end_turn()
    expect(page.locator(".ending")).to_be_visible()
    return table


def shared_link(page: Page) -> str:
    """The link that the open sheet would send, from its `#` on."""
    field = page.locator(".share [name=link]")
    expect(field).to_have_value(re.compile("#k2/"))
    return "#" + field.input_value().partition("#")[2]


def saved_picture(page: Page) -> str:
    """Saves the picture of the open sheet, checks that it is one, and returns the address that a camera reads in it."""
    expect(page.locator(".share-picture")).to_have_attribute("data-painted", "true")
    with page.expect_download() as download:
        page.locator("[data-action=save-picture]").click()
    saved = Image.open(download.value.path()).convert("RGB")
    assert saved.size == (1200, 900)
    colours = saved.getcolors(maxcolors=saved.width * saved.height)
    assert colours is not None
    assert len(colours) > 100
    assert max(count for count, _ in colours) < saved.width * saved.height / 2, "mostly one colour"
    (code,) = zxingcpp.read_barcodes(saved)
    return str(code.text)
