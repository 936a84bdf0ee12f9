"""Rounds, the end of the game, and who has won."""

from __future__ import annotations

import pytest

from k2core.karakorum import Phase, Player, comparison
from k2core.karakorum.ending import DecidedBy

from .scene import ANNA, BRIAN, WILLIAM, Table, choices, pawns, piles, play, side


def test_the_pawn_goes_to_the_left_after_each_round() -> None:
    """KK-P7"""
    state = Table(players=3, active=BRIAN).round()
    for active in (BRIAN, WILLIAM, ANNA, BRIAN):
        assert state.active == active
        assert state.to_act == (active,)
        state = play(state, "reveal", "stop", choices(play(state, "reveal", "stop"))[0])
        while state.phase is not Phase.REVEAL:
            state = play(state, choices(state)[-1])


def test_discarded_cards_never_come_back() -> None:
    """KK-P7: the game lasts as long as the deck."""
    state = Table(last=True).take("R1.0 G1.0")
    before = state.discarded
    state = play(state, "take R1.0", "pass")
    assert state.discarded == before + 1
    state = play(state, "place R1.0 new", "done")
    assert state.phase is Phase.OVER
    assert state.discarded == 120


# Three summits


NEARLY = side("R1.0 R2.0", "G1.3 G2.3", red=30, green=25, yellow=30)


def test_three_pawns_on_the_summit_win_at_once() -> None:
    """KK-F1: what was pending lapses, here Brian's card."""
    state = play(Table(anna=NEARLY).take("G3.0 R3.0"), "take G3.0", "take R3.0", "place G3.0 2", "score 2 axes")
    assert state.phase is Phase.OVER
    assert state.legal_actions() == ()
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((ANNA,), DecidedBy.SUMMITS)
    assert [card.text for card in state.players[BRIAN].taken] == ["R3.0"]
    assert piles(state, ANNA) == ["R1.0 R2.0"], "nothing is removed any more"


def test_two_summits_do_not_win() -> None:
    """KK-F1"""
    table = Table(anna=side("G1.3 G2.3", red=30, green=23, yellow=30))
    state = play(table.allot("G3.0"), "place G3.0 1", "score 1 axes")
    assert pawns(state, ANNA) == (30, 29, 30)
    assert state.phase is Phase.ALLOT


def test_three_summits_win_in_the_last_scoring_too() -> None:
    """KK-F1, KK-F2: checked after each scoring, so Brian's removal and Anna's scoring never happen."""
    brian = side("Y1.0", "G1.3 G2.3 G3.0", red=30, green=25, yellow=30)
    table = Table(anna=side("R1.3 R2.3 R3.3"), brian=brian, last=True)
    state = play(table.take("R4.0"), "take R4.0", "place R4.0 1", "done")
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((BRIAN,), DecidedBy.SUMMITS)
    assert pawns(state, BRIAN) == (30, 30, 30)
    assert piles(state, BRIAN) == ["Y1.0"]
    assert piles(state, ANNA) == ["R1.3 R2.3 R3.3 R4.0"]


# The last scoring


def test_after_the_last_card_all_expeditions_are_scored_for_axes_or_removed() -> None:
    """KK-F2: long ones first, then back three for each short one; goals no longer count."""
    anna = side("R1.3 R2.0 R3.0", "G1.0", "R4.0 R5.0", "Y1.3 Y2.3 Y3.3 Y4.3", red=10, green=2, yellow=5)
    state = play(Table(anna=anna, last=True).take("Y5.0"), "take Y5.0", "place Y5.0 4", "done")
    assert state.phase is Phase.OVER
    assert pawns(state, ANNA) == (10, 0, 17)
    assert state.goals == Table().round().goals
    assert piles(state, ANNA) == []


def test_the_last_scoring_starts_left_of_the_last_active_player() -> None:
    """KK-F2, KK-F1: the pawn is passed once more; William comes first and wins before Anna could."""
    nearly = side("G1.3 G2.3 G3.0", red=30, green=25, yellow=30)
    also = side("R1.3 R2.3 R3.0", red=25, green=30, yellow=30)
    table = Table(anna=also, william=nearly, players=3, active=BRIAN, last=True)
    state = play(table.take("Y1.0"), "take Y1.0", "place Y1.0 new", "done")
    assert state.active == WILLIAM
    assert state.outcome is not None
    assert state.outcome.winners == (WILLIAM,)
    assert pawns(state, ANNA) == (25, 30, 30)


def test_the_last_round_is_the_one_in_which_the_last_card_comes_up() -> None:
    """KK-F2: also if nobody takes it."""
    full = side("R2.0 R5.0 R8.0", "R1.0 R6.0 R7.0", "G1.0 G2.0 G3.0", "Y1.0 Y2.0 Y3.0", red=4)
    state = play(Table(anna=full, brian=full_of_others(), last=True).take("R1.2"), "none", "pass")
    assert state.phase is Phase.OVER
    assert pawns(state, ANNA) == (4, 0, 0)


def full_of_others() -> Player:
    return side("R4.0 R4.1")


# The comparison


def standings(*all_pawns: tuple[int, int, int]) -> list[tuple[str, str | None, int | None]]:
    told = [standing.to_dict() for standing in comparison(tuple(Player(pawns) for pawns in all_pawns))]
    return [("".join(standing["led"]), standing["aside"], standing["sum"]) for standing in told]


def test_who_leads_one_colour_sets_that_pawn_aside() -> None:
    """KK-F3"""
    assert standings((20, 5, 6), (10, 15, 16)) == [("R", "R", 11), ("GY", "G", 26)]


def test_who_leads_nothing_is_out_of_the_running() -> None:
    """KK-F3: however much it is."""
    assert standings((29, 29, 29), (30, 0, 0), (0, 30, 30)) == [("", None, None), ("R", "R", 0), ("GY", "G", 30)]


def test_who_leads_more_sets_the_least_advanced_of_them_aside() -> None:
    """KK-F3: of equal ones red before green before yellow."""
    assert standings((9, 8, 7), (0, 0, 0)) == [("RGY", "Y", 17), ("", None, None)]
    assert standings((7, 7, 7), (0, 0, 0))[0] == ("RGY", "R", 14)
    assert standings((9, 7, 7), (0, 0, 0))[0] == ("RGY", "G", 16)
    assert standings((1, 7, 7), (2, 0, 0))[0] == ("GY", "G", 8)


def test_a_tie_makes_leaders_of_all() -> None:
    """KK-F3: also at the foot of the mountain."""
    assert standings((5, 0, 0), (5, 3, 0)) == [("RY", "Y", 5), ("RGY", "Y", 8)]


def at_the_end(*sides: Player) -> Table:
    anna, brian, william, dana = (*sides, *[side()] * (4 - len(sides)))
    return Table(anna, brian, william, dana, players=len(sides), last=True)


def test_the_highest_sum_wins() -> None:
    """KK-F3"""
    table = at_the_end(side(red=20, green=5, yellow=6), side(red=10, green=15, yellow=19))
    state = play(table.take("R1.0"), "take R1.0", "place R1.0 new", "done")
    outcome = state.outcome
    assert outcome is not None
    assert outcome.to_dict() == {
        "winners": [1],
        "totals": [11, 29],
        "reason": "comparison",
        "comparison": [
            {"pawns": {"R": 17, "G": 5, "Y": 6}, "led": ["R"], "aside": "R", "sum": 11},
            {"pawns": {"R": 10, "G": 15, "Y": 19}, "led": ["G", "Y"], "aside": "G", "sum": 29},
        ],
    }


@pytest.mark.parametrize("players", [2, 4])
def test_equal_sums_share_the_victory(players: int) -> None:
    """KK-F3: all at 0 lead everything."""
    table = at_the_end(*[side()] * players)
    state = play(table.take("R1.0"), "take R1.0", "place R1.0 new", "done")
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (tuple(range(players)), DecidedBy.SHARED)
    assert outcome.totals == (0,) * players


def test_nobody_has_won_before_the_end() -> None:
    assert Table().round().outcome is None
