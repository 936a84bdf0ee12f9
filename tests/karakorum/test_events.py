"""What happened, told as events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2core.karakorum import events as told
from k2core.karakorum import new_game, parse_action

from .choosers import at_table, trekker
from .scene import Table, play, side

if TYPE_CHECKING:
    from k2core.karakorum import State


def events(state: State, action: str) -> list[Any]:
    parsed = parse_action(action)
    return [*told.events(state, parsed, state.apply(parsed))]


def test_a_game_opens_with_a_round() -> None:
    state = Table().round()
    assert told.opening(state) == [{"event": "round", "active": 0, "deck": 120}]


def test_a_card_that_comes_up_and_why_it_is_the_last() -> None:
    """KK-P1"""
    state = Table().round("R1.0 G1.0 Y1.0")
    assert events(state, "reveal") == [{"event": "revealed", "seat": 0, "card": "R1.0", "deck": 119}]
    state = play(state, "reveal", "reveal")
    assert events(state, "reveal")[1:] == [{"event": "stopped", "seat": 0, "by": "limit"}]
    assert events(state, "stop") == [{"event": "stopped", "seat": 0, "by": "choice"}]
    assert events(Table(last=True).round("R1.0"), "reveal")[1:] == [{"event": "stopped", "seat": 0, "by": "deck"}]


def test_what_is_taken_and_what_nobody_wants() -> None:
    """KK-P2, KK-P3"""
    state = Table().take("R1.0 R2.0 Y1.0")
    assert events(state, "take R1.0 R2.0") == [{"event": "took", "seat": 0, "cards": ["R1.0", "R2.0"]}]
    state = play(state, "take R1.0")
    assert events(state, "pass") == [
        {"event": "passed", "seat": 1},
        {"event": "discarded", "cards": ["R2.0", "Y1.0"]},
    ]
    assert events(state, "take R2.0")[1:] == [{"event": "discarded", "cards": ["Y1.0"]}]
    blocked = Table(anna=side("R2.0 R5.0 R8.0", "R1.0 R6.0 R7.0")).take("R1.2 R2.2 R3.2")
    assert events(blocked, "none") == [{"event": "blocked", "seat": 0}]


def test_what_is_removed_and_placed() -> None:
    """KK-P4, KK-P6"""
    state = Table(anna=side("R4.0 R5.0", red=2)).allot("R6.0")
    assert events(state, "remove 1") == [
        {
            "event": "removed",
            "seat": 0,
            "colour": "R",
            "piles": [1],
            "from": 2,
            "to": 0,
            "cards": [["R4.0", "R5.0"]],
            "gain": -2,
        }
    ]
    assert events(state, "place R6.0 1") == [{"event": "placed", "seat": 0, "card": "R6.0", "pile": 1, "new": False}]
    assert events(state, "place R6.0 new") == [{"event": "placed", "seat": 0, "card": "R6.0", "pile": 2, "new": True}]


def test_what_is_scored_and_how() -> None:
    """KK-P5"""
    state = play(Table(anna=side("R1.3 R2.0", "R3.0 R4.0 R5.0", red=25)).allot("R3.3"), "place R3.3 1")
    assert events(state, "score 1 pair") == [
        {
            "event": "scored",
            "seat": 0,
            "colour": "R",
            "piles": [1, 2],
            "from": 25,
            "to": 30,
            "gain": 5,
            "cards": [["R1.3", "R2.0", "R3.3"], ["R3.0", "R4.0", "R5.0"]],
            "how": "pair",
        }
    ]


def test_the_end_of_a_turn_and_of_a_round() -> None:
    """KK-P7"""
    state = play(Table(players=3).allot("R1.0"), "place R1.0 new")
    assert events(state, "done") == [
        {"event": "ended", "seat": 0},
        {"event": "round", "active": 1, "deck": 119},
    ]


def test_the_end_of_the_game_step_by_step() -> None:
    """KK-F2, KK-F3"""
    table = Table(brian=side("R1.2 R2.2 R3.0", "R8.0", red=29), last=True)
    state = play(table.take("G1.0"), "take G1.0", "place G1.0 new")
    ended, final, over = events(state, "done")
    assert ended == {"event": "ended", "seat": 0}
    assert final["first"] == 1
    assert [(step["seat"], step["how"], step["from"], step["to"]) for step in final["steps"]] == [
        (1, "axes", 29, 30),
        (1, "remove", 30, 27),
        (0, "remove", 0, 0),
    ]
    assert over["event"] == "over"
    assert over["winners"] == [1]
    assert over["comparison"][1] == {
        "pawns": {"R": 27, "G": 0, "Y": 0},
        "led": ["R", "G", "Y"],
        "aside": "G",
        "sum": 27,
    }


def test_three_summits_end_the_game_in_the_middle() -> None:
    """KK-F1: there is no last scoring."""
    state = Table(anna=side("G1.3 G2.3", red=30, green=25, yellow=30)).allot("G3.0")
    happened = events(play(state, "place G3.0 1"), "score 1 axes")
    assert [event["event"] for event in happened] == ["scored", "over"]


def test_the_events_of_a_whole_game_account_for_every_card_and_field() -> None:
    """KK-P5, KK-P6, KK-F2: whoever reads only the events knows where all pawns stand."""
    for number in range(4):
        players = 2 + number % 3
        state = new_game(f"events-{number}", players)
        choose = at_table(*(trekker(number * 7 + seat) for seat in range(players)))
        fields = [{"R": 0, "G": 0, "Y": 0} for _ in range(players)]
        shown = 0
        while state.outcome is None:
            action = choose(state)
            after = state.apply(action)
            for event in told.events(state, action, after):
                shown += event["event"] == "revealed"
                steps: list[Any] = [*event["steps"]] if event["event"] == "final" else [event]
                for step in steps:
                    if "to" in step:
                        assert fields[step["seat"]][step["colour"]] == step["from"]
                        fields[step["seat"]][step["colour"]] = step["to"]
            state = after
        assert fields == [player.to_dict()["pawns"] for player in state.players]
        assert shown == state.revealed
