"""What is chosen before a game: people, colours, order, pictures to tap, and the seed for those who want it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.games import fill_seed
from e2e.table import Table

if TYPE_CHECKING:
    from serve import Server

SETUPS = ("#setup", "#karakorum")


def test_a_colour_is_tapped_and_whoever_had_it_gets_the_other(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#setup")
    page.get_by_label("3 players", exact=True).check()
    seats = [page.locator(f"[data-action=colour-{seat}]") for seat in range(3)]
    seats[2].click()
    palette = page.get_by_role("group", name="Colours for player 3")
    expect(palette.get_by_role("button")).to_have_count(5)
    palette.get_by_role("button", name="orange").click()
    expect(palette).to_have_count(0)
    expect(seats[2]).to_have_attribute("aria-label", re.compile("orange"))
    expect(seats[0]).to_have_attribute("aria-label", re.compile("cream"))
    expect(seats[1]).to_have_attribute("aria-label", re.compile("blue"))


def test_the_keyboard_opens_and_leaves_the_colours(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#setup")
    seat = page.locator("[data-action=colour-0]")
    seat.press("Enter")
    expect(page.locator(".palette")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator(".palette")).to_have_count(0)
    expect(seat).to_be_focused()


@pytest.mark.parametrize("address", SETUPS)
def test_people_change_places_and_a_seed_that_is_none_is_explained(page: Page, server: Server, address: str) -> None:
    page.goto(server.url + address)
    page.get_by_label("3 players", exact=True).check()
    names = [page.locator(f"[name=name-{seat}]") for seat in range(3)]
    for field, name in zip(names, ("Anna", "Brian", "Czesław"), strict=True):
        field.fill(name)
    page.get_by_role("button", name="Move Czesław one seat forward").click()
    for field, name in zip(names, ("Anna", "Czesław", "Brian"), strict=True):
        expect(field).to_have_value(name)
    expect(page.locator("[data-action=colour-1]")).to_have_attribute("aria-label", re.compile("cream"))
    expect(page.locator("[data-action=forward-0]")).to_have_count(0)

    fill_seed(page, "no such seed")
    seed = page.locator("[name=seed]")
    why = page.locator("#seed-about.wrong", has_text="1–32")
    expect(seed).to_have_attribute("aria-invalid", "true")
    expect(why).to_be_visible()
    page.locator(".more summary").click()
    expect(seed).to_be_hidden()
    page.locator("[data-action=start]").click()
    expect(seed).to_be_focused()
    expect(why).to_be_visible()
    page.locator("[data-action=new-seed]").click()
    expect(seed).to_have_attribute("aria-invalid", "false")
    expect(why).to_have_count(0)


def test_the_seed_of_karakorum_speaks_of_its_deck_alone(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#karakorum")
    page.locator(".more summary").click()
    expect(page.locator("#seed-about")).to_contain_text("the same deck")
    expect(page.locator(".setup")).not_to_contain_text(re.compile(r"\b(weather|token|mountain)\b", re.IGNORECASE))


def test_side_and_weather_are_chosen_by_their_pictures(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#setup")
    expect(page.locator(".pictures k2-landscape")).to_have_count(6)  # the picture of mixed weather has two halves
    page.locator(".pictures label", has_text="Hard").click()
    page.locator(".pictures label", has_text="Winter").click()
    expect(page.locator(".picture-about").first).to_have_text("A longer and steeper way, for experienced climbers.")
    page.locator("[data-action=start]").click()
    Table(page).wait_for("select")
    page.goto(f"{server.url}#setup")
    expect(page.get_by_label("Hard")).to_be_checked()
    expect(page.get_by_label("Winter")).to_be_checked()
