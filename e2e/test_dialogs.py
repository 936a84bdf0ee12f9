"""Menus and questions: nothing behind them can be reached, and leaving them leads back to where one was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.games import start_solo

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from serve import Server

FOCUSED = "document.activeElement?.dataset.action ?? document.activeElement?.localName"


def test_the_menu_is_modal_scrolls_and_gives_the_focus_back(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    table = start_solo(page, server)
    menu = page.get_by_role("dialog")

    def open_menu() -> None:
        page.wait_for_timeout(450)  # a second tap in the same place is a slip of the finger
        table.press(table.action("menu"))
        expect(menu).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(1)

    open_menu()
    assert menu.evaluate("menu => menu.matches(':modal')"), "what is behind can still be reached"
    box = menu.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 390
    last = menu.locator("button").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    for _ in range(12):
        page.keyboard.press("Tab")
        assert menu.evaluate(
            "menu => document.activeElement === document.body || menu.contains(document.activeElement)"
        )

    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert page.evaluate(FOCUSED) == "menu"

    open_menu()
    page.mouse.click(840, 200)  # beside it, on the tray
    expect(menu).to_have_count(0)
    assert page.evaluate(FOCUSED) == "menu"

    open_menu()
    table.action("abandon").click()
    question = page.get_by_role("alertdialog")
    expect(question).to_be_visible()
    expect(menu).to_have_count(0)
    assert page.evaluate(FOCUSED) == "confirm-no"
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    table.wait_for("select")


def test_a_sheet_on_the_phone_closes_by_a_tap_beside_it_and_by_escape(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    table = start_solo(page, server)
    sheet = page.locator(".side-log")
    table.press(table.action("log"))
    expect(sheet).to_be_visible()
    page.locator("k2-board").click(position={"x": 30, "y": 30})
    expect(sheet).to_be_hidden()
    page.wait_for_timeout(450)
    table.press(table.action("log"))
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_the_way_back_closes_what_is_open_and_leaves_the_game_only_then(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server.url}#rules")
    table = start_solo(page, server)
    menu, question, sheet = page.get_by_role("dialog"), page.get_by_role("alertdialog"), page.locator(".side-log")

    table.press(table.action("menu"))
    expect(menu).to_be_visible()
    page.go_back()
    expect(menu).to_have_count(0)
    table.wait_for("select")

    table.press(table.action("menu"))
    table.press(table.action("abandon"))
    expect(question).to_be_visible()
    page.go_back()
    expect(question).to_have_count(0)
    table.wait_for("select")

    table.press(table.action("log"))
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_be_hidden()
    table.wait_for("select")

    table.press(table.action("menu"))
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    page.go_back()
    expect(page.locator(".rules-page, .page h1").first).to_be_visible()
    expect(table.game).to_have_count(0)


def test_the_way_back_from_what_the_menu_leads_to_is_one_step(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    table.press(table.action("menu"))
    page.get_by_role("dialog").get_by_role("link", name="Settings").click()
    expect(table.game).to_have_count(0)
    page.go_back()
    table.wait_for("select")
    expect(page.get_by_role("dialog")).to_have_count(0)
