"""No screen keeps anybody out: axe-core finds nothing on any, in whatever state it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.axe import Axe
from e2e.eves import family_eve
from e2e.k2_positions import before_a_full_summit, before_a_tie, places_of, positions
from e2e.karakorum_moments import moments
from e2e.library import bring
from e2e.shell import INSTALLABLE, with_settings
from e2e.table import Table
from k2core.karakorum.advice import Task
from k2core.sharing.links import write_game
from k2core.sharing.replay import Replay

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page
    from serve import Server


def visitor(new_context: Callable[..., BrowserContext]) -> Page:
    return with_settings(new_context(), speed="off").new_page()


def show_menu(axe: Axe, table: Table, name: str) -> None:
    table.press(table.action("menu"))
    expect(axe.page.get_by_role("dialog")).to_be_visible()
    axe.look(f"{name}: the menu")
    axe.page.keyboard.press("Escape")
    expect(axe.page.get_by_role("dialog")).to_have_count(0)


def test_pages_and_links(new_context: Callable[..., BrowserContext], server: Server) -> None:
    page = visitor(new_context)
    axe, table = Axe(page), Table(page)
    pages = ("#", "#setup", "#karakorum", "#games", "#records", "#settings", "#rules", "#rules/karakorum", "#about")
    for address in pages:
        page.goto(server.url + address)
        expect(page.locator("h1").first).to_be_visible()
        axe.look(address)
        if address == "#settings":
            expect(page.locator("main [lang=ru]")).to_have_text("Русский")
            page.locator("[data-settings=keys] summary").click()
            expect(page.locator("[data-key=undo]")).to_be_visible()
            axe.look("settings with the keys")
    for game in ("k2", "karakorum"):
        page.goto(f"{server.url}#lesson/{game}")
        expect(page.locator(".lesson .game")).to_be_visible()
        axe.look(f"lesson of {game}")
        page.locator("[data-lesson=skip]").click()
        axe.look(f"second step of {game}")
    page.goto(f"{server.url}#k2/challenge/1/hard/mixed/screens/Up%20there")
    expect(table.action("accept-challenge")).to_be_visible()
    axe.look("challenge")
    page.goto(f"{server.url}#daily")
    expect(table.action("climb-daily")).to_be_visible()
    axe.look("daily")
    page.goto(f"{server.url}#k2/game/nothing")
    expect(page.get_by_role("alert").first).to_be_visible()
    axe.look("a broken link")
    link = write_game(Replay.from_json(positions()["over"]))
    page.route("**/bots.bin", lambda route: None)  # it never comes, so that the review runs
    page.goto(f"{server.url}{link}/review")
    expect(page.locator(".review-progress [data-action=stop]")).to_be_visible()
    axe.look("a running review")
    page.unroute_all(behavior="ignoreErrors")
    page.goto(server.url + link)
    expect(page.locator(".verdict")).to_be_visible()
    axe.look("result")
    table.action("watch").click()
    expect(page.locator(".replay")).to_be_visible()
    axe.look("replay")
    table.action("moment-link").click()
    expect(page.locator(".share").first).to_be_visible()
    axe.look("share")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.mouse.click(5, 450)
    expect(page.locator(".share")).to_have_count(0)
    page.goto(server.url + write_game(moments()["over"]))
    expect(page.locator(".verdict")).to_be_visible()
    page.locator("[data-action=watch]").click()
    expect(page.locator(".replay")).to_be_visible()
    axe.look("replay of Karakorum")
    assert not axe.found, axe.report()


def test_a_game_of_k2(new_context: Callable[..., BrowserContext], server: Server) -> None:
    page = visitor(new_context)
    axe = Axe(page)
    table = bring(page, server, positions()["select"])
    axe.look("curtain")
    table.lift_curtain()
    for place in range(3):
        page.locator(".hand .card").nth(place).click()
    axe.look("three cards chosen")
    show_menu(axe, table, "choosing")
    page.keyboard.press("n")
    expect(page.locator(".told-line")).to_be_visible()
    axe.look("what a key has told")
    page.keyboard.press("?")
    expect(page.locator("[data-key=undo]")).to_be_visible()
    axe.look("the keys")
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.locator(".command-line summary").click()
    axe.look("the field for commands")
    page.locator("[data-action=commands-close]").click()
    page.set_viewport_size({"width": 390, "height": 844})
    for sheet in ("teams", "log"):
        table.press(table.action(sheet))
        axe.look(f"the sheet {sheet}")
        page.keyboard.press("Escape")

    table = bring(page, server, positions()["token"])
    table.wait_for("token")
    axe.look("risk")

    table = bring(page, server, positions()["turn"])
    table.wait_for("turn")
    page.locator("k2-board [data-key=space-29]").press("Enter")
    axe.look("a refusal")
    page.locator(".tray-turn .card").first.click()
    axe.look("a card to give")
    page.keyboard.press("Escape")
    climber = page.locator("[data-climber=A]")
    if climber.get_attribute("aria-pressed") == "false":
        climber.click()
    page.locator("k2-board [data-lit]").first.press("Enter")
    expect(table.action("accept")).to_be_visible()
    axe.look("a plan")
    page.keyboard.press("Escape")
    table.press(table.action("settle"))
    expect(page.locator(".coins")).to_be_visible()
    axe.look("paying")
    page.keyboard.press("Escape")
    table.press(table.action("hint"))
    expect(page.locator(".hint-plan")).to_be_visible()
    axe.look("a hint")

    table = bring(page, server, before_a_tie()[0].to_json())
    _, state, after = before_a_tie()
    table.lift_curtain()
    table.pick(*places_of(state, after))
    expect(table.action("go-on")).to_be_visible()
    axe.look("a tie")

    table = bring(page, server, family_eve(warned=True).replay.to_json())
    table.wait_for("turn")
    table.press(table.action("end"))
    expect(page.get_by_role("alertdialog")).to_be_visible()
    axe.look("a question")
    before = table.position
    table.press(table.action("confirm-yes"))
    table.wait_for_change(before)
    axe.look("a night")
    table.go_on()
    table.wait_for("rescue")
    axe.look("a rescue")

    full, there, whose, _ = before_a_full_summit()
    table = bring(page, server, full.to_json())
    if table.action("lift").count():
        table.lift_curtain()
    table.go_on()
    climber = page.locator(f"[data-climber={'AB'[whose]}]")
    if climber.get_attribute("aria-pressed") == "false":
        table.press(climber)
    page.locator(f"k2-board [data-key=space-{len(there.setup.board.spaces) - 1}]").press("Enter")
    expect(table.action("touch-back")).to_be_visible()
    axe.look("a full space")

    bring(page, server, positions()["over"])
    expect(page.locator(".ending .chart")).to_be_visible()
    page.evaluate(INSTALLABLE)
    expect(page.locator(".install-offer")).to_be_visible()
    axe.look("the end")
    page.goto(f"{server.url}#games")
    expect(page.locator(".saved").first).to_be_visible()
    axe.look("the list of games")
    page.goto(f"{server.url}#records")
    expect(page.locator("h1")).to_be_visible()
    axe.look("records")
    assert not axe.found, axe.report()


def test_a_game_of_karakorum(new_context: Callable[..., BrowserContext], server: Server) -> None:
    page = visitor(new_context)
    axe = Axe(page)
    for name in (Task.REVEAL, Task.TAKE, Task.PLACE, Task.SCORE_FIRST, Task.MAKE_ROOM):
        table = bring(page, server, moments()[name].to_json())
        axe.look(f"Karakorum, {name}")
        if (
            name == Task.PLACE
        ):  # the prompt gives way to what the hint says, and the button that has the focus to another
            page.locator(".kk-buttons button").last.focus()
            page.keyboard.press("h")
            expect(page.locator(".hint-strip")).to_be_visible()
            expect(page.locator(".tray")).to_be_focused()
            axe.look("Karakorum, a hint")
    show_menu(axe, table, "Karakorum")
    for what in ("[data-action=discard]", "[data-goals=R]"):
        page.locator(what).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        axe.look(f"Karakorum, {what}")
        page.keyboard.press("Escape")
    bring(page, server, moments()["over"].to_json())
    expect(page.locator(".ending .kk-standings")).to_be_visible()
    axe.look("Karakorum, the end")
    assert not axe.found, axe.report()
