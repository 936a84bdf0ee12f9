"""The night, which is seen before anything else happens, the moments between two positions, and the sounds."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.bots import saved
from e2e.climbs import before_its_end, climb
from e2e.eves import hot_seat_eve, open_eve, solo_eve
from e2e.games import set_up, start_solo
from e2e.library import import_games, open_from_list
from e2e.shell import SETTINGS, with_settings
from k2core.sharing.replay import digest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext
    from serve import Server


PIECE = "document.querySelector('k2-board').shadowRoot.querySelector('[data-piece=climber-0-A]')"

# Counts what makes sounds, which nobody should make unasked.
COUNT_SPEAKERS = """
window.speakers = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); window.speakers++; } };
"""


# Writes down what a phone would be told to do when something is to be felt.
FEEL = (
    "window.felt = []; Navigator.prototype.vibrate = (pattern) => { felt.push([...pattern].join(' ')); return true; };"
)
WIN = "30 50 30 50 140"
DEATH = "60 90 60"


def hears(page: Page) -> bool:
    """Whether exactly one speaker is made in the next seconds."""
    for _ in range(300):
        if page.evaluate("speakers"):
            break
        page.wait_for_timeout(10)
    return bool(page.evaluate("speakers === 1"))


@pytest.fixture(params=["calm", "quick", "off", "still"])
def any_page(request: pytest.FixtureRequest, new_context: Callable[..., BrowserContext]) -> Page:
    """A page at every speed; `still` is calm for somebody who wants no motion."""
    motion = "reduce" if request.param == "still" else "no-preference"
    speed = "calm" if request.param == "still" else request.param
    return with_settings(new_context(reduced_motion=motion), speed=speed).new_page()


@pytest.fixture
def moving(new_context: Callable[..., BrowserContext]) -> Page:
    """The page of somebody who likes motion."""
    return new_context(reduced_motion="no-preference").new_page()


def test_a_night_with_a_death_is_seen_by_all_before_the_curtain(any_page: Page, server: Server) -> None:
    eve = hot_seat_eve()
    table = open_eve(any_page, server, eve)
    table.end_turn_into_night()
    assert table.phase() == "night"
    assert table.position == digest(eve.after)
    expect(any_page.locator(".fate")).to_have_text(re.compile(f"{eve.fallen[0]} dies on the mountain"))
    any_page.wait_for_timeout(2500)
    expect(any_page.locator(".fate")).to_be_visible()
    expect(table.action("lift")).to_have_count(0)
    expect(any_page.locator(".hand, .tray .card")).to_have_count(0)
    expect(table.action("go-on")).to_have_text("Go on")
    table.go_on()
    expect(table.action("lift")).to_be_visible()
    assert table.position == digest(eve.after)


def test_a_reload_in_the_middle_of_a_night_shows_it_again(moving: Page, server: Server) -> None:
    eve = hot_seat_eve()
    table = open_eve(moving, server, eve)
    table.end_turn_into_night()
    saved(moving)
    for _ in range(2):
        moving.reload()
        table.wait_for("night")
        assert table.position == digest(eve.after)
        expect(table.action("lift")).to_have_count(0)
    expect(moving.locator(".night-sums li")).to_have_count(sum(len(one.climbers) for one in eve.before.players))
    expect(table.action("go-on")).to_have_text("Go on")
    expect(moving.locator(".fate")).to_have_text(re.compile(f"{eve.fallen[0]} dies on the mountain"))
    table.go_on()
    expect(table.action("lift")).to_be_visible()
    moving.reload()
    expect(table.action("lift")).to_be_visible()
    assert table.position == digest(eve.after)


def test_a_reload_in_the_last_night_keeps_the_result_back(page: Page, server: Server) -> None:
    import_games(page, server, before_its_end(climb()))
    table = open_from_list(page, server)
    table.wait_for("turn")
    table.end_turn_into_night()
    page.reload()
    table.wait_for("night")
    expect(page.locator(".ending")).to_have_count(0)
    table.go_on()
    expect(page.locator(".ending")).to_be_visible()
    page.reload()
    expect(page.locator(".ending")).to_be_visible()


def test_one_key_or_tap_skips_the_night(moving: Page, server: Server) -> None:
    page = moving
    table = start_solo(page, server)
    for day, key in enumerate(("Enter", "Escape", "a tap on the mountain"), start=1):
        table.pick()
        table.take_token()
        table.end_turn_into_night()
        assert table.phase() == "night"
        page.wait_for_timeout(500)
        if key.startswith("a tap"):
            page.locator("k2-board").click(position={"x": 200, "y": 200})
        else:
            page.keyboard.press(key)
        expect(table.game).to_have_attribute("data-phase", "select", timeout=1_000)
        assert table.day == day + 1


def test_a_held_enter_key_ends_a_turn_and_leaves_the_night_alone(moving: Page, server: Server) -> None:
    page = moving
    table = start_solo(page, server)
    table.pick()
    table.take_token()
    table.action("end").focus()
    for _ in range(8):
        page.keyboard.down("Enter")
        page.wait_for_timeout(30)
    page.keyboard.up("Enter")
    if table.action("confirm-yes").count():
        table.press(table.action("confirm-yes"))
    expect(table.game).to_have_attribute("data-phase", "night", timeout=2_000)


def test_the_night_goes_by_itself_and_brings_the_new_day(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    page = with_settings(new_context(reduced_motion="no-preference"), speed="quick").new_page()
    table = start_solo(page, server)
    table.pick()
    table.take_token()
    table.end_turn_into_night()
    assert table.day == 1, "in the evening it is still the old day"
    expect(page.locator(".tray-dawn .prompt")).to_have_text("Day 2 of 18", timeout=8_000)
    expect(page.locator(".dawn")).to_be_visible()
    expect(table.game).to_have_attribute("data-phase", "select", timeout=8_000)


def test_the_result_comes_after_the_last_night(any_page: Page, server: Server) -> None:
    page = any_page
    import_games(page, server, before_its_end(climb()))
    table = open_from_list(page, server)
    table.wait_for("turn")
    silent = page.evaluate(f"JSON.parse(localStorage.getItem('{SETTINGS}')).speed") == "off"
    table.end_turn_into_night()
    if not silent:
        assert table.phase() == "night"
        expect(page.locator(".ending")).to_have_count(0)
        table.go_on()
    expect(page.locator(".ending")).to_be_visible()


@pytest.mark.parametrize(("speed", "motion"), [("calm", "reduce"), ("off", "no-preference")])
def test_nothing_moves_for_whoever_wants_no_motion(
    new_context: Callable[..., BrowserContext], server: Server, speed: str, motion: str
) -> None:
    page = with_settings(new_context(reduced_motion=motion), speed=speed).new_page()
    page.add_init_script(
        """
        window.moved = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...rest) {
          moved.push(this.outerHTML.slice(0, 80));
          return animate.apply(this, rest);
        };
        """
    )
    table = start_solo(page, server)

    def running() -> int:
        roots = "[document, document.querySelector('k2-board').shadowRoot]"
        return int(page.evaluate(f"{roots}.flatMap((root) => root.getAnimations()).length"))

    def check() -> None:
        assert page.evaluate("moved") == []
        assert motion != "reduce" or running() == 0, "clouds may drift only where motion is welcome"

    for _ in range(2):
        table.pick()
        table.take_token()
        check()
        if table.walk("A"):
            check()
        table.settle()
        table.end_turn_into_night()
        check()
        table.go_on()
        check()


def test_a_tap_during_a_walk_acts_on_where_the_climber_is(moving: Page, server: Server) -> None:
    page = moving
    table = start_solo(page, server)
    table.pick()
    table.take_token()
    before = table.position
    assert table.walk("A")
    walked = table.position
    assert page.evaluate(f"{PIECE}.getAnimations().length") == 1
    table.change(table.action("undo"))
    assert table.position == before
    table.change(table.action("redo"))
    assert table.position == walked


def test_a_walk_follows_the_ropes(moving: Page, server: Server) -> None:
    page = moving
    table = start_solo(page, server)
    table.pick()
    table.take_token()
    assert table.walk("A")
    frames = page.evaluate(f"{PIECE}.getAnimations()[0].effect.getKeyframes().length")
    assert frames > 2, "a straight slide has two"


def test_without_the_switch_nothing_sounds(new_context: Callable[..., BrowserContext], server: Server) -> None:
    page = new_context().new_page()
    page.add_init_script(COUNT_SPEAKERS)
    table = start_solo(page, server)
    table.play_day("A")
    assert page.evaluate("speakers") == 0
    page.goto(f"{server.url}#settings")
    assert page.evaluate("speakers") == 0
    page.get_by_label("Sound and vibration").check()
    assert hears(page)


def test_with_the_switch_the_table_sounds(new_context: Callable[..., BrowserContext], server: Server) -> None:
    page = with_settings(new_context(), sound=True).new_page()
    page.add_init_script(COUNT_SPEAKERS)
    table = start_solo(page, server)
    assert page.evaluate("speakers") == 0, "nobody has tapped anything"
    table.pick()
    table.take_token()
    assert hears(page)


def felt(page: Page) -> list[str]:
    found: list[str] = page.evaluate("felt")
    return found


def test_the_end_of_a_climb_is_a_moment_after_its_last_night(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    page = with_settings(new_context(), sound=True).new_page()
    page.add_init_script(FEEL)
    import_games(page, server, before_its_end(climb()))
    table = open_from_list(page, server)
    table.wait_for("turn")
    table.end_turn_into_night()
    page.wait_for_function("() => felt.length > 0")
    assert WIN not in felt(page), "the night is not over"
    table.go_on()
    expect(page.locator(".ending")).to_be_visible()
    page.wait_for_function(f"() => felt.at(-1) === '{WIN}'")
    assert felt(page).count(WIN) == 1


def test_nobody_celebrates_a_death(new_context: Callable[..., BrowserContext], server: Server) -> None:
    page = with_settings(new_context(), sound=True).new_page()
    page.add_init_script(FEEL)
    table = open_eve(page, server, solo_eve())
    table.end_turn()
    expect(page.locator(".ending")).to_be_visible()
    page.wait_for_function(f"() => felt.includes('{DEATH}')")
    assert WIN not in felt(page)


def test_three_around_one_device_see_each_night(page: Page, server: Server) -> None:
    table = set_up(page, server, 3)
    while table.phase() != "night":
        assert table.day == 1
        match table.phase():
            case "curtain":
                table.lift_curtain()
            case "select":
                table.pick()
            case "token":
                table.take_token()
            case _:
                table.end_turn_into_night()
    expect(page.locator(".night-sums li")).to_have_count(6)
    expect(page.locator(".tray .card")).to_have_count(0)
    table.go_on()
    assert table.phase() == "curtain"
