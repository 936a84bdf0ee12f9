"""The mountain of the day, and what one has climbed."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from e2e.climbs import before_its_end, climb, points
from e2e.library import exported, import_file
from e2e.table import Table

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
    page.locator(".archive a").first.click()
    expect(heading).to_have_attribute("data-date", "2026-11-16")


def play_daily(page: Page, server: Server, date: str) -> Table:
    page.goto(f"{server.url}#daily/{date}")
    page.locator("[data-action=climb-daily]").click()
    table = Table(page)
    table.wait_for("select")
    for _ in range(18):
        table.play_day(None)
    expect(page.locator(".ending")).to_be_visible()
    return table


def test_a_first_try_and_the_days_in_a_row_are_shown(page: Page, server: Server) -> None:
    page.clock.install(time="2026-11-16T12:00:00Z")
    play_daily(page, server, "2026-11-16")
    page.goto(f"{server.url}#records")
    expect(page.locator(".archive li")).to_have_count(1)
    expect(page.locator(".archive .tag")).to_have_text("first try")
    expect(page.locator(".streak")).to_have_text("1 day in a row")
    page.goto(f"{server.url}#daily")
    expect(page.locator(".streak")).to_have_text("1 day in a row")
    expect(page.locator(".first-try")).to_contain_text("First try: 2 points, Tourist")


def test_records_are_kept_by_mode_and_travel_with_the_games(
    page: Page, server: Server, fresh: Callable[[], Page]
) -> None:
    replays = [climb("e2e-climb", name=""), climb("e2e-other", name=""), climb("e2e-third", "hard", "winter", name="")]
    for replay in replays:
        import_file(page, server, before_its_end(replay))
        expect(page.get_by_role("alert")).to_contain_text("imported")
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
