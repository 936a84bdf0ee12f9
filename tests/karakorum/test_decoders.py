"""Whatever comes in for Karakorum, it is read or refused, nothing else."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from k2core import karakorum as kk
from k2core.cli.interface import terminal_of
from k2core.core.canonical_json import dump
from k2core.core.rng import stream
from k2core.core.untrusted import load
from k2core.karakorum.actions import FIXED_ACTIONS
from k2core.sharing import text_codec
from k2core.sharing.replay import Replay
from tests.damage import ODD_VALUES, altered, damaged, survives, swapped

from .choosers import at_table, random_chooser, trekker

if TYPE_CHECKING:
    from collections.abc import Callable


@cache
def games() -> tuple[Replay, ...]:
    return tuple(_game(number) for number in range(30))


def _game(number: int) -> Replay:
    """A game broken off early, the first three excepted."""
    players = 2 + number % 3
    state = kk.new_game(f"fuzz-{number}", players)
    choose = random_chooser(number) if number % 2 else at_table(*(trekker(number + k) for k in range(players)))
    actions: list[kk.Action] = []
    while state.legal_actions() and (number < 3 or len(actions) < 6 * number):
        actions.append(choose(state))
        state = state.apply(actions[-1])
    names = ("Ana", "李", "🧗", "")[:players] if number % 4 == 0 else ()
    return Replay("karakorum", state.config, tuple(actions), names)


@cache
def positions() -> tuple[kk.State, ...]:
    return tuple(kk.state_from_dict(state.to_dict()) for game in games() for state in (*game.states(),)[::-7])


def dealt_out(state: kk.State) -> dict[str, Any]:
    form = state.to_dict()
    form["config"] = form["config"] | {"seed": None}
    return {**form, "deal": state.setup.deal.to_dict()}


def check_playable(state: object) -> None:
    """What is taken for a position can be played on, and shown."""
    assert isinstance(state, kk.State)
    assert kk.state_from_dict(load(dump(state.to_dict()))) == state
    assert state.legal_actions() or state.outcome is not None, f"a dead end was read: {dump(state.to_dict())}"
    state.observation(None).to_dict()
    terminal_of(kk.GAME.name).snapshot(state)
    for action in state.legal_actions():
        after = survives(state.apply, action)
        assert isinstance(after, kk.State)
        assert not after.status, (
            f"{action} leads from a position that was taken to {after.status}: {dump(state.to_dict())}"
        )


def test_all_phases_are_among_the_positions() -> None:
    assert {state.phase for state in positions()} == set(kk.Phase)


def test_any_text_is_an_action_or_refused() -> None:
    rng = stream("fuzz", "karakorum actions")
    texts = [str(action) for action in FIXED_ACTIONS] + ["take R5.2 R7.0", "take G1.1 G1.1 G8.3"] * 200
    for _ in range(4000):
        text = damaged(texts[rng.below(len(texts))], rng)
        action = survives(kk.parse_action, text)
        assert action is None or str(action) == text, f"{text!r} was read as {action}"


@pytest.mark.parametrize("value", [*ODD_VALUES, b"done", object()], ids=lambda value: repr(value)[:20])
def test_no_odd_value_gets_past_a_decoder(value: object) -> None:
    readers: tuple[Callable[[object], object], ...] = (kk.state_from_dict, kk.read_state, kk.config_from_dict)
    for read in (*readers, kk.parse_action):
        assert survives(read, value) is None


def test_any_position_is_sound_or_refused() -> None:
    rng = stream("fuzz", "karakorum positions")
    forms = [state.to_dict() for state in positions()]
    forms += [dealt_out(state) for state in positions()[::5]]
    taken = 0
    for number in range(4000):
        form = altered(forms[number % len(forms)], forms[rng.below(len(forms))], rng)
        state = survives(kk.state_from_dict, form)
        if state is not None:
            check_playable(state)
            taken += 1
    assert taken > 100, "hardly anything was still a position"


def test_defects_are_told_of_any_position_that_has_the_right_shape() -> None:
    rng = stream("fuzz", "karakorum defects")
    forms = [state.to_dict() for state in positions()]
    for number in range(3000):
        form = altered(forms[number % len(forms)], forms[rng.below(len(forms))], rng)
        state = survives(kk.read_state, form)
        if state is not None:
            assert isinstance(state, kk.State)
            defects = survives(lambda read: (read.status,), state)
            assert defects is not None
            assert (survives(kk.state_from_dict, form) is None) == bool(state.status)


def test_no_value_of_a_position_may_change_its_type() -> None:
    for state in positions()[::60]:
        for form in (state.to_dict(), dealt_out(state)):
            for place, wrong in swapped(form):
                assert survives(kk.state_from_dict, wrong) is None, f"{place} may be of another type"


def test_any_replay_is_a_game_or_refused() -> None:
    rng = stream("fuzz", "karakorum replays")
    forms = [game.to_dict() for game in games()[3:12]]
    for number in range(800):
        form = altered(forms[number % len(forms)], forms[rng.below(len(forms))], rng)
        replay = survives(Replay.from_dict, form)
        if replay is not None:
            assert isinstance(replay, Replay)
            assert text_codec.decode(text_codec.encode(replay)) == replay


def test_damaged_texts_are_refused() -> None:
    rng = stream("fuzz", "karakorum texts")
    texts = [text_codec.encode(game) for game in games()[:12]]
    for number in range(1500):
        slipped = damaged(texts[number % 12], rng)
        assert survives(text_codec.decode, slipped) in (None, games()[number % 12])


def test_a_right_checksum_alone_does_not_make_a_game() -> None:
    rng = stream("fuzz", "karakorum numbers")
    met = 0
    for _ in range(600):
        number = 0
        for _ in range(1 + rng.below(8)):
            number = number << 32 | rng.next()
        text = text_codec._to_text(number // 8 * 8 + 1, 1 + number % 2)  # the second game
        replay = survives(text_codec.decode, text)
        if replay is not None:
            assert isinstance(replay, Replay)
            assert text_codec.encode(replay) == text
            met += 1
    assert met < 600
