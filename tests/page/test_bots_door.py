"""The worker where bots think: it is given what a seat sees and nothing else, and always answers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from k2core.bots import interface
from k2core.bots.interface import Level
from k2core.core.registry import GAME_NAMES, game_by_name
from k2core.core.rng import stream
from k2core.core.typed_json import checked
from k2core.page.bots import wire
from k2core.page.bots.door import call
from k2core.sharing.replay import Record, Replay

from .asking import Page


def begun(game: str, seed: str, actions: int) -> tuple[Page, Any]:
    """A game of three after some random actions, as the one to act sees it."""
    page = Page()
    config = game_by_name(game).options.to_dict() | {"players": 3, "seed": seed}
    view = page.ask(do="new", game=game, config=config, names=[], viewer=None)["view"]
    rng = stream(seed, "moves")
    for _ in range(actions):
        view = page.ask(do="view", viewer=view["to_act"][0])
        view = page.ask(do="apply", actions=[view["legal"][rng.below(len(view["legal"]))]], viewer=None)["view"]
    return page, page.ask(do="view", viewer=view["to_act"][0])


def decide(seen: Any, seat: int, level: str = "hiker", **more: Any) -> Any:
    request = {"do": "decide", **seen, "seat": seat, "level": level, "seed": "test", "milliseconds": 2000}
    return json.loads(call(json.dumps(request | more)))


def test_the_worker_says_that_it_is_there() -> None:
    assert json.loads(call('{"do":"hello"}')) == {"ok": {"games": list(GAME_NAMES)}}


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_seat_is_shown_exactly_what_it_may_see(game: str) -> None:
    known = game_by_name(game)
    for actions in range(0, 40, 3):
        page, _ = begun(game, f"seen-{actions}", actions)
        for seat in range(3):
            seen = page.ask(do="seen", seat=seat)
            shown = known.state_from_dict(seen["state"]).observation(seat).to_dict()
            assert json.loads(json.dumps(shown)) == page.ask(do="view", viewer=seat)["table"]
            assert f"seen-{actions}" not in json.dumps(seen), "the seed tells every card"


@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_a_seat_cannot_see_changes_nothing_of_it(game: str) -> None:
    """Two deals that look the same from a seat are the same to its bot."""
    known = game_by_name(game)
    for actions in (0, 8, 21):
        page, view = begun(game, f"same-{actions}", actions)
        seat = view["to_act"][0]
        seen = page.ask(do="seen", seat=seat)
        state = known.state_from_dict(seen["state"])
        for number in range(5):
            other = known.imagine(state.observation(seat), stream("other", number))
            made_up = known.imagine(other.observation(seat), stream("made-up"))
            assert made_up.to_dict() == seen["state"]


@pytest.mark.parametrize("level", Level)
def test_a_bot_answers_with_what_can_be_played(level: Level) -> None:
    page, view = begun("karakorum", "answers", 9)
    for _ in range(12):
        (seat,) = view["to_act"]
        answer = decide(page.ask(do="seen", seat=seat), seat, level)
        checked(wire.Decision, answer["ok"], "answer")
        assert not answer["ok"]["failed"]
        view = page.ask(do="apply", actions=answer["ok"]["actions"], viewer=None)["view"]


def test_a_bot_that_fails_is_replaced_for_that_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> tuple[object, ...]:
        raise ZeroDivisionError

    page, view = begun("karakorum", "fails", 9)
    (seat,) = view["to_act"]
    monkeypatch.setattr(interface.bots_of("karakorum"), "decide", fail)
    answer = decide(page.ask(do="seen", seat=seat), seat)["ok"]
    assert answer["failed"]
    page.ask(do="apply", actions=answer["actions"], viewer=None)


@pytest.mark.parametrize(
    ("wrong", "path"),
    [
        ({"seat": 7}, "request.seat"),
        ({"seat": True}, "request.seat"),
        ({"level": "expert"}, "request.level"),
        ({"milliseconds": 0}, "request.milliseconds"),
        ({"milliseconds": 10**9}, "request.milliseconds"),
        ({"do": "undo"}, "request.do"),
        ({"more": 1}, "request.more"),
    ],
)
def test_a_bad_request_is_refused(wrong: dict[str, Any], path: str) -> None:
    page, view = begun("karakorum", "bad", 2)
    (seat,) = view["to_act"]
    error = decide(page.ask(do="seen", seat=seat), **({"seat": seat} | wrong))["error"]
    assert error == {"code": "bad_value", "path": path}


def test_a_bad_position_is_refused() -> None:
    assert decide({"game": "karakorum", "state": {}}, 0)["error"]["code"]
    assert decide({"game": "chess", "state": {}}, 0)["error"]["code"] == "unknown_game"
    assert json.loads(call("[]"))["error"]["code"] == "bad_value"


def test_only_a_seat_at_the_table_is_shown_something() -> None:
    page, _view = begun("karakorum", "seats", 2)
    assert page.refused(do="seen", seat=3) == "no_such_player"
    assert page.refused(do="seen", seat=0, position="elsewhere") == "stale"


def finished(seed: str) -> Replay:
    """A climb alone that ends early because nobody looks after the climbers."""
    record = Record.new(game_by_name("k2"), game_by_name("k2").config_from_dict(solo(seed)))
    rng = stream(seed, "moves")
    while record.state.to_act:
        legal = record.state.legal_actions()
        record.apply(legal[rng.below(len(legal))])
    return record.replay


def solo(seed: str) -> Any:
    return game_by_name("k2").options.to_dict() | {"players": 1, "family": False, "seed": seed}


def ask_review(game: Any, before: list[Any], **more: Any) -> Any:
    request = {"do": "review", "replay": game, "seat": 0, "found": before, "milliseconds": 500, "iterations": 1}
    return json.loads(call(json.dumps(request | more)))


def test_a_review_goes_on_choice_by_choice() -> None:
    replay = finished("review").to_dict()
    found: list[Any] = []
    while True:
        answer = ask_review(replay, found)["ok"]
        checked(wire.PlayerReview[wire.WeighedChoice], answer, "answer")
        assert answer["found"][: len(found)] == found
        found = answer["found"]
        if answer["done"]:
            break
    assert len(found) == answer["of"]
    assert ask_review(replay, found)["ok"] == answer, "what is done is told again at once"


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"seat": 1}, {"code": "no_such_player", "players": 1}),
        ({"milliseconds": 0}, {"code": "bad_value", "path": "request.milliseconds"}),
        ({"iterations": -1}, {"code": "bad_value", "path": "request.iterations"}),
        ({"replay": 7}, {"code": "bad_value", "path": "request.replay"}),
        ({"found": [{}]}, {"code": "bad_value", "path": "request.found.0.day"}),
    ],
)
def test_a_bad_question_for_a_review_is_refused(wrong: dict[str, Any], error: dict[str, Any]) -> None:
    assert ask_review(finished("review").to_dict(), [], **wrong)["error"] == error


def test_what_was_found_elsewhere_is_refused() -> None:
    replay = finished("review").to_dict()
    first = ask_review(replay, [])["ok"]["found"]
    elsewhere = [first[0] | {"moment": first[0]["moment"] + 1}]
    assert ask_review(replay, elsewhere)["error"] == {"code": "bad_value", "path": "request.found"}


def test_a_choice_may_take_several_requests_and_needs_not_be_begun_again() -> None:
    """The answers are those of a review in one go, also when another one comes between."""
    replay, other = finished("pieces").to_dict(), finished("other").to_dict()
    count, found = 0, list[Any]()
    while not found:
        found = ask_review(replay, found, milliseconds=1)["ok"]["found"]
        count += 1
    assert count > 1, "small pieces"
    ask_review(replay, found, milliseconds=1)  # a piece of the second choice, which is lost
    ask_review(other, [], milliseconds=1)
    while len(found) < 3:
        found = ask_review(replay, found, milliseconds=1)["ok"]["found"]
    ask_review(other, [], milliseconds=1)
    again = list[Any]()
    while len(again) < 3:
        again = ask_review(replay, again)["ok"]["found"]
    assert found == again[: len(found)]


def test_a_game_of_karakorum_is_reviewed() -> None:
    karakorum = game_by_name("karakorum")
    config = karakorum.options.to_dict() | {"players": 2, "seed": "review"}
    record = Record.new(karakorum, karakorum.config_from_dict(config))
    rng = stream("review", "random")
    while record.state.to_act:
        legal = record.state.legal_actions()
        record.apply(legal[rng.below(len(legal))])
    replay, found = record.replay.to_dict(), list[Any]()
    while len(found) < 6:
        answer = ask_review(replay, found, iterations=1)["ok"]
        checked(wire.PlayerReview[wire.WeighedMove], answer, "answer")
        found = answer["found"]
    elsewhere = [found[0] | {"day": "one"}]
    assert ask_review(replay, elsewhere)["error"] == {"code": "bad_value", "path": "request.found.0.day"}


def test_only_finished_games_are_reviewed() -> None:
    whole = finished("review").to_dict()
    unfinished = whole | {"actions": whole["actions"][:-1]}
    assert ask_review(unfinished, [])["error"] == {"code": "bad_value", "path": "request.replay"}
    karakorum = game_by_name("karakorum")
    config = karakorum.options.to_dict() | {"players": 2, "seed": "review"}
    other = Record.new(karakorum, karakorum.config_from_dict(config))
    assert ask_review(other.replay.to_dict(), [])["error"] == {"code": "bad_value", "path": "request.replay"}
