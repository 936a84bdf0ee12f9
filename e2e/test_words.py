"""The page speaks one language at a time, from the tab to the last line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from serve import Server


def test_the_tab_speaks_the_language_of_the_page_and_names_the_screen(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#settings")
    expect(page).to_have_title("Settings – K2")
    page.get_by_role("radio", name="Русский").check()
    page.get_by_role("radio", name="Français").check()  # before the words of the first may be there
    expect(page).to_have_title("Réglages – K2")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("meta[name=description]")).to_have_attribute("content", re.compile("^Jouez à K2"))
    page.goto(f"{server.url}#karakorum")
    expect(page).to_have_title("Nouvelle expédition – Karakorum")
    page.go_back()
    expect(page).to_have_title("Réglages – K2")
