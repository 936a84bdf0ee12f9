"""A page zoomed to 400%, and colours that the system sets: nothing is out of reach, and what is chosen can be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.k2_positions import positions
from e2e.karakorum_moments import moments
from e2e.library import bring
from e2e.shell import with_settings
from k2core.karakorum.advice import Task

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page
    from serve import Server

# A window of 1280x1024 at 400%.
ZOOMED = {"width": 320, "height": 256}

# The buttons that cannot be brought into sight, or are covered there.
OUT_OF_REACH = """
() => [...document.querySelectorAll('.game button, .game a')].filter(button => {
  if (!button.checkVisibility({visibilityProperty: true}) || button.closest('.visually-hidden, .side')) return false;
  button.scrollIntoView({block: 'center', inline: 'nearest'});
  const {left, top, right, bottom} = button.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left < -0.5 || right > innerWidth + 0.5 || there === null || !(button === there || button.contains(there));
}).map(button => button.outerHTML.slice(0, 120))
"""
SIDEWAYS = "document.scrollingElement.scrollWidth - innerWidth"
# Names that are cut, and buttons that lie over the cards of their expedition.
CUT = """
() => [...document.querySelectorAll('.kk-other-name, .kk-say .prompt')].filter(text =>
  text.checkVisibility() && (text.scrollWidth > text.clientWidth + 1 || text.clientWidth < 20)
).map(text => text.textContent)
"""
COVERED = """
() => [...document.querySelectorAll('.kk-effect')].filter(button => {
  const card = button.closest('.kk-pile').querySelector('.kk-fan-card:last-child').getBoundingClientRect();
  const {left, top, bottom} = button.getBoundingClientRect();
  return left < card.right - 1 && top < card.bottom && bottom > card.top;
}).map(button => button.ariaLabel)
"""
OUTLINE = "element => getComputedStyle(element).outlineStyle"
BACKGROUND = "element => getComputedStyle(element).backgroundColor"


def choose_climber(page: Page, name: str) -> None:
    button = page.locator(f"[data-climber={name}]")
    if button.get_attribute("aria-pressed") == "false":
        button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_at_400_percent_the_page_scrolls_and_nothing_is_out_of_reach(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    page = with_settings(new_context(viewport=ZOOMED), speed="off").new_page()

    def look(screen: str) -> None:
        assert page.evaluate(SIDEWAYS) <= 0, f"{screen} scrolls sideways"
        assert page.evaluate(OUT_OF_REACH) == [], screen

    table = bring(page, server, positions()["turn"])
    table.wait_for("turn")
    mountain, tray = page.locator("k2-board").bounding_box(), page.locator(".tray").bounding_box()
    assert mountain is not None
    assert tray is not None
    assert mountain["width"] > 300
    assert mountain["y"] + mountain["height"] <= tray["y"] + 1
    choose_climber(page, "A")
    look("a turn")
    page.locator("k2-board [data-lit]").first.press("Enter")
    expect(table.action("accept")).to_be_visible()
    look("a plan")
    table.press(table.action("menu"))
    last = page.get_by_role("dialog").locator("button").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    bring(page, server, moments()[Task.SCORE_FIRST].to_json())
    look("Karakorum")


def test_with_letters_twice_as_large_no_name_is_cut_and_no_button_lies_over_a_card(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    page = with_settings(new_context(viewport={"width": 195, "height": 422}), speed="off").new_page()
    bring(page, server, moments()[Task.SCORE_FIRST].to_json())
    for width, height in [(195, 422), (410, 590)]:  # a phone and a tablet at 200%
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".kk-effect").first).to_be_visible()
        assert page.evaluate(CUT) == []
        assert page.evaluate(COVERED) == []
        assert page.evaluate(SIDEWAYS) <= 0


def test_what_is_chosen_is_told_where_the_system_sets_the_colours(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    page = with_settings(new_context(forced_colors="active"), speed="off").new_page()
    bring(page, server, positions()["turn"]).wait_for("turn")
    choose_climber(page, "A")
    chosen, other = (page.locator(f"[data-climber={name}]").evaluate(BACKGROUND) for name in "AB")
    assert chosen != other
    hit = page.locator(".forecast-zones i.hit").first.evaluate(BACKGROUND)
    assert hit != page.locator(".forecast-zones i:not(.hit)").first.evaluate(BACKGROUND)
    today = page.locator(".forecast-day.today").evaluate(OUTLINE)
    assert today == "solid"
    bring(page, server, moments()[Task.PLACE].to_json())
    card = page.locator(".kk-row .kk-cardbutton")
    if card.first.get_attribute("aria-pressed") == "false":
        card.first.click()
    lit, plain = page.locator(".kk-fan.lit, .kk-new.lit").first, page.locator(".kk-fan:not(.lit)").first
    assert lit.evaluate(OUTLINE) == "dashed"
    assert plain.evaluate(OUTLINE) == "none"
