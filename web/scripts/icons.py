"""Draws the icons of the web manifest from public/icons/icon.svg with a browser. To be run when the drawing changes.

usage: PYTHONPATH=. python web/scripts/icons.py      from the repository's root
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from e2e.browser import ARGUMENTS, chromium

ROOT = Path(__file__).resolve().parent.parent.parent
ICONS = ROOT / "web" / "public" / "icons"
SIZES = (180, 192, 512)


def main() -> None:
    drawing = (ICONS / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
            page.screenshot(path=ICONS / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
