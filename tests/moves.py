"""What tests of any game do with a position: play on from it, and check what is offered and refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import pytest

from k2core.cli.interface import invariants_of
from k2core.core.errors import Refused
from k2core.core.game import State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from enum import StrEnum

    from k2core.core.game import AnyGame

S = TypeVar("S", bound=State[Any])


def play(game: AnyGame, state: S, *actions: str) -> S:
    """The position after these actions; each step must keep the invariants of the game."""
    for text in actions:
        action = game.parse_action(text)
        reason = state.why_not(action)
        assert reason is None, f"'{text}' should be allowed, but is refused: {reason}"
        after = state.apply(action)
        breaches = invariants_of(game.name).broken(state, action, after)
        assert not breaches, f"'{text}' breaks an invariant of the game: {', '.join(map(str, breaches))}"
        state = after
    return state


def choices(state: State[Any]) -> list[str]:
    return [str(action) for action in state.legal_actions()]


def allows(parse: Callable[[str], Any], state: State[Any], *actions: str) -> None:
    for text in actions:
        assert text in choices(state), f"'{text}' should be allowed: {state.why_not(parse(text))}"


def refuses(parse: Callable[[str], Any], state: State[Any], action: str, because: str) -> None:
    """The action is not on offer, and the reason given is this."""
    assert action not in choices(state), f"'{action}' should be refused: {because}"
    reason = str(state.why_not(parse(action)))
    assert reason == because, f"'{action}' is refused for the wrong reason: {reason}, not {because}"


def check_all_actions(state: State[Any], actions: Iterable[Any]) -> set[StrEnum]:
    """Legal actions and reasons agree on every action there is, and no refused one changes anything; the codes met."""
    legal = state.legal_actions()
    assert len(set(legal)) == len(legal), "a choice is offered twice"
    before = state.to_json()
    asked = set()
    codes: set[StrEnum] = set()
    for action in actions:
        asked.add(action)
        reason = state.why_not(action)
        assert (reason is None) == (action in legal), f"'{action}': {reason or 'allowed'}, in {before}"
        if reason is not None:
            codes.add(reason.code)
            with pytest.raises(Refused) as refused:
                state.apply(action)
            assert refused.value.reason == reason
    assert set(legal) <= asked
    assert state.to_json() == before, "a refused action changed the position"
    return codes


def refused_because(state: State[Any], action: Any, because: str, player: int | None) -> None:
    """The reason is this, also when the action is tried (by whose turn it is)."""
    assert str(state.why_not(action, player)) == because
    if player is None:
        with pytest.raises(Refused) as refused:
            state.apply(action)
        assert str(refused.value) == because
