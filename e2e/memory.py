"""How much memory the page and its workers hold after some games in one tab."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from e2e.library import import_games
from e2e.random_player import GAMES, RandomPlayer
from k2core.core.rng import stream

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page
    from serve import Server

FEW, MANY = 5, 50
TAPS = 8
"""In every game."""
MEGABYTE = 1 << 20


def report_memory(browser: Browser, server: Server) -> None:
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    errors: list[str] = []
    rng = stream("memory")
    found: dict[int, dict[str, float]] = {}
    # All in one file: a file given through the debugger keeps the whole screen in memory that asked for it.
    import_games(page, server, *(GAMES[number % len(GAMES)](f"memory-{number}").to_json() for number in range(MANY)))
    games = page.locator(".saved-open").evaluate_all("links => links.map((link) => link.href)")
    for number, game in enumerate(games, 1):
        page.goto(game)
        page.locator("[data-position]").first.wait_for(state="attached")
        player = RandomPlayer(page, rng, errors)
        if number == 1:
            _wake_the_bots(page)
        for _ in range(TAPS):
            player.tap()
        player.settled()
        if number in (FEW, MANY):
            page.goto(f"{server.url}#settings")  # a list of many games has more to draw than one of few
            found[number] = held(browser, page)
            print(
                f"after {number} games:", *(f"{name} {size:.1f} MB" for name, size in found[number].items()), flush=True
            )
    for name, size in found[MANY].items():
        print(f"{name}: {size / found[FEW][name] - 1:+.1%}")
    context.close()


def _wake_the_bots(page: Page) -> None:
    """Their worker stays once it is there; it must be there at both times."""
    page.locator("[data-action=lift], [data-action=hint]").first.wait_for()
    if page.locator("[data-action=lift]").count():
        page.locator("[data-action=lift]").click()
    page.locator("[data-action=hint]").click()
    page.wait_for_function("() => document.querySelector('[data-hint]')?.dataset.hint !== 'thinking'")
    assert len(page.workers) > 1, "there is no worker for bots"


def held(browser: Browser, page: Page) -> dict[str, float]:
    """In megabytes; what nobody uses any more is collected first."""
    client = page.context.new_cdp_session(page)
    client.send("Performance.enable")
    for _ in range(3):
        client.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(200)
    metrics = {one["name"]: one["value"] for one in client.send("Performance.getMetrics")["metrics"]}
    client.detach()
    return {"the page's heap": metrics["JSHeapUsedSize"] / MEGABYTE, "page and workers": _of_processes(browser) / 1024}


def _of_processes(browser: Browser) -> int:
    """In kilobytes what the processes of all pages and workers have for themselves; Linux tells it."""
    client = browser.new_browser_cdp_session()
    processes = client.send("SystemInfo.getProcessInfo")["processInfo"]
    client.detach()
    lines = [
        line.split()
        for process in processes
        if process["type"] == "renderer"
        for line in Path(f"/proc/{process['id']}/smaps_rollup").read_text("ascii").splitlines()
    ]
    return sum(int(size) for name, size, *_ in lines if name == "Private_Dirty:")
