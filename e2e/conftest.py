"""A real browser, the built site, its real headers, and a watcher that lets nothing pass in silence."""

from __future__ import annotations

import os
import re
import shutil
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from serve import SITE, Server, running, serve

from e2e.browser import ARGUMENTS, chromium

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

expect.set_options(timeout=60_000)

# A name that is not this machine's does not even resolve.
NOWHERE_ELSE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"

# Compiling WebAssembly a second time, for speed, costs more than so short a visit gains by it.
COMPILE_ONCE = "--js-flags=--liftoff-only"

# Chromium reports a refused policy only as text on the console of whoever broke it.
LISTEN_TO_POLICY = """
addEventListener('securitypolicyviolation', e => console.error('policy: ' + e.violatedDirective + ' ' + e.blockedURI))
"""


@dataclass
class Watcher:
    """Collects whatever a page should never do; the test fails unless it said beforehand that it expects it."""

    problems: list[str] = field(default_factory=list)
    expected: list[re.Pattern[str]] = field(default_factory=list)

    def expect(self, pattern: str) -> None:
        self.expected.append(re.compile(pattern))

    def note(self, problem: str) -> None:
        self.problems.append(problem)

    def unexpected(self) -> list[str]:
        return [problem for problem in self.problems if not any(pattern.search(problem) for pattern in self.expected)]

    def watch(self, context: BrowserContext) -> None:
        context.on(
            "console",
            lambda message: self.note(f"console: {message.text}") if message.type == "error" else None,
        )
        context.on("weberror", lambda error: self.note(f"page: {error.error}"))
        context.on("request", lambda request: self.check_host(request.url))

    def check_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname != "localhost":
            self.note(f"request to another host: {url}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS, NOWHERE_ELSE, COMPILE_ONCE])
        yield browser
        browser.close()


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A copy of the built site that a test may damage."""
    if not (SITE / "index.html").is_file():
        pytest.exit("There is no built site; run `make site` first.")
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder, copy_function=os.link)
    return folder


@pytest.fixture
def server(site: Path) -> Iterator[Server]:
    with running(serve(site)) as server:
        yield server


@pytest.fixture
def watcher() -> Iterator[Watcher]:
    watcher = Watcher()
    yield watcher
    assert not watcher.unexpected(), "\n".join(watcher.unexpected())


@pytest.fixture
def new_context(
    browser: Browser, watcher: Watcher, request: pytest.FixtureRequest
) -> Iterator[Callable[..., BrowserContext]]:
    """Opens the browser of somebody who has never been here."""
    stored = request.node.get_closest_marker("stored") is not None
    opened = []

    def open_one(**options: Any) -> BrowserContext:
        # Moving clouds, and a site that is stored, would keep a small machine busy where they are not what is tested.
        quiet: dict[str, Any] = {"reduced_motion": "reduce", "service_workers": "allow" if stored else "block"}
        context = browser.new_context(**quiet | options)
        context.add_init_script(LISTEN_TO_POLICY)
        watcher.watch(context)
        opened.append(context)
        return context

    yield open_one
    for context in opened:
        context.close()


@pytest.fixture
def context(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    return new_context()


@pytest.fixture
def fresh(new_context: Callable[..., BrowserContext]) -> Callable[[], Page]:
    """Opens a page in somebody else's browser."""
    return lambda: new_context().new_page()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()
