"""Planning ahead when the cards to come are known or imagined: a narrow beam over the days.

A plan is one line of days. The two climbers of a player are planned nearly apart: each climber's best ends of a day
depend only on where it stands and on the cards it gets, so they are computed once and kept.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

from k2core.bots.interface import never
from k2core.bots.k2.ground import GONE, NO_TENT, POINT, Thought, nights
from k2core.bots.k2.value import LEVELS, NEVER, PRICES, table
from k2core.bots.k2.walks import NOTHING_FULL, good_ends
from k2core.core.cards import in_order, without
from k2core.k2.components import MAX_LEVEL, PICKS, Card, CardKind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2core.bots.k2.ground import Forecast
    from k2core.bots.k2.value import Prices, Row

Hand = tuple[Card, ...]
Choice = tuple[int, Thought]
"""A value and the climber on the next morning."""
Ended = tuple[int, Thought, Thought]
"""A value and both climbers on the next morning."""
Node = tuple[int, Thought, Thought, Hand, int, Any]
"""A value, both climbers, the hand left, what the cards that were played would have been worth, and the node before."""

_Options = tuple[int, list[Choice], list[Choice]]
"""The most that both climbers can reach together, and the best ends of each."""
_Stop = tuple[int, int, int, int, int, "Row"]
"""Where a walk ends: space, tent, value of the best space, points left, what the night adds, tomorrow's values."""

DEAD = -500
"""The value of a climber that dies."""
MOST_KEPT = 6000
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


@lru_cache(maxsize=20_000)
def payments(cards: Hand, risk: int) -> tuple[tuple[int, int], ...]:
    """The ways to give these cards and to pay so much risk, by climber: its purse, and as last digit what it pays.

    Only who was given a card pays. Resting is one of them: then no card is used and nothing is paid (A9).
    """
    found: dict[tuple[int, int], None] = {}
    for purse_a, purse_b in sharings(cards):
        for share in range(risk + 1):
            if (purse_a or not share) and (purse_b or share == risk):
                found[purse_a + share, purse_b + risk - share] = None
    if risk:
        found[0, 0] = None
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
        branches: int = 5,
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
        self._bounded: dict[tuple[int, Thought, Thought, Hand, int], list[tuple[int, Hand, Hand, int]]] = {}
        self._walks: dict[tuple[int, int, int, int, int, frozenset[int]], list[_Stop]] = {}

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
        way, levels = divmod(purse, 10)
        space, level, marker, tent = climber
        level += levels
        have = marker * POINT
        keep = self._keep
        found: list[tuple[int, int, int, int, int]] = []
        least = NEVER
        for here, own, brings, left, shift, row in self._stops(day, space, way, tent, partner_tent, full):
            after = level + shift
            if left < risk:
                after -= risk - left
            if after < 1:
                continue
            if after > MAX_LEVEL:
                after = MAX_LEVEL
            value = (brings if brings > have else have) + row[after]
            far = row[LEVELS + after]
            if far > value:
                value = far
            if value > least:
                place = 0
                for place, known in enumerate(found):
                    if known[1] == here and known[2] == own:
                        if value > known[0]:
                            found[place] = (value, here, own, after, brings)
                        break
                else:
                    found.append((value, here, own, after, brings))
                if len(found) > keep:
                    found.sort(reverse=True)
                    del found[keep:]
                    least = found[-1][0]
        found.sort(reverse=True)
        return [
            (value, (here, after, max(marker, brings // POINT), own)) for value, here, own, after, brings in found
        ] or [(DEAD, LOST)]

    def _stops(self, day: int, space: int, way: int, tent: int, partner_tent: int, full: frozenset[int]) -> list[_Stop]:
        """Where a walk can end that day with so many points, and what the night and the days after it are there."""
        key = (day, space, way, tent, partner_tent, full)
        known = self._walks.get(key)
        if known is not None:
            return known
        points, down = divmod(way, 10)
        night = self._nights[day]
        found: list[_Stop] = []
        for (here, pitched, entered), left in good_ends(
            self.board, self.days[day], space, points, down, tent == NO_TENT, full
        ):
            own = tent if pitched == NO_TENT else pitched
            row = self._rows(day + 1, own)[here]
            if partner_tent not in (NO_TENT, own):
                row = tuple(map(max, row, self._rows(day + 1, partner_tent)[here]))
            found.append((here, own, entered * POINT, left, night[here] + (here in (own, partner_tent)), row))
        self._walks[key] = found
        return found

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
        most: int | None = None,
    ) -> list[Ended]:
        """The best ends of a turn with these cards, on the next morning, best first; at most so many."""
        return self._pairs(first, second, self._options(day, first, second, cards, risk, full), most or self._branches)

    def _options(
        self, day: int, first: Thought, second: Thought, cards: Hand, risk: int, full: frozenset[int] = NOTHING_FULL
    ) -> list[_Options]:
        """For each way to give these cards and to pay: what both can reach together, and the best ends of each."""
        table_a = self.choices(day, first, second[3], full)
        table_b = self.choices(day, second, first[3], full)
        found: list[_Options] = []
        for code_a, code_b in payments(cards, risk):
            options_a = table_a.get(code_a)
            if options_a is None:
                options_a = table_a[code_a] = self.fill(day, first, second[3], code_a, full)
            options_b = table_b.get(code_b)
            if options_b is None:
                options_b = table_b[code_b] = self.fill(day, second, first[3], code_b, full)
            if options_a and options_b:
                found.append((options_a[0][0] + options_b[0][0], options_a, options_b))
        return found

    def _pairs(self, first: Thought, second: Thought, options: list[_Options], most: int) -> list[Ended]:
        """The best ends of both climbers that can be together."""
        options.sort(key=_most, reverse=True)
        narrow = self._narrow
        # Two climbers on narrow spaces cannot change places: one would have to stop where the other stands.
        swapped = (second[0], first[0]) if first[0] in narrow and second[0] in narrow else None
        found: dict[tuple[Thought, Thought], int] = {}
        least, room = NEVER, most
        for top, options_a, options_b in options:
            if top <= least:
                break
            best_a = options_a[0][0]
            for value_b, other in options_b:
                if value_b + best_a <= least:
                    break
                for value_a, one in options_a:
                    value = value_a + value_b
                    if value <= least:
                        break
                    if (one[0] == other[0] and one[0] in narrow) or (one[0], other[0]) == swapped:
                        continue
                    pair = (one, other)
                    if found.get(pair, NEVER) < value:
                        found[pair] = value
            if len(found) >= room:
                least = sorted(found.values(), reverse=True)[most - 1]
                room = len(found) + 1
        ends = [(value, one, other) for (one, other), value in found.items()]
        ends.sort(reverse=True)
        return ends[:most]

    def plan(
        self,
        start: Sequence[Node],
        day: int,
        draws: Sequence[Hand],
        risks: Sequence[int],
        width: int,
        should_stop: Callable[[], bool] = never,
    ) -> Node | None:
        """The end of the best line found from these nodes over the days whose draws are given; None if told to stop.

        `draws[0]` comes into the hand on the morning of `day`.
        """
        nodes = list(start)
        for offset, draw in enumerate(draws):
            today = day + offset
            found: dict[tuple[Thought, Thought, Hand], Node] = {}
            risk = risks[offset]
            least = NEVER
            for node in nodes:
                if should_stop():
                    return None
                _before, first, second, hand, spent, _parent = node
                hand = in_order((*hand, *draw)) if draw else hand
                for bound, picks, left, price in self._bounds(today, first, second, hand, risk):
                    if bound - spent <= least:
                        break
                    less = spent + price
                    for value, one, other in self.best_ends(today, first, second, picks, risk):
                        value -= less
                        if value <= least:
                            break
                        key = (one, other, left) if one <= other else (other, one, left)
                        known = found.get(key)
                        if known is None or known[0] < value:
                            found[key] = (value, key[0], key[1], left, less, node)
                    if len(found) >= width:
                        least = sorted([kept[0] for kept in found.values()], reverse=True)[width - 1]
            nodes = sorted(found.values(), key=_value, reverse=True)[:width]
        return nodes[0]

    def _bounds(
        self, day: int, first: Thought, second: Thought, hand: Hand, risk: int
    ) -> list[tuple[int, Hand, Hand, int]]:
        """Every pick of a hand, best first: the most it brings less its price, its cards, what is left, its price."""
        key = (day, first, second, hand, risk)
        known = self._bounded.get(key)
        if known is None:
            if len(self._bounded) > MOST_KEPT:
                self.forget()
            known = []
            for picks, left in picks_of(hand):
                price = picks_price(picks, self.prices)
                best = max([both[0] for both in self._options(day, first, second, picks, risk)])
                known.append((best - price, picks, left, price))
            known.sort(key=_bound, reverse=True)
            self._bounded[key] = known
        return known

    def best_ends(self, day: int, first: Thought, second: Thought, picks: Hand, risk: int) -> list[Ended]:
        """The best ends of a turn with these cards, best first; kept."""
        key = (day, first, second, picks, risk)
        known = self._ends.get(key)
        if known is None:
            if len(self._ends) > MOST_KEPT:
                self.forget()
            known = self._ends[key] = self.children(day, first, second, picks, risk)
        return known

    def forget(self) -> None:
        """Give back the memory of what was computed about turns."""
        self._bounded.clear()
        self._ends.clear()
        self._choices.clear()
        if len(self._walks) > MOST_KEPT:
            self._walks.clear()


def _bound(pick: tuple[int, Hand, Hand, int]) -> int:
    return pick[0]


def _most(both: _Options) -> int:
    return both[0]


def _value(node: Node) -> int:
    return node[0]


@lru_cache(maxsize=20_000)
def picks_price(picks: Hand, prices: Prices = PRICES) -> int:
    """What these cards are worth that are not played yet."""
    return sum(card_price(card, prices) for card in picks)
