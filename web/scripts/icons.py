"""Draws the icons of the web manifest from public/icons/icon.svg with a browser. To be run when the drawing changes.

usage: PYTHONPATH=. python web/scripts/icons.py      from the repository's root
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from e2e.browser import ARGUMENTS, chromium

ROOT = Path(__file__).resolve().parent.parent.parent
ICONS = ROOT / "web" / "public" / "icons"
SIZES = (180, 192, 512)

MASKABLE = 512
SAFE = 0.8
"""How large the drawing is on the icon that systems cut into a shape: all of it lies in the circle that they leave."""

SHORTCUT = 96
SHORTCUTS = {"shortcut-continue": "continue", "shortcut-daily": "today"}
"""The icons of the manifest's shortcuts, and the signs of the first screen that they show."""
SIGNS = ROOT / "web" / "src" / "ui" / "drawing" / "menu-icons.ts"


def maskable(drawing: str) -> str:
    """The same drawing, smaller, on the same ground up to every edge."""
    (head, ground, *shapes) = drawing.strip().removesuffix("</svg>").strip().split("\n")
    moved = f'<g transform="translate(256 256) scale({SAFE}) translate(-256 -256)">{"".join(shapes)}</g>'
    return f"{head}{ground}{moved}</svg>"


def sign(name: str) -> str:
    """A sign of the first screen, light on the ground of the icon."""
    lines = re.search(rf'^  {name}: "([^"]+)"', SIGNS.read_text("utf-8"), re.MULTILINE)
    if lines is None:
        raise SystemExit(f"There is no sign {name} in {SIGNS.name}.")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 40 40"><circle cx="12" cy="12" r="20" fill="#1d3b53"/>'
        f'<path d="{lines[1]}" fill="none" stroke="#fdf6e3" stroke-width="2" stroke-linejoin="round"/></svg>'
    )


def main() -> None:
    drawing = (ICONS / "icon.svg").read_text("utf-8")
    icons = {
        **{f"icon-{size}": (drawing, size) for size in SIZES},
        f"maskable-{MASKABLE}": (maskable(drawing), MASKABLE),
        **{name: (sign(shown), SHORTCUT) for name, shown in SHORTCUTS.items()},
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name, (svg, size) in icons.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px; height: {size}px }}</style>{svg}"
            )
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
