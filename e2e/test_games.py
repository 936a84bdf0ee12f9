"""Whole games in a real browser, alone and around a table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.games import drag, set_up, start_solo
from e2e.shell import with_settings
from e2e.skipping import skip
from e2e.table import Table, by_keyboard
from k2core.k2.components import DAYS

if TYPE_CHECKING:
    from collections.abc import Callable

    from serve import Server

    from k2core import k2
    from k2core.core.game import AnyState


@pytest.fixture
def brisk(context: BrowserContext) -> Page:
    """A page whose nights are not told: most of a whole game would be spent on them."""
    return with_settings(context, speed="off").new_page()


def last_day(state: AnyState) -> bool:
    return cast("k2.State", state).day == DAYS


def test_a_whole_solo_game_with_the_mouse(brisk: Page, server: Server) -> None:
    table = start_solo(brisk, server)
    for number in range(DAYS):
        table.play_day("AB"[number % 2])
        if table.phase() == "over":
            break
    ending = brisk.locator(".ending")
    expect(ending).to_be_visible()
    expect(ending.get_by_role("heading", level=2)).to_have_text(
        re.compile(r"\d+ points: (Tourist|Hiker|Alpinist|Himalayan mountaineer)")
    )
    expect(ending.locator(".chart svg[role=img]")).to_be_visible()
    table.press(table.action("anew"))
    table.wait_for("select")
    assert table.day == 1


def test_a_game_of_three_begins_and_ends_with_the_mouse(page: Page, server: Server) -> None:
    table = set_up(page, server, 3)
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    table.play_day("A")
    skip(page, last_day)
    table.play_day("B")
    expect(page.locator(".ending").get_by_role("heading", level=2)).to_contain_text(re.compile("Anna|Brian|William"))


def test_a_solo_game_begins_and_ends_by_keyboard_alone(page: Page, server: Server) -> None:
    start_solo(page, server)
    table = Table(page, by_keyboard(page))
    table.play_day("A")
    table.play_day("B")
    skip(page, last_day)
    table.play_day("A")
    expect(page.locator(".ending")).to_be_visible()


def test_tab_and_arrows_reach_the_mountain(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    table.pick()
    table.take_token()
    table.wait_for("turn")
    page.locator("[data-action=menu]").focus()
    page.keyboard.press("Tab")
    focused = "document.activeElement.shadowRoot?.activeElement?.getAttribute('aria-label') ?? ''"
    first = page.evaluate(focused)
    assert first, "the mountain is not the next stop"
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(focused) != first


def test_nothing_secret_is_behind_the_curtain(page: Page, server: Server) -> None:
    table = set_up(page, server, 2)
    assert table.phase() == "curtain"
    assert page.locator(".card, .hand").count() == 0
    snapshot = page.locator("body").aria_snapshot()
    assert "Move" not in snapshot
    assert "Rope" not in snapshot
    assert "Acclimatization" not in snapshot
    table.lift_curtain()
    expect(page.locator(".hand .card").first).to_be_visible()
    table.pick()
    expect(table.action("lift")).to_be_visible()
    assert page.locator(".card, .hand").count() == 0


def test_a_pick_is_secret_until_all_have_picked(page: Page, server: Server) -> None:
    table = set_up(page, server, 2)
    table.lift_curtain()
    table.pick()
    table.lift_curtain()
    assert "plays" not in (page.locator(".log").text_content() or "")
    table.pick()
    expect(page.locator(".log")).to_contain_text("plays")


def test_steps_are_undone_and_done_again_until_the_turn_ends(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    table.pick()
    table.take_token()
    table.wait_for("turn")
    expect(table.action("undo")).to_be_disabled()
    start = table.position
    assert table.walk("A")
    end = table.position
    while table.action("undo").is_enabled():
        table.change(table.action("undo"))
    assert table.position == start
    while table.action("redo").is_enabled():
        table.change(table.action("redo"))
    assert table.position == end


def in_turn_with(page: Page, server: Server, kind: str) -> tuple[Table, Locator]:
    """A first turn that has a card of this kind, which may be given."""
    table = start_solo(page, server)
    labels = page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.ariaLabel)")
    places = [place for place, label in enumerate(labels) if re.search(kind, label)]
    table.pick(*[*places, *(place for place in range(6) if place not in places)][:3])
    table.take_token()
    table.wait_for("turn")
    return table, page.locator(".hand").get_by_role("button", name=re.compile(kind)).first


def test_a_card_is_dragged_onto_a_climber_in_the_tray(page: Page, server: Server) -> None:
    table, card = in_turn_with(page, server, "^Move")
    before = table.position
    drag(page, card, page.locator("[data-climber=B]"))
    expect(page.locator(".log")).to_contain_text(re.compile(r"B gets Move \d"))
    expect(page.locator(".hand .card")).to_have_count(2)
    expect(page.locator(".dragged")).to_have_count(0)
    table.change(table.action("undo"))
    assert table.position == before


def test_a_card_is_dragged_onto_a_climber_on_the_mountain(page: Page, server: Server) -> None:
    table, card = in_turn_with(page, server, "^Move")
    drag(page, card, page.locator("k2-board").get_by_role("button", name=re.compile("^Climber A,")))
    expect(page.locator(".log")).to_contain_text(re.compile(r"A gets Move \d"))
    assert table.action("undo").is_enabled()


def test_a_rope_that_is_dropped_asks_how_it_is_used(page: Page, server: Server) -> None:
    table, card = in_turn_with(page, server, "^Rope")
    before = table.position
    drag(page, card, page.locator("[data-climber=A]"))
    gifts = page.locator("[data-give]")
    expect(gifts).to_have_count(2)
    assert table.position == before
    table.change(gifts.first)
    expect(page.locator(".log")).to_contain_text(re.compile("A gets Rope"))


def test_a_card_dropped_beside_everything_stays_where_it_is(page: Page, server: Server) -> None:
    table, card = in_turn_with(page, server, "^Move")
    before = table.position
    drag(page, card, page.locator(".game-bar"))
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".hand .card")).to_have_count(3)
    expect(page.locator("[data-give]")).to_have_count(0)
    assert table.position == before


def test_risk_is_paid_point_by_point_from_where_one_likes(page: Page, server: Server) -> None:
    table, card = in_turn_with(page, server, "^Move")
    drag(page, card, page.locator("[data-climber=A]"))
    expect(page.locator(".hand .card")).to_have_count(2)
    unpaid = table.action("settle")
    if unpaid.count():
        table.press(unpaid)
    while unpaid.count():
        table.change(page.locator("[data-pay='pay A move']"))
    expect(page.locator(".log")).to_contain_text("A loses 1 movement point to the risk token")


def test_colours_are_chosen_and_kept(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#setup")
    page.get_by_label("2 players", exact=True).check()
    first, second = (page.locator(f"[data-action=colour-{seat}]") for seat in range(2))
    expect(first).to_have_attribute("aria-label", re.compile("orange"))
    first.click()
    page.get_by_role("button", name="blue", exact=True).click()
    expect(first).to_be_focused()
    expect(first).to_have_attribute("aria-label", re.compile("blue"))
    expect(second).to_have_attribute("aria-label", re.compile("orange"))
    chosen = first.inner_html()
    page.locator("[name=start]").nth(1).check()  # the first seat, so that the curtain is its
    page.locator("[data-action=start]").click()
    expect(page.locator("[data-action=lift]")).to_be_visible()
    drawing = "emblem => emblem.querySelector('path').getAttribute('d')"
    emblem = page.locator(".curtain-emblem svg")
    assert emblem.evaluate(drawing) in chosen
    page.reload()
    assert emblem.evaluate(drawing) in chosen
    page.goto(f"{server.url}#setup")
    expect(first).to_have_attribute("aria-label", re.compile("blue"))


def test_what_is_refused_says_why(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    table.pick()
    table.take_token()
    table.wait_for("turn")
    page.locator("[data-climber=A]").click()
    page.locator("k2-board").get_by_role("button", name=re.compile("^the summit")).click()
    expect(page.locator(".notice")).to_have_text("You can’t get there this turn.")


def test_a_game_is_there_again_after_a_reload_at_every_kind_of_moment(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    moments = []
    moves: tuple[Callable[[], object], ...] = (
        lambda: table.wait_for("select"),
        table.pick,
        table.take_token,
        lambda: table.walk("A"),
        table.settle,
        table.end_turn,
    )
    for move in moves:
        move()
        before = table.position
        page.reload()
        expect(page.locator("[data-position]")).to_be_visible()
        moments.append((before, table.position))
    assert all(before == after for before, after in moments)
    assert len({before for before, _ in moments}) == len(moments)


def test_a_reload_while_choosing_draws_the_curtain(page: Page, server: Server) -> None:
    table = set_up(page, server, 2)
    table.lift_curtain()
    before = table.position
    page.reload()
    expect(table.action("lift")).to_be_visible()
    assert table.position == before


def test_a_killed_worker_in_mid_turn_costs_nothing(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    table.pick()
    table.take_token()
    table.wait_for("turn")
    assert table.walk("A")
    before = table.position
    (worker,) = page.workers
    worker.evaluate("self.close()")
    assert table.position == before
    table.settle()
    table.end_turn()
    assert table.day == 2


def test_storage_that_is_refused_is_said_once_and_play_goes_on(page: Page, server: Server) -> None:
    page.add_init_script("IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }")
    table = start_solo(page, server)
    expect(page.get_by_role("alert")).to_contain_text("Your browser won’t save games")
    table.play_day("A")
    assert table.day == 2


def test_two_tabs_do_not_play_the_same_game(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    before = table.position
    second = page.context.new_page()
    other = start_solo(second, server)
    assert other.position == before
    expect(page.get_by_role("alert")).to_contain_text("another tab")
    other.pick()
    other.wait_for("token")
    page.locator("[data-action=take-back]").click()
    table.wait_for("token")
    expect(second.get_by_role("alert")).to_contain_text("another tab")
