"""What is stored in the browser may be damaged.

Everything else works, and the damaged thing can be looked at, exported and deleted.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from e2e.games import start_solo
from e2e.table import Table

if TYPE_CHECKING:
    from serve import Server

# Beside each game a damaged one, one of newer rules, and a record of no time.
DAMAGE = """
() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('k2');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const writing = opening.result.transaction(['games', 'climbs'], 'readwrite');
    const games = writing.objectStore('games');
    const reading = games.getAll();
    reading.onsuccess = () => {
      const [game] = reading.result;
      games.put({ ...game, id: 'bad', replay: null, updated: Date.now() + 1e6 });
      games.put({ ...game, id: 'later', replay: { ...game.replay, rules: 99 }, updated: Date.now() + 1e6 });
    };
    writing.objectStore('climbs').put({ hash: 'https://example.org/', when: Infinity });
    writing.oncomplete = () => { opening.result.close(); resolve() };
    writing.onerror = reject;
  };
})
"""

LEFT = """
async () => ({
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
  local: localStorage.length,
  session: sessionStorage.length,
  workers: (await navigator.serviceWorker.getRegistrations()).length,
})
"""


def test_damaged_records_spoil_nothing_and_erasing_leaves_nothing(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    table.pick()
    before = table.position
    page.evaluate(DAMAGE)

    page.goto(server.url)
    page.reload()
    page.locator("[data-action=continue]").click()
    table.wait_for("token")
    assert table.position == before

    page.goto(f"{server.url}#records")
    expect(page.locator(".empty")).to_be_visible()
    page.goto(f"{server.url}#game/bad")
    expect(page.get_by_role("alert")).to_contain_text("This game can’t be read.")
    page.goto(f"{server.url}#game/later")
    expect(page.get_by_role("alert")).to_contain_text("This game uses newer rules.")

    page.goto(f"{server.url}#games")
    expect(page.locator(".saved")).to_have_count(1)
    expect(page.locator(".aside")).to_have_count(3)
    later = page.locator(".aside[data-code=newer_rules]")
    expect(later).to_contain_text("From a newer version of this site")
    with page.expect_download() as download:
        later.locator("[data-action=export-aside]").click()
    assert json.loads(Path(download.value.path()).read_text("utf-8"))["id"] == "later"
    bad = page.locator(".aside", has_text='"id":"bad"')
    bad.locator("summary").click()
    expect(bad.locator("pre")).to_be_visible()
    bad.locator("[data-action=remove-aside]").click()
    page.get_by_role("alertdialog").locator("[data-action=confirm-yes]").click()
    expect(page.locator(".aside")).to_have_count(2)

    page.goto(f"{server.url}#settings")
    page.locator("[data-action=erase]").click()
    page.get_by_role("alertdialog").locator("[data-action=confirm-yes]").click()
    expect(page.get_by_role("alert")).to_have_text("All your data has been deleted.")
    assert page.evaluate(LEFT) == {"databases": [], "caches": [], "local": 0, "session": 0, "workers": 0}
    page.goto(server.url)
    page.locator("[data-action=quick]").click()
    Table(page).wait_for("select")
