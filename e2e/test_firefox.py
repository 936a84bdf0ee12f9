"""The page in Firefox, driven over Marionette: the engine starts, a day begins, and a reload finds the game again."""

from __future__ import annotations

import re
import shutil
import time
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from serve import Server

marionette = pytest.importorskip("marionette_driver.marionette", reason="marionette_driver is not installed")
errors = pytest.importorskip("marionette_driver.errors")

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
pytestmark = pytest.mark.skipif(FIREFOX is None, reason="Firefox is not installed")

SOLO = "#k2/solo/easy/summer/firefox"
IN_REACH = re.compile(r"reachable for \d+, level [2-9]")
PATIENCE = 120.0

# Whatever is not on this machine is asked of a proxy that does not exist.
PREFERENCES = {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.no_proxies_on": "localhost",
}


class Fox:
    """A page in Firefox, seen by its selectors."""

    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def all(self, selector: str) -> list[Any]:
        return list(self.driver.find_elements("css selector", selector))

    def until(self, look: Callable[[], Any], what: str) -> Any:
        """Waits until there is something to see; what is redrawn meanwhile is looked at again."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if found := look():
                    return found
            except (errors.NoSuchElementException, errors.StaleElementException):
                pass
            time.sleep(0.1)
        raise AssertionError(f"Firefox did not come to {what} within {PATIENCE:.0f} s.")

    def see(self, selector: str) -> Any:
        return self.until(lambda: self.all(selector), selector)[0]

    def press(self, selector: str, place: int = 0) -> None:
        self.until(lambda: len(self.all(selector)) > place, selector)
        self.all(selector)[place].click()

    def change(self, selector: str) -> None:
        """Press a button and wait until the position is another one."""
        before = self.position
        self.press(selector)
        self.until(lambda: self.position != before, f"another position after {selector}")

    def press_space_in_reach(self) -> None:
        def lit() -> Any:
            root = self.see("k2-board").shadow_root
            spaces = root.find_elements("css selector", "[role=button].space")
            return next((one for one in spaces if IN_REACH.search(one.get_attribute("aria-label"))), None)

        # A group of shapes counts as out of view for a plain click: only its shapes are found under the pointer.
        mouse = self.driver.actions.sequence("pointer", "mouse", {"pointerType": "mouse"})
        mouse.click(self.until(lit, "a space in reach")).perform()

    @property
    def position(self) -> str:
        return str(self.see("[data-position]").get_attribute("data-position"))


@pytest.fixture
def fox(tmp_path: Path) -> Iterator[Fox]:
    log = str(tmp_path / "firefox.log")
    driver = marionette.Marionette(bin=FIREFOX, headless=True, port=0, prefs=PREFERENCES, gecko_log=log)
    try:
        driver.start_session()
        driver.set_window_rect(width=1280, height=900)
        yield Fox(driver)
    finally:
        driver.cleanup()


def test_a_turn_in_firefox_is_there_after_a_reload(fox: Fox, server: Server) -> None:
    fox.driver.navigate(server.url)
    fox.see("#status[data-engine=ready]")
    fox.driver.navigate(server.url + SOLO)
    fox.see("[data-phase=select]")
    for place in range(3):
        fox.press(".hand .card", place)
    fox.change("[data-action=select]:enabled")
    fox.see("[data-phase=token]")
    fox.change("[data-action=take]")
    fox.see("[data-phase=turn]")

    fox.press("[data-climber=A]")
    fox.see("[data-climber=A][aria-pressed=true]")
    fox.press_space_in_reach()
    fox.change("[data-action=accept]")
    if fox.all("[data-action=settle]"):
        fox.press("[data-action=settle]")
        fox.change("[data-action=accept]")
    fox.press("[data-action=end]")
    fox.see("[data-action=confirm-yes], [data-phase=night], [data-phase=select]")
    if fox.all("[data-action=confirm-yes]"):  # cards are left
        fox.press("[data-action=confirm-yes]")
    fox.see("[data-phase=select]")

    after = fox.position
    fox.driver.refresh()
    fox.see("#status[data-engine=ready]")
    assert fox.position == after
