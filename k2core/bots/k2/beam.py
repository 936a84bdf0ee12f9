"""A wide beam over the days of a climb alone whose whole deal is known, on plain numbers.

Whatever it finds is only a promise: `par.py` plays it by the rules before it counts.

A climber on a morning is one number (space, level, points, tent), a hand is one number (three bits for each kind of
card), the open tokens are one number (two bits for each value); all of them together are the key of a position. The
value of a position follows from its key alone: what both climbers are worth (`value.py`), and the price of the cards
in hand, less the price of the open risk.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import TYPE_CHECKING

from k2core.bots.k2.ground import NO_TENT, POINT, forecast, nights
from k2core.bots.k2.value import LEVELS, PRICES, pitching_spaces, table
from k2core.bots.k2.walks import NOTHING_FULL, good_ends
from k2core.k2.board import CAMP
from k2core.k2.components import CARDS, DAYS, MAX_LEVEL, OPEN_TOKENS, PICKS, CardKind
from k2core.k2.day import draw

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.bots.k2.value import Prices, Row
    from k2core.k2.components import Card
    from k2core.k2.state import State

Choice = tuple[int, int, int]
"""One climber's end of a day: its value, the climber on the next morning, its space if that is narrow (else -1)."""
Group = tuple[int, int, list[Choice]]
"""Where the climber's tent stands now, the best value, and the choices, best first."""

_CLIMBER_BITS = 18
_HAND_BITS = 30
_TOKEN_BITS = 6
_REST_BITS = _HAND_BITS + _TOKEN_BITS
_CLIMBER = (1 << _CLIMBER_BITS) - 1
_HAND = (1 << _HAND_BITS) - 1
_TOKENS = (1 << _TOKEN_BITS) - 1

TENT_HELP = 60
"""How much more a climber may be worth because of the tent that its partner has pitched on the same day."""

NODES_A_STEP = 4


def packed(space: int, level: int, points: int, tent: int) -> int:
    return space << 12 | level << 9 | points << 5 | tent + 1


def unpacked(climber: int) -> tuple[int, int, int, int]:
    return climber >> 12, climber >> 9 & 7, climber >> 5 & 15, (climber & 31) - 1


def hand_of(cards: tuple[Card, ...]) -> int:
    return sum(1 << 3 * card.order for card in cards)


def cards_in(hand: int) -> tuple[Card, ...]:
    return tuple(card for card in CARDS for _ in range(hand >> 3 * card.order & 7))


@cache
def _picks(hand: int) -> tuple[int, ...]:
    """Each different pick of three cards."""
    return tuple(sorted({hand_of(picks) for picks in combinations(cards_in(hand), PICKS)}))


@cache
def _shares(picks: int) -> tuple[tuple[int, int], ...]:
    """The ways to give all of these cards: for each climber points, points down and levels, four bits each."""
    uses = [
        [(climber, use) for climber in (0, 1) for use in _uses(card)] for card in cards_in(picks) if card.has_points
    ]
    found: dict[tuple[int, int], None] = {}
    for gives in product(*uses):
        purses = [0, 0]
        for climber, use in gives:
            purses[climber] += use
        found[purses[0], purses[1]] = None
    return tuple(found)


def _uses(card: Card) -> tuple[int, ...]:
    up = card.up << 8 | card.level
    return (up, card.down << 4) if card.down else (up,)


@dataclass(frozen=True, slots=True)
class Setting:
    """What the beam goes by."""

    width: int
    prices: Prices = PRICES
    risk: int = 10
    down: int = 4
    """A rope's points for walking down cost so many times less."""
    alike: int = 4
    """How many positions with the same climbers are kept."""


Line = tuple[tuple[int, int, int, int], ...]
"""For each day the picks, the token, and both climbers on the next morning."""
Origin = tuple["Node", int, int, int, int]
"""A node, the picks and the token of its day, the hand and the tokens after it, and what these are worth."""
Node = tuple[int, int, "Node | None", int, int]
"""A value, the key, the node of the day before, the picks and the token that led here."""


def search(opening: State, setting: Setting) -> Iterator[list[Line]]:
    """Go over all days in small steps; the last step brings the lines found, best first."""
    return _Search(opening, setting).run()


class _Search:
    def __init__(self, opening: State, setting: Setting) -> None:
        limits, board = opening.setup.limits, opening.setup.board
        self.board = board.name
        self.narrow = frozenset(
            space.number for space in board.spaces if space.number != CAMP and limits[space.number] == 1
        )
        self.days = forecast(opening.setup.weather)
        self.opening = opening
        self.setting = setting
        self.pitching = frozenset(pitching_spaces(self.board))
        self.night = nights(self.board, 0)
        self.day = 0
        self.rows: dict[int, tuple[Row, ...]] = {}
        self.groups: dict[tuple[int, int], dict[int, list[Group]]] = {}
        self.ends: dict[tuple[int, int, int], list[Group]] = {}
        prices = setting.prices
        self.card_prices = [
            card.level * prices.level
            if card.kind is CardKind.ACCLIMATIZATION
            else card.up * prices.move + max(0, card.down - card.up) * prices.move // setting.down
            for card in CARDS
        ]
        self.hand_prices: dict[int, int] = {}

    def run(self) -> Iterator[list[Line]]:
        opening, setting = self.opening, self.setting
        deal = opening.setup.deal
        start = packed(CAMP, 1, 1, NO_TENT)
        tokens = sum(1 << 2 * token for token in opening.tokens)
        nodes: list[Node] = [(0, (start << _CLIMBER_BITS | start) << _REST_BITS | tokens, None, 0, 0)]
        for day in reversed(range(DAYS)):
            for tent in (NO_TENT, *pitching_spaces(self.board)):
                table(self.board, self.days[day + 1 :], tent, setting.prices)
                yield []
        for day in range(DAYS):
            self.day = day
            self.rows.clear()
            self.groups.clear()
            self.ends.clear()
            self.night = nights(self.board, self.days[day])
            drawn = hand_of(draw(deal, 0, day + 1))
            coming = sum(1 << 2 * token for token in deal.tokens[OPEN_TOKENS + day :][:1])
            found: dict[int, Node] = {}
            least = -1_000_000
            most = 6 * setting.width
            for number, node in enumerate(nodes):
                self.grow(node, drawn, coming, least, found)
                if len(found) > most:
                    values = sorted([other[0] for other in found.values()], reverse=True)
                    least = values[3 * setting.width]
                    found = {key: other for key, other in found.items() if other[0] >= least}
                if number % NODES_A_STEP == 0:
                    yield []
            nodes = self.best_of(found)
            yield []
        nodes.sort(key=_points, reverse=True)
        yield [_line(node) for node in nodes]

    def best_of(self, found: dict[int, Node]) -> list[Node]:
        """The best nodes, without those that another equals or beats in everything, and not too many alike."""
        width, most = self.setting.width, self.setting.alike
        alike: dict[int, int] = {}
        better: dict[int, list[tuple[int, int, int, int]]] = {}
        kept: list[Node] = []
        for node in sorted(found.values(), key=_value, reverse=True):
            key = node[1]
            pair = key >> _REST_BITS
            count = alike.get(pair, 0)
            if count >= most:
                continue
            first, second = pair >> _CLIMBER_BITS, pair & _CLIMBER
            place = key & ~(0b1111111 << 5 + _REST_BITS | 0b1111111 << 5 + _REST_BITS + _CLIMBER_BITS)
            mine = (first >> 9 & 7, first >> 5 & 15, second >> 9 & 7, second >> 5 & 15)
            others = better.get(place)
            if others is None:
                better[place] = [mine]
            else:
                one, two, three, four = mine
                if any(a >= one and b >= two and c >= three and d >= four for a, b, c, d in others):
                    continue
                others.append(mine)
            alike[pair] = count + 1
            kept.append(node)
            if len(kept) == width:
                break
        return kept

    def price_of(self, hand: int) -> int:
        price = self.hand_prices.get(hand)
        if price is None:
            price = sum(self.card_prices[card.order] for card in cards_in(hand))
            self.hand_prices[hand] = price
        return price

    def grow(self, node: Node, drawn: int, coming: int, least: int, found: dict[int, Node]) -> None:
        """Add every end of the next day that is worth at least so much to what was found."""
        key = node[1]
        pair = key >> _REST_BITS
        one, other = pair >> _CLIMBER_BITS, pair & _CLIMBER
        hand = (key >> _TOKEN_BITS & _HAND) + drawn
        tokens = key & _TOKENS
        tent_one, tent_other = (one & 31) - 1, (other & 31) - 1
        table_one = self.table_of(one, tent_other)
        table_other = self.table_of(other, tent_one)
        help_by_tent = 0 if tent_one != NO_TENT and tent_other != NO_TENT else TENT_HELP
        ways = []
        for token in (0, 1, 2):
            if tokens >> 2 * token & 3:
                after = tokens - (1 << 2 * token) + coming
                ways.append((token, after, self.setting.risk * ((after >> 2 & 3) + 2 * (after >> 4))))
        least_less = min(less for _token, _after, less in ways)
        same = one == other
        for picks in _picks(hand):
            left = hand - picks
            plus = self.price_of(left)
            enough = least - plus - help_by_tent
            for share_one, share_other in _shares(picks):
                if same and share_one < share_other:
                    continue
                groups_one = table_one.get(share_one)
                if groups_one is None:
                    groups_one = self.fill(one, tent_other, share_one)
                groups_other = table_other.get(share_other)
                if groups_other is None:
                    groups_other = self.fill(other, tent_one, share_other)
                if not (groups_one and groups_other):
                    continue
                bound = groups_one[0][1] + groups_other[0][1]
                if bound < enough + least_less:
                    continue
                for token, after, less in ways:
                    if bound < enough + less:
                        continue
                    origin = (node, picks, token, left << _TOKEN_BITS | after, plus - less)
                    for pay in range(token + 1):
                        if (pay and not share_one) or (pay < token and not share_other):
                            continue
                        code_one, code_other = share_one | pay << 12, share_other | token - pay << 12
                        paid_one = table_one.get(code_one)
                        if paid_one is None:
                            paid_one = self.fill(one, tent_other, code_one)
                        paid_other = table_other.get(code_other)
                        if paid_other is None:
                            paid_other = self.fill(other, tent_one, code_other)
                        if not (paid_one and paid_other) or paid_one[0][1] + paid_other[0][1] < enough + less:
                            continue
                        self.pair_up(one, other, code_one, code_other, least, origin, found)
            for token, after, less in ways:
                if token:  # resting: no card is used and nothing is paid (A9)
                    origin = (node, picks, token, left << _TOKEN_BITS | after, plus - less)
                    self.pair_up(one, other, 0, 0, least, origin, found)

    def pair_up(
        self, one: int, other: int, code_one: int, code_other: int, least: int, origin: Origin, found: dict[int, Node]
    ) -> None:
        """Add the ends of both climbers' days, with these purses, that are worth enough together."""
        node, picks, token, rest, more = origin
        need = least - more
        tent_one, tent_other = (one & 31) - 1, (other & 31) - 1
        groups_one = self.ends_with(one, tent_other, code_one)
        groups_other = self.ends_with(other, tent_one, code_other)
        space_one, space_other = one >> 12, other >> 12
        # Two climbers on narrow spaces cannot change places: one would have to stop where the other stands.
        blocked = space_one != space_other and space_one in self.narrow and space_other in self.narrow
        for own_one, best_one, list_one in groups_one:
            for own_other, best_other, list_other in groups_other:
                pitched_one, pitched_other = own_one != tent_one, own_other != tent_other
                if best_one + best_other + (TENT_HELP if pitched_one or pitched_other else 0) < need:
                    continue
                ends_one = self.with_tent(one, own_other, code_one, own_one) if pitched_other else list_one
                ends_other = self.with_tent(other, own_one, code_other, own_other) if pitched_one else list_other
                if not ends_other:
                    continue
                top_other = ends_other[0][0]
                for value_one, to_one, narrow_one in ends_one:
                    if value_one + top_other < need:
                        break
                    for value_other, to_other, narrow_other in ends_other:
                        value = value_one + value_other
                        if value < need:
                            break
                        if narrow_one == narrow_other and narrow_one >= 0:
                            continue
                        if blocked and to_one >> 12 == space_other and to_other >> 12 == space_one:
                            continue
                        if to_one <= to_other:
                            key = (to_one << _CLIMBER_BITS | to_other) << _REST_BITS | rest
                        else:
                            key = (to_other << _CLIMBER_BITS | to_one) << _REST_BITS | rest
                        if key not in found:
                            found[key] = (value + more, key, node, picks, token)

    def table_of(self, climber: int, partner: int) -> dict[int, list[Group]]:
        found = self.groups.get((climber, partner))
        if found is None:
            found = self.groups[climber, partner] = {}
        return found

    def ends_with(self, climber: int, partner: int, code: int) -> list[Group]:
        groups = self.table_of(climber, partner).get(code)
        return self.fill(climber, partner, code) if groups is None else groups

    def with_tent(self, climber: int, partner: int, code: int, own: int) -> list[Choice]:
        """The ends of one climber's day that leave its tent there, when its partner's tent stands there."""
        for tent, _best, choices in self.ends_with(climber, partner, code):
            if tent == own:
                return choices
        return []

    def fill(self, climber: int, partner: int, code: int) -> list[Group]:
        """The ends of one climber's day; equal for all climbers that come to the same level in the same place."""
        more = code & 15
        level = climber >> 9 & 7
        key = (climber - (level << 9), (level + more) << 5 | partner + 1, code >> 4)
        groups = self.ends.get(key)
        if groups is None:
            groups = self.ends[key] = self.ends_of(climber, partner, code)
        self.groups[climber, partner][code] = groups
        return groups

    def ends_of(self, climber: int, partner: int, code: int) -> list[Group]:
        space, level, marker, tent = unpacked(climber)
        pay, points, down, more = code >> 12, code >> 8 & 15, code >> 4 & 15, code & 15
        level += more
        night, narrow, pitching = self.night, self.narrow, self.pitching
        partners = None if partner in (NO_TENT, tent) else self.rows_of(partner)
        best: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
        for (here, pitched, entered), left in good_ends(
            self.board, self.days[self.day], space, points, down, tent == NO_TENT, NOTHING_FULL
        ):
            if pitched == NO_TENT:
                own = tent
            elif pitched in pitching:
                own = pitched
            else:
                continue
            after = level + night[here] + (here in (own, partner))
            if left < pay:
                after -= pay - left
            if after < 1:
                continue
            if after > MAX_LEVEL:
                after = MAX_LEVEL
            reached = entered if entered > marker else marker
            row = self.rows_of(own)[here]
            value = reached * POINT + row[after]
            if row[LEVELS + after] > value:
                value = row[LEVELS + after]
            if partners is not None and partner != own:
                row = partners[here]
                value = max(value, reached * POINT + row[after], row[LEVELS + after])
            best.setdefault((own, here), []).append((after, reached, value))
        by_tent: dict[int, list[Choice]] = {}
        for (own, here), ends in best.items():
            choices = by_tent.setdefault(own, [])
            for after, reached, value in ends:
                if len(ends) > 1 and any(
                    a >= after and b >= reached and (a > after or b > reached) for a, b, _ in ends
                ):
                    continue
                choices.append((value, packed(here, after, reached, own), here if here in narrow else -1))
        groups = []
        for own, choices in by_tent.items():
            choices.sort(reverse=True)
            groups.append((own, choices[0][0], choices))
        groups.sort(key=_best, reverse=True)
        return groups

    def rows_of(self, tent: int) -> tuple[Row, ...]:
        rows = self.rows.get(tent)
        if rows is None:
            rows = self.rows[tent] = table(self.board, self.days[self.day + 1 :], tent, self.setting.prices).rows
        return rows


def _best(group: Group) -> int:
    return group[1]


def _value(node: Node) -> int:
    return node[0]


def _points(node: Node) -> int:
    pair = node[1] >> _REST_BITS
    return (pair >> _CLIMBER_BITS + 5 & 15) + (pair >> 5 & 15)


def promised(line: Line) -> int:
    """The points that a line ends with."""
    _picks, _token, one, other = line[-1]
    return (one >> 5 & 15) + (other >> 5 & 15)


def _line(node: Node) -> Line:
    days = []
    here: Node | None = node
    while here is not None and here[2] is not None:
        pair = here[1] >> _REST_BITS
        days.append((here[3], here[4], pair >> _CLIMBER_BITS, pair & _CLIMBER))
        here = here[2]
    return tuple(days[::-1])
