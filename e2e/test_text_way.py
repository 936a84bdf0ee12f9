"""A day of K2 and a round of Karakorum by words alone and by keys alone: what is heard is kept in `golden`.

`WRITE_GOLDEN=1 pytest e2e/test_text_way.py` writes what is heard anew, after a change that was meant. Lines that begin
with two spaces are what is heard; a star marks what a reader says of what has the focus.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.climbs import before_its_end, climb
from e2e.games import start_solo
from e2e.keyboard_player import KeyboardPlayer
from e2e.library import import_games, open_from_list
from e2e.listening import perform
from k2core import k2, karakorum
from k2core.core.rng import stream
from k2core.sharing.replay import Replay

if TYPE_CHECKING:
    from serve import Server

LOST = "document.activeElement === null || document.activeElement === document.body"


@pytest.mark.parametrize("way", ["words", "keys"])
def test_a_day_of_k2(page: Page, server: Server, way: str) -> None:
    start_solo(page, server)
    perform(page, f"k2-{way}")
    if way == "keys":  # what the last question was answered stays to be read, and stays true, until somebody closes it
        expect(page.locator(".told-line p")).to_have_text(re.compile(r"^Day 2: .* Day 3: "))
        page.locator("[data-action=told-close]").click()
        expect(page.locator(".told-line")).to_have_count(0)
        set_another_key(page)


def set_another_key(page: Page) -> None:
    """Z instead of M opens the menu, also after a reload; a taken key is refused; the first keys come back."""
    page.keyboard.press("?")
    page.locator("[data-key=menu]").press("Enter")
    for key, said in (("r", "R is already the key for “Redo”"), ("1", "cannot be set"), ("z", "“Menu” is now on Z")):
        page.keyboard.press(key)
        expect(page.locator(".keys-said")).to_contain_text(said)
    page.wait_for_timeout(450)  # a second Enter right after the first would be a slip
    page.locator("[data-key=redo]").press("Enter")
    expect(page.locator("[data-key=redo]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")  # leaves the key as it is, and the list open
    expect(page.locator("[data-key=redo]")).to_have_attribute("data-printed", "r")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-action=menu]")).to_be_visible()
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("z")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.locator("a[href='#settings']").click()
    page.locator("[data-settings=keys] summary").click()
    expect(page.locator("[data-key]")).to_have_count(25)
    page.locator("[data-action=keys-reset]").click()
    expect(page.locator("[data-key=menu]")).to_have_attribute("data-printed", "m")


@pytest.mark.parametrize("way", ["words", "keys"])
def test_a_round_of_karakorum(page: Page, server: Server, way: str) -> None:
    replay = Replay("karakorum", karakorum.Config(2, "told"), names=("Anna", "Brian"))
    import_games(page, server, replay.to_json())
    open_from_list(page, server)
    expect(page.locator(".game")).to_have_attribute("data-phase", "reveal")
    perform(page, f"karakorum-{way}")


def test_a_game_that_ends_by_words_shows_its_result(page: Page, server: Server) -> None:
    import_games(page, server, before_its_end(climb()))
    open_from_list(page, server).wait_for("turn")
    page.keyboard.press("c")
    field = page.locator("#command")
    for text, answer in (("end", None), ("end", "Say “on” first"), ("on", None)):
        field.fill(text)
        field.press("Enter")
        if text == "end" and answer is None:
            expect(page.locator("[data-action=go-on]")).to_be_visible()
        elif answer is not None:
            expect(page.locator("#command-answer")).to_contain_text(answer)
    expect(page.locator(".ending h2")).to_be_visible()
    expect(field).to_have_count(0)
    assert not page.evaluate(LOST)


@pytest.mark.parametrize(
    "replay",
    [
        Replay("k2", k2.Config(2, seed="random-keys")),
        Replay("karakorum", karakorum.Config(2, "random-keys")),
    ],
    ids=["k2", "karakorum"],
)
def test_random_keys_never_lose_the_focus(page: Page, server: Server, replay: Replay) -> None:
    import_games(page, server, replay.to_json())
    open_from_list(page, server)
    expect(page.locator(":focus")).to_have_count(1)  # the heading of the screen
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    player = KeyboardPlayer(page, stream("random-keys", 1), errors)
    for _ in range(60):
        player.tap()
    assert not errors
