"""What a hint says of a choice is true of the position: the choice is played, and looked at."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from k2core import k2
from k2core.bots.interface import Budget, bots_of
from k2core.bots.k2.mind import Mind
from k2core.bots.k2.race import race
from k2core.bots.k2.reasons import Reason, line_of, why
from k2core.bots.k2.roots import selections, token_values, turns
from k2core.k2.payment import nights_ahead

from .positions import decisions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from k2core.bots.interface import Why
    from k2core.bots.k2.planner import Node
    from k2core.bots.k2.roots import Root

BUDGET = Budget(12)


@cache
def said() -> tuple[tuple[k2.State, tuple[k2.Action, ...], Why], ...]:
    """Everything that is said of the proposals in some positions."""
    return tuple(
        (state, proposal.actions, reason)
        for state in decisions(9)[::2]
        for proposal in bots_of("k2").propose(state.observation(state.to_act[0]), "seed", BUDGET)
        for reason in proposal.reasons
    )


def saying(*codes: Reason) -> Iterator[tuple[k2.State, k2.State, dict[str, Any]]]:
    """Positions of which this is said, each also at the end of what is proposed, before a turn is ended."""
    found = [(state, actions, why) for state, actions, why in said() if why.code in codes]
    assert found, "nobody says so"
    for state, actions, reason in found:
        after = state
        for action in actions if len(actions) == 1 else actions[:-1]:
            if str(action) != "end":
                after = after.apply(action)
        yield state, after, dict(reason.details)


def own(state: k2.State, of: k2.State) -> tuple[Any, ...]:
    """The climbers of whoever acts in `of`."""
    return state.players[of.to_act[0]].climbers


def test_points_now_are_on_the_marker_after_the_turn() -> None:
    for state, after, details in saying(Reason.POINTS_NOW):
        climber = "AB".index(details["climber"])
        assert own(after, state)[climber].points == details["points"] > own(state, state)[climber].points


def test_the_tent_stands_where_it_is_said() -> None:
    for state, after, details in saying(Reason.PITCHES_TENT):
        climber = "AB".index(details["climber"])
        assert own(state, state)[climber].tent is None
        assert own(after, state)[climber].tent == details["space"]


def turns_in_sight() -> Iterator[tuple[k2.State, Mind, Root]]:
    """Turns with the best of their ends, as they are seen before anything is planned."""
    for state in decisions(9):
        if state.phase is k2.Phase.TURN:
            mind = Mind(state.observation(state.to_act[0]))
            for root in turns(mind)[:4]:
                yield state, mind, root


def nights_of(state: k2.State, root: Root) -> list[Any]:
    for action in root.actions()[:-1]:
        state = state.apply(action)
    return [night for night in nights_ahead(state) if night is not None]


def test_nobody_dies_tonight_where_that_is_said() -> None:
    """N2"""
    lives = set()
    for state, mind, root in turns_in_sight():
        said_so = Reason.ALL_LIVE_TONIGHT in [reason.code for reason in why(mind, root, [], others_kill=True)]
        assert said_so == (not any(night.dies for night in nights_of(state, root)))
        lives.add(said_so)
        assert not any(reason.code == Reason.ALL_LIVE_TONIGHT for reason in why(mind, root, [], others_kill=False))
    assert True in lives


def test_a_bad_night_of_today_is_lived_through_where_that_is_said() -> None:
    """N1, N2"""
    count = 0
    for state, mind, root in turns_in_sight():
        assert root.morning is not None
        line: Node = (0, *root.morning, (), 0, None)
        for reason in why(mind, root, [line], others_kill=False):
            if reason.code in (Reason.BOTH_LIVE_THROUGH_STORM, Reason.LIVES_THROUGH_STORM):
                nights = nights_of(state, root)
                assert reason.details["day"] == state.day
                assert any(night.weather for night in nights)
                assert not any(night.dies for night in nights)
                assert (len(nights) == 2) == (reason.code == Reason.BOTH_LIVE_THROUGH_STORM)
                count += 1
    assert count


def test_the_lowest_token_is_the_lowest() -> None:
    """R1"""
    for state, _after, details in saying(Reason.LOW_RISK):
        assert details["risk"] == min(state.observation(state.to_act[0]).tokens)


def test_a_free_token_leads_to_the_same_morning_as_the_lowest() -> None:
    """A9"""
    count = 0
    for state in decisions(9):
        if state.phase is not k2.Phase.TOKEN:
            continue
        mind = Mind(state.observation(state.to_act[0]))
        values = token_values(mind)
        for proposal in bots_of("k2").propose(mind.seen, "seed", BUDGET):
            (reason,) = proposal.reasons
            if reason.code == Reason.FREE_RISK:
                assert values[int(reason.details["risk"])].ends == values[min(values)].ends
                count += 1
            elif reason.code == Reason.CHEAP_RISK:
                assert values[int(reason.details["risk"])].ends != values[min(values)].ends
    assert count


def test_a_bad_night_is_in_the_forecast() -> None:
    """N1"""
    for state, _after, details in saying(Reason.BOTH_LIVE_THROUGH_STORM, Reason.LIVES_THROUGH_STORM):
        weather = state.observation(state.to_act[0]).weather
        assert state.day <= details["day"] <= len(weather)
        assert weather[details["day"] - 1].loss


def test_a_saved_card_stays_in_the_hand() -> None:
    for state, after, details in saying(Reason.SAVES_CARD):
        seat = state.to_act[0]
        assert details["card"] in [card.text for card in after.players[seat].hand]
        assert state.day < details["day"] <= 18


def test_a_rescue_saves_the_climber_and_a_kept_card_has_somebody_to_save() -> None:
    """N3"""
    for state, after, details in saying(Reason.SAVES_CLIMBER):
        assert own(after, state)["AB".index(details["climber"])].space is not None
    for state, _after, details in saying(Reason.KEEPS_RESCUE):
        assert own(state, state)["AB".index(details["climber"])].space is not None


@pytest.mark.parametrize(("phase", "roots_of"), [(k2.Phase.SELECT, selections), (k2.Phase.TURN, turns)])
def test_heights_in_reach_are_reached_on_half_of_the_deals(
    phase: k2.Phase, roots_of: Callable[[Mind], list[Root]]
) -> None:
    count = 0
    for state in decisions(9):
        if state.phase is not phase:
            continue
        mind = Mind(state.observation(state.to_act[0]))
        for runner in race(mind, roots_of(mind), "seed", Budget(20)):
            for reason in why(mind, runner.root, runner.lines, others_kill=False):
                if reason.code not in (Reason.SUMMIT_IN_REACH, Reason.POINTS_IN_REACH):
                    continue
                summit = k2.BOARDS[state.config.board].summit_points
                points, day = int(reason.details.get("points", summit)), int(reason.details["day"])
                reached = [_reaches(line_of(end)[: day - mind.today], line_of(end)[-1], points) for end in runner.lines]
                assert sum(reached) * 2 >= len(reached) > 0
                assert points > max(climber.points for climber in own(state, state))
                count += 1
    assert count


def _reaches(line: list[Node], last: Node, points: int) -> bool:
    """Whether a climber comes to so many points in these days and still has them at the end."""
    return any(node[1][2] >= points <= last[1][2] or node[2][2] >= points <= last[2][2] for node in line)
