"""Hints: the best choices as the strongest level sees them, each with its reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots.interface import Proposal, Why
from k2core.bots.k2.ground import POINT
from k2core.bots.k2.mind import Mind
from k2core.bots.k2.race import race
from k2core.bots.k2.reasons import Reason, is_lost, why
from k2core.bots.k2.rescues import best_rescue, legal_actions, worth
from k2core.bots.k2.roots import best_token, selections, token_values, turns
from k2core.k2.actions import TAKES, Rescue, Take
from k2core.k2.components import CLIMBERS
from k2core.k2.pieces import Phase

if TYPE_CHECKING:
    from k2core.bots.interface import Budget
    from k2core.bots.k2.race import Runner
    from k2core.bots.k2.roots import Root
    from k2core.k2.actions import Action
    from k2core.k2.observation import Observation

MOST_PROPOSALS = 5
MOST_RESCUES = 3


def propose(seen: Observation, seed: str, budget: Budget) -> tuple[Proposal, ...]:
    mind = Mind(seen)
    mind.prepare(budget.should_stop)
    if seen.phase is Phase.TOKEN:
        return _tokens(mind)
    if seen.phase is Phase.RESCUE:
        return _rescues(mind)
    roots = selections(mind) if seen.phase is Phase.SELECT else turns(mind)
    runners = _without_waste(race(mind, roots, seed, budget))[:MOST_PROPOSALS]
    if len(roots) == 1:
        return (Proposal(roots[0].actions(), roots[0].value / POINT, (Why(Reason.ONLY_CHOICE, {}),)),)
    deadly = sum(root.morning is not None and is_lost(root.morning) for root in roots)
    others_kill = deadly * 2 > len(roots)
    return tuple(
        Proposal(
            runner.root.actions(),
            runner.mean / POINT,
            why(mind, runner.root, runner.lines, others_kill) or (_plain(runner, runners[0]),),
        )
        for runner in runners
    )


def _without_waste(runners: list[Runner]) -> list[Runner]:
    """The same choices without turns that leave a level or a point which another turn to the same spaces brings.

    A bot does not care about what it does not count on; people wonder why a card is not used. The better turn is shown
    where the first of those stood that it replaces.
    """
    kept: list[Runner] = []
    for runner in runners:
        best = runner
        for other in runners:
            if _wastes(best.root, other.root):
                best = other
        if best not in kept:
            kept.append(best)
    return kept


def _wastes(root: Root, other: Root) -> bool:
    """Whether the other turn leads to the same spaces and tents, and brings more."""
    if root.morning is None or other.morning is None or root.morning == other.morning:
        return False
    return all(
        space == other_space and tent == other_tent and level <= other_level and points <= other_points
        for (space, level, points, tent), (other_space, other_level, other_points, other_tent) in zip(
            root.morning, other.morning, strict=True
        )
    )


def _plain(runner: Runner, best: Runner) -> Why:
    """What can be said of a choice for which there is no reason in the game's terms."""
    if runner is not best:
        equal = (runner.mean, runner.deals) == (best.mean, best.deals)
        return Why(Reason.AS_GOOD if equal else Reason.NOT_AS_GOOD, {})
    recipe = runner.root.recipe
    does_nothing = recipe is not None and not recipe.gives and not recipe.before
    return Why(Reason.NOTHING_MORE if does_nothing else Reason.MOST_POINTS, {})


def _tokens(mind: Mind) -> tuple[Proposal, ...]:
    (best,) = best_token(mind)
    assert isinstance(best, Take)
    values = token_values(mind)
    least = min(values)
    found = []
    for place, token in enumerate(sorted(values, key=lambda token: (token != best.value, token))):
        if token == least:
            reason = Why(Reason.LOW_RISK, {"risk": token})
        elif values[token].ends == values[least].ends:
            reason = Why(Reason.FREE_RISK, {"risk": token})
        elif place == 0:
            reason = Why(Reason.CHEAP_RISK, {"risk": token})
        else:
            reason = Why(Reason.NOT_AS_GOOD, {})
        found.append(Proposal((TAKES[token],), float(-place), (reason,)))
    if len(found) == 1:
        found = [Proposal(found[0].actions, 0.0, (Why(Reason.ONLY_CHOICE, {}),))]
    return tuple(found)


def _rescues(mind: Mind) -> tuple[Proposal, ...]:
    (best,) = best_rescue(mind)
    seat, index = mind.seen.pending[0]
    other_lives = mind.me.climbers[1 - index].space is not None or (seat, 1 - index) in mind.seen.pending
    legal = legal_actions(mind.seen)
    spaces = [action for action in legal if isinstance(action, Rescue)]
    spaces.sort(key=lambda action: -worth(mind, action, index))
    ordered: list[Action] = [*spaces[:MOST_RESCUES], legal[-1]]
    ordered.sort(key=lambda action: action != best)
    found = []
    for place, action in enumerate(ordered):
        if isinstance(action, Rescue):
            reason = Why(Reason.SAVES_CLIMBER, {"climber": CLIMBERS[index]})
        elif other_lives:
            reason = Why(Reason.KEEPS_RESCUE, {"climber": CLIMBERS[1 - index]})
        else:
            reason = Why(Reason.NOT_AS_GOOD if place else Reason.MOST_POINTS, {})
        found.append(Proposal((action,), float(-place), (reason,)))
    return tuple(found)
