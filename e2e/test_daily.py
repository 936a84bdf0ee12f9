"""The mountain of the day, and what one has climbed."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.climbs import before_its_end, climb, finish, points, shared_link
from e2e.library import exported, import_file
from e2e.shell import expect_engine
from e2e.skipping import skip_to_the_end
from e2e.table import Table
from k2core.sharing.links import write_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from serve import Server


def at_midnight(page: Page, date: str) -> None:
    page.clock.install(time=f"{date}T23:59:50Z")


def test_the_day_changes_at_midnight_utc(page: Page, server: Server) -> None:
    at_midnight(page, "2026-11-16")
    page.goto(f"{server.url}#daily")
    heading = page.locator("[data-date]")
    expect(heading).to_have_attribute("data-date", "2026-11-16")
    expect(page.locator("[data-action=climb-daily]")).to_have_attribute("href", "#k2/solo/hard/winter/daily-2026-11-16")
    page.clock.run_for(15_000)
    expect(heading).to_have_attribute("data-date", "2026-11-17")
    expect(page.locator("[data-action=climb-daily]")).to_have_attribute("href", "#k2/solo/easy/summer/daily-2026-11-17")
    expect(page.get_by_role("timer")).to_contain_text(re.compile("23:59:5"))
    page.locator(".day-tile").first.click()
    expect(heading).to_have_attribute("data-date", "2026-11-16")


def test_a_day_outside_the_list_is_shown_in_the_same_visit(page: Page, server: Server) -> None:
    page.clock.install(time="2026-11-16T12:00:00Z")
    page.goto(f"{server.url}#daily")
    heading = page.locator("[data-date]")
    expect(heading).to_have_attribute("data-date", "2026-11-16")
    page.goto(f"{server.url}#daily/2026-01-05")
    expect(heading).to_have_attribute("data-date", "2026-01-05")
    expect(page.locator("[data-action=climb-daily]")).to_have_attribute("href", "#k2/solo/easy/summer/daily-2026-01-05")


@pytest.mark.parametrize("before", ["#daily", "#records"])
def test_a_day_that_never_was_is_told_in_one_sentence(page: Page, server: Server, before: str) -> None:
    page.clock.install(time="2026-11-16T12:00:00Z")
    page.goto(server.url + before)
    expect_engine(page, "ready")
    for date in ("2026-02-30", "2025-12-31", "2026-13-01", "yesterday"):
        page.goto(f"{server.url}#daily/{date}")
        expect(page.get_by_role("alert")).to_have_text("There’s no mountain for that day.")
        page.clock.run_for(5_000)
        expect(page.locator("[data-action=quick]")).to_be_visible()
        page.goto(server.url + before)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_after_the_day_its_page_offers_to_share_and_to_watch(page: Page, server: Server) -> None:
    page.clock.install(time="2026-11-16T12:00:00Z")
    replay = climb("daily-2026-11-16", "hard", "winter", name="")
    finish(page, server, replay)
    expect(page.locator(".ending .streak")).to_have_text("1 day in a row")
    page.goto(f"{server.url}#daily")
    page.locator("k2-daily [data-action=share]").click()
    assert shared_link(page) == write_game(replay)
    expect(page.locator(".share-text")).to_contain_text("K2 daily, 16 November 2026")
    page.locator("[data-action=close-share]").click()
    page.locator("k2-daily [data-action=watch]").click()
    expect(page.locator(".replay")).to_have_attribute("data-at", "0")


def play_daily(page: Page, server: Server, date: str) -> Table:
    page.goto(f"{server.url}#daily/{date}")
    page.locator("[data-action=climb-daily]").click()
    table = Table(page)
    table.wait_for("select")
    table.play_day(None)
    skip_to_the_end(page)
    table.end_turn()
    expect(page.locator(".ending")).to_be_visible()
    return table


def test_a_first_try_and_the_days_in_a_row_are_shown(page: Page, server: Server) -> None:
    page.clock.install(time="2026-11-16T12:00:00Z")
    play_daily(page, server, "2026-11-16")
    page.goto(f"{server.url}#records")
    expect(page.locator(".archive li")).to_have_count(1)
    expect(page.locator(".archive .tag")).to_have_text("first attempt")
    expect(page.locator(".streak")).to_have_text("1 day in a row")
    page.goto(f"{server.url}#daily")
    expect(page.locator(".streak")).to_have_text("1 day in a row")
    expect(page.locator(".first-try")).to_contain_text("First attempt: 2 points, Tourist")


def test_records_are_kept_by_mode_and_travel_with_the_games(
    page: Page, server: Server, fresh: Callable[[], Page]
) -> None:
    replays = [climb("e2e-climb", name=""), climb("e2e-other", name=""), climb("e2e-third", "hard", "winter", name="")]
    for replay in replays:
        import_file(page, server, before_its_end(replay))
        expect(page.get_by_role("alert")).to_contain_text("Imported 1 game")
        page.locator(".saved a").first.click()
        table = Table(page)
        table.wait_for("turn")
        table.end_turn()
        expect(page.locator(".ending")).to_be_visible()
    page.goto(f"{server.url}#records")
    modes = page.locator(".mode")
    expect(modes).to_have_count(2)
    best = max(points(replay)[0] for replay in replays[:2])
    easy = modes.filter(has_text="Easy · Summer")
    expect(easy.locator("dd").first).to_have_text(str(best))
    expect(easy.locator("dd").nth(1)).to_have_text("2")
    content = exported(page, server)
    assert len(content["records"]) == 3
    other = fresh()
    import_file(other, server, json.dumps(content))
    expect(other.locator(".saved")).to_have_count(3)
    other.goto(f"{server.url}#records")
    expect(other.locator(".archive li")).to_have_count(3)
    forged = {**content, "records": [{"hash": "#k2/game/forged", "when": 1, "first": True}], "games": []}
    import_file(other, server, json.dumps(forged))
    expect(other.get_by_role("alert")).to_be_visible()
    other.goto(f"{server.url}#records")
    expect(other.locator(".archive li")).to_have_count(3)
