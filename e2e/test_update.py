"""A new version never comes between a person and a game; and no network is no reason to stop climbing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from serve import Server, running, serve

from e2e.games import SOLO, start_solo
from e2e.publishing import expect_new_version, expect_old_version, publish_new_version, unlist
from e2e.shell import expect_offline_ready, expect_started_from
from e2e.table import Table

if TYPE_CHECKING:
    from pathlib import Path

# What every browser does by itself from time to time.
LOOK_FOR_A_NEW_VERSION = "navigator.serviceWorker.getRegistration().then(registration => registration.update())"
A_NEW_VERSION_WAITS = """
navigator.serviceWorker.getRegistration().then(registration => registration.waiting?.state === 'installed')
"""

pytestmark = pytest.mark.stored


def publish_in_mid_game(page: Page, site: Path) -> None:
    publish_new_version(site)
    page.evaluate(LOOK_FOR_A_NEW_VERSION)
    page.wait_for_function(f"async () => await {A_NEW_VERSION_WAITS.strip()}")


def test_a_new_version_does_not_disturb_a_game_and_the_game_continues_in_it(
    page: Page, server: Server, site: Path
) -> None:
    table = start_solo(page, server)
    expect_offline_ready(page)
    page.reload()  # somebody who comes again, not for the first time
    table.wait_for("select")
    publish_in_mid_game(page, site)
    change = page.get_by_role("button", name="Update now")
    table.play_day("A")
    assert table.day == 2
    expect(change).to_have_count(0)
    table.pick()
    before = table.position
    table.press(table.action("menu"))
    page.get_by_role("link", name="Home").click()
    expect(change).to_be_visible()
    expect_old_version(page)
    table.press(table.action("continue"))
    table.wait_for("token")
    expect(change).to_have_count(0)
    page.go_back()
    change.click()
    expect_new_version(page)
    table.press(table.action("continue"))
    table.wait_for("token")
    assert table.position == before
    table.take_token()
    table.play_turn("A")
    assert table.day == 3


def test_a_game_that_is_reloaded_stays_in_the_old_version(page: Page, server: Server, site: Path) -> None:
    table = start_solo(page, server)
    expect_offline_ready(page)
    page.reload()  # the first visit belongs to no version yet
    table.wait_for("select")
    table.pick()
    before = table.position
    publish_in_mid_game(page, site)
    page.reload()
    table.wait_for("token")
    expect_old_version(page)
    expect(page.get_by_role("button", name="Update now")).to_have_count(0)
    assert table.position == before


def test_a_new_version_can_be_changed_over_to_in_the_very_first_visit(page: Page, server: Server, site: Path) -> None:
    page.goto(server.url)
    expect_offline_ready(page)
    publish_in_mid_game(page, site)
    page.get_by_role("button", name="Update now").click()
    expect_new_version(page)


def test_a_new_version_is_offered_on_every_screen_but_the_game(page: Page, server: Server, site: Path) -> None:
    start_solo(page, server)
    expect_offline_ready(page)
    publish_in_mid_game(page, site)
    change = page.get_by_role("button", name="Update now")
    for screen in ("", "#games", "#settings", "#rules", "#about", "#setup"):
        page.goto(server.url + screen if screen else f"{server.url}#")
        expect(change).to_be_visible()
    page.goto(server.url + SOLO)
    Table(page).wait_for("select")
    expect(change).to_have_count(0)


def test_a_day_is_played_without_a_network(page: Page, context: BrowserContext, site: Path) -> None:
    with running(serve(site)) as server:
        table = start_solo(page, server)
        expect_offline_ready(page)
        table.pick()
        before = table.position
    context.set_offline(True)  # and nobody would answer either
    page.reload()
    table.wait_for("token")
    assert table.position == before
    expect_started_from(page, "memory")
    table.take_token()
    table.play_turn("A")
    assert table.day == 2
    table.play_day("B")
    assert table.day == 3
    day_three = table.position
    page.reload()
    table.wait_for("select")
    assert table.position == day_three


def test_another_tab_goes_on_with_its_version_and_finds_its_files_until_it_wants_the_new_one(
    context: BrowserContext, server: Server, site: Path
) -> None:
    first, other = context.new_page(), context.new_page()
    first.goto(server.url)
    expect_offline_ready(first)
    table = start_solo(other, server)
    table.pick()
    before = table.position
    (daily,) = site.glob("assets/daily-????????.js")
    daily.unlink()
    unlist(site, f"assets/{daily.name}")
    publish_new_version(site)
    first.evaluate(LOOK_FOR_A_NEW_VERSION)
    other.evaluate("window.notReloaded = true")
    first.get_by_role("button", name="Update now").click()
    expect_new_version(first)
    table.take_token()
    table.play_turn("A")
    assert table.position != before
    # In the new version this part has another name; here it comes from what is still stored.
    other.goto(f"{server.url}#daily")
    expect(other.locator("[data-action=climb-daily]")).to_be_visible()
    expect(other.get_by_role("button", name="Update now")).to_be_visible()
    expect_old_version(other)
    assert other.evaluate("window.notReloaded")
    other.get_by_role("button", name="Update now").click()
    expect_new_version(other)
