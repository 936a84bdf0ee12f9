"""Takes the pictures of the web manifest from the built site. To be run when the page's look changes.

usage: PYTHONPATH=.:web python web/scripts/pictures.py      from the repository's root
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from serve import running, serve

from e2e.browser import ARGUMENTS, chromium
from e2e.table import Table

ROOT = Path(__file__).resolve().parent.parent.parent
PICTURES = ROOT / "web" / "public" / "screenshots"
SIZES = {"wide": (1280, 800), "narrow": (390, 844)}
GAME = "#k2/solo/easy/summer/my-first-climb"


def play_to_a_fine_moment(page: Page) -> None:
    table = Table(page)
    table.wait_for("select")
    table.pick()
    table.take_token()
    table.wait_for("turn")
    page.locator("[data-climber=A]").click()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with running(serve()) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name, (width, height) in SIZES.items():
            page = browser.new_context(viewport={"width": width, "height": height}).new_page()
            page.goto(server.url + GAME)
            play_to_a_fine_moment(page)
            page.screenshot(path=PICTURES / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
