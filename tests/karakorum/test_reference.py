"""The legal actions, worked out a second time by the letter of the rules and by trying everything."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from k2core.core.rng import stream
from k2core.karakorum import Phase, State, new_game
from tests import golden

from .choosers import at_table, random_chooser, trekker
from .trying_everything import can_allot, can_place, may_start, without

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.karakorum.components import Card


def legal(state: State) -> set[str]:
    if state.phase is Phase.REVEAL:
        return {"reveal", "stop"} if any(can_take(state, (card,)) for card in state.display) else {"reveal"}
    if state.phase is Phase.TAKE:
        return set(takes(state))
    return set() if state.phase is Phase.OVER else set(steps(state))


def can_take(state: State, cards: tuple[Card, ...]) -> bool:
    values = tuple(card.value for card in cards)
    return can_allot(state.players[state.queue[0]].piles, values, cards[0].colour, pair=True)


def takes(state: State) -> Iterator[str]:
    active = state.queue[0] == state.active
    shown = sorted(state.display, key=lambda card: (card.colour, card.value, card.axes))
    found = False
    for count in range(1, len(shown) + 1 if active else 2):
        for cards in combinations(shown, count):
            if len({card.colour for card in cards}) == 1 and can_take(state, cards):
                found = True
                yield "take " + " ".join(card.text for card in cards)
    if not active:
        yield "pass"
    elif not found:
        yield "none"


def steps(state: State) -> Iterator[str]:
    player, turn = state.players[state.queue[0]], state.turn
    assert turn is not None
    piles = player.piles
    fresh = frozenset(number - 1 for number in turn.fresh)
    values = [card.value for card in player.taken]
    colour = player.taken[0].colour if player.taken else 0
    if not player.taken:
        yield "done"
    if not turn.placed:
        for place, pile in enumerate(piles):
            if len(pile) < 3:
                left, _fresh = without(piles, fresh, (place,))
                assert can_allot(left, tuple(values), colour, pair=True), "a removal never takes room away"
                yield f"remove {place + 1}"
    for card in player.taken:
        rest = list(values)
        rest.remove(card.value)
        for place, pile in enumerate(piles):
            if pile[0].colour == card.colour and pile[-1].value <= card.value:
                after = (*piles[:place], (*pile, card), *piles[place + 1 :])
                if can_place(after, fresh | {place}, tuple(rest), colour, pair=True):
                    yield f"place {card.text} {place + 1}"
        if may_start(piles, card.colour) and can_place(
            (*piles, (card,)), fresh | {len(piles)}, tuple(rest), colour, pair=True
        ):
            yield f"place {card.text} new"
    yield from scores(state, fresh)


def scores(state: State, fresh: frozenset[int]) -> Iterator[str]:
    piles = state.players[state.queue[0]].piles
    for place in sorted(fresh):
        pile = piles[place]
        goals = [str(goal) for goal in state.goals[pile[0].colour]]
        if len(pile) < 3:
            continue
        yield f"score {place + 1} axes"
        if len(pile) == 4 and "four" in goals:
            yield f"score {place + 1} four"
        if len(pile) == 6 and "six" in goals:
            yield f"score {place + 1} six"
        if sum(card.axes for card in pile) >= 10 and "axes10" in goals:
            yield f"score {place + 1} axes10"
        both = [other for other, own in enumerate(piles) if own[0].colour == pile[0].colour and len(own) >= 3]
        if len(both) == 2 and "pair" in goals and place == min(fresh & set(both)):
            yield f"score {place + 1} pair"


def test_the_legal_actions_are_those_of_the_rules_in_random_games() -> None:
    """KK-D1, KK-P1 to KK-P6: every order of removing, placing and scoring, and no dead end."""
    for number in range(9):
        players = 2 + number % 3
        state = new_game(f"reference-{number}", players)
        treks = [trekker(number * 5 + seat) for seat in range(players)]
        choose = random_chooser(number) if number % 3 == 0 else at_table(*treks)
        rng = stream("reference", number)
        while state.outcome is None:
            if rng.below(2):
                assert {str(action) for action in state.legal_actions()} == legal(state), state.to_json()
            state = state.apply(choose(state))


def test_the_counted_positions_are_counted_alike() -> None:
    """KK-P1 to KK-P6: two actions deep, another way of working out the legal ones gives the same number."""
    for path in golden.POSITIONS["karakorum"]:
        lines = path.read_text(encoding="utf-8").splitlines()
        state = golden.position_of(lines)
        assert isinstance(state, State)
        counts = golden.counts_of(lines)
        assert len(legal(state)) == counts[1], path.stem
        if 2 in counts:
            assert sum(len(legal(state.apply(action))) for action in state.legal_actions()) == counts[2], path.stem
