"""A day of K2 and a round of Karakorum by words alone and by keys alone: what is heard is kept in `golden`.

`WRITE_GOLDEN=1 pytest e2e/test_text_way.py` writes what is heard anew, after a change that was meant. Lines that begin
with two spaces are what is heard; a star marks what a reader says of what has the focus.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.games import start_solo
from e2e.library import import_games, open_from_list
from e2e.listening import perform
from k2core import karakorum
from k2core.sharing.replay import Replay

if TYPE_CHECKING:
    from serve import Server


@pytest.mark.parametrize("way", ["words", "keys"])
def test_a_day_of_k2(page: Page, server: Server, way: str) -> None:
    start_solo(page, server)
    perform(page, f"k2-{way}")


@pytest.mark.parametrize("way", ["words", "keys"])
def test_a_round_of_karakorum(page: Page, server: Server, way: str) -> None:
    replay = Replay("karakorum", karakorum.Config(2, "told"), names=("Anna", "Brian"))
    import_games(page, server, replay.to_json())
    open_from_list(page, server)
    expect(page.locator(".game")).to_have_attribute("data-phase", "reveal")
    perform(page, f"karakorum-{way}")
