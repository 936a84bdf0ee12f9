"""Why an action is refused: each reason in a situation where a player would meet it, and on random games."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pytest

from k2core.k2 import Action, Give, Rescue, State, new_game, parse_action, reasons
from k2core.k2.actions import ALL_ACTIONS, SELECTS
from tests.codes import codes_of_why_not
from tests.moves import check_all_actions, refused_because

from .scene import ANNA, BRIAN, HOME, Table, cards, dead, on, play, sleep

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


MORNING = Table().morning("m1 m1 m2 a0 a1 a2")
TURN = Table(anna=(on(13), dead(tent=16))).turn("m1 m3 r13", token=2)
PASSING = play(
    Table(anna=(on(21, level=6), HOME), brian=(on(23, level=6), HOME)).turn("m1 m3 a1"),
    "give m1 A",
    "give m3 A",
    "step A 23",
)
RESCUE = sleep(Table(family=True, anna=(on(16, level=1), on(16, level=1)), brian=(on(7), on(7))).turn())

CASES = [
    Case("the game is over", sleep(Table(day=18).turn()), "end", "game_over"),
    Case("Brian plays in Anna's turn", TURN, "end", "not_your_turn (turn=0)", player=BRIAN),
    Case("Anna walks before cards are picked", MORNING, "step A 1", "wrong_phase (phase=select)"),
    Case("Anna picks cards in her turn", TURN, "select m1 m1 m1", "wrong_phase (phase=turn)"),
    Case("Anna ends her turn instead of deciding", RESCUE, "end", "wrong_phase (phase=rescue)"),
    Case("Anna picks two 2s and has one", MORNING, "select m2 m2 a1", "not_in_hand (cards=['m2'])"),
    Case(
        "Anna takes a token that does not lie open",
        play(Table(players=1, open_tokens=(1, 1, 1)).morning("m1 m1 m1"), "select m1 m1 m1"),
        "take 2",
        "token_not_open (value=2)",
    ),
    Case("Anna gives a card she did not pick", TURN, "give m2 A", "card_not_here (card=m2)"),
    Case("Anna gives the value-0 card", TURN, Give(cards("a0")[0], 0), "never_given (card=a0)"),
    Case("Anna gives a card to a dead climber", TURN, "give m1 B", "climber_gone (climber=B)"),
    Case("Anna stops on a full space", PASSING, "end", "must_walk_on (climber=A)"),
    Case("Anna steps off the board", TURN, "step A 29", "no_such_space (space=29)"),
    Case("Anna is rescued off the board", RESCUE, Rescue(0, 28), "no_such_space (space=28)"),
    Case("Anna jumps", TURN, "step A 19", "no_rope (from=13, to=19)"),
    Case("Anna has no points", TURN, "step A 14", "too_few_points (cost=2, missing=2)"),
    Case(
        "Anna is one point short, down points included",
        play(Table(anna=(on(27, level=6), HOME)).turn("r12 a0 a1"), "give r12 A down"),
        "step A 26",
        "too_few_points (cost=3, missing=1)",
    ),
    Case(
        "Anna climbs with down points",
        play(TURN, "give r13 A down"),
        "step A 16",
        "only_down_points (cost=1, missing=1)",
    ),
    Case(
        "Anna camps with down points",
        play(TURN, "give r13 A down", "give m1 A"),
        "tent A",
        "only_down_points (cost=2, missing=1)",
    ),
    Case(
        "Anna enters a full space",
        play(Table(anna=(on(10), HOME), brian=(on(13), on(13))).turn("m2 a0 a1"), "give m2 A"),
        "step A 13",
        "space_full (space=13, limit=2)",
    ),
    Case("Anna is rescued to a full space", RESCUE, "rescue A 7", "space_full (space=7, limit=2)"),
    Case(
        "Anna pitches a second tent",
        play(Table(anna=(on(1, tent=6), HOME)).turn("m1 a0 a1"), "give m1 A"),
        "tent A",
        "tent_used (climber=A, space=6)",
    ),
    Case("Anna pays without a token", Table().turn(), "pay A move", "nothing_to_pay"),
    Case("Anna pays with points she has not", TURN, "pay A move", "no_points_left (climber=A)"),
    Case("Anna pays with a level that got no card", TURN, "pay A level", "not_liable (climber=A)"),
    Case("Anna forgets her token", play(TURN, "give m3 A"), "end", "risk_unpaid (unpaid=2)"),
    Case("B is rescued before A", RESCUE, "rescue B 0", "not_awaiting (climber=B, turn=A)"),
    Case("Anna is rescued to 6500 m", RESCUE, Rescue(0, 13), "too_high (space=13)"),
    Case("a rope given neither up nor down", TURN, Give(cards("r13")[0], 0), "bad_action"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.situation))
def test_the_reason_names_what_is_wrong(case: Case) -> None:
    """Every refusal has its own reason (K2-C7, K2-S1, K2-R1, K2-A2 to K2-A9, K2-N3)."""
    action = parse_action(case.action) if isinstance(case.action, str) else case.action
    refused_because(case.state, action, case.because, case.player)


def test_every_reason_has_its_situation() -> None:
    """A reason code without a case above is one nobody has thought through."""
    assert {case.because.split()[0] for case in CASES} == CODES


def test_while_cards_are_picked_it_is_the_turn_of_all_who_have_not_picked() -> None:
    """K2-S1: Brian, who has not picked, is not told to wait; Anna, who has, is."""
    picked = play(MORNING, "select m1 m1 m2")
    pick = parse_action("select a0 a1 a1")
    assert MORNING.why_not(parse_action("end"), BRIAN) == MORNING.why_not(parse_action("end"), ANNA)
    assert picked.why_not(pick, BRIAN) is None
    assert str(picked.why_not(pick, ANNA)) == "not_your_turn (turn=1)"


def test_what_brian_is_told_about_his_pick_says_nothing_of_annas_hand() -> None:
    """K2-S1: Anna has yet to pick; Brian asks about every pick there is and learns nothing of her cards."""
    brian = "m1 m1 m2 a0 a1 a2"
    low, high = Table().morning("m1 m1 m1 m1 m1 m2", brian), Table().morning("m3 m3 r23 a1 a2 a3", brian)
    for pick in SELECTS.values():
        told = [str(state.why_not(pick, BRIAN)) for state in (low, high)]
        assert told[0] == told[1], f"asked about '{pick}', Brian is told by Anna's hand: {told}"


CROWD_HIGH_UP = Table(
    family=True,
    anna=(on(21, level=4), on(26, level=5)),
    brian=(on(23, level=4), on(27, level=6)),
)
OPENINGS = [
    new_game("sweep-solo", weather="winter"),
    new_game("sweep-pair", players=2, board="hard", weather="mixed", family=True),
    CROWD_HIGH_UP.morning("m3 m3 r23 m2 m2 r13", "m3 m2 m1 r13 r12 r23"),
    replace(CROWD_HIGH_UP, players=5, crowded=True).morning("m3 m3 r23 m2 m2 r13", "m3 m2 m1 r13 r12 r23"),
]


def test_reasons_and_legal_actions_agree_on_random_games() -> None:
    """An action is refused for a reason exactly if it is not on offer, whatever the position (K2-C7)."""
    chance = random.Random(8611)
    met: set[StrEnum] = set()
    for opening in OPENINGS * 5:
        state = opening
        while state.outcome is None:
            if chance.random() < 0.3:
                met |= check_all_actions(state, ALL_ACTIONS)
            state = state.apply(chance.choice(state.legal_actions()))
        met |= check_all_actions(state, ALL_ACTIONS)
    # Three codes answer only what no listed action asks: to act out of turn, to give the value-0 card, to do
    # what is no action at all.
    beyond = {"not_your_turn", "never_given", "bad_action"}
    assert met == CODES - beyond, "the sweep missed some reason"
