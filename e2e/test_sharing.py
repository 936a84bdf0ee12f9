"""Links that people send each other: challenges, results that prove themselves, ghosts, days, pictures, moments."""

from __future__ import annotations

import json
import re
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import BrowserContext, Page, expect

from e2e.shell import expect_engine, expect_offline_ready
from e2e.table import Table
from e2e.test_keeping import exported, import_file, import_games
from k2core import k2
from k2core.links import write_game
from k2core.replay import Replay, digest
from k2core.verify import judge
from tests.choosers import mountaineer
from tests.games import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from serve import Server

    from e2e.conftest import Watcher

HOSTILE = "<img src=x onerror=alert(1)>"
RANKS = {"himalayan": "Himalayan mountaineer", "alpinist": "Alpinist", "hiker": "Hiker", "tourist": "Tourist"}

# Where somebody else's browser would put what is copied.
CLIPBOARD = "navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() }"
WRITTEN = """
const write = CanvasRenderingContext2D.prototype.fillText;
window.written = [];
CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
  written.push(text);
  write.call(this, text, ...rest);
};
"""


@cache
def climb(seed: str = "e2e-climb", board: str = "easy", weather: str = "summer", name: str = "Wanda") -> Replay:
    return played(k2.Config(board=board, weather=weather, seed=seed), mountaineer(3), (name,) if name else ())


@cache
def expedition() -> Replay:
    return played(k2.Config(players=3, seed="e2e-table"), mountaineer(1), ("Anna", "Brian", HOSTILE[:24]))


def before_its_end(replay: Replay) -> str:
    """The game with nothing left to do but to end the last turn."""
    assert str(replay.actions[-1]) == "end"
    return Replay(replay.game, replay.config, replay.actions[:-1], replay.names).to_json()


def points(replay: Replay) -> list[int]:
    totals: list[int] = judge(replay).to_dict()["points"]
    return totals


def result(replay: Replay) -> str:
    return f"{points(replay)[0]} points, {RANKS[judge(replay).to_dict()['rank']]}"


def finish(page: Page, server: Server, replay: Replay) -> Table:
    """Plays the last action of a game that was played elsewhere."""
    import_games(page, server, before_its_end(replay))
    page.locator(".saved a").first.click()
    table = Table(page)
    table.wait_for("turn")
    table.end_turn()
    expect(page.locator(".ending")).to_be_visible()
    return table


def shared_link(page: Page) -> str:
    """The hash of what the open sheet would send."""
    field = page.locator(".share [name=link]")
    expect(field).to_have_value(re.compile("#k2/"))
    return "#" + field.input_value().partition("#")[2]


def test_a_challenge_travels_is_played_proved_and_raced(page: Page, server: Server, fresh: Callable[[], Page]) -> None:
    page.goto(f"{server.url}#setup")
    page.locator("[name=seed]").fill("e2e-solo")
    page.locator("[data-action=share]").click()
    page.locator("[name=message]").fill("Catch me!")
    expect(page.locator(".share [name=link]")).to_have_value(re.compile("Catch%20me"))
    challenge = shared_link(page)

    second = fresh()
    second.goto(server.url + challenge)
    expect(second.locator(".message-of")).to_have_text("Catch me!")
    expect(second.locator(".forecast-day")).to_have_count(6)
    second.locator("[data-action=accept-challenge]").click()
    table = Table(second)
    table.wait_for("select")
    for number in range(18):
        table.play_day("AB"[number % 2])
        if table.phase() == "over":
            break
    title = second.locator(".ending").get_by_role("heading", level=2).inner_text()
    score = title.partition(" ")[0]
    assert score.isdigit()
    second.locator(".ending [data-action=share]").click()
    link = shared_link(second)
    assert len(link) <= 200

    third = fresh()
    third.goto(server.url + link)
    expect(third.locator(".verdict")).to_have_text("Verified: " + title.replace(": ", ", "))
    expect(third.get_by_text("Nothing can show whether it was the first try.")).to_be_visible()
    third.locator("[data-action=race]").click()
    race = Table(third)
    race.wait_for("select")
    expect(third.locator("k2-board .ghost")).to_have_count(2)
    expect(third.locator(".ghost-line")).to_contain_text(score)
    for _ in range(18):
        race.play_day(None)
    expect(third.locator(".race")).to_contain_text(score)
    expect(third.locator(".chart .of-ghost")).to_have_count(2)


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


@pytest.mark.parametrize(
    ("address", "sentence"),
    {
        "#k2/challenge/2/easy/summer/abc": "newer rules",
        "#k2/challenge/0/easy/summer/abc": "version of the rules",
        "#k2/challenge/1/north/summer/abc": "no such side",
        "#k2/challenge/1/easy/summer/abc/" + "x" * 141: "at most 140",
        "#k2/challenge/1/easy/summer/abc/%E2%80%AEevil": "ordinary characters",
        "#k2/challenge/1/easy/summer/" + "%3Cscript%3E" * 500: "too long",
        "#k2/game/hello world": "use a link from this page",
        "#k2/game/" + "A" * 5000: "too long",
        "#k2/game/": "use a link from this page",
        "#daily/2025-12-31": "no mountain for that day",
        "#daily/2026-02-30": "no mountain for that day",
        "#daily/2999-01-01": "has not come yet",
        "#watch/nothing": "leads nowhere",
    }.items(),
)
def test_a_link_that_cannot_be_read_says_so_in_one_sentence(
    page: Page, server: Server, address: str, sentence: str
) -> None:
    page.goto(server.url + address)
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(page.locator("[data-action=quick]")).to_be_visible()


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
    assert title == "K2 · Easy · Summer · e2e-climb"
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
    page.locator("[data-action=qr]").click()
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
    assert page.evaluate("written")[0] == result(replay)
    with page.expect_download() as download:
        page.locator("[data-action=save-picture]").click()
    saved = Image.open(download.value.path()).convert("RGB")
    assert saved.size == (1200, 900)
    colours = saved.getcolors(maxcolors=saved.width * saved.height)
    assert colours is not None
    assert len(colours) > 100
    assert max(count for count, _ in colours) < saved.width * saved.height / 2, "mostly one colour"


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


def test_the_first_try_of_a_day_is_marked_and_days_in_a_row_are_counted(page: Page, server: Server) -> None:
    page.clock.install(time="2026-11-16T12:00:00Z")
    table = play_daily(page, server, "2026-11-16")
    table.press(table.action("again"))
    table.wait_for("select")
    table.play_day("A")
    for _ in range(17):
        table.play_day(None)
    expect(page.locator(".ending")).to_be_visible()
    page.goto(f"{server.url}#records")
    expect(page.locator(".archive li")).to_have_count(2)
    expect(page.locator(".archive .tag")).to_have_count(1)
    expect(page.locator(".archive li").last.locator(".tag")).to_have_text("first try")
    expect(page.locator(".streak")).to_have_text("1 day in a row")
    page.clock.set_fixed_time("2026-11-17T12:00:00Z")
    play_daily(page, server, "2026-11-17")
    page.goto(f"{server.url}#daily")
    expect(page.locator(".streak")).to_have_text("2 days in a row")
    expect(page.locator(".first-try")).to_contain_text("First try: 2 points, Tourist")
    page.clock.set_fixed_time("2026-11-19T12:00:00Z")
    page.goto(server.url)
    page.goto(f"{server.url}#daily")
    expect(page.locator("[data-date='2026-11-19']")).to_be_visible()
    expect(page.locator(".streak")).to_have_count(0)


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


def watch(page: Page, server: Server, replay: Replay) -> None:
    page.goto(f"{server.url}{write_game(replay)}/0")
    expect(page.locator(".replay")).to_have_attribute("data-at", "0")


def at(page: Page) -> int:
    return int(page.locator(".replay").get_attribute("data-at") or -1)


def test_a_game_is_watched_by_step_turn_and_day(page: Page, server: Server) -> None:
    replay = climb()
    states = list(replay.states())
    watch(page, server, replay)
    shown = page.locator(".replay")
    for action, moment in {"step-on": 1, "step-back": 0}.items():
        page.locator(f"[data-action={action}]").click()
        expect(shown).to_have_attribute("data-hash", digest(states[moment]))
    page.locator("[data-action=turn-on]").click()
    expect(page.locator(".replay")).not_to_have_attribute("data-at", "0")
    assert isinstance(state := states[at(page)], k2.State)
    assert state.phase is k2.Phase.TURN
    page.locator("[data-action=day-on]").click()
    expect(page.locator(".replay [data-day]")).to_have_attribute("data-day", "2")
    page.locator("[data-action=day-back]").click()
    expect(page.locator(".replay [data-day]")).to_have_attribute("data-day", "1")
    page.locator("[name=moment]").fill(str(len(replay.actions)))
    expect(shown).to_have_attribute("data-hash", digest(states[-1]))
    expect(page.locator("[data-action=play-on]")).to_have_count(0)


def test_a_game_is_watched_by_keyboard_and_by_itself(page: Page, server: Server) -> None:
    replay = climb()
    watch(page, server, replay)
    page.locator("[data-action=step-on]").focus()
    shown = page.locator(".replay")
    for key, moment in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", len(replay.actions)),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect(shown).to_have_attribute("data-at", str(moment))
    page.keyboard.press("PageDown")
    expect(page.locator(".replay [data-day]")).to_have_attribute("data-day", "2")
    page.keyboard.press("Home")
    expect(shown).to_have_attribute("data-at", "0")
    page.keyboard.press("p")
    expect(shown).to_have_attribute("data-at", "3")
    page.keyboard.press("p")
    expect(page.locator("[data-action=play]")).to_have_attribute("aria-pressed", "false")


def test_a_moment_has_a_link_and_can_be_played_on(page: Page, server: Server, fresh: Callable[[], Page]) -> None:
    replay = climb()
    watch(page, server, replay)
    for _ in range(6):
        page.locator("[data-action=turn-on]").click()
    expect(page.locator(".replay [data-day]")).to_have_attribute("data-day", "6")
    moment = at(page)
    page.locator("[data-action=moment-link]").click()
    link = shared_link(page)
    assert link == write_game(replay, moment)
    other = fresh()
    other.goto(server.url + link)
    state = list(replay.states())[moment]
    expect(other.locator(".replay")).to_have_attribute("data-hash", digest(state))
    other.locator("[data-action=play-on]").click()
    table = Table(other)
    table.wait_for("turn")
    assert table.hash == digest(state)
    for _ in range(13):
        table.play_day(None)
    expect(other.locator(".ending")).to_contain_text("counts for no record")
    other.goto(f"{server.url}{link}")
    other.locator("[data-action=play-on]").click()
    table.wait_for("turn")
    other.goto(f"{server.url}#k2/solo/easy/summer/e2e-climb")
    table.wait_for("select")
    assert table.day == 1, "the mountain itself is climbed from the start"
    other.goto(f"{server.url}#records")
    expect(other.locator(".archive li")).to_have_count(0)


def test_a_running_game_of_several_shows_no_secrets_and_makes_no_link(page: Page, server: Server) -> None:
    replay = expedition()
    running = Replay(replay.game, replay.config, replay.actions[:60], replay.names)
    import_games(page, server, running.to_json())
    page.locator(".saved [data-action=watch]").click()
    expect(page.locator(".replay")).to_be_visible()
    page.locator("[data-action=day-on]").click()
    expect(page.locator(".replay [data-day]")).to_have_attribute("data-day", "2")
    expect(page.locator("[data-action=moment-link]")).to_have_count(0)
    assert page.locator(".mini-cards[aria-label='Your hand']").count() == 0


def test_the_worker_may_die_while_a_game_is_watched(page: Page, server: Server) -> None:
    watch(page, server, climb())
    (worker,) = page.workers
    worker.evaluate("self.close()")
    expect_engine(page, "ready")
    page.locator("[data-action=day-on]").click()
    expect(page.locator(".replay [data-day]")).to_have_attribute("data-day", "2")
