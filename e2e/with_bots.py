"""Whole games of one person with bots, on a phone without a network, from the first choice to the end.

usage: python -m e2e.with_bots [--site FOLDER]      with web/ on PYTHONPATH

The person asks for a hint once in each game. An error of the page or a game that does not end fails the run. What the
page says of a bot that found nothing in time is printed: a busy machine is slow.
"""

from __future__ import annotations

import argparse
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect, sync_playwright
from serve import SITE, running, serve

from e2e import bots
from e2e.browser import ARGUMENTS, chromium
from e2e.shell import expect_offline_ready, with_settings
from k2core import k2, karakorum
from k2core.sharing.replay import Replay

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize
    from serve import Server

GAMES = (
    Replay("k2", k2.Config(5, seed="whole-game"), names=("Anna", "*hiker", "*alpinist", "*hiker", "*himalayan")),
    Replay("karakorum", karakorum.Config(4, "whole-game"), names=("Anna", "*hiker", "*alpinist", "*himalayan")),
)
PHONE: ViewportSize = {"width": 390, "height": 844}
# What the screen says when a bot has found nothing in time.
STUMBLED = re.compile("found no move in time|No hint could be found")
COLLECT_NOTICES = """
window.noticed = new Set();
new MutationObserver(() => {
  for (const notice of document.querySelectorAll(".notice")) window.noticed.add(notice.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def ask_for_a_hint(page: Page) -> None:
    bots.asked(page)
    hint = page.locator("[data-action=hint]")
    expect(hint).to_be_enabled()
    hint.click()
    expect(hint).to_have_attribute("data-hint", "shown")
    page.keyboard.press("Escape")


def play(browser: Browser, server: Server, replay: Replay) -> None:
    context = with_settings(browser.new_context(viewport=PHONE), speed="off")
    page = context.new_page()
    page.add_init_script(COLLECT_NOTICES)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(server.url)
    expect_offline_ready(page)
    context.set_offline(True)
    began = time.monotonic()
    bots.open_game(page, server, replay)
    ask_for_a_hint(page)
    (bots.play_k2 if replay.game == "k2" else bots.play_karakorum)(page)
    played = bots.saved(page)
    outcome = played.play().outcome
    assert outcome is not None, "the game is not over"
    noticed = page.evaluate("[...window.noticed]")
    stumbles = [notice for notice in noticed if STUMBLED.search(notice)]
    assert not errors, f"errors of the page: {errors}"
    context.close()
    print(
        f"{replay.game}, {len(replay.names)} players: {len(played.actions)} actions"
        f" in {time.monotonic() - began:.0f} s, points {', '.join(map(str, outcome.totals))},"
        f" hint given{''.join(f'; {notice}' for notice in stumbles)}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--site", type=Path, default=SITE)
    options = parser.parse_args()
    expect.set_options(timeout=60_000)
    with sync_playwright() as playwright, running(serve(options.site)) as server:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for replay in GAMES:
            play(browser, server, replay)
        browser.close()


if __name__ == "__main__":
    main()
