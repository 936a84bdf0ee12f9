"""The gallery for developers: every game draws every position of it, in every look and theme."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from serve import running, serve

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import Watcher

WEB = Path(__file__).parents[1] / "web"
GALLERY = WEB / "build" / "gallery"
THEMES = ("light", "dark")
GAMES = sorted(file.parent.name for file in (WEB / "src" / "games").glob("*/gallery.json"))


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_drawn(page: Page, watcher: Watcher, game: str) -> None:
    content = json.loads((WEB / "src" / "games" / game / "gallery.json").read_text("utf-8"))
    names = [position["name"] for position in content["positions"]]
    assert len(set(names)) == len(names) >= 12
    with running(serve(GALLERY)) as server:
        for theme in THEMES:
            for look in content["looks"]:
                shown = set()
                for name in names:
                    address = f"#{game}/{look}/{theme}/{name}"
                    page.goto(server.url + address)
                    expect(page.locator(f"[data-shown='{address}'] .game")).to_be_visible()
                    shown.add(page.locator(".game").get_attribute("data-position"))
                assert len(shown) == len(names), "two positions are the same"
    assert not watcher.unexpected()


def test_every_game_has_positions() -> None:
    folders = sorted(folder.name for folder in (WEB / "src" / "games").iterdir() if folder.is_dir())
    assert folders == GAMES
