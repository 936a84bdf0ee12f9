"""How far each level thinks: the weak ones see less, they do not err by chance."""

from __future__ import annotations

from dataclasses import dataclass

from k2core.bots.interface import Level


@dataclass(frozen=True, slots=True)
class Mind:
    counts_the_deck: bool
    """Whether the odds are those of the cards that are left, or always those of the whole deck."""
    horizon: int
    """How many more cards of a colour are thought of at most."""
    race: float
    """How likely a goal is still there when it is reached."""
    minds_the_others: bool
    """Whether the others' choices and the comparison of the end count, or only the own pawns."""
    carelessness: float
    """How many fields a choice may be worse than the best and still be taken for as good."""


MINDS = {
    Level.HIKER: Mind(
        counts_the_deck=False,
        horizon=3,
        race=0.5,
        minds_the_others=False,
        carelessness=1.5,
    ),
    Level.ALPINIST: Mind(
        counts_the_deck=False,
        horizon=6,
        race=0.7,
        minds_the_others=False,
        carelessness=0.5,
    ),
    Level.HIMALAYAN: Mind(
        counts_the_deck=True,
        horizon=12,
        race=0.8,
        minds_the_others=True,
        carelessness=0.0,
    ),
}
