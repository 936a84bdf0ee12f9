"""Playing at the page as a person does: by what is on the screen, with the mouse or the keyboard."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

if TYPE_CHECKING:
    from collections.abc import Callable

IN_REACH = re.compile(r"reachable for \d+( \+ risk \d)?, level [2-9]")
POSITION = "document.querySelector('[data-position]')?.dataset.position ?? ''"
PHASE = """
document.querySelector('[data-action=lift]') ? 'curtain' : document.querySelector('.game')?.dataset.phase ?? ''
"""
PATIENCE = 60.0
DAWN = 2.5  # seconds; the longest that a morning takes
OFTEN = 10  # milliseconds; `expect` looks ten times less often, and a game has hundreds of actions
SLIP = 450  # milliseconds; what is pressed again in the same place within them counts as a slip of the finger
SAME_PLACE = 30  # pixels
WIDE = 120  # pixels; a button with room for more than one place
SPOTS = (0.5, 0.2)  # of a button's width


class AnyTable:
    """A game on the screen; `press` is how a button is pressed."""

    def __init__(self, page: Page, press: Callable[[Locator], None] | None = None) -> None:
        self.page = page
        self._press = press or self._click
        self._last = (0.0, 0.0)

    def press(self, button: Locator) -> None:
        self._press(button)

    def _click(self, button: Locator) -> None:
        """Click as somebody who means it: not twice in the same place at once, so beside it on a wide button."""
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None
        last_x, last_y = self._last
        for part in SPOTS if box["width"] > WIDE else SPOTS[:1]:
            x, y = box["x"] + box["width"] * part, box["y"] + box["height"] / 2
            if abs(x - last_x) >= SAME_PLACE or abs(y - last_y) >= SAME_PLACE:
                button.click(position={"x": box["width"] * part, "y": box["height"] / 2})
                break
        else:
            self.page.evaluate("new Promise(requestAnimationFrame)")  # a slip is counted from what the screen shows
            self.page.wait_for_timeout(SLIP)
            button.click()
        self._last = (x, y)

    def change(self, button: Locator) -> None:
        """Press a button and wait until the position is another one."""
        before = self.position
        self.press(button)
        self.wait_for_change(before)

    def wait_for_change(self, before: str) -> None:
        """Wait until a position other than this one is there."""
        end = time.monotonic() + PATIENCE
        while self._shown_position() in ("", before):
            assert time.monotonic() < end, f"nothing has changed for {PATIENCE:.0f} s"
            self.page.wait_for_timeout(OFTEN)

    def action(self, name: str) -> Locator:
        return self.page.locator(f"[data-action='{name}']")

    @property
    def game(self) -> Locator:
        return self.page.locator(".game")

    @property
    def position(self) -> str:
        """The fingerprint of the position on the screen, or behind the curtain."""
        return self._shown_position() or self.page.locator("[data-position]").get_attribute("data-position") or ""

    def _shown_position(self) -> str:
        return str(self.page.evaluate(POSITION))


class Table(AnyTable):
    """A game of K2."""

    @property
    def day(self) -> int:
        return int(self.page.locator("[data-day]").get_attribute("data-day") or 0)

    def wait_for(self, phase: str) -> None:
        expect(self.game).to_have_attribute("data-phase", phase)

    def lift_curtain(self) -> None:
        self.press(self.action("lift"))
        self.wait_for("select")

    def pick(self, *places: int) -> None:
        """Lift three cards and play them; a forced hand is lifted already."""
        expect(self.page.locator(".hand .card").first).to_be_visible()
        cards = self.page.locator(".hand .card")
        if cards.count() > 3:
            for place in places or (0, 1, 2):
                self.press(cards.nth(place))
        self.change(self.action("select"))

    def take_token(self) -> None:
        self.wait_for("token")
        self.change(self.action("take").first)

    def walk(self, climber: str) -> bool:
        """Let a climber walk to the safest space in reach; whether there was one."""
        self.go_on()
        button = self.page.locator(f"[data-climber={climber}]")
        if button.count() == 0:
            return False
        if button.get_attribute("aria-pressed") == "false":
            self.press(button)
        spaces = self.page.locator("k2-board").get_by_role("button", name=IN_REACH)
        if spaces.count() == 0:
            return False
        self.press(spaces.first)
        self.change(self.action("accept"))
        return True

    def settle(self) -> None:
        """Pay the risk, if there is some to pay."""
        if self.action("settle").count():
            self.press(self.action("settle"))
            self.change(self.action("accept"))

    def end_turn(self) -> None:
        """End the turn, whatever the page asks first, and let the night pass."""
        self.end_turn_into_night()
        self.go_on()

    def end_turn_into_night(self) -> None:
        """End the turn; if it was the day's last, the night is on the screen."""
        self.go_on()
        before = self.position
        self.press(self.action("end"))
        if self.action("confirm-yes").count():
            self.press(self.action("confirm-yes"))
        self.wait_for_change(before)

    def go_on(self) -> None:
        """Go on after a night, a death, a tie, or to the next player's turn, as long as the table waits for that."""
        end = time.monotonic() + PATIENCE
        while self.phase() == "night" or self.action("go-on").count():
            assert time.monotonic() < end, f"the table has waited for {PATIENCE:.0f} s"
            with suppress(PlaywrightError):  # the night may go by itself just now
                self.press(self.action("go-on"))
            dawn = time.monotonic() + DAWN
            while self.phase() == "night" and time.monotonic() < dawn:
                self.page.wait_for_timeout(OFTEN)

    def play_turn(self, climber: str | None) -> None:
        self.wait_for("turn")
        if climber is not None and self.walk(climber):
            self.settle()
        self.end_turn()

    def phase(self) -> str:
        """What the screen asks for: a curtain, a phase, or nothing any more."""
        return str(self.page.evaluate(PHASE))

    def play_day(self, climber: str | None) -> None:
        """Everybody's choices of one day, or of what is left of it."""
        day = self.day
        while self.day == day and (phase := self.phase()) != "over":
            if phase == "curtain":
                self.lift_curtain()
            elif phase == "select":
                self.pick()
            elif phase == "token":
                self.take_token()
                self.wait_for("turn")
            elif phase == "rescue":
                self.change(self.action("decline"))
                self.go_on()
            elif phase == "night":
                self.go_on()
            else:
                self.play_turn(climber)


def by_keyboard(page: Page) -> Callable[[Locator], None]:
    """Pressing a button without a mouse: it is focused, and Enter does the rest."""

    def press(button: Locator) -> None:
        expect(button).to_be_visible()
        button.focus()
        page.keyboard.press("Shift")  # stands for the Tab keys of whoever goes there: the next Enter is meant
        page.keyboard.press("Enter")

    return press
