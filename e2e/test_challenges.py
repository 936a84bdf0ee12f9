"""A challenge between people: made, sent, answered, answered again, also without a network and as links were before."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.climbs import climb, finish, points, shared_link
from e2e.shell import expect_offline_ready
from e2e.skipping import skip_to_the_end
from e2e.table import Table
from k2core.sharing.links import challenge, sent_by, write_challenge, write_game
from k2core.sharing.short_text import encode_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Route
    from serve import Server

    from e2e.conftest import Watcher

MOUNTAIN = ("easy", "summer", "e2e-climb")
WANDA = climb()
SENT = write_challenge(sent_by(challenge("k2", 1, MOUNTAIN, "Catch me!"), "Wanda", write_game(WANDA)))
SCORE = points(WANDA)[0]


# The words on the buttons of an ending that stand on two lines.
BROKEN_WORDS = """
() => [...document.querySelectorAll('.ending-row span')].flatMap(span => {
  const text = [...span.childNodes].find(node => node.nodeType === Node.TEXT_NODE);
  const broken = [];
  for (const {0: word, index} of text.data.matchAll(/\\S+/g)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    if (new Set([...range.getClientRects()].map(({top}) => top)).size > 1) broken.push(word);
  }
  return broken;
})
"""


def rest_through(page: Page) -> int:
    """Sits the whole climb out, the days between the first and the last without the screen, and tells the points."""
    table = Table(page)
    table.wait_for("select")
    table.play_day(None)
    skip_to_the_end(page)
    table.end_turn()
    expect(page.locator(".ending")).to_be_visible()
    title = page.locator(".ending").get_by_role("heading", level=2).inner_text()
    return int(title.partition(" ")[0])


def write_letter(page: Page, sender: str, message: str) -> str:
    """Fills in the open sheet, and returns the link it sends."""
    page.locator(".share [name=sender]").fill(sender)
    page.locator(".share [name=message]").fill(message)
    said = f"/says={encode_text(message)}" if message else ""
    expect(page.locator(".share [name=link]")).to_have_value(re.compile(f"/from={encode_text(sender)}{said}/"))
    return shared_link(page)


def title(page: Page) -> str:
    return page.get_by_role("heading", level=1).inner_text()


def expect_standings(page: Page, *lines: str) -> None:
    expect(page.locator(".standings li")).to_have_text(list(lines))


def test_a_challenge_is_answered_and_answered_again(page: Page, server: Server, fresh: Callable[[], Page]) -> None:
    wanda, anna, stranger = page, fresh(), fresh()
    finish(wanda, server, WANDA)
    wanda.locator(".ending [data-action=share]").click()
    wanda.locator(".share [name=what][value=challenge]").check(force=True)
    sent = write_letter(wanda, "Wanda", "Catch me!")

    anna.goto(server.url + sent)
    expect(anna.locator(".challenge-goal")).to_have_text(re.compile(f"Wanda reached {SCORE} points.*Can you beat that"))
    assert title(anna) == "Wanda challenges you"
    expect(anna.locator(".message-of")).to_have_text("Catch me!")
    assert MOUNTAIN[2] not in anna.locator("k2-challenge").inner_text(), "no seed"
    anna.locator("[name=own-name]").fill("Anna")
    anna.locator("[data-action=accept-challenge]").click()
    Table(anna).wait_for("select")
    expect(anna.locator("k2-board .ghost")).to_have_count(2)
    expect(anna.locator(".rival-line.beside")).to_contain_text("Wanda")
    reached = rest_through(anna)
    assert reached < SCORE
    expect(anna.locator(".race")).to_contain_text("Wanda")
    expect(anna.locator(".ending [data-action=again]")).to_have_text("Race Wanda again")
    answer_button = anna.locator(".ending [data-action=answer]")
    expect(answer_button).to_have_text("Send your answer to Wanda")
    expect(anna.locator(".ending .primary")).to_have_count(1)
    anna.set_viewport_size({"width": 360, "height": 640})
    assert anna.evaluate(BROKEN_WORDS) == []
    answer_button.click()
    expect(anna.locator(".share [name=sender]")).to_have_value("Anna")
    expect(anna.locator(".share-text")).to_contain_text(f"I reached {reached} points")
    answer = write_letter(anna, "Anna", "Not bad for a first try")
    assert len(answer) < 400

    wanda.goto(server.url + answer)
    expect_standings(wanda, f"You {SCORE}", f"Anna {reached}")
    expect(wanda.locator(".standing-verdict")).to_have_text("You’re ahead.")
    assert title(wanda) == "An answer from Anna"
    wanda.locator("[data-action=accept-challenge]").click()
    again = rest_through(wanda)
    expect(wanda.locator(".ending [data-action=answer]")).to_have_text("Send your answer to Anna")
    wanda.locator(".ending [data-action=answer]").click()
    second = write_letter(wanda, "Wanda", "")

    stranger.goto(server.url + second)
    expect_standings(stranger, f"Wanda {again}", f"Anna {reached}")
    expect(stranger.locator(".standing-verdict")).to_have_count(0)
    anna.goto(server.url + second)
    expect_standings(anna, f"You {reached}", f"Wanda {again}")


def test_an_answer_to_a_mountain_that_one_has_not_climbed_tells_the_result(page: Page, server: Server) -> None:
    answer = sent_by(challenge("k2", 1, MOUNTAIN), "Anna", write_game(climb(name="Anna")), "Wanda")
    page.goto(server.url + write_challenge(answer))
    goal = page.locator(".challenge-goal")
    expect(goal).to_have_text(re.compile(f"Anna reached {SCORE} points"))
    expect(page.locator("[data-action=accept-challenge]")).to_be_visible()
    assert title(page) == "An answer from Anna"
    expect(goal).to_be_visible()


def test_the_same_mountain_again_keeps_the_ghost(page: Page, server: Server) -> None:
    page.goto(server.url + SENT)
    page.locator("[data-action=accept-challenge]").click()
    rest_through(page)
    table = Table(page)
    table.press(table.action("again"))
    table.wait_for("select")
    expect(page.locator(".rival-line.beside")).to_contain_text("Wanda")
    page.goto(server.url + SENT)
    expect(page.locator("[data-action=continue-challenge]")).to_have_text(re.compile("day 1"))
    page.locator("[data-action=continue-challenge]").click()
    table.wait_for("select")
    expect(page.locator(".rival-line.beside")).to_contain_text("Wanda")
    for width, height in ((390, 844), (844, 390), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".rival-line.over")).to_be_visible()
        expect(page.locator(".rival-line.over")).to_contain_text("Wanda")


def test_a_challenge_is_seen_before_the_engine_is_there(page: Page, server: Server) -> None:
    held: list[Route] = []
    page.route("**/runtime/**", lambda route: held.append(route))
    page.goto(server.url + SENT, wait_until="domcontentloaded")
    expect(page.locator(".message-of")).to_have_text("Catch me!")
    expect(page.locator(".challenge-goal")).to_have_text(f"Wanda reached {SCORE} points. Can you beat that?")
    expect(page.locator(".challenge-board k2-board")).to_be_visible()
    expect(page.get_by_role("link", name="How to play")).to_be_visible()
    expect(page.locator(".challenge-wait progress")).to_be_visible()
    expect(page.locator("[data-action=accept-challenge]")).to_have_count(0)
    page.locator("[name=own-name]").fill("Anna")
    for route in held:
        route.continue_()
    page.unroute("**/runtime/**")
    button = page.locator("[data-action=accept-challenge]")
    expect(button).to_be_visible()
    expect(page.locator("[name=own-name]")).to_have_value("Anna")
    text, whole = page.locator(".challenge-text").bounding_box(), button.bounding_box()
    assert text is not None
    assert whole is not None
    assert whole["width"] == text["width"]


@pytest.mark.parametrize(
    ("language", "title", "loading"),
    [("en", "Wanda challenges you", "Loading the mountain…"), ("it", "Wanda ti sfida", "Prepariamo la montagna…")],
)
def test_a_challenge_is_read_before_the_page_is_there(
    new_context: Callable[..., BrowserContext], server: Server, language: str, title: str, loading: str
) -> None:
    page = new_context(locale=language).new_page()
    held: list[Route] = []
    page.route("**/assets/app-*", lambda route: held.append(route))
    page.goto(server.url + SENT, wait_until="commit")
    greeting = page.locator(".greeting")
    expect(greeting.get_by_role("heading")).to_have_text(title)
    expect(greeting).to_contain_text("Catch me!")
    expect(greeting).to_contain_text(loading)
    for route in held:
        route.continue_()
    page.unroute("**/assets/app-*")
    expect(page.locator(".challenge-board k2-board")).to_be_visible()
    expect(greeting).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


@pytest.mark.stored
def test_a_challenge_is_taken_up_without_a_network(
    page: Page, context: BrowserContext, server: Server, watcher: Watcher
) -> None:
    watcher.expect("ERR_INTERNET_DISCONNECTED$")  # the browser itself looks for the tab's icon, past the site
    page.goto(server.url)
    expect_offline_ready(page)
    context.set_offline(True)
    page.goto(server.url + SENT)
    page.reload()
    page.locator("[data-action=accept-challenge]").click()
    rest_through(page)
    page.locator(".ending [data-action=answer]").click()
    answer = shared_link(page)
    page.goto(server.url + answer)
    page.reload()
    expect_standings(page, f"Wanda {SCORE}", "You 2")


BEFORE = {
    "#k2/challenge/1/hard/mixed/frozen/Beat%2017%2C%20%E6%9D%8E%21%20%3Cb%3E50%25%2F2%3C%2Fb%3E%20%F0%9F%A7%97": (
        "Beat 17, 李! <b>50%/2</b> 🧗"
    ),
    "#k2/challenge/1/easy/summer/abc/Catch%20me.": "Catch me.",
    "#k2/challenge/1/easy/summer/silent": None,
}


def test_challenges_of_the_version_before_are_taken_up(page: Page, server: Server) -> None:
    for link, message in BEFORE.items():
        page.goto(server.url + link)
        button = page.locator("[data-action=accept-challenge]")
        expect(button).to_have_text(re.compile("Accept the challenge"))
        assert title(page) == "You’ve been challenged!"
        expect(page.locator(".message-of")).to_have_count(0 if message is None else 1)
        if message is not None:
            expect(page.locator(".message-of")).to_have_text(message)
        expect(page.locator("[data-lost]")).to_have_count(0)
        button.click()
        Table(page).wait_for("select")


def test_a_link_at_the_end_of_a_sentence_is_understood(page: Page, server: Server) -> None:
    for behind in (".", ")", "),", "!"):
        page.goto(server.url + SENT + behind)
        expect(page.locator("[data-action=accept-challenge]")).to_be_visible()
        expect(page.locator("[data-lost]")).to_have_count(0)
        page.goto(server.url + write_game(WANDA) + behind)
        expect(page.locator(".verdict")).to_be_visible()
        page.locator("[data-action=watch]").click()
        expect(page.locator(".replay")).to_have_attribute("data-at", "0")


def test_a_damaged_message_loses_only_the_message(page: Page, server: Server) -> None:
    for number, message in enumerate(("/%E2%80%AEevil", "/100%", "/" + "x" * 141, "/says=1AAAA")):
        page.goto(f"{server.url}#k2/challenge/1/easy/summer/damaged-{number}{message}")
        expect(page.locator("[data-lost]")).to_be_visible()
        expect(page.locator(".message-of")).to_have_count(0)
        page.locator("[data-action=accept-challenge]").click()
        Table(page).wait_for("select")


def test_the_reopened_challenge_tells_ones_own_result(page: Page, server: Server) -> None:
    finish(page, server, climb("e2e-own", name=""))
    other = climb("e2e-own", name="Wanda")
    sent = sent_by(challenge("k2", 1, ("easy", "summer", "e2e-own")), "Anna", write_game(other))
    page.goto(server.url + write_challenge(sent))
    expect_standings(page, f"You {points(other)[0]}", f"Anna {points(other)[0]}")
    expect(page.locator(".standing-verdict")).to_have_text("It’s a tie.")


def test_the_reopened_result_tells_ones_own(page: Page, server: Server) -> None:
    own = climb("e2e-own", name="")
    finish(page, server, own)
    sent = climb("e2e-own", name="Wanda")
    page.goto(server.url + write_game(sent))
    expect_standings(page, f"You {points(own)[0]}", f"Wanda {points(sent)[0]}")
    expect(page.locator(".standing-verdict")).to_have_text("It’s a tie.")
    page.goto(server.url + write_game(own))
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator(".standings")).to_have_count(0)
