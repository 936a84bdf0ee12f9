"""The strongest level: imagine deals that agree with what is seen, plan the days ahead on each, compare.

All choices are tried on the same deals; after some deals only the better ones go on.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from k2core.bots.k2.planner import LOST, picks_price
from k2core.core.rng import stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.bots.interface import Budget
    from k2core.bots.k2.mind import Mind
    from k2core.bots.k2.planner import Node
    from k2core.bots.k2.roots import Root

WIDTH = 4
DAYS_AHEAD = 5
MOST_ROOTS = 10
DEALS_IN_A_ROUND = 3
MOST_DEALS = 64


@dataclass(slots=True)
class Runner:
    """A choice in the race."""

    root: Root
    total: int = 0
    deals: int = 0
    lines: list[Node] = field(default_factory=list)
    """The end of the plan on each deal."""

    @property
    def mean(self) -> float:
        return self.total / self.deals if self.deals else float(self.root.value)


def race(mind: Mind, roots: list[Root], seed: str, budget: Budget, most: int = MOST_ROOTS) -> list[Runner]:
    """The best choices, best first; an iteration is one plan."""
    runners = [Runner(root) for root in roots[:most]]
    last = mind.horizon(DAYS_AHEAD)
    if len(runners) < 2 or (mind.today == last and runners[0].root.picks is None):
        return runners
    left = max(len(runners), budget.iterations)
    still_in, dropped = runners, list[Runner]()
    for deal in range(MOST_DEALS):
        if deal and deal % DEALS_IN_A_ROUND == 0 and len(still_in) > 2:
            still_in.sort(key=_rank)
            keep = max(2, len(still_in) * 3 // 5)
            still_in, dropped = still_in[:keep], still_in[keep:] + dropped
        if left < len(still_in):
            break
        results: list[Node] = []
        for runner in still_in:
            line = _plan(mind, runner.root, deal, seed, last, budget.should_stop)
            if line is None:
                break
            results.append(line)
        if len(results) < len(still_in):
            break  # a deal counts for all or for none
        left -= len(still_in)
        for runner, line in zip(still_in, results, strict=True):
            runner.total += line[0]
            runner.deals += 1
            runner.lines.append(line)
    still_in.sort(key=_rank)
    return still_in + dropped


def _rank(runner: Runner) -> tuple[float, int]:
    return -runner.mean, -runner.root.value


def _plan(mind: Mind, root: Root, deal: int, seed: str, last: int, should_stop: Callable[[], bool]) -> Node | None:
    """The best line after this choice on one imagined deal; None if there is no time left."""
    rng = stream(seed, "deal", mind.seen.day, deal)
    planner = mind.planners[deal % len(mind.planners)]
    draws = mind.draws(rng, last)
    day = mind.today
    if root.picks is None:
        assert root.morning is not None
        first, second = root.morning
        if LOST in root.morning:
            return (root.value, first, second, root.hand, 0, None)
        value = planner.worth(day + 1, first, second[3]) + planner.worth(day + 1, second, first[3])
        start: list[Node] = [(value, first, second, root.hand, 0, None)]
        risks = mind.risks(rng, last, token_today=False)[1:]
    else:
        first, second = mind.climbers
        daring = mind.is_daring(root.picks, stream(seed, "rivals", mind.seen.day, deal))
        risks = mind.risks(rng, last, token_today=daring)
        ends = planner.children(day, first, second, root.picks, risks[0], mind.full, most=WIDTH)
        price = picks_price(root.picks)
        start = [(value - price, one, other, root.hand, price, None) for value, one, other in ends]
        risks = risks[1:]
    return planner.plan(start, day + 1, draws, risks, WIDTH, should_stop)
