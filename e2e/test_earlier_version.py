"""What version 1.0 of the page has saved and exported is opened: every game at its position, every record.

`earlier/` holds what that version wrote: its database with the settings and the digest of each game's position, and an
export of the same games.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from e2e.library import exported, import_file
from e2e.table import Table

if TYPE_CHECKING:
    from serve import Server

    from e2e.conftest import Watcher

EARLIER = Path(__file__).parent / "earlier"
SAVED: dict[str, Any] = json.loads((EARLIER / "database.json").read_text("utf-8"))
EXPORT: dict[str, Any] = json.loads((EARLIER / "export.json").read_text("utf-8"))
GAMES: dict[str, dict[str, Any]] = {game["id"]: game for game in SAVED["database"]["stores"]["games"]["entries"]}

WRITE = """
({database, settings}) => new Promise((resolve, reject) => {
  localStorage.setItem('k2:settings', JSON.stringify(settings));
  const opening = indexedDB.open('k2', database.version);
  opening.onerror = reject;
  opening.onupgradeneeded = () => {
    for (const [name, {key, entries}] of Object.entries(database.stores)) {
      const store = opening.result.createObjectStore(name, {keyPath: key});
      if (name === 'games') store.createIndex('updated', 'updated');
      entries.forEach(entry => store.put(entry));
    }
  };
  opening.onsuccess = () => { opening.result.close(); resolve() };
})
"""


@pytest.fixture
def visited(page: Page, server: Server, watcher: Watcher) -> Page:
    """The page of somebody who was here with the earlier version."""
    watcher.expect("status of 404")  # the browser looks for an icon beside a bare file
    page.goto(f"{server.url}icons/icon.svg")  # any file of the site, but not the page
    page.evaluate(WRITE, SAVED)
    return page


def expect_records(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#records")
    climbs = page.locator(".archive li", has_text="Mountain of the day")
    expect(climbs).to_have_count(1)
    expect(climbs.locator(".tag")).to_have_text("first attempt")
    expect(page.locator(".archive li", has_text="Czesław")).to_contain_text("Anna 35")


def test_the_games_of_the_fixture_are_of_every_kind() -> None:
    kinds = {(game["replay"]["game"], game["summary"]["over"]) for game in GAMES.values()}
    assert kinds == {("k2", True), ("k2", False), ("karakorum", True), ("karakorum", False)}
    assert len(EXPORT["games"]) == len(GAMES)
    assert len(EXPORT["records"]) == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_opens_at_its_position(visited: Page, server: Server, game: str) -> None:
    visited.goto(f"{server.url}#game/{game}")
    expect(visited.locator("[data-position]")).to_have_attribute("data-position", SAVED["positions"][game])


def test_a_saved_game_is_played_on(visited: Page, server: Server) -> None:
    visited.goto(f"{server.url}#game/table")
    table = Table(visited)
    table.lift_curtain()
    expect(visited.locator(".team[data-seat='2']")).to_contain_text("left the game")
    before = table.position
    table.pick()
    assert table.position != before


def test_the_records_and_settings_are_still_there(visited: Page, server: Server) -> None:
    expect_records(visited, server)
    visited.goto(f"{server.url}#setup")
    expect(visited.get_by_label("3 players", exact=True)).to_be_checked()
    expect(visited.locator("[name=name-0]")).to_have_value("Anna")


def test_the_exported_file_is_imported(page: Page, server: Server) -> None:
    import_file(page, server, json.dumps(EXPORT))
    expect(page.get_by_role("alert")).to_have_text("Imported 4 games.")
    expect(page.locator(".saved")).to_have_count(4)
    expect_records(page, server)
    again = exported(page, server)

    def contents(export: dict[str, Any], kind: str) -> list[str]:
        return sorted(json.dumps(entry, sort_keys=True) for entry in export[kind])

    assert contents(again, "games") == contents(EXPORT, "games")
    assert contents(again, "records") == contents(EXPORT, "records")
