"""Each game offers to the page what it asks for; mypy checks the types of these assignments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.registry import GAME_NAMES
from k2core.k2 import page as k2_page
from k2core.karakorum import page as karakorum_page
from k2core.page.interface import PAGES, GamePage

if TYPE_CHECKING:
    from k2core import k2, karakorum

K2_PAGE: GamePage[k2.State] = k2_page.PAGE
KARAKORUM_PAGE: GamePage[karakorum.State] = karakorum_page.PAGE


def test_the_page_of_each_game_is_found_by_its_name() -> None:
    assert {"k2": K2_PAGE, "karakorum": KARAKORUM_PAGE} == PAGES
    assert tuple(PAGES) == GAME_NAMES
