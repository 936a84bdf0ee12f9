"""A game as its options and its actions, and the record of a game that is being played."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from k2core.core.canonical_json import Json, dump
from k2core.core.clean_text import clean_text, is_seen
from k2core.core.errors import Code, Refused
from k2core.core.registry import game_by_name, known_game
from k2core.core.untrusted import Field, load

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from k2core.core.game import Action, AnyGame, AnyState, Config

MAX_NAME = 24
MAX_ACTIONS = 4095
"""No game can have more."""


def clean_names(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Return the names in canonical form: none at all, or one for each player, where an empty one means no name."""
    if len(names) not in (0, players):
        raise Refused(Code.BAD_NAMES, players=players)
    cleaned = tuple(clean_name(name) for name in names)
    return cleaned if any(cleaned) else ()


def clean_name(name: object) -> str:
    """Return a name in canonical form; one that nobody sees is no name."""
    cleaned = clean_text(name, MAX_NAME)
    if cleaned is None:
        raise Refused(Code.BAD_NAME, max=MAX_NAME)
    return cleaned if is_seen(cleaned) else ""


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished or running game. It is played once, when its states are first asked for."""

    game: str
    config: Config
    actions: tuple[Action, ...] = ()
    names: tuple[str, ...] = ()
    _states: tuple[AnyState, ...] = field(default=(), init=False, repr=False, compare=False)

    def with_states(self, states: Iterable[AnyState]) -> Replay:
        """Keep the states of this game, which has been played already, and return it."""
        object.__setattr__(self, "_states", tuple(states))
        assert len(self._states) == len(self.actions) + 1
        return self

    def states(self) -> tuple[AnyState, ...]:
        """Return the opening position and the one after each action; raise `Refused` at the first illegal action."""
        if not self._states:
            self.with_states(self._play())
        return self._states

    def _play(self) -> Iterator[AnyState]:
        state = game_by_name(self.game).start(self.config)
        yield state
        for number, action in enumerate(self.actions):
            try:
                state = state.apply(action)
            except Refused as refused:
                raise Refused(Code.ACTION_REFUSED, number=number + 1, why=refused.reason.to_dict()) from None
            yield state

    def play(self) -> AnyState:
        """Return the position after the last action."""
        return self.states()[-1]

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
        """Read a replay and play it; raise `Refused` with what does not fit."""
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
        replay.states()
        return replay

    @classmethod
    def from_json(cls, text: str) -> Replay:
        return cls.from_dict(load(text))


class Record:
    """A game being played, with undo and redo within a turn. It keeps every state, so nothing is played twice.

    Actions that were applied together are taken back together.
    """

    def __init__(self, replay: Replay, steps: Sequence[int] = ()) -> None:
        """`steps` says how many of the last actions were applied together, as the property of that name does."""
        self._header = replay
        self._actions = list(replay.actions)
        self._states = list(replay.states())
        self._steps = list(steps) if self._fits(steps) else []
        self._undone: list[list[tuple[Action, AnyState]]] = []

    def _fits(self, steps: Sequence[int]) -> bool:
        return all(step > 0 for step in steps) and sum(steps) <= self._undoable()

    def _undoable(self) -> int:
        """How many of the last actions revealed nothing and left their player the one to act."""
        count = 0
        while count < len(self._actions) and self._actions[-count - 1].undoable:
            before, after = self._states[-count - 2], self._states[-count - 1]
            if before.to_act[:1] != after.to_act[:1]:
                break
            count += 1
        return count

    @classmethod
    def new(cls, game: AnyGame, config: Config, names: tuple[str, ...] = ()) -> Record:
        return cls(Replay(game.name, config, (), clean_names(names, config.players)))

    @property
    def game(self) -> AnyGame:
        return game_by_name(self._header.game)

    @property
    def config(self) -> Config:
        return self._header.config

    @property
    def names(self) -> tuple[str, ...]:
        return self._header.names

    @property
    def state(self) -> AnyState:
        return self._states[-1]

    @property
    def states(self) -> tuple[AnyState, ...]:
        return tuple(self._states)

    @property
    def replay(self) -> Replay:
        header = self._header
        return Replay(header.game, header.config, tuple(self._actions), header.names).with_states(self._states)

    @property
    def steps(self) -> tuple[int, ...]:
        """How many actions each further undo takes back; the last one is the next. Before them it is one by one."""
        return tuple(self._steps)

    @property
    def can_undo(self) -> bool:
        return self._undoable() > 0

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def apply(self, *actions: Action) -> None:
        """Apply all of these actions, each once, or none if one of them is refused."""
        states = [self.state]
        for action in actions:
            states.append(states[-1].apply(action))
        self._states += states[1:]
        self._actions += actions
        self._undone.clear()
        self._note_step(len(actions))

    def _note_step(self, count: int) -> None:
        """Remember that so many actions belong together; what cannot be taken back any more is forgotten."""
        self._steps.append(count)
        if not self._fits(self._steps):
            self._steps.clear()

    def undo(self) -> None:
        """Take back what was last applied; raise `Refused` if the turn has ended or something was revealed."""
        if not self.can_undo:
            raise Refused(Code.NOTHING_TO_UNDO)
        count = self._steps.pop() if self._steps else 1
        self._undone.append([(self._actions.pop(), self._states.pop()) for _ in range(count)])

    def redo(self) -> None:
        if not self._undone:
            raise Refused(Code.NOTHING_TO_REDO)
        step = self._undone.pop()
        for action, state in reversed(step):
            self._actions.append(action)
            self._states.append(state)
        self._note_step(len(step))


def digest(state: AnyState) -> str:
    """Return a short digest of a position, the same on every machine."""
    return hashlib.sha256(state.to_json().encode()).hexdigest()[:16]
