"""Every defect of a position is found: a sound position, one thing changed, and exactly that is named."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from k2core.core.errors import Refused
from k2core.core.seats import with_seat
from k2core.k2 import Climber, Phase, Player, Purse, State, Turn, Weather, state_from_dict
from k2core.k2.status import Defect

from .scene import ANNA, BOTH_DEAD, BRIAN, HOME, Table, cards, climber, dead, on, play, sleep

if TYPE_CHECKING:
    from k2core.k2 import Card


MORNING = Table().morning("m1 m1 m2 a0 a1 a2")
TURN = Table(anna=(on(13), on(16))).turn("m1 m3 a0", token=2)
WALKING = play(TURN, "give m3 A", "step A 16")
WITH_A_DEAD_CLIMBER = Table(anna=(on(13), dead())).turn("m1 m3 a0", token=2)
PASSING = play(
    Table(anna=(on(21, level=6), HOME), brian=(on(23, level=6), HOME)).turn("m1 m3 a0"),
    *("give m1 A", "give m3 A", "step A 23"),
)
DARING = play(Table().morning("m1 m1 m1"), "select m1 m1 m1", "select a0 a1 a1")
RESCUE = sleep(Table(family=True, anna=(on(16, level=1), on(16, level=1))).turn())
COLD_NIGHT = sleep(
    Table(
        family=True,
        weather="winter",
        today=Weather(1, 0, (0, 1, 2, 3)),
        anna=(on(11, level=1), on(11, level=1)),
    ).turn()
)
SOLO = Table(players=1).morning()
DAY_AFTER = sleep(Table().turn("m1 m1 m1", token=1))
OVER = sleep(Table(day=18).turn())


def player(state: State, seat: int, **changes: Any) -> State:
    """The position with a player changed."""
    changed: Player = replace(state.players[seat], **changes)
    return replace(state, players=with_seat(state.players, seat, changed))


def standing(state: State, name: str, **changes: Any) -> State:
    """The position with a climber changed, for example "Anna A"."""
    changed: Climber = replace(climber(state, name), **changes)
    who = (ANNA if name.startswith("Anna") else BRIAN, "AB".index(name[-1]))
    return replace(state, players=state.players_with(who, changed))


def in_turn(state: State, **changes: Any) -> State:
    assert state.turn is not None
    changed: Turn = replace(state.turn, **changes)
    return replace(state, turn=changed)


def purses(a: Purse, b: Purse | None = None) -> tuple[Purse, Purse]:
    return a, b or Purse()


def more(held: tuple[Card, ...], card: str) -> tuple[Card, ...]:
    return tuple(sorted((*held, *cards(card))))


CORRUPTED = {
    "the day before the first": (replace(MORNING, day=0), "day"),
    "a nineteenth day": (replace(MORNING, day=19), "day"),
    "a player too few": (replace(MORNING, players=MORNING.players[:1], queue=(ANNA,)), "players"),
    "a turn while cards are picked": (replace(MORNING, turn=TURN.turn), "phase_fields (field=turn)"),
    "a turn phase without a turn": (replace(TURN, turn=None), "phase_fields (field=turn)"),
    "a rescue while cards are picked": (
        replace(MORNING, pending=((ANNA, 0),)),
        "phase_fields (field=pending)",
    ),
    "nobody to rescue": (replace(RESCUE, pending=()), "phase_fields (field=pending)"),
    "nobody to pick": (replace(MORNING, queue=()), "phase_fields (field=queue)"),
    "somebody to act when all is over": (replace(OVER, queue=(ANNA,)), "phase_fields (field=queue)"),
    "a starting player who is not there": (replace(MORNING, starting=2), "starting"),
    "somebody to act who is not there": (replace(MORNING, queue=(ANNA, 2)), "starting"),
    "a starting player who is out": (replace(Table(brian=BOTH_DEAD).morning(), starting=BRIAN), "starting"),
    "picks in the wrong order": (replace(MORNING, queue=(BRIAN, ANNA)), "queue"),
    "turns in the wrong order": (
        replace(Table().turn(), queue=(BRIAN, ANNA)),
        "queue",
    ),
    "a token for the less daring": (replace(DARING, queue=(BRIAN,)), "queue"),
    "a rescue decided by the wrong player": (replace(RESCUE, queue=(BRIAN,)), "queue"),
    "an end in the middle": (replace(TURN, phase=Phase.OVER, queue=(), turn=None), "over"),
    "an open token too few": (replace(MORNING, tokens=(0, 1)), "tokens"),
    "open tokens out of order": (replace(MORNING, tokens=(2, 1, 0)), "tokens"),
    "more tokens taken than days gone": (replace(MORNING, taken=MORNING.day), "taken"),
    "a day of solo without a token": (
        replace(SOLO, tokens=tuple(sorted(SOLO.setup.deal.tokens[:3])), taken=0),
        "taken",
    ),
    "a token held before cards are picked": (player(DAY_AFTER, ANNA, token=1), "token_holder"),
    "the daring without a token": (player(Table().turn("m1 m1 m1"), ANNA, token=None), "token_holder"),
    "a token of another value than the one taken": (
        player(in_turn(Table().turn("m1 m1 m1", token=0), unpaid=2), ANNA, token=2),
        "token_holder",
    ),
    "a hand too large": (player(MORNING, ANNA, hand=more(MORNING.players[ANNA].hand, "m1")), "hand (seat=0)"),
    "a hand that was never drawn": (player(MORNING, ANNA, hand=cards("m1 m1 m2 a0 a1 a3")), "hand (seat=0)"),
    "a hand out of order": (player(MORNING, ANNA, hand=MORNING.players[ANNA].hand[::-1]), "hand (seat=0)"),
    "a hand of four for one who is out": (
        player(Table(brian=BOTH_DEAD).morning(), BRIAN, hand=cards("m1 m1 m1 m1")),
        "hand (seat=1)",
    ),
    "a hand no deck has for one who is out": (
        player(Table(brian=BOTH_DEAD).morning(), BRIAN, hand=cards("a0 a0 a0")),
        "hand (seat=1)",
    ),
    "picks of one who has yet to pick": (
        player(MORNING, ANNA, hand=cards("m1 m1 m2"), picks=cards("a0 a1 a2")),
        "picks (seat=0)",
    ),
    "picks out of order": (player(WALKING, ANNA, picks=cards("a0 m3 m1")), "picks (seat=0)"),
    "a card in the turn that was not picked": (
        in_turn(TURN, cards=cards("m1 m2 m3")),
        "turn_cards (seat=0)",
    ),
    "cards of the turn out of order": (in_turn(TURN, cards=cards("a0 m3 m1")), "turn_cards (seat=0)"),
    "a value-0 card given": (
        in_turn(WALKING, cards=cards("m1")),
        "turn_cards (seat=0)",
    ),
    "points from no card": (in_turn(WALKING, purses=purses(Purse(4, 0, True))), "purse (seat=0)"),
    "a card given to nobody": (
        in_turn(Table().turn("m1 m3 a0"), cards=cards("m1 a0")),
        "purse (seat=0)",
    ),
    "one card given to two": (
        in_turn(WALKING, purses=purses(Purse(0, 0, True), Purse(0, 0, True))),
        "purse (seat=0)",
    ),
    "a debt of points": (in_turn(WALKING, purses=purses(Purse(-1, 0, True))), "purse (seat=0, climber=A)"),
    "a debt of down points": (
        in_turn(WALKING, purses=purses(Purse(1, -1, True))),
        "purse (seat=0, climber=A)",
    ),
    "points without a card to them": (
        in_turn(WALKING, purses=purses(Purse(0, 0, True), Purse(1, 0, False))),
        "purse (seat=0, climber=B)",
    ),
    "a card given to a dead climber": (
        in_turn(WITH_A_DEAD_CLIMBER, cards=cards("m1 a0"), purses=purses(Purse(), Purse(0, 0, True))),
        "purse (seat=0, climber=B)",
    ),
    "more to pay than the token says": (in_turn(Table().turn("m1 m3 a0"), unpaid=1), "unpaid (seat=0)"),
    "a token paid back": (in_turn(WALKING, unpaid=-1), "unpaid (seat=0)"),
    "a token paid with nothing": (in_turn(TURN, unpaid=1), "unpaid (seat=0)"),
    "passing where there is room": (in_turn(WALKING, passing=0), "passing (seat=0, climber=A)"),
    "a dead climber passing": (in_turn(WITH_A_DEAD_CLIMBER, passing=1), "passing (seat=0, climber=B)"),
    "passing without points to walk on": (
        in_turn(PASSING, purses=purses(Purse(1, 0, True))),
        "passing (seat=0, climber=A)",
    ),
    "a climber off the board": (standing(MORNING, "Anna A", space=28), "space (seat=0, climber=A)"),
    "a tent off the board": (standing(MORNING, "Brian B", tent=28), "space (seat=1, climber=B)"),
    "a tent below the board": (standing(MORNING, "Brian B", tent=-1), "space (seat=1, climber=B)"),
    "level 0 alive": (standing(MORNING, "Anna A", level=0), "level (seat=0, climber=A)"),
    "level 7 in the morning": (standing(MORNING, "Brian A", level=7), "level (seat=1, climber=A)"),
    "level 7 without a card": (standing(TURN, "Anna A", level=7), "level (seat=0, climber=A)"),
    "level 7 before the turn": (standing(TURN, "Brian A", level=7), "level (seat=1, climber=A)"),
    "level 0 with nothing paid": (standing(TURN, "Anna A", level=0), "level (seat=0, climber=A)"),
    "a level of the dead": (
        standing(WITH_A_DEAD_CLIMBER, "Anna B", level=1),
        "level (seat=0, climber=B)",
    ),
    "a marker in no box": (standing(MORNING, "Anna A", points=8), "points (seat=0, climber=A)"),
    "a marker below the space": (standing(TURN, "Anna B", points=2), "points (seat=0, climber=B)"),
    "two where one may stand": (
        standing(Table(anna=(on(21), HOME)).morning(), "Brian A", space=21, points=5),
        "limit (space=21)",
    ),
    "three where two may stand": (standing(WALKING, "Brian A", space=16, points=3), "limit (space=16)"),
    "a marker at the summit without a place": (standing(MORNING, "Anna A", points=10), "summit"),
    "a place at the summit without a marker": (replace(MORNING, summit=((ANNA, 0),)), "summit"),
    "two places of one climber": (
        replace(Table(anna=(on(0, points=10), HOME)).morning(), summit=((ANNA, 0), (ANNA, 0))),
        "summit",
    ),
    "rescues decided for B before A": (replace(RESCUE, pending=((ANNA, 1), (ANNA, 0))), "pending"),
    "a rescue decided twice": (replace(COLD_NIGHT, pending=((ANNA, 0), (ANNA, 0))), "pending"),
    "a rescue of one who stands": (
        standing(RESCUE, "Anna B", space=0, level=1),
        "pending (seat=0, climber=B)",
    ),
    "a rescue card without the variant": (player(MORNING, BRIAN, rescue=True), "rescue (seat=1)"),
}


@pytest.mark.parametrize(("state", "defect"), CORRUPTED.values(), ids=CORRUPTED.keys())
def test_the_defect_is_named_and_nothing_else(state: State, defect: str) -> None:
    """One thing is wrong with the position, and the status says which."""
    assert [str(reason) for reason in state.status] == [defect]


@pytest.mark.parametrize(("state", "defect"), CORRUPTED.values(), ids=CORRUPTED.keys())
def test_a_position_with_a_defect_is_refused_when_it_is_read(state: State, defect: str) -> None:
    """Nothing else is raised, whatever is wrong with a position from outside."""
    with pytest.raises(Refused):
        state_from_dict(state.to_dict())


@pytest.mark.parametrize("tokens", [(0, 0, 1), (0, 1, 1, 2)])
def test_open_tokens_that_were_never_turned_up_are_a_defect(tokens: tuple[int, ...]) -> None:
    """K2-R1: 0, 1 and 2 lie open, and nothing else can."""
    assert "tokens" in [str(reason) for reason in replace(MORNING, tokens=tokens).status]


def test_a_rescue_without_a_card_is_a_defect() -> None:
    """K2-N3: both climbers await a rescue and the card is gone."""
    state = player(RESCUE, ANNA, rescue=False)
    assert [str(reason) for reason in state.status] == [
        "pending (seat=0, climber=A)",
        "pending (seat=0, climber=B)",
    ]


def test_two_tokens_on_one_evening_are_a_defect() -> None:
    """K2-R1: one token a day, so two players cannot hold one when rescues are decided."""
    night = sleep(Table(family=True, anna=(on(16, level=1), HOME)).turn("m1 m1 m1"))
    assert night.phase is Phase.RESCUE
    state = player(night, BRIAN, token=0)
    assert "token_holder" in [str(reason) for reason in state.status]


def test_every_code_is_tried() -> None:
    """A defect that no position above shows is one nobody has tried."""
    assert {defect.split()[0] for _state, defect in CORRUPTED.values()} == set(Defect)


def test_a_dead_climbers_points_are_a_defect() -> None:
    """K2-N2: the marker of a dead climber stands on 1."""
    state = standing(WITH_A_DEAD_CLIMBER, "Anna B", points=4)
    assert [str(reason) for reason in state.status] == ["points (seat=0, climber=B)"]


@pytest.mark.parametrize(
    "state",
    [MORNING, TURN, WALKING, WITH_A_DEAD_CLIMBER, PASSING, DARING, RESCUE, COLD_NIGHT, SOLO, DAY_AFTER, OVER],
)
def test_the_positions_were_sound_before(state: State) -> None:
    """What the corrupted ones were made of has no defect, and is read as it was written."""
    assert state.status == ()
    assert state_from_dict(state.to_dict()) == state
