"""A game in a terminal, alone or passing the keyboard round; what is said is up to each game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from k2core.cli import english
from k2core.core.errors import Refused
from k2core.core.registry import game_by_name
from k2core.sharing import text_codec
from k2core.sharing.replay import Record

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.core.game import Action, State
    from k2core.sharing.replay import Replay


class Quit(Exception):
    """The player is done for now."""


class Terminal(ABC):
    """A game at a terminal: `ask` shows a prompt and returns a line, `say` shows text."""

    help: ClassVar[str]

    def __init__(self, replay: Replay, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
        self._record = Record(replay)
        self._game = game_by_name(replay.game)
        self._ask = ask
        self._say = say
        players = replay.config.players
        self._names = english.called(replay.names, players)
        self._hot_seat = players > 1

    @abstractmethod
    def _chapter(self) -> object:
        """The table is shown again when this has changed."""

    @abstractmethod
    def _show_table(self) -> None: ...

    @abstractmethod
    def _show_task(self, seat: int) -> None: ...

    @abstractmethod
    def _words(self, action: Any) -> str: ...

    @abstractmethod
    def _tell(self, before: Any) -> None:
        """What has happened by itself since `before`."""

    @abstractmethod
    def _result(self) -> str: ...

    def _is_secret(self) -> bool:
        """Whether nobody else may see what is chosen now."""
        return False

    def _do_more(self, _word: str, _rest: str) -> bool:
        """Obey a command of this game alone; whether there was one."""
        return False

    def play(self) -> None:
        """Until the game is over or a player quits."""
        record = self._record
        try:
            shown: object = None
            while record.state.legal_actions():
                if self._chapter() != shown:
                    shown = self._chapter()
                    self._show_table()
                self._decide()
        except Quit:
            self._say(f"To continue: play --resume {text_codec.encode(record.replay)}")
            return
        self._show_table()
        self._say(f"\n{self._result()}")
        self._say(f"Proof: {text_codec.encode(record.replay)}")

    def _decide(self) -> None:
        before: State[Any] = self._record.state
        seat = before.to_act[0]
        secret = self._hot_seat and self._is_secret()
        if secret:
            self._ask(f"\n{self._names[seat]}, sit down alone and press Enter.")
        self._say("")
        self._show_task(seat)
        legal = before.legal_actions()
        for number, action in enumerate(legal, 1):
            self._say(f"{number:4}  {self._words(action)}")
        while self._record.state is before:
            try:
                self._obey(self._ask(f"{self._names[seat]}> ").strip(), legal)
            except Refused as refused:
                self._say(english.sentence(refused.reason))
        if secret:
            self._say(
                "\033[2J\033[3J\033[H",
            )
        self._tell(before)

    def _obey(self, line: str, legal: tuple[Action, ...]) -> None:
        word, _, rest = line.partition(" ")
        if (number := whole_number(word)) is not None and 1 <= number <= len(legal):
            self._record.apply(legal[number - 1])
        elif word in ("undo", "redo"):
            (self._record.undo if word == "undo" else self._record.redo)()
        elif word == "quit":
            raise Quit
        elif word == "save":
            self._say(text_codec.encode(self._record.replay))
        elif word == "table":
            self._show_table()
        elif word in ("help", ""):
            self._say(self.help)
        elif not self._do_more(word, rest):
            self._record.apply(self._game.parse_action(line))


def whole_number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 3 else None
