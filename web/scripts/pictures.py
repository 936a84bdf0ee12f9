"""Takes the pictures of the README, the web manifest and link previews from the gallery; `make pictures` runs it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright
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


PREVIEW = ROOT / "web" / "public" / "preview.png"
PREVIEW_POSITION = "k2/summer/light/five-near-the-summit"
PREVIEW_SIZE: ViewportSize = {"width": 1200, "height": 630}
"""As chats show previews of links."""

# Leaves nothing on the page but the mountain, at the right, and the names of the games at the left.
COMPOSE = """
() => {
  const board = document.querySelector('k2-board');
  board.still = true;
  const text = document.createElement('div');
  for (const [name, size] of [['K2', 230], ['Karakorum', 78]]) {
    const line = text.appendChild(document.createElement('div'));
    line.textContent = name;
    line.style.cssText = `font-size: ${size}px; line-height: 1`;
  }
  text.style.cssText = 'position: fixed; left: 64px; top: 64px; color: #1b2338; font: 600 1em var(--print-font)';
  document.body.replaceChildren(board, text);
  board.style.cssText = 'position: fixed; inset: 0 -420px 0 0; width: auto; height: auto';
}
"""


def take_preview(browser: Browser, address: str) -> None:
    page = browser.new_page(viewport=PREVIEW_SIZE, reduced_motion="reduce")
    page.goto(f"{address}#{PREVIEW_POSITION}")
    page.locator(".game").wait_for()
    page.evaluate(COMPOSE)
    page.evaluate("document.fonts.ready")
    page.screenshot(path=PREVIEW)


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
        take_preview(browser, server.url)
        browser.close()


if __name__ == "__main__":
    main()
