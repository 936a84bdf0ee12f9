"""Every screen on every size of device, in light and dark: nothing is cut off, nothing is covered."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.k2_positions import open_stored, positions
from e2e.library import import_games
from e2e.table import Table
from k2core import karakorum
from k2core.sharing.links import write_game
from k2core.sharing.replay import Replay
from tests.karakorum.choosers import trekker

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from serve import Server

SIZES = [(1440, 900), (820, 1180), (390, 844), (844, 390), (360, 640)]
TIGHT = [(360, 640), (844, 390)]
Scheme = Literal["light", "dark"]
BOTH: tuple[Scheme, ...] = ("light", "dark")
LIGHT: tuple[Scheme, ...] = ("light",)
NAMES = ("Anna", "Brian", "Małgorzata", "William", "Zuzanna Kowalska-Nowak")
PAGES = ("#", "#setup", "#games", "#records", "#settings", "#rules", "#about")
LANGUAGES = ("nl", "fr", "it", "ru", "pl")

# How a message shows that has no words.
UNSAID = re.compile(r"\{[a-z][\w-]*\}")

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
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, parent = text.parentElement;
    // Names of people may be cut.
    const apart = 'script, style, noscript, svg, canvas, textarea, option, .team-name, .revealed-name';
    if (!text.data.trim() || parent.closest(apart) || !shown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const {left, right} = range.getBoundingClientRect();
    let around = parent;
    for (; around !== document.documentElement; around = around.parentElement) {
      const {overflowX} = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX)) break;
      const edge = around.getBoundingClientRect();
      const frames = 'button, a, summary, label, td, th, li, dd, p, h1, h2, h3';
      const holds = overflowX !== 'visible' || around.matches(frames);
      if (holds && (left < edge.left - 1 || right > edge.right + 1)) {
        flaws.push(`text is wider than ${name(around)}: ${Math.round(right - left)} of ${Math.round(edge.width)} px`);
        break;
      }
    }
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
# Resolves when the fonts are in and what moves once, such as a card that rises, has stopped.
SETTLED = """
async () => {
  await document.fonts.ready;
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const moving = document.getAnimations().filter(one => Number.isFinite(one.effect.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(one => one.finished));
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


class Inspection:
    """Looks at a screen in several sizes, and collects the flaws of all, so that one run shows all of them."""

    def __init__(self, page: Page, sizes: Sequence[tuple[int, int]], schemes: Sequence[Scheme]) -> None:
        self.page = page
        self.sizes = sizes
        self.schemes = schemes
        self.flaws: list[str] = []

    def look(self, screen: str, in_game: bool = False, board: bool = False) -> None:
        for width, height in self.sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            for scheme in self.schemes:
                self.page.emulate_media(color_scheme=scheme)
                self.page.evaluate(SETTLED)
                self._look(f"{screen}, {width}x{height}, {scheme}", in_game)
            least = 0.25 if width > height else 0.3
            if board and (share := self.page.evaluate(SHARE_OF_THE_BOARD)) < least:
                self.flaws.append(f"{screen}, {width}x{height}: the mountain has {share:.0%} of the screen")

    def _look(self, where: str, in_game: bool) -> None:
        if missing := self.page.locator("body").get_by_text(UNSAID).all_inner_texts():
            self.flaws.append(f"{where}: no words for {missing}")
        self.flaws += [f"{where}: {flaw}" for flaw in self.page.evaluate(FLAWS, in_game)]


@pytest.mark.parametrize("sizes", [SIZES[:2], SIZES[2:]], ids=["large", "small"])
def test_nothing_is_cut_off_or_covered(
    new_context: Callable[..., BrowserContext], server: Server, sizes: Sequence[tuple[int, int]]
) -> None:
    page = new_context(reduced_motion="no-preference").new_page()
    flaws = flaws_of_every_screen(server, Inspection(page, sizes, BOTH))
    assert not flaws, "\n".join(flaws)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_room(new_context: Callable[..., BrowserContext], server: Server, language: str) -> None:
    page = new_context(locale=language).new_page()
    flaws = flaws_of_every_screen(server, Inspection(page, TIGHT, LIGHT))
    assert page.locator("html").get_attribute("lang") == language
    assert not flaws, "\n".join(flaws)


def flaws_of_every_screen(server: Server, inspection: Inspection) -> list[str]:
    page = inspection.page
    table = Table(page)
    games = positions()
    order = list(reversed(games))  # the last one imported is on top
    import_games(page, server, *games.values())

    for address in PAGES:
        page.goto(server.url + address)
        if address == "#setup":
            page.locator("[name=players]").nth(4).check()
            for seat, name in enumerate(NAMES):
                page.locator(f"[name=name-{seat}]").fill(name)
        inspection.look(address)

    page.goto(f"{server.url}#k2/challenge/1/hard/mixed/screens/" + "Up%20there%20" * 10)
    expect(table.action("accept-challenge")).to_be_visible()
    inspection.look("challenge")
    page.goto(f"{server.url}#daily")
    expect(table.action("climb-daily")).to_be_visible()
    inspection.look("daily")
    page.goto(server.url + write_game(Replay.from_json(games["over"])))
    expect(page.locator(".verdict")).to_be_visible()
    inspection.look("result")
    table.action("watch").click()
    expect(page.locator(".replay")).to_be_visible()
    table.action("day-on").click()
    inspection.look("replay", in_game=True)
    table.action("moment-link").click()
    code = page.locator(".share .qr")
    expect(code.or_(table.action("qr")).first).to_be_visible()
    if table.action("qr").count():  # a wide screen shows the code at once
        table.action("qr").click()
    expect(code).to_be_visible()
    inspection.look("share")

    open_stored(page, server, order.index("select"))
    expect(table.action("lift")).to_be_visible()
    inspection.look("curtain", in_game=True)
    table.lift_curtain()
    expect(page.locator(".hand .card").first).to_be_visible()
    inspection.look("selection", in_game=True, board=True)
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
    page.locator("k2-board [data-lit]").first.press("Enter")
    expect(table.action("accept")).to_be_visible()
    inspection.look("turn with a plan", in_game=True)

    open_stored(page, server, order.index("over"))
    expect(page.locator(".ending .chart")).to_be_visible()
    inspection.look("ending")
    last = table.action("anew")
    last.scroll_into_view_if_needed()
    last.click(trial=True, timeout=5_000)
    return inspection.flaws


@cache
def karakorum_positions() -> list[str]:
    """A game of four: cards to take, cards to place with something to score, and the end."""
    config = karakorum.Config(players=4, seed="screens")
    choose = trekker(1)
    state = karakorum.start(config)
    actions: list[karakorum.Action] = []
    found: dict[str, str] = {}
    while state.legal_actions():
        late = state.deck < 60
        if late and state.phase is karakorum.Phase.TAKE and len(state.display) == state.limit:
            found.setdefault("take", Replay("karakorum", config, tuple(actions), NAMES[:4]).to_json())
        if late and karakorum.effects(state) and state.players[state.queue[0]].taken:
            found.setdefault("allot", Replay("karakorum", config, tuple(actions), NAMES[:4]).to_json())
        action = choose(state)
        actions.append(action)
        state = state.apply(action)
    found["over"] = Replay("karakorum", config, tuple(actions), NAMES[:4]).to_json()
    return [found[name] for name in ("over", "allot", "take")]


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_karakorum_has_room_everywhere(
    new_context: Callable[..., BrowserContext], server: Server, language: str
) -> None:
    page = new_context(locale=language).new_page()
    inspection = Inspection(page, SIZES, BOTH) if language == "en" else Inspection(page, TIGHT, LIGHT)
    page.goto(f"{server.url}#karakorum")
    page.locator("[name=players]").nth(2).check()
    inspection.look("set-up")
    import_games(page, server, *karakorum_positions())
    for place, name in enumerate(("take", "allot", "over")):
        open_stored(page, server, place)
        if name != "over":
            expect(page.locator(f".game.karakorum[data-phase={name}]")).to_be_visible()
            inspection.look(name, in_game=True)
    expect(page.locator(".ending .kk-standings")).to_be_visible()
    inspection.look("ending")
    page.goto(server.url + write_game(Replay.from_json(karakorum_positions()[0])))
    expect(page.locator(".verdict")).to_be_visible()
    inspection.look("result")
    page.locator("[data-action=watch]").click()
    expect(page.locator(".replay")).to_be_visible()
    inspection.look("replay", in_game=True)
    page.goto(f"{server.url}#records")
    inspection.look("records")
    assert not inspection.flaws, "\n".join(inspection.flaws)
