"""Taking a lesson on the page: whatever is lit is touched, step by step, in one of the ways that people have."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
FILES = {"k2": GAMES / "k2/lesson/climb.json", "karakorum": GAMES / "karakorum/lesson/expedition.json"}
STATE = """() => {
  const lesson = document.querySelector('.lesson');
  const ring = document.querySelector('.lesson-ring.lit')?.getBoundingClientRect();
  const night = document.querySelector('.game[data-phase=night] [data-action=go-on]') !== null;
  return {
    step: Number(lesson?.dataset.step ?? -1),
    main: document.querySelector('[data-lesson=go-on], [data-lesson=real]')?.dataset.lesson ?? null,
    ring: ring ? [ring.left + ring.width / 2, ring.top + ring.height / 2] : null,
    night,
  };
}"""
FOCUS = """name => {
  const button = document.querySelector(`[data-lesson=${name}]:enabled`);
  button?.focus();
  return button !== null;
}"""
PATIENCE = 60.0
SLIP = 470  # milliseconds; a second touch in the same place within them counts as a slip of the finger


def steps(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(FILES[game].read_text())["steps"]
    return found


def state(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(STATE)
    return found


def go_on(page: Page) -> None:
    page.locator("[data-lesson=go-on]").click()


def touch_light(page: Page, touch: Callable[[float, float], None], place: tuple[float, float]) -> None:
    touch(*place)
    page.wait_for_timeout(30)


def take(page: Page, touch: Callable[[float, float], None], shown: Callable[[int], None] = lambda _: None) -> int:
    """Take the lesson on the screen to its end by touching the light; return how many touches that were."""
    end = time.monotonic() + PATIENCE
    touches, seen = 0, -1
    last: tuple[float, float, float] | None = None
    while True:
        assert time.monotonic() < end, f"the lesson stands still at {state(page)}"
        now = state(page)
        if now["step"] != seen and (now["main"] is not None or now["ring"] is not None):
            seen = now["step"]
            shown(seen)
        if now["main"] == "real":
            return touches
        if now["main"] == "go-on":
            go_on(page)
            touches += 1
        elif now["ring"] is not None:
            x, y = now["ring"]
            if last is not None and abs(last[0] - x) + abs(last[1] - y) < 30:
                page.wait_for_timeout(max(0, SLIP - (time.monotonic() - last[2]) * 1000))
            touch_light(page, touch, (x, y))
            last = (x, y, time.monotonic())
            touches += 1
        page.wait_for_timeout(15)


def take_by_keyboard(page: Page) -> None:
    """Take the lesson on the screen to its end: the card leads the focus to the light, and Enter does the rest."""
    end = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < end, f"the lesson stands still at {state(page)}"
        now = state(page)
        if now["main"] == "real":
            return
        name = "go-on" if now["main"] == "go-on" else "show"
        # The button may have become another one meanwhile: then this is done once more.
        if page.evaluate(FOCUS, name) and name == "show":
            page.keyboard.press("Enter")
        page.keyboard.press("Shift")  # stands for the keys of whoever goes there: the next Enter is meant
        page.keyboard.press("Enter")
        page.wait_for_timeout(25)
