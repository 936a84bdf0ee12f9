"""Expeditions: where a card may go, and what can be allotted at all (D1, P2, P4).

Nothing here searches, because room is all that ever lacks: with room for a new expedition, any cards of its
colour go on it from the lowest to the highest. Scoring an expedition of the colour makes room, and so does
removing one of it, or one of the colour that has two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.karakorum.components import SCORABLE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2core.karakorum.components import Card, Pile
    from k2core.karakorum.pieces import Player

Piles = tuple["Pile", ...]


def axes(pile: Pile) -> int:
    return sum(card.axes for card in pile)


def is_scorable(pile: Pile) -> bool:
    """Whether it is long enough to be scored, and so too long to be removed (P5, P6)."""
    return len(pile) >= SCORABLE


def fits(pile: Pile, card: Card) -> bool:
    """Whether the card may go on this expedition (P4)."""
    top = pile[-1]
    return top.colour == card.colour and top.value <= card.value


def of_colour(piles: Piles, colour: int) -> Piles:
    return tuple(pile for pile in piles if pile[0].colour == colour)


def doubled(piles: Piles) -> int | None:
    """The colour of which there are two expeditions, if any (D1)."""
    seen = set()
    for pile in piles:
        colour = pile[0].colour
        if colour in seen:
            return colour
        seen.add(colour)
    return None


def has_room(piles: Piles, colour: int) -> bool:
    """Whether another expedition of this colour may be started (D1)."""
    return not of_colour(piles, colour) or doubled(piles) is None


def can_make_room(piles: Piles, colour: int) -> bool:
    """Whether removing makes room for another expedition of this colour (P6)."""
    return any(not is_scorable(pile) for pile in piles if pile[0].colour in (colour, doubled(piles)))


def placeable(piles: Piles, cards: tuple[Card, ...], fresh: Iterable[Pile] = ()) -> bool:
    """Whether sorted cards of one colour can all be placed, scoring in between, with no more removing (P4)."""
    if not cards:
        return True
    colour = cards[0].colour
    if has_room(piles, colour) or any(is_scorable(pile) for pile in fresh if pile[0].colour == colour):
        return True
    own = of_colour(piles, colour)
    if any(fits(pile, cards[0]) for pile in own):
        return True
    for pile in own:
        fitting = sum(fits(pile, card) for card in cards)
        if fitting and len(pile) + fitting >= SCORABLE:
            return True
    return False


def allottable(player: Player, cards: tuple[Card, ...]) -> bool:
    """Whether these sorted cards of one colour may be taken: removals and scorings count (P2)."""
    return can_make_room(player.piles, cards[0].colour) or placeable(player.piles, cards)
