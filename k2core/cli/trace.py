"""A game as JSON lines, for comparison with other implementations of the same rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2core.core.canonical_json import dump
from k2core.core.errors import Refused
from k2core.core.rng import stream

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from k2core.core.game import Action, Config, Game, State


def random_chooser(number: int) -> Callable[[State[Any]], Any]:
    """Picks any legal action; the same number picks the same ones everywhere."""
    rng = stream("choose", number)

    def choose(state: State[Any]) -> Any:
        legal = state.legal_actions()
        return legal[rng.below(len(legal))]

    return choose


def header(game: Game[Any, Any], config: Config, state: State[Any]) -> str:
    return dump({"game": game.name, "rules": game.rules, "config": config.to_dict(), "deal": state.deal_dict()})


def line(before: State[Any], action: Action, after: State[Any]) -> str:
    return dump(
        {
            "player": before.to_act[0],
            "legal": [str(legal) for legal in before.legal_actions()],
            "action": str(action),
            "after": after.snapshot(),
        }
    )


def trace(game: Game[Any, Any], config: Config, choose: Callable[[State[Any]], Action]) -> Iterator[str]:
    """The lines of a whole game."""
    state: State[Any] = game.start(config)
    yield header(game, config, state)
    while state.legal_actions():
        action = choose(state)
        after = state.apply(action)
        yield line(state, action, after)
        state = after


def driven(game: Game[Any, Any], config: Config, texts: Iterable[str]) -> Iterator[str]:
    """The same, each action given as a text from outside; a bad one is answered with its error."""
    state: State[Any] = game.start(config)
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
        yield line(state, action, after)
        state = after
