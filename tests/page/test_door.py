"""The one door for the page: every request is answered, with what was asked for or with one reason."""

from __future__ import annotations

from typing import Any

import pytest

from k2core.core.rng import stream
from k2core.k2 import BOARDS
from k2core.page.door import constants

from .asking import K2_CONFIG, Page


def solo() -> Page:
    page = Page()
    page.new(players=1, family=False)
    return page


def in_turn() -> tuple[Page, Any]:
    """A solo game in its first turn."""
    page = solo()
    view = page.ask(do="view", viewer=0)
    while view["table"]["phase"] != "turn":
        view = page.ask(do="apply", actions=view["legal"][:1], viewer=0)["view"]
    return page, view


def test_a_whole_game_can_be_played_through_the_door() -> None:
    page = Page()
    view = page.new()["view"]
    rng = stream("page")
    events = []
    while view["outcome"] is None:
        view = page.ask(do="view", viewer=view["to_act"][0])
        action = view["legal"][rng.below(len(view["legal"]))]
        applied = page.ask(do="apply", actions=[action], viewer=None)
        view = applied["view"]
        events += applied["events"]
    whole = page.ask(do="open", replay=applied["replay"], steps=[], viewer=None)
    assert whole["view"] == view
    assert whole["log"][1:] == events, "the log of a game opened again is what happened while it was played"
    assert [event["event"] for event in events].count("night") == view["table"]["day"]
    assert len(page.ask(do="chart")["days"]) == view["table"]["day"]


def test_nobody_sees_cards_that_are_not_theirs() -> None:
    page = Page()
    onlooker = page.new()["view"]
    assert onlooker["legal"] == []
    assert all(player["hand"] is None for player in onlooker["table"]["players"])
    first = page.ask(do="view", viewer=0)
    assert first["legal"]
    assert [player["hand"] is None for player in first["table"]["players"]] == [False, True, True]
    page.ask(do="apply", actions=first["legal"][:1], viewer=None)
    second = page.ask(do="view", viewer=1)
    assert second["table"]["players"][0]["picks"] is None
    assert second["risk_sums"] == [None, None, None]


def test_a_pick_is_told_without_its_cards() -> None:
    page = Page()
    page.new()
    view = page.ask(do="view", viewer=0)
    events = page.ask(do="apply", actions=view["legal"][:1], viewer=None)["events"]
    assert events == [{"event": "picked", "seat": 0}]


def test_several_actions_are_done_together_or_not_at_all() -> None:
    page, before = in_turn()
    give = next(action for action in before["legal"] if action.startswith("give"))
    assert page.refused(do="apply", actions=[give, "step A 27"], viewer=0) == "no_rope"
    assert page.ask(do="view", viewer=0) == before


def test_steps_are_undone_and_done_again() -> None:
    page, before = in_turn()
    give = next(action for action in before["legal"] if action.startswith("give"))
    after = page.ask(do="apply", actions=[give], viewer=0)["view"]
    undone = page.ask(do="undo", viewer=0)["view"]
    assert undone["position"] == before["position"]
    assert undone["redo"]
    assert page.ask(do="redo", viewer=0)["view"]["position"] == after["position"]
    assert page.refused(do="redo", viewer=0) == "nothing_to_redo"


def test_a_plan_says_where_it_leads() -> None:
    page, view = in_turn()
    target = view["targets"][0][-1]
    plans = page.ask(do="plans", goal={"kind": "be_there", "climber": 0, "space": target["space"]})
    assert plans[0]["way"][-1] == target["space"]
    assert plans[0]["cost"] == target["cost"]
    assert plans[0]["nights"][0]["result"] == target["night"]["result"]
    done = page.ask(do="apply", actions=plans[0]["actions"], viewer=0)["view"]
    assert done["nights"][0] == plans[0]["nights"]


def test_a_bot_that_fails_goes_on_simply() -> None:
    page, resting = Page(), Page()
    page.new()
    resting.new()
    applied = page.ask(do="simple", viewer=None)
    view = applied["view"]
    assert applied["replay"]["actions"] != resting.ask(do="rest", viewer=None)["replay"]["actions"]
    while view["outcome"] is None:
        view = page.ask(do="simple", viewer=None)["view"]
    assert page.refused(do="simple", viewer=None) == "game_over"


def test_a_seat_whose_people_have_left_rests() -> None:
    page = Page()
    view = page.new()["view"]
    for _ in range(3 * 18 * 4):
        if view["outcome"] is not None:
            break
        view = page.ask(do="rest", viewer=None)["view"]
    assert view["totals"] == [2, 2, 2], "who rests gains nothing and loses nobody in base camp"
    assert page.refused(do="rest", viewer=None) == "game_over"


def test_a_game_that_was_closed_is_not_open() -> None:
    page = solo()
    page.ask(do="close")
    assert page.refused(do="view", viewer=None) == "no_open_game"


@pytest.mark.parametrize(
    ("request_text", "code"),
    [
        ("", "bad_json"),
        ("[]", "bad_value"),
        ("{}", "bad_value"),
        ('{"do":"dance"}', "bad_value"),
        ('{"do":["view"]}', "bad_value"),
        ('{"do":"view"}', "bad_value"),
        ('{"do":"view","viewer":null}', "bad_value"),
        ('{"do":"view","id":"the-table","viewer":9}', "bad_value"),
        ('{"do":"view","id":"the-table","viewer":4}', "no_such_player"),
        ('{"do":"view","id":"the-table","viewer":0,"more":1}', "bad_value"),
        ('{"do":"apply","id":"the-table","actions":[],"viewer":0}', "bad_value"),
        ('{"do":"risk","cards":[]}', "bad_value"),
        ('{"do":"risk","id":"the-table","cards":[]}', "bad_value"),
        ('{"do":"risk","id":"another","position":"","cards":[]}', "no_open_game"),
    ],
)
def test_a_bad_text_gets_one_reason_and_changes_nothing(request_text: str, code: str) -> None:
    page = Page()
    before = page.new()["view"]
    assert page.send(request_text)["error"]["code"] == code
    assert page.ask(do="view", viewer=None) == before


@pytest.mark.parametrize(
    ("request_data", "code"),
    [
        ({"do": "apply", "actions": "end", "viewer": 0}, "bad_value"),
        ({"do": "apply", "actions": ["fly"], "viewer": 0}, "bad_action"),
        ({"do": "apply", "actions": [], "viewer": 9}, "bad_value"),
        ({"do": "rest", "viewer": 4}, "no_such_player"),
        ({"do": "undo", "viewer": None}, "nothing_to_undo"),
        ({"do": "plans", "goal": {"kind": "rest"}}, "bad_value"),
        ({"do": "plans", "goal": {"kind": "nap", "climber": 0}}, "bad_value"),
        ({"do": "plans", "goal": {"kind": "raise", "climber": 2}}, "bad_value"),
        ({"do": "plans", "goal": {"kind": "raise", "climber": 0, "space": 1}}, "bad_value"),
        ({"do": "risk", "cards": ["m9"]}, "bad_value"),
        ({"do": "open", "replay": {}, "steps": [], "viewer": None}, "bad_value"),
        ({"do": "new", "game": "go", "config": {}, "names": [], "viewer": None}, "unknown_game"),
        ({"do": "new", "game": "k2", "config": {}, "names": [], "viewer": None}, "bad_value"),
        ({"do": "new", "game": "k2", "config": K2_CONFIG, "names": [], "viewer": 4}, "no_such_player"),
        ({"do": "new", "game": "k2", "config": K2_CONFIG | {"seed": None}, "names": [], "viewer": None}, "bad_seed"),
        (
            {"do": "new", "game": "k2", "config": K2_CONFIG | {"players": 1}, "names": [], "viewer": None},
            "family_needs_two",
        ),
    ],
)
def test_a_bad_request_gets_one_reason_and_changes_nothing(request_data: dict[str, Any], code: str) -> None:
    page = Page()
    before = page.new()["view"]
    assert page.refused(**request_data) == code
    assert page.ask(do="view", viewer=None) == before


def test_the_constants_of_the_page_are_the_engines() -> None:
    told: Any = constants()["games"]["k2"]
    for name, board in told["boards"].items():
        assert len(board["spaces"]) == len(BOARDS[name].spaces)
        assert board["ropes"] == [list(rope) for rope in BOARDS[name].ropes]
    assert set(told["ranks"]) == {
        f"{board}/{weather}" for board in ("easy", "hard") for weather in ("summer", "winter", "mixed")
    }
