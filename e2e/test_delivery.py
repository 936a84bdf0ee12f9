"""Files of the page that are missing, cut off or of another kind: the page comes by itself, or when asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import BrowserContext, Page, expect

from e2e.shell import expect_engine, replace

if TYPE_CHECKING:
    from pathlib import Path

    from serve import Server

    from e2e.conftest import Watcher

LOGIN = b"<!doctype html><title>Log in</title><p>Please log in to use this network.</p>"

SENTENCE = "Couldn’t download the game. Check your connection and try again."

UNFIT = "status of 404|valid digest|integrity checks failed|Failed to fetch|Unexpected (token|end of input)"

# Kept for ever by the browser like the right ones, because they come with status 200.
WRONG = {
    "index-????????.js": "login",
    "engine-????????.js": "half",
    "show-????????.js": "login",
    "style-????????.css": "half",
}


def expect_whole(page: Page) -> None:
    expect_engine(page, "ready")
    expect(page.locator("#not-whole")).to_be_hidden()
    assert page.evaluate("document.styleSheets.length") > 0


def test_a_wrong_file_of_the_page_is_named_and_mended_by_itself_when_the_right_one_is_there(
    page: Page, context: BrowserContext, server: Server, site: Path, watcher: Watcher
) -> None:
    watcher.expect(UNFIT)
    for name, kind in WRONG.items():
        (file,) = site.glob(f"assets/{name}")
        content = file.read_bytes()
        replace(file, LOGIN if kind == "login" else content[: len(content) // 2])
        context.new_cdp_session(page).send("Network.clearBrowserCache")
        page.goto(server.url)
        expect(page.get_by_role("alert").filter(has_text=SENTENCE)).to_be_visible()
        page.evaluate("sessionStorage.clear()")  # as if that had been long ago
        replace(file, content)
        page.reload()
        expect_whole(page)


def test_a_page_whose_files_are_not_there_yet_comes_with_the_button(
    page: Page, server: Server, site: Path, watcher: Watcher
) -> None:
    watcher.expect(UNFIT)
    (file,) = site.glob("assets/app-????????.js")
    content = file.read_bytes()
    file.unlink()
    page.goto(server.url)
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    with page.expect_navigation():
        again.click()
    expect(again).to_be_visible()
    replace(file, content)
    again.click()
    expect_whole(page)
