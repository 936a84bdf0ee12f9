"""Par: the best score that a search finds which knows the whole deal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from k2core import k2
from k2core.bots.k2.par import par
from k2core.bots.k2.value import Prices
from k2core.bots.series import play
from k2core.sharing import text_codec
from k2core.sharing.daily import daily

DAILY = Path(__file__).parents[3] / "web" / "src" / "games" / "k2" / "daily-par.json"
ONE = (Prices(),)


@pytest.mark.parametrize(("board", "weather"), [("easy", "summer"), ("hard", "winter")])
def test_par_is_the_score_of_a_game_that_can_be_played(board: str, weather: str) -> None:
    config = k2.Config(1, board, weather, seed="par")
    found = par(config, 2, settings=ONE)
    state = k2.start(config)
    for action in found.actions:
        state = state.apply(action)
    assert state.phase is k2.Phase.OVER
    assert k2.totals(state) == (found.points,)
    assert found.points >= play(k2.GAME, config, ("alpinist",)).totals[0]


def test_par_is_never_below_a_game_that_is_known() -> None:
    config = k2.Config(1, seed="par")
    best = par(config, 2, settings=ONE)
    assert par(config, 1, (best.actions,), settings=()) == best


def test_a_search_that_must_stop_still_has_a_game() -> None:
    found = par(k2.Config(1, seed="par"), 50, should_stop=lambda: True)
    assert found.points >= 2
    assert found.actions


def test_the_daily_mountains_have_pars_that_their_games_reach() -> None:
    days = json.loads(DAILY.read_text(encoding="utf-8"))
    assert len(days) >= 14
    for day, kept in list(days.items())[:: max(1, len(days) // 60)]:
        replay = text_codec.decode(kept["game"])
        assert {name: getattr(replay.config, name) for name in ("board", "weather", "seed")} == daily(day).options
        last = replay.play()
        assert last.outcome is not None
        assert last.outcome.totals == (kept["par"],)
