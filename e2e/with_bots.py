"""Whole games of one person with bots in the browser, from the first choice to the end.

usage: python -m e2e.with_bots [--site FOLDER]      with web/ on PYTHONPATH
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect, sync_playwright
from serve import SITE, running, serve

from e2e import bots
from e2e.browser import ARGUMENTS, chromium
from e2e.shell import with_settings
from k2core import k2, karakorum
from k2core.sharing.replay import Replay

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize
    from serve import Server

GAMES = (
    Replay("k2", k2.Config(5, seed="whole-game"), names=("Anna", "*hiker", "*alpinist", "*hiker", "*himalayan")),
    Replay("karakorum", karakorum.Config(4, "whole-game"), names=("Anna", "*hiker", "*alpinist", "*himalayan")),
)
PHONE: ViewportSize = {"width": 390, "height": 844}
NOTICES = """
window.notices = 0;
const isNotice = (node) => node.classList?.contains("notice") || node.querySelector?.(".notice");
new MutationObserver((changes) => {
  window.notices += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isNotice).length;
}).observe(document, { subtree: true, childList: true });
"""


def play(browser: Browser, server: Server, replay: Replay) -> None:
    page = with_settings(browser.new_context(viewport=PHONE), speed="off").new_page()
    page.add_init_script(NOTICES)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    began = time.monotonic()
    bots.open_game(page, server, replay)
    (bots.play_k2 if replay.game == "k2" else bots.play_karakorum)(page)
    played = bots.saved(page)
    outcome = played.play().outcome
    assert outcome is not None, "the game is not over"
    print(
        f"{replay.game}, {len(replay.names)} players: {len(played.actions)} actions"
        f" in {time.monotonic() - began:.0f} s, points {', '.join(map(str, outcome.totals))},"
        f" {page.evaluate('window.notices')} notices, {len(errors)} errors",
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
