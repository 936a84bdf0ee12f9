"""Bots on the page: they play in a worker of their own, and whatever happens to it the game goes on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest
from playwright.sync_api import expect

from e2e import bots
from e2e.karakorum_table import KarakorumTable
from e2e.shell import expect_offline_ready, replace, with_settings
from e2e.table import Table
from k2core import k2, karakorum
from k2core.k2.components import DAYS
from k2core.karakorum.absent import absent_action
from k2core.sharing.replay import Record, Replay

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page
    from serve import Server

    from k2core.core.game import AnyState

PHONE = {"width": 390, "height": 844}
HIKERS = ("*hiker",) * 4

# Every worker but the first, which is that of the games.
KEEP_WORKERS = """
window.workers = [];
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...options) { super(...options); window.workers.push(this); }
};
"""
KILL_BOTS = "window.workers.slice(1).forEach((worker) => worker.terminate())"
KILL_AT_ONCE = f"""{KEEP_WORKERS}
const keep = window.workers.push.bind(window.workers);
window.workers.push = (worker) => {{ keep(worker); if (window.workers.length > 1) worker.terminate(); }};
"""


@pytest.fixture
def phone(new_context: Callable[..., BrowserContext]) -> Page:
    return with_settings(new_context(viewport=PHONE), speed="off").new_page()


def near_the_end(state: AnyState) -> bool:
    return cast("k2.State", state).day == DAYS - 1


def bot_takes_second(seed: str, bot: str = "*hiker") -> Replay:
    """Anna has turned up three cards and taken one; the bot is to take, and then Anna places her card."""
    record = Record.new(karakorum.GAME, karakorum.Config(2, seed), ("Anna", bot))
    assert record.state.to_act == (0,), "with this seed Anna begins"
    for _ in range(3):
        record.apply(karakorum.parse_action("reveal"))
    record.apply(record.state.legal_actions()[0])
    return record.replay


def expect_stumble(page: Page) -> None:
    expect(page.locator(".notice")).to_have_text("Hiker found no move in time, so a simple one was played.")


def test_the_last_days_of_a_person_with_four_bots(phone: Page, server: Server) -> None:
    replay = bots.begun(k2.Config(5, seed="companions"), "k2", ("Anna", *HIKERS), near_the_end)
    bots.open_game(phone, server, replay)
    bots.play_k2(phone)
    expect(phone.locator(".ending, .result").first).to_contain_text(re.compile(r"Hiker [1-4]|Anna"))
    played = bots.saved(phone)
    assert played.names == ("Anna", *HIKERS)
    assert played.play().outcome is not None


def test_the_last_rounds_of_karakorum_with_three_bots(phone: Page, server: Server) -> None:
    names = ("Anna", "*hiker", "*alpinist", "*himalayan")
    config = karakorum.Config(len(names), "companions")
    replay = bots.begun(config, "karakorum", names, lambda state: cast("karakorum.State", state).deck <= 8)
    bots.open_game(phone, server, replay)
    bots.play_karakorum(phone)
    assert bots.saved(phone).play().outcome is not None


def test_two_alpinists_in_one_tap(context: BrowserContext, server: Server) -> None:
    page = with_settings(context, speed="off").new_page()
    page.goto(server.url)
    page.locator("[data-action=bots]").click()
    assert bots.asked(page) == "select"
    expect(page.locator(".hand .card").first).to_be_visible()
    expect(page.locator(".side-teams")).to_contain_text("Alpinist 1")
    Table(page).pick()
    assert bots.asked(page) in ("token", "turn", "go-on"), "one person needs no curtain"
    page.reload()
    assert bots.asked(page) in ("token", "turn", "go-on")
    assert bots.saved(page).names == ("", "*alpinist", "*alpinist")


def test_a_seat_is_set_up_for_a_bot_and_handed_to_a_person(context: BrowserContext, server: Server) -> None:
    page = with_settings(context, speed="off").new_page()
    page.goto(f"{server.url}#karakorum")
    page.locator("[name=name-0]").fill("Anna")
    page.locator("[name=kind-1]").select_option("himalayan")
    expect(page.locator("[name=name-1]")).to_have_count(0)
    page.locator("[data-action=start]").click()
    bots.asked(page)
    page.locator("[data-action=menu]").click()
    page.locator("[data-action=person-1]").click()
    expect(page.locator(bots.THINKING)).to_have_count(0)
    page.locator("[data-action=menu]").click()
    page.locator("[data-action=bot-0]").click()
    page.locator("[data-action=level-hiker]").click()
    bots.asked(page)
    state = cast("karakorum.State", bots.saved(page).play())
    assert state.queue[0] == 1, "Anna's bot has acted, and the other seat is a person's"


def test_a_reload_in_the_middle_of_a_thought_loses_nothing(phone: Page, server: Server) -> None:
    replay = bot_takes_second("reload-1", "*himalayan")
    phone.route("**/bots.bin", lambda route: None)  # it never comes, so that the bot is never done
    bots.open_game(phone, server, replay)
    expect(phone.locator(bots.THINKING)).to_be_visible()
    expect(phone.locator(".kk-piles")).to_have_attribute("data-seat", "0")  # Anna keeps seeing her own expeditions
    expect(phone.locator(".kk-strip .acting")).to_have_attribute("data-seat", "1")
    phone.unroute_all(behavior="ignoreErrors")
    phone.reload()
    bots.asked(phone)
    played = bots.saved(phone)
    assert played.actions[: len(replay.actions)] == replay.actions
    assert len(played.actions) > len(replay.actions)


def test_a_game_goes_on_when_its_bots_are_killed(phone: Page, server: Server) -> None:
    phone.add_init_script(KEEP_WORKERS)
    replay = bot_takes_second("killed-1")
    bots.open_game(phone, server, replay)
    table = KarakorumTable(phone)
    for _ in range(3):
        bots.asked(phone)
        phone.evaluate(KILL_BOTS)
        state = cast("karakorum.State", bots.saved(phone).play())
        table.play(absent_action(state))
    bots.asked(phone)


def test_bots_that_never_come_up_are_replaced(phone: Page, server: Server) -> None:
    phone.add_init_script(KILL_AT_ONCE)
    bots.open_game(phone, server, bot_takes_second("never-3"))
    bots.asked(phone)
    expect_stumble(phone)


@pytest.mark.parametrize(
    "program", [bots.hanging("decide"), bots.raising("karakorum", "decide")], ids=["hangs", "raises"]
)
def test_a_bot_that_fails_is_replaced_for_its_decision(phone: Page, server: Server, site: Path, program: bytes) -> None:
    (file,) = site.glob("assets/thinker-*.py")
    replace(file, program)
    bots.open_game(phone, server, bot_takes_second("fails-3"))
    bots.asked(phone)
    expect_stumble(phone)


@pytest.mark.stored
def test_bots_play_offline(new_context: Callable[..., BrowserContext], server: Server, site: Path) -> None:
    context = with_settings(new_context(), speed="off")
    page = context.new_page()
    page.goto(server.url)
    expect_offline_ready(page)
    context.set_offline(True)
    page.reload()
    page.locator("[data-action=bots]").click()
    assert bots.asked(page) == "select"
    for file in (*site.glob("runtime/*/bots.bin"), *site.glob("assets/thinker-*.py")):
        assert page.evaluate("url => fetch(url).then(found => found.ok)", f"/{file.relative_to(site).as_posix()}")
