"""Why a choice is good, in the game's terms: codes with what fills the gaps of their sentences."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from k2core.bots.interface import Why
from k2core.bots.k2.ground import GONE, KINDS_OF_DAYS, Thought
from k2core.bots.k2.planner import LOST, Hand, card_price
from k2core.k2.board import BOARDS
from k2core.k2.components import CLIMBERS, DAYS

if TYPE_CHECKING:
    from k2core.bots.k2.mind import Mind
    from k2core.bots.k2.planner import Node
    from k2core.bots.k2.roots import Root

MOST_REASONS = 3


class Reason(StrEnum):
    ONLY_CHOICE = "only_choice"
    """Nothing else can be done."""
    SUMMIT_IN_REACH = "summit_in_reach"
    """day: the plan has a climber on the summit on that day."""
    POINTS_IN_REACH = "points_in_reach"
    """day, points: the plan has a climber on a space of so many points on that day."""
    POINTS_NOW = "points_now"
    """points, climber: this turn enters a space worth so many points."""
    BOTH_LIVE_THROUGH_STORM = "both_live_through_storm"
    """day: both climbers live through the bad night of that day."""
    LIVES_THROUGH_STORM = "lives_through_storm"
    """day: the climber that is left does."""
    ALL_LIVE_TONIGHT = "all_live_tonight"
    """Nobody dies tonight, while most other choices cost a life."""
    SAVES_CARD = "saves_card"
    """card, day: the card stays in the hand for that day."""
    PITCHES_TENT = "pitches_tent"
    """climber, space."""
    RESTS = "rests"
    """No card is used, so the risk token costs nothing."""
    LOW_RISK = "low_risk"
    """risk: the token costs so little."""
    FREE_RISK = "free_risk"
    """risk: a high token that costs nothing today cannot hurt later."""
    SAVES_CLIMBER = "saves_climber"
    """climber: the rescue card saves it."""
    KEEPS_RESCUE = "keeps_rescue"
    """climber: the rescue card is worth more to the other one."""


def line_of(node: Node | None) -> list[Node]:
    """The nodes of a plan, tomorrow morning first."""
    line = []
    while node is not None:
        line.append(node)
        node = node[5]
    return line[::-1]


def why(mind: Mind, root: Root, node: Node | None, others_kill: bool) -> tuple[Why, ...]:
    """The best reasons for a choice, the most important first."""
    line = line_of(node)
    found: list[Why] = []
    if root.recipe is not None:
        found += _about_the_turn(mind, root, others_kill)
    found += _about_storms(mind, line)
    found += _about_heights(mind, line)
    if root.picks is not None:
        found += _about_saved_cards(mind, root, line)
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


def _about_storms(mind: Mind, line: list[Node]) -> list[Why]:
    """The next night within the forecast that takes from the level where a climber of the plan stands."""
    spaces = BOARDS[mind.board].spaces
    days = mind.planners[0].days
    known = len(mind.seen.weather)
    for offset, node in enumerate(line):
        day = mind.today + offset
        if day >= known:
            break
        weather = KINDS_OF_DAYS[days[day]]
        living = [climber for climber in (node[1], node[2]) if climber[0] >= 0]
        if LOST in (node[1], node[2]):
            break
        if weather.loss and any(weather.loss_in(spaces[climber[0]].zone) for climber in living):
            code = Reason.BOTH_LIVE_THROUGH_STORM if len(living) > 1 else Reason.LIVES_THROUGH_STORM
            return [Why(code, {"day": day + 1})]
    return []


def _about_heights(mind: Mind, line: list[Node]) -> list[Why]:
    """The highest points that the plan reaches, beyond what this turn brings."""
    reached = max((climber[2] for climber in mind.climbers), default=1)
    summit = BOARDS[mind.board].summit_points
    best: tuple[int, int] | None = None
    for offset, node in enumerate(line):
        points = max(node[1][2], node[2][2])
        if points > (best[0] if best else reached) and offset:
            best = (points, mind.today + offset + 1)
    if best is None:
        return []
    if best[0] == summit:
        return [Why(Reason.SUMMIT_IN_REACH, {"day": best[1]})]
    return [Why(Reason.POINTS_IN_REACH, {"points": best[0], "day": best[1]})]


def _about_saved_cards(mind: Mind, root: Root, line: list[Node]) -> list[Why]:
    """The best card that is kept back, with the day on which the plan plays it."""
    kept: Hand = root.hand
    if not kept or not line:
        return []
    card = max(kept, key=card_price)
    if not card_price(card):
        return []
    for offset, node in enumerate(line[1:], 1):
        if card not in node[3]:
            return [Why(Reason.SAVES_CARD, {"card": card.text, "day": min(DAYS, mind.today + offset + 1)})]
    return []


def is_lost(morning: tuple[Thought, Thought]) -> bool:
    return LOST in morning and morning != (GONE, GONE)
