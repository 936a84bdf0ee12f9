"""The choices that a bot weighs against each other, with what each is worth at first sight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2core.bots.k2.planner import Hand, picks_of, picks_price
from k2core.bots.k2.situation import situation
from k2core.bots.k2.turn_ends import Recipe, actions_to, turn_ends
from k2core.bots.k2.value import RISK_PRICE
from k2core.k2.actions import SELECTS, TAKES, Action

if TYPE_CHECKING:
    from k2core.bots.k2.ground import Thought
    from k2core.bots.k2.mind import Mind


@dataclass(frozen=True, slots=True)
class Root:
    """One choice: a selection, or an end of the turn."""

    value: int
    """At first sight."""
    picks: Hand | None
    """The cards of a selection; None for a turn."""
    hand: Hand
    """What is left in the hand."""
    morning: tuple[Thought, Thought] | None
    """Both climbers tomorrow, after this end of a turn; None for a selection."""
    recipe: Recipe | None

    def actions(self) -> tuple[Action, ...]:
        if self.picks is not None:
            return (SELECTS[self.picks],)
        assert self.recipe is not None
        return actions_to(self.recipe)


def selections(mind: Mind) -> list[Root]:
    """Every different pick, best first."""
    first, second = mind.climbers
    tokens = mind.seen.tokens
    risk = min(tokens) if tokens and mind.is_alone else 0
    found = []
    for picks, left in picks_of(mind.me.hand or ()):
        values = [
            planner.children(mind.today, first, second, picks, risk, mind.full, most=1)[0][0]
            for planner in mind.planners
        ]
        value = sum(values) // len(values) - picks_price(picks)
        found.append(Root(value, picks, left, None, None))
    return sorted(found, key=_value, reverse=True)


def turns(mind: Mind) -> list[Root]:
    """Every different morning that this turn can lead to, best first."""
    known: dict[tuple[Thought, int], tuple[int, Thought]] = {}
    best: dict[tuple[Thought, Thought], tuple[int, Recipe]] = {}
    for (first, second), recipe in turn_ends(situation(mind.seen)).items():
        total = 0
        mornings = []
        for climber, tent in ((first, second[3]), (second, first[3])):
            found = known.get((climber, tent))
            if found is None:
                tomorrow = mind.after_the_night(climber, tent)
                found = known[climber, tent] = (mind.worth_tomorrow(tomorrow, tent), tomorrow)
            total += found[0]
            mornings.append(found[1])
        morning = (mornings[0], mornings[1])
        if morning not in best or best[morning][0] < total:
            best[morning] = (total, recipe)
    hand = mind.me.hand or ()
    roots = [Root(value, None, hand, morning, recipe) for morning, (value, recipe) in best.items()]
    return sorted(roots, key=_value, reverse=True)


def _value(root: Root) -> int:
    return root.value


@dataclass(frozen=True, slots=True)
class TokenValue:
    """What today is worth with a token."""

    value: int
    ends: tuple[tuple[Thought, Thought], ...]
    """Both climbers on the next morning, for each outlook."""


def token_values(mind: Mind) -> dict[int, TokenValue]:
    """What becomes of today with each of the open tokens."""
    first, second = mind.climbers
    picks = mind.me.picks or ()
    found = {}
    for token in sorted(set(mind.seen.tokens)):
        best = [
            planner.children(mind.today, first, second, picks, token, mind.full, most=1)[0] for planner in mind.planners
        ]
        value = sum(end[0] for end in best) // len(best)
        found[token] = TokenValue(value, tuple((end[1], end[2]) for end in best))
    return found


def best_token(mind: Mind) -> tuple[Action, ...]:
    """The token that costs least: a high one is welcome when it costs nothing, since it then hurts nobody later."""
    values = {
        token: found.value + (token * RISK_PRICE if mind.is_alone else 0) for token, found in token_values(mind).items()
    }
    return (TAKES[max(values, key=lambda token: (values[token], -token))],)
