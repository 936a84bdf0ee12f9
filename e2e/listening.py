"""What the page tells to whoever listens, and playing it by words alone or by keys alone."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.table import OFTEN, PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Page

SOON = 200  # milliseconds
GOLDEN = Path(__file__).parent / "golden"

# Everything that is told from now on, in order; each sentence is a paragraph of its own.
LISTEN = """() => {
  window.heard = [];
  const note = (records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) window.heard.push(node.textContent);
  };
  new MutationObserver(note).observe(document.querySelector(".announcer"), { childList: true });
}"""

LOST = "document.activeElement === null || document.activeElement === document.body"


# What a reader says of what has the focus.
FOCUSED = """() => {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const name = focused?.getAttribute("aria-label") ?? focused?.textContent.replace(/\\s+/g, " ").trim() ?? "";
  return name + (focused?.getAttribute("aria-pressed") === "true" ? " (pressed)" : "");
}"""
SILENT = ("Tab", "Shift", "j", "1", "2", "3", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Escape")
"""Keys that only lead to something: then what has the focus is what is heard."""


class Listener:
    """Somebody who hears the page, and writes down what was done and heard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.script: list[str] = []
        self._known = 0
        self._may_be_lost = True
        page.evaluate(LISTEN)

    def do(self, line: str) -> None:
        """Type a command ("> A up") or press a key ("[d]"), and write down what is told."""
        self.script.append(line)
        if line.startswith("> "):
            self._say(line.removeprefix("> "))
        else:
            key = line.strip("[]")
            self.page.keyboard.press(key)
            if key in SILENT and not self._news():
                lost = key != "Tab" and not self._may_be_lost and self.page.evaluate(LOST)
                assert not lost, f"nothing has the focus after {line}"
                self.script.append(f"  * {self.page.evaluate(FOCUSED)}")
                return
        self._write_down(line)

    def _say(self, text: str) -> None:
        field = self.page.locator("#command")
        if field.count() == 0:
            self.page.keyboard.press("c")
        expect(field).to_be_focused()
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def _news(self) -> bool:
        """Whether something is told soon."""
        self.page.wait_for_timeout(SOON)
        return bool(self.page.evaluate("heard.length") > self._known)

    def _write_down(self, done: str) -> None:
        """Wait until something was told and nothing more comes."""
        end = time.monotonic() + PATIENCE
        while self.page.evaluate("heard.length") == self._known:
            assert time.monotonic() < end, f"nothing was told after {done}: {self.script}"
            self.page.wait_for_timeout(OFTEN)
        count = 0
        while count != (count := self.page.evaluate("heard.length")):
            self.page.wait_for_timeout(SOON)
        self._may_be_lost &= self.page.evaluate(LOST)  # nothing has it when a page has just come up
        assert self._may_be_lost or not self.page.evaluate(LOST), f"nothing has the focus after {done}"
        self.script += [f"  {sentence}" for sentence in self.page.evaluate("heard")[self._known :]]
        self._known = count


def perform(page: Page, name: str) -> None:
    """Do what a golden file says, and compare what is heard. With WRITE_GOLDEN set, the file is written anew."""
    path = GOLDEN / f"{name}.txt"
    kept = path.read_text(encoding="utf-8")
    listener = Listener(page)
    for line in kept.splitlines():
        if not line.startswith("  "):
            listener.do(line)
    told = "".join(f"{line}\n" for line in listener.script)
    if os.environ.get("WRITE_GOLDEN"):
        path.write_text(told, encoding="utf-8")
    else:
        assert told == kept
