"""The site as an app of its own: the offer, the manifest, and what shortcuts and other apps lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from serve import Server, running, serve

from e2e.k2_positions import open_stored, positions
from e2e.library import import_games
from e2e.shell import INSTALLABLE, expect_offline_ready

if TYPE_CHECKING:
    from pathlib import Path


def test_it_is_offered_once_after_the_first_finished_game_and_stays_in_the_settings(page: Page, server: Server) -> None:
    import_games(page, server, positions()["over"], positions()["turn"])
    page.evaluate(INSTALLABLE)
    offer = page.locator(".install-offer")
    open_stored(page, server, 0)
    expect(offer).to_have_count(0)
    open_stored(page, server, 1)
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.locator(".ending")).to_be_visible()
    page.evaluate(INSTALLABLE)
    page.goto(f"{server.url}#settings")
    page.get_by_role("button", name="Install on this device").click()
    assert page.evaluate("window.asked") == 1
    expect(page.locator("[data-action=install]")).to_have_count(0)
    open_stored(page, server, 1)
    expect(page.locator(".ending")).to_be_visible()
    expect(offer).to_have_count(0)


def test_the_browser_finds_nothing_wrong_with_the_manifest(page: Page, server: Server) -> None:
    page.goto(server.url)
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["url"] == f"{server.url}manifest.webmanifest"
    assert found["errors"] == []


@pytest.mark.stored
def test_shortcuts_and_what_is_shared_are_answered_without_a_network(
    page: Page, context: BrowserContext, site: Path
) -> None:
    with running(serve(site)) as server:
        page.goto(f"{server.url}#continue")
        expect(page.get_by_role("alert")).to_have_text("No game is running. You can start one here.")
        import_games(page, server, positions()["over"], positions()["turn"])
        expect_offline_ready(page)
    context.set_offline(True)
    # Each a visit of its own, as if the site had been closed before.
    page.goto("about:blank")
    page.goto(f"{server.url}#continue")
    expect(page.locator("[data-position]")).to_be_visible()
    assert "#game/" in page.url
    page.goto("about:blank")
    page.goto(f"{server.url}#daily")
    expect(page.get_by_role("heading", level=1, name="Mountain of the day")).to_be_visible()
    challenge = "#k2/challenge/1/easy/summer/shared"
    text = f"Can you beat me? https://k2.example/{challenge}"
    page.goto(f"{server.url}?{urlencode({'shared-title': 'K2', 'shared-text': text})}")
    expect(page.get_by_role("heading", level=1)).to_have_text("You’ve been challenged!")
    assert page.url == f"{server.url}{challenge}"
    page.goto(f"{server.url}?{urlencode({'shared-text': 'Lunch at one?'})}")
    expect(page.get_by_role("alert")).to_have_text("There’s no link to a game or a challenge in what was shared.")
