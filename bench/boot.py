"""How fast and how light the page starts, against a bare page that only calls `loadPyodide()`, served the same way.

Both pages take turns in fresh browser profiles. Cold is the first visit; warm is a later one, when everything is
stored.

usage: python -m bench.boot [--runs N]      with web/ on PYTHONPATH
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, TypeVar, cast

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright
from serve import SITE, Server, running, serve

from e2e.browser import ARGUMENTS, chromium

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parent.parent
STOCK = ROOT / "web" / "node_modules" / "pyodide"
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
BARE_HTML = '<!doctype html><html lang="en"><title>Bare</title><script type="module" src="/bare.mjs"></script></html>'
BARE_SCRIPT = """import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
performance.mark("bare");
"""
PATIENCE = 120.0
SETTLING = 2500  # milliseconds: a browser that was just launched is busy with itself
PLAYABLE = "k2:playable"
GAME = "#k2/solo/easy/summer/bench"

T = TypeVar("T")

# Best and worst that the numbers may be, as multiples of the bare page.
AIMS = {"cold": 0.33, "warm": 0.27, "shell": 0.06, "bytes": 1.00}


@dataclass(slots=True)
class Times:
    """Milliseconds from the beginning of the visit, one entry per run."""

    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    shell: list[float] = field(default_factory=list)


def build_bare(folder: Path) -> None:
    for name in STOCK_FILES:
        shutil.copy(STOCK / name, folder / name)
    (folder / "index.html").write_text(BARE_HTML, "utf-8")
    (folder / "bare.mjs").write_text(BARE_SCRIPT, "utf-8")


def wait_for(look: Callable[[], T | None], what: str) -> T:
    """Polls from outside: under the site's policy the page evaluates no text on its own."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if (found := look()) is not None:
            return found
        time.sleep(0.05)
    raise SystemExit(f"The page did not come to {what} within {PATIENCE:.0f} s.")


def mark(page: Page, name: str) -> float | None:
    """The time of this mark, once it is set."""
    marks = cast(
        "dict[str, float]",
        page.evaluate("Object.fromEntries(performance.getEntriesByType('mark').map(m => [m.name, m.startTime]))"),
    )
    return marks.get(name)


@contextmanager
def profile(playwright: Playwright) -> Iterator[BrowserContext]:
    with tempfile.TemporaryDirectory() as folder:
        context = playwright.chromium.launch_persistent_context(folder, executable_path=chromium(), args=ARGUMENTS)
        try:
            yield context
        finally:
            context.close()


def stored(page: Page) -> bool | None:
    ready = "navigator.serviceWorker.getRegistration().then(r => Boolean(r?.active))"
    return True if page.evaluate(ready) else None


def visit(page: Page, server: Server, name: str) -> float:
    page.goto("about:blank")  # an address that differs in its hash alone would not load the page again
    page.goto(server.url + (GAME if name == PLAYABLE else ""))
    return wait_for(lambda: mark(page, name), name)


def measure(context: BrowserContext, server: Server, name: str, times: Times) -> list[str]:
    """One profile: the first visit and a later one. Returns the paths that the first one needed."""
    page = context.pages[0]
    page.wait_for_timeout(SETTLING)
    server.answered.clear()
    times.cold.append(visit(page, server, name))
    needed = list(dict.fromkeys(server.answered))
    if name == PLAYABLE:
        times.shell.append(wait_for(lambda: mark(page, "k2:shell"), "k2:shell"))
        check_answer(page)
        wait_for(lambda: stored(page), "a stored site")
    visit(page, server, name)  # lets the browser keep compiled code
    page.wait_for_timeout(1500)
    times.warm.append(visit(page, server, name))
    return needed


def check_answer(page: Page) -> None:
    """The mark keeps its word: a legal action can be clicked, and its answer follows."""
    for place in range(3):
        page.locator(".hand .card").nth(place).click()
    page.locator("[data-action=select]").click()
    page.locator("[data-phase=token]").wait_for()


def compressed(folder: Path, paths: list[str]) -> int:
    def size(path: str) -> int:
        file = folder / (path.lstrip("/") or "index.html")
        if not file.is_file():
            return 0
        raw = file.read_bytes()
        return min(len(raw), len(gzip.compress(raw, 9)))

    return sum(size(path) for path in paths)


def line(name: str, ours: float, bare: float, unit: str, aim: float) -> str:
    ratio = ours / bare
    verdict = "ok" if ratio <= aim else "MISSED"
    return f"{name:<22}{ours:>9.0f} {unit:<3}{bare:>9.0f} {unit:<3}{ratio:>7.3f}x  aim {aim:.2f}x  {verdict}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    arguments = parser.parse_args()
    ours, bare = Times(), Times()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        build_bare(Path(folder))
        with running(serve(SITE)) as site, running(serve(Path(folder))) as stock:
            for _ in range(arguments.runs):
                with profile(playwright) as context:
                    stock_paths = measure(context, stock, "bare", bare)
                with profile(playwright) as context:
                    paths = measure(context, site, PLAYABLE, ours)
        print(f"medians of {arguments.runs}; to {PLAYABLE}, against loadPyodide()\n")
        print(f"{'':<22}{'site':>13}{'bare':>13}")
        print(line("cold", median(ours.cold), median(bare.cold), "ms", AIMS["cold"]))
        print(line("warm", median(ours.warm), median(bare.warm), "ms", AIMS["warm"]))
        print(line("shell, cold", median(ours.shell), median(bare.cold), "ms", AIMS["shell"]))
        needed = compressed(SITE, paths)
        print(
            line(
                "bytes, gzip -9",
                needed / 1000,
                compressed(Path(folder), stock_paths) / 1000,
                "kB",
                AIMS["bytes"],
            )
        )
        everything = [f"/{file.relative_to(SITE)}" for file in SITE.rglob("*") if file.is_file()]
        rest = (compressed(SITE, everything) - needed) / 1000
        print(f"\nfetched afterwards, to work offline and to start plainly: {rest:.0f} kB")


if __name__ == "__main__":
    main()
