"""Hints on the page: asked of the bots' worker with what a seat sees, and drawn by the games' worker."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from k2core import karakorum
from k2core.bots import interface
from k2core.core.registry import GAME_NAMES, game_by_name
from k2core.core.rng import stream
from k2core.core.typed_json import checked
from k2core.karakorum.sketch import sketch
from k2core.page.bots import wire
from k2core.page.bots.door import call
from tests.karakorum.scene import Table, side

from .asking import Page

if TYPE_CHECKING:
    from collections.abc import Iterator


def propose(seen: Any, seat: int, **more: Any) -> Any:
    request = {"do": "propose", **seen, "seat": seat, "seed": "test", "milliseconds": 300}
    return json.loads(call(json.dumps(request | more)))


def moments(game: str, seed: str, every: int) -> Iterator[tuple[Page, Any]]:
    """Some positions of a random game of two, each as the one to act sees it; with unfinished turns among them."""
    page = Page()
    config = game_by_name(game).options.to_dict() | {"players": 2, "seed": seed}
    view = page.ask(do="new", game=game, config=config, names=[], viewer=None)["view"]
    rng = stream(seed, "moves")
    for number in range(every * 12):
        view = page.ask(do="view", viewer=view["to_act"][0])
        if number % every == 0:
            yield page, view
        view = page.ask(do="apply", actions=[view["legal"][rng.below(len(view["legal"]))]], viewer=None)["view"]
        if not view["to_act"]:
            return


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_hint_can_be_drawn_and_accepted_and_taken_back_at_once(game: str) -> None:
    turns = 0
    for page, view in moments(game, "accept", 3):
        seat = view["to_act"][0]
        hints = propose(page.ask(do="seen", seat=seat), seat)["ok"]
        checked(wire.Hints, hints, "answer")
        assert hints["hints"]
        assert all(1 <= len(hint["reasons"]) <= 2 for hint in hints["hints"])
        drawn = page.ask(do="sketch", proposals=[hint["actions"] for hint in hints["hints"]])
        assert page.ask(do="view", viewer=seat) == view, "drawing changes nothing"
        for hint, one in zip(hints["hints"], drawn, strict=True):
            assert one["actions"] == hint["actions"][: len(one["actions"])]
            if one["actions"][-1] in ("end", "done") or len(hint["actions"]) == 1:
                assert one["actions"] == hint["actions"], "it is all there is"
                continue
            after = page.ask(do="apply", actions=one["actions"], viewer=seat)["view"]
            turns += 1
            if after["undo"]:
                back = page.ask(do="undo", viewer=seat)["view"]
                assert back["position"] == view["position"], "undo takes back all of it"
                assert after["to_act"] == view["to_act"], "the turn is still this player's to end"
            else:
                assert after["outcome"] is not None
                return
    assert turns


def test_every_choice_of_a_day_of_k2_is_drawn_as_what_becomes_of_it() -> None:
    page = Page()
    config = game_by_name("k2").options.to_dict() | {"seed": "drawn"}
    view = page.ask(do="new", game="k2", config=config, names=[], viewer=0)["view"]
    pick = next(action for action in view["legal"] if action.startswith("select m"))
    (drawn,) = page.ask(do="sketch", proposals=[[pick]])
    assert drawn["cards"] == pick.split()[1:]
    assert drawn["actions"] == [pick]
    view = page.ask(do="apply", actions=[pick], viewer=0)["view"]
    token = view["legal"][0]
    assert page.ask(do="sketch", proposals=[[token]])[0]["token"] == int(token.split()[1])
    view = page.ask(do="apply", actions=[token], viewer=0)["view"]
    give = next(action for action in view["legal"] if action.startswith("give m") and action.endswith("A"))
    turn, rest = page.ask(do="sketch", proposals=[[give, "step A 1"], ["end"]])
    assert turn["climbers"][0]["way"] == [0, 1]
    assert turn["climbers"][0]["gifts"] == [{"card": give.split()[1], "down": False}]
    assert turn["climbers"][1] == {"way": [0], "tent": None, "gifts": [], "moves": 0, "levels": 0}
    assert all(turn["nights"])
    assert not turn["ends"]
    assert rest["ends"]
    assert rest["rests"]
    assert rest["actions"] == ["end"]
    assert all(rest["nights"])
    view = page.ask(do="apply", actions=[give, "step A 1"], viewer=0)["view"]
    while "end" not in view["legal"]:
        pay = next(action for action in view["legal"] if action.startswith("pay"))
        view = page.ask(do="apply", actions=[pay], viewer=0)["view"]
    (end,) = page.ask(do="sketch", proposals=[["end"]])
    assert end["ends"]
    assert not end["rests"], "a card was used"
    assert all(end["nights"])


def test_a_turn_of_karakorum_names_the_expeditions_as_they_lie_there() -> None:
    """P4-P6: what is removed or scored makes those behind it move up."""
    anna = side("G1.0", "R1.0 R2.0 R3.0", "R1.1 R2.1")
    state = Table(anna=anna).allot("R4.0 R5.0")
    drawn = sketch(
        state,
        [
            karakorum.parse_action(text)
            for text in ("remove 1", "place R4.0 1", "score 1 four", "place R5.0 1", "score 1 axes", "done")
        ],
    )
    assert drawn["actions"][-1] == "score 1 axes"
    assert drawn["removed"] == ["1"]
    assert drawn["cards"] == ["R4.0", "R5.0"]
    assert drawn["piles"] == ["2", "3"]
    assert drawn["scored"] == ["2", "3"]
    assert drawn["goals"] == [{"colour": "R", "goal": "four"}]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_cannot_be_seen_changes_no_hint(game: str) -> None:
    """Two deals that look the same from a seat bring the same hints."""
    known = game_by_name(game)
    for number, (page, view) in enumerate(moments(game, "secret", 11)):
        if number > 2:
            break
        seat = view["to_act"][0]
        state = known.state_from_dict(page.ask(do="seen", seat=seat)["state"])
        other = known.imagine(state.observation(seat), stream("other", number)).to_dict()
        seen = {"game": game, "state": state.to_dict()}
        bots = interface.bots_of(game)
        one, two = (
            bots.propose(known.state_from_dict(of["state"]).observation(seat), "same", interface.Budget(4))
            for of in (seen, {"game": game, "state": other})
        )
        assert one == two


def test_what_is_ranked_below_a_weaker_choice_is_called_weaker_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its own average is: it can be the average of fewer games."""
    page, view = next(moments("k2", "ranked", 1))
    seat = view["to_act"][0]
    actions = game_by_name("k2").state_from_dict(page.ask(do="seen", seat=seat)["state"]).legal_actions()
    said = [("points_now", 5.0), ("as_good", 5.0), ("low_risk", 4.0), ("saves_card", 5.5), ("as_good", 5.0)]
    proposals = tuple(
        interface.Proposal((action,), points, (interface.Why(code, {}),))
        for action, (code, points) in zip(actions, said, strict=False)
    )
    monkeypatch.setattr(interface.bots_of("k2"), "propose", lambda *_: proposals)
    hints = propose(page.ask(do="seen", seat=seat), seat)["ok"]["hints"]
    assert [[reason["code"] for reason in hint["reasons"]] for hint in hints] == [
        ["points_now"],
        ["as_good"],
        ["low_risk", "not_as_good"],
        ["saves_card", "not_as_good"],
        ["not_as_good"],
    ]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_bot_that_fails_gives_no_hint(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> tuple[object, ...]:
        raise ZeroDivisionError

    monkeypatch.setattr(interface.bots_of(game), "propose", fail)
    page, view = next(moments(game, "fails", 1))
    seat = view["to_act"][0]
    assert propose(page.ask(do="seen", seat=seat), seat) == {"ok": {"hints": []}}


@pytest.mark.parametrize(
    ("wrong", "path"),
    [
        ({"seat": 7}, "request.seat"),
        ({"milliseconds": 0}, "request.milliseconds"),
        ({"milliseconds": 10**9}, "request.milliseconds"),
        ({"level": "hiker"}, "request.level"),
    ],
)
def test_a_bad_request_is_refused(wrong: dict[str, Any], path: str) -> None:
    page, view = next(moments("karakorum", "bad", 1))
    (seat,) = view["to_act"]
    error = propose(page.ask(do="seen", seat=seat), **({"seat": seat} | wrong))["error"]
    assert error == {"code": "bad_value", "path": path}


@pytest.mark.parametrize("game", GAME_NAMES)
def test_only_what_can_be_played_here_is_drawn(game: str) -> None:
    page, _view = next(moments(game, "refused", 1))
    assert page.refused(do="sketch", proposals=[["nonsense"]]) == "bad_action"
    last = {"k2": "end", "karakorum": "done"}[game]
    assert page.answer(do="sketch", proposals=[[last]])["error"]["code"]
    assert page.refused(do="sketch", position="elsewhere", proposals=[]) == "stale"
