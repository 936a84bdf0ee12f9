"""The lessons: whoever touches what is lit comes to the end, in every way of touching and in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from e2e import lessons
from e2e.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, ViewportSize
    from serve import Server

LOCALES = Path(__file__).parents[1] / "web" / "locales" / "lesson"
LANGUAGES = ("en", "fr", "it", "nl", "pl", "ru")
NARROW: ViewportSize = {"width": 360, "height": 640}
SIZES = [(360, 640), (360, 780), (390, 844), (844, 390), (820, 1180), (1440, 900)]

# Puts each text of a lesson into the card, and each label on its button, and reports what does not fit.
OVERFLOWS = """
({texts, labels}) => {
  const line = document.querySelector('.lesson-text');
  const words = document.querySelector('.lesson-words');
  const button = document.querySelector('.lesson-buttons > :last-child');
  const flaws = [];
  for (const text of texts) {
    line.textContent = text;
    line.classList.toggle('long', text.length > 130);
    if (words.scrollHeight > words.clientHeight || words.scrollWidth > words.clientWidth) flaws.push(text);
  }
  for (const label of labels) {
    button.textContent = label;
    if (button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight) flaws.push(label);
  }
  if (document.scrollingElement.scrollWidth > innerWidth) flaws.push('the page scrolls sideways');
  return flaws;
}
"""


def messages(language: str) -> dict[str, str]:
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^lesson-([\w-]+) = (.*)$", text, re.MULTILINE))


def begin(page: Page, server: Server, game: str) -> None:
    page.goto(f"{server.url}#lesson/{game}")
    expect(page.locator(".lesson .game")).to_be_visible()


def step(page: Page) -> int:
    return int(lessons.state(page)["step"])


def test_k2_by_mouse_from_the_first_visit_into_a_real_game(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator("[data-action=welcome]").click()
    expect(page.locator(".lesson .game")).to_be_visible()
    # Whoever tries something else is told what to do, and nothing changes.
    lessons.go_on(page)
    table = Table(page)
    before = table.position
    for place in (0, 1, 2):
        page.locator(".hand .card").nth(place).click()
    page.locator("[data-action=select]").click()
    expect(page.locator(".lesson-text")).to_contain_text("Not quite yet")
    expect(page.locator(".tray .notice")).to_contain_text("Nothing has changed")
    assert table.position == before
    # Left and begun again, it goes on where it was.
    page.locator("[data-lesson=leave]").click()
    expect(page.locator("[data-action=quick]")).to_be_visible()
    expect(page.locator("[data-action=welcome]")).to_have_count(0)
    expect(page.locator("[data-action=lesson-on]")).to_contain_text(f"step 2 of {len(lessons.steps('k2'))}")
    page.locator("[data-action=lesson-on]").click()
    expect(page.locator(".lesson .game")).to_be_visible()
    assert step(page) == 1
    lessons.take(page, page.mouse.click)
    page.goto(f"{server.url}#games")
    expect(page.locator(".saved")).to_have_count(0)
    page.goto(f"{server.url}#lesson/k2")
    expect(page.locator(".lesson")).to_have_attribute("data-step", "0")
    for _ in range(len(lessons.steps("k2")) - 1):
        page.locator("[data-lesson=skip]").click()
    page.locator("[data-lesson=real]").click()
    table.wait_for("select")
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator(".tray .notice")).to_contain_text("Green cards")


def test_karakorum_by_touch_on_a_small_phone(new_context: Callable[..., BrowserContext], server: Server) -> None:
    page = new_context(viewport=NARROW, has_touch=True, is_mobile=True).new_page()
    begin(page, server, "karakorum")
    lessons.take(page, page.touchscreen.tap)
    expect(page.locator(".karakorum")).to_have_attribute("data-phase", "over")
    last = step(page)
    page.locator("[data-lesson=again]").tap()
    expect(page.locator(".lesson .game")).to_be_visible()
    assert step(page) == last
    page.locator("[data-lesson=anew]").tap()
    expect(page.locator(".lesson")).to_have_attribute("data-step", "0")


def test_k2_by_keyboard_alone(page: Page, server: Server) -> None:
    begin(page, server, "k2")
    # Each step has the focus; where there is only to go on, nothing is chosen; the keys press the big button.
    expect(page.locator("[data-lesson=go-on]")).to_be_focused()
    page.keyboard.press("1")
    page.locator(".hand .card").nth(1).click()
    expect(page.locator(".lesson-text")).to_contain_text("Not quite yet")
    expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("g")
    expect(page.locator(".lesson")).to_have_attribute("data-step", "1")
    expect(page.locator("[data-lesson=show]")).to_be_focused()
    page.keyboard.press("1")
    expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("1")
    lessons.take_by_keyboard(page)
    assert step(page) == len(lessons.steps("k2")) - 1


def test_every_sentence_fits_its_card_in_every_language(page: Page, server: Server) -> None:
    begin(page, server, "k2")
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            said = messages(language)
            told = {name: text for name, text in said.items() if name.startswith(("k2-", "karakorum-"))}
            strayed = [f"{said['astray']} {text}" for name, text in told.items() if not name.endswith("-done")]
            labels = [said[name] for name in ("go-on", "show", "real")]
            flaws = page.evaluate(OVERFLOWS, {"texts": [*told.values(), *strayed], "labels": labels})
            if flaws:
                found[language, width, height] = flaws
    assert found == {}
