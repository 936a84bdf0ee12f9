"""Browsers that lack something, or forbid it: the game is played all the same, and what is said is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.shell import expect_engine
from e2e.table import Table

if TYPE_CHECKING:
    from serve import Server

GAME = "#k2/solo/easy/summer/without"

LACKING = """
delete window.BroadcastChannel;
delete Crypto.prototype.randomUUID;
delete Navigator.prototype.locks;
delete Navigator.prototype.serviceWorker;
delete Navigator.prototype.storage;
delete Navigator.prototype.wakeLock;
delete WebAssembly.compileStreaming;
"""

FORBIDDEN = """
const forbid = () => { throw new DOMException('no', 'SecurityError') };
for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
  Object.defineProperty(window, name, { get: forbid });
LockManager.prototype.request = async () => forbid();
window.BroadcastChannel = class { constructor() { forbid() } };
"""

# The first worker of a page is ended as soon as it is made.
KILLED_AT_ONCE = """
const end = Worker.prototype.terminate;
let left = 1;
globalThis.Worker = class extends Worker {
  constructor(...all) { super(...all); if (left-- > 0) end.call(this); }
};
"""


@pytest.mark.parametrize("script", [LACKING, FORBIDDEN, KILLED_AT_ONCE], ids=["lacking", "forbidden", "killed"])
def test_a_game_is_played_all_the_same(page: Page, server: Server, script: str) -> None:
    page.add_init_script(script)
    page.goto(server.url + GAME)
    table = Table(page)
    table.wait_for("select")
    table.pick()
    table.wait_for("token")
    if script == FORBIDDEN:
        expect(page.get_by_role("alert")).to_contain_text("Your browser won’t save games")


def test_a_browser_without_workers_is_told_so_and_nothing_else(page: Page, server: Server) -> None:
    page.add_init_script("delete window.Worker")
    page.goto(server.url + GAME)
    expect_engine(page, "failed")
    expect(page.get_by_role("alert")).to_contain_text("The game couldn’t start in this browser.")
    expect(page.get_by_text("Loading the mountain")).not_to_be_visible()


def test_a_start_leaves_no_database_but_the_games(page: Page, server: Server) -> None:
    page.goto(server.url + GAME)
    Table(page).wait_for("select")
    assert page.evaluate("indexedDB.databases().then(all => all.map(({ name }) => name))") == ["k2"]
    assert page.evaluate("caches.keys()") == []
