"""The page starts the engine from the memory image, plainly where it must, and says so where it cannot."""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.shell import expect_engine, expect_started_from, marks, replace, rewrite_image, runtime_file

if TYPE_CHECKING:
    from pathlib import Path

    from serve import Server

    from e2e.conftest import Watcher

NOT_FOUND = "status of 404"

NEEDED = {
    *("/", "/assets/style.css", "/manifest.webmanifest", "/icons/icon.svg"),
    *(f"/assets/{name}.js" for name in ("app", "core", "engine", "index", "k2", "no-plugins", "play", "show")),
    "/assets/engine.py",
    *(f"/runtime/pyodide/pyodide.asm.{kind}" for kind in ("mjs", "wasm")),
    *(f"/runtime/k2core/{name}" for name in ("empty.zip", "memory.bin", "pyodide-lock.json")),
    "/runtime/boot/boot.js",
    *(f"/assets/ibm-plex-sans-latin-{weight}-normal.woff2" for weight in (400, 600)),
    "/assets/ibm-plex-sans-condensed-latin-600-normal.woff2",
    "/assets/ibm-plex-sans-latin-ext-400-normal.woff2",  # some languages' own names
}
"""All that the menu and the first game are fetched with."""


def name_without_digest(path: str) -> str:
    return re.sub(r"-[\w-]{8}(\.\w+)$|-[0-9a-f]{12}(?=/)", r"\1", path)


def test_the_engine_answers_from_the_memory_image(page: Page, server: Server) -> None:
    page.goto(server.url)
    expect_started_from(page, "memory")
    assert {"k2:shell", "k2:engine"} <= marks(page).keys()


def test_the_start_from_memory_fetches_only_what_it_needs(page: Page, server: Server) -> None:
    # Storing the site for offline use fetches everything, so here it never begins.
    page.add_init_script("navigator.serviceWorker.register = () => new Promise(() => {})")
    page.goto(server.url)
    expect_started_from(page, "memory")
    page.evaluate("document.fonts.ready.then(() => null)")
    needless = {name_without_digest(path) for path in server.answered} - NEEDED
    assert not needless


def test_a_missing_image_gives_a_plain_start(page: Page, server: Server, site: Path, watcher: Watcher) -> None:
    runtime_file(site, "memory.bin").unlink()
    watcher.expect(NOT_FOUND)
    page.goto(server.url)
    expect_started_from(page, "library")


# Which images cannot be read is in web/tests/engine/boot/memory.test.ts.
def test_an_image_that_cannot_be_read_gives_a_plain_start(page: Page, server: Server, site: Path) -> None:
    image = runtime_file(site, "memory.bin")
    content = image.read_bytes()
    replace(image, content[: len(content) // 2])
    page.goto(server.url)
    expect_started_from(page, "library")


def test_an_image_that_does_not_fit_gives_a_plain_start(page: Page, server: Server, site: Path) -> None:
    rewrite_image(site, lambda head, runs: struct.pack("<II", 0xFFFF_FF00, 4) + b"fail" + runs)
    page.goto(server.url)
    expect_started_from(page, "library")


def test_an_image_that_does_not_run_gives_a_plain_start(page: Page, server: Server, site: Path) -> None:
    rewrite_image(site, lambda head, runs: b"")
    page.goto(server.url)
    expect_started_from(page, "library")


@pytest.mark.parametrize(
    ("name", "keep"), [("pyodide.asm.wasm", 0.5), ("pyodide.asm.mjs", 0.5), ("boot.js", 0.5), ("boot.js", 0.0)]
)
def test_a_start_that_fails_says_so_and_can_be_tried_again(
    page: Page, server: Server, site: Path, watcher: Watcher, name: str, keep: float
) -> None:
    file = runtime_file(site, name)
    content = file.read_bytes()
    file.unlink()
    if keep:  # with status 200, so that the browser keeps what it has got
        file.write_bytes(content[: int(len(content) * keep)])
    watcher.expect(NOT_FOUND)
    watcher.expect("valid digest|integrity checks failed")
    watcher.expect("^console: MessageEvent$")  # how PyScript reports a worker that did not start
    page.goto(server.url)
    expect_engine(page, "failed")
    expect(page.get_by_role("alert")).to_contain_text(
        "Couldn’t download the game. Check your connection and try again."
    )
    replace(file, content)
    page.get_by_role("button", name="Try again").click()
    expect_started_from(page, "memory")


def test_a_killed_worker_is_replaced(page: Page, server: Server) -> None:
    page.goto(server.url)
    expect_engine(page, "ready")
    (worker,) = page.workers
    with page.expect_worker() as next_worker:
        worker.evaluate("self.close()")
    assert next_worker.value != worker
    expect_started_from(page, "memory")


def test_a_part_of_the_page_that_does_not_arrive_is_fetched_when_asked_for_again(
    page: Page, server: Server, site: Path, watcher: Watcher
) -> None:
    (file,) = site.glob("assets/daily-????????.js")
    content = file.read_bytes()
    file.unlink()
    watcher.expect(NOT_FOUND)
    page.goto(f"{server.url}#daily")
    expect(page.get_by_role("alert")).to_contain_text("Couldn’t download the game")
    replace(file, content)
    page.locator("a[href='#daily']").click()
    expect(page.locator("[data-action=climb-daily]")).to_be_visible()


def test_a_game_goes_on_where_the_sheet_for_sharing_does_not_arrive(
    page: Page, server: Server, site: Path, watcher: Watcher
) -> None:
    for file in site.glob("assets/share-sheet-*.js"):
        file.unlink()
    watcher.expect(NOT_FOUND)
    page.goto(f"{server.url}#k2/solo/easy/summer/alone")
    page.locator("[data-action=menu]").click()
    page.locator("[data-action=share]").click()
    expect(page.get_by_role("alert")).to_contain_text("Couldn’t download the game")
    expect(page.locator("[data-phase=select]")).to_be_visible()
