"""Death and rescue on the mountain: what the page shows is what the rules say."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.eves import NAMES, Eve, endangered, family_eve, open_eve, solo_eve
from k2core import k2
from k2core.sharing.replay import digest

if TYPE_CHECKING:
    from serve import Server

    from e2e.table import Table

RANKS = {"himalayan": "Himalayan mountaineer", "alpinist": "Alpinist", "hiker": "Hiker", "tourist": "Tourist"}


def fall(table: Table, eve: Eve) -> tuple[int, str]:
    """End the turn, against all warnings; who has fallen."""
    table.end_turn()
    table.wait_for("rescue")
    assert table.position == digest(eve.after)
    seat, climber = eve.after.pending[0]
    return seat, "AB"[climber]


def rescues(eve: Eve) -> list[k2.Rescue]:
    return [action for action in eve.after.legal_actions() if isinstance(action, k2.Rescue)]


def place(space: int) -> str:
    return "base camp" if space == 0 else f"space {space}"


def test_ending_a_turn_that_kills_is_asked_about_by_name(page: Page, server: Server) -> None:
    eve = family_eve(warned=True)
    table = open_eve(page, server, eve)
    table.press(table.action("end"))
    question = page.get_by_role("alertdialog")
    name, letter = NAMES[eve.before.queue[0]], "AB"[endangered(eve.before)[0]]
    expect(question).to_contain_text(f"{name}, climber {letter} won’t survive tonight")
    expect(question).to_contain_text("You can still prevent it.")
    table.press(table.action("confirm-no"))
    expect(question).to_have_count(0)
    assert table.position == digest(eve.before)
    fall(table, eve)


@pytest.mark.parametrize("by", ["tapping the space twice", "the button"])
def test_a_climber_is_rescued_with_the_mouse(page: Page, server: Server, by: str) -> None:
    eve = family_eve(warned=True)
    table = open_eve(page, server, eve)
    seat, letter = fall(table, eve)
    expect(page.locator(".tray .prompt")).to_contain_text(
        f"{NAMES[seat]}, climber {letter} won’t make it through the night"
    )
    rescue = rescues(eve)[-1]
    saved = eve.then(rescue)
    space = page.locator("k2-board").get_by_role("button", name=re.compile(f"^{place(rescue.space)},"))
    table.press(space)
    assert table.position == digest(eve.after), "one touch decides nothing"
    expect(table.action("rescue")).to_have_text(f"Rescue to {place(rescue.space)}")
    if by == "the button":
        table.change(table.action("rescue"))
    else:
        table.change(space)
    assert table.position == digest(saved)
    table.go_on()
    if table.phase() == "curtain":
        table.lift_curtain()
    expect(page.locator(".log")).to_contain_text(
        f"{NAMES[seat]}’s climber {letter} is rescued to {place(rescue.space)}"
    )
    team = page.locator(f".team[data-seat='{seat}']")
    expect(team).not_to_contain_text("rescue card")
    expect(team.locator(".climber.dead")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-position]")).to_have_attribute("data-position", digest(saved))


def test_a_reload_in_a_rescue_asks_again(page: Page, server: Server) -> None:
    eve = family_eve(warned=True)
    table = open_eve(page, server, eve)
    seat, letter = fall(table, eve)
    page.reload()
    table.wait_for("rescue")
    assert table.position == digest(eve.after)
    expect(page.locator(".tray .prompt")).to_contain_text(
        f"{NAMES[seat]}, climber {letter} won’t make it through the night"
    )


def test_a_rescue_high_up_is_refused_with_a_reason(page: Page, server: Server) -> None:
    eve = family_eve(warned=True)
    table = open_eve(page, server, eve)
    fall(table, eve)
    page.locator("k2-board").get_by_role("button", name=re.compile("^the summit,")).click()
    expect(page.locator(".notice")).to_have_text("You can only be rescued to a space below 6000\u00a0m.", timeout=5_000)
    assert table.position == digest(eve.after)


def test_a_climber_that_is_not_rescued_is_dead(page: Page, server: Server) -> None:
    eve = family_eve(warned=True)
    table = open_eve(page, server, eve)
    seat, letter = fall(table, eve)
    (decline,) = (action for action in eve.after.legal_actions() if isinstance(action, k2.Decline))
    table.change(table.action("decline"))
    assert table.position == digest(eve.then(decline))
    expect(page.locator(".fate").last).to_have_text(f"{NAMES[seat]}’s climber {letter} dies on the mountain.")
    table.go_on()
    if table.phase() == "curtain":
        table.lift_curtain()
    team = page.locator(f".team[data-seat='{seat}']")
    expect(team.locator(".climber.dead")).to_have_text([f"{letter} dead 1"], use_inner_text=False)
    expect(team).to_contain_text("rescue card")
    expect(page.locator(".log")).to_contain_text(f"{NAMES[seat]} doesn’t rescue climber {letter}.")
    expect(page.locator("k2-board").get_by_role("button", name=f"{NAMES[seat]}’s climber {letter}")).to_have_count(0)


def test_a_death_that_only_undo_could_change_is_asked_about_too(page: Page, server: Server) -> None:
    eve = family_eve(warned=False)
    table = open_eve(page, server, eve)
    table.press(table.action("end"))
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("won’t survive tonight")
    expect(question).to_contain_text(
        re.compile("Only undoing a step can prevent it now|Nothing can prevent it any more")
    )
    table.press(table.action("confirm-no"))
    expect(question).to_have_count(0)
    assert table.position == digest(eve.before)
    fall(table, eve)


def test_a_death_ends_the_climb_of_a_lone_player_with_a_rank(page: Page, server: Server) -> None:
    eve = solo_eve()
    outcome = eve.after.outcome
    assert outcome is not None
    assert outcome.rank is not None
    table = open_eve(page, server, eve)
    table.end_turn()
    ending = page.locator(".ending")
    (points,) = outcome.totals
    expect(ending.get_by_role("heading", level=2)).to_have_text(f"{points} points: {RANKS[outcome.rank]}")
    (dead,) = (number for number, climber in enumerate(eve.after.players[0].climbers) if climber.space is None)
    expect(ending.locator(".in-memory")).to_have_text(
        f"Climber {'AB'[dead]} died in the night of day {eve.before.day}."
    )
    expect(ending.locator("k2-board .cairn")).to_have_count(1)
    expect(ending.locator("[aria-current=true]")).to_contain_text(RANKS[outcome.rank])
    assert table.position == digest(eve.after)
    page.goto(f"{server.url}#games")
    expect(page.locator(".saved")).to_contain_text("finished")
