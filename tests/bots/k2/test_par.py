"""Par: the best score that a search finds which knows the whole deal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from k2core import k2
from k2core.bots.k2.beam import Setting, cards_in, hand_of, packed, promised, search, unpacked
from k2core.bots.k2.par import STAGES, Par, ParSearch, par
from k2core.bots.series import play
from k2core.core.errors import Refused
from k2core.sharing import text_codec
from k2core.sharing.daily import daily
from tests.golden import PLAYTHROUGHS, game_of

WEB = Path(__file__).parents[3] / "web"
GAMES = json.loads((WEB / "scripts" / "daily-par-games.json").read_text(encoding="utf-8"))
SCORES = json.loads((WEB / "src" / "games" / "k2" / "daily-par.json").read_text(encoding="utf-8"))
MODES = [("easy", "summer"), ("easy", "winter"), ("hard", "summer"), ("hard", "winter")]
NARROW = 50
"""The width of the first stage."""


@pytest.mark.parametrize(("board", "weather"), MODES)
def test_par_is_the_score_of_a_game_that_can_be_played(board: str, weather: str) -> None:
    config = k2.Config(1, board, weather, seed="par")
    found = par(config, NARROW)
    state = k2.start(config)
    for action in found.actions:
        state = state.apply(action)
    assert state.phase is k2.Phase.OVER
    assert k2.totals(state) == (found.points,)
    assert found.points >= play(k2.GAME, config, ("alpinist",)).totals[0]


def test_what_the_beam_promises_is_what_its_line_brings() -> None:
    config = k2.Config(1, "hard", "winter", seed="promise")
    *_steps, lines = search(k2.start(config), Setting(5))
    assert par(config, 1).points >= max(map(promised, lines)) > 2


def test_numbers_stand_for_climbers_and_hands() -> None:
    for climber in [(0, 1, 1, -1), (29, 6, 10, 28), (17, 3, 8, 0)]:
        assert unpacked(packed(*climber)) == climber
    deck = k2.start(k2.Config(1, seed="deck")).setup.deal.decks[0][0]
    assert cards_in(hand_of(deck)) == tuple(sorted(deck))


def test_par_is_never_below_a_game_that_is_known() -> None:
    config = k2.Config(1, seed="par")
    best = par(config, NARROW)
    bot = play(k2.GAME, config, ("hiker",))
    assert par(config, NARROW, (bot.actions, best.actions)) == best
    search_on = ParSearch(config, len(STAGES), best)
    search_on.step()
    assert search_on.is_over
    assert search_on.best == best


def recorded_climbs() -> list[tuple[k2.Config, int]]:
    """Every whole game alone among the recorded games, with its score."""
    climbs = []
    for path in PLAYTHROUGHS["k2"]:
        replay = game_of(path.read_text(encoding="utf-8").splitlines())
        outcome = replay.play().outcome
        config = replay.config
        assert isinstance(config, k2.Config)
        if config.players == 1 and config.seed is not None and outcome is not None:
            climbs.append((config, outcome.totals[0]))
    return climbs


def test_par_is_not_below_any_recorded_climb() -> None:
    climbs = recorded_climbs()
    assert climbs
    for config, points in climbs:
        assert par(config, NARROW).points >= points


def test_a_wider_search_is_never_worse() -> None:
    config = k2.Config(1, "hard", "winter", seed="wide")
    points = [par(config, width).points for width in (1, 50, 60)]
    assert points == sorted(points)


def test_a_search_that_was_stopped_goes_on_to_the_same_game() -> None:
    config = k2.Config(1, "easy", "winter", seed="resume")
    whole, part = ParSearch(config), ParSearch(config)
    while whole.done < 2 and not whole.is_over:
        whole.step()
    while part.done < 1:
        part.step()
    part = ParSearch(config, part.done, part.best)
    while part.done < 2 and not part.is_over:
        part.step()
    assert part.best == whole.best


def test_a_search_does_its_work_in_many_small_steps() -> None:
    found = ParSearch(k2.Config(1, seed="steps"))
    steps = 0
    while found.done == 0:
        found.step()
        steps += 1
    assert steps > 18


def test_no_search_goes_on_beyond_the_most_points_that_there_are() -> None:
    assert ParSearch(k2.Config(1, seed="most"), 1, Par(20, ())).is_over
    assert not ParSearch(k2.Config(1, seed="most"), 1, Par(19, ())).is_over


def test_a_search_that_must_stop_still_has_a_game() -> None:
    found = par(k2.Config(1, seed="par"), 800, should_stop=lambda: True)
    assert found.points > 2
    assert found.actions


def test_there_is_no_par_for_several_players() -> None:
    with pytest.raises(Refused):
        ParSearch(k2.Config(2, seed="par"))


def test_the_daily_mountains_have_pars_that_their_games_reach() -> None:
    assert len(GAMES) >= 25
    for day, kept in list(GAMES.items())[:: max(1, len(GAMES) // 60)]:
        replay = text_codec.decode(kept["game"])
        assert {name: getattr(replay.config, name) for name in ("board", "weather", "seed")} == daily(day).options
        last = replay.play()
        assert last.outcome is not None
        assert last.outcome.totals == (kept["par"],)


def test_the_page_has_the_pars_of_exactly_these_days() -> None:
    listed = {(mode, day): points for mode, days in SCORES.items() for day, points in days.items()}
    options = {day: daily(day).options for day in GAMES}
    assert listed == {
        (f"{options[day]['board']}/{options[day]['weather']}", day): kept["par"] for day, kept in GAMES.items()
    }


def test_no_bot_is_above_the_par_of_a_day() -> None:
    modes = set()
    for day, kept in GAMES.items():
        config = k2.GAME.config_from_dict(k2.GAME.options.to_dict() | dict(daily(day).options))
        if (mode := (config.board, config.weather)) not in modes:
            modes.add(mode)
            assert play(k2.GAME, config, ("alpinist",)).totals[0] <= kept["par"]
    assert modes >= set(MODES)


def test_no_measured_bot_is_above_par_on_the_same_mountain() -> None:
    """The series of the bench: the bots alone, and the search, on the same seeds."""
    pars = {(one["mode"], one["seed"]): one["points"][-1] for one in measured("par")}
    alone = [one for one in measured("bots") if one["series"].startswith("alone")]
    both = [
        (one["points"], pars[mountain])
        for one in alone
        if (mountain := (one["series"].split()[-1], f"fresh-{one['index']}")) in pars
    ]
    assert len(both) >= 240
    assert all(reached <= best for reached, best in both)


def measured(name: str) -> list[dict[str, Any]]:
    text = (WEB.parent / "bench" / "results" / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]
