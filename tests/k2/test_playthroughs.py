"""Every golden playthrough is played again, told again, and holds what it promises."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, cast

import pytest

from k2core import k2
from k2core.k2 import invariants
from k2core.k2.components import DAYS, MAX_LEVEL
from k2core.k2.scoring import rank
from tests import golden

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from k2core.k2.pieces import ClimberId
    from k2core.sharing.replay import Replay


@dataclass(frozen=True)
class Story:
    """A game with all its states."""

    states: list[k2.State]
    actions: tuple[k2.Action, ...]

    @classmethod
    def of(cls, replay: Replay) -> Story:
        states = [cast("k2.State", state) for state in replay.states()]
        return cls(states, tuple(cast("k2.Action", action) for action in replay.actions))

    @property
    def config(self) -> k2.Config:
        return self.states[0].config

    @property
    def last(self) -> k2.State:
        return self.states[-1]

    @property
    def outcome(self) -> k2.Outcome:
        assert self.last.outcome is not None
        return self.last.outcome

    @property
    def plies(self) -> Iterator[tuple[k2.State, k2.Action, k2.State]]:
        return zip(self.states, self.actions, self.states[1:], strict=False)

    @property
    def nights(self) -> Iterator[tuple[k2.State, ClimberId, k2.Night]]:
        """Each climber's check, with the state just before it."""
        for before, action, after in self.plies:
            if isinstance(action, k2.End) and after.phase is not k2.Phase.TURN:
                for seat in before.seats_in_order():
                    for who in ((seat, 0), (seat, 1)):
                        sums = k2.tonight(before, who)
                        if sums is not None:
                            yield before, who, sums

    @property
    def dead(self) -> list[ClimberId]:
        seats = range(len(self.last.players))
        return [(s, c) for s in seats for c in (0, 1) if self.last.climber((s, c)).space is None]

    def did(self, kind: type[k2.Action]) -> bool:
        return any(isinstance(action, kind) for action in self.actions)


def table(story: Story, players: int, board: str, weather: str) -> bool:
    return (story.config.players, story.config.board, story.config.weather) == (players, board, weather)


def mixed_is_ranked_as_winter(story: Story) -> bool:
    """Summer would have given another rank (F3)."""
    config, outcome = story.config, story.outcome
    summer, winter = (rank(replace(config, weather=weather), outcome.totals[0]) for weather in ("summer", "winter"))
    return config.weather == "mixed" and outcome.rank is winter is not summer


def tied(story: Story) -> bool:
    return story.outcome.totals.count(max(story.outcome.totals)) > 1


def last_player_left(story: Story) -> bool:
    """One of several goes on alone for some days, and takes a token on each (R2)."""
    alone = [s for s in story.states if len(s.seats_in_order()) == 1 and s.phase is k2.Phase.SELECT]
    tokens = [s for s in story.states if len(s.seats_in_order()) == 1 and s.phase is k2.Phase.TOKEN]
    return story.config.players > 1 and len(alone) >= 3 and len(tokens) == len(alone)


def out_while_others_play(story: Story) -> bool:
    return story.last.day == DAYS and any(story.last.is_out(seat) for seat in range(story.config.players))


def passed_a_full_space(story: Story) -> bool:
    return any(state.turn is not None and state.turn.passing is not None for state in story.states)


def touched_the_summit(story: Story) -> bool:
    """A climber is on the summit for the first time and walks on in the same turn (A6)."""
    steps = pairwise((before, action) for before, action, _after in story.plies)
    return any(
        isinstance(up, k2.Step)
        and isinstance(down, k2.Step)
        and up.climber == down.climber
        and up.space == before.setup.board.summit
        and len(after.summit) > len(before.summit)
        for (before, up), (after, down) in steps
    )


def found_the_summit_full(story: Story) -> bool:
    return any(
        isinstance(action, k2.Step)
        and action.space == before.setup.board.summit
        and after.turn is not None
        and after.turn.passing is not None
        for before, action, after in story.plies
    )


def tent_saved_a_life(story: Story) -> bool:
    return any(sums.tent and sums.total == 1 for _state, _who, sums in story.nights)


def slept_in_the_other_tent(story: Story) -> bool:
    """The tent of the player's other climber shelters too (N1)."""
    return any(sums.tent and state.climber(who).tent != state.climber(who).space for state, who, sums in story.nights)


def level_capped(story: Story) -> bool:
    return any(sums.level > MAX_LEVEL and sums.result == MAX_LEVEL for _state, _who, sums in story.nights)


def paid(story: Story, loss: k2.Loss, token: int) -> bool:
    """A whole token of this value is paid in this coin."""
    pays = (isinstance(action, k2.Pay) and action.loss is loss for action in story.actions)
    run = longest = 0
    for pay in pays:
        run = run + 1 if pay else 0
        longest = max(longest, run)
    return longest >= token


def rested_with_a_token(story: Story) -> bool:
    return any(
        isinstance(action, k2.End) and before.turn is not None and before.turn.unpaid
        for before, action, _after in story.plies
    )


def dived(story: Story) -> bool:
    """A step down leaves the points for either way as they are (A3)."""
    return any(
        isinstance(action, k2.Step)
        and before.turn is not None
        and after.turn is not None
        and before.turn.purses[action.climber].points
        and after.turn.purses[action.climber].points == before.turn.purses[action.climber].points
        for before, action, after in story.plies
    )


def surcharge_paid(story: Story) -> bool:
    return any(
        isinstance(action, k2.Step)
        and before.setup.costs[before.day - 1][action.space] > before.setup.board.spaces[action.space].cost
        for before, action, _after in story.plies
    )


def nobody_dared_most(story: Story) -> bool:
    """A tie for the highest sum leads straight to the turns (R1)."""
    return any(isinstance(action, k2.Select) and after.phase is k2.Phase.TURN for _before, action, after in story.plies)


def rescue_cost_the_other(story: Story) -> bool:
    """Both fail in one night and the card goes to climber A (N3)."""
    return any(
        isinstance(action, k2.Rescue) and (before.pending[0][0], 1) in before.pending[1:]
        for before, action, _after in story.plies
    )


def declined_for_the_other(story: Story) -> bool:
    """Both fail in one night; A is let die so that B may be saved (N3)."""
    return any(
        isinstance(first, k2.Decline) and isinstance(second, k2.Rescue) for first, second in pairwise(story.actions)
    )


def rescued_on(story: Story, day: int) -> bool:
    return any(isinstance(action, k2.Rescue) and before.day == day for before, action, _after in story.plies)


def summit_place_lost(story: Story) -> bool:
    return any(len(after.summit) < len(before.summit) for before, _action, after in story.plies)


def start_skips_someone(story: Story) -> bool:
    """The starting marker passes a player who is out (E1)."""
    return any(
        after.day > before.day and after.starting != (before.starting + 1) % len(after.players)
        for before, _action, after in story.plies
    )


def goes_on_with_one(story: Story) -> bool:
    """The dead climber's player goes on with the other to the last day."""
    return story.last.day == DAYS and not any(story.last.is_out(seat) for seat in range(story.config.players))


PROMISES: dict[str, Callable[[Story], bool]] = {
    "solo-tourist": lambda s: s.outcome.rank is k2.Rank.TOURIST and not s.dead,
    "solo-hiker": lambda s: table(s, 1, "easy", "summer") and s.outcome.rank is k2.Rank.HIKER,
    "solo-alpinist": lambda s: s.outcome.rank is k2.Rank.ALPINIST,
    "solo-himalayan": lambda s: s.outcome.rank is k2.Rank.HIMALAYAN,
    "solo-hard-winter": lambda s: table(s, 1, "hard", "winter") and s.outcome.reason == "solo_survived",
    "solo-mixed-weather": mixed_is_ranked_as_winter,
    "solo-death": lambda s: s.outcome.reason == "solo_death" and s.outcome.totals[0] > 2 and s.last.day < DAYS,
    "solo-both-die-in-one-night": lambda s: s.outcome.reason == "solo_death" and len(s.dead) == 2,
    "two-easy-summer": lambda s: table(s, 2, "easy", "summer") and bool(s.last.summit),
    "two-hard-winter": lambda s: table(s, 2, "hard", "winter") and surcharge_paid(s),
    "three-mixed": lambda s: s.config.players == 3 and s.config.weather == "mixed" and s.outcome.reason == "points",
    "four-hard-summer": lambda s: table(s, 4, "hard", "summer") and bool(s.last.summit),
    "five-players": lambda s: s.config.players == 5 and not s.config.crowded and nobody_dared_most(s),
    "five-crowded": lambda s: s.config.crowded and len(s.last.summit) >= 2,
    "a-death": lambda s: s.config.players > 1 and len(s.dead) == 1 and goes_on_with_one(s),
    "rescue": lambda s: s.did(k2.Rescue) and not s.did(k2.Decline),
    "rescue-declined": lambda s: s.did(k2.Decline) and not s.did(k2.Rescue),
    "rescue-of-one-costs-the-other": rescue_cost_the_other,
    "rescue-kept-for-the-other": declined_for_the_other,
    "rescue-on-the-last-day": lambda s: rescued_on(s, DAYS),
    "summit-place-lost": summit_place_lost,
    "summit-order-decides": lambda s: tied(s) and s.outcome.reason == "summit_order",
    "shared-victory": lambda s: tied(s) and s.outcome.reason == "shared" and max(s.outcome.totals) > 2,
    "last-player-left": last_player_left,
    "out-while-others-play": lambda s: out_while_others_play(s) and start_skips_someone(s),
    "nobody-left": lambda s: s.config.players > 1 and s.last.day < DAYS and len(s.dead) == 2 * s.config.players,
    "tent-saves-a-life": tent_saved_a_life,
    "two-climbers-one-tent": slept_in_the_other_tent,
    "passing-a-full-space": passed_a_full_space,
    "summit-touched-while-passing": touched_the_summit,
    "summit-touched-though-full": found_the_summit_full,
    "resting-with-a-token": rested_with_a_token,
    "token-two-paid-by-level": lambda s: paid(s, k2.Loss.LEVEL, 2),
    "down-only-points-first": dived,
    "level-above-six": level_capped,
}


def test_every_promise_has_its_file() -> None:
    assert {path.stem for path in golden.PLAYTHROUGHS["k2"]} == set(PROMISES)


@pytest.mark.parametrize("path", golden.PLAYTHROUGHS["k2"], ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert golden.playthrough(lines) == lines  # compared line by line
    story = Story.of(golden.game_of(lines))
    assert PROMISES[path.stem](story)
    assert not [b for before, action, after in story.plies for b in invariants.broken(before, action, after)]


def test_together_they_cover_every_table() -> None:
    configs = [
        golden.game_of(path.read_text(encoding="utf-8").splitlines()).config for path in golden.PLAYTHROUGHS["k2"]
    ]
    options = {value for config in configs for value in config.to_dict().items() if value[0] != "seed"}
    assert {("players", count) for count in range(1, 6)} <= options
    assert {("board", board) for board in k2.BOARDS} <= options
    assert {("weather", weather) for weather in ("summer", "winter", "mixed")} <= options
    assert {("family", True), ("family", False), ("crowded", True), ("crowded", False)} <= options
