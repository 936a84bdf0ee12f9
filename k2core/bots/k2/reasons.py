"""Why a choice is good, in the game's terms: codes with what fills the gaps of their sentences."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING

from k2core.bots.interface import Why
from k2core.bots.k2.ground import GONE, KINDS_OF_DAYS, Thought
from k2core.bots.k2.planner import LOST, Hand, card_price
from k2core.k2.board import BOARDS
from k2core.k2.components import CLIMBERS

if TYPE_CHECKING:
    from k2core.bots.k2.mind import Mind
    from k2core.bots.k2.planner import Node
    from k2core.bots.k2.roots import Root
    from k2core.k2.components import Card

MOST_REASONS = 3


class Reason(StrEnum):
    ONLY_CHOICE = "only_choice"
    """Nothing else can be done."""
    MOST_POINTS = "most_points"
    """It brings most on the deals that were imagined, and nothing plainer can be said of it."""
    NOT_AS_GOOD = "not_as_good"
    """It is not the best, and nothing plainer can be said of it."""
    AS_GOOD = "as_good"
    """It is not the first, but as good, and nothing plainer can be said of it."""
    NOTHING_MORE = "nothing_more"
    """Nothing that could still be done in this turn is worth it."""
    SUMMIT_IN_REACH = "summit_in_reach"
    """day: on at least half of the deals a climber comes to the summit by that day, and lives."""
    POINTS_IN_REACH = "points_in_reach"
    """day, points: on at least half of the deals a climber comes to so many points by that day, and lives."""
    POINTS_NOW = "points_now"
    """points, climber: this turn enters a space worth so many points."""
    BOTH_LIVE_THROUGH_STORM = "both_live_through_storm"
    """day: on every deal both climbers live through the bad night of that day."""
    LIVES_THROUGH_STORM = "lives_through_storm"
    """day: the climber that is left does."""
    ALL_LIVE_TONIGHT = "all_live_tonight"
    """Nobody dies tonight, while most other choices cost a life."""
    SAVES_CARD = "saves_card"
    """card, day: the card stays in the hand, and on at least half of the deals it is played on that day."""
    PITCHES_TENT = "pitches_tent"
    """climber, space."""
    RESTS = "rests"
    """No card is used, so the risk token costs nothing."""
    LOW_RISK = "low_risk"
    """risk: the lowest of the open tokens."""
    FREE_RISK = "free_risk"
    """risk: with this higher token the climbers can be tomorrow just where they would be with the lowest one."""
    CHEAP_RISK = "cheap_risk"
    """risk: a high token that can be borne today and cannot hurt later."""
    SAVES_CLIMBER = "saves_climber"
    """climber: the rescue card saves it."""
    KEEPS_RESCUE = "keeps_rescue"
    """climber: the other one, for which the rescue card is kept."""


def line_of(node: Node | None) -> list[Node]:
    """The nodes of a plan, tomorrow morning first."""
    line = []
    while node is not None:
        line.append(node)
        node = node[5]
    return line[::-1]


def why(mind: Mind, root: Root, ends: list[Node], others_kill: bool) -> tuple[Why, ...]:
    """The best reasons for a choice, the most important first; `ends` are the ends of its plans, one for each deal."""
    lines = [line_of(end) for end in ends]
    found: list[Why] = []
    if root.recipe is not None:
        found += _about_the_turn(mind, root, others_kill)
    found += _about_storms(mind, lines)
    found += _about_heights(mind, root, lines)
    if root.picks is not None:
        found += _about_saved_cards(mind, root, lines)
    return tuple(found[:MOST_REASONS])


def _about_the_turn(mind: Mind, root: Root, others_kill: bool) -> list[Why]:
    assert root.recipe is not None
    assert root.morning is not None
    found = []
    if others_kill and LOST not in root.morning:
        found.append(Why(Reason.ALL_LIVE_TONIGHT, {}))
    for climber, (before, after) in enumerate(zip(mind.climbers, root.morning, strict=True)):
        if after[2] > before[2]:
            found.append(Why(Reason.POINTS_NOW, {"points": after[2], "climber": CLIMBERS[climber]}))
        if after[3] != before[3] and after[0] >= 0:
            found.append(Why(Reason.PITCHES_TENT, {"climber": CLIMBERS[climber], "space": after[3]}))
    turn = mind.seen.turn
    if not root.recipe.gives and turn is not None and turn.unpaid and not turn.used_cards:
        found.append(Why(Reason.RESTS, {}))
    return found


def _about_storms(mind: Mind, lines: list[list[Node]]) -> list[Why]:
    """The next bad night, if it is the same one on every deal and nobody dies up to it."""
    storms = {_next_storm(mind, line) for line in lines}
    if len(storms) != 1:
        return []
    (storm,) = storms
    if storm is None:
        return []
    day, living = storm
    return [Why(Reason.BOTH_LIVE_THROUGH_STORM if living > 1 else Reason.LIVES_THROUGH_STORM, {"day": day})]


def _next_storm(mind: Mind, line: list[Node]) -> tuple[int, int] | None:
    """The next night within the forecast that takes from the level where a climber of the plan stands.

    It is told as its day and how many live through it; None if there is none, or somebody dies before or in it.
    """
    spaces = BOARDS[mind.board].spaces
    days = mind.planners[0].days
    for day, node in enumerate(line, mind.today):
        if day >= len(mind.seen.weather) or LOST in _climbers(node):
            return None
        weather = KINDS_OF_DAYS[days[day]]
        living = [climber for climber in _climbers(node) if climber[0] >= 0]
        if weather.loss and any(weather.loss_in(spaces[climber[0]].zone) for climber in living):
            return day + 1, len(living)
    return None


def _about_heights(mind: Mind, root: Root, lines: list[list[Node]]) -> list[Why]:
    """The most points that at least half of the plans reach, beyond what this turn brings."""
    if not lines:
        return []
    half = (len(lines) + 1) // 2
    have = max(climber[2] for climber in (*mind.climbers, *(root.morning or ())))
    best = sorted((_points_at_the_end(line) for line in lines), reverse=True)[half - 1]
    if best <= have:
        return []
    days = sorted(day for line in lines if (day := _day_of(mind, line, best)) is not None)
    day = days[half - 1]
    if best == BOARDS[mind.board].summit_points:
        return [Why(Reason.SUMMIT_IN_REACH, {"day": day})]
    return [Why(Reason.POINTS_IN_REACH, {"points": best, "day": day})]


def _points_at_the_end(line: list[Node]) -> int:
    """What the better climber has at the end of a plan; a dead one has next to nothing."""
    return max(climber[2] for climber in _climbers(line[-1]))


def _day_of(mind: Mind, line: list[Node], points: int) -> int | None:
    """The day on which a climber that lives to the end of the plan has so many points."""
    able = [climber[2] >= points for climber in _climbers(line[-1])]
    for day, node in enumerate(line, mind.today + 1):
        if any(lives and climber[2] >= points for lives, climber in zip(able, _climbers(node), strict=True)):
            return day
    return None


def _climbers(node: Node) -> tuple[Thought, Thought]:
    return node[1], node[2]


def _about_saved_cards(mind: Mind, root: Root, lines: list[list[Node]]) -> list[Why]:
    """The best card that is kept back, with the day on which at least half of the plans play it."""
    kept: Hand = root.hand
    if not kept or not lines:
        return []
    card = max(kept, key=card_price)
    if not card_price(card):
        return []
    played = Counter(_day_played(mind, line, card) for line in lines)
    day, times = played.most_common(1)[0]
    if day is None or times * 2 < len(lines):
        return []
    return [Why(Reason.SAVES_CARD, {"card": card.text, "day": day})]


def _day_played(mind: Mind, line: list[Node], card: Card) -> int | None:
    """The day on which a plan plays the last card of this kind; the first node is today's."""
    for day, node in enumerate(line[1:], mind.today + 2):
        if card not in node[3]:
            return day
    return None


def is_lost(morning: tuple[Thought, Thought]) -> bool:
    return LOST in morning and morning != (GONE, GONE)
