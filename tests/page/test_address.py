"""Every request names its game and the position it is aimed at; any other is refused, and nothing changes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from k2core.page.open_games import MAX_OPEN

from .asking import K2_CONFIG, Page

SOLO = K2_CONFIG | {"players": 1, "family": False}

ACTS: dict[str, dict[str, Any]] = {
    "apply": {"actions": ["end"], "viewer": 0},
    "rest": {"viewer": 0},
    "simple": {"viewer": 0},
    "undo": {"viewer": 0},
    "redo": {"viewer": 0},
    "why": {"action": "end", "seat": None},
    "plans": {"goal": {"kind": "settle"}},
    "risk": {"cards": ["m1"]},
}
"""Requests that act or advise, with what they need beside their address."""


def two_games() -> tuple[Page, Any, Any]:
    """Two games of the same kind open at once."""
    page = Page()
    first = page.ask(do="new", id="a", game="k2", config=SOLO | {"seed": "first"}, names=[], viewer=0)
    second = page.ask(do="new", id="b", game="k2", config=SOLO | {"seed": "second"}, names=[], viewer=0)
    return page, first["view"], second["view"]


def test_two_open_games_are_played_beside_each_other() -> None:
    page, first, second = two_games()
    applied = page.ask(do="apply", id="a", position=first["position"], actions=first["legal"][:1], viewer=0)
    assert applied["id"] == "a"
    assert applied["replay"]["config"]["seed"] == "first"
    assert applied["view"]["position"] != first["position"]
    assert page.ask(do="view", id="b", viewer=0) == second


@pytest.mark.parametrize("name", ACTS)
def test_a_request_for_another_game_is_refused(name: str) -> None:
    """The position of one game is no position of the other, and a game that is not open has none."""
    page, first, second = two_games()
    assert page.refused(do=name, id="a", position=second["position"], **ACTS[name]) == "stale"
    assert page.refused(do=name, id="c", position=first["position"], **ACTS[name]) == "no_open_game"
    assert page.ask(do="view", id="a", viewer=0) == first
    assert page.ask(do="view", id="b", viewer=0) == second


@pytest.mark.parametrize("name", ACTS)
def test_a_request_for_an_earlier_position_is_refused(name: str) -> None:
    page, first, _second = two_games()
    page.ask(do="apply", id="a", position=first["position"], actions=first["legal"][:1], viewer=0)
    now = page.ask(do="view", id="a", viewer=0)
    assert page.refused(do=name, id="a", position=first["position"], **ACTS[name]) == "stale"
    assert page.ask(do="view", id="a", viewer=0) == now


def test_a_doubled_request_acts_once() -> None:
    page, first, _second = two_games()
    request = {"do": "rest", "id": "a", "position": first["position"], "viewer": 0}
    once = page.ask(**request)
    assert page.refused(**request) == "stale"
    assert page.ask(do="view", id="a", viewer=0) == once["view"]


@pytest.mark.parametrize("field", ["id", "position"])
@pytest.mark.parametrize("name", ACTS)
def test_a_request_without_address_is_refused(name: str, field: str) -> None:
    page, first, _second = two_games()
    request = {"do": name, "id": "a", "position": first["position"], **ACTS[name]}
    del request[field]
    assert page.send(json.dumps(request))["error"] == {"code": "bad_value", "path": f"request.{field}"}


def test_the_game_not_used_for_longest_is_closed_first() -> None:
    page = Page()
    for number in range(MAX_OPEN):
        page.ask(do="new", id=str(number), game="k2", config=SOLO, names=[], viewer=0)
    page.ask(do="view", id="0", viewer=0)
    page.ask(do="new", id="one more", game="k2", config=SOLO, names=[], viewer=0)
    assert page.refused(do="view", id="1", viewer=0) == "no_open_game"
    for name in ("0", *map(str, range(2, MAX_OPEN)), "one more"):
        page.ask(do="view", id=name, viewer=0)


def test_a_game_opened_again_under_its_id_is_the_one_that_was_given() -> None:
    page, first, second = two_games()
    moved = page.ask(do="rest", id="a", position=first["position"], viewer=0)
    again = page.ask(do="open", id="a", replay=moved["replay"], steps=[], viewer=0)
    assert again["view"]["position"] == moved["view"]["position"]
    assert page.ask(do="view", id="b", viewer=0) == second


@pytest.mark.parametrize("name", ["", "x" * 65, None, 7])
def test_a_game_is_opened_under_a_short_text(name: object) -> None:
    assert Page().refused(do="new", id=name, game="k2", config=SOLO, names=[], viewer=0) == "bad_value"


def test_a_watched_game_is_named_too() -> None:
    page, first, _second = two_games()
    moved = page.ask(do="rest", id="a", position=first["position"], viewer=0)
    page.ask(do="watch", id="one", replay=moved["replay"])
    page.ask(do="watch", id="two", replay=moved["replay"] | {"actions": []})
    assert page.ask(do="frame", id="one", at=1)["view"]["position"] == moved["view"]["position"]
    assert page.refused(do="frame", id="two", at=1) == "no_such_moment"
    page.ask(do="unwatch", id="one")
    assert page.refused(do="frame", id="one", at=0) == "no_watched_game"
    assert page.ask(do="frame", id="two", at=0)["view"]["position"] == first["position"]
