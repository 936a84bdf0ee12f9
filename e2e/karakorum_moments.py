"""Moments of Karakorum for the browser tests, one for each thing that can be asked, and boxes on the screen."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from e2e.karakorum_table import NAMES, KarakorumTable, open_at
from k2core import karakorum
from k2core.karakorum.advice import Task, request
from k2core.sharing.replay import Replay
from tests.karakorum.choosers import at_table, generous, trekker

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from serve import Server


SIZES = [(1440, 900), (1366, 768), (820, 1180), (390, 844), (360, 640), (844, 390)]
BOARD = "main karakorum-peaks"
FOCUSED = "document.activeElement?.dataset.action ?? document.activeElement?.className ?? ''"
PHONES = [(390, 844), (360, 640), (844, 390)]

Box = dict[str, float]


@cache
def moments() -> dict[str, Replay]:
    """The first late moment of each task in games of four, and an end."""
    found: dict[str, Replay] = {}
    for number in range(12):
        config = karakorum.Config(4, f"stage-{number}")
        choose = at_table(trekker(number), trekker(number + 20), generous, trekker(number + 40))
        state = karakorum.start(config)
        actions: list[karakorum.Action] = []
        while (asked := request(state)) is not None:
            if state.deck < 70:
                found.setdefault(asked.task, Replay("karakorum", config, tuple(actions), NAMES))
            action = choose(state)
            actions.append(action)
            state = state.apply(action)
        found.setdefault("over", Replay("karakorum", config, tuple(actions), NAMES))
        if len(found) == len(Task) + 1:
            return found
    raise AssertionError(f"never met: {set(Task) - set(found)}")


@cache
def two_colours() -> Replay:
    """Whoever is to take may take cards of one colour or of another, and several of one."""
    for number in range(40):
        config = karakorum.Config(4, f"colours-{number}")
        state, actions, choose = karakorum.start(config), list[karakorum.Action](), trekker(number)
        while legal := state.legal_actions():
            takes = [action.cards for action in legal if isinstance(action, karakorum.Take)]
            if max(map(len, takes), default=0) > 1 and len({cards[0].colour for cards in takes}) > 1:
                return Replay("karakorum", config, tuple(actions), NAMES)
            action = choose(state)
            actions.append(action)
            state = state.apply(action)
    raise AssertionError("never met")


def resize(page: Page, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})


def open_moment(page: Page, server: Server, name: str) -> KarakorumTable:
    replay = moments()[name]
    return open_at(page, server, replay, len(replay.actions))


def box_of(locator: Locator) -> Box:
    box = locator.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner["x"] >= outer["x"] - 0.5
        and inner["y"] >= outer["y"] - 0.5
        and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 0.5
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 0.5
    )


def screen(page: Page) -> Box:
    size = page.viewport_size
    assert size is not None
    return {"x": 0, "y": 0, "width": size["width"], "height": size["height"]}
