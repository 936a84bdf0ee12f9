"""axe-core, which looks for what keeps people out: names, roles, contrast, order. A good screen leaves it silent."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from playwright.sync_api import Page

SOURCE = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]

# Rules that axe-core has, but runs only where they are asked for.
ALSO = ["target-size", "label-content-name-mismatch"]
OPTIONS: dict[str, Any] = {
    "runOnly": {"type": "tag", "values": TAGS},
    "rules": {rule: {"enabled": True} for rule in ALSO},
    "resultTypes": ["violations"],
}

# What can be pressed and is less than 24x24 pixels; what is ticked has its label. What lies in a sentence is as
# high as its line, and a climber who is not to be moved tells nothing that the list of teams does not tell.
SMALL = """
() => {
  const BUTTON = '[role=button]:not(.piece), .piece[data-acting]';
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(one => one.shadowRoot ?? [])];
  const inText = one => one.matches('a') && getComputedStyle(one).display === 'inline';
  const LABELLED = '[type=radio], [type=checkbox], [type=file]';
  const area = one => (one.matches(LABELLED) && one.labels?.[0]) || one.querySelector('.hit-area') || one;
  return roots
    .flatMap(root => [...root.querySelectorAll(`button, a[href], input, select, summary, ${BUTTON}`)])
    .filter(one => !one.closest('[inert], .visually-hidden') && !inText(one))
    .filter(one => one.checkVisibility({visibilityProperty: true}))
    .map(one => ({one, box: area(one).getBoundingClientRect()}))
    .filter(({box}) => box.width > 0 && box.height > 0 && Math.min(box.width, box.height) < 23.95)
    .map(({one, box}) => `too small, ${box.width.toFixed(1)}x${box.height.toFixed(1)}: ${
      one.outerHTML.replace(/<!--.*?-->/g, '').replace(/\\s+/g, ' ').slice(0, 140)}`);
}
"""

# Every screen is seen in both sizes and in both themes; a look takes long, so the four do not all meet.
Scheme = Literal["light", "dark"]
PHONE = 700
LOOKS: tuple[tuple[int, int, Scheme], ...] = ((1440, 900, "light"), (390, 844, "dark"))

RUN = """
async options => {
  await document.fonts.ready;
  const moving = document.getAnimations().filter(one => Number.isFinite(one.effect.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(one => one.finished));
  const { violations } = await axe.run(document, options);
  // The figures of a drawing are no label: who speaks to the page calls a space by its number, and a card by its name.
  const labelled = element => {
    const copy = element.cloneNode(true);
    for (const drawing of copy.querySelectorAll('svg, [aria-hidden=true], [role=img]')) drawing.remove();
    const text = copy.textContent.trim().replace(/\\s+/g, ' ').toLowerCase();
    return element.getAttribute('aria-label')?.toLowerCase().includes(text);
  };
  const at = target => target.flat().reduce((root, selector) => {
    const found = root?.querySelector(selector);
    return found?.shadowRoot ?? found;
  }, document);
  const named = (id, target) => id === 'label-content-name-mismatch' && labelled(at(target));
  const line = text => text.replace(/<!--.*?-->/g, '').replace(/\\s+/g, ' ').trim();
  return violations.flatMap(({ id, nodes }) => nodes.filter(({ target }) => !named(id, target)).map(
    ({ target, html, failureSummary }) =>
      `${id}: ${target.flat().join(' ')}: ${line(html).slice(0, 160)}: ${line(failureSummary).slice(0, 240)}`));
}
"""


@cache
def source() -> str:
    return SOURCE.read_text("utf-8")


class Axe:
    """Looks at a screen in every size and theme, and keeps what it finds, each thing once."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, str] = {}

    def look(self, screen: str) -> None:
        for width, height, scheme in LOOKS:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.emulate_media(color_scheme=scheme)
            if not self.page.evaluate("'axe' in window"):
                self.page.evaluate(source())
            for problem in self.page.evaluate(RUN, OPTIONS):
                self.found.setdefault(problem, f"{screen}, {width}x{height}, {scheme}")
            if width < PHONE:
                for problem in self.page.evaluate(SMALL):
                    self.found.setdefault(problem, f"{screen}, {width}x{height}")

    def report(self) -> str:
        return "\n".join(f"{where}: {problem}" for problem, where in self.found.items())
