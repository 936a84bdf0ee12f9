"""Where cards may go: the short way the engine decides it agrees with trying everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.rng import stream
from k2core.karakorum import Player
from k2core.karakorum.components import CARDS
from k2core.karakorum.expeditions import allottable, has_room, placeable
from tests.karakorum.trying_everything import Piles, can_allot, can_place, may_start

from .scene import Table, allows, cards, choices, piles, play, refuses, side

if TYPE_CHECKING:
    from k2core.core.rng import Pcg32
    from k2core.karakorum.components import Card, Pile


# Expeditions


def test_an_expedition_has_one_colour_and_never_falls() -> None:
    """KK-D1, KK-P4: equal values may follow each other."""
    state = Table(anna=side("R4.0", "G2.0")).allot("R4.1")
    assert choices(state) == ["remove 1", "remove 2", "place R4.1 1", "place R4.1 new"]
    refuses(state, "place R4.1 2", "other_colour (card=R4.1, pile=2)")
    refuses(Table(anna=side("R4.0")).allot("R3.1"), "place R3.1 1", "value_too_low (card=R3.1, pile=1, top=4)")


def test_a_second_expedition_may_be_started_though_the_card_would_fit_the_first() -> None:
    """KK-P4"""
    state = play(Table(anna=side("R4.0")).allot("R5.0"), "place R5.0 new")
    assert piles(state, 0) == ["R4.0", "R5.0"]


def test_only_one_colour_may_lie_twice() -> None:
    """KK-D1: one expedition per colour and one more of any."""
    three = Table(anna=side("R4.0", "G4.0", "Y4.0"))
    allows(three.allot("R5.0"), "place R5.0 new")
    allows(three.allot("Y5.0"), "place Y5.0 new")
    four = Table(anna=side("R4.0", "G4.0", "Y4.0", "G5.0"))
    for card, letter in (("R5.0", "R"), ("G6.0", "G"), ("Y5.0", "Y")):
        refuses(four.allot(card), f"place {card} new", f"no_room (colour={letter})")
    two_of_red = Table(anna=side("R4.0", "R5.0"))
    refuses(two_of_red.allot("R6.0"), "place R6.0 new", "no_room (colour=R)")
    allows(two_of_red.allot("G6.0"), "place G6.0 new")


# Trying everything


def any_piles(rng: Pcg32) -> Piles:
    """Expeditions that may lie together."""
    laid: list[Pile] = []
    colours = [colour for colour in range(3) if rng.below(4)]
    colours += [colours[rng.below(len(colours))]] if colours and rng.below(3) else []
    for colour in colours:
        kinds = [card for card in CARDS if card.colour == colour and card.axes == 0]
        chosen = sorted(kinds[rng.below(8)] for _ in range(1 + rng.below(4)))
        laid.append(tuple(chosen))
    return rng.shuffled(laid)


def any_cards(rng: Pcg32) -> tuple[Card, ...]:
    colour = rng.below(3)
    kinds = [card for card in CARDS if card.colour == colour and card.axes == 2]
    return tuple(sorted(kinds[rng.below(8)] for _ in range(1 + rng.below(4))))


def test_what_may_be_taken_is_what_can_be_allotted_in_some_way() -> None:
    """KK-P2, KK-P4, KK-P6, KK-D1: removals and scorings in between count."""
    rng = stream("allottable")
    met = set()
    for _ in range(1500):
        piles, taken = any_piles(rng), any_cards(rng)
        values = tuple(card.value for card in taken)
        colour = taken[0].colour
        for pair in (False, True):
            expected = can_allot(piles, values, colour, pair)
            met.add(expected)
            assert allottable(Player((0, 0, 0), (), piles), taken) == expected, f"{piles} and {taken}"
    assert met == {True, False}


def test_what_may_be_placed_leaves_a_way_to_place_the_rest() -> None:
    """KK-P4: with no more removing, also when an expedition already got cards this round."""
    rng = stream("placeable")
    met = set()
    for _ in range(1500):
        piles, taken = any_piles(rng), any_cards(rng)
        colour = taken[0].colour
        fresh = frozenset(place for place, pile in enumerate(piles) if pile[0].colour == colour and rng.below(3) == 0)
        expected = can_place(piles, fresh, tuple(card.value for card in taken), colour, pair=True)
        met.add(expected)
        assert placeable(piles, taken, [piles[place] for place in fresh]) == expected, f"{piles}, {fresh} and {taken}"
    assert met == {True, False}


def test_room_is_counted_as_the_rule_says() -> None:
    """KK-D1"""
    rng = stream("room")
    for _ in range(500):
        piles = any_piles(rng)
        for colour in range(3):
            assert has_room(piles, colour) == may_start(piles, colour), f"{piles}"


def test_scoring_one_expedition_makes_room_for_another() -> None:
    """KK-P2: a low card may come along with one that completes an expedition."""
    table = Table(anna=side("R4.0 R5.0 R6.0", "G1.0 G2.0 G3.0", "G4.0 G5.0 G6.0"))
    state = table.take("R2.0 R7.0 Y1.0")
    allows(state, "take R7.0", "take R2.0 R7.0")
    refuses(state, "take R2.0", "cannot_allot (cards=['R2.0'])")
    assert cards("R2.0")[0] in state.display
