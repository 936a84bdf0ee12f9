"""Takes the pictures of the README and of the web manifest from the gallery; `make pictures` runs it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright
from serve import running, serve

from e2e.browser import ARGUMENTS, chromium

ROOT = Path(__file__).resolve().parent.parent.parent
GALLERY = ROOT / "web" / "build" / "gallery"
MANIFEST = ROOT / "web" / "public" / "screenshots"
DOCS = ROOT / "docs" / "pictures"


@dataclass(frozen=True, slots=True)
class Picture:
    file: Path
    position: str
    """As in the address of the gallery: game, look, theme, name."""
    width: int
    height: int
    tap: str | None = None
    """What is tapped before the picture is taken."""


PICTURES = (
    Picture(MANIFEST / "wide.png", "k2/summer/light/alone-high-camp", 1280, 800, "[data-climber=A]"),
    Picture(MANIFEST / "narrow.png", "k2/summer/light/alone-high-camp", 390, 844, "[data-climber=A]"),
    Picture(DOCS / "k2.png", "k2/winter/light/five-near-the-summit", 1280, 800),
    Picture(DOCS / "karakorum.png", "karakorum//light/three-late", 1280, 800),
)


def main() -> None:
    with running(serve(GALLERY)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for picture in PICTURES:
            page = browser.new_page(viewport={"width": picture.width, "height": picture.height})
            page.goto(f"{server.url}#{picture.position}")
            page.locator(".game").wait_for()
            if picture.tap is not None:
                page.locator(picture.tap).click()
            page.evaluate("document.fonts.ready")
            picture.file.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=picture.file)
        browser.close()


if __name__ == "__main__":
    main()
