"""Looking at games: step by step, by itself, from a moment on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.climbs import climb, expedition, shared_link
from e2e.karakorum_table import NAMES, story
from e2e.library import import_games
from e2e.shell import expect_engine
from e2e.skipping import skip_to_the_end
from e2e.table import Table
from k2core import k2
from k2core.sharing.links import write_game
from k2core.sharing.replay import Replay, digest

if TYPE_CHECKING:
    from collections.abc import Callable

    from serve import Server


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
        expect(shown).to_have_attribute("data-position", digest(states[moment]))
    page.locator("[data-action=turn-on]").click()
    expect(page.locator(".replay")).not_to_have_attribute("data-at", "0")
    assert isinstance(state := states[at(page)], k2.State)
    assert state.phase is k2.Phase.TURN
    page.locator("[data-action=day-on]").click()
    expect(page.locator(".replay [data-day]")).to_have_attribute("data-day", "2")
    page.locator("[data-action=day-back]").click()
    expect(page.locator(".replay [data-day]")).to_have_attribute("data-day", "1")
    page.locator("[name=moment]").fill(str(len(replay.actions)))
    expect(shown).to_have_attribute("data-position", digest(states[-1]))
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
    expect(other.locator(".replay")).to_have_attribute("data-position", digest(state))
    other.locator("[data-action=play-on]").click()
    table = Table(other)
    table.wait_for("turn")
    assert table.position == digest(state)
    expect(other.locator(".team-name")).to_have_text("You")  # and not hers who has sent it
    table.play_day(None)
    skip_to_the_end(other)
    table.end_turn()
    expect(other.locator(".ending")).to_contain_text("doesn’t count towards your records")
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


SIZES = [(1440, 900), (820, 1180), (390, 844), (360, 640), (844, 390)]


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def test_space_starts_and_stops_it_and_the_speed_is_kept(page: Page, server: Server) -> None:
    watch(page, server, climb())
    shown, play = page.locator(".replay"), page.locator("[data-action=play]")
    expect(page.locator("[name=pace]")).to_have_value("1")
    page.locator("[name=pace]").select_option("8")
    last = len(climb().actions)
    page.locator("[name=moment]").fill(str(last - 5))
    expect(shown).to_have_attribute("data-at", str(last - 5))
    page.locator("[name=moment]").focus()
    page.keyboard.press("Space")
    expect(shown).to_have_attribute("data-at", str(last))
    expect(play).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Home")
    page.locator("[name=pace]").select_option("0.5")
    play.focus()
    page.keyboard.press("Space")
    expect(play).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Space")
    expect(play).to_have_attribute("aria-pressed", "false")
    page.locator("[name=pace]").focus()
    before = at(page)
    page.keyboard.press("ArrowDown")
    expect(page.locator("[name=pace]")).to_have_value("1")
    assert at(page) == before, "the arrows of the choice are its own"
    page.reload()
    expect(page.locator("[name=pace]")).to_have_value("1")


@pytest.mark.parametrize("game", ["k2", "karakorum"])
def test_a_game_has_headings_by_day_or_round(page: Page, server: Server, game: str) -> None:
    replay = expedition() if game == "k2" else story("three-players")
    word = "Day" if game == "k2" else "Round"
    watch(page, server, replay)
    where = page.locator("[data-action=chapters]")
    expect(where).to_contain_text(f"{word} 1")
    where.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=f"{word} 5", exact=True).click()
    expect(dialog).to_have_count(0)
    expect(where).to_contain_text(f"{word} 5")
    begin = at(page)
    assert begin > 0
    page.locator("[data-action=turn-on]").click()
    name = replay.names[next(iter(replay.states()[at_once(page, begin)].to_act))]
    expect(where).to_contain_text(f"{word} 5: {name}")
    where.click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(where).to_contain_text(f"{word} 5: {name}")
    page.locator("[data-action=day-on]").click()
    expect(where).to_contain_text(f"{word} 6")


def at_once(page: Page, before: int) -> int:
    """The moment that is shown after a step from another one."""
    expect(page.locator(".replay")).not_to_have_attribute("data-at", str(before))
    return at(page)


@pytest.mark.parametrize("game", ["k2", "karakorum"])
def test_what_is_watched_never_moves(page: Page, server: Server, game: str) -> None:
    replay = expedition() if game == "k2" else story("four-players")
    watch(page, server, replay)
    found: dict[tuple[int, int], set[str]] = {}
    last = len(replay.actions)
    for moment in (0, 1, last // 3, last // 2, last - 1, last):
        page.locator("[name=moment]").fill(str(moment))
        expect(page.locator(".replay")).to_have_attribute("data-position", digest(replay.states()[moment]))
        for size in SIZES:
            resize(page, size)
            boxes = page.evaluate(
                """() => ['k2-board, karakorum-peaks', '[name=moment]', '[data-action=play]', '[name=pace]']
                  .map(one => JSON.stringify(document.querySelector(one).getBoundingClientRect())).join(' ')"""
            )
            found.setdefault(size, set()).add(boxes)
    assert {size: len(boxes) for size, boxes in found.items()} == dict.fromkeys(SIZES, 1)


def test_everybodys_expeditions_are_seen_while_watching(page: Page, server: Server) -> None:
    replay = story("four-players")
    watch(page, server, replay)
    middle = len(replay.actions) // 2
    page.locator("[name=moment]").fill(str(middle))
    expect(page.locator(".replay")).to_have_attribute("data-at", str(middle))
    for size in SIZES:
        resize(page, size)
        players = page.locator(".side-teams, .kk-watch-players, .kk-strip").locator("visible=true")
        for seat in range(4):
            expect(players.locator(f"[data-seat='{seat}']").first).to_contain_text(NAMES[seat])
        for owner in page.locator(".kk-strip .kk-other").locator("visible=true").all():
            box = owner.bounding_box()
            assert box is not None
            for chip in owner.locator(".kk-other-piles svg").all():
                expedition_box = chip.bounding_box()
                assert expedition_box is not None
                end = expedition_box["x"] + expedition_box["width"]
                assert end <= box["x"] + box["width"] + 0.5, "an expedition is cut off"
        peaks = page.locator("karakorum-peaks").bounding_box()
        assert peaks is not None
        assert peaks["height"] <= 1.1 * peaks["width"], "half of it is sky"
        if page.locator("[data-action=players]").is_visible():
            page.locator("[data-action=players]").click()
            dialog = page.get_by_role("dialog")
            expect(dialog.locator(".kk-players [data-seat='0'] .kk-line").first).to_be_visible()
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)


def test_the_last_days_weather_is_no_larger_than_any_other(page: Page, server: Server) -> None:
    replay = climb()
    watch(page, server, replay)
    page.locator("[name=moment]").fill(str(len(replay.actions)))
    expect(page.locator(".replay")).to_have_attribute("data-at", str(len(replay.actions)))
    days = page.locator(".game-bar .forecast-day")
    expect(days).to_have_count(1)
    for width in (390, 1440):
        resize(page, (width, 844))
        box = days.bounding_box()
        assert box is not None
        assert box["width"] < 110


def test_a_mountain_that_was_enlarged_has_a_way_back(page: Page, server: Server) -> None:
    watch(page, server, climb())
    board = page.locator("k2-board")
    whole = board.get_by_role("button", name="Whole mountain")
    expect(whole).to_be_hidden()
    board.evaluate("board => board.zoom(2)")
    expect(whole).to_be_visible()
    whole.click()
    expect(whole).to_be_hidden()
