"""What is this? Every thing of both games says it in one sentence: to the mouse, the keyboard and a finger."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.games import SOLO, centre, fill_seed, set_up, start_solo
from e2e.table import AnyTable, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext
    from serve import Server

LANGUAGES = ("en", "nl", "fr", "it", "ru", "pl")
LONG = 800  # milliseconds; longer than a mouse must rest and a finger must be held

CHOOSING = {
    ".hand .card >> nth=0": r"card( 0)?: (gives one climber|raises one climber|it gives nobody)",
    ".risk-sum": "Risk sum: the movement points and the ropes",
    ".forecast-day >> nth=0": "Day 1: ",
    ".forecast-day >> nth=3": "Day 4: ",
    ".track": "The score, not the height",
    ".team .pips >> nth=0": "Acclimatization level 1: ",
    ".team .marker >> nth=0": "1 victory point, for the most valuable space",
    ".team .tonight >> nth=0": "Tonight.s sum: ",
    ".team-points >> nth=0": "2 victory points: both climbers",
    ".team .climber-icon .symbol >> nth=1": "Climber B wears a helmet",
    ".risk-open .symbol >> nth=0": r"Risk token \d: whoever takes it",
    ".risk-row .quiet": "still face down",
    "k2-board .tab >> nth=0": "Limit of this zone: ",
    "k2-board .altitude-name >> nth=0": "The border between two altitude zones",
    "k2-board [data-key='climber-0-A']": "Climber A: the number at the feet",
    "k2-board [data-key='space-27'] > g > circle[data-explain] >> nth=0": "Entering this space costs 3 points",
    "k2-board [data-key='space-27'] > g > path[data-explain] >> nth=0": "Terrain: a night here costs a climber",
    "k2-board [data-key='space-27'] > g > path[data-explain] >> nth=1": "scores at least 10",
}
WALKING = {
    "k2-board .marks circle[data-explain] >> nth=0": r"The way here costs \d points?\.",
    "k2-board .marks rect[rx='8'] >> nth=0": "This much risk is still to be paid",
    "k2-board .marks rect[rx='9'] >> nth=0": r"Tomorrow.s level after a night here: \d",
    "k2-board .space-number >> nth=0": r"The number of this space, \d+",
    ".climber-panel .tonight >> nth=0": "Tonight.s sum: ",
    "[data-action=settle] span": r"You still have to lose \d points? to the risk token",
    ".tent-button >> nth=0": r"Pitches the tent here for \d, once per game",
}
KARAKORUM = {
    ".kk-row [data-card] >> nth=0": r"Value \d: goes on an expedition of its colour",
    "[data-goal='R four']": "exactly 4 cards of this colour.* can claim it. (Anna|Brian): 0 of 4 cards",
    "[data-goal='G pair']": "two expeditions of this colour.* (Anna|Brian): 0 of 2 expeditions",
    "[data-goal='Y axes10']": "at least 10 ice axes.* (Anna|Brian): 0 of 10 ice axes",
    ".kk-deck": r"The deck, \d+ cards",
    ".kk-discard": "never come back",
    ".kk-gap >> nth=0": "Up to 3 cards may be revealed",
    "karakorum-peaks .pawn >> nth=0": "Pawn of Anna: field 0 of 30",
    "karakorum-peaks .dot >> nth=12": "The track of a peak",
    ".kk-pawns span >> nth=1": "Pawn of Anna: field 0 of 30",
}


def note(page: Page) -> Locator:
    return page.locator(".note")


def expect_note(page: Page, sentence: str) -> None:
    expect(note(page)).to_have_text(re.compile(sentence), timeout=5_000)
    box = note(page).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


def expect_all_explained(page: Page, things: dict[str, str]) -> None:
    for selector, sentence in things.items():
        page.mouse.move(1, 1)
        expect(note(page)).to_have_count(0)
        page.locator(selector).hover()
        expect_note(page, sentence)


def hold(page: Page, thing: Locator, milliseconds: int = LONG) -> None:
    """A finger that stays on a thing, as the browser sees it."""
    x, y = centre(thing)
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(milliseconds)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def start_karakorum(page: Page, server: Server) -> AnyTable:
    page.goto(f"{server.url}#karakorum")
    for seat, name in enumerate(("Anna", "Brian")):
        page.locator(f"[name=name-{seat}]").fill(name)
    fill_seed(page, "explained")
    page.locator("[data-action=start]").click()
    table = AnyTable(page)
    table.change(table.action("reveal"))
    return table


def walk_ready(table: Table) -> None:
    """To the turn, with lit spaces."""
    table.pick()
    table.take_token()
    table.wait_for("turn")
    climber = table.page.locator("[data-climber=A]")
    if climber.get_attribute("aria-pressed") == "false":
        table.press(climber)
    expect(table.page.locator("k2-board [data-lit]").first).to_be_visible()


def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    table = start_solo(page, server)
    expect_all_explained(page, CHOOSING)
    walk_ready(table)
    expect_all_explained(page, WALKING)


def test_karakorum_is_explained_to_the_mouse(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    table = start_karakorum(page, server)
    expect_all_explained(page, KARAKORUM)
    table.change(table.action("stop"))
    table.press(page.locator(".kk-row [data-card]").first)
    table.change(table.action("take"))
    if table.action("pass").count():
        table.change(table.action("pass"))
    expect_all_explained(
        page, {"[data-pile=new]": "Starts a new expedition", ".kk-row [data-card] >> nth=0": r"Value \d"}
    )
    table.change(page.locator("[data-pile=new]"))
    expect_all_explained(page, {"[data-pile='1']": r"Expedition with 1 card and \d ice axes?"})


def test_the_mouse_may_go_onto_the_note_and_escape_takes_it_away(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    card = page.locator(".hand .card").first
    card.hover()
    expect_note(page, "climber")
    page.mouse.move(*centre(note(page)), steps=6)
    page.wait_for_timeout(LONG)
    expect(note(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(note(page)).to_have_count(0)
    table.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(LONG)
    expect(note(page)).to_have_count(0)  # whoever has pressed does not ask


def test_the_keyboard_is_told_what_has_the_focus(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    start_solo(page, server)
    page.keyboard.press("Tab")
    card = page.locator(".hand .card").first
    card.focus()
    page.wait_for_timeout(LONG)
    expect(note(page)).to_have_count(0)  # it would lie over what can be chosen next
    page.keyboard.press("x")
    expect_note(page, CHOOSING[".hand .card >> nth=0"])
    assert re.search(CHOOSING[".hand .card >> nth=0"], card.get_attribute("aria-description") or "")
    page.keyboard.press("Escape")
    expect(note(page)).to_have_count(0)
    page.locator("k2-board [data-key='space-27']").focus()
    page.keyboard.press("x")
    expect_note(page, "A space: green is the cost of entering")
    page.keyboard.press("ArrowDown")
    expect(note(page)).to_have_count(0)
    page.keyboard.press("x")
    expect_note(page, "A space: green|Climber")
    page.keyboard.press("x")
    expect_note(page, "The weather of today and of the next days")
    for day in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect_note(page, f"Day {day}: ")
    page.keyboard.press("ArrowLeft")
    expect_note(page, "Day 2: ")
    page.keyboard.press("x")
    expect_note(page, "The score, not the height")
    page.keyboard.press("x")
    expect_note(page, "All players with their climbers")
    page.keyboard.press("ArrowDown")
    expect_note(page, "2 victory points")
    page.keyboard.press("x")
    expect_note(page, "Three risk tokens lie face up")
    page.keyboard.press("?")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_timeout(LONG)
    expect(note(page)).to_have_count(0)  # the focus has come back by itself


def test_goals_and_peaks_are_explained_to_the_keyboard(page: Page, server: Server) -> None:
    start_karakorum(page, server)
    page.keyboard.press("Tab")
    page.locator("[data-goals=G]").focus()
    page.keyboard.press("x")
    expect_note(page, "Score an expedition of this colour")
    page.keyboard.press("x")
    expect_note(page, "The track of a peak")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect_note(page, "Pawn of Anna: field 0 of 30")


@pytest.mark.parametrize("size", [(390, 844), (820, 1180)], ids=["phone", "tablet"])
def test_a_long_press_explains_and_does_nothing_else(
    new_context: Callable[..., BrowserContext], server: Server, size: tuple[int, int]
) -> None:
    width, height = size
    page = new_context(viewport={"width": width, "height": height}, has_touch=True).new_page()
    table = start_solo(page, server)
    card = page.locator(".hand .card").first
    hold(page, card)
    expect_note(page, CHOOSING[".hand .card >> nth=0"])
    page.wait_for_timeout(LONG)
    expect(note(page)).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")
    hold(page, page.locator(".forecast-day").nth(1))
    expect_note(page, "Day 2: ")
    hold(page, page.locator("k2-board [data-key='space-27'] > g > path[data-explain]").nth(1))
    expect_note(page, "scores at least 10")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(note(page)).to_have_count(0)
    page.wait_for_timeout(LONG)  # a second tap in the same place would be a slip
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "false")
    table.pick(1, 2, 3)
    table.wait_for("token")
    before = table.position
    hold(page, table.action("take").first)
    expect_note(page, r"Risk token \d")
    assert table.position == before
    table.take_token()
    table.wait_for("turn")
    before = table.position
    hold(page, page.locator("[data-climber=A]"))
    hold(page, page.locator("[data-action=end]"), 100)  # a tap is a tap
    page.wait_for_timeout(LONG)
    assert table.position != before or table.action("confirm-no").count()


def test_a_long_press_on_a_goal_claims_nothing(new_context: Callable[..., BrowserContext], server: Server) -> None:
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    table = start_karakorum(page, server)
    before = table.position
    hold(page, page.locator("[data-goal='R four']"))
    expect_note(page, KARAKORUM["[data-goal='R four']"])
    expect(page.locator(".notice")).to_have_text("")
    hold(page, page.locator(".kk-row [data-card]").first)
    expect_note(page, r"Value \d")
    assert table.position == before


def test_how_to_play_opens_at_the_game_being_played(page: Page, server: Server) -> None:
    table = start_karakorum(page, server)
    table.action("menu").click()
    page.get_by_role("link", name="How to play").click()
    expect(page).to_have_url(re.compile(r"#rules/karakorum$"))
    expect(page.locator("[data-rules]")).to_have_count(1)
    expect(page.locator("[data-rules=karakorum] h2").first).to_have_text("Karakorum")
    page.locator("[data-action=back]").click()
    expect(table.game).to_be_visible()
    page.goto(server.url + SOLO)
    Table(page).wait_for("select")
    table.action("menu").click()
    page.get_by_role("link", name="How to play").click()
    expect(page.locator("[data-rules=k2]")).to_be_visible()
    page.goto(f"{server.url}#")
    page.locator("a[href='#rules']").click()
    expect(page.locator("[data-rules]")).to_have_count(2)
    page.get_by_role("link", name="Karakorum", exact=True).click()
    expect(page.locator("[data-rules]")).to_have_count(1)
    page.goto(f"{server.url}#rules/everest")
    expect(page.get_by_text("There’s nothing at this address")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_notes_have_room_and_words_on_a_narrow_screen(
    new_context: Callable[..., BrowserContext], server: Server, language: str
) -> None:
    page = new_context(locale=language, viewport={"width": 360, "height": 640}, has_touch=True).new_page()
    for game, figures, rulings in (("k2", 6, 11), ("karakorum", 3, 10)):
        page.goto(f"{server.url}#rules/{game}")
        expect(page.locator("[data-rules] .annotated")).to_have_count(figures)
        expect(page.locator(".rulings li")).to_have_count(rulings)
        assert page.locator("html").get_attribute("lang") == language
        assert page.evaluate("document.scrollingElement.scrollWidth") == 360
        assert not re.search(r"\{[a-z][\w-]*\}", page.locator("main").inner_text())
        for number in page.locator(".annotated-number").all():
            box = number.bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= 360 - box["width"]
    start_solo(page, server)
    for selector in (
        ".hand .card",
        ".forecast-day",
        ".risk-sum",
        "k2-board .tab",
        "k2-board [data-key='space-27'] .rim",
    ):
        hold(page, page.locator(selector).first, 650)
        expect_note(page, r"\S")
        assert note(page).evaluate("note => note.scrollWidth <= note.clientWidth + 1")


def test_secrets_stay_secret_behind_the_curtain(page: Page, server: Server) -> None:
    set_up(page, server, 2)
    expect(page.locator("[data-action=lift]")).to_be_visible()
    expect(page.locator(".card, .card-face, .mini-cards, [data-card], .risk-sum, .unseen")).to_have_count(0)
