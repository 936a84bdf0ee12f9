"""Why an action is refused: each reason in a situation where a player would meet it, and on random games."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from k2core.core.errors import Refused
from k2core.core.rng import stream
from k2core.karakorum import Action, Place, Remove, State, Take, new_game, parse_action, reasons
from k2core.karakorum.actions import FIXED_ACTIONS, is_canonical, take
from tests.codes import codes_of_why_not
from tests.moves import check_all_actions, refused_because

from .choosers import at_table, random_chooser, trekker
from .scene import BRIAN, Table, cards, play, side

if TYPE_CHECKING:
    from enum import StrEnum

CODES = codes_of_why_not(reasons)


@dataclass(frozen=True)
class Case:
    situation: str
    state: State
    action: str | Action
    because: str
    player: int | None = None


OPEN = Table().round("R1.0 G2.0 R3.0")
SHOWN = Table(players=3).take("R1.0 G2.0 R3.0")
SECOND = play(Table(players=3).take("R1.0 R2.0 R3.0"), "take R1.0")
BLOCKED = side("R2.0 R5.0 R8.0", "R1.0 R6.0 R7.0")
PLACING = Table(anna=side("R4.0 R5.0", "G2.0 G3.0 G4.0")).allot("R6.0")
FULL = Table(anna=side("R4.0", "G1.0 G2.0 G3.0", "G4.0 G5.0 G6.0")).allot("R3.0 R6.0")
PAIR = play(Table(anna=side("R1.1 R2.0", "R3.0 R4.0")).allot("R2.1 R5.0"), "place R2.1 1", "place R5.0 2")
OVER = play(Table(last=True).take("R1.0"), "take R1.0", "place R1.0 new", "done")

CASES = [
    Case("the game is over", OVER, "reveal", "game_over"),
    Case("Brian turns up a card for Anna", OPEN, "reveal", "not_your_turn (turn=0)", player=BRIAN),
    Case("Anna takes before she has stopped", OPEN, "take R1.0", "wrong_phase (phase=reveal)"),
    Case("Anna turns up a card while she places", PLACING, "reveal", "wrong_phase (phase=allot)"),
    Case("Anna stops before the first card", OPEN, "stop", "reveal_first"),
    Case(
        "Anna stops though she can place nothing",
        play(Table(anna=BLOCKED).round("R1.2"), "reveal"),
        "stop",
        "nothing_to_take",
    ),
    Case("Anna takes a card that is not there", SHOWN, "take R1.0 R4.0", "not_revealed (cards=['R4.0'])"),
    Case("Anna takes two that are not there", SHOWN, "take R1.1 R1.1", "not_revealed (cards=['R1.1', 'R1.1'])"),
    Case("Anna takes two colours", SHOWN, "take R1.0 G2.0", "not_one_colour"),
    Case("Brian takes two", SECOND, "take R2.0 R3.0", "only_one_card"),
    Case(
        "Anna takes what she cannot place",
        Table(anna=BLOCKED).take("R1.2 G1.0"),
        "take R1.2",
        "cannot_allot (cards=['R1.2'])",
    ),
    Case("Anna passes", SHOWN, "pass", "must_take"),
    Case("Anna takes none though she could", SHOWN, "none", "must_take"),
    Case("Brian takes none instead of passing", SECOND, "none", "may_pass"),
    Case("Anna, who is blocked, passes", Table(anna=BLOCKED).take("R1.2 R2.2 R3.2"), "pass", "takes_none"),
    Case("Anna removes what is not there", PLACING, "remove 3", "no_such_pile (pile=3)"),
    Case("Anna removes after placing", play(PLACING, "place R6.0 new"), "remove 1", "already_placed"),
    Case("Anna removes three cards", PLACING, "remove 2", "too_long_to_remove (pile=2, cards=3)"),
    Case("Anna places a card she did not take", PLACING, "place R6.1 1", "not_taken (card=R6.1)"),
    Case("Anna places red on green", PLACING, "place R6.0 2", "other_colour (card=R6.0, pile=2)"),
    Case("Anna places where nothing is", PLACING, "place R6.0 4", "no_such_pile (pile=4)"),
    Case("Anna places a 3 on a 4", FULL, "place R3.0 1", "value_too_low (card=R3.0, pile=1, top=4)"),
    Case("Anna has no place for another red one", FULL, "place R3.0 new", "no_room (colour=R)"),
    Case("Anna forgets the other card", FULL, "place R6.0 1", "cannot_place_rest"),
    Case("Anna scores what got no card", PLACING, "score 2 axes", "no_new_card (pile=2)"),
    Case("Anna scores what is not there", PLACING, "score 4 axes", "no_such_pile (pile=4)"),
    Case(
        "Anna scores two cards",
        play(Table(anna=side("R4.0")).allot("R6.0"), "place R6.0 1"),
        "score 1 axes",
        "too_short (pile=1, cards=2)",
    ),
    Case(
        "Anna claims what is claimed",
        play(Table(anna=side("R1.0 R2.0 R3.0"), claimed="R four").allot("R6.0"), "place R6.0 1"),
        "score 1 four",
        "goal_taken (goal=four, colour=R)",
    ),
    Case("Anna claims six with three", PAIR, "score 1 six", "goal_not_met (goal=six, colour=R)"),
    Case("Anna names a pair by its second", PAIR, "score 2 pair", "name_lower_pile (pile=1)"),
    Case("Anna ends with a card in hand", PLACING, "done", "cards_left (cards=['R6.0'])"),
    Case("cards taken in no order", SHOWN, Take(cards("R3.0 R1.0")), "bad_action"),
    Case("no card taken", SHOWN, Take(()), "bad_action"),
    Case("a pile numbered from nought", PLACING, Remove(0), "bad_action"),
    Case("a card put on pile nought", PLACING, Place(cards("R6.0")[0], 0), "bad_action"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.situation))
def test_the_reason_names_what_is_wrong(case: Case) -> None:
    """Every refusal has its own reason (KK-P1 to KK-P6)."""
    action = parse_action(case.action) if isinstance(case.action, str) else case.action
    refused_because(case.state, action, case.because, case.player)


def test_every_reason_has_its_situation() -> None:
    """A reason code without a case above is one nobody has thought through."""
    assert {case.because.split()[0] for case in CASES} == CODES


def every_action(state: State) -> list[Action]:
    """All fixed actions, and takes of whatever lies or could lie there."""
    shown = sorted(state.display) or list(cards("R1.0 R1.1 G8.3"))
    chosen = {group for count in range(1, len(shown) + 1) for group in combinations(shown, count)}
    return [*FIXED_ACTIONS, *(take(group) for group in sorted(chosen)), take(cards("R1.1 R1.1")), take(cards("Y8.3"))]


def test_reasons_and_legal_actions_agree_on_random_games() -> None:
    """An action is refused for a reason exactly if it is not on offer, whatever the position (KK-P2 to KK-P6)."""
    met: set[StrEnum] = set()
    for number in range(8):
        players = 2 + number % 3
        state = new_game(f"sweep-{number}", players)
        choose = at_table(*(trekker(number + seat) if seat else random_chooser(number) for seat in range(players)))
        rng = stream("sweep", number)
        while state.outcome is None:
            if rng.below(4) == 0:
                met |= check_all_actions(state, every_action(state))
            state = state.apply(choose(state))
        met |= check_all_actions(state, every_action(state))
    # Two codes answer only what no listed action asks: to act out of turn, and to do what is no action at all.
    assert met == CODES - {"not_your_turn", "bad_action"}


def test_every_action_has_a_text_that_parses_back() -> None:
    """Canonical texts: one per action, and no other text is taken."""
    for action in every_action(SHOWN):
        assert parse_action(str(action)) is action
        assert is_canonical(action)
    examples = "reveal|stop|take R5.2 R7.0|none|pass|remove 2|place R5.2 1|place R5.2 new|score 1 axes"
    examples += "|score 1 four|score 1 six|score 1 pair|score 1 axes10|done"
    for text in examples.split("|"):
        assert str(parse_action(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "take", "take ", "take R5.2 R5.2", "take R7.0 R5.2", "take R5.4", "take R9.0", "take B1.0"),
        *("take R1.0 R2.0 R3.0 R4.0 R5.0 R6.0", "take R1.0  R2.0", " reveal", "Reveal", "reveal ", "remove 0"),
        *("remove 5", "remove", "place R5.2", "place R5.2 5", "place R5.2 New", "score 1", "score 1 AXES", "end"),
        *("take 1", "give m1 A", "select m1 m1 m1", "score 1 seven"),
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad_action"):
        parse_action(text)


@pytest.mark.parametrize("value", [None, 1, ["reveal"], b"reveal"])
def test_what_is_no_text_is_no_action(value: object) -> None:
    with pytest.raises(Refused, match="bad_action"):
        parse_action(value)
