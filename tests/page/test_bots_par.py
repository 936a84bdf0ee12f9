"""The worker where bots think looks for par, a little at a time."""

from __future__ import annotations

import json
from typing import Any

import pytest

from k2core import k2
from k2core.bots.k2.par import STAGES, par
from k2core.core.registry import game_by_name
from k2core.core.typed_json import checked
from k2core.page.bots import wire
from k2core.page.bots.door import call


def search_on(seed: str, points: int = 0, done: int = 0, milliseconds: int = 1, **config: Any) -> Any:
    options = game_by_name("k2").options.to_dict() | {"players": 1, "seed": seed} | config
    request = {"do": "par", "game": "k2", "config": options, "points": points, "done": done}
    return json.loads(call(json.dumps(request | {"milliseconds": milliseconds})))


def test_many_small_requests_find_what_one_search_finds() -> None:
    found: wire.FoundPar = {"points": 0, "done": 0, "over": False}
    requests = 0
    while found["done"] < 1:
        found = checked(wire.FoundPar, search_on("door", found["points"], found["done"])["ok"], "found")
        requests += 1
    assert requests > 1
    assert found["points"] == par(k2.Config(1, seed="door"), STAGES[0].width).points


def test_a_score_that_somebody_has_reached_is_never_forgotten() -> None:
    assert search_on("known", points=19)["ok"] == {"points": 19, "done": 0, "over": False}
    assert search_on("known")["ok"]["points"] == 19


def test_another_mountain_is_another_search() -> None:
    assert search_on("one-mountain", points=19)["ok"]["points"] == 19
    assert search_on("one-mountain", board="hard")["ok"]["points"] == 0


def test_a_search_that_is_over_is_not_begun_again() -> None:
    assert search_on("over", points=17, done=len(STAGES))["ok"] == {"points": 17, "done": len(STAGES), "over": True}


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"players": 2}, "bad_players"),
        ({"done": -1}, "bad_value"),
        ({"milliseconds": 0}, "bad_value"),
        ({"board": "flat"}, "bad_board"),
    ],
)
def test_what_cannot_be_searched_is_refused(request_: dict[str, Any], code: str) -> None:
    assert search_on("refused", **request_)["error"]["code"] == code


def test_there_is_no_par_for_a_game_without_a_search() -> None:
    config = game_by_name("karakorum").options.to_dict() | {"seed": "none"}
    request = {"do": "par", "game": "karakorum", "config": config, "points": 0, "done": 0, "milliseconds": 1}
    assert json.loads(call(json.dumps(request)))["error"] == {"code": "bad_value", "path": "request.game"}
