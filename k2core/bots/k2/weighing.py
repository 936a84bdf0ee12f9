"""How much better another choice would have been, told apart from the luck of the deals that were imagined.

The rivals of a choice are compared on some imagined deals, and the best of them then meets the choice on other ones:
whoever was best by luck is not best any more. On every deal both have the same cards, weather and tokens.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from k2core.bots.k2.ground import GONE, POINT
from k2core.bots.k2.planner import LOST, picks_price
from k2core.bots.k2.race import DAYS_AHEAD
from k2core.core.rng import stream
from k2core.k2.components import DAYS

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from k2core.bots.interface import Budget
    from k2core.bots.k2.ground import Thought
    from k2core.bots.k2.mind import Mind
    from k2core.bots.k2.planner import Node, Planner
    from k2core.bots.k2.roots import Root

RIVALS = 6
"""How many other choices are compared with the one that was made."""
FINALISTS = 3
FIRST_DEALS = 2
"""How many deals all rivals are compared on; the finalists are compared on as many again."""
LEAST_DEALS = 5
MOST_DEALS = 20
"""How many deals the best rival is measured on: more, the more it seems to matter."""
HARDLY_ANYTHING = 0.15
"""A rival that is better by less, in points, is not looked at any longer."""
DOUBTS = 2.5
"""A loss counts if it is so many times as large as its standard error."""
WIDTH = 4
WIDTH_TO_THE_END = 12
"""How many lines a plan keeps in mind; more if it goes to the last night, where there is no way around a bad end."""
CARDS_OF_A_DAY = 12.5
"""What the cards of one day bring one climber that a plan has not looked at yet, in hundredths of a point."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A choice beside the best other one."""

    expected: float
    """The points to expect of the better one of both."""
    lost: float
    """The points that the choice has cost; 0 if nothing better was found."""
    doubt: float
    """The standard error of that."""
    better: Root | None


@dataclass(frozen=True, slots=True)
class _Line:
    """What a choice has come to on one deal."""

    value: float
    """To compare choices with: points, less the price of the cards that were used."""
    points: float
    """To tell people: points to expect at the end."""


def weigh(mind: Mind, made: Root, roots: Sequence[Root], seed: str, budget: Budget) -> Generator[None, None, Verdict]:
    """Weigh the choice that was made, one plan after the other; an iteration is one plan."""
    table = _Table(mind, seed, budget)
    rivals = [root for root in roots if root is not made][:RIVALS]
    certain = mind.today == table.last and made.picks is None
    if not rivals:
        yield from table.planned([made], range(LEAST_DEALS))
        return Verdict(table.expected(made, range(LEAST_DEALS)), 0.0, 0.0, None)
    if not certain:
        yield from table.planned(rivals, range(FIRST_DEALS))
        rivals = table.best_of(rivals, range(FIRST_DEALS))[:FINALISTS]
        yield from table.planned(rivals, range(2 * FIRST_DEALS))
        rivals = table.best_of(rivals, range(2 * FIRST_DEALS))
    best = rivals[0]
    first = 0 if certain else 2 * FIRST_DEALS
    differences: list[float] = []
    for deal in range(first, first + (1 if certain else MOST_DEALS)):
        yield from table.planned([best, made], range(deal, deal + 1))
        differences.append((table.line(best, deal).value - table.line(made, deal).value) / POINT)
        if len(differences) >= LEAST_DEALS and (_mean(differences) < HARDLY_ANYTHING or table.is_over):
            break
    lost, doubt = _mean(differences), _error(differences)
    deals = range(first, first + len(differences))
    if lost < HARDLY_ANYTHING or lost < DOUBTS * doubt:
        return Verdict(table.expected(made, deals), 0.0, doubt, None)
    return Verdict(table.expected(made, deals) + lost, lost, doubt, best)


class _Table:
    """Every choice on every deal, planned once."""

    def __init__(self, mind: Mind, seed: str, budget: Budget) -> None:
        self._mind = mind
        self._seed = seed
        self._budget = budget
        self._lines: dict[tuple[int, int], _Line] = {}
        self.last = mind.horizon(DAYS_AHEAD)
        self._width = WIDTH_TO_THE_END if self.last == DAYS - 1 else WIDTH

    @property
    def is_over(self) -> bool:
        return len(self._lines) >= self._budget.iterations or self._budget.should_stop()

    def line(self, root: Root, deal: int) -> _Line:
        key = (id(root), deal)
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = self._plan(root, deal)
        return found

    def planned(self, roots: Sequence[Root], deals: range) -> Iterator[None]:
        """Plan these choices on these deals; what is asked for afterwards is there."""
        for root in roots:
            for deal in deals:
                if (id(root), deal) not in self._lines:
                    self.line(root, deal)
                    yield

    def best_of(self, roots: Sequence[Root], deals: range) -> list[Root]:
        return sorted(roots, key=lambda root: -sum(self.line(root, deal).value for deal in deals))

    def expected(self, root: Root, deals: range) -> float:
        return _mean([self.line(root, deal).points for deal in deals]) / POINT

    def _plan(self, root: Root, deal: int) -> _Line:
        mind, last, day = self._mind, self.last, self._mind.today
        rng = stream(self._seed, "deal", mind.seen.day, deal)
        planner = mind.planners[deal % len(mind.planners)]
        draws = mind.draws(rng, last)
        if root.picks is None:
            assert root.morning is not None
            first, second = root.morning
            value = planner.worth(day + 1, first, second[3]) + planner.worth(day + 1, second, first[3])
            start: list[Node] = [(value, first, second, root.hand, 0, None)]
            risks = mind.risks(rng, last, token_today=False)[1:]
        else:
            daring = mind.is_daring(root.picks, stream(self._seed, "rivals", mind.seen.day, deal))
            risks = mind.risks(rng, last, token_today=daring)
            best = planner.children(day, *mind.climbers, root.picks, risks[0], mind.full, most=self._width)
            price = picks_price(root.picks)
            start = [(value - price, one, other, root.hand, price, None) for value, one, other in best]
            risks = risks[1:]
        node = planner.plan(start, day + 1, draws, risks, self._width) if draws else start[0]
        assert node is not None, "nobody has stopped it"
        if LOST in (node[1], node[2]) and len(mind.seen.players) == 1:
            return _ended(node)
        return _line(planner, node, last + 1)


def _ended(node: Node) -> _Line:
    """A climb alone ends in the night in which a climber dies (F3), whatever was planned for the other one."""
    spent = node[4]
    while node[5] is not None and LOST in (node[5][1], node[5][2]):
        node = node[5]
    points = float(_points(node[1]) + _points(node[2]))
    return _Line(points - spent, points)


def _line(planner: Planner, node: Node, day: int) -> _Line:
    """What the end of a plan is worth on the morning of a day (the first is 0); after the last day just its points."""
    _value, first, second, _hand, spent, _parent = node
    if day >= DAYS:
        points = float(_points(first) + _points(second))
        return _Line(points, points)
    worth = _worth(planner, day, first, second[3]) + _worth(planner, day, second, first[3])
    return _Line(worth - spent, worth)


def _points(climber: Thought) -> int:
    return POINT if climber in (LOST, GONE) else climber[2] * POINT


def _worth(planner: Planner, day: int, climber: Thought, partner_tent: int) -> float:
    """The points to expect of a climber: a dead one has one (N2), and a plan that only costs cards can be given up."""
    if climber in (LOST, GONE):
        return POINT
    later = CARDS_OF_A_DAY * (DAYS - day)
    return max(planner.worth(day, climber, partner_tent) + later, POINT)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _error(numbers: Sequence[float]) -> float:
    """The standard error of the mean."""
    if len(numbers) < 2:
        return 0.0
    mean = _mean(numbers)
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1) / len(numbers))
