"""A verdict says what came of a game's choices, and says it only if they were played."""

from __future__ import annotations

import json

import pytest

from k2core import k2
from k2core.cli.trace import random_chooser
from k2core.core.errors import Refused
from k2core.sharing import text_codec
from k2core.sharing.links import write_game
from k2core.sharing.replay import Replay
from k2core.sharing.verdict import judge, verify
from tests.k2.choosers import reckless
from tests.k2.games import any_game, played

DAY = k2.Config(1, "hard", "summer", seed="daily-2026-01-02")


def test_a_result_alone_is_told_whole() -> None:
    replay = played(DAY, random_chooser(1), ("Wanda",))
    verdict = verify(write_game(replay)).to_dict()
    state = replay.play()
    assert state.outcome is not None
    assert verdict == {
        "game": "k2",
        "rules": 1,
        "config": DAY.to_dict(),
        "names": ["Wanda"],
        "actions": len(replay.actions),
        "finished": True,
        "day": 18,
        "points": list(state.outcome.totals),
        "rank": state.outcome.to_dict()["rank"],
        "summits": 0,
        "deaths": 0,
        "outcome": state.outcome.to_dict(),
        "daily": "2026-01-02",
        "proves": ["legal", "score"],
    }


def test_the_moment_a_link_means_does_not_change_its_verdict() -> None:
    replay = played(DAY, random_chooser(1))
    assert verify(write_game(replay, 3)) == verify(write_game(replay)) == verify(text_codec.encode(replay))


def test_a_running_game_proves_no_score() -> None:
    replay = played(DAY, random_chooser(1), actions=40)
    verdict = verify(write_game(replay)).to_dict()
    assert (verdict["finished"], verdict["outcome"], verdict["rank"]) == (False, None, None)
    assert verdict["day"] == replay.play().to_dict()["day"]
    assert verdict["proves"] == ["legal"]


def test_deaths_are_counted() -> None:
    verdict = judge(played(k2.Config(1, "easy", "winter", seed="down-0"), reckless(1))).to_dict()
    assert verdict["outcome"]["reason"] == "solo_death"
    assert (verdict["day"], verdict["deaths"], verdict["points"]) == (5, 1, [2])


def test_who_may_still_be_rescued_is_not_dead() -> None:
    replay = played(k2.Config(2, "easy", "winter", family=True, seed="saved-0"), reckless(1))
    states = list(replay.states())
    at = next(number for number, state in enumerate(states) if state.phase is k2.Phase.RESCUE)
    earlier = judge(Replay("k2", replay.config, replay.actions[: at - 1])).to_dict()
    assert judge(Replay("k2", replay.config, replay.actions[:at])).to_dict()["deaths"] == earlier["deaths"]


@pytest.mark.parametrize("number", range(0, 60, 2))
def test_a_verdict_agrees_with_the_game_it_judges(number: int) -> None:
    replay = any_game(number)
    outcome = replay.play().outcome
    verdict = judge(replay).to_dict()
    assert outcome is not None
    assert verdict["outcome"] == outcome.to_dict()
    assert verdict["points"] == list(outcome.totals)
    assert verdict["daily"] is None
    json.dumps(verdict)


def test_a_choice_that_was_not_there_is_named_by_its_number() -> None:
    end = k2.parse_action("end")
    with pytest.raises(Refused) as refused:
        judge(Replay("k2", DAY, (end,)))
    assert refused.value.reason.to_dict()["code"] == "action_refused"
    assert refused.value.details["number"] == 1
