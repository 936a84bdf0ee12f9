"""Somebody who plays whole games by pressing keys at random, and never loses the focus.

After every key something that is there and can be reached must have the focus: not the page as a whole, nothing hidden,
inert or behind a dialog. Beside that everything is checked that `e2e.random_player` checks.

usage: python -m e2e.keyboard_player [--games N] [--first N] [--site FOLDER]      with web/ on PYTHONPATH
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright
from serve import SITE, running, serve

from e2e.browser import ARGUMENTS, chromium
from e2e.library import import_games, open_from_list
from e2e.random_player import ELSEWHERE, PICTURES, RandomPlayer
from k2core import k2, karakorum
from k2core.core.rng import stream
from k2core.sharing.replay import Replay

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser
    from serve import Server

GAMES: tuple[Callable[[str], Replay], ...] = (
    lambda seed: Replay("k2", k2.Config(seed=seed)),
    lambda seed: Replay("k2", k2.Config(2, "hard", "winter", seed=seed)),
    lambda seed: Replay("karakorum", karakorum.Config(2, seed)),
)
SOON = 3.0
"""Seconds; so long the focus may be on its way on a slow machine."""

# What is wrong with where the focus is; nothing if it is where somebody can go on.
WRONG = """() => {
  let focused = document.activeElement;
  const hosts = [focused];
  while (focused?.shadowRoot?.activeElement) hosts.push((focused = focused.shadowRoot.activeElement));
  if (focused === null || focused === document.body || focused === document.documentElement)
    return "nothing has the focus";
  const name = focused.outerHTML.slice(0, 160);
  if (hosts.some(one => one.closest("[inert]") !== null)) return `inert: ${name}`;
  if (!hosts.every(one => one.checkVisibility({ visibilityProperty: true }))) return `hidden: ${name}`;
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  return dialog && !hosts[0].closest("dialog") ? `behind a dialog: ${name}` : "";
}"""

# Where the focus is, as far as it changes which keys make sense.
WHERE = f"""() => {{
  const focused = document.activeElement;
  const over = document.querySelector(".game")?.dataset.phase === "over";
  if (over && !document.querySelector("[data-action=go-on]")) return "over";
  if (focused?.matches("input")) return "field";
  const leaves = focused?.closest("a, [data-key], [data-action^=bot-], [data-action^=level-]") != null;
  const away = leaves || {ELSEWHERE}.test(focused?.dataset?.action ?? "");
  return (document.querySelector("dialog[open]") ? "dialog" : "table") + (away ? " away" : "");
}}"""

ON = ("d", "d", "e", "g", "Enter", "Enter", "Space", "j", "j", "1", "2", "3", "4", "5", "6", "a", "b", "p")
ABOUT = ("Tab", "Tab", "Shift+Tab", "Escape", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "x", "r")
SELDOM = ("u", "h", "c", "m", "?", "s", "l", "w", "n", "f", "k", "o", "7")
IN_DIALOG = ("Tab", "Tab", "Shift+Tab", "Enter", "Enter", "Escape", "x", "ArrowDown")
COMMANDS = ("yes", "no", "on", "end", "state", "hint", "undo", "nonsense", "reveal", "stop", "a up", "tent b")
PRESSES = ("Enter", "Space")


@dataclass
class KeyboardPlayer(RandomPlayer):
    """Presses keys instead of tapping."""

    pressed: list[str] = field(default_factory=list)
    """The last keys, to be told when something is wrong."""

    def tap(self) -> None:
        where = str(self.page.evaluate(WHERE))
        if where == "over":
            return
        if where.startswith("field"):
            if self.rng.below(3) == 0:
                self.press("Escape")
            else:
                self.page.keyboard.insert_text(self._one_of(COMMANDS))
                self.press("Enter")
            return
        keys = IN_DIALOG if where.startswith("dialog") else (ON, ON, ABOUT, SELDOM)[self.rng.below(4)]
        if keys is SELDOM and self.rng.below(3):
            keys = ON
        key = self._one_of(keys)
        self.press("Tab" if where.endswith("away") and key in PRESSES else key)

    def press(self, key: str) -> None:
        self.pressed = [*self.pressed[-29:], key]
        self.page.keyboard.press(key)
        if key.endswith("Tab") and self.page.evaluate(WRONG):
            self.page.keyboard.press(
                key
            )  # behind the last stop the browser's own buttons follow, and then the first stop
        end = time.monotonic() + SOON
        while wrong := self.page.evaluate(WRONG):
            assert time.monotonic() < end, f"{wrong} after {self.pressed}"
            self.page.wait_for_timeout(20)

    def _one_of(self, choices: tuple[str, ...]) -> str:
        return choices[self.rng.below(len(choices))]


def play_by_keys(browser: Browser, server: Server, number: int) -> int:
    """Play one whole game of the kind that the number says; return how many keys it took."""
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    page = context.new_page()
    import_games(page, server, GAMES[number % len(GAMES)](f"keys-{number}").to_json())
    open_from_list(page, server)
    try:
        keys = KeyboardPlayer(page, stream("keyboard-player", number), errors).play()
    except AssertionError:
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"keys-{number}.png")
        raise
    context.close()
    return keys


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--first", type=int, default=1, help="number of the first game, to repeat one that failed")
    parser.add_argument("--site", type=Path, default=SITE, help="the built site")
    arguments = parser.parse_args()
    with running(serve(arguments.site)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for number in range(arguments.first, arguments.first + arguments.games):
            print(f"game {number}:", end=" ", flush=True)
            print(play_by_keys(browser, server, number), "keys", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
