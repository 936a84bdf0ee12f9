"""The main paths through the page, each as a person goes it. One after the other in one window: what one of them
keeps, a later one finds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from e2e.engines.drivers import until
from e2e.table import IN_REACH

if TYPE_CHECKING:
    from collections.abc import Callable

    from e2e.engines.screen import Screen

Journey: TypeAlias = "Callable[[Screen, str], None]"

SOLO = "#k2/solo/easy/summer/engines"


def start(screen: Screen, url: str) -> None:
    screen.open(url)
    screen.wait_for("#status[data-engine=ready]")
    assert screen.value("#status", "data-from") == "memory"
    assert screen.driver.run("return matchMedia('(prefers-reduced-motion: reduce)').matches")


def pick(screen: Screen) -> None:
    """Plays three cards of the hand."""
    screen.wait_for("[data-phase=select]")
    for place in range(3):
        screen.press(".hand .card", place)
    screen.change("[data-action=select]")


def wait_for_phase(screen: Screen, *names: str) -> None:
    screen.wait_for(", ".join(f".game[data-phase={name}]" for name in names))


def solo_day(screen: Screen, url: str) -> None:
    """A day of K2 with its night; after a reload the game is where it was, and it is in the list of games."""
    screen.open(url + SOLO)
    pick(screen)
    wait_for_phase(screen, "token")
    screen.change("[data-action=take]")
    wait_for_phase(screen, "turn")
    if screen.value("[data-climber=A]", "aria-pressed") != "true":
        screen.press("[data-climber=A]")
    screen.press("k2-board >>> [role=button].space", name=IN_REACH.pattern)
    screen.change("[data-action=accept]")
    if screen.sees("[data-action=settle]"):
        screen.press("[data-action=settle]")
        screen.change("[data-action=accept]")
    walked = screen.position
    screen.press("[data-action=end]")
    until(lambda: screen.sees("[data-action=confirm-yes]") or screen.position != walked, "end of the turn")
    if screen.sees("[data-action=confirm-yes]"):  # cards are left
        screen.change("[data-action=confirm-yes]")
    screen.wait_for("[data-day='2']")
    wait_for_phase(screen, "select")
    after = screen.position
    screen.reload()
    wait_for_phase(screen, "select")
    assert screen.position == after
    screen.open(f"{url}#games")
    screen.press(".saved a")
    wait_for_phase(screen, "select")
    assert screen.position == after


ONLINE: tuple[Journey, ...] = (start, solo_day)

# The tests by which Playwright goes the same ways in Chromium.
IN_CHROMIUM: dict[Journey, tuple[str, ...]] = {
    start: ("e2e/test_boot.py::test_the_engine_answers_from_the_memory_image",),
    solo_day: (
        "e2e/test_games.py::test_a_whole_solo_game_with_the_mouse",
        "e2e/test_games.py::test_a_game_is_there_again_after_a_reload_at_every_kind_of_moment",
    ),
}
