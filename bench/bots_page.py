"""How quickly bots decide on the page: games against one bot in headless Chromium, everything timed inside the page.

A decision is measured from the question to the worker until its answer. Beside it: how long the main thread was busy at
a stretch while a bot thought, and the memory of the workers. Each game and level is a line of a table.

usage: python -m bench.bots_page [--game GAME] [--level LEVEL] [--days N] [--patient]      with web/ on PYTHONPATH

Somebody who is patient looks at the table for some seconds before the first tap, as people do.
"""

from __future__ import annotations

import argparse
from statistics import median, quantiles
from typing import TYPE_CHECKING, TypedDict, cast

from playwright.sync_api import expect, sync_playwright
from serve import SITE, running, serve

from e2e import bots
from e2e.browser import ARGUMENTS, whole_chromium
from e2e.shell import with_settings
from k2core import k2, karakorum
from k2core.bots.interface import Level
from k2core.core.registry import GAME_NAMES
from k2core.sharing.replay import Replay

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from serve import Server

SEED = "bench-bots"
BUDGET = 1500.0
"""How many milliseconds a decision may take."""
LOOKING = 8.0
"""How many seconds a patient person looks at a new table."""
LONG = 50.0

LISTEN = """
window.longTasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration });
}).observe({ type: "longtask", buffered: true });
"""
FOUND = """() => ({
  decisions: performance.getEntriesByName("k2:decision").map(({ startTime, duration }) => ({ startTime, duration })),
  longTasks: window.longTasks,
})"""
MEMORY = """async () => {
  if (!performance.measureUserAgentSpecificMemory) return [];
  const { breakdown } = await performance.measureUserAgentSpecificMemory();
  return breakdown
    .filter(({ attribution }) => attribution.some(({ scope }) => scope === "DedicatedWorkerGlobalScope"))
    .map(({ bytes }) => bytes);
}"""


class Span(TypedDict):
    startTime: float
    duration: float


class Found(TypedDict):
    decisions: list[Span]
    longTasks: list[Span]


HEAD = (
    f"{'':22}{'decisions':>10}{'a second':>10}{'first ms':>10}{'median':>8}{'p95':>8}{'longest':>9}"
    f"{'in time':>9}{'longest task':>14}{'over 50 ms':>12}   memory of workers, MB"
)


def line(name: str, found: Found, workers: list[int]) -> str:
    times = [decision["duration"] for decision in found["decisions"]]
    if not times:
        return f"{name:22}{0:10}"
    p95 = quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else times[0]
    within = sum(duration <= BUDGET for duration in times) / len(times)
    tasks = [task["duration"] for task in found["longTasks"] if any(_meet(task, one) for one in found["decisions"])]
    longest = f"{max(tasks):.0f} ms" if tasks else f"under {LONG:.0f} ms"
    rate = len(times) / (sum(times) / 1000)
    memory = ", ".join(f"{size / 2**20:.0f}" for size in workers) or "not told"
    return (
        f"{name:22}{len(times):10}{rate:10.1f}{times[0]:10.0f}{median(times):8.0f}{p95:8.0f}"
        f"{max(times):9.0f}{within:9.0%}{longest:>14}{sum(task > LONG for task in tasks):12}   {memory}"
    )


def _meet(one: Span, other: Span) -> bool:
    return (
        one["startTime"] < other["startTime"] + other["duration"]
        and other["startTime"] < one["startTime"] + one["duration"]
    )


def measure(browser: Browser, server: Server, game: str, level: str, options: argparse.Namespace) -> str:
    """Play a game, and tell how it went as a line of the table."""
    context = with_settings(browser.new_context(), speed="off")
    page = context.new_page()
    page.add_init_script(LISTEN)
    config = k2.Config(2, seed=SEED) if game == "k2" else karakorum.Config(2, SEED)
    bots.open_game(page, server, Replay(game, config, names=("Anna", f"*{level}")))
    if options.patient:
        page.wait_for_timeout(LOOKING * 1000)
    if game == "k2":
        bots.play_k2(page, options.days)
    else:
        bots.play_karakorum(page)
    found = cast("Found", page.evaluate(FOUND))
    workers = cast("list[int]", page.evaluate(MEMORY))
    context.close()
    return line(f"{game} {level}", found, workers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAME_NAMES, action="append", help="both if missing")
    parser.add_argument("--level", choices=list(Level), action="append", help="all if missing")
    parser.add_argument("--days", type=int, default=6, help="how many days of K2 are played; 6 if missing")
    parser.add_argument("--patient", action="store_true")
    options = parser.parse_args()
    expect.set_options(timeout=60_000)
    arguments = [*ARGUMENTS, "--enable-blink-features=ForceEagerMeasureMemory"]
    print(HEAD, flush=True)
    with sync_playwright() as playwright, running(serve(SITE)) as server:
        browser = playwright.chromium.launch(executable_path=whole_chromium(), args=arguments)
        for game in options.game or GAME_NAMES:
            for level in options.level or Level:
                print(measure(browser, server, game, level, options), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
