"""Karakorum in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core import karakorum
from k2core.cli import english_karakorum as english
from k2core.cli.terminal import Terminal
from k2core.karakorum import events
from k2core.karakorum.components import COLOURS

if TYPE_CHECKING:
    from typing import ClassVar

HELP = """\
A number chooses from the list; the action's own text (place R5.2 new) does too.
  undo, redo   take back a step of the turn, or do it again; a card that was turned up stays
  table        show the whole table again
  save         print the text that `play --resume TEXT` continues from
  quit         stop; the text to continue from is printed"""


class KarakorumTerminal(Terminal):
    help: ClassVar[str] = HELP

    @property
    def state(self) -> karakorum.State:
        state = self._record.state
        assert isinstance(state, karakorum.State)
        return state

    def _chapter(self) -> object:
        return self.state.active

    def _words(self, action: karakorum.Action) -> str:
        return english.action(self.state, action)

    def _result(self) -> str:
        outcome = self.state.outcome
        assert outcome is not None
        return english.outcome(outcome, self._names)

    def _tell(self, before: karakorum.State) -> None:
        action = self._record.replay.actions[-1:]
        if not action or self._record.states[-2:-1] != (before,):
            return  # a step was taken back
        told = events.events(before, karakorum.parse_action(str(action[0])), self.state)
        for words in (english.event(event, self._names) for event in told):
            if words is not None:
                self._say(words)

    def _show_task(self, seat: int) -> None:
        state = self.state
        name = self._names[seat]
        shown = english.cards(state.display)
        if state.phase is karakorum.Phase.REVEAL:
            self._say(f"{name} turns up cards, at most {state.limit}. Open: {shown}.")
        elif state.phase is karakorum.Phase.TAKE:
            self._say(f"{name} takes. Open: {shown}.")
        else:
            self._say(f"{name} has {english.cards(state.players[seat].taken)} to place.")
            self._show_piles(seat)

    def _show_table(self) -> None:
        state = self.state
        self._say(f"\n=== {self._names[state.active]} is active, {state.deck} cards in the deck ===")
        for letter, goals in zip(COLOURS, state.goals, strict=True):
            left = ", ".join(english.GOALS[goal] for goal in goals) or "none"
            self._say(f"  {english.COLOUR_WORDS[letter]} goals: {left}")
        for seat, (name, player) in enumerate(zip(self._names, state.players, strict=True)):
            pawns = ", ".join(f"{english.colour(place)} {pawn}" for place, pawn in enumerate(player.pawns))
            self._say(f"  {name}: {pawns}")
            self._show_piles(seat)

    def _show_piles(self, seat: int) -> None:
        for number, pile in enumerate(self.state.players[seat].piles, 1):
            self._say(f"    {number}  {english.pile(pile)}")
