"""Links that people send each other: challenges, results that prove themselves, ghosts, codes, pictures."""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import BrowserContext, Page, expect

from e2e.climbs import HOSTILE, climb, expedition, finish, points, result, saved_picture, shared_link
from e2e.games import fill_seed
from e2e.library import import_games
from e2e.shell import expect_offline_ready
from e2e.skipping import skip_to_the_end
from e2e.table import Table
from k2core import karakorum
from k2core.sharing.links import write_game
from k2core.sharing.replay import Record, Replay
from tests.karakorum.choosers import trekker

if TYPE_CHECKING:
    from collections.abc import Callable

    from serve import Server

    from e2e.conftest import Watcher

# Where somebody else's browser would put what is copied.
CLIPBOARD = "navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() }"
LATIN_EXTENDED = """
[...document.fonts]
  .filter(face => face.status === 'loaded' && face.unicodeRange.includes('U+100'))
  .map(face => face.family).join()
"""
WRITTEN = """
const write = CanvasRenderingContext2D.prototype.fillText;
window.written = [];
CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
  written.push(text);
  write.call(this, text, ...rest);
};
"""


def test_a_challenge_travels_is_played_proved_and_raced(page: Page, server: Server, fresh: Callable[[], Page]) -> None:
    page.goto(f"{server.url}#setup")
    fill_seed(page, "e2e-solo")
    page.locator("[data-action=share]").click()
    page.locator("[name=message]").fill("Catch me!")
    expect(page.locator(".share [name=link]")).to_have_value(re.compile("says=1"))
    challenge = shared_link(page)

    second = fresh()
    second.goto(server.url + challenge)
    expect(second.locator(".message-of")).to_have_text("Catch me!")
    expect(second.locator(".forecast-day")).to_have_count(6)
    second.locator("[data-action=accept-challenge]").click()
    table = Table(second)
    table.wait_for("select")
    table.play_day("A")
    skip_to_the_end(second)
    table.end_turn()
    title = second.locator(".ending").get_by_role("heading", level=2).inner_text()
    score = title.partition(" ")[0]
    assert score.isdigit()
    second.locator(".ending [data-action=share]").click()
    link = shared_link(second)
    assert len(link) <= 200

    third = fresh()
    third.goto(server.url + link)
    expect(third.locator(".verdict")).to_have_text("Verified: " + title.replace(": ", ", "))
    expect(third.get_by_text("There’s no way to tell whether it was the first attempt.")).to_be_visible()
    third.locator("[data-action=race]").click()
    race = Table(third)
    race.wait_for("select")
    expect(third.locator("k2-board .ghost")).to_have_count(2)
    expect(third.locator(".rival-line.beside")).to_contain_text(score)
    race.play_day("B")
    skip_to_the_end(third)
    race.end_turn()
    expect(third.locator(".race")).to_contain_text(score)
    expect(third.locator(".chart .of-ghost")).to_have_count(2)


@pytest.mark.stored
def test_links_work_without_a_network(page: Page, context: BrowserContext, server: Server, watcher: Watcher) -> None:
    watcher.expect("ERR_INTERNET_DISCONNECTED$")  # the browser itself looks for the tab's icon, past the site
    page.goto(server.url)
    expect_offline_ready(page)
    context.set_offline(True)
    page.goto(f"{server.url}#k2/challenge/1/hard/winter/offline")
    page.reload()
    page.locator("[data-action=accept-challenge]").click()
    Table(page).wait_for("select")
    page.goto(server.url + write_game(climb()))
    page.reload()
    expect(page.locator(".verdict")).to_have_text(f"Verified: {result(climb())}")
    page.locator("[data-action=watch]").click()
    expect(page.locator(".replay")).to_be_visible()


def test_a_result_of_several_is_verified_and_watched(page: Page, server: Server) -> None:
    replay = expedition()
    page.goto(server.url + write_game(replay))
    expect(page.locator(".verdict")).to_have_attribute("data-points", " ".join(map(str, points(replay))))
    expect(page.get_by_text(HOSTILE[:24], exact=False).first).to_be_visible()
    assert page.locator("img").count() == 0
    assert page.locator("[data-action=race]").count() == 0
    page.locator("[data-action=watch]").click()
    expect(page.locator(".replay")).to_have_attribute("data-at", "0")


def test_words_from_a_link_are_only_words(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#k2/challenge/1/easy/summer/abc/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E")
    expect(page.locator(".message-of")).to_have_text(HOSTILE)
    assert page.locator(".message-of *").count() == 0
    page.goto(server.url + write_game(climb("e2e-name", name=HOSTILE[:24])))
    expect(page.locator(".challenge-text")).to_contain_text(HOSTILE[:24])
    assert page.locator("img").count() == 0


UNREADABLE = {
    "#k2/challenge/2/easy/summer/abc": "newer rules",
    "#k2/challenge/0/easy/summer/abc": "rules version",
    "#k2/challenge/1/north/summer/abc": "no such board",
    "#k2/challenge/1/easy/summer/" + "%3Cscript%3E" * 500: "too long",
    "#k2/game/hello world": "use a link from this site",
    "#k2/game/" + "A" * 5000: "too long",
    "#k2/game/": "use a link from this site",
    "#daily/2025-12-31": "no mountain for that day",
    "#daily/2026-02-30": "no mountain for that day",
    "#daily/2999-01-01": "isn’t available yet",
    "#watch/nothing": "nothing at this address",
}


def test_a_link_that_cannot_be_read_says_so_in_one_sentence(page: Page, server: Server) -> None:
    for address, sentence in UNREADABLE.items():
        page.goto(server.url + address)
        expect(page.get_by_role("alert"), address).to_contain_text(sentence)
        expect(page.locator("[data-action=quick]")).to_be_visible()
        page.goto(f"{server.url}#settings")
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_link_with_one_letter_changed_is_not_verified(page: Page, server: Server) -> None:
    link = write_game(climb())
    page.goto(server.url + link[:-3] + ("A" if link[-3] != "A" else "B") + link[-2:])
    expect(page.get_by_role("alert")).to_contain_text("damaged or incomplete")
    assert page.locator(".verdict").count() == 0


def test_back_and_forward_lead_through_what_was_seen(page: Page, server: Server) -> None:
    link = write_game(climb())
    page.goto(server.url)
    page.goto(server.url + link)
    page.locator("[data-action=watch]").click()
    expect(page.locator(".replay")).to_be_visible()
    page.go_back()
    expect(page.locator(".verdict")).to_be_visible()
    page.locator("[data-action=try]").click()
    Table(page).wait_for("select")
    page.go_back()
    expect(page.locator(".verdict")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-action=quick]")).to_be_visible()
    page.go_forward()
    expect(page.locator(".verdict")).to_be_visible()
    page.go_forward()
    Table(page).wait_for("select")


def test_the_sheet_copies_the_link_and_a_text_without_spoilers(page: Page, server: Server) -> None:
    page.add_init_script(CLIPBOARD)
    replay = climb(name="")
    finish(page, server, replay)
    page.locator(".ending [data-action=share]").click()
    link = server.url + write_game(replay).removeprefix("/")
    page.locator("[data-action=copy-link]").click()
    expect(page.locator(".share .notice")).to_have_text("Copied.")
    assert page.evaluate("copied").replace("/#", "#") == link.replace("/#", "#")
    page.locator("[data-action=copy-text]").click()
    expect(page.locator(".share .notice")).to_have_text("Copied.")
    title, score, profile, address = page.evaluate("copied").split("\n")
    assert title == "K2 · Easy · Summer"
    assert score == result(replay)
    assert re.fullmatch("[▁▂▃▄▅▆▇█]{18}", profile)
    assert address.endswith(write_game(replay))
    page.locator("[data-action=close-share]").click()
    expect(page.locator(".share")).to_have_count(0)


def test_the_system_sheet_is_used_where_there_is_one(page: Page, server: Server) -> None:
    page.add_init_script("navigator.share = data => { window.sent = data; return Promise.resolve() }")
    page.goto(f"{server.url}#setup")
    page.locator("[data-action=share]").click()
    shared_link(page)
    page.locator("[data-action=send]").click()
    assert "#k2/challenge/1/easy/summer/" in page.evaluate("sent").get("text")


def test_the_code_decodes_to_the_link(page: Page, server: Server) -> None:
    replay = climb(name="")
    finish(page, server, replay)
    page.locator(".ending [data-action=share]").click()
    image = Image.open(BytesIO(page.locator(".qr").screenshot()))
    (code,) = zxingcpp.read_barcodes(image)
    assert code.text == page.locator(".share [name=link]").input_value()
    assert code.text.endswith(write_game(replay))


def test_the_picture_shows_the_score(page: Page, server: Server) -> None:
    page.add_init_script(WRITTEN)
    replay = climb(name="")
    finish(page, server, replay)
    page.locator(".ending [data-action=share]").click()
    page.locator("[data-action=picture]").click()
    picture = page.locator(".share-picture")
    expect(picture).to_have_attribute("aria-label", re.compile(re.escape(result(replay))))
    expect(picture).to_have_js_property("width", 1200)
    expect(picture).to_have_attribute("data-painted", "true")
    score, rank = result(replay).split(", ")
    written = page.evaluate("written")
    assert f"{score}, {rank}".split() == " ".join(written[written.index(f"{score},") :]).split()[:3]
    assert written.index(f"{score},") < written.index("Acclimatization") < written.index("Day")
    assert "IBM Plex Sans Condensed" in page.evaluate(LATIN_EXTENDED), "the letters of Kałuża were there before"
    assert saved_picture(page).endswith(write_game(replay))
    page.locator("[name=what][value=challenge]").check(force=True)
    expect(picture).to_have_attribute("aria-label", re.compile("Can you beat that"))
    assert saved_picture(page).endswith(shared_link(page))
    page.locator("[name=what][value=result]").check(force=True)
    expect(picture).to_have_attribute("aria-label", re.compile(f"^{re.escape(result(replay))}"))
    assert saved_picture(page).endswith(write_game(replay))


@cache
def match() -> Replay:
    """A game of Karakorum to its end."""
    config = karakorum.Config(2, "e2e-2-103")
    choose = trekker(2)
    record = Record.new(karakorum.GAME, config, ("Anna", "Brian"))
    while record.state.legal_actions():
        record.apply(choose(record.state))
    return record.replay


def test_a_saved_game_is_sent_from_its_card(page: Page, server: Server) -> None:
    replays = match(), expedition(), climb()
    import_games(page, server, *(replay.to_json() for replay in replays))
    for place, replay in enumerate(reversed(replays)):
        page.locator(".saved").nth(place).locator("[data-action=share]").click()
        expect(page.locator(".share [name=link]")).to_have_value(server.url + write_game(replay))
        page.locator("[data-action=picture]").click()
        assert saved_picture(page).startswith(server.url)
        page.keyboard.press("Escape")
        expect(page.locator(".share")).to_have_count(0)
    page.locator(".saved-open").first.click()
    expect(page.locator(".ending")).to_be_visible()
