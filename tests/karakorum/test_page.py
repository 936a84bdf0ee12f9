"""Karakorum through the page's door."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from k2core import k2
from k2core import karakorum as kk
from k2core.karakorum.page import PAGE
from k2core.sharing import text_codec
from k2core.sharing.links import write_game
from k2core.sharing.replay import Record, Replay
from k2core.sharing.verdict import judge
from tests.page.asking import Page

from .choosers import at_table, trekker
from .common_view import COMMON
from .scene import Table, play, side

if TYPE_CHECKING:
    from collections.abc import Callable


CONFIG = {"players": 2, "seed": "page"}


SEEN_BY_ALL = frozenset({"new", "open", "view", "apply", "rest", "undo", "redo"})
"""Requests that name who looks: here always an onlooker."""


def door() -> Callable[..., Any]:
    page = Page()

    def ask(do: str, **arguments: Any) -> Any:
        viewer = {"viewer": None} if do in SEEN_BY_ALL else {}
        answer = page.answer(do=do, **viewer, **arguments)
        assert isinstance(answer, dict)
        return answer.get("ok", answer.get("error"))

    return ask


def finished(players: int = 2) -> Replay:
    record = Record.new(kk.GAME, kk.Config(players, "page"))
    choose = at_table(*(trekker(seat) for seat in range(players)))
    while record.state.legal_actions():
        record.apply(choose(record.state))
    return record.replay


def test_a_game_is_opened_played_and_taken_back() -> None:
    ask = door()
    opened = ask("new", game="karakorum", config=CONFIG, names=[])
    assert opened["view"]["legal"] == ["reveal"]
    assert opened["log"][0]["event"] == "round"
    after = ask("apply", actions=["reveal", "stop"])
    assert [event["event"] for event in after["events"]] == ["revealed", "stopped"]
    assert after["view"]["undo"]
    assert ask("undo")["view"]["legal"] == ["reveal", "stop"]
    assert ask("undo") == {"code": "nothing_to_undo"}
    assert ask("why", action="pass", seat=None) == {"code": "wrong_phase", "phase": "reveal"}
    assert ask("rest")["view"]["table"]["phase"] == "take"
    assert ask("open", replay=after["replay"], steps=[])["view"]["position"] == after["view"]["position"]


def test_a_view_tells_what_every_choice_would_bring() -> None:
    """KK-P5, KK-P6, KK-F3"""
    state = play(Table(anna=side("R1.3 R2.3 R3.3", red=18)).allot("R4.0"), "place R4.0 1")
    view = PAGE.view(state, None, COMMON)
    assert view["legal"] == ["score 1 axes", "score 1 four", "done"]
    assert [effect["gain"] for effect in view["effects"]] == [9, 5]
    pawns = {"R": 18, "G": 0, "Y": 0}
    assert view["comparison"][0] == {"pawns": pawns, "led": ["R", "G", "Y"], "aside": "G", "sum": 18}


def test_a_view_never_tells_the_order_of_the_deck() -> None:
    """KK-U1: the same table over another deck looks the same, the fingerprint and seed aside."""
    state = kk.new_game("page")
    other = kk.new_game("other")
    first, second = (dict(PAGE.view(one, 0, COMMON)) for one in (state, other))
    del first["table"], second["table"]  # who begins is drawn too, and lies open to all
    assert first == second
    assert state.observation(0).to_dict()["unseen"] == other.observation(0).to_dict()["unseen"]


def test_a_finished_game_is_sent_verified_and_watched() -> None:
    replay = finished()
    ask = door()
    read = ask("read", link=write_game(replay))
    assert read["replay"] == replay.to_dict()
    assert read["verdict"] == judge(replay).to_dict()
    assert read["verdict"]["deck"] == 0
    watched = ask("watch", replay=replay.to_dict())
    assert watched["count"] == len(replay.actions)
    assert watched["chart"]["rounds"][-1]["deck"] == 0
    for stop in watched["stops"][::9]:
        frame = ask("frame", at=stop["at"])
        assert (frame["view"]["table"]["phase"] == "allot") == stop["turn"]
    assert ask("frame", at=len(replay.actions))["view"]["outcome"] is not None


def test_a_running_game_tells_its_hidden_cards_to_nobody() -> None:
    ask = door()
    ask("new", game="karakorum", config=CONFIG, names=[])
    assert ask("link", at=None) == {"code": "not_shareable"}
    assert ask("share") == {"code": "only_solo"}


def test_questions_of_the_other_game_are_refused() -> None:
    ask = door()
    ask("new", game="karakorum", config=CONFIG, names=[])
    assert ask("risk", cards=[]) == {"code": "bad_value", "path": "request.do"}


def test_a_save_of_the_other_game_is_refused() -> None:
    ask = door()
    form = Replay("k2", k2.Config(seed="a")).to_dict()
    assert ask("open", replay=form | {"game": "karakorum"}, steps=[])["code"] == "bad_value"
    assert ask("read", link=f"#k2/game/{text_codec.encode(finished())}") == {"code": "other_game", "game": "karakorum"}


def test_the_chart_follows_every_pawn_from_round_to_round() -> None:
    """KK-P7, KK-F2"""
    states = [state for state in finished(3).states() if isinstance(state, kk.State)]
    rounds = PAGE.chart(states)["rounds"]
    assert [one["round"] for one in rounds] == list(range(1, len(rounds) + 1))
    assert all((second["active"] - first["active"]) % 3 == 1 for first, second in pairwise(rounds))
    assert rounds[-1]["pawns"] == [player.to_dict()["pawns"] for player in states[-1].players]
    stops = PAGE.stops(states)
    assert stops[-1]["round"] in (len(rounds), len(rounds) + 1)


def test_the_constants_hold_what_the_page_must_know() -> None:
    """KK-C1, KK-C2, KK-C3"""
    told = PAGE.constants()
    assert len(told["cards"]) == 96
    assert told["goals"][kk.Goal.SIX] == {"fields": 12, "cards": 6, "needs": 6}
    assert told["limits"] == {"2": 3, "3": 4, "4": 5}
    json.dumps(told)


def test_the_stops_are_the_beginnings_of_rounds_and_turns() -> None:
    """P7: a round begins with its first player; the pass after the last round begins none (F2)."""
    replay = finished(3)
    states = [state for state in replay.states() if isinstance(state, kk.State)]
    stops = door()("watch", replay=replay.to_dict())["stops"]
    rounds = [stop for stop in stops if not stop["turn"]]
    assert [stop["round"] for stop in rounds] == list(range(1, len(rounds) + 1))
    assert len(rounds) > 5
    for stop in rounds:
        state = states[stop["at"]]
        assert (state.phase, state.display, state.active) == (kk.Phase.REVEAL, (), stop["seat"])
    for stop in stops:
        if stop["turn"]:
            state = states[stop["at"]]
            assert (state.phase, state.queue[0]) == (kk.Phase.ALLOT, stop["seat"])
            assert state.queue[0] != states[stop["at"] - 1].queue[0] or states[stop["at"] - 1].turn is None
