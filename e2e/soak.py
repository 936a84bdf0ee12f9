"""The whole page under faults: somebody taps at random, and whatever can fail does so, again and again.

Before a fault it is noted what is saved; after it the same game must be there, or the same with what was tapped just
then, legal from its first action to its last, and the position on the screen must be the one that the engine in Python
computes for it. A failure names its seed and the number of the fault, and leaves a picture.

usage: python -m e2e.soak [--minutes N] [--seed N] [--faults NAME,…] [--site FOLDER]      with web/ on PYTHONPATH
       python -m e2e.soak --memory [--site FOLDER]
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate
from serve import SITE, running, serve

from e2e.browser import ARGUMENTS, chromium
from e2e.library import import_file, open_from_list
from e2e.memory import report_memory
from e2e.publishing import LOSE, publish_new_version
from e2e.random_player import GAMES, PICTURES, SIZES, SLOW, RandomPlayer
from k2core.core.rng import stream
from k2core.sharing.replay import Replay

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page
    from serve import Server

BUILD = SITE.parent / "build"
"""On the same disk as the site, whose copy shares its files."""
REST = 400
"""Milliseconds in which nothing changes."""
PATIENCE = 30_000
"""Milliseconds before an address is opened again."""
LONGEST = 12
"""So many taps at most between two faults."""
RARELY = ("update",)
"""Faults that take long: one of ten of the others."""
STORED = ("index.html", "app-", "style-", "memory.bin", "pyodide.asm", "/")
"""Parts of the addresses of stored files."""
CLOSE_TO_MIDNIGHT = """() => {
  const Real = (window.RealDate ??= Date);
  const day = 86_400_000;
  const offset = day - (Real.now() % day) - 1500 + day * Math.floor(Math.random() * 3);
  window.Date = class extends Real {
    constructor(...given) { given.length ? super(...given) : super(Real.now() + offset); }
    static now() { return Real.now() + offset; }
  };
}"""
LOOK_FOR_A_NEW_VERSION = "navigator.serviceWorker.getRegistration().then(registration => registration?.update())"


class Finding(AssertionError):
    """The page has lost or changed something, or does not come back."""


class Soak:
    def __init__(self, browser: Browser, server: Server, site: Path, seed: int) -> None:
        self._server = server
        self._site = site
        self._rng = stream("soak-of-the-page", seed)
        self._context = browser.new_context(viewport=SIZES[seed % len(SIZES)], reduced_motion="reduce")
        self._errors: list[str] = []
        self._context.on("weberror", lambda error: self._errors.append(str(error.error)))
        self._player: RandomPlayer
        self._address = ""
        self.games = 0
        self.counts: Counter[str] = Counter()
        self.latest: list[str] = []
        self.slow = 0
        """How often the game was come back to at the second try only."""
        self._faults: dict[str, Callable[[], None]] = {
            "worker": self._kill_worker,
            "renderer": self._crash,
            "tab": self._close_tab,
            "reload": self._reload,
            "offline": self._go_offline,
            "quota": self._fill_storage,
            "second tab": self._open_second_tab,
            "update": self._publish,
            "eviction": self._lose_files,
            "midnight": self._pass_midnight,
        }
        self._show(self._context.new_page())

    @property
    def _page(self) -> Page:
        return self._player.page

    def _show(self, page: Page) -> None:
        self._player = RandomPlayer(page, self._rng, self._errors)

    def run(self, seconds: float, wanted: tuple[str, ...] = ()) -> None:
        end = time.monotonic() + seconds
        names = [name for name in self._faults if not wanted or name in wanted]
        pool = [name for name in names for _ in range(1 if name in RARELY and len(names) > 1 else 10)]
        while time.monotonic() < end:
            self._begin()
            while time.monotonic() < end:
                for _ in range(self._rng.below(LONGEST)):
                    self._player.tap()
                before = self._at_rest()
                if before["phase"] == "over":
                    break
                name = pool[self._rng.below(len(pool))]
                self._strike(name, Replay.from_dict(before["replay"]), in_flight=self._rng.below(2) == 0)

    def _at_rest(self) -> dict[str, Any]:
        """What is shown and saved once nothing goes on any more: what was tapped last may take a moment to begin."""
        last = self._player.settled()
        while True:
            self._page.wait_for_timeout(REST)
            state = self._player.settled()
            if state["replay"] == last["replay"]:
                return state
            last = state

    def _begin(self) -> None:
        """Bring the next game into the list and open it."""
        self.games += 1
        kind = GAMES[self._rng.below(len(GAMES))]
        replay = kind(f"soak-{self._rng.below(1 << 30)}")
        import_file(self._page, self._server, f'{{"kind":"k2-games","version":1,"games":[{replay.to_json()}]}}')
        expect(self._page.get_by_role("alert")).to_contain_text("Imported 1 game")
        open_from_list(self._page, self._server)
        self._address = self._page.url

    def _strike(self, name: str, before: Replay, in_flight: bool) -> None:
        """Let something fail, at rest or while something that was tapped is being done."""
        what = f"{name}, {'in flight' if in_flight else 'at rest'}"
        self.counts[what] += 1
        self.latest = [*self.latest[-4:], what]
        if in_flight:
            self._player.tap()
        self._faults[name]()
        self._check(before, Replay.from_dict(self._player.settled()["replay"]), in_flight or name in GOES_ON)
        self._errors.clear()

    def _check(self, before: Replay, after: Replay, moved: bool) -> None:
        if (before.game, before.config, before.names) != (after.game, after.config, after.names):
            raise Finding("another game has taken the place of this one")
        shorter, longer = sorted((before.actions, after.actions), key=len)
        if longer[: len(shorter)] != shorter and not moved:
            raise Finding(f"other actions: {before.to_json()} and {after.to_json()}")
        if not moved and len(after.actions) < len(before.actions):
            raise Finding(f"{len(before.actions)} actions were saved, {len(after.actions)} are there")
        if moved and len(after.actions) < len(before.actions):
            # Only what was undone may be missing.
            lost = before.actions[len(after.actions) :]
            if not all(action.undoable for action in lost):
                raise Finding(f"finished actions are gone: {', '.join(map(str, lost))}")

    def _come_back(self, page: Page) -> None:
        """Go to the game, as somebody does who opens it again."""
        try:
            page.goto(self._address, wait_until="commit", timeout=PATIENCE)
        except TooLate:  # after a crash the browser itself sometimes answers nothing: then people try again
            self.slow += 1
            page.close()
            page = self._context.new_page()
            page.goto(self._address, wait_until="commit", timeout=SLOW * 1000)
        self._show(page)
        self._wait()

    def _wait(self) -> None:
        expect(self._page.locator("[data-position]").first).to_be_attached(timeout=SLOW * 1000)

    def _kill_worker(self) -> None:
        workers = self._page.workers
        if workers:
            with suppress(Error):
                workers[self._rng.below(len(workers))].evaluate("self.close()")

    def _crash(self) -> None:
        old = self._page
        with suppress(Error):
            old.goto("chrome://crash", timeout=2000)
        old.close()
        self._come_back(self._context.new_page())

    def _close_tab(self) -> None:
        old = self._page
        new = self._context.new_page()
        old.close()
        self._come_back(new)

    def _reload(self) -> None:
        self._page.reload()
        self._wait()

    def _go_offline(self) -> None:
        stored = self._page.locator("#status[data-offline=true]").count() > 0
        self._context.set_offline(True)
        try:
            if stored:
                self._reload()
            for _ in range(self._rng.below(4)):
                self._player.tap()
            self._player.settled()
        finally:
            self._context.set_offline(False)

    def _fill_storage(self) -> None:
        client = self._context.new_cdp_session(self._page)
        origin = self._server.url.rstrip("/")
        client.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
        self._tap_until_changed()
        client.send("Storage.overrideQuotaForOrigin", {"origin": origin})
        client.detach()
        self._tap_until_changed()

    def _tap_until_changed(self) -> None:
        """What is shown is saved at the next change, once there is room again."""
        before = self._shown()
        for _ in range(400):
            self._player.tap()
            if self._shown() not in ("", before):
                return
        raise Finding("400 taps have changed nothing")

    def _shown(self) -> str:
        return str(self._page.evaluate("document.querySelector('[data-position]')?.dataset.position ?? ''"))

    def _open_second_tab(self) -> None:
        first, second = self._page, self._context.new_page()
        self._come_back(second)
        for _ in range(self._rng.below(4)):
            self._player.tap()
        self._player.settled()
        if self._rng.below(2):
            first.close()
            return
        second.close()
        self._show(first)
        first.locator("[data-action=take-back]").click()
        self._wait()

    def _publish(self) -> None:
        publish_new_version(self._site)
        self._page.evaluate(LOOK_FOR_A_NEW_VERSION)
        for _ in range(LONGEST):
            self._player.tap()
        self._player.settled()
        self._page.goto(f"{self._server.url}#")
        change = self._page.get_by_role("button", name="Update now")
        with suppress(Error):
            change.wait_for(timeout=5000)
            change.click()
            self._page.wait_for_event("load", timeout=SLOW * 1000)
        self._come_back(self._page)

    def _lose_files(self) -> None:
        """The browser is short of room and removes some of the stored files."""
        self._page.evaluate(LOSE, STORED[self._rng.below(len(STORED))])
        self._reload()

    def _pass_midnight(self) -> None:
        self._page.evaluate(CLOSE_TO_MIDNIGHT)
        self._page.wait_for_timeout(1600)

    def picture(self, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        with suppress(Error):
            self._page.screenshot(path=PICTURES / f"{name}.png")
            (PICTURES / f"{name}.html").write_text(self._page.content(), "utf-8")

    def close(self) -> None:
        self._context.close()


GOES_ON = ("offline", "quota", "second tab", "update")
"""Faults during which somebody goes on tapping."""


def soak(browser: Browser, site: Path, seed: int, seconds: float, faults: tuple[str, ...]) -> Soak:
    with running(serve(site)) as server:
        one = Soak(browser, server, site, seed)
        try:
            one.run(seconds, faults)
        except (AssertionError, Error) as error:
            one.picture(f"soak-{seed}")
            where = f"seed {seed}, fault {one.counts.total()} after {'; '.join(one.latest)}"
            raise SystemExit(f"{where}: {error}") from error
        finally:
            one.close()
        return one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", default="", help="only these, separated by commas")
    parser.add_argument("--memory", action="store_true", help="compare the memory after 5 games with that after 50")
    parser.add_argument("--site", type=Path, default=SITE)
    options = parser.parse_args()
    expect.set_options(timeout=SLOW * 1000)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory(dir=BUILD) as folder:
        site = Path(folder) / "site"
        shutil.copytree(options.site, site, copy_function=os.link)
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        if options.memory:
            with running(serve(site)) as server:
                report_memory(browser, server)
            return
        faults: tuple[Any, ...] = tuple(filter(None, options.faults.split(",")))
        done = soak(browser, site, options.seed, options.minutes * 60, faults)
        browser.close()
    for name, count in sorted(done.counts.items()):
        print(f"{count:5} {name}")
    if done.slow:
        print(f"{done.slow:5} times the browser opened the game at the second try only")
    print(f"seed {options.seed}: {done.counts.total()} faults in {done.games} games, no finding")


if __name__ == "__main__":
    main()
