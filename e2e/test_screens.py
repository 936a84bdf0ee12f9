"""Every screen on every size of device, in light and dark: nothing is cut off, nothing is covered."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import LISTEN_TO_POLICY
from e2e.table import Table
from e2e.test_keeping import import_games
from k2core import k2
from k2core.replay import Replay
from tests.choosers import mountaineer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from serve import Server

    from e2e.conftest import Watcher

SIZES = [(1440, 900), (820, 1180), (390, 844), (844, 390), (360, 640)]
NAMES = ("Anna", "Brian", "Małgorzata", "William", "Zuzanna Kowalska-Nowak")
PAGES = ("#", "#setup", "#games", "#settings", "#rules", "#about")
IN_REACH = re.compile("within reach")

# What is wrong with the screen as it is now, one sentence each.
FLAWS = """
inGame => {
  const flaws = [];
  const {scrollWidth} = document.scrollingElement;
  if (scrollWidth > innerWidth) flaws.push(`scrolls sideways: ${scrollWidth} > ${innerWidth}`);
  const name = element => {
    const text = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\\s+/g, ' ');
    return `${element.localName}${element.className ? '.' + element.className : ''} "${text.slice(0, 40)}"`;
  };
  const shown = element => element.checkVisibility({opacityProperty: false, visibilityProperty: true})
    && !element.closest('.visually-hidden') && element.getBoundingClientRect().width > 1;
  const box = element => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    return `${Math.round(left)},${Math.round(top)}-${Math.round(right)},${Math.round(bottom)}`;
  };
  for (const element of document.querySelectorAll('button, a, input, summary')) {
    if (!shown(element)) continue;
    const {left, right} = element.getBoundingClientRect();
    if (left < -0.5 || right > innerWidth + 0.5) flaws.push(`cut off: ${name(element)} at ${box(element)}`);
  }
  if (!inGame) return flaws;
  const needed = document.querySelectorAll(
    '.tray button, .tray a, .game-bar button, .sheet-tabs button, [data-action=lift]');
  for (const element of needed) {
    if (!shown(element)) continue;
    const {left, top, right, bottom} = element.getBoundingClientRect();
    if (top < -0.5 || bottom > innerHeight + 0.5) {
      flaws.push(`outside: ${name(element)} at ${box(element)}`);
      continue;
    }
    if (right - left < 24 || bottom - top < 24) flaws.push(`too small to touch: ${name(element)} at ${box(element)}`);
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (there !== element && !element.contains(there)) {
      flaws.push(`covered: ${name(element)} at ${box(element)} by ${there ? name(there) : 'nothing'}`);
    }
  }
  return flaws;
}
"""
SHARE_OF_THE_BOARD = """
() => {
  const {left, top, right, bottom} = document.querySelector('k2-board').getBoundingClientRect();
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width * height / (innerWidth * innerHeight);
}
"""


@cache
def positions() -> dict[str, str]:
    """One crowded game of five, stopped at the moments that ask for something, and at its end."""
    config = k2.Config(players=5, board="hard", weather="winter", crowded=True, seed="screens")
    choose = mountaineer(1)
    state = k2.start(config)
    actions: list[k2.Action] = []
    found: dict[str, str] = {}

    def stop(name: str) -> None:
        found.setdefault(name, Replay("k2", config, tuple(actions), NAMES).to_json())

    while state.legal_actions():
        if state.day >= 8:
            if state.phase is k2.Phase.SELECT and len(state.queue) == 5:
                stop("select")
            elif state.phase is k2.Phase.TOKEN:
                stop("token")
            elif state.turn is not None and state.turn.unpaid and len(state.turn.cards) == 3 and k2.reach(state, 0):
                stop("turn")
        action = choose(state)
        actions.append(action)
        state = state.apply(action)
    stop("over")
    assert set(found) == {"select", "token", "turn", "over"}
    return found


@pytest.fixture
def open_page(browser: Browser, watcher: Watcher) -> Iterator[Callable[..., Page]]:
    opened = []

    def open_one(**options: Any) -> Page:
        context = browser.new_context(**options)
        context.add_init_script(LISTEN_TO_POLICY)
        watcher.watch(context)
        opened.append(context)
        return context.new_page()

    yield open_one
    for context in opened:
        context.close()


class Inspection:
    """Collects the flaws of all screens, so that one look shows all of them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.flaws: list[str] = []

    def look(self, screen: str, in_game: bool = False) -> None:
        self.page.wait_for_timeout(250)  # cards rise, fonts come in
        self.flaws += [f"{screen}: {flaw}" for flaw in self.page.evaluate(FLAWS, in_game)]


def open_stored(page: Page, server: Server, place: int) -> None:
    page.goto(f"{server.url}#games")
    page.locator(".saved a").nth(place).click()
    expect(page.locator("[data-hash]")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_cut_off_or_covered(
    open_page: Callable[..., Page], server: Server, width: int, height: int, scheme: str
) -> None:
    page = open_page(viewport={"width": width, "height": height}, color_scheme=scheme)
    table = Table(page)
    inspection = Inspection(page)
    games = positions()
    order = list(reversed(games))  # the last one imported is on top
    import_games(page, server, *games.values())

    for address in PAGES:
        page.goto(server.url + address)
        if address == "#setup":
            page.get_by_label("5 players", exact=True).check()
            for seat, name in enumerate(NAMES):
                page.locator(f"[name=name-{seat}]").fill(name)
        inspection.look(address)

    open_stored(page, server, order.index("select"))
    expect(table.action("lift")).to_be_visible()
    inspection.look("curtain", in_game=True)
    table.lift_curtain()
    expect(page.locator(".hand .card").first).to_be_visible()
    inspection.look("selection", in_game=True)
    share = page.evaluate(SHARE_OF_THE_BOARD)
    least = 0.25 if width > height else 0.3
    if share < least:
        inspection.flaws.append(f"selection: the mountain has {share:.0%} of the screen, less than {least:.0%}")
    for place in range(3):
        page.locator(".hand .card").nth(place).click()
    expect(table.action("select")).to_be_enabled()
    inspection.look("selection of three", in_game=True)

    open_stored(page, server, order.index("token"))
    table.wait_for("token")
    inspection.look("risk", in_game=True)

    open_stored(page, server, order.index("turn"))
    table.wait_for("turn")
    inspection.look("turn", in_game=True)
    if page.locator("[data-climber=A]").get_attribute("aria-pressed") == "false":
        page.locator("[data-climber=A]").click()
    expect(page.locator("[data-climber=A]")).to_have_attribute("aria-pressed", "true")
    inspection.look("turn with a climber chosen", in_game=True)
    page.locator("k2-board").get_by_role("button", name=IN_REACH).first.press("Enter")
    expect(table.action("accept")).to_be_visible()
    inspection.look("turn with a plan", in_game=True)

    open_stored(page, server, order.index("over"))
    expect(page.locator(".ending .chart")).to_be_visible()
    inspection.look("ending")
    last = table.action("anew")
    last.scroll_into_view_if_needed()
    last.click(trial=True, timeout=5_000)
    assert not inspection.flaws, "\n".join(inspection.flaws)
