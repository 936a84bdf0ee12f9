"""A game as its header and its actions; playing them again is the only way to restore or verify one."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from k2core.core.canonical_json import Json, dump
from k2core.core.clean_text import ordinary
from k2core.core.errors import Code, Refused
from k2core.core.registry import game_by_name, known_game
from k2core.core.untrusted import Field, load

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.core.game import Action, Config, Game, State

MAX_NAME = 24
MAX_ACTIONS = 4095
"""More than any game can have."""


def clean_names(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """The names in canonical form: none at all, or one for each player (an empty one stands for no name)."""
    if len(names) not in (0, players):
        raise Refused(Code.BAD_NAMES, players=players)
    cleaned = tuple(_clean_name(name) for name in names)
    return cleaned if any(cleaned) else ()


def _clean_name(name: object) -> str:
    cleaned = ordinary(name, MAX_NAME)
    if cleaned is None:
        raise Refused(Code.BAD_NAME, max=MAX_NAME)
    return cleaned


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished or running game. Its actions are not known to be legal until it is played."""

    game: str
    config: Config
    actions: tuple[Action, ...] = ()
    names: tuple[str, ...] = ()

    def states(self) -> Iterator[State[Any]]:
        """The opening position and the one after each action; `Refused` at the first that does not fit."""
        state = game_by_name(self.game).start(self.config)
        yield state
        for number, action in enumerate(self.actions):
            try:
                state = state.apply(action)
            except Refused as refused:
                raise Refused(Code.ACTION_REFUSED, number=number + 1, why=refused.reason.to_dict()) from None
            yield state

    def play(self) -> State[Any]:
        """The position after the last action."""
        *_earlier, last = self.states()
        return last

    def to_dict(self) -> Json:
        return {
            "game": self.game,
            "rules": game_by_name(self.game).rules,
            "config": self.config.to_dict(),
            "names": list(self.names),
            "actions": [str(action) for action in self.actions],
        }

    def to_json(self) -> str:
        return dump(self.to_dict())

    @classmethod
    def from_dict(cls, data: object) -> Replay:
        """The replay, every action played; `Refused` with what does not fit."""
        form = Field(data, "replay").object("game", "rules", "config", "names", "actions")
        game = known_game(form["game"].value, form["rules"].value)
        config = game.config_from_dict(form["config"].value)
        if config.seed is None:
            form["config"].refuse()
        names = clean_names(tuple(field.text() for field in form["names"].list()), config.players)
        fields = form["actions"].list()
        if len(fields) > MAX_ACTIONS:
            raise Refused(Code.TOO_LONG, max=MAX_ACTIONS)
        replay = cls(game.name, config, tuple(game.parse_action(field.text()) for field in fields), names)
        replay.play()
        return replay

    @classmethod
    def from_json(cls, text: str) -> Replay:
        return cls.from_dict(load(text))


class Record:
    """A game being played: what has been done, with undo and redo within a turn.

    The states met on the way are kept, but only as a cache of what the actions say.
    """

    def __init__(self, replay: Replay) -> None:
        self._header = replay
        self._actions = list(replay.actions)
        self._states = list(replay.states())
        self._undone: list[Any] = []

    @classmethod
    def new(cls, game: Game[Any, Any], config: Config, names: tuple[str, ...] = ()) -> Record:
        return cls(Replay(game.name, config, (), clean_names(names, config.players)))

    @property
    def game(self) -> Game[Any, Any]:
        return game_by_name(self._header.game)

    @property
    def config(self) -> Config:
        return self._header.config

    @property
    def names(self) -> tuple[str, ...]:
        return self._header.names

    @property
    def state(self) -> State[Any]:
        return self._states[-1]

    @property
    def states(self) -> tuple[State[Any], ...]:
        return tuple(self._states)

    @property
    def replay(self) -> Replay:
        header = self._header
        return Replay(header.game, header.config, tuple(self._actions), header.names)

    @property
    def can_undo(self) -> bool:
        """Whether the last action revealed nothing and left its player the one to act."""
        if not self._actions or not self._actions[-1].undoable:
            return False
        before, after = self._states[-2:]
        return before.to_act[:1] == after.to_act[:1]

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def apply(self, action: Action) -> None:
        self._states.append(self.state.apply(action))
        self._actions.append(action)
        self._undone.clear()

    def undo(self) -> None:
        """Take the last action back; `Refused` once the turn has ended or something was revealed."""
        if not self.can_undo:
            raise Refused(Code.NOTHING_TO_UNDO)
        self._undone.append(self._actions.pop())
        self._states.pop()

    def redo(self) -> None:
        if not self._undone:
            raise Refused(Code.NOTHING_TO_REDO)
        action = self._undone.pop()
        self._states.append(self.state.apply(action))
        self._actions.append(action)


def digest(state: State[Any]) -> str:
    """A fingerprint of a position, the same on every machine."""
    return hashlib.sha256(state.to_json().encode()).hexdigest()[:16]
