"""A game in a terminal, alone or passing the keyboard round; what is shown comes from each game's `terminal.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots.interface import Budget, answer, bots_of
from k2core.cli import english, seats
from k2core.cli.interface import terminal_of
from k2core.core.clean_text import whole_number
from k2core.core.errors import Refused
from k2core.sharing import text_codec
from k2core.sharing.replay import Record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from k2core.bots.interface import Level
    from k2core.core.game import Action
    from k2core.sharing.replay import Replay

WIPE = "\033[2J\033[3J\033[H"
"""Clears the screen and what can be scrolled back to."""


class Quit(Exception):
    """The player wants to stop."""


class Terminal:
    """A game at a terminal: `ask` shows a prompt and returns a line, `say` shows text."""

    def __init__(
        self,
        replay: Replay,
        ask: Callable[[str], str],
        say: Callable[[str], None],
        levels: tuple[Level | None, ...] = (),
    ) -> None:
        """`levels` says which seats are bots; without it the names of the seats do."""
        self._record = Record(replay)
        self._shown = terminal_of(replay.game)
        self._ask = ask
        self._say = say
        players = replay.config.players
        self._names = seats.called(replay.names, players)
        self._levels = levels or seats.levels(replay.names, players)
        self._hot_seat = sum(level is None for level in self._levels) > 1

    def play(self) -> None:
        """Play until the game is over or a player quits."""
        record = self._record
        try:
            section: object = None
            while record.state.legal_actions():
                if self._shown.section(record.state) != section:
                    section = self._shown.section(record.state)
                    self._show_table()
                self._decide()
        except Quit:
            self._say_how_to_continue()
            return
        except (EOFError, KeyboardInterrupt):  # the prompt's line is still open
            self._say("")
            self._say_how_to_continue()
            raise
        self._show_table()
        state = record.state
        self._say(f"\n{self._shown.outcome(state.outcome, record.game.tally(state), self._names)}")
        self._say(f"Proof: {text_codec.encode(record.replay)}")

    def _say_how_to_continue(self) -> None:
        self._say(f"To continue: play --resume {text_codec.encode(self._record.replay)}")

    def _show_table(self) -> None:
        self._say_all(self._shown.table(self._record.state, self._names))

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._say(line)

    def _decide(self) -> None:
        """Ask the player who is to act until something has changed."""
        before = self._record.state
        name = self._names[before.to_act[0]]
        level = self._levels[before.to_act[0]]
        if level is not None:
            self._let_decide(level, name)
            return
        secret = self._hot_seat and self._shown.is_secret(before)
        if secret:
            self._ask(f"\n{name}, sit down alone and press Enter.")
        self._say("")
        self._say_all(self._shown.task(before, self._names))
        legal = before.legal_actions()
        for number, action in enumerate(legal, 1):
            self._say(f"{number:4}  {self._shown.action(before, action)}")
        played = len(self._record.states)
        while self._record.state is before:
            try:
                self._obey(self._ask(f"{name}> ").strip(), legal)
            except Refused as refused:
                self._say(english.sentence(refused.reason))
        if secret:
            self._say(WIPE)
        self._tell_changes(played)

    def _let_decide(self, level: Level, name: str) -> None:
        """Let a bot decide; what it picks in secret is not told."""
        state = self._record.state
        game = self._record.game.name
        seat = state.to_act[0]
        budget = Budget(bots_of(game).iterations(level))
        told = answer(game, state.observation(seat), level, f"{self._record.replay.config.seed}-bot-{seat}", budget)
        played = len(self._record.states)
        if told.fell_back:
            self._say(f"{name} could not think and does the simplest thing.")
        for action in told.actions:
            if not self._shown.is_secret(self._record.state):
                self._say(f"{name}: {self._shown.action(self._record.state, action)}")
            self._record.apply(action)
        self._tell_changes(played)

    def _tell_changes(self, played: int) -> None:
        """Tell what has followed since there were so many states; nothing if steps were taken back."""
        states, actions = self._record.states, self._record.replay.actions
        for number in range(played, len(states)):
            before, action, after = states[number - 1], actions[number - 1], states[number]
            self._say_all(self._shown.changes(before, action, after, self._names))

    def _obey(self, line: str, legal: tuple[Action, ...]) -> None:
        word, _, rest = line.partition(" ")
        if (number := whole_number(word)) is not None and rest:
            self._say("Type one number only: every line of the list is a whole choice.")
        elif number is not None and 1 <= number <= len(legal):
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
            self._say(self._shown.help)
        elif (answer := self._shown.command(self._record.state, word, rest)) is not None:
            lines, actions = answer
            self._say_all(lines)
            for action in actions:
                self._say(f"      {self._shown.action(self._record.state, action)}")
                self._record.apply(action)
        else:
            self._record.apply(self._record.game.parse_action(line))
