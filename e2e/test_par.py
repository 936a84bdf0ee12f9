"""Par of a mountain on the page: what comes with the page, what is kept, and what a worker finds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Page, expect

from e2e.climbs import climb, finish, points
from e2e.library import import_file
from k2core import k2
from k2core.sharing.daily import daily
from k2core.sharing.links import challenge, write_challenge, write_game
from k2core.sharing.replay import Record

if TYPE_CHECKING:
    from serve import Server

SCORES = Path(__file__).parents[1] / "web" / "src" / "games" / "k2" / "daily-par.json"
MOUNTAIN = ("easy", "summer", "e2e-climb")
SCORE = points(climb())[0]
SEARCHED = 99
"""More stages than there are."""


def keep_par(page: Page, par: int, **more: Any) -> None:
    """Par as this browser would have kept it, before the page is opened."""
    known = {"points": par, "done": SEARCHED, "ready": True, "over": True} | more
    kept = json.dumps({"/".join(MOUNTAIN): known})
    page.add_init_script(f"localStorage.getItem('k2:pars') ?? localStorage.setItem('k2:pars', {json.dumps(kept)})")


def test_the_mountain_of_a_day_has_its_par_at_once(page: Page, server: Server) -> None:
    options = daily("2026-11-18").options
    par = json.loads(SCORES.read_text(encoding="utf-8"))[f"{options['board']}/{options['weather']}"]["2026-11-18"]
    page.clock.install(time="2026-11-18T12:00:00Z")
    page.goto(f"{server.url}#daily")
    expect(page.locator("k2-daily .par b")).to_have_text(f"Par {par}")
    expect(page.locator("k2-daily .par")).to_contain_text("the best score that a computer has found on this mountain")


def test_a_challenge_shows_par_when_the_worker_has_found_it(page: Page, server: Server) -> None:
    keep_par(page, 16, ready=False, over=False)
    page.goto(server.url + write_challenge(challenge("k2", 1, MOUNTAIN)))
    expect(page.locator("k2-challenge .par b")).to_have_text("Par 16")


def test_a_climb_is_told_how_far_it_is_from_par(page: Page, server: Server) -> None:
    keep_par(page, SCORE + 1)
    finish(page, server, climb())
    expect(page.locator(".ending .par b")).to_have_text(f"1 point short of par ({SCORE + 1})")
    page.goto(f"{server.url}#records")
    expect(page.locator(".records .archive li")).to_have_count(1)
    expect(page.locator(".par-tag")).to_have_count(0)


def test_a_climb_above_par_is_par_from_then_on(page: Page, server: Server) -> None:
    keep_par(page, SCORE - 2)
    finish(page, server, climb())
    told = page.locator(".ending .par")
    expect(told.locator("b")).to_have_text(f"2 points above par! Until now par was {SCORE - 2}.")
    expect(told.locator(".par-medal")).to_have_count(1)
    page.locator(".ending [data-action=share]").click()
    page.locator(".share [name=what][value=challenge]").check(force=True)
    expect(page.locator(".share .par b")).to_have_text(f"Par {SCORE}")
    page.goto(f"{server.url}#records")
    expect(page.locator(".par-tag")).to_have_text("par reached")


def test_a_climb_shows_par_in_its_menu_and_the_board_stays_where_it_is(page: Page, server: Server) -> None:
    keep_par(page, 16)
    page.goto(f"{server.url}#k2/solo/{'/'.join(MOUNTAIN)}")
    board = page.locator(".game k2-board")
    before = board.bounding_box()
    page.locator("[data-action=menu]").click()
    expect(page.locator("dialog .par b")).to_have_text("Par 16")
    assert board.bounding_box() == before


def test_past_days_on_which_par_was_reached_have_a_medal(page: Page, server: Server) -> None:
    """The climb of a day before pars came with the page; the other one is short of its par."""
    days = ("2026-11-10", "2026-11-09")
    records, pars = [], {}
    for day, more in zip(days, (0, 1), strict=True):
        game = challenge_of(day)
        records.append({"hash": write_game(game.replay), "when": 1, "first": True})
        state = game.state
        assert isinstance(state, k2.State)
        config = state.config
        known = {"points": k2.totals(state)[0] + more, "done": SEARCHED, "ready": True, "over": True}
        pars[f"{config.board}/{config.weather}/{config.seed}"] = known
    page.clock.install(time="2026-11-12T12:00:00Z")
    page.add_init_script(f"localStorage.setItem('k2:pars', {json.dumps(json.dumps(pars))})")
    games = [{"replay": game.replay.to_dict()}]
    import_file(page, server, json.dumps({"kind": "k2-games", "version": 1, "games": games, "records": records}))
    expect(page.locator(".saved")).to_have_count(1)
    page.goto(f"{server.url}#daily")
    expect(page.locator(".day-medal")).to_have_count(1)
    reached = page.locator(f"[href='#daily/{days[0]}']")
    expect(reached.locator(".day-medal")).to_be_visible()
    expect(reached).to_have_accessible_name(re.compile("par reached"))


def challenge_of(day: str) -> Record:
    """The mountain of a day, climbed by somebody who is too bold to come far."""
    found = daily(day)
    config = k2.GAME.config_from_dict(k2.GAME.options.to_dict() | dict(found.options))
    record = Record.new(k2.GAME, config, ("Wanda",))
    while record.state.to_act:
        record.apply(max(record.state.legal_actions(), key=lambda action: str(action).startswith("step")))
    return record
