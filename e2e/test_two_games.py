"""A quick change between two games: what is done in one is never done in the other, and neither becomes the other."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from e2e.library import import_file, import_games
from e2e.table import Table
from k2core import k2
from k2core.sharing.replay import Replay

if TYPE_CHECKING:
    from serve import Server

STORED = """
() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('k2');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const reading = opening.result.transaction('games').objectStore('games').getAll();
    reading.onerror = reject;
    reading.onsuccess = () => { opening.result.close(); resolve(reading.result) };
  };
})
"""

# Over to the other game by its link, and after a moment back again; then the first token that can be taken is tapped.
THERE_AND_BACK = """
async ([other, here, delay]) => {
  document.querySelector(`a[href="${other}"]`).click();
  await new Promise(resolve => setTimeout(resolve, delay));
  location.hash = here;
}
"""
TAP = """
async () => {
  for (let waited = 0; waited < 20_000; waited += 5) {
    const token = document.querySelector('[data-action=take]');
    if (token !== null && token.closest('[data-phase=token]') !== null) return token.click();
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}
"""


# Resolves when the page has noticed that its worker is gone, before another one answers.
NEXT_WORKER_STARTS = """
() => new Promise(resolve => {
  const look = () => {
    if (document.querySelector('#status').dataset.engine === 'starting') resolve();
    else requestAnimationFrame(look);
  };
  look();
})
"""


def before_a_token(seed: str) -> Replay:
    """A solo game whose cards are picked."""
    state = k2.new_game(seed)
    action = state.legal_actions()[0]
    return Replay("k2", state.config, (action,))


def open_tokens(replay: Replay) -> tuple[int, ...]:
    state = replay.play()
    assert isinstance(state, k2.State)
    assert state.phase is k2.Phase.TOKEN
    return state.tokens


HERE = before_a_token("here")
OTHER = next(
    replay
    for replay in (before_a_token(f"other-{number}") for number in range(100))
    if open_tokens(replay) == open_tokens(HERE)
)
"""Another game in which the same tokens can be taken."""


def stored(page: Page) -> dict[str, Any]:
    """The saved games by their seed."""
    return {game["replay"]["config"]["seed"]: game for game in page.evaluate(STORED)}


def at_the_token(page: Page, server: Server) -> tuple[str, str]:
    """Two games are there, one of them is on the screen, and the list of games has been opened from its menu."""
    import_games(page, server, json.dumps(OTHER.to_dict()), json.dumps(HERE.to_dict()))
    games = stored(page)
    here, other = (f"#game/{games[str(replay.config.seed)]['id']}" for replay in (HERE, OTHER))
    page.locator(f'a[href="{here}"]').click()
    table = Table(page)
    table.wait_for("token")
    table.press(table.action("menu"))
    page.locator('.menu a[href="#games"]').click()
    expect(page.locator(".saved")).to_have_count(2)
    return here, other


def expect_one_more_action(page: Page) -> None:
    """The game on the screen was played on by one action; the other one is as it was."""
    seed = str(HERE.config.seed)
    end = time.monotonic() + 30
    while (games := stored(page)).get(seed) is None or len(games[seed]["replay"]["actions"]) == len(HERE.actions):
        assert set(games) >= {seed}, f"the game has become {set(games)}"
        assert time.monotonic() < end, "the tap has done nothing"
        page.wait_for_timeout(20)
    replay, before = games[seed]["replay"], HERE.to_dict()
    assert replay["config"] == before["config"]
    assert replay["actions"][:-1] == before["actions"]
    assert replay["actions"][-1].startswith("take ")
    assert games[str(OTHER.config.seed)]["replay"] == OTHER.to_dict()


@pytest.mark.parametrize("delay", [0, 50, 150, 300])
def test_a_quick_look_at_another_game_changes_neither(page: Page, server: Server, delay: int) -> None:
    here, other = at_the_token(page, server)
    page.evaluate(THERE_AND_BACK, [other, here, delay])
    page.evaluate(TAP)
    expect_one_more_action(page)


@pytest.mark.parametrize("delay", [0, 150])
def test_a_quick_look_changes_neither_though_the_worker_dies(page: Page, server: Server, delay: int) -> None:
    here, other = at_the_token(page, server)
    (worker,) = page.workers
    worker.evaluate("self.close()")
    page.evaluate(NEXT_WORKER_STARTS)
    page.evaluate(THERE_AND_BACK, [other, here, delay])
    page.evaluate(TAP)
    expect_one_more_action(page)


def test_a_game_is_played_on_while_others_are_imported(page: Page, server: Server) -> None:
    here, _other = at_the_token(page, server)
    more = [before_a_token(f"more-{number}").to_dict() for number in range(60)]
    import_file(page, server, json.dumps({"kind": "k2-games", "version": 1, "games": more}))
    page.evaluate("here => { location.hash = here }", here)
    page.evaluate(TAP)
    expect_one_more_action(page)
    expect(page.locator(".game")).to_have_attribute("data-phase", "turn")


def test_a_doubled_tap_acts_once(page: Page, server: Server) -> None:
    here, _other = at_the_token(page, server)
    page.evaluate("here => { location.hash = here }", here)
    Table(page).wait_for("token")
    page.evaluate("() => { for (const token of document.querySelectorAll('[data-action=take]')) token.click() }")
    Table(page).wait_for("turn")
    expect(page.locator(".notice")).to_contain_text("Tap one of your climbers")
    expect_one_more_action(page)
