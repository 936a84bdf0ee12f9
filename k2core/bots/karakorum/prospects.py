"""How far each pawn of a player is likely to come, from what lies before the player and what is still in the deck."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from k2core.bots.karakorum.odds import MOST_CARDS, Odds, odds
from k2core.karakorum.components import COLOURS, DECK, GOAL_AXES, GOAL_CARDS, GOAL_FIELDS, SCORABLE, Goal
from k2core.karakorum.expeditions import axes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.bots.karakorum.minds import Mind
    from k2core.karakorum.components import Card, Pile
    from k2core.karakorum.pieces import Goals, Player

Prospects = tuple[float, float, float]
"""By colour, the field that the pawn is likely to reach; more than the summit if there is enough for more."""

AXES_OF_A_CARD = 1.2
"""What a card that is only taken to be one more is likely to bring."""


def odds_by_colour(unseen: Sequence[Card], players: int, mind: Mind) -> tuple[Odds, ...]:
    """What can still come, as this mind sees it: the very cards that are left, or always the whole deck."""
    left = Counter(card.colour for card in unseen)
    cards = Counter(unseen if mind.counts_the_deck else DECK)
    found = []
    for colour in range(len(COLOURS)):
        kinds = tuple((card.value, card.axes, cards[card]) for card in sorted(cards) if card.colour == colour)
        chances = round(left[colour] / players)
        found.append(odds(kinds, min(chances, mind.horizon)))
    return tuple(found)


def prospects(player: Player, goals: Goals, chances: Sequence[Odds], mind: Mind) -> Prospects:
    piles: list[list[Pile]] = [[] for _ in COLOURS]
    for pile in player.piles:
        piles[pile[0].colour].append(pile)
    red, green, yellow = (
        pawn + _of_colour(piles[colour], goals[colour], chances[colour], mind)
        for colour, pawn in enumerate(player.pawns)
    )
    return red, green, yellow


def _of_colour(piles: list[Pile], goals: tuple[Goal, ...], table: Odds, mind: Mind) -> float:
    time = table.chances
    if not piles:
        return table.empty[time]
    if len(piles) == 1:
        return _plain(piles[0], table, time) + _goal(piles[0], goals, table, time, mind)
    time = (time + 1) // 2
    alone = sum(_plain(pile, table, time) + _goal(pile, goals, table, time, mind) for pile in piles)
    if Goal.PAIR not in goals:
        return alone
    likely, spent = 1.0, 0.0
    for pile in piles:
        missing = max(0, SCORABLE - len(pile))
        likely *= table.reach[time][pile[-1].value][missing]
        spent += axes(pile) + missing * AXES_OF_A_CARD
    return alone + mind.race * likely * max(0.0, GOAL_FIELDS[Goal.PAIR] - spent)


def _plain(pile: Pile, table: Odds, time: int) -> float:
    """What an expedition brings by its axes."""
    top, held = pile[-1].value, axes(pile)
    if len(pile) >= SCORABLE:
        return held + table.growth[time][top]
    return table.short[time][len(pile)][top][held]


def _goal(pile: Pile, goals: tuple[Goal, ...], table: Odds, time: int, mind: Mind) -> float:
    """What the best goal adds to the axes that are given up for it."""
    best = 0.0
    top, held, count = pile[-1].value, axes(pile), len(pile)
    for goal in goals:
        if goal is Goal.AXES10:
            needed = max(0, GOAL_AXES - held)
            best = max(best, table.axes[time][top][needed] * (GOAL_FIELDS[goal] - max(held, GOAL_AXES)))
        elif goal is not Goal.PAIR and 0 <= GOAL_CARDS[goal] - count <= MOST_CARDS:
            needed = GOAL_CARDS[goal] - count
            spent = held + needed * AXES_OF_A_CARD
            best = max(best, table.reach[time][top][needed] * (GOAL_FIELDS[goal] - spent))
    return mind.race * best
