"""Each game offers to the command line what it asks for; mypy checks the types of these assignments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.cli.interface import GameInvariants, GameTerminal, invariants_of, terminal_of
from k2core.k2 import invariants as k2_invariants
from k2core.k2 import terminal as k2_terminal
from k2core.karakorum import invariants as karakorum_invariants
from k2core.karakorum import terminal as karakorum_terminal

if TYPE_CHECKING:
    from k2core import k2, karakorum

K2_TERMINAL: GameTerminal[k2.State] = k2_terminal.TERMINAL
KARAKORUM_TERMINAL: GameTerminal[karakorum.State] = karakorum_terminal.TERMINAL
K2_INVARIANTS: GameInvariants[k2.State] = k2_invariants
KARAKORUM_INVARIANTS: GameInvariants[karakorum.State] = karakorum_invariants


def test_the_parts_of_each_game_are_found_by_its_name() -> None:
    assert terminal_of("k2") is K2_TERMINAL
    assert terminal_of("karakorum") is KARAKORUM_TERMINAL
    assert invariants_of("k2") is K2_INVARIANTS
    assert invariants_of("karakorum") is KARAKORUM_INVARIANTS


def test_no_two_games_word_the_same_code() -> None:
    assert not set(K2_TERMINAL.refusals) & set(KARAKORUM_TERMINAL.refusals)
