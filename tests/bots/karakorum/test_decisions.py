"""Karakorum's bots in every phase: always legal, fair, the same on every Python, and sensible where it is plain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from k2core.bots.interface import Budget, Level
from k2core.bots.karakorum import decide, fall_back, iterations, propose
from k2core.core.rng import stream
from k2core.karakorum import imagine, parse_action
from k2core.karakorum.pieces import Phase
from tests.bots.karakorum.games import EVERY, decisions, last, states
from tests.karakorum.scene import ANNA, Table, side
from tests.pyodide import run_in_pyodide

if TYPE_CHECKING:
    from k2core.karakorum import State


def chosen(state: State, level: Level = Level.HIMALAYAN, limit: int = 30) -> list[str]:
    seen = state.observation(state.to_act[0])
    return [str(action) for action in decide(seen, level, "test", Budget(limit))]


@pytest.mark.parametrize("levels", [(Level.HIKER, Level.HIMALAYAN), EVERY, (Level.HIKER,) * 4])
def test_a_whole_game_is_played_to_its_end(levels: tuple[Level, ...]) -> None:
    state = last("whole-game", levels, limit=3)
    assert state.outcome is not None
    assert max(state.outcome.totals) > 20


def test_the_lowest_level_beats_random_play() -> None:
    for number in range(4):
        levels = [Level.HIKER, None] if number % 2 else [None, Level.HIKER]
        outcome = last(f"beats-{number}", levels).outcome
        assert outcome is not None
        assert outcome.winners == (levels.index(Level.HIKER),)


@pytest.mark.parametrize("level", EVERY)
def test_what_cannot_be_seen_changes_no_choice(level: Level) -> None:
    """The same table with the deck in another order (U1)."""
    differing = 0
    for number, state in enumerate(states("fair", [Level.HIKER] * 3, 2)):
        if not state.to_act or number % 5:
            continue
        seat = state.to_act[0]
        other = imagine(state.observation(seat), stream("fair", number))
        differing += other.setup.deal.cards != state.setup.deal.cards
        budget = Budget(4)
        assert decide(state.observation(seat), level, "fair", budget) == decide(
            other.observation(seat), level, "fair", budget
        )
    assert differing > 10


def test_the_same_choices_in_the_browsers_python() -> None:
    here = decisions("same-choice", 4)
    there = run_in_pyodide("from tests.bots.karakorum.games import decisions\ndecisions('same-choice', 4)")
    assert len(here) > 100
    assert there == here


@pytest.mark.parametrize("level", EVERY)
def test_whoever_is_out_of_time_answers_with_the_best_so_far(level: Level) -> None:
    state = Table(anna=side("R4.0 R5.1")).round("R6.2 G1.0 Y3.1 R7.3")
    state = state.apply(parse_action("reveal"))
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return True

    (action,) = decide(state.observation(ANNA), level, "test", Budget(iterations(level), stop))
    assert action in state.legal_actions()
    assert asked == 1


def test_the_simplest_choice_is_always_legal() -> None:
    for state in states("fall-back", [Level.HIKER] * 2, 1):
        if state.to_act:
            (action,) = fall_back(state.observation(state.to_act[0]))
            assert action in state.legal_actions()


class TestPlainCases:
    @pytest.mark.parametrize("level", EVERY)
    def test_the_third_summit_is_taken(self, level: Level) -> None:
        """F1"""
        state = Table(anna=side("R1.1 R2.1 R3.3", "G1.1", red=26, green=30, yellow=30)).allot("R4.0")
        assert chosen(state, level)[-1].startswith("score")

    def test_a_goal_worth_more_than_the_axes_is_claimed(self) -> None:
        """P5: six cards without an axe count nothing, or twelve."""
        state = Table(anna=side("R1.0 R2.0 R3.0 R4.0 R5.0")).allot("R8.0")
        assert chosen(state) == ["place R8.0 1", "score 1 six", "done"]

    def test_a_card_that_completes_an_expedition_is_taken(self) -> None:
        """P5, F2: the last chance to make two cards an expedition that counts."""
        state = Table(anna=side("R4.3 R5.3"), last=True).take("R6.3 G8.0 Y1.0")
        assert chosen(state) == ["take R6.3"]

    def test_the_last_round_is_no_time_to_begin(self) -> None:
        """F2: an expedition of one card costs three fields at the end."""
        state = Table(anna=side("R4.3 R5.3 R6.1"), last=True).take("R7.1 G8.3")
        assert chosen(state) == ["take R7.1"]

    def test_the_strong_takes_what_the_other_needs(self) -> None:
        """P2, F3: both cards do little for Anna, and the first wins the game for Brian."""
        anna = side("R4.1 R5.1 R6.1", "G4.1 G5.1 G6.1", red=20, green=20)
        brian = side("R4.3 R5.3 R6.1", red=20, green=20, yellow=30)
        state = Table(anna=anna, brian=brian, last=True).take("R7.3 G7.3")
        assert chosen(state) == ["take R7.3"]


class TestProposals:
    def test_the_best_comes_first_and_says_why(self) -> None:
        state = Table(anna=side("R1.0 R2.0 R3.0 R4.0 R5.0")).allot("R8.0")
        best, *others = propose(state.observation(ANNA), "test", Budget(30))
        assert [str(action) for action in best.actions] == chosen(state)
        assert best.to_dict()["reasons"] == [{"code": "scores_goal", "colour": "R", "fields": 12, "goal": "six"}]
        assert all(other.points <= best.points for other in others)
        assert others

    @pytest.mark.parametrize("phase", [Phase.REVEAL, Phase.TAKE, Phase.ALLOT])
    def test_every_proposal_can_be_played_and_has_a_reason(self, phase: Phase) -> None:
        count = 0
        for number, state in enumerate(states("propose", [Level.HIKER] * 2, 1)):
            if state.phase is not phase or number % 4 or len(state.legal_actions()) == 1:
                continue
            for proposal in propose(state.observation(state.to_act[0]), "test", Budget(2)):
                after = state
                for action in proposal.actions:
                    after = after.apply(action)
                assert proposal.reasons
                count += 1
        assert count > 5
