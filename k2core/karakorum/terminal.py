"""How the command line shows a game of Karakorum."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from k2core import karakorum
from k2core.core.cards import texts
from k2core.core.english import counted
from k2core.core.options import CommandOption
from k2core.karakorum import english, events
from k2core.karakorum.components import COLOURS, GOAL_FIELDS
from k2core.karakorum.pieces import goals_dict

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2core.core.canonical_json import Json

HELP = """\
A number chooses from the list; the action's own text (place R5.2 new) does too.
  undo, redo   undo a step of the turn, or do it again; a revealed card stays
  table        show the whole table again
  save         print the text that `play --resume TEXT` continues from
  quit         stop; the text to continue from is printed"""

Names = tuple[str, ...]


class KarakorumTerminal:
    title = "Karakorum"
    help = HELP
    options = (CommandOption("start", int, "who starts, counted from 0", "SEAT"),)
    refusals = english.REFUSALS
    claim = "give this result."

    def section(self, state: karakorum.State) -> int:
        return state.active

    def is_secret(self, _state: karakorum.State) -> bool:
        return False

    def table(self, state: karakorum.State, names: Names) -> list[str]:
        lines = [f"\n=== {names[state.active]} is the active player, {counted(state.deck, 'card')} in the deck ==="]
        for letter, goals in zip(COLOURS, state.goals, strict=True):
            left = ", ".join(f"{english.GOALS[goal]} ({GOAL_FIELDS[goal]} fields)" for goal in goals) or "none"
            lines.append(f"  {english.COLOUR_WORDS[letter]} goals: {left}")
        for name, player in zip(names, state.players, strict=True):
            pawns = ", ".join(f"{english.colour(place)} {pawn}" for place, pawn in enumerate(player.pawns))
            lines += (f"  {name}: {pawns}", *_pile_lines(player))
        return lines

    def task(self, state: karakorum.State, names: Names) -> list[str]:
        seat = state.queue[0]
        shown = english.cards(state.display)
        if state.phase is karakorum.Phase.REVEAL:
            return [f"{names[seat]} reveals cards, at most {state.limit}. Face up: {shown}."]
        if state.phase is karakorum.Phase.TAKE:
            return [f"{names[seat]} takes. Face up: {shown}."]
        player = state.players[seat]
        return [f"{names[seat]} has {english.cards(player.taken)} to place.", *_pile_lines(player)]

    def action(self, state: karakorum.State, action: karakorum.Action) -> str:
        return english.action(state, action)

    def changes(
        self, before: karakorum.State, action: karakorum.Action, after: karakorum.State, names: Names
    ) -> list[str]:
        lines = (english.event(event, names) for event in events.events(before, action, after))
        return [line for line in lines if line is not None]

    def command(self, _state: karakorum.State, _word: str, _rest: str) -> None:
        return None

    def setting(self, config: karakorum.Config, _daily: str | None) -> str:
        return f"seed {config.seed}"

    def progress(self, tally: karakorum.Tally) -> str:
        return f"{counted(tally.deck, 'card')} in the deck"

    def outcome(self, outcome: karakorum.Outcome, _tally: karakorum.Tally, names: Names) -> str:
        return english.outcome(outcome, names)

    def summary(self) -> KarakorumSummary:
        return KarakorumSummary()

    def deal(self, state: karakorum.State) -> Json:
        return state.setup.deal.to_dict()

    def snapshot(self, state: karakorum.State) -> Json:
        return {
            "active": state.active,
            "phase": str(state.phase),
            "display": texts(state.display),
            "deck": state.deck,
            "discard": state.discarded,
            "goals": goals_dict(state.goals),
            "players": [player.to_dict() for player in state.players],
        }


@dataclass
class KarakorumSummary:
    """What random games of Karakorum have come to."""

    goals: Counter[str] = field(default_factory=Counter)
    """The claimed ones, by kind."""

    def add(self, state: karakorum.State) -> None:
        for left in state.goals:
            self.goals.update(goal for goal in karakorum.Goal if goal not in left)

    def rows(self) -> list[tuple[str, Mapping[str, int]]]:
        return [("goals", self.goals)]


def _pile_lines(player: karakorum.Player) -> list[str]:
    return [f"    expedition {number}: {english.pile(pile)}" for number, pile in enumerate(player.piles, 1)]


TERMINAL = KarakorumTerminal()
