"""Whole games of every kind, compared at each action with a second count of everything.

That count (cards, tokens, limits, markers) is made apart from the engine's own checks.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from k2core import k2
from k2core.core.canonical_json import dump
from k2core.core.rng import stream
from k2core.core.untrusted import load
from k2core.k2 import Decline, Rescue, Select, Take, invariants
from k2core.sharing import text_codec
from k2core.sharing.replay import Replay
from tests.k2.tempers import TEMPERS

if TYPE_CHECKING:
    from collections.abc import Sequence

FULL_DECK = Counter(m1=5, m2=3, m3=2, r12=1, r13=1, r23=1, a0=1, a1=2, a2=1, a3=1)
ALL_TOKENS = Counter({0: 4, 1: 11, 2: 5})
LIMITS = {1: (2, 2, 1, 1), 2: (2, 2, 1, 1), 3: (3, 2, 2, 1), 4: (3, 3, 2, 1), 5: (4, 3, 2, 1)}
CROWDED = (4, 3, 3, 2)
SECRET = "whisper-"
"""How every seed here begins, so that one that leaks is found."""


# The watcher


class WatchedGame:
    """A game, the books kept beside it, and everything that is checked after each action."""

    def __init__(self, config: k2.Config, texts_always: bool = False) -> None:
        self.config = config
        self.state = k2.start(config)
        self.actions: list[k2.Action] = []
        self.texts_always = texts_always
        self.played: list[list[str]] = [[] for _ in range(config.players)]
        """By seat: cards picked since the deck was last shuffled, today's included."""
        self.taken: list[int] = []
        self._check_position()
        self._check_eyes([None, *range(config.players)])

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    def play(self, action: k2.Action) -> None:
        before = self.state
        seat = before.to_act[0]
        self.state = before.apply(action)
        self.actions.append(action)
        self._keep_books(before, seat, action)
        broken = invariants.broken(before, action, self.state)
        assert not broken, f"{action} breaks {[str(breach) for breach in broken]}"
        self._check_markers(before, action)
        self._check_position()
        seats = range(self.config.players)
        new_phase = before.phase is not self.state.phase
        self._check_eyes([None, *seats] if new_phase else [len(self.actions) % self.config.players])
        if self.texts_always or self.is_over or self.state.day != before.day:
            self._check_texts()

    def _keep_books(self, before: k2.State, seat: int, action: k2.Action) -> None:
        if isinstance(action, Select):
            self.played[seat] += [card.text for card in action.cards]
        if isinstance(action, Take):
            self.taken.append(action.value)
        if self.state.day != before.day and self.state.day % 6 == 1:
            self.played = [[] for _ in self.played]

    def _check_position(self) -> None:
        state = self.state
        assert self.is_over or state.legal_actions(), "a dead end: nothing is legal and the game is not over"
        assert not any(state.is_out(seat) for seat in state.to_act), "one who is out is asked to act"
        assert len(set(state.legal_actions())) == len(state.legal_actions()), "a choice is offered twice"
        self._check_cards()
        self._check_tokens()
        self._check_limits()
        if state.phase is k2.Phase.SELECT:
            self._check_morning_levels()
        again = k2.state_from_dict(load(dump(state.to_dict())))
        assert again == state, "the position does not survive its own JSON"
        assert again.legal_actions() == state.legal_actions()

    def _check_cards(self) -> None:
        state = self.state
        drawn = min(18, 6 + 3 * ((state.day - 1) % 6))
        for seat, player in enumerate(state.players):
            if state.is_out(seat):
                continue
            deck = [card.text for card in state.setup.deal.decks[seat][(state.day - 1) // 6]]
            assert Counter(deck) == FULL_DECK, f"seat {seat} plays with a deck that is not the printed one"
            hand = Counter(card.text for card in player.hand)
            assert hand + Counter(self.played[seat]) == Counter(deck[:drawn]), (
                f"seat {seat} on day {state.day}: hand {sorted(hand.elements())} and played "
                f"{self.played[seat]} are not the {drawn} cards drawn"
            )

    def _check_tokens(self) -> None:
        state = self.state
        hidden = state.setup.deal.tokens[3 + len(self.taken) :]
        together = Counter(state.tokens) + Counter(self.taken) + Counter(hidden)
        assert together == ALL_TOKENS, f"{together.total()} risk tokens: {dict(together)}"
        held = [player.token for player in state.players if player.token is not None]
        assert held in ([], self.taken[-1:]), f"tokens held {held}, taken last {self.taken[-1:]}"

    def _check_limits(self) -> None:
        state = self.state
        by_zone = CROWDED if self.config.crowded else LIMITS[self.config.players]
        passing = None
        if state.turn is not None and state.turn.passing is not None:
            passing = (state.to_act[0], state.turn.passing)
        standing = Counter(
            climber.space
            for seat, player in enumerate(state.players)
            for index, climber in enumerate(player.climbers)
            if climber.space and (seat, index) != passing  # base camp, space 0, holds everyone
        )
        for space, count in standing.items():
            assert space is not None
            zone = state.setup.board.spaces[space].zone
            assert count <= by_zone[zone], f"{count} climbers stand on space {space} in zone {zone}"

    def _check_morning_levels(self) -> None:
        for seat, player in enumerate(self.state.players):
            for name, climber in zip("AB", player.climbers, strict=True):
                if climber.space is not None:
                    assert 1 <= climber.level <= 6, f"seat {seat} climber {name} wakes at {climber.level}"

    def _check_markers(self, before: k2.State, action: k2.Action) -> None:
        rescued = before.pending[0] if isinstance(action, Rescue) else None
        for seat, player in enumerate(self.state.players):
            for index, climber in enumerate(player.climbers):
                was = before.players[seat].climbers[index].points
                if climber.space is not None and (seat, index) != rescued:
                    assert climber.points >= was, f"the marker of {seat} {'AB'[index]} fell from {was}"

    def _check_eyes(self, viewers: Sequence[int | None]) -> None:
        for viewer in viewers:
            seen = self.state.observation(viewer)
            assert SECRET not in dump(seen.to_dict()), f"the seed is shown to {viewer}"
            for seat, player in enumerate(seen.players):
                assert seat == viewer or player.hand is None, f"{viewer} sees the hand of {seat}"
                secret = self.state.phase is k2.Phase.SELECT and seat != viewer
                assert (player.picks is None) == secret, f"{viewer} and the picks of {seat}"
            other = k2.imagine(seen, stream("imagine", len(self.actions)))
            assert other.observation(viewer) == seen, f"{viewer} could tell an imagined world from this one"
            assert not other.status, (
                f"day {other.day}, {other.phase}: {viewer} imagines an impossible world: "
                f"{[str(defect) for defect in other.status]}"
            )

    def _check_texts(self) -> None:
        replay = Replay("k2", self.config, tuple(self.actions))
        assert Replay.from_json(replay.to_json()) == replay
        assert text_codec.decode(text_codec.encode(replay)) == replay
        assert replay.play() == self.state, "playing the game again ends elsewhere"


# Games drawn by hypothesis


@st.composite
def configs(draw: st.DrawFn) -> k2.Config:
    players = draw(st.integers(1, 5))
    return k2.Config(
        players=players,
        board=draw(st.sampled_from(["easy", "hard"])),
        weather=draw(st.sampled_from(["summer", "winter", "mixed"])),
        family=players > 1 and draw(st.booleans()),
        crowded=players == 5 and draw(st.booleans()),
        start=draw(st.none() | st.integers(0, players - 1)),
        seed=f"{SECRET}{draw(st.integers(0, 9999))}",
    )


class Expeditions(RuleBasedStateMachine):
    """One action per step; when a game is over the next one begins."""

    game: WatchedGame
    temper: str

    @initialize(config=configs(), temper=st.sampled_from(sorted(TEMPERS)))
    def set_out(self, config: k2.Config, temper: str) -> None:
        self.game = WatchedGame(config)
        self.temper = temper

    @precondition(lambda self: not self.game.is_over)
    @rule(choice=st.integers(0, 1023))
    def act(self, choice: int) -> None:
        options = TEMPERS[self.temper](self.game.state)
        self.game.play(options[choice % len(options)])

    @precondition(lambda self: self.game.is_over)
    @rule(config=configs(), temper=st.sampled_from(sorted(TEMPERS)))
    def set_out_again(self, config: k2.Config, temper: str) -> None:
        self.set_out(config, temper)


TestExpeditions = Expeditions.TestCase
TestExpeditions.settings = settings(
    max_examples=4,
    stateful_step_count=1600,  # a game of five takes some 500 actions
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],  # to shrink a game of hundreds of actions takes minutes
    report_multiple_bugs=False,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)


# Games played to their end by one temper


@cache
def played_out(config: k2.Config, temper: str, texts_always: bool = False) -> WatchedGame:
    game = WatchedGame(config, texts_always)
    rng = stream("temper", temper, config.seed or "")
    while not game.is_over:
        options = TEMPERS[temper](game.state)
        game.play(options[rng.below(len(options))])
    return game


BOLD_GAMES = (
    k2.Config(2, "hard", "winter", family=True, seed=f"{SECRET}2"),
    k2.Config(3, "easy", "mixed", start=1, seed=f"{SECRET}3"),
    k2.Config(4, "easy", "summer", family=True, seed=f"{SECRET}4"),
    k2.Config(5, "easy", "summer", crowded=True, seed=f"{SECRET}5"),
)


@pytest.mark.parametrize("crowded", [False, True])
def test_five_calm_players_live_to_the_eighteenth_day(crowded: bool) -> None:
    game = played_out(k2.Config(5, "hard", "mixed", crowded=crowded, seed=f"{SECRET}calm"), "calm")
    assert game.state.day == 18
    assert not any(game.state.is_out(seat) for seat in range(5)), "a calm player came to grief"


@pytest.mark.parametrize("config", BOLD_GAMES, ids=lambda config: f"{config.players} players")
def test_bold_players_lose_climbers(config: k2.Config) -> None:
    game = played_out(config, "bold")
    dead = [climber for player in game.state.players for climber in player.climbers if climber.space is None]
    assert dead, "nobody died: this game no longer tests what it is here for"


def test_bold_games_meet_what_the_calm_ones_do_not() -> None:
    happened = Counter(type(action) for config in BOLD_GAMES for action in played_out(config, "bold").actions)
    assert happened[Rescue], "nobody was rescued"
    assert happened[Decline], "nobody was left to die"
    states = [state for config in BOLD_GAMES for state in history(played_out(config, "bold"))]
    assert any(state.summit for state in states), "nobody saw the summit"
    assert any(state.turn and state.turn.passing is not None for state in states), "no full space was passed"
    assert any(state.is_out(0) and state.phase is k2.Phase.TURN for state in states), "nobody played on alone"


def history(game: WatchedGame) -> list[k2.State]:
    states = [k2.start(game.config)]
    for action in game.actions:
        states.append(states[-1].apply(action))
    return states


@pytest.mark.parametrize(
    ("config", "temper"),
    [
        (k2.Config(1, "easy", "summer", seed=f"{SECRET}0"), "bold"),
        (k2.Config(1, "hard", "winter", seed=f"{SECRET}5"), "anything"),
        (k2.Config(2, "easy", "winter", family=True, seed=f"{SECRET}20"), "bold"),
    ],
    ids=["alone and bold", "alone in winter", "a family"],
)
def test_a_game_can_be_sent_as_a_text_after_any_action(config: k2.Config, temper: str) -> None:
    assert played_out(config, temper, texts_always=True).is_over
