"""Somebody who taps at random: single, double and fast taps, and keys, at whatever the page offers.

After every few taps the saved game must be legal from its first action to its last and lead to the position on the
screen. A game that no tap changes any more is a dead end.

usage: python -m e2e.random_player [--games N] [--first N]      with web/ on PYTHONPATH
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright
from serve import SITE, running, serve

from e2e.browser import ARGUMENTS, chromium
from e2e.library import import_games, open_from_list
from k2core import k2, karakorum
from k2core.core.rng import Pcg32, stream
from k2core.sharing.replay import Replay, digest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page, ViewportSize
    from serve import Server

GAMES: tuple[Callable[[str], Replay], ...] = (
    lambda seed: Replay("k2", k2.Config(seed=seed)),
    lambda seed: Replay("k2", k2.Config(2, "hard", "winter", seed=seed)),
    lambda seed: Replay("karakorum", karakorum.Config(2, seed)),
    lambda seed: Replay("k2", k2.Config(3, "easy", "mixed", family=True, seed=seed)),
    lambda seed: Replay("karakorum", karakorum.Config(4, seed)),
    lambda seed: Replay("k2", k2.Config(5, "hard", "summer", seed=seed)),
)
SIZES: tuple[ViewportSize, ...] = (
    {"width": 1440, "height": 900},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
)
PATIENCE = 400
"""So many taps in a row may change nothing."""
LOOK_EVERY = 10

# What can be tapped now, on top of everything else: where it is, and whether it is what most people would tap.
OFFERS = """() => {
  const dialog = document.querySelector("dialog[open]");
  const boards = dialog ? [] : [...document.querySelectorAll("k2-board")].map((board) => board.shadowRoot);
  const elsewhere = /^(menu|abandon|leave-|watch|share|take-back|rules|settings|again|anew|undo)/;
  return [dialog ?? document, ...boards]
    .flatMap((root) => [...root.querySelectorAll("button, [role=button]")])
    .filter((one) => !one.disabled && !elsewhere.test(one.dataset.action ?? ""))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .map(({ one, box }) => ({
      name: one.dataset.action ?? one.localName,
      main: one.classList.contains("primary"),
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
}"""

# The position on the screen, and the game that was saved last.
STATE = """async () => {
  const answer = (ask) => new Promise((resolve, reject) => {
    ask.onsuccess = () => resolve(ask.result);
    ask.onerror = reject;
  });
  const database = await answer(indexedDB.open("k2"));
  const games = await answer(database.transaction("games").objectStore("games").getAll());
  database.close();
  return {
    position: document.querySelector("[data-position]")?.dataset.position ?? "",
    over: document.querySelector(".game")?.dataset.phase === "over",
    replay: games.sort((one, other) => other.updated - one.updated)[0]?.replay ?? null,
  };
}"""


@dataclass
class RandomPlayer:
    page: Page
    rng: Pcg32

    def play(self) -> int:
        """Play the game on the screen to its end; return how many taps it took."""
        taps = idle = 0
        last = ""
        while True:
            for _ in range(LOOK_EVERY):
                self.tap()
            taps += LOOK_EVERY
            state = self.settled()
            self.check(state)
            if state["over"]:
                return taps
            idle = 0 if state["position"] != last else idle + LOOK_EVERY
            last = state["position"]
            assert idle < PATIENCE, f"{PATIENCE} taps have changed nothing: {self.page.evaluate(OFFERS)}"

    def tap(self) -> None:
        offers: list[dict[str, Any]] = self.page.evaluate(OFFERS)
        mains = [offer for offer in offers if offer["main"]]
        pool = mains if mains and self.rng.below(3) == 0 else offers
        if not pool:
            self.page.wait_for_timeout(20)
            return
        offer = pool[self.rng.below(len(pool))]
        manner = self.rng.below(8)
        if manner == 0:
            self.page.keyboard.press(("Tab", "Enter", "Escape", "Space")[self.rng.below(4)])
        else:
            self.page.mouse.click(offer["x"], offer["y"], click_count=2 if manner == 1 else 1)
        if manner == 2:
            self.page.mouse.click(offer["x"], offer["y"])

    def settled(self) -> dict[str, Any]:
        """What is shown and saved, once both are the same."""
        for _ in range(200):
            state: dict[str, Any] = self.page.evaluate(STATE)
            if state["replay"] is not None and state["position"] == digest(Replay.from_dict(state["replay"]).play()):
                return state
            self.page.wait_for_timeout(20)
        return state

    def check(self, state: dict[str, Any]) -> None:
        saved = digest(Replay.from_dict(state["replay"]).play())
        assert state["position"] == saved, f"{state['position']} is shown, {saved} is saved"


def play_at_random(browser: Browser, server: Server, number: int) -> int:
    """Play one whole game, of the kind and on the screen size that the number says; return how many taps it took."""
    context = browser.new_context(viewport=SIZES[number % len(SIZES)], reduced_motion="reduce", service_workers="block")
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    page = context.new_page()
    import_games(page, server, GAMES[number % len(GAMES)](f"random-{number}").to_json())
    open_from_list(page, server)
    taps = RandomPlayer(page, stream("random-player", number)).play()
    assert not errors, errors
    context.close()
    return taps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--first", type=int, default=1, help="number of the first game, to repeat one that failed")
    arguments = parser.parse_args()
    with running(serve(SITE)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for number in range(arguments.first, arguments.first + arguments.games):
            print(f"game {number}:", end=" ", flush=True)
            print(play_at_random(browser, server, number), "taps", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
