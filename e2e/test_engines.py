"""The main paths in Firefox and in WebKit, each where it is installed.

In Chromium the same paths are in the tests that Playwright drives, which `journeys.IN_CHROMIUM` names.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import pytest
from serve import running, serve

from e2e.browser import skipped
from e2e.engines import journeys
from e2e.engines.drivers import OPENERS
from e2e.engines.screen import Screen

if TYPE_CHECKING:
    from pathlib import Path

BROWSERS = [
    pytest.param(name, marks=pytest.mark.skipif(name in skipped(), reason=f"{name} is not installed"))
    for name in OPENERS
]


@pytest.mark.parametrize("journey", [*journeys.ONLINE, *journeys.OFFLINE])
def test_the_path_is_tested_in_chromium_too(journey: journeys.Journey) -> None:
    for test in journeys.IN_CHROMIUM[journey]:
        path, _, name = test.partition("::")
        assert hasattr(import_module(path.removesuffix(".py").replace("/", ".")), name), test


@pytest.mark.parametrize("browser_name", BROWSERS)
def test_the_main_paths(browser_name: str, site: Path, subtests: pytest.Subtests) -> None:
    """In one test, because a browser takes seconds to come up."""
    with OPENERS[browser_name]() as driver:
        driver.resize(1280, 900)
        screen = Screen(driver)
        with running(serve(site)) as server:
            for journey in journeys.ONLINE:
                with subtests.test(journey.__name__):
                    journey(screen, server.url)
                    assert screen.problems() == []
        for journey in journeys.OFFLINE:
            with subtests.test(journey.__name__):
                journey(screen, server.url)
                assert screen.problems() == []
