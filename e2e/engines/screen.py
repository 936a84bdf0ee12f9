"""What a person sees and taps in a browser window, whichever browser it is."""

from __future__ import annotations

import time
from io import BytesIO
from typing import TYPE_CHECKING

import zxingcpp
from PIL import Image

from e2e.engines.drivers import until

if TYPE_CHECKING:
    from e2e.engines.drivers import Driver

SLIP = 0.5  # seconds; what is pressed again in the same place within them counts as a slip of the finger

# Things by their selector, in the shadow of others behind ">>>"; a name is a part of what they are called.
THINGS = """
const [path, name] = arguments;
const [first, ...inside] = path.split(' >>> ');
let things = [...document.querySelectorAll(first)];
for (const step of inside) things = things.flatMap(one => [...one.shadowRoot.querySelectorAll(step)]);
things = things.filter(one => new RegExp(name).test(one.getAttribute('aria-label') ?? one.textContent));
"""

# The middle of a thing, or of its label, once it can be tapped there.
SPOT = (
    THINGS
    + """
const [, , place] = arguments;
const tappable = thing => {
  if (thing.disabled) return [];
  const whole = thing.labels?.[0] ?? thing;
  whole.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = whole.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = whole.getRootNode().elementFromPoint(x, y);
  return width > 0 && whole.contains(hit) ? [[x, y]] : [];
};
return things.slice(place).flatMap(tappable)[0] ?? null;
"""
)

# An element that is not of this page any more says nothing.
SEEN = THINGS + "return things.filter(one => one.getClientRects().length > 0).map(one => one.textContent.trim());"

OVERLAPS = """
const [path, others] = arguments;
const one = document.querySelector(path).getBoundingClientRect();
return [...document.querySelectorAll(others)].filter(other => {
  const { left, top, right, bottom } = other.getBoundingClientRect();
  return left < one.right && right > one.left && top < one.bottom && bottom > one.top;
}).map(other => other.textContent.trim());
"""

LISTEN = """
if (!window.problems) {
  window.problems = [];
  addEventListener('error', event => problems.push(`error: ${event.message}`));
  addEventListener('unhandledrejection', event => problems.push(`unhandled: ${event.reason}`));
  addEventListener('securitypolicyviolation', event => problems.push(`policy: ${event.violatedDirective}`));
}
return window.problems;
"""


class Screen:
    """A page in a window."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self._last = (0.0, 0.0, 0.0)

    def open(self, url: str) -> None:
        self.driver.open(url)
        self.problems()

    def reload(self) -> None:
        """As the button of the browser does it: WebDriver's own reload goes past the service worker in Firefox."""
        self.driver.run("window.before = true; setTimeout(() => location.reload(), 0)")
        until(lambda: self.driver.run("return !window.before && document.readyState !== 'loading'"), "page again")
        self.problems()

    def problems(self) -> list[str]:
        """What has gone wrong in the page since it is listened to."""
        found: list[str] = self.driver.run(LISTEN)
        return found

    def texts(self, path: str, name: str = "") -> list[str]:
        """The words of all such things that are seen."""
        found: list[str] = self.driver.run(SEEN, path, name)
        return found

    def exists(self, path: str) -> bool:
        """Whether there is such a thing, seen or not."""
        return bool(self.driver.run(THINGS + "return things.length > 0", path, ""))

    def sees(self, path: str) -> bool:
        return bool(self.texts(path))

    def wait_for(self, path: str, name: str = "") -> str:
        """Waits until such a thing is seen; its words."""
        return str(until(lambda: self.texts(path, name), f"{path} {name}")[0])

    def value(self, path: str, attribute: str) -> str:
        """An attribute of the first such thing, seen or not."""
        return str(self.driver.run(THINGS + "return things[0]?.getAttribute(arguments[2]) ?? ''", path, "", attribute))

    def press(self, path: str, place: int = 0, name: str = "") -> None:
        """Taps such a thing in its middle, as soon as nothing lies over it."""
        x, y = until(lambda: self.driver.run(SPOT, path, name, place), f"{path} {name} that can be tapped")
        last_x, last_y, when = self._last
        if abs(x - last_x) < 30 and abs(y - last_y) < 30:
            time.sleep(max(0.0, when + SLIP - time.monotonic()))
        self.driver.tap(x, y)
        self._last = (x, y, time.monotonic())

    def write(self, path: str, text: str) -> None:
        """Types a text into a field that is empty or gets another one."""
        self.press(path)
        self.driver.run("document.activeElement.select()")
        self.driver.type(text)
        until(lambda: self.driver.run("return document.activeElement.value") == text, f"“{text}” in {path}")

    def change(self, path: str, place: int = 0, name: str = "") -> None:
        """Presses a button and waits until the position is another one."""
        before = self.position
        self.press(path, place, name)
        until(lambda: self.position not in ("", before), f"other position after {path}")

    @property
    def position(self) -> str:
        """The fingerprint of the position, also behind the curtain."""
        return self.value("[data-position]", "data-position")

    def typed_with(self, path: str, part: str) -> str:
        """What stands in a field, once this is a part of it."""
        look = THINGS + "const { value } = things[0]; return value.includes(arguments[2]) && value"
        return str(until(lambda: self.driver.run(look, path, "", part), f"“{part}” in {path}"))

    def overlaps(self, path: str, others: str) -> list[str]:
        """The words of the others that share room with the first such thing."""
        found: list[str] = self.driver.run(OVERLAPS, path, others)
        return found

    def picture(self) -> Image.Image:
        """What the window shows."""
        return Image.open(BytesIO(self.driver.picture())).convert("RGB")

    def codes(self) -> list[str]:
        """What a camera reads from the codes on the screen."""
        return [str(code.text) for code in zxingcpp.read_barcodes(self.picture())]
