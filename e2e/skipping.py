"""A game on the screen goes on without being touched, so that a test plays only what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from e2e.bots import saved
from k2core.core.registry import game_part
from k2core.sharing.replay import Record, digest

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.core.game import Action, AnyState

# Writes the game on the screen as another tab of this browser would have saved it after these actions.
SAVE = """async (actions) => {
  const answer = (ask) => new Promise((resolve, reject) => {
    ask.onsuccess = () => resolve(ask.result);
    ask.onerror = reject;
  });
  const database = await answer(indexedDB.open("k2"));
  const store = database.transaction("games", "readwrite").objectStore("games");
  const games = (await answer(store.getAll())).sort((one, other) => other.updated - one.updated);
  const { steps, unread, ...game } = games.find(({ id }) => location.hash === `#game/${id}`) ?? games[0];
  const replay = { ...game.replay, actions };
  await answer(store.put({ ...game, replay, revision: game.revision + 1, updated: Date.now() }));
  database.close();
}"""


def skip(page: Page, until: Callable[[AnyState], bool], choose: Callable[[AnyState], Action] | None = None) -> AnyState:
    """Until then everybody does what is chosen, or else as little as possible; returns the position shown at last."""
    replay = saved(page)
    record = Record(replay)
    choose = choose or game_part(replay.game, "absent").absent_action
    while not until(record.state):
        record.apply(choose(record.state))
    page.evaluate(SAVE, [str(action) for action in record.replay.actions])
    page.reload()
    expect(page.locator("[data-position]")).to_have_attribute("data-position", digest(record.state))
    return record.state


def skip_to_the_end(page: Page) -> None:
    """Until the game needs one action more."""
    absent_action = game_part(saved(page).game, "absent").absent_action
    skip(page, lambda state: not state.apply(absent_action(state)).legal_actions())
