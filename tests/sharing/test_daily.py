"""The mountain of the day is the same for everybody, for ever."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from k2core import k2
from k2core.core.errors import Refused
from k2core.sharing.daily import daily, date_of
from k2core.sharing.links import Challenge

DAYS = {
    "2026-01-01": ("easy", "summer"),
    "2026-01-02": ("hard", "summer"),
    "2026-01-03": ("easy", "winter"),
    "2026-01-04": ("hard", "winter"),
    "2026-01-05": ("easy", "summer"),
    "2026-12-31": ("easy", "summer"),
    "2027-01-01": ("hard", "summer"),
    "2028-02-28": ("easy", "summer"),
    "2028-02-29": ("hard", "summer"),
    "2028-03-01": ("easy", "winter"),
    "2100-02-28": ("easy", "winter"),
    "2100-03-01": ("hard", "winter"),
    "9999-12-31": ("easy", "winter"),
}


@pytest.mark.parametrize("day", DAYS)
def test_a_day_has_its_mountain(day: str) -> None:
    board, weather = DAYS[day]
    config = k2.Config(1, board, weather, seed=f"daily-{day}")
    assert daily(day) == Challenge("k2", 1, config)
    assert date_of(config) == day


def test_the_mountains_take_turns_over_leap_days_and_new_years() -> None:
    modes = ["easy/summer", "hard/summer", "easy/winter", "hard/winter"]
    for number in range(3000):
        options = daily((date(2026, 1, 1) + timedelta(days=number)).isoformat()).options
        assert f"{options['board']}/{options['weather']}" == modes[number % 4]


@pytest.mark.parametrize(
    "text",
    [
        *("2025-12-31", "0001-01-01", "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-01", "2026-01-32"),
        *("2026-1-1", "20260101", "2026-W01-1", "2026-01-01 ", "2026-01-01\n", "2026-01-01T00", "+2026-01-01", ""),
        *("10000-01-01", "\uff12026-01-01", "today", None, 20260101, ["2026-01-01"]),
    ],
)
def test_what_is_no_day_has_no_mountain(text: object) -> None:
    with pytest.raises(Refused) as refused:
        daily(text)
    assert refused.value.reason.to_dict() == {"code": "no_such_day", "first": "2026-01-01"}


def test_only_the_whole_mountain_of_a_day_is_that_of_the_day() -> None:
    config = k2.Config(1, "hard", "summer", seed="daily-2026-01-02")
    assert date_of(config) == "2026-01-02"
    for other in (
        replace(config, board="easy"),
        replace(config, weather="winter"),
        replace(config, players=2),
        replace(config, seed="daily-2026-01-03"),
        replace(config, seed="daily-2025-01-02"),
        replace(config, seed="daily-2026-01-02-"),
        replace(config, seed="2026-01-02"),
        replace(config, seed=None),
    ):
        assert date_of(other) is None, str(other)
