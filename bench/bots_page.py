"""How quickly bots decide on the page: a game against one bot in headless Chromium, everything timed inside the page.

A decision is measured from the question to the worker until its answer. Beside it: how long the main thread was busy at
a stretch while a bot thought, and the memory of the worker where bots think.

usage: python -m bench.bots_page [--days N] [--level LEVEL] [--patient]      with web/ on PYTHONPATH

Somebody who is patient looks at the table for some seconds before the first tap, as people do.
"""

from __future__ import annotations

import argparse
import time
from statistics import median, quantiles
from typing import TypedDict, cast

from playwright.sync_api import expect, sync_playwright
from serve import SITE, running, serve

from e2e import bots
from e2e.browser import ARGUMENTS, chromium
from e2e.shell import with_settings
from k2core import k2
from k2core.bots.interface import Level
from k2core.sharing.replay import Replay

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


def report(found: Found, seconds: float, workers: list[int]) -> None:
    times = [decision["duration"] for decision in found["decisions"]]
    busy = sum(times) / 1000
    p95 = quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else times[0]
    within = sum(duration <= BUDGET for duration in times) / len(times)
    print(f"{len(times)} decisions in {seconds:.0f} s, {len(times) / busy:.1f} in a second of thinking")
    print(f"the first {times[0]:.0f} ms, median {median(times):.0f}, p95 {p95:.0f}, longest {max(times):.0f}")
    print(f"within {BUDGET:.0f} ms: {within:.0%}")
    during = [
        task["duration"]
        for task in found["longTasks"]
        if task["duration"] > LONG
        and any(
            one["startTime"] < task["startTime"] + task["duration"]
            and task["startTime"] < one["startTime"] + one["duration"]
            for one in found["decisions"]
        )
    ]
    longest = f", the longest {max(during):.0f} ms" if during else ""
    print(f"main thread busy for more than {LONG:.0f} ms while a bot thought: {len(during)} times{longest}")
    print("memory of the workers in MB:", ", ".join(f"{size / 2**20:.0f}" for size in workers) or "not told")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--days", type=int, default=6)
    parser.add_argument("--level", choices=list(Level), default=Level.HIMALAYAN)
    parser.add_argument("--patient", action="store_true")
    options = parser.parse_args()
    expect.set_options(timeout=60_000)
    arguments = [*ARGUMENTS, "--enable-blink-features=ForceEagerMeasureMemory"]
    with sync_playwright() as playwright, running(serve(SITE)) as server:
        browser = playwright.chromium.launch(executable_path=chromium(), args=arguments)
        context = with_settings(browser.new_context(), speed="off")
        page = context.new_page()
        page.add_init_script(LISTEN)
        bots.open_game(page, server, Replay("k2", k2.Config(2, seed=SEED), names=("Anna", f"*{options.level}")))
        if options.patient:
            page.wait_for_timeout(LOOKING * 1000)
        began = time.monotonic()
        bots.play_k2(page, options.days)
        seconds = time.monotonic() - began
        found = cast("Found", page.evaluate(FOUND))
        workers = cast("list[int]", page.evaluate(MEMORY))
        browser.close()
    report(found, seconds, workers)


if __name__ == "__main__":
    main()
