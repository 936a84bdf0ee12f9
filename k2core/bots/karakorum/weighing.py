"""How much better another choice would have been, told apart from the luck of the deals that were imagined.

The strongest level names the rivals of a choice. Each is played on, by the same quick player on every seat, on decks
shuffled anew, until everybody has begun another round, and how likely the player wins is compared there. The best
rival then meets the choice on other decks: whoever was best by luck is not best any more.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from k2core.bots.interface import Budget
from k2core.bots.karakorum.chances import chances
from k2core.bots.karakorum.minds import Mind
from k2core.bots.karakorum.options import options, played
from k2core.bots.karakorum.thinking import Thinker
from k2core.core.rng import stream
from k2core.karakorum.sampling import imagine

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from k2core.karakorum.actions import Action
    from k2core.karakorum.observation import Observation
    from k2core.karakorum.state import State

RIVALS = 3
"""How many other choices are played on."""
WORTH_A_LOOK = 0.3
"""A rival that the strongest level does not think better by so many fields is not looked at."""
FIRST_DEALS = 3
"""How many decks all rivals are played on."""
LEAST_DEALS = 6
MOST_DEALS = 24
"""How many other decks the best rival is measured on: more, the more it seems to matter."""
HARDLY_ANYTHING = 0.01
"""A rival that wins more often by less is not looked at any longer."""
DOUBTS = 2.5
"""A loss counts if it is so many times as large as its standard error."""
LAST_CARDS = 15
"""With no more cards in the deck than these, games are played on to their end."""

QUICK = Mind(counts_the_deck=False, horizon=6, race=0.7, minds_the_others=False, carelessness=0.0)
"""Who plays on: a player that sees its own pawns, and is quick."""
CARDS_THOUGHT_OF = 3


@dataclass(frozen=True, slots=True)
class Verdict:
    """A choice beside the best other one."""

    expected: float
    """How likely the player wins with the better one of both."""
    lost: float
    """How much of that the choice has cost; 0 if nothing better was found."""
    doubt: float
    """The standard error of that."""
    better: tuple[Action, ...]


def weigh(
    seen: Observation, made: tuple[Action, ...], made_key: object, seed: str, budget: Budget
) -> Generator[None, None, Verdict]:
    """Weigh the choice that was made, one playing on after the other; an iteration is one of them."""
    assert seen.viewer is not None
    seat = seen.viewer
    start = imagine(seen, stream("any-deck"))
    found = options(start, seat, seed)
    yield
    worth = next((option.worth for option in found if option.key == made_key), None)
    rivals = sorted((option for option in found if option.key != made_key), key=lambda option: -option.worth)[:RIVALS]
    if worth is not None:
        rivals = [option for option in rivals if option.worth >= worth + WORTH_A_LOOK]
    if not rivals:
        return Verdict(chances(start)[seat], 0.0, 0.0, ())
    left = budget.iterations
    if len(rivals) > 1:
        sums = []
        for rival in rivals:
            total = 0.0
            for deal in range(FIRST_DEALS):
                total += _chance(seen, rival.actions, seed, deal)
                left -= 1
                yield
            sums.append(total)
        rivals = [rivals[sums.index(max(sums))]]
    best = rivals[0].actions
    differences: list[float] = []
    chance = 0.0
    for deal in range(FIRST_DEALS, FIRST_DEALS + MOST_DEALS):
        better = _chance(seen, best, seed, deal)
        yield
        chance += better
        differences.append(better - _chance(seen, made, seed, deal))
        yield
        left -= 2
        few = len(differences) < LEAST_DEALS
        if not few and (_mean(differences) < HARDLY_ANYTHING or left <= 0):
            break
    lost, doubt = _mean(differences), _error(differences)
    if lost < HARDLY_ANYTHING or lost < DOUBTS * doubt:
        return Verdict(chance / len(differences) - lost, 0.0, doubt, ())
    return Verdict(chance / len(differences), lost, doubt, best)


def _chance(seen: Observation, actions: Sequence[Action], seed: str, deal: int) -> float:
    """How likely the player wins if this is chosen and all play on for a while, on one imagined deck."""
    assert seen.viewer is not None
    deck = stream(seed, "deal", len(seen.revealed), deal)
    return chances(_played_on(played(imagine(seen, deck), actions), f"{seed}-{deal}"))[seen.viewer]


def _played_on(state: State, seed: str) -> State:
    """Play on until everybody has begun another round, and the one that was begun then is over."""
    rounds, active = len(state.players) + 1, state.active
    to_the_end = state.deck <= LAST_CARDS
    while state.to_act and (rounds > 0 or to_the_end):
        legal = state.legal_actions()
        if len(legal) == 1:
            state = state.apply(legal[0])
        else:
            (seat,) = state.to_act
            unseen = state.observation(seat).unseen
            thinker = Thinker(state, seat, unseen, QUICK, stream(seed, state.revealed))
            state = played(state, thinker.decide(Budget(CARDS_THOUGHT_OF)))
        if state.active != active:
            rounds, active = rounds - 1, state.active
    return state


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _error(numbers: Sequence[float]) -> float:
    """The standard error of the mean."""
    mean = _mean(numbers)
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1) / len(numbers))
