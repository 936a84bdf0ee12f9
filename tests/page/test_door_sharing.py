"""The requests of the page's door about links, the mountain of the day, results in short and watched games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from k2core import k2
from k2core.cli.trace import random_chooser
from k2core.page.door import MAX_DAYS, Door, log
from k2core.page.interface import PAGES
from k2core.sharing.links import read_game, write_game
from k2core.sharing.replay import Record, Replay
from k2core.sharing.verdict import verify
from tests.k2.games import played

from .asking import Page

WARM = Path(__file__).parents[2] / "web" / "scripts" / "warm.py"

DAY = k2.Config(1, "hard", "summer", seed="daily-2026-01-02")
CLIMB = played(DAY, random_chooser(2), ("Wanda",))
OTHER_CLIMB = played(DAY, random_chooser(5))
TABLE = played(k2.Config(3, "easy", "winter", True, seed="table"), random_chooser(2))
AT_TABLE = Replay(TABLE.game, TABLE.config, TABLE.actions[:40])


MOUNTAIN = {"board": "easy", "weather": "summer", "seed": "a"}


NOTHING: dict[str, Any] = {"message": "", "sender": "", "climb": None, "addressee": "", "answered": None}
"""What a challenge says beside its mountain."""


def challenge(**options: object) -> dict[str, Any]:
    return {"do": "challenge_link", "game": "k2", "options": MOUNTAIN | options, **NOTHING}


def having(replay: Replay) -> Page:
    page = Page()
    page.ask(do="open", replay=replay.to_dict(), steps=[], viewer=None)
    return page


def watching(replay: Replay) -> Page:
    page = Page()
    page.ask(do="watch", replay=replay.to_dict())
    return page


# Links


def test_the_door_reads_a_challenge_with_all_that_is_to_be_shown() -> None:
    answer = Page().ask(do="read", link="https://example.org/#k2/challenge/1/hard/summer/abc/Catch%20me")
    forecast = k2.new_game("abc", board="hard").observation(0).to_dict()["weather"]
    assert len(forecast) == 6
    assert answer == {
        "kind": "challenge",
        "challenge": {
            "game": "k2",
            "rules": 1,
            "board": "hard",
            "weather": "summer",
            "seed": "abc",
            "message": "Catch me",
            "sender": "",
            "addressee": "",
            "lost": [],
            "daily": None,
        },
        "climb": None,
        "answered": None,
        "weather": forecast,
        "ranks": [17, 15, 10],
    }


def test_the_door_knows_the_mountain_of_a_day_when_it_reads_one() -> None:
    page = Page()
    assert (
        page.ask(do="read", link=page.ask(do="dailies", dates=["2026-01-02"])[0]["link"])["challenge"]["daily"]
        == "2026-01-02"
    )


def test_the_door_reads_a_solo_address_like_a_challenge() -> None:
    page = Page()
    solo = page.ask(do="read", link="#k2/solo/easy/mixed/abc")
    assert solo == page.ask(do="read", link="#k2/challenge/1/easy/mixed/abc") | {"kind": "solo"}


@pytest.mark.parametrize("moment", [None, 7])
def test_the_door_reads_a_game_with_its_verdict(moment: int | None) -> None:
    link = write_game(CLIMB, moment)
    answer = Page().ask(do="read", link=link)
    verdict = verify(link).to_dict()
    assert answer == {"kind": "game", "replay": CLIMB.to_dict(), "moment": moment, "verdict": verdict}


def test_reading_a_link_leaves_the_open_game_alone() -> None:
    page = having(TABLE)
    before = page.ask(do="view", viewer=None)
    page.ask(do="read", link=write_game(CLIMB))
    assert page.ask(do="view", viewer=None) == before


def test_the_open_game_has_a_link() -> None:
    page = having(CLIMB)
    assert page.ask(do="link", at=None) == {"link": write_game(CLIMB)}
    assert page.ask(do="link", at=5) == {"link": f"{write_game(CLIMB)}/5"}
    assert page.refused(do="link", at=len(CLIMB.actions) + 1) == "no_such_moment"
    assert having(TABLE).ask(do="link", at=None) == {"link": write_game(TABLE)}


def test_a_running_game_of_several_is_not_given_away() -> None:
    page = having(AT_TABLE)
    assert page.refused(do="link", at=None) == "not_shareable"
    assert page.refused(do="link", at=0) == "not_shareable"


def test_a_challenge_is_written_as_it_is_read() -> None:
    page = Page()
    mountain = {"board": "easy", "weather": "mixed", "seed": "Abc"}
    said = NOTHING | {"message": " <b>50%</b>\n/ ", "sender": " Anna "}
    address = page.ask(do="challenge_link", game="k2", options=mountain, **said)["link"]
    challenge = page.ask(do="read", link=address)["challenge"]
    assert challenge["message"] == "<b>50%</b> /"
    assert challenge["sender"] == "Anna"
    assert challenge["seed"] == "abc"
    assert (
        page.ask(do="challenge_link", game="k2", options=mountain, **NOTHING)["link"]
        == "#k2/challenge/1/easy/mixed/abc"
    )


def test_an_answer_shows_both_climbs_in_short() -> None:
    page = having(CLIMB)
    own = page.ask(do="share")
    other = having(OTHER_CLIMB).ask(do="share")
    mountain = {"board": "hard", "weather": "summer", "seed": "daily-2026-01-02"}
    said = {"message": "", "sender": "Anna", "climb": other["link"], "addressee": "", "answered": own["link"]}
    found = page.ask(do="read", link=page.ask(do="challenge_link", game="k2", options=mountain, **said)["link"])
    assert (found["climb"], found["answered"]) == (other, own)
    assert (found["challenge"]["sender"], found["challenge"]["addressee"]) == ("Anna", "Wanda")


# Days and results


def test_the_door_tells_days_one_by_one_and_together() -> None:
    page = Page()
    first = page.ask(do="dailies", dates=["2026-01-04"])[0]
    assert first == {
        "date": "2026-01-04",
        "board": "hard",
        "weather": "winter",
        "seed": "daily-2026-01-04",
        "link": "#k2/challenge/1/hard/winter/daily-2026-01-04",
    }
    second = page.ask(do="dailies", dates=["2028-02-29"])[0]
    assert page.ask(do="dailies", dates=["2028-02-29", "2026-01-04"]) == [second, first]
    assert len(page.ask(do="dailies", dates=["2028-02-29"] * MAX_DAYS)) == MAX_DAYS
    assert page.refused(do="dailies", dates=["2028-02-29"] * (MAX_DAYS + 1)) == "too_long"


def test_a_climb_alone_is_told_in_short() -> None:
    answer = having(CLIMB).ask(do="share")
    outcome = CLIMB.play().outcome
    assert outcome is not None
    line = answer.pop("profile")
    assert re.fullmatch("[▁▂▃▄▅▆▇█]{18}", line)
    assert answer == {
        "link": write_game(CLIMB),
        "points": outcome.totals[0],
        "rank": outcome.to_dict()["rank"],
        "daily": "2026-01-02",
        "summits": 0,
        "deaths": 0,
        "board": "hard",
        "weather": "summer",
        "seed": "daily-2026-01-02",
    }


def test_a_running_climb_has_no_rank_yet() -> None:
    answer = having(Replay("k2", DAY, CLIMB.actions[:30])).ask(do="share")
    assert answer["rank"] is None
    assert len(read_game(answer["link"]).actions) == 30
    assert len(answer["profile"]) < 18


def test_only_a_climb_alone_is_told_in_short() -> None:
    assert having(TABLE).refused(do="share") == "only_solo"
    assert having(AT_TABLE).refused(do="share") == "only_solo"


# Watching


def test_a_game_is_watched_beside_the_one_that_is_played() -> None:
    page = having(AT_TABLE)
    before = page.ask(do="view", viewer=0)
    watched = page.ask(do="watch", replay=CLIMB.to_dict())
    assert watched["count"] == len(CLIMB.actions)
    assert watched["chart"] == having(CLIMB).ask(do="chart")
    page.ask(do="frame", at=9)
    assert page.ask(do="view", viewer=0) == before
    page.ask(do="close")
    assert page.ask(do="frame", at=9)["view"]["table"]["day"] >= 1, "closing the one leaves the other"
    page.ask(do="unwatch")
    assert page.refused(do="frame", at=0) == "no_watched_game"


def test_a_watched_game_has_a_link_as_soon_as_it_has_no_secrets() -> None:
    assert Page().ask(do="watch", replay=CLIMB.to_dict())["link"] == write_game(CLIMB)
    assert Page().ask(do="watch", replay=TABLE.to_dict())["link"] == write_game(TABLE)
    assert Page().ask(do="watch", replay=AT_TABLE.to_dict())["link"] is None


@pytest.mark.parametrize("replay", [CLIMB, TABLE], ids=["alone", "three"])
def test_the_stops_are_the_beginnings_of_days_and_turns(replay: Replay) -> None:
    stops = Page().ask(do="watch", replay=replay.to_dict())["stops"]
    states = [state for state in replay.states() if isinstance(state, k2.State)]
    days = [stop for stop in stops if not stop["turn"]]
    assert [stop["day"] for stop in days] == list(range(1, states[-1].day + 1))
    for stop in stops:
        state = states[stop["at"]]
        assert state.day == stop["day"]
        assert state.phase is (k2.Phase.TURN if stop["turn"] else k2.Phase.SELECT)
        assert stop["seat"] == (state.queue[0] if stop["turn"] else state.starting)
        before = states[stop["at"] - 1]
        if stop["at"]:
            assert (before.day, before.phase, before.queue[0]) != (state.day, state.phase, state.queue[0])
    ends = sum(str(action) == "end" for action in replay.actions)
    assert sum(stop["turn"] for stop in stops) == ends, "every turn that ended began"


@pytest.mark.parametrize("replay", [CLIMB, TABLE], ids=["alone", "three"])
def test_the_frames_of_a_game_are_the_game(replay: Replay) -> None:
    page = watching(replay)
    frames = [page.ask(do="frame", at=at) for at in range(len(replay.actions) + 1)]
    assert [frame["action"] for frame in frames] == [None, *map(str, replay.actions)]
    assert [event for frame in frames for event in frame["events"]] == log(Record(replay))
    for state, frame in zip(replay.states(), frames, strict=True):
        view = frame["view"]
        assert (view["undo"], view["redo"]) == (False, False)
        viewer = state.to_act[0] if state.to_act else 0 if replay.config.players == 1 else None
        assert view["table"] == state.observation(viewer).to_dict()
        assert view["legal"] == [str(action) for action in state.legal_actions()], "who is to act sees the choice"
    assert frames[-1]["view"] == having(replay).ask(do="view", viewer=0 if replay.config.players == 1 else None)


def test_nobodys_hand_is_seen_while_several_still_play() -> None:
    page = watching(AT_TABLE)
    for at in range(len(AT_TABLE.actions) + 1):
        table = page.ask(do="frame", at=at)["view"]["table"]
        assert all(player["hand"] is None for player in table["players"])


def test_a_game_that_cannot_be_watched_leaves_the_watched_one() -> None:
    page = watching(CLIMB)
    before = page.ask(do="frame", at=3)
    wrong = CLIMB.to_dict()
    wrong["actions"] = [*wrong["actions"], "end"]
    assert page.refused(do="watch", replay=wrong) == "action_refused"
    assert page.ask(do="frame", at=3) == before


# What is refused


@pytest.mark.parametrize(
    ("request_data", "code"),
    [
        ({"do": "read"}, "bad_value"),
        ({"do": "read", "link": None}, "bad_value"),
        ({"do": "read", "link": "x" * 5000}, "too_long"),
        ({"do": "read", "link": "#k2/game/3AAAA"}, "unknown_format"),
        ({"do": "read", "link": "#k2/challenge/9/easy/summer/a"}, "newer_rules"),
        ({"do": "read", "link": "#k2/game/\ud800"}, "bad_text"),
        ({"do": "dailies"}, "bad_value"),
        ({"do": "dailies", "dates": [20260101]}, "bad_value"),
        ({"do": "dailies", "dates": ["2025-12-31"]}, "no_such_day"),
        ({"do": "dailies", "dates": "2026-01-01"}, "bad_value"),
        ({"do": "dailies", "dates": ["2026-01-01", None]}, "bad_value"),
        ({"do": "dailies", "dates": ["2026-01-01", "2026-02-30"]}, "no_such_day"),
        ({"do": "link", "at": "3"}, "bad_value"),
        ({"do": "link", "at": -1}, "bad_value"),
        ({"do": "link", "at": True}, "bad_value"),
        ({"do": "link", "at": 4000}, "no_such_moment"),
        ({"do": "challenge_link", "game": "k2", "options": MOUNTAIN}, "bad_value"),
        (challenge(board=1), "bad_value"),
        (challenge(board="flat"), "bad_board"),
        (challenge(weather="fog"), "bad_weather"),
        (challenge(seed="ä"), "bad_seed"),
        (challenge() | {"message": "\u202e"}, "bad_message"),
        ({"do": "watch"}, "bad_value"),
        ({"do": "watch", "replay": {}}, "bad_value"),
        ({"do": "watch", "replay": CLIMB.to_dict() | {"rules": 2}}, "newer_rules"),
        ({"do": "challenge_link", "game": "k2", "options": {"board": "easy"}, **NOTHING}, "bad_value"),
        ({"do": "challenge_link", "game": "go", "options": {}, **NOTHING}, "unknown_game"),
        (challenge() | {"sender": "x" * 25}, "bad_name"),
        (challenge() | {"addressee": "\u202e"}, "bad_name"),
        (challenge() | {"climb": write_game(CLIMB)}, "other_game"),
        (challenge() | {"answered": "#k2/game/1AAAA"}, "damaged_text"),
        ({"do": "frame"}, "bad_value"),
        ({"do": "frame", "at": 0}, "no_watched_game"),
        ({"do": "text"}, "bad_value"),
    ],
)
def test_a_bad_request_gets_one_reason_and_changes_nothing(request_data: dict[str, Any], code: str) -> None:
    page = having(CLIMB)
    before = page.ask(do="view", viewer=0)
    assert page.refused(**request_data) == code
    assert page.ask(do="view", viewer=0) == before


@pytest.mark.parametrize("at", [-1, None, "0", 1.0, True])
def test_a_frame_is_asked_for_by_a_number(at: object) -> None:
    assert watching(CLIMB).refused(do="frame", at=at) == "bad_value"


def test_there_is_no_frame_after_the_last() -> None:
    assert watching(CLIMB).refused(do="frame", at=len(CLIMB.actions) + 1) == "no_such_moment"


@pytest.mark.parametrize(
    "request_data",
    [
        {"do": "link", "at": None},
        {"do": "share"},
        {"do": "risk", "cards": []},
        {"do": "plans", "goal": {"kind": "settle"}},
        {"do": "why", "action": "end", "seat": None},
        {"do": "chart"},
        {"do": "view", "viewer": None},
        {"do": "apply", "actions": [], "viewer": None},
        {"do": "rest", "viewer": None},
        {"do": "undo", "viewer": None},
        {"do": "redo", "viewer": None},
    ],
    ids=lambda request: request["do"],
)
def test_what_is_about_an_open_game_needs_one(request_data: dict[str, Any]) -> None:
    assert Page().refused(**request_data) == "no_open_game"


def test_every_request_is_asked_before_the_memory_image_is_taken() -> None:
    """What is first needed later would be missing there: the image has no library to import from."""
    asked = set(re.findall(r'do="(\w+)"', WARM.read_text(encoding="utf-8")))
    questions = {name for page in PAGES.values() for name in page.questions}
    assert asked == set(Door()._handlers) | questions
