"""Hints: the best choices as the strongest level sees them, each with its reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots.interface import Proposal, Why
from k2core.bots.k2.ground import POINT
from k2core.bots.k2.mind import Mind
from k2core.bots.k2.race import race
from k2core.bots.k2.reasons import Reason, is_lost, why
from k2core.bots.k2.rescues import best_rescue, legal_actions
from k2core.bots.k2.roots import best_token, selections, turns
from k2core.k2.actions import TAKES, Rescue, Take
from k2core.k2.components import CLIMBERS
from k2core.k2.pieces import Phase

if TYPE_CHECKING:
    from k2core.bots.interface import Budget
    from k2core.k2.actions import Action
    from k2core.k2.observation import Observation

MOST_PROPOSALS = 5


def propose(seen: Observation, seed: str, budget: Budget) -> tuple[Proposal, ...]:
    mind = Mind(seen)
    mind.prepare(budget.should_stop)
    if seen.phase is Phase.TOKEN:
        return _tokens(mind)
    if seen.phase is Phase.RESCUE:
        return _rescues(mind)
    roots = selections(mind) if seen.phase is Phase.SELECT else turns(mind)
    runners = race(mind, roots, seed, budget)[:MOST_PROPOSALS]
    if len(roots) == 1:
        return (Proposal(roots[0].actions(), roots[0].value / POINT, (Why(Reason.ONLY_CHOICE, {}),)),)
    deadly = sum(root.morning is not None and is_lost(root.morning) for root in roots)
    others_kill = deadly * 2 > len(roots)
    return tuple(
        Proposal(runner.root.actions(), runner.mean / POINT, why(mind, runner.root, runner.line, others_kill))
        for runner in runners
    )


def _tokens(mind: Mind) -> tuple[Proposal, ...]:
    (best,) = best_token(mind)
    assert isinstance(best, Take)
    values = sorted(set(mind.seen.tokens), key=lambda token: (token != best.value, token))
    least = min(values)
    found = []
    for place, token in enumerate(values):
        code = Reason.LOW_RISK if token == least else Reason.FREE_RISK
        reasons = () if place and token != least else (Why(code, {"risk": token}),)
        found.append(Proposal((TAKES[token],), float(-place), reasons))
    return tuple(found)


def _rescues(mind: Mind) -> tuple[Proposal, ...]:
    (best,) = best_rescue(mind)
    climber = CLIMBERS[mind.seen.pending[0][1]]
    ordered: list[Action] = sorted(legal_actions(mind.seen), key=lambda action: action != best)
    found = []
    for place, action in enumerate(ordered[:MOST_PROPOSALS]):
        code = Reason.SAVES_CLIMBER if isinstance(action, Rescue) else Reason.KEEPS_RESCUE
        found.append(Proposal((action,), float(-place), (Why(code, {"climber": climber}),)))
    return tuple(found)
