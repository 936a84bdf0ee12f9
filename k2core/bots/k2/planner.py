"""Planning ahead when the cards to come are known or imagined: a narrow beam over the days.

A plan is one line of days. The two climbers of a player are planned nearly apart: each climber's best ends of a day
depend only on where it stands and on the cards it gets, so they are computed once and kept.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

from k2core.bots.k2.ground import GONE, NO_TENT, POINT, Thought, nights
from k2core.bots.k2.value import LEVELS, PRICES, table
from k2core.bots.k2.walks import NOTHING_FULL, good_ends
from k2core.core.cards import in_order, without
from k2core.k2.components import MAX_LEVEL, PICKS, Card, CardKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.bots.k2.ground import Forecast
    from k2core.bots.k2.value import Prices, Row

Hand = tuple[Card, ...]
Choice = tuple[int, Thought]
"""A value and the climber on the next morning."""
Ended = tuple[int, Thought, Thought]
"""A value and both climbers on the next morning."""
Node = tuple[int, Thought, Thought, Hand, int, Any]
"""A value, both climbers, the hand left, what the cards that were played would have been worth, and the node before."""

DEAD = -500
"""The value of a climber that dies."""
MOST_KEPT = 4000
"""How many turns a planner remembers."""
LOST: Thought = (-2, 0, 1, NO_TENT)
"""A climber that dies in a plan."""


@cache
def card_price(card: Card, prices: Prices = PRICES) -> int:
    """What a card is worth that is not played yet."""
    if card.kind is CardKind.ACCLIMATIZATION:
        return card.level * prices.level
    return card.up * prices.move + max(0, card.down - card.up) * prices.move // 4


@lru_cache(maxsize=20_000)
def picks_of(hand: Hand) -> tuple[tuple[Hand, Hand], ...]:
    """Each different pick of three cards, and the hand that it leaves."""
    return tuple((picks, without(hand, picks)) for picks in sorted(set(combinations(hand, PICKS)), key=_order))


def _order(cards: Hand) -> tuple[int, ...]:
    return tuple(card.order for card in cards)


@lru_cache(maxsize=20_000)
def sharings(cards: Hand) -> tuple[tuple[int, int], ...]:
    """The different ways to give all of these cards, as a purse for each climber: points, points down, levels."""
    found: dict[tuple[int, int], None] = {}
    uses = [
        [(climber, up, down, card.level) for climber in (0, 1) for up, down in _uses(card)]
        for card in cards
        if card.has_points
    ]
    for gives in product(*uses):
        purses = [0, 0]
        for climber, up, down, level in gives:
            purses[climber] += (up * 100 + down * 10 + level) * 10
        found[purses[0], purses[1]] = None
    return tuple(found)


def _uses(card: Card) -> tuple[tuple[int, int], ...]:
    return ((card.up, 0), (0, card.down)) if card.down else ((card.up, 0),)


class Planner:
    """Knows the weather of all days, and keeps what it has computed about climbers."""

    def __init__(
        self,
        board: str,
        days: Forecast,
        narrow: frozenset[int],
        keep: int = 3,
        branches: int = 8,
        prices: Prices = PRICES,
    ) -> None:
        self.board = board
        self.days = days
        """The kinds of all days of the game."""
        self._narrow = narrow
        self._keep = keep
        self._branches = branches
        self._ends: dict[tuple[int, Thought, Thought, Hand, int], list[Ended]] = {}
        self.prices = prices
        self._nights = [nights(board, kind) for kind in days]
        self._tables: list[dict[int, tuple[Row, ...]]] = [{} for _ in range(len(days) + 1)]
        self._choices: dict[tuple[int, Thought, int, frozenset[int]], dict[int, list[Choice]]] = {}

    def worth(self, day: int, climber: Thought, partner_tent: int) -> int:
        """The value of a climber on the morning of a day (the first is 0)."""
        space, level, points, tent = climber
        if level < 1:
            return POINT if climber == GONE else DEAD
        row = self._rows(day, tent)[space]
        best = max(points * POINT + row[level], row[LEVELS + level])
        if partner_tent != NO_TENT and partner_tent != tent:
            row = self._rows(day, partner_tent)[space]
            best = max(best, points * POINT + row[level], row[LEVELS + level])
        return best

    def choices(
        self, day: int, climber: Thought, partner_tent: int, full: frozenset[int] = NOTHING_FULL
    ) -> dict[int, list[Choice]]:
        """The table of best ends of one climber's day, by purse and risk to pay; filled by `fill`."""
        key = (day, climber, partner_tent, full)
        found = self._choices.get(key)
        if found is None:
            found = self._choices[key] = {}
        return found

    def fill(
        self, day: int, climber: Thought, partner_tent: int, code: int, full: frozenset[int] = NOTHING_FULL
    ) -> list[Choice]:
        """The best ends of one climber's day with a purse; the last digit of the code is the risk that it pays."""
        if climber[0] < 0:
            return [(DEAD if climber == LOST else POINT, climber)] if code % 10 == 0 else []
        purse, risk = divmod(code, 10)
        if risk and not purse:
            return []
        points, rest = divmod(purse, 100)
        down, levels = divmod(rest, 10)
        space, level, marker, tent = climber
        level += levels
        night = self._nights[day]
        partners = None if partner_tent in (NO_TENT, tent) else self._rows(day + 1, partner_tent)
        best: dict[tuple[int, int], Choice] = {}
        for (here, pitched, entered), left in good_ends(
            self.board, self.days[day], space, points, down, tent == NO_TENT, full
        ):
            own = tent if pitched == NO_TENT else pitched
            after = level + night[here] + (here in (own, partner_tent))
            if left < risk:
                after -= risk - left
            if after < 1:
                continue
            if after > MAX_LEVEL:
                after = MAX_LEVEL
            reached = entered if entered > marker else marker
            row = self._rows(day + 1, own)[here]
            value = reached * POINT + row[after]
            if row[LEVELS + after] > value:
                value = row[LEVELS + after]
            if partners is not None and partner_tent != own:
                row = partners[here]
                value = max(value, reached * POINT + row[after], row[LEVELS + after])
            known = best.get((here, own))
            if known is None or known[0] < value:
                best[here, own] = (value, (here, after, reached, own))
        return sorted(best.values(), reverse=True)[: self._keep] or [(DEAD, LOST)]

    def _rows(self, day: int, tent: int) -> tuple[Row, ...]:
        """The rows of the table of values of a morning."""
        rows = self._tables[day].get(tent)
        if rows is None:
            rows = self._tables[day][tent] = table(self.board, self.days[day:], tent, self.prices).rows
        return rows

    def children(
        self,
        day: int,
        first: Thought,
        second: Thought,
        cards: Hand,
        risk: int,
        full: frozenset[int] = NOTHING_FULL,
    ) -> list[Ended]:
        """The best ends of a turn with these cards, on the next morning; not sorted, perhaps with repeats."""
        narrow = self._narrow
        table_a = self.choices(day, first, second[3], full)
        table_b = self.choices(day, second, first[3], full)
        found: list[Ended] = []
        # Two climbers on narrow spaces cannot change places: one would have to stop where the other stands.
        swapped = (second[0], first[0]) if first[0] in narrow and second[0] in narrow else None
        splits = [(share, risk - share) for share in range(risk + 1)]
        for purse_a, purse_b in sharings(cards):
            for pay_a, pay_b in splits:
                options_a = table_a.get(purse_a + pay_a)
                if options_a is None:
                    options_a = table_a[purse_a + pay_a] = self.fill(day, first, second[3], purse_a + pay_a, full)
                if not options_a:
                    continue
                options_b = table_b.get(purse_b + pay_b)
                if options_b is None:
                    options_b = table_b[purse_b + pay_b] = self.fill(day, second, first[3], purse_b + pay_b, full)
                if not options_b:
                    continue
                for value_b, other in options_b:
                    for value_a, one in options_a:
                        if (one[0] != other[0] or one[0] not in narrow) and (one[0], other[0]) != swapped:
                            found.append((value_a + value_b, one, other))
                            break
                value_b, other = options_b[0]
                for value_a, one in options_a[1:]:
                    if (one[0] != other[0] or one[0] not in narrow) and (one[0], other[0]) != swapped:
                        found.append((value_a + value_b, one, other))
        if risk:  # resting: no card is used and nothing is paid (A9)
            for value_a, one in self.fill(day, first, second[3], 0, full):
                for value_b, other in self.fill(day, second, first[3], 0, full):
                    found.append((value_a + value_b, one, other))
        return found

    def plan(self, start: Sequence[Node], day: int, draws: Sequence[Hand], risks: Sequence[int], width: int) -> Node:
        """The end of the best line found from these nodes over the days whose draws are given.

        `draws[0]` comes into the hand on the morning of `day`.
        """
        nodes = list(start)
        for offset, draw in enumerate(draws):
            today = day + offset
            found: dict[tuple[Thought, Thought, Hand], Node] = {}
            risk = risks[offset]
            for node in nodes:
                _before, first, second, hand, spent, _parent = node
                for picks, left in picks_of(in_order((*hand, *draw)) if draw else hand):
                    price = spent + picks_price(picks, self.prices)
                    for value, one, other in self.best_ends(today, first, second, picks, risk):
                        key = (one, other, left) if one <= other else (other, one, left)
                        known = found.get(key)
                        if known is None or known[0] < value - price:
                            found[key] = (value - price, key[0], key[1], left, price, node)
            nodes = sorted(found.values(), key=_value, reverse=True)[:width]
        return nodes[0]

    def best_ends(self, day: int, first: Thought, second: Thought, picks: Hand, risk: int) -> list[Ended]:
        """The best ends of a turn with these cards, best first."""
        key = (day, first, second, picks, risk)
        known = self._ends.get(key)
        if known is None:
            children = self.children(day, first, second, picks, risk)
            children.sort(reverse=True)
            if len(self._ends) > MOST_KEPT:
                self._ends.clear()
                self._choices.clear()
            known = self._ends[key] = list(dict.fromkeys(children))[: self._branches]
        return known


def _value(node: Node) -> int:
    return node[0]


@lru_cache(maxsize=20_000)
def picks_price(picks: Hand, prices: Prices = PRICES) -> int:
    """What these cards are worth that are not played yet."""
    return sum(card_price(card, prices) for card in picks)
