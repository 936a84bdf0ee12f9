"""How long a click takes to be answered: a game of five in headless Chromium, from the click to the painted frame.

Everything is timed inside the page. An answer counts as painted two animation frames after it is in the document, so
about one frame of every figure is the screen's and not the page's. Beside the game, in the same page, an empty worker
is called from time to time: its bare round trip, the two frames alone, and both together, which is what a click costs
at the least.

usage: python -m bench.latency [--days N]      with web/ on PYTHONPATH
"""

from __future__ import annotations

import argparse
from statistics import median, quantiles
from typing import TYPE_CHECKING, TypedDict, cast

from playwright.sync_api import Page, expect, sync_playwright
from serve import SITE, running, serve

from e2e.browser import ARGUMENTS, chromium
from e2e.games import fill_seed
from e2e.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

PLAYERS = 5
SEED = "bench-latency"
SCREEN = {"width": 1280, "height": 800}
EMPTY_CALLS_A_DAY = 12

# Every click starts a measurement. It ends with the first change of what is on the table: the position, or for clicks
# that only ask, a plan or the table behind the curtain.
LISTEN = """() => {
  const samples = [];
  const look = () => ({
    position: document.querySelector("[data-position]")?.dataset.position,
    rest: [".plan", ".curtain"].map((name) => document.querySelector(name) !== null).join(),
  });
  const name = (event) => {
    const button = event.composedPath().find((node) => node.dataset?.action || node.dataset?.give);
    if (button) return button.dataset.give ? "give" : button.dataset.action;
    return event.composedPath().some((node) => node.localName === "k2-board") ? "space" : "other";
  };
  let open;
  addEventListener("click", (event) => (open = { name: name(event), start: event.timeStamp, before: look() }), true);
  new MutationObserver(() => {
    if (!open) return;
    const now = look();
    const moved = now.position !== open.before.position;
    if (now.position === undefined || (!moved && now.rest === open.before.rest)) return;
    const { name, start } = open;
    open = undefined;
    const changed = performance.now();
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        samples.push({ name, moved, document: changed - start, painted: performance.now() - start }),
      ),
    );
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-position"] });

  const source = new Blob(["onmessage = ({ data }) => postMessage(data)"], { type: "text/javascript" });
  const worker = new Worker(URL.createObjectURL(source));
  const empty = { call: [], frames: [], painted: [] };
  const echo = () =>
    new Promise((resolve) => {
      worker.onmessage = resolve;
      worker.postMessage("{}");
    });
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const timed = async (list, work) => {
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 20)); // a click falls anywhere in a frame
    const start = performance.now();
    await work();
    list.push(performance.now() - start);
  };
  window.latency = {
    samples,
    empty,
    async callEmpty(times) {
      await echo(); // the first one waits for the worker to start
      for (let time = 0; time < times; time++) {
        await timed(empty.call, echo);
        await timed(empty.frames, frames);
        await timed(empty.painted, () => echo().then(frames));
      }
    },
  };
}"""


class Sample(TypedDict):
    """One click: milliseconds until its answer was in the document, and until it was painted."""

    name: str
    moved: bool
    document: float
    painted: float


class Empty(TypedDict):
    """Milliseconds of calls that do nothing."""

    call: list[float]
    frames: list[float]
    painted: list[float]


def set_up(page: Page, url: str) -> Table:
    page.goto(f"{url}#setup")
    page.get_by_label(f"{PLAYERS} players", exact=True).check()
    fill_seed(page, SEED)
    page.locator("[data-action=start]").click()
    expect(page.locator("[data-position]")).to_be_visible()
    return Table(page)


def give(table: Table) -> None:
    """The first card goes to whoever may have it."""
    cards = table.page.locator(".tray-turn .hand .card")
    if cards.count() == 0:
        return
    table.press(cards.first)
    takers = table.page.locator("[data-give][aria-disabled=false]")
    if takers.count():
        table.change(takers.first)
    elif table.action("drop").count():
        table.press(table.action("drop"))


def play_day(table: Table, climber: str) -> None:
    """Like `Table.play_day`, and every turn begins with a card given by hand."""
    day = table.day
    while table.day == day and (phase := table.phase()) != "over":
        if phase == "turn":
            give(table)
            table.play_turn(climber)
        elif phase == "curtain":
            table.lift_curtain()
        elif phase == "select":
            table.pick()
        elif phase == "token":
            table.take_token()
            table.wait_for("turn")
        else:
            table.change(table.action("decline"))


def p95(values: Sequence[float]) -> float:
    return quantiles(values, n=20, method="inclusive")[-1] if len(values) > 1 else values[0]


def line(name: str, values: Sequence[float], floor: float | None = None) -> str:
    text = f"{name:<34}{len(values):>5}{median(values):>9.1f}{p95(values):>9.1f}"
    return text if floor is None else f"{text}{median(values) / floor:>9.2f}x{p95(values) / floor:>7.2f}x"


def report(samples: Sequence[Sample], empty: Empty) -> None:
    floor = median(empty["painted"])
    moves = [sample for sample in samples if sample["moved"]]
    asks = [sample for sample in samples if not sample["moved"]]
    print(f"{'milliseconds':<34}{'n':>5}{'median':>9}{'p95':>9}   of an empty painted call\n")
    print(line("clicks that change the position", [sample["painted"] for sample in moves], floor))
    for name in sorted({sample["name"] for sample in moves}):
        print(line(f"  {name}", [sample["painted"] for sample in moves if sample["name"] == name], floor))
    print(line("  until the document has changed", [sample["document"] for sample in moves]))
    print(line("clicks that only ask", [sample["painted"] for sample in asks], floor))
    for name in sorted({sample["name"] for sample in asks}):
        print(line(f"  {name}", [sample["painted"] for sample in asks if sample["name"] == name], floor))
    print()
    print(line("empty worker call, painted", empty["painted"]))
    print(line("  the round trip alone", empty["call"]))
    print(line("  two animation frames alone", empty["frames"]))
    document = median([sample["document"] for sample in moves])
    print(f"\nwithout the frames, a change of the position is {document / median(empty['call']):.0f} bare round trips")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--days", type=int, default=6)
    arguments = parser.parse_args()
    expect.set_options(timeout=60_000)
    with sync_playwright() as playwright, running(serve(SITE)) as server:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": SCREEN["width"], "height": SCREEN["height"]})
        table = set_up(page, server.url)
        page.evaluate(LISTEN)
        for day in range(arguments.days):
            play_day(table, "AB"[day % 2])
            page.evaluate(f"latency.callEmpty({EMPTY_CALLS_A_DAY})")
            if table.phase() == "over":
                break
        samples = cast("list[Sample]", page.evaluate("latency.samples"))
        empty = cast("Empty", page.evaluate("latency.empty"))
        browser.close()
    print(f"{PLAYERS} players, {arguments.days} days, {len(samples)} clicks measured\n")
    report(samples, empty)


if __name__ == "__main__":
    main()
