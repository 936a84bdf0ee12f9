"""Nobody can give the engine more than a hundred times the work of a normal game, in whatever they send."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from k2core import k2, karakorum
from k2core.cli.trace import random_chooser
from k2core.core.registry import game_by_name
from k2core.core.untrusted import MAX_JSON
from k2core.core.wire import MAX_PROPOSALS
from k2core.sharing.links import MAX_ADDRESS
from k2core.sharing.replay import MAX_ACTIONS, Replay
from k2core.sharing.text_codec import encode
from tests.work import MOST, NORMAL_ACTIONS, NORMAL_BYTES, counted

from .asking import Page

if TYPE_CHECKING:
    from collections.abc import Callable

SOLO = k2.Config(seed="work")
ADDRESS = "#k2/challenge/1/easy/summer/work"


def played(game: str, config: Any, number: int = 1, most: int = MAX_ACTIONS) -> Replay:
    state, choose = game_by_name(game).start(config), random_chooser(number)
    actions: list[Any] = []
    while state.to_act and len(actions) < most:
        actions.append(choose(state))
        state = state.apply(actions[-1])
    return Replay(game, config, tuple(actions))


def in_turn(game: str, config: Any) -> Replay:
    """A game in which somebody's turn has just begun."""
    whole = played(game, config)
    at = next(at for at, state in enumerate(whole.states()) if getattr(state, "turn", None) is not None)
    return Replay(game, config, whole.actions[:at])


def as_many_as_fit(request: dict[str, Any], name: str, item: Any) -> str:
    """A request as long as the door allows, with the same item over and over."""
    free = MAX_JSON - len(json.dumps(request | {name: []}))
    text = json.dumps(request | {name: [item] * (free // (len(json.dumps(item)) + 2))})
    assert MAX_JSON - 100 < len(text) <= MAX_JSON
    return text


def over_and_over(name: str) -> Callable[[Page], str]:
    """A link as long as it may be: a challenge whose named part comes again and again with other games."""

    def link(_page: Page) -> str:
        climbs = [encode(played("k2", SOLO, number)) for number in range(3)]
        text, place = ADDRESS, 0
        while len(text) + len(climbs[place % 3]) + len(name) + 2 < MAX_ADDRESS:
            text += f"/{name}={climbs[place % 3]}"
            place += 1
        return json.dumps({"do": "read", "link": text})

    return link


def sketches(game: str, config: Any, item: list[str] | None) -> Callable[[Page], str]:
    def request(page: Page) -> str:
        view = page.ask(do="open", replay=in_turn(game, config).to_dict(), steps=[], viewer=None)["view"]
        return as_many_as_fit(page.filled({"do": "sketch"}), "proposals", item or [view["legal"][-1]])

    return request


def the_same_action(page: Page) -> str:
    view = page.ask(do="open", replay=in_turn("k2", SOLO).to_dict(), steps=[], viewer=None)["view"]
    return as_many_as_fit(page.filled({"do": "apply", "viewer": None}), "actions", view["legal"][0])


def a_replay_of_one_action(_page: Page) -> str:
    replay = played("k2", SOLO, most=1).to_dict()
    free = MAX_JSON - 1000
    actions = replay["actions"] * (free // (len(replay["actions"][0]) + 4))
    return json.dumps({"do": "watch", "id": "x", "replay": replay | {"actions": actions}})


REQUESTS: dict[str, Callable[[Page], str]] = {
    "a challenge with games": over_and_over("game"),
    "a challenge with answered games": over_and_over("answered"),
    "sketches of K2": sketches("k2", SOLO, None),
    "sketches of Karakorum": sketches("karakorum", karakorum.Config(2, "work"), None),
    "the same action": the_same_action,
    "a replay of one action": a_replay_of_one_action,
}


@pytest.mark.parametrize("name", REQUESTS)
def test_no_request_of_the_greatest_length_takes_a_hundred_times_a_normal_game(name: str) -> None:
    page = Page()
    text = REQUESTS[name](page)
    with counted() as work:
        answer = json.dumps(page.send(text))
    assert work.actions <= MOST * min(NORMAL_ACTIONS.values()) / 20, "it should be well below the limit"
    assert len(answer) <= MOST * NORMAL_BYTES / 20


def test_a_named_part_of_a_challenge_is_read_once() -> None:
    first, second = (encode(played("k2", SOLO, number)) for number in (1, 2))
    page = Page()
    once = page.ask(do="read", link=f"{ADDRESS}/from=1xxx/game={first}")
    assert page.ask(do="read", link=f"{ADDRESS}/from=1xxx/game={first}/game={second}") == once


def test_as_many_proposals_are_sketched_as_bots_ever_make() -> None:
    page = Page()
    view = page.ask(do="open", replay=in_turn("k2", SOLO).to_dict(), steps=[], viewer=None)["view"]
    proposals = [[view["legal"][0]]]
    assert len(page.ask(do="sketch", proposals=proposals * MAX_PROPOSALS)) == MAX_PROPOSALS
    assert page.refused(do="sketch", proposals=proposals * (MAX_PROPOSALS + 1)) == "too_long"
    assert page.refused(do="apply", actions=[view["legal"][0]] * (MAX_ACTIONS + 1), viewer=None) == "too_long"
