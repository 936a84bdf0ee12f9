"""What the games' worker answers to a page where several play: nothing that the one at the screen must not know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from k2core import k2, karakorum
from k2core.cli.trace import random_chooser
from k2core.core.registry import game_by_name
from k2core.sharing.replay import Replay

from .asking import Page

SEED = "nobody-may-know-it"
ANNA, BRIAN = 0, 1
CONFIG = k2.Config(2, start=ANNA, seed=SEED)


def whole(game: str, config: Any) -> Replay:
    state = game_by_name(game).start(config)
    actions, choose = [], random_chooser(3)
    while state.to_act:
        actions.append(choose(state))
        state = state.apply(actions[-1])
    return Replay(game, config, tuple(actions))


GAMES = [whole("k2", CONFIG), whole("karakorum", karakorum.Config(2, SEED))]


def at_moment(replay: Replay, at: int) -> Page:
    page = Page()
    part = Replay(replay.game, replay.config, replay.actions[:at], replay.names)
    page.ask(do="open", replay=part.to_dict(), steps=[], viewer=None)
    page.ask(do="watch", replay=part.to_dict())
    return page


def shown(page: Page, seat: int | None, at: int) -> list[Any]:
    """All that a page asks for while it shows a running game to one seat; without the names of positions."""
    answers = [
        page.ask(do="view", viewer=seat),
        page.ask(do="chart"),
        *(page.ask(do="frame", at=moment) for moment in range(max(0, at - 3), at + 1)),
    ]
    if seat is not None:
        answers.append(page.ask(do="seen", seat=seat))
    return [_without_positions(answer) for answer in answers]


def _without_positions(answer: Any) -> Any:
    if not isinstance(answer, dict):
        return answer
    return {name: _without_positions(value) for name, value in answer.items() if name != "position"}


@pytest.mark.parametrize("replay", GAMES, ids=["k2", "karakorum"])
def test_the_seed_is_told_when_the_game_is_over(replay: Replay) -> None:
    end = len(replay.actions)
    for at in (0, 1, end // 2, end - 1):
        page = at_moment(replay, at)
        assert page.ask(do="view", viewer=None)["seed"] == ""
        for seat in (None, ANNA, BRIAN):
            assert SEED not in json.dumps(shown(page, seat, at))
    assert at_moment(replay, end).ask(do="view", viewer=None)["seed"] == SEED
    assert at_moment(replay, end).ask(do="frame", at=1)["action"] == str(replay.actions[0])


def test_whoever_plays_alone_may_know_the_seed() -> None:
    assert Page().new(players=1, family=False, start=None)["view"]["seed"] == "door"


def test_two_different_picks_look_the_same_to_the_other_player() -> None:
    first, second = (at_moment(Replay("k2", CONFIG, (action,)), 1) for action in k2.start(CONFIG).legal_actions()[:2])
    for seat in (None, BRIAN):
        assert shown(first, seat, 1) == shown(second, seat, 1)
    assert shown(first, ANNA, 1) != shown(second, ANNA, 1), "this test would not notice a leak"


def test_the_cards_that_are_made_up_for_a_bot_are_the_real_ones_only_by_chance() -> None:
    """Six cards of eighteen, some of them alike: about one deal in a thousand is the real one."""
    real = 0
    for number in range(300):
        start = k2.start(k2.Config(2, seed=f"made-up-{number}"))
        page = at_moment(Replay("k2", start.config), 0)
        seen = k2.state_from_dict(page.ask(do="seen", seat=BRIAN)["state"])
        real += seen.players[ANNA].hand == start.players[ANNA].hand
        assert seen.players[BRIAN].hand == start.players[BRIAN].hand
    assert real <= 3
