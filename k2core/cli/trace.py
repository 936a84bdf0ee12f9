"""Write a game as JSON lines, to compare with other implementations of the same rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2core.cli.interface import terminal_of
from k2core.core.canonical_json import dump
from k2core.core.errors import Refused
from k2core.core.rng import stream

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from k2core.core.game import Action, AnyGame, AnyState, Config


def random_chooser(number: int) -> Callable[[AnyState], Any]:
    """Return a function that picks random legal actions; the same number gives the same picks everywhere."""
    rng = stream("choose", number)

    def choose(state: AnyState) -> Any:
        legal = state.legal_actions()
        return legal[rng.below(len(legal))]

    return choose


def header(game: AnyGame, config: Config, state: AnyState) -> str:
    deal = terminal_of(game.name).deal(state)
    return dump({"game": game.name, "rules": game.rules, "config": config.to_dict(), "deal": deal})


def line(game: AnyGame, before: AnyState, action: Action, after: AnyState) -> str:
    return dump(
        {
            "player": before.to_act[0],
            "legal": [str(legal) for legal in before.legal_actions()],
            "action": str(action),
            "after": terminal_of(game.name).snapshot(after),
        }
    )


def trace(game: AnyGame, config: Config, choose: Callable[[AnyState], Action]) -> Iterator[str]:
    """Yield the lines of a whole game."""
    state: AnyState = game.start(config)
    yield header(game, config, state)
    while state.legal_actions():
        action = choose(state)
        after = state.apply(action)
        yield line(game, state, action, after)
        state = after


def driven(game: AnyGame, config: Config, texts: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a game whose actions come as texts; a bad action is answered with its error."""
    state: AnyState = game.start(config)
    yield header(game, config, state)
    texts = iter(texts)
    while state.legal_actions():
        text = next(texts, None)
        if text is None:
            return
        try:
            action = game.parse_action(text.strip())
            after = state.apply(action)
        except Refused as refused:
            yield dump({"error": refused.reason.to_dict()})
            continue
        yield line(game, state, action, after)
        state = after
