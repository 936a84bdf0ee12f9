"""Browsers that lack something, or forbid it: the game is played all the same, and what is said is true."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.shell import expect_engine, replace
from e2e.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from serve import Server

    from e2e.conftest import Watcher

GAME = "#k2/solo/easy/summer/without"
CHALLENGE = "#k2/challenge/1/easy/summer/without"
TOO_OLD = (
    "This browser can’t run the game: it’s too old, or a part of it is switched off. Update it or use another one."
)

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


WITHOUT_WEBASSEMBLY = """
delete window.WebAssembly;
const Whole = Blob;
globalThis.Blob = class extends Whole {
  constructor(parts, options) { super(['delete self.WebAssembly;', ...parts], options); }
};
"""

# Browsers that do not know module workers do not ask for the type of a worker.
WITHOUT_MODULE_WORKERS = """
const Known = Worker;
globalThis.Worker = class extends Known { constructor(address, { name } = {}) { super(address, { name }); } };
"""

REFUSED_WORKERS = """
globalThis.Worker = class { constructor(_, { type }) { throw new DOMException(`no ${type}`, 'SecurityError'); } };
"""


@pytest.mark.parametrize(
    "script",
    ["delete window.Worker", WITHOUT_WEBASSEMBLY, WITHOUT_MODULE_WORKERS, "delete window.customElements"],
    ids=["workers", "WebAssembly", "module workers", "custom elements"],
)
def test_a_browser_without_what_the_game_needs_is_told_so_and_nothing_else(
    page: Page, server: Server, watcher: Watcher, script: str
) -> None:
    watcher.expect("customElements is not defined|WebAssembly is not defined|MessageEvent")
    page.add_init_script(script)
    page.goto(server.url + CHALLENGE)
    expect(page.get_by_role("alert")).to_have_text(TOO_OLD)
    expect(page.locator("[data-action=retry]")).to_have_count(0)
    expect(page.get_by_text("Loading the mountain")).not_to_be_visible()


def test_a_browser_that_refuses_a_worker_is_told_that_the_game_has_not_started(page: Page, server: Server) -> None:
    page.add_init_script(REFUSED_WORKERS)
    page.goto(server.url + GAME)
    expect_engine(page, "failed")
    expect(page.get_by_role("alert")).to_contain_text("The game couldn’t start in this browser.")


def test_a_browser_that_cannot_read_the_page_is_told_so_in_its_language(
    new_context: Callable[..., BrowserContext], server: Server, site: Path, watcher: Watcher
) -> None:
    watcher.expect("policy|Content Security Policy|SyntaxError|Unexpected")
    html = (site / "index.html").read_text("utf-8")
    ((first, digest),) = re.findall(r'type="module" crossorigin src="/([^"]+)" integrity="([^"]+)"', html)
    unreadable = b"unknown words"
    own = "sha256-" + base64.b64encode(hashlib.sha256(unreadable).digest()).decode()
    replace(site / "index.html", html.replace("class Newest {", "class Newest [").replace(digest, own).encode())
    replace(site / first, unreadable)
    page = new_context(locale="nl-NL").new_page()
    page.goto(server.url)
    expect(page.get_by_role("alert")).to_contain_text("Deze browser kan het spel niet draaien")


def test_a_start_leaves_no_database_but_the_games(page: Page, server: Server) -> None:
    page.goto(server.url + GAME)
    Table(page).wait_for("select")
    assert page.evaluate("indexedDB.databases().then(all => all.map(({ name }) => name))") == ["k2"]
    assert page.evaluate("caches.keys()") == []
