"""What would have been better, in the game's terms: codes, and what each climber did and should have done."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from k2core.bots.k2.ground import GONE, NO_TENT
from k2core.bots.k2.planner import LOST
from k2core.k2.components import CLIMBERS

if TYPE_CHECKING:
    from k2core.bots.k2.ground import Thought
    from k2core.bots.k2.mind import Mind
    from k2core.bots.k2.roots import Root

Both = tuple["Thought", "Thought"]


class Lesson(StrEnum):
    """What would have been better."""

    OTHER_CARDS = "other_cards"
    SAVE_LIFE = "save_life"
    """A climber died that night and could have lived."""
    REST_IN_TENT = "rest_in_tent"
    """Instead of going on."""
    STAY = "stay"
    """Instead of going on."""
    NOT_DOWN = "not_down"
    """Staying instead of going down."""
    GO_ON = "go_on"
    """Instead of staying or going down."""
    GO_FURTHER = "go_further"
    GO_LESS_FAR = "go_less_far"
    GO_DOWN = "go_down"
    TENT = "tent"
    """Pitching a tent."""
    KEEP_TENT = "keep_tent"
    """Keeping a tent for later."""
    NO_CARDS = "no_cards"
    """Using no card at all, so that the risk token costs nothing."""
    MORE_LEVEL = "more_level"
    """A higher level at the same place."""
    OTHER_SHARES = "other_shares"
    """The same places, with cards and risk shared in another way."""


class Deed(StrEnum):
    """What a climber does in a turn."""

    UP = "up"
    DOWN = "down"
    STAY = "stay"
    REST_IN_TENT = "rest_in_tent"
    PITCH = "pitch"
    """Stays and pitches its tent."""
    UP_PITCH = "up_pitch"
    DOWN_PITCH = "down_pitch"
    DIE = "die"
    """Dies in the night."""


@dataclass(frozen=True, slots=True)
class Done:
    """What one climber does."""

    climber: str
    deed: Deed
    space: int
    """Where it ends its day; where it began it if it dies."""
    level: int
    """The level after the night; 0 if it dies."""


def done(before: Both, morning: Both) -> tuple[Done, ...]:
    """What both climbers do in a turn; those who are not on the mountain any more do nothing."""
    tents = (morning[0][3], morning[1][3])
    return tuple(
        Done(CLIMBERS[number], _deed(old, new, tents), old[0] if new == LOST else new[0], new[1])
        for number, (old, new) in enumerate(zip(before, morning, strict=True))
        if old != GONE
    )


def _deed(old: Thought, new: Thought, tents: tuple[int, int]) -> Deed:
    if new == LOST:
        return Deed.DIE
    pitches = new[3] != old[3]
    if new[0] > old[0]:
        return Deed.UP_PITCH if pitches else Deed.UP
    if new[0] < old[0]:
        return Deed.DOWN_PITCH if pitches else Deed.DOWN
    if pitches:
        return Deed.PITCH
    return Deed.REST_IN_TENT if new[0] in tents else Deed.STAY


def lesson(mind: Mind, made: Root, best: Root) -> tuple[Lesson, int]:
    """What would have been better, and for which climber: the one to whom it matters most."""
    if made.morning is None or best.morning is None:
        return Lesson.OTHER_CARDS, 0
    pairs = list(zip(mind.climbers, made.morning, best.morning, strict=True))
    for number, (_old, one, other) in enumerate(pairs):
        if one == LOST != other:
            return Lesson.SAVE_LIFE, number
    gains = [
        mind.worth_tomorrow(other, best.morning[1 - number][3]) - mind.worth_tomorrow(one, made.morning[1 - number][3])
        for number, (_old, one, other) in enumerate(pairs)
    ]
    changed = [number for number, (_old, one, other) in enumerate(pairs) if one != other]
    number = max(changed or (0, 1), key=lambda number: gains[number])
    old, one, other = pairs[number]
    if one[0] != other[0]:
        tents = (best.morning[0][3], best.morning[1][3])
        return _about_the_way(old[0], one[0], other[0], tents), number
    if one[3] != other[3]:
        return (Lesson.TENT if one[3] == NO_TENT else Lesson.KEEP_TENT), number
    if best.recipe is not None and not best.recipe.gives and made.recipe is not None and made.recipe.gives:
        return Lesson.NO_CARDS, number
    return (Lesson.MORE_LEVEL if other[1] > one[1] else Lesson.OTHER_SHARES), number


def _about_the_way(old: int, one: int, other: int, tents: tuple[int, int]) -> Lesson:
    """Where a climber was, where it went, and where it should have gone."""
    if other == old:
        if one < old:
            return Lesson.NOT_DOWN
        return Lesson.REST_IN_TENT if other in tents else Lesson.STAY
    if other > one:
        return Lesson.GO_FURTHER if one > old else Lesson.GO_ON
    return Lesson.GO_LESS_FAR if other > old else Lesson.GO_DOWN
