"""After one complete visit the site needs no network; a new version waits until it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from serve import Server, running, serve

from e2e.publishing import LOSE, expect_new_version, expect_old_version, publish_new_version
from e2e.shell import expect_offline_ready, expect_started_from

if TYPE_CHECKING:
    from pathlib import Path

    from e2e.conftest import Watcher

pytestmark = pytest.mark.stored


def test_the_site_works_without_a_network_after_the_first_visit(
    page: Page, context: BrowserContext, site: Path
) -> None:
    with running(serve(site)) as server:
        page.goto(server.url)
        expect_offline_ready(page)
    context.set_offline(True)  # and nobody would answer either
    page.reload()
    expect_started_from(page, "memory")
    page.goto(f"{page.url.split('#')[0]}#about")  # the texts of all licences are there too
    page.get_by_text("polyscript 0").click()
    expect(page.locator("details[open] pre")).to_contain_text("Apache License")


def test_a_stored_site_that_has_lost_its_image_starts_plainly_and_is_whole_again_with_a_network(
    page: Page, context: BrowserContext, site: Path, watcher: Watcher
) -> None:
    with running(serve(site)) as server:
        page.goto(server.url)
        expect_offline_ready(page)
        page.evaluate(LOSE, "memory.bin")
        context.new_cdp_session(page).send("Network.clearBrowserCache")
    watcher.expect("ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)")
    context.set_offline(True)
    page.reload()
    expect_started_from(page, "library")
    with running(serve(site, port=server.server_address[1])):
        context.set_offline(False)
        expect_offline_ready(page)
    assert page.evaluate(f"({LOSE})('memory.bin')") == 1


def test_a_new_version_waits_until_it_is_asked_for(page: Page, server: Server, site: Path) -> None:
    page.goto(server.url)
    expect_offline_ready(page)
    publish_new_version(site)
    page.reload()
    change = page.get_by_role("button", name="Update now")
    expect(change).to_be_visible()
    expect_old_version(page)
    page.reload()
    expect(change).to_be_visible()
    expect_old_version(page)
    change.click()
    expect_new_version(page)
    expect_started_from(page, "memory")
    expect(change).to_have_count(0)
