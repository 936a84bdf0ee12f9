"""The tables of odds against the plainest way to work them out, and the ends of turns against all orders of actions."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

import pytest

from k2core.bots.interface import Level
from k2core.bots.karakorum.odds import odds
from k2core.bots.karakorum.standing import WON, expected_total, standing
from k2core.bots.karakorum.turns import turn_ends
from k2core.karakorum.actions import DONE, Remove
from k2core.karakorum.ending import comparison
from k2core.karakorum.pieces import Phase, Player
from tests.bots.karakorum.games import states

if TYPE_CHECKING:
    from k2core.karakorum.state import State

CARDS = ((2, 0, 2), (3, 3, 1), (5, 1, 3), (8, 2, 4))
"""Value, axes, count."""
TOTAL = sum(count for *_, count in CARDS)


@cache
def chance(time: int, top: int, cards: int, axes: int) -> Fraction:
    """How likely so many cards with so many axes come, if each is taken or left as is best for that."""
    if cards <= 0 and axes <= 0:
        return Fraction(1)
    if time == 0:
        return Fraction(0)
    stay = chance(time - 1, top, cards, axes)
    return sum(
        (
            Fraction(count, TOTAL)
            * (max(stay, chance(time - 1, value, cards - 1, axes - sharp)) if value >= top else stay)
            for value, sharp, count in CARDS
        ),
        Fraction(0),
    )


@pytest.mark.parametrize("time", range(5))
@pytest.mark.parametrize("top", [1, 3, 5, 8])
def test_the_odds_of_more_cards_and_of_more_axes_are_exact(time: int, top: int) -> None:
    table = odds(CARDS, 5)
    for cards in range(5):
        assert table.reach[time][top][cards] == pytest.approx(float(chance(time, top, cards, 0)))
    for axes in range(8):
        assert table.axes[time][top][axes] == pytest.approx(float(chance(time, top, 0, axes)))


def test_an_expedition_that_nothing_can_come_to_is_lost_or_counts_its_axes() -> None:
    table = odds(CARDS, 0)
    assert table.short[0][1][4][2] == -3
    assert table.short[0][2][4][5] == -3
    assert table.growth[0][4] == 0
    assert table.empty[0] == 0


def test_more_time_and_a_lower_top_are_never_worse() -> None:
    table = odds(CARDS, 6)
    for time in range(6):
        assert table.empty[time] <= table.empty[time + 1]
        for top in range(1, 9):
            assert table.growth[time][top] <= table.growth[time + 1][top]
            assert table.short[time][2][top][3] <= table.short[time + 1][2][top][3]
            if top < 8:
                assert table.short[time][2][top + 1][3] <= table.short[time][2][top][3]


def every_end(state: State) -> set[tuple[Player, object]]:
    """All ends of a turn with at most one removal, by every order of its actions."""
    seat = state.queue[0]
    found: set[tuple[Player, object]] = set()

    def go(at: State, removed: bool) -> None:
        for action in at.legal_actions():
            if action is DONE:
                found.add((at.players[seat], at.goals))
            elif not (isinstance(action, Remove) and removed):
                go(at.apply(action), removed or isinstance(action, Remove))

    go(state, removed=False)
    return found


def test_no_end_of_a_turn_is_missed_and_none_invented() -> None:
    """P4-P6, over all turns of some games."""
    turns = 0
    for number in range(3):
        for state in states(f"ends-{number}", [Level.HIKER, None], 1):
            if state.phase is not Phase.ALLOT or state.turn is None or state.turn.placed:
                continue
            ends = turn_ends(state)
            assert {(end.player, end.goals) for end in ends} == every_end(state)
            for end in ends:
                after = state
                for action in end.actions[:-1]:
                    after = after.apply(action)
                assert after.players[state.queue[0]] == end.player
            turns += 1
    assert turns > 60


class TestStanding:
    def test_without_doubt_it_is_the_comparison_of_the_end(self) -> None:
        """F3, X7"""
        fields = ((25, 20, 11), (29, 17, 15), (20, 16, 10))
        sums = [standing.total or 0 for standing in comparison(tuple(Player(pawns) for pawns in fields))]
        soft = [expected_total(mine, [other for other in fields if other != mine], 1e-6) for mine in fields]
        assert soft == pytest.approx(sums, abs=0.01)

    def test_three_summits_win(self) -> None:
        """F1"""
        sure = (60.0, 60.0, 60.0)
        assert expected_total(sure, [(30.0, 30.0, 0.0)], 0.01) == pytest.approx(WON, abs=1)

    def test_who_is_ahead_is_the_one_ahead(self) -> None:
        assert standing(0, [(20, 10, 10), (10, 10, 10)], 5.0) > 0 > standing(1, [(20, 10, 10), (10, 10, 10)], 5.0)
