"""A finished climb looked back on: made in the bots' worker, kept with the game, and played better from there."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from e2e.library import exported, import_games
from e2e.shell import with_settings
from e2e.table import Table
from k2core import k2, karakorum
from k2core.bots.karakorum.lessons import lesson, line
from k2core.core.rng import stream
from k2core.sharing.links import write_game
from k2core.sharing.replay import Record, Replay

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page
    from serve import Server

PHONE = {"width": 360, "height": 740}


@cache
def reckless() -> Replay:
    """Everybody goes up whenever it is possible, so that climber A is dead in the third night."""
    record = Record.new(k2.GAME, k2.Config(seed="e2e-review"), ("Wanda",))
    while record.state.to_act:
        record.apply(max(record.state.legal_actions(), key=lambda action: _boldness(record, str(action))))
    assert record.replay.play().outcome is not None
    return record.replay


def _boldness(record: Record, action: str) -> tuple[bool, bool, bool, str]:
    verb, *rest = action.split()
    gives = verb == "give" and rest[-1] in ("A", "up")
    state = record.state
    assert isinstance(state, k2.State)
    goes_up = verb == "step" and int(rest[1]) > (state.players[0].climbers["AB".index(rest[0])].space or 0)
    return gives, goes_up, verb not in ("tent", "step"), action


@pytest.fixture
def phone(new_context: Callable[..., BrowserContext]) -> Page:
    return with_settings(new_context(viewport=PHONE), speed="off").new_page()


def expect_done(page: Page) -> None:
    expect(page.locator(".review")).to_have_attribute("data-work", "done")


def test_a_sent_climb_is_reviewed_and_played_better_from_there(phone: Page, server: Server) -> None:
    phone.goto(f"{server.url}{write_game(reckless())}")
    phone.locator("[data-action=review]").click()
    expect_done(phone)
    expect(phone.locator(".review-days tbody tr")).to_have_count(4)
    turning = phone.locator("[data-turning]").last
    expect(turning).to_contain_text("Climber A died that night and could have lived.")
    turning.click()
    expect(phone.locator(".review-detail h2")).to_have_text("Day 3: the turn")
    expect(phone.locator(".review-detail h2")).to_be_focused()
    expect(phone.locator(".review-detail .did")).to_contain_text("Climber A dies in the night.")
    expect(phone.locator(".review-detail .should")).not_to_contain_text("dies")
    expect(phone.locator(".review-board k2-board .plan").first).to_be_attached()
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    phone.locator("[data-action=play-on]").click()
    Table(phone).wait_for("turn")
    expect(phone.locator(".day")).to_have_attribute("data-day", "3")


def test_a_review_is_stopped_and_goes_on_and_is_kept(phone: Page, server: Server) -> None:
    import_games(phone, server, reckless().to_json())
    phone.route("**/bots.bin", lambda route: None)  # it never comes, so that nothing is found
    phone.locator(".saved [data-action=review]").click()
    phone.locator("[data-action=stop]").click()
    expect(phone.locator(".review-progress [role=status]")).to_have_text("Stopped. What was found so far is kept.")
    phone.unroute_all(behavior="ignoreErrors")
    phone.reload()
    expect_done(phone)
    phone.route(re.compile("thinker|bots.bin"), lambda route: route.abort())
    phone.reload()
    expect_done(phone)  # nothing is asked again
    phone.locator(".review-drop").last.focus()
    phone.keyboard.press("Enter")
    expect(phone.locator(".review-detail h2")).to_have_text("Day 3: the turn")
    phone.get_by_role("button", name="nothing better was found").first.click()
    expect(phone.locator(".review-lesson")).to_have_text("Nothing better was found.")
    expect(phone.locator(".review-lines h3")).to_have_text("What happened")
    (game,) = exported(phone, server)["games"]
    assert game["review"]["0"]["done"]
    assert game["review"]["0"]["praise"] == "mixed"


# How many choices of the first seat are kept in the browser's database.
KEPT = """() => new Promise(resolve => {
  const opening = indexedDB.open('k2');
  opening.onsuccess = () => {
    const asking = opening.result.transaction('reviews').objectStore('reviews').getAll();
    asking.onsuccess = () => {
      opening.result.close();
      resolve(asking.result[0]?.seats?.[0]?.found.length ?? 0);
    };
  };
})"""


def test_a_review_goes_on_while_one_is_elsewhere_on_the_page(phone: Page, server: Server) -> None:
    import_games(phone, server, reckless().to_json())
    phone.locator(".saved [data-action=review]").click()
    expect(phone.locator(".review-progress")).to_be_visible()
    phone.evaluate("location.hash = '#games'")
    expect(phone.locator(".review")).to_have_count(0)
    before = phone.evaluate(KEPT)
    phone.wait_for_function(f"async before => await ({KEPT})() > before", arg=before)
    assert phone.locator(".review").count() == 0
    phone.locator(".saved [data-action=review]").click()
    expect(phone.locator(".review-days tbody tr").first).to_be_visible()  # what was found meanwhile


@cache
def reviewed_karakorum() -> str:
    """A game of chance, with a review that has one thing to say: another take was better."""
    config = karakorum.Config(2, "e2e-review", 0)
    rng = stream("e2e-review", "random")
    states, actions = [karakorum.start(config)], list[karakorum.Action]()
    while states[-1].to_act:
        legal = states[-1].legal_actions()
        actions.append(legal[rng.below(len(legal))])
        states.append(states[-1].apply(actions[-1]))
    moment, state = next(
        (place, state)
        for place, state in enumerate(states)
        if state.phase == "take" and state.to_act == (0,) and len(state.legal_actions()) > 1
    )
    better = next(action for action in state.legal_actions() if action != actions[moment])
    did, should = line(state, [actions[moment]]), line(state, [better])
    choice: dict[str, Any] = {
        "day": 1,
        "phase": "take",
        "moment": moment,
        "expected": 510,
        "lost": 70,
        "lesson": lesson(did, should).to_dict(),
        "better": [str(better)],
        "did": did.to_dict(),
        "should": should.to_dict(),
    }
    review = {
        "seat": 0,
        "found": [choice],
        "of": 1,
        "done": True,
        "points": 0,
        "lost": 70,
        "praise": "good",
        "turning_points": [moment],
        "curve": [{"day": 1, "expected": 500}, {"day": 2, "expected": 430}, {"day": 3, "expected": 1000}],
    }
    replay = Replay("karakorum", config, tuple(actions), ("Wanda", "*hiker"))
    return json.dumps({"replay": replay.to_dict(), "review": {"0": review}})


def test_a_game_of_karakorum_is_looked_back_on_and_played_better_from_there(phone: Page, server: Server) -> None:
    import_games(phone, server, reviewed_karakorum())
    phone.locator(".saved [data-action=review]").click()
    expect_done(phone)
    expect(phone.locator(".review-verdict p")).to_have_text("Choices as good as the best that was found: 0 of 1.")
    phone.locator("[data-turning]").click()
    expect(phone.locator(".review-detail h2")).to_be_focused()
    expect(phone.locator(".review-lesson")).to_contain_text("The chance to win fell by 7%.")
    expect(phone.locator(".kk-review-table .kk-cardbutton.hinted").first).to_be_visible()
    expect(phone.locator(".review-lines .did")).to_contain_text("Wanda takes")
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    phone.locator(".choices label").last.click()
    expect(phone.locator(".review")).to_have_attribute("data-work", "running")  # the bot's choices are weighed now
    phone.locator("[data-action=stop]").click()
    expect(phone.locator(".review")).to_have_attribute("data-work", "stopped")
    phone.locator(".choices label").first.click()
    phone.locator("[data-turning]").click()
    phone.locator("[data-action=play-on]").click()
    expect(phone.locator(".karakorum")).to_have_attribute("data-phase", "take")
