"""Hints on the page: asked for, read, accepted and taken back; the next best; when the bot fails; what is kept."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, cast

import pytest
from playwright.sync_api import expect

from e2e import bots
from e2e.games import start_solo
from e2e.karakorum_table import cut, states, story
from e2e.library import import_games
from e2e.shell import expect_offline_ready, replace, with_settings
from e2e.table import Table
from k2core import k2, karakorum
from k2core.core.registry import game_by_name
from k2core.sharing.replay import Record, Replay
from tests import golden
from tests.k2.choosers import mountaineer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Locator, Page
    from serve import Server

PHONE = {"width": 390, "height": 844}


@pytest.fixture
def phone(new_context: Callable[..., BrowserContext]) -> Page:
    return with_settings(new_context(viewport=PHONE), speed="off").new_page()


def button(page: Page) -> Locator:
    return page.locator("[data-action=hint]")


def ask(page: Page) -> str:
    """Asks for a hint and returns what it says."""
    expect(button(page)).to_be_enabled()
    button(page).click()
    expect(button(page)).to_have_attribute("data-hint", "shown")
    return page.locator(".hint-text").inner_text()


def actions(page: Page) -> tuple[str, ...]:
    return tuple(str(action) for action in bots.saved(page).actions)


def test_a_day_of_k2_is_played_by_hints_and_its_turn_is_taken_back_at_once(phone: Page, server: Server) -> None:
    table = start_solo(phone, server)
    assert ask(phone).startswith("Hint 1 of ")
    expect(phone.locator(".card.hinted")).to_have_count(3)
    expect(phone.locator(".card[aria-pressed=true]")).to_have_count(3)
    first = phone.locator(".card[aria-pressed=true]").evaluate_all("cards => cards.map(card => card.ariaLabel)")
    phone.locator("[data-action=next-hint]").click()
    expect(phone.locator(".hint-text")).to_contain_text("Hint 2 of ")
    expect(phone.locator(".card.hinted")).to_have_count(3)
    second = phone.locator(".card[aria-pressed=true]").evaluate_all("cards => cards.map(card => card.ariaLabel)")
    assert first != second

    phone.locator(".hand .card").nth(5).click()  # somebody chooses otherwise
    expect(phone.locator(".hinted")).to_have_count(0)
    expect(button(phone)).to_have_attribute("data-hint", "none")

    ask(phone)
    table.change(table.action("select"))
    ask(phone)
    table.change(phone.locator(".token.hinted"))
    assert len(actions(phone)) == 2
    position = table.position
    ask(phone)
    expect(phone.locator(".hint-climbers li")).to_have_count(2)
    table.change(table.action("accept"))
    state = cast("k2.State", bots.saved(phone).play())
    assert state.phase is k2.Phase.TURN
    assert state.turn is not None
    assert not state.turn.unpaid
    assert len(actions(phone)) > 3
    expect(phone.locator(".hint-plan")).to_have_count(0)
    table.change(table.action("undo"))
    assert table.position == position

    phone.goto(f"{server.url}#games")
    expect(phone.locator(".saved .hinted-tag")).to_have_count(1)


# All three cards for one climber, both ways to pay the risk, a tent, and a sum of four numbers.
FULL = "give m1 A", "give r13 A up", "give r23 A down", "pay A level", "pay A move", "tent A", "end"
CUT = """() => {
  const { left, right, top, bottom } = document.querySelector(".hint-climbers").getBoundingClientRect();
  const outside = [...document.querySelectorAll(".hint-climbers li *")].filter((part) => {
    const box = part.getBoundingClientRect();
    return part.closest(".visually-hidden") === null && box.width > 0
      && (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1);
  });
  const text = document.querySelector(".hint-text");
  const cut = text.scrollHeight > text.clientHeight + 1 ? [text.innerText] : [];
  return [...outside.map((part) => part.outerHTML), ...cut];
}"""


@cache
def crowded_turn() -> Replay:
    """A game alone up to a turn in which all of this can be done."""
    config = k2.Config(players=1, board="hard", weather="winter", seed="sums-36")
    choose = mountaineer(1)
    record = Record.new(game_by_name("k2"), config, ("Anna",))
    for _ in range(40):
        record.apply(choose(cast("k2.State", record.state)))
    return record.replay


def test_a_turn_is_proposed_without_a_part_cut_off_and_ended_by_one_button(
    phone: Page, server: Server, site: Path
) -> None:
    (file,) = site.glob("assets/thinker-*.py")
    replace(file, bots.proposing("k2", FULL, FULL, ("end",)))
    bots.open_game(phone, server, crowded_turn())
    table = Table(phone)
    expect(button(phone)).to_be_enabled()
    phone.keyboard.press("h")
    expect(phone.locator(".hint-plan")).to_be_visible()
    for width, height in ((360, 640), (390, 844), (844, 390), (820, 1180), (1280, 720), (1440, 900)):
        phone.set_viewport_size({"width": width, "height": height})
        assert phone.evaluate(CUT) == [], f"{width}x{height}"
    names = phone.locator(".hint-climbers .sign.loss[role=img]").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert names == [
        "Pays 1 point of risk with an unused movement point of climber A.",
        "Pays 1 point of risk with one level of climber A.",
    ]
    phone.keyboard.press("Escape")
    expect(phone.locator(".hint-plan")).to_have_count(0)
    expect(button(phone)).to_have_attribute("data-hint", "none")
    expect(phone.locator("k2-board .plan")).to_have_count(0)

    ask(phone)
    table.change(table.action("accept"))
    ask(phone)
    expect(table.action("accept")).to_have_count(0)
    expect(table.action("end")).to_have_text("End turn")
    expect(table.action("end")).to_have_class("primary hinted")
    table.change(table.action("end"))
    assert actions(phone)[-1] == "end"


def story_at(fits: Callable[[karakorum.State], bool]) -> tuple[Replay, int]:
    """A game of Karakorum up to such a moment in its second half, and how many actions that are."""
    replay = story(golden.PLAYTHROUGHS["karakorum"][0].stem)
    positions = list(enumerate(states(replay)))[len(replay.actions) // 2 :]
    return replay, next(number for number, state in positions if fits(state))


def test_cards_of_karakorum_are_taken_by_a_hint(phone: Page, server: Server) -> None:
    replay, moment = story_at(lambda state: state.phase is karakorum.Phase.TAKE)
    bots.open_game(phone, server, cut(replay, moment))
    assert ask(phone).startswith("Hint 1 of ")
    expect(phone.locator(".kk-row .hinted")).not_to_have_count(0)
    phone.locator("[data-action=take]").click()
    expect(button(phone)).to_have_attribute("data-hint", "none")
    assert len(bots.saved(phone).actions) == moment + 1


def test_a_turn_of_karakorum_is_accepted_and_taken_back_at_once(phone: Page, server: Server) -> None:
    replay, moment = story_at(lambda state: state.turn is not None and not state.turn.placed)
    bots.open_game(phone, server, cut(replay, moment))
    ask(phone)
    expect(phone.locator(".kk-piles .hinted")).not_to_have_count(0)
    phone.locator("[data-action=accept]").click()
    expect(phone.locator("[data-action=undo]")).to_be_enabled()
    assert len(bots.saved(phone).actions) > moment
    phone.locator("[data-action=undo]").click()
    expect(phone.locator("[data-action=undo]")).to_be_disabled()
    assert len(bots.saved(phone).actions) == moment


@pytest.mark.parametrize("program", [bots.hanging("propose"), bots.raising("k2", "propose")], ids=["hangs", "raises"])
def test_a_bot_that_fails_costs_nothing_but_one_sentence(
    phone: Page, server: Server, site: Path, program: bytes
) -> None:
    (file,) = site.glob("assets/thinker-*.py")
    replace(file, program)
    table = start_solo(phone, server)
    button(phone).click()
    expect(phone.locator(".tray .notice")).to_contain_text("No hint could be found this time")
    expect(button(phone)).to_have_attribute("data-hint", "none")
    table.pick()
    assert len(actions(phone)) == 1
    phone.goto(f"{server.url}#games")
    expect(phone.locator(".saved")).to_have_count(1)
    expect(phone.locator(".saved .hinted-tag")).to_have_count(0)


def test_a_hint_is_gone_when_the_next_player_comes(phone: Page, server: Server) -> None:
    replay = Replay("k2", k2.Config(players=2, seed="curtain"), (), ("Anna", "Brian"))
    import_games(phone, server, replay.to_json())
    phone.locator(".saved a").first.click()
    phone.locator("[data-action=lift]").click()
    ask(phone)
    phone.locator("[data-action=select]").click()
    expect(phone.locator(".curtain")).to_be_visible()
    expect(phone.locator(".hint-text, .hinted, [data-action=hint]")).to_have_count(0)
    phone.locator("[data-action=lift]").click()
    expect(button(phone)).to_have_attribute("data-hint", "none")
    expect(phone.locator(".hinted")).to_have_count(0)


@pytest.mark.stored
def test_hints_are_given_offline(new_context: Callable[..., BrowserContext], server: Server) -> None:
    context = with_settings(new_context(viewport=PHONE), speed="off")
    page = context.new_page()
    page.goto(server.url)
    expect_offline_ready(page)
    context.set_offline(True)
    page.reload()
    start_solo(page, server)
    ask(page)
