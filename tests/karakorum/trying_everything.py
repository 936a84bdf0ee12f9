"""What can be placed in Karakorum, found by trying everything."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from k2core.karakorum.components import CARD_BY_TEXT

if TYPE_CHECKING:
    from k2core.karakorum.components import Pile


Piles = tuple["Pile", ...]


def can_place(piles: Piles, fresh: frozenset[int], values: tuple[int, ...], colour: int, pair: bool) -> bool:
    """By the letter of P4 and P5: place any card anywhere or score anything, in any order."""
    if not values:
        return True
    own = [place for place, pile in enumerate(piles) if pile[0].colour == colour]
    for value in set(values):
        rest = list(values)
        rest.remove(value)
        card = CARD_BY_TEXT[f"{'RGY'[colour]}{value}.0"]
        for place in own:
            if piles[place][-1].value <= value:
                after = (*piles[:place], (*piles[place], card), *piles[place + 1 :])
                if can_place(after, fresh | {place}, tuple(rest), colour, pair):
                    return True
        if may_start(piles, colour) and can_place((*piles, (card,)), fresh | {len(piles)}, tuple(rest), colour, pair):
            return True
    return any(
        can_place(*without(piles, fresh, gone), values, colour, pair) for gone in scorable(piles, fresh, own, pair)
    )


def may_start(piles: Piles, colour: int) -> bool:
    counts = [sum(pile[0].colour == other for pile in piles) for other in range(3)]
    counts[colour] += 1
    return sum(counts) <= 4 and sorted(counts)[1] <= 1 and max(counts) <= 2


def scorable(piles: Piles, fresh: frozenset[int], own: list[int], pair: bool) -> list[tuple[int, ...]]:
    long = [place for place in own if len(piles[place]) >= 3]
    gone: list[tuple[int, ...]] = [(place,) for place in long if place in fresh]
    if pair and len(long) == 2 and any(place in fresh for place in long):
        gone.append(tuple(long))
    return gone


def without(piles: Piles, fresh: frozenset[int], gone: tuple[int, ...]) -> tuple[Piles, frozenset[int]]:
    kept = [place for place in range(len(piles)) if place not in gone]
    return tuple(piles[place] for place in kept), frozenset(new for new, old in enumerate(kept) if old in fresh)


def can_allot(piles: Piles, values: tuple[int, ...], colour: int, pair: bool) -> bool:
    """The same, any expeditions of one or two cards removed first (P6)."""
    short = [place for place, pile in enumerate(piles) if len(pile) < 3]
    for chosen in product((False, True), repeat=len(short)):
        gone = tuple(place for place, out in zip(short, chosen, strict=True) if out)
        if can_place(*without(piles, frozenset(), gone), values, colour, pair):
            return True
    return False
