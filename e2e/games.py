"""Start games on the page, and drag things on their tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, expect

from e2e.table import Table

if TYPE_CHECKING:
    from serve import Server

SOLO = "#k2/solo/easy/summer/e2e-solo"


def start_solo(page: Page, server: Server, address: str = SOLO) -> Table:
    page.goto(server.url + address)
    table = Table(page)
    table.wait_for("select")
    return table


def fill_seed(page: Page, seed: str) -> None:
    """Writes the seed into the set-up that is open."""
    page.locator(".more summary").click()
    page.locator("[name=seed]").fill(seed)


def set_up(page: Page, server: Server, players: int, family: bool = False) -> Table:
    page.goto(f"{server.url}#setup")
    page.get_by_label(f"{players} players", exact=True).check()
    for seat, name in enumerate(("Anna", "Brian", "William")[:players]):
        page.locator(f"[name=name-{seat}]").fill(name)
    if family:
        page.get_by_label("Family variant").check()
    fill_seed(page, "e2e-table")
    page.locator("[data-action=start]").click()
    expect(page.locator("[data-position]")).to_be_visible()
    return Table(page)


def centre(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, onto: Locator) -> None:
    page.mouse.move(*centre(what))
    page.mouse.down()
    page.mouse.move(*centre(onto), steps=8)
    page.mouse.up()
