"""Whole games, compared at each action with a second count of cards and fields.

That count (cards, pawns, goals, whose turn it is) is made apart from the engine's own checks.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import Phase as HypothesisPhase
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from k2core import karakorum as kk
from k2core.core.canonical_json import dump
from k2core.core.rng import stream
from k2core.core.untrusted import load
from k2core.karakorum import invariants
from k2core.sharing import text_codec
from k2core.sharing.replay import Replay

from .choosers import at_table, generous, random_chooser, resting, trekker

if TYPE_CHECKING:
    from collections.abc import Callable

FULL_DECK = Counter(f"{colour}{value}.{axes}" for colour in "RGY" for value in range(1, 9) for axes in (0, 1, 1, 2, 3))
FIELDS = {"four": 5, "six": 12, "pair": 10, "axes10": 15}
SECRET = "whisper-"
"""How every seed here begins, so that one that leaks is found."""


class WatchedGame:
    """A game, the books kept beside it, and everything that is checked after each action."""

    def __init__(self, config: kk.Config) -> None:
        self.config = config
        self.state = kk.start(config)
        self.actions: list[kk.Action] = []
        self.pawns = [{"R": 0, "G": 0, "Y": 0} for _ in range(config.players)]
        self.piles: list[list[list[str]]] = [[] for _ in range(config.players)]
        self.taken: list[list[str]] = [[] for _ in range(config.players)]
        self.goals = {letter: ["four", "six", "pair", "axes10"] for letter in "RGY"}
        self.display: list[str] = []
        self.gone: list[str] = []
        self._check()

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    def play(self, action: kk.Action) -> None:
        before = self.state
        self.state = before.apply(action)
        self.actions.append(action)
        self._keep_books(before, str(action).split())
        broken = invariants.broken(before, action, self.state)
        assert not broken, f"{action} breaks {[str(breach) for breach in broken]}"
        self._check()

    def _keep_books(self, before: kk.State, words: list[str]) -> None:
        seat = before.to_act[0]
        piles = self.piles[seat]
        match words:
            case ["reveal"]:
                self.display.append(before.setup.deal.cards[before.revealed].text)
            case ["take", *cards]:
                for card in cards:
                    self.display.remove(card)
                    self.taken[seat].append(card)
            case ["place", card, "new"]:
                self.taken[seat].remove(card)
                piles.append([card])
            case ["place", card, number]:
                self.taken[seat].remove(card)
                piles[int(number) - 1].append(card)
            case ["remove", number]:
                letter = piles[int(number) - 1][0][0]
                self._discard(seat, [int(number) - 1])
                self.pawns[seat][letter] = max(0, self.pawns[seat][letter] - 3)
            case ["score", number, how]:
                self._score(seat, int(number) - 1, how)
        if before.phase is kk.Phase.TAKE and self.state.phase is not kk.Phase.TAKE:
            self.gone += self.display
            self.display = []
        if self.is_over and not self._summiteer():
            self._last_scoring()

    def _score(self, seat: int, place: int, how: str) -> None:
        piles = self.piles[seat]
        letter = piles[place][0][0]
        places = [place]
        if how == "axes":
            fields = sum(int(card[-1]) for card in piles[place])
        else:
            fields = FIELDS[how]
            self.goals[letter].remove(how)
        if how == "pair":
            places = [other for other, pile in enumerate(piles) if pile[0][0] == letter]
            assert len(places) == 2
        assert all(len(piles[other]) >= 3 for other in places)
        self._discard(seat, places)
        self.pawns[seat][letter] = min(30, self.pawns[seat][letter] + fields)

    def _discard(self, seat: int, places: list[int]) -> None:
        for place in sorted(places, reverse=True):
            self.gone += self.piles[seat].pop(place)

    def _summiteer(self) -> bool:
        return any(set(pawns.values()) == {30} for pawns in self.pawns)

    def _last_scoring(self) -> None:
        first = self.state.active
        for turn in range(self.config.players):
            seat = (first + turn) % self.config.players
            for long in (True, False):
                for pile in [pile for pile in self.piles[seat] if (len(pile) >= 3) == long]:
                    letter = pile[0][0]
                    fields = sum(int(card[-1]) for card in pile) if long else -3
                    self.pawns[seat][letter] = min(30, max(0, self.pawns[seat][letter] + fields))
                    self.piles[seat].remove(pile)
                    self.gone += pile
                    if self._summiteer():
                        return

    def _check(self) -> None:
        state = self.state
        shown = state.to_dict()
        assert shown["display"] == self.display
        assert shown["goals"] == self.goals
        for seat, player in enumerate(shown["players"]):
            assert player["pawns"] == self.pawns[seat], f"the pawns of seat {seat}"
            assert player["piles"] == self.piles[seat], f"the expeditions of seat {seat}"
            assert player["taken"] == self.taken[seat], f"what seat {seat} has to place"
            self._check_piles(player["piles"])
        assert state.discarded == len(self.gone)
        assert Counter(card.text for card in state.discard) == Counter(self.gone)
        everything = Counter(self.display) + Counter(self.gone)
        everything.update(card for piles in self.piles for pile in piles for card in pile)
        everything.update(card for taken in self.taken for card in taken)
        hidden = [card.text for card in state.setup.deal.cards[state.revealed :]]
        assert state.deck == len(hidden)
        assert everything + Counter(hidden) == FULL_DECK, "cards were lost or made"
        assert self.is_over or state.legal_actions(), "a dead end: nothing is legal and the game is not over"
        assert len(set(state.legal_actions())) == len(state.legal_actions()), "a choice is offered twice"
        assert kk.state_from_dict(load(dump(state.to_dict()))) == state, "the position does not survive its own JSON"
        viewer = len(self.actions) % self.config.players
        seen = state.observation(viewer)
        assert SECRET not in dump(seen.to_dict()), "the seed is shown"
        other = kk.imagine(seen, stream("imagine", len(self.actions)))
        assert other.observation(viewer) == seen, f"{viewer} could tell an imagined world from this one"
        assert other.legal_actions() == state.legal_actions()
        assert not other.status

    def _check_piles(self, piles: list[list[str]]) -> None:
        colours = Counter(pile[0][0] for pile in piles)
        assert len(piles) <= 4
        assert sorted(colours.values())[:-1] == [1] * (len(colours) - 1) or not colours, f"{colours}"
        assert max(colours.values(), default=0) <= 2
        for pile in piles:
            assert len({card[0] for card in pile}) == 1
            values = [int(card[1]) for card in pile]
            assert values == sorted(values)

    def check_texts(self) -> None:
        replay = Replay("karakorum", self.config, tuple(self.actions))
        assert Replay.from_json(replay.to_json()) == replay
        assert text_codec.decode(text_codec.encode(replay)) == replay
        assert replay.play() == self.state, "playing the game again ends elsewhere"


def players_of(kind: str, players: int, number: int) -> Callable[[Any], kk.Action]:
    if kind == "anything":
        return random_chooser(number)
    treks = [trekker(number + seat) for seat in range(players)]
    if kind == "left":
        treks[1] = resting
    if kind == "generous":
        treks[1:] = [generous] * (players - 1)
    if kind == "mixed":
        treks[-1] = random_chooser(number)
    return at_table(*treks)


KINDS = ("anything", "treks", "left", "generous", "mixed")


@cache
def played_out(players: int, kind: str, number: int) -> WatchedGame:
    game = WatchedGame(kk.Config(players, f"{SECRET}{number}"))
    choose = players_of(kind, players, number)
    while not game.is_over:
        game.play(choose(game.state))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", KINDS)
def test_a_game_of_every_kind_obeys_the_rules_at_each_action(players: int, kind: str) -> None:
    """KK-C1, KK-D1, KK-P2 to KK-P7, KK-F1, KK-F2"""
    played_out(players, kind, players).check_texts()


def test_no_game_has_more_actions_than_a_replay_takes() -> None:
    assert max(len(played_out(players, kind, players).actions) for players in (2, 3, 4) for kind in KINDS) < 1000


class Treks(RuleBasedStateMachine):
    """One action per step, drawn from all that is legal or advised; when a game is over the next one begins."""

    game: WatchedGame
    advice: Callable[[Any], kk.Action]

    @initialize(players=st.integers(2, 4), number=st.integers(0, 9999))
    def set_out(self, players: int, number: int) -> None:
        self.game = WatchedGame(kk.Config(players, f"{SECRET}{number}"))
        self.advice = trekker(number)

    @precondition(lambda self: not self.game.is_over)
    @rule(choice=st.integers(0, 255), advised=st.booleans())
    def act(self, choice: int, advised: bool) -> None:
        legal = self.game.state.legal_actions()
        self.game.play(self.advice(self.game.state) if advised else legal[choice % len(legal)])

    @precondition(lambda self: self.game.is_over)
    @rule(players=st.integers(2, 4), number=st.integers(0, 9999))
    def set_out_again(self, players: int, number: int) -> None:
        self.game.check_texts()
        self.set_out(players, number)


TestTreks = Treks.TestCase
TestTreks.settings = settings(
    max_examples=4,
    stateful_step_count=1200,  # a game takes some 500 actions
    deadline=None,
    derandomize=True,
    phases=[HypothesisPhase.generate],  # to shrink a game of hundreds of actions takes minutes
    report_multiple_bugs=False,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
