"""Playing by short words, in both games: what is legal is listed, and whatever is typed has an answer."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from k2core.cli.trace import random_chooser
from k2core.core.commands import MAX_TEXT
from k2core.core.errors import Refused
from k2core.core.registry import GAME_NAMES, game_by_name, game_part
from k2core.core.rng import stream
from tests.page.asking import ID, Page

if TYPE_CHECKING:
    from collections.abc import Iterator

WORDS = [
    "a",
    "b",
    "A",
    "B",
    "up",
    "down",
    "0",
    "1",
    "2",
    "3",
    "7",
    "14",
    "99",
    "play",
    "take",
    "go",
    "touch",
    "tent",
    "give",
    "step",
    "pay",
    "raise",
    "end",
    "rescue",
    "decline",
    "level",
    "points",
    "base",
    "back",
    "on",
    "new",
    "none",
    "pass",
    "stop",
    "reveal",
    "place",
    "score",
    "remove",
    "axes",
    "four",
    "pair",
    "R5.2",
    "m1",
    "r12",
    "what",
    "where",
    "night",
    "state",
    ",",
    ".",
    "é",
    "Ж",
]


def positions(game: str, number: int) -> Iterator[Any]:
    """Every position of a random game."""
    yield from _played(game, number)


@cache
def _played(game: str, number: int) -> tuple[Any, ...]:
    return tuple(_play(game, number))


def _play(game: str, number: int) -> Iterator[Any]:
    config = game_by_name(game).random_config(stream("commands", number), f"commands-{number}")
    state = game_by_name(game).start(config)
    choose = random_chooser(number)
    while state.to_act:
        yield state
        state = state.apply(choose(state))
    yield state


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_legal_action_has_a_command_that_is_listed(game: str) -> None:
    commands = game_part(game, "commands")
    for number in range(2):
        for at, state in enumerate(positions(game, number)):
            if at % 9 and len(state.to_act) > 0:
                continue  # a part of them is enough
            says = [offer["say"] for offer in commands.offers(state)]
            assert len(set(says)) == len(says)
            played = [commands.understand(state, say).actions for say in says]
            singles = {actions[0] for actions in played if len(actions) == 1}
            assert set(state.legal_actions()) <= singles
            for actions in played:
                after = state
                for action in actions:
                    after = after.apply(action)
                assert after != state


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_action_can_be_said_by_its_own_text(game: str) -> None:
    commands = game_part(game, "commands")
    for state in islice(positions(game, 7), 0, 120, 5):
        for action in state.legal_actions()[:20]:
            assert commands.understand(state, str(action)).actions == (action,)
            assert commands.understand(state, str(action).upper()).actions == (action,)


@pytest.mark.parametrize("game", GAME_NAMES)
@given(
    words=st.lists(st.sampled_from(WORDS) | st.text(max_size=6), max_size=6),
    at=st.integers(0, 40),
    number=st.integers(0, 2),
)
@settings(max_examples=60, deadline=None)
def test_whatever_is_typed_is_played_asked_or_refused(game: str, words: list[str], at: int, number: int) -> None:
    commands = game_part(game, "commands")
    *_, state = (state for _, state in zip(range(at + 1), positions(game, number), strict=False))
    try:
        meaning = commands.understand(state, " ".join(words))
    except Refused:
        return
    assert bool(meaning.actions) != (meaning.question is not None)
    for action in meaning.actions:
        state = state.apply(action)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_text_may_not_be_endless(game: str) -> None:
    with pytest.raises(Refused, match="too_long"):
        game_part(game, "commands").understand(next(positions(game, 0)), "a" * (MAX_TEXT + 1))


def test_a_hand_is_told_to_nobody_else() -> None:
    page = Page()
    view = page.new()["view"]
    acting = view["to_act"][0]
    other = (acting + 1) % 3
    assert page.ask(do="offers", viewer=acting)
    assert page.ask(do="offers", viewer=other) == []
    assert page.ask(do="offers", viewer=None) == []
    for text in ("play 1 2 3", "play m1 m2 m3", "nonsense"):
        assert page.refused(do="meaning", text=text, viewer=other) == "not_your_turn"
    assert page.ask(do="meaning", text="forecast", viewer=other)["question"] == "forecast"
    assert len(page.ask(do="meaning", text="play 1 2 3", viewer=acting)["actions"]) == 1
    assert page.ask(do="view", id=ID, viewer=None)["position"] == view["position"]
