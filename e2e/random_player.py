"""Somebody who taps at random: single, double and fast taps, keys, and sometimes a reload, at whatever the page offers.

After every few taps the saved game must be legal from its first action to its last and lead to the position and the
phase on the screen. A game that no tap changes any more is a dead end. Whatever leads away from the game is left alone.

usage: python -m e2e.random_player [--games N] [--first N] [--site FOLDER]      with web/ on PYTHONPATH
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect, sync_playwright
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
PICTURES = SITE.parent / "build" / "random_player"
"""Where the screen of a game that failed is kept."""
PATIENCE = 400
"""So many taps in a row may change nothing."""
LOOK_EVERY = 20
SLOW = 60.0
"""Seconds; what is shown and what is saved may differ for so long on a slow machine. A wrong state stays wrong."""
ONE_IN = 150
"""One tap of so many is a reload instead."""

# Whatever leads away from the game: it is neither tapped nor pressed by a key.
ELSEWHERE = "/^(menu|abandon|leave-|watch|share|take-back|rules|settings|again|anew|answer|update|retry)/"

# What can be tapped now, on top of everything else: where it is, and whether it is what most people would tap. Nothing
# once the game is over.
OFFERS = f"""() => {{
  if (document.querySelector(".game")?.dataset.phase === "over") return [];
  const dialog = document.querySelector("dialog[open]");
  const boards = dialog ? [] : [...document.querySelectorAll("k2-board")].map((board) => board.shadowRoot);
  return [dialog ?? document, ...boards]
    .flatMap((root) => [...root.querySelectorAll("button, [role=button]")])
    .filter((one) => !one.disabled && !{ELSEWHERE}.test(one.dataset.action ?? ""))
    .map((one) => ({{ one, box: one.getBoundingClientRect() }}))
    .filter(({{ box }}) => box.width > 0 && box.height > 0)
    .map(({{ one, box }}) => ({{
      name: one.dataset.action ?? one.localName,
      main: one.classList.contains("primary"),
      board: one.localName === "g",
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    }}))
    .filter(({{ x, y }}) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
}}"""

# Whether a key that presses what has the focus stays in the game.
STAYS = f"""() => {{
  const focused = document.activeElement;
  if (document.querySelector(".game")?.dataset.phase === "over") return false;
  return focused === null || (focused.localName !== "a" && !{ELSEWHERE}.test(focused.dataset.action ?? ""));
}}"""

# The position on the screen, what the page complains about, and the game as it is saved: that of the address, or else
# the one that was saved last.
STATE = """async () => {
  const answer = (ask) => new Promise((resolve, reject) => {
    ask.onsuccess = () => resolve(ask.result);
    ask.onerror = reject;
  });
  const last = (games) => games.sort((one, other) => other.updated - one.updated)[0];
  const database = await answer(indexedDB.open("k2"));
  const games = await answer(database.transaction("games").objectStore("games").getAll());
  database.close();
  return {
    position: document.querySelector("[data-position]")?.dataset.position ?? "",
    phase: document.querySelector(".game")?.dataset.phase ?? "",
    alarm: [...document.querySelectorAll("[role=alert], .notice")]
      .map((one) => one.textContent)
      .find((text) => text.includes("Something went wrong")) ?? "",
    replay: (games.find(({ id }) => location.hash === `#game/${id}`) ?? last(games))?.replay ?? null,
  };
}"""


@dataclass
class RandomPlayer:
    page: Page
    rng: Pcg32
    errors: list[str]
    """What the page has thrown."""

    def play(self) -> int:
        """Play the game on the screen to its end; return how many taps it took."""
        taps = idle = 0
        last = ""
        while True:
            for _ in range(LOOK_EVERY):
                self.tap()
            taps += LOOK_EVERY
            state = self.settled()
            if state["phase"] == "over":
                return taps
            idle = 0 if state["position"] != last else idle + LOOK_EVERY
            last = state["position"]
            assert idle < PATIENCE, f"{PATIENCE} taps have changed nothing: {self.page.evaluate(OFFERS)}"

    def tap(self) -> None:
        offers: list[dict[str, Any]] = self.page.evaluate(OFFERS)
        if not offers:
            self.page.wait_for_timeout(20)
            return
        # What moves the game on (most often, or games take an hour), what stands beside the mountain, or anything.
        wish = ("main", "main", "main", "beside", "any")[self.rng.below(5)]
        wanted = [one for one in offers if wish == "any" or (one["main"] if wish == "main" else not one["board"])]
        pool = wanted or offers
        offer = pool[self.rng.below(len(pool))]
        if offer["name"] == "undo" and self.rng.below(4):
            return  # somebody who takes back as often as they go on comes to no end
        manner = self.rng.below(8)
        if self.rng.below(ONE_IN) == 0:
            self.reload()
        elif manner == 0:
            self.press_key(("Tab", "Enter", "Escape", "Space")[self.rng.below(4)])
        else:
            self.page.mouse.click(offer["x"], offer["y"], click_count=2 if manner == 1 else 1)
        if manner == 2 and self.page.evaluate(OFFERS):
            self.page.mouse.click(offer["x"], offer["y"])

    def press_key(self, key: str) -> None:
        if key in ("Tab", "Escape") or self.page.evaluate(STAYS):
            self.page.keyboard.press(key)

    def reload(self) -> None:
        self.settled()
        self.page.reload()
        expect(self.page.locator("[data-position]")).to_be_attached(timeout=SLOW * 1000)

    def settled(self) -> dict[str, Any]:
        """What is shown and saved, once both are the same; they must become the same."""
        end = time.monotonic() + SLOW
        while True:
            state: dict[str, Any] = self.page.evaluate(STATE)
            assert not self.errors, self.errors
            assert not state["alarm"], state["alarm"]
            if state["replay"] is not None:
                saved = Replay.from_dict(state["replay"]).play()
                phase = json.loads(saved.to_json())["phase"]
                right = {"position": digest(saved), "phase": phase}
                shown = {"position": state["position"], "phase": state["phase"]}
                # There is no phase behind a curtain, and a night is told after it has happened.
                if shown == right | ({"phase": shown["phase"]} if shown["phase"] in ("", "night") else {}):
                    return state
                assert time.monotonic() < end, f"{shown} is shown, {right} is saved"
            assert time.monotonic() < end, "nothing is saved"
            self.page.wait_for_timeout(20)


def play_at_random(browser: Browser, server: Server, number: int) -> int:
    """Play one whole game, of the kind and on the screen size that the number says; return how many taps it took."""
    context = browser.new_context(viewport=SIZES[number % len(SIZES)], reduced_motion="reduce", service_workers="block")
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    page = context.new_page()
    import_games(page, server, GAMES[number % len(GAMES)](f"random-{number}").to_json())
    open_from_list(page, server)
    try:
        taps = RandomPlayer(page, stream("random-player", number), errors).play()
    except AssertionError:
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{number}.png")
        (PICTURES / f"{number}.html").write_text(page.content(), "utf-8")
        raise
    context.close()
    return taps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--first", type=int, default=1, help="number of the first game, to repeat one that failed")
    parser.add_argument("--site", type=Path, default=SITE, help="the built site")
    arguments = parser.parse_args()
    with running(serve(arguments.site)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for number in range(arguments.first, arguments.first + arguments.games):
            print(f"game {number}:", end=" ", flush=True)
            print(play_at_random(browser, server, number), "taps", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
