"""The first screen: the mountain in today's weather, both games, and what waits for whoever comes back."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from e2e.climbs import climb, finish, points, result, saved_picture, shared_link
from e2e.games import start_solo
from e2e.library import import_file
from e2e.table import Table
from k2core import k2
from k2core.sharing.daily import daily
from k2core.sharing.links import write_game

if TYPE_CHECKING:
    from serve import Server

SIZES = [(1440, 900), (820, 1180), (390, 844), (844, 390), (360, 640)]
NOON = "T12:00:00Z"

# The summit and both climbers on the screen, and no text over them.
PIERCED = """
() => {
  const board = document.querySelector('k2-landscape').shadowRoot;
  const flaws = [];
  const {top, left, right, bottom} = document.querySelector('.scenic-sheet').getBoundingClientRect();
  for (const piece of board.querySelectorAll('[data-party]')) {
    const box = piece.getBoundingClientRect();
    const over = box.right > left && box.left < right && box.bottom > top && box.top < bottom;
    if (box.top < 0 || box.right > innerWidth || over) flaws.push(`${piece.dataset.party} ${JSON.stringify(box)}`);
  }
  const {scrollWidth} = document.scrollingElement;
  if (scrollWidth > innerWidth) flaws.push(`scrolls sideways: ${scrollWidth}`);
  return flaws;
}
"""


def record(date: str, when: int) -> dict[str, object]:
    options = daily(date).options
    replay = climb(options["seed"], options["board"], options["weather"], name="")
    return {"hash": write_game(replay), "when": when, "first": True}


def kind_of(date: str) -> str:
    """K2-W: the weather of the first day on the mountain of a date."""
    options = daily(date).options
    weather = k2.new_game(options["seed"], board=options["board"], weather=options["weather"]).setup.weather[0]
    if weather.loss:
        return "storm" if weather.surcharge else "wind"
    return "snow" if weather.surcharge else "clear"


def test_the_mountain_stands_in_the_weather_of_the_day(page: Page, server: Server) -> None:
    page.clock.install(time="2026-11-19" + NOON)
    for date in ("2026-11-20", "2026-11-22", "2026-11-23"):
        page.clock.set_system_time(date + NOON)
        page.goto("about:blank")
        page.goto(server.url)
        sky = page.locator("k2-backdrop [data-weather]")
        expect(sky).to_have_attribute("data-weather", kind_of(date))
        expect(sky).to_have_attribute("data-season", daily(date).options["weather"])


def test_the_mountain_is_there_before_the_engine(page: Page, server: Server) -> None:
    page.route("**/pyodide.asm.wasm", lambda route: None)  # never answered
    page.goto(server.url)
    expect(page.locator("k2-landscape")).to_be_visible()
    expect(page.locator("[data-action=quick]")).to_be_visible()
    expect(page.locator("#status")).to_have_attribute("data-engine", "starting")
    page.unroute_all(behavior="ignoreErrors")


def test_nothing_stands_before_the_summit(page: Page, server: Server) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto("about:blank")
        page.goto(server.url)
        expect(page.locator("k2-landscape")).to_be_visible()
        expect(page.locator("[data-party]").first).to_be_attached()
        assert page.evaluate(PIERCED) == [], f"{width}x{height}"


def test_both_games_and_their_authors_are_named(page: Page, server: Server) -> None:
    page.goto(server.url)
    expect(page.get_by_role("region", name="K2").locator("[data-action=quick]")).to_be_visible()
    expect(page.get_by_role("region", name="Karakorum").locator("[data-action=karakorum]")).to_be_visible()
    foot = page.locator(".home-foot")
    expect(foot).to_contain_text("Adam Kałuża")
    expect(foot).to_contain_text("Reiner Knizia")


def test_a_running_game_is_continued_by_name(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    table.play_day("A")
    page.goto(server.url)
    link = page.locator("[data-action=continue]")
    expect(link).to_contain_text("K2 · day 2")
    link.click()
    table.wait_for("select")
    assert table.day == 2


def test_a_friend_is_challenged_from_home(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator("[data-action=challenge]").click()
    assert "#k2/challenge/1/easy/summer/" in shared_link(page)
    message = page.locator(".share [name=message]")
    still = message.bounding_box()
    # The answer is still to come when the next field is tapped.
    page.locator(".share [name=sender]").press_sequentially("Marta")
    expect(page.locator(".share [name=link]")).to_have_value("")
    assert message.bounding_box() == still
    expect(page.locator(".share-text")).to_have_text(re.compile("– Marta$"))
    page.locator("[data-action=close-share]").click()
    expect(page.locator("[data-action=quick]")).to_be_visible()


def mountain_of(link: str) -> str:
    """Side, weather and seed in the link of a challenge."""
    return "/".join(link.removeprefix("#k2/challenge/1/").split("/")[:3])


def test_the_sender_climbs_the_mountain_that_was_sent(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator("[data-action=challenge]").click()
    sent = mountain_of(shared_link(page))
    page.locator("[data-action=close-share]").click()
    page.reload()
    page.locator("[data-action=challenge]").click()
    assert mountain_of(shared_link(page)) == sent, "the mountain stays until another one is asked for"
    own = page.locator("[data-action=play-it]")
    expect(own).to_have_text("Climb it yourself first")
    own.click()
    Table(page).wait_for("select")
    page.goto(f"{server.url}#games")
    expect(page.locator(".saved")).to_contain_text(sent.rpartition("/")[2])
    page.goto(server.url)
    page.locator("[data-action=challenge]").click()
    assert mountain_of(shared_link(page)) == sent
    page.locator("[data-action=another]").click()
    expect(page.locator(".share [name=link]")).to_have_value(re.compile(f"#k2/challenge/1/(?!{sent})"))


def test_a_mountain_that_the_sender_has_climbed_is_sent_with_the_result(page: Page, server: Server) -> None:
    page.add_init_script("""localStorage.setItem('k2:settings', '{"challenge": {"seed": "e2e-climb"}}')""")
    finish(page, server, climb())
    page.goto(server.url)
    page.locator("[data-action=challenge]").click()
    expect(page.locator(".share-text")).to_contain_text(result(climb()))
    expect(page.locator("[data-action=play-it]")).to_have_text("Climb it again")
    assert f"/points={points(climb())[0]}/game=" in shared_link(page)


def test_a_challenge_is_saved_as_a_picture(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator("[data-action=challenge]").click()
    page.locator(".share [name=sender]").fill("Zuzanna Kowalska-Nowak")
    page.locator(".share [name=message]").fill("Catch me!")
    page.locator("[data-action=picture]").click()
    expect(page.locator(".share [name=link]")).to_have_value(re.compile("/says="))
    picture = page.locator(".share-picture")
    expect(picture).to_have_attribute("aria-label", re.compile("Zuzanna Kowalska-Nowak challenges you.*Catch me!"))
    assert saved_picture(page) == server.url + shared_link(page)


def test_every_game_tells_how_it_is_played(page: Page, server: Server) -> None:
    for game in ("k2", "karakorum"):
        page.goto(server.url)
        page.locator(f"[data-action={game}-rules]").click()
        expect(page.locator(".rules")).to_have_attribute("data-rules", game)


def test_days_in_a_row_wait_for_today_and_are_told_when_it_is_done(page: Page, server: Server) -> None:
    page.clock.install(time="2026-11-16T12:00:00Z")
    noon = 1_794_830_400_000  # of that day, in milliseconds
    day = 86_400_000
    kept = {"kind": "k2-games", "version": 1, "games": []}
    before = [record("2026-11-15", noon - day), record("2026-11-14", noon - 2 * day)]
    import_file(page, server, json.dumps({**kept, "records": before}))
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(server.url)
    entry = page.locator("[data-action=daily]")
    expect(entry).to_contain_text("2 days in a row")
    expect(entry).to_contain_text("Climb today")
    import_file(page, server, json.dumps({**kept, "records": [record("2026-11-16", noon)]}))
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(server.url)
    expect(entry).to_contain_text("3 days in a row")
    expect(entry).to_contain_text("Done today")
    expect(entry).to_contain_text(re.compile(r"Next mountain in 1[12]:\d\d"))
