"""Par: the best score that a search finds for a climb alone when it knows the whole deal.

A wide beam goes over the days, with several settings of the prices; the lines it finds are played by the rules, and the
best played game counts. So par is always the score of a real game.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from k2core.bots.interface import Budget, Level, never
from k2core.bots.k2.ground import Thought, forecast, nights, thought_of
from k2core.bots.k2.levels import choose
from k2core.bots.k2.planner import LOST, Hand, Planner, picks_of, picks_price
from k2core.bots.k2.situation import situation
from k2core.bots.k2.turn_ends import actions_to, turn_ends
from k2core.bots.k2.value import RISK_PRICE, Prices
from k2core.core.cards import in_order
from k2core.k2.actions import SELECTS, TAKES, Action
from k2core.k2.board import CAMP
from k2core.k2.components import DAYS, MAX_LEVEL, OPEN_TOKENS
from k2core.k2.day import draw
from k2core.k2.opening import start
from k2core.k2.pieces import Phase
from k2core.k2.scoring import totals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from k2core.k2.setup import Config
    from k2core.k2.state import State

SETTINGS = (Prices(move=26, level=30), Prices(), Prices(move=14, level=20))
KEPT_ENDS = 4
KEPT_TURNS = 12
LINES_TO_PLAY = 12
MOST_ALIKE = 3


@dataclass(frozen=True, slots=True)
class Par:
    points: int
    actions: tuple[Action, ...]
    """A game that reaches it."""


@dataclass(slots=True)
class _Line:
    """A plan so far, with the morning it has come to."""

    value: int
    climbers: tuple[Thought, Thought]
    hand: Hand
    spent: int
    tokens: tuple[int, ...]
    before: _Line | None = None
    picks: Hand = field(default=())
    token: int = 0


def par(
    config: Config,
    width: int,
    known: Iterable[tuple[Action, ...]] = (),
    should_stop: Callable[[], bool] = never,
    settings: tuple[Prices, ...] = SETTINGS,
) -> Par:
    """The best game found, or the best of the known games of this mountain if none is better."""
    best = max((_played(config, actions) for actions in known), key=_points, default=_climbed_by_a_bot(config))
    for prices in settings:
        if should_stop():
            break
        for found in _search(config, width, prices, should_stop):
            best = max(best, found, key=_points)
    return best


def _points(found: Par) -> int:
    return found.points


def _climbed_by_a_bot(config: Config) -> Par:
    """The game of a bot that does not know the deal."""
    state = start(config)
    played: list[Action] = []
    while state.to_act:
        for action in choose(state.observation(0), Level.ALPINIST, str(config.seed), Budget(1)):
            state = state.apply(action)
            played.append(action)
    return Par(totals(state)[0], tuple(played))


def _played(config: Config, actions: tuple[Action, ...]) -> Par:
    state = start(config)
    for action in actions:
        state = state.apply(action)
    return Par(totals(state)[0] if state.phase is Phase.OVER else 0, actions)


def _search(config: Config, width: int, prices: Prices, should_stop: Callable[[], bool]) -> Iterator[Par]:
    opening = start(config)
    planner = _planner(opening, prices)
    first, second = opening.players[0].climbers
    lines = [_Line(0, (thought_of(first), thought_of(second)), (), 0, opening.tokens)]
    for day in range(DAYS):
        found: dict[object, _Line] = {}
        for line in lines:
            _grow(opening, planner, day, line, found)
            if should_stop():
                break
        lines = _best_of(found.values(), width)
    for line in lines[:LINES_TO_PLAY]:
        played = _play(opening, _days(line))
        if played is not None:
            yield played


def _best_of(lines: Iterable[_Line], width: int) -> list[_Line]:
    """The best lines, but not too many that differ only in cards and tokens."""
    alike: Counter[tuple[Thought, Thought]] = Counter()
    kept: list[_Line] = []
    for line in sorted(lines, key=_value, reverse=True):
        alike[line.climbers] += 1
        if alike[line.climbers] <= MOST_ALIKE:
            kept.append(line)
            if len(kept) == width:
                break
    return kept


def _planner(opening: State, prices: Prices) -> Planner:
    limits, board = opening.setup.limits, opening.setup.board
    narrow = frozenset(space.number for space in board.spaces if space.number != CAMP and limits[space.number] == 1)
    days = forecast(opening.setup.weather)
    return Planner(board.name, days, narrow, keep=KEPT_ENDS, branches=KEPT_TURNS, prices=prices)


def _grow(opening: State, planner: Planner, day: int, line: _Line, found: dict[object, _Line]) -> None:
    """Add every good end of the next day to what was found."""
    deal = opening.setup.deal
    hand = in_order((*line.hand, *draw(deal, 0, day + 1)))
    first, second = line.climbers
    coming = deal.tokens[OPEN_TOKENS + day :][:1]
    for token in dict.fromkeys(line.tokens):
        tokens = list(line.tokens)
        tokens.remove(token)
        after = tuple(sorted((*tokens, *coming)))
        for picks, left in picks_of(hand):
            spent = line.spent + picks_price(picks, planner.prices)
            less = spent + RISK_PRICE * sum(after)
            for value, one, other in planner.best_ends(day, first, second, picks, token):
                if LOST in (one, other):
                    continue
                pair = (one, other) if one <= other else (other, one)
                key = (pair, left, after)
                known = found.get(key)
                if known is None or known.value < value - less:
                    found[key] = _Line(value - less, pair, left, spent, after, line, picks, token)


def _value(line: _Line) -> int:
    return line.value


def _days(line: _Line) -> list[_Line]:
    days = []
    here: _Line | None = line
    while here is not None and here.before is not None:
        days.append(here)
        here = here.before
    return days[::-1]


def _play(opening: State, days: list[_Line]) -> Par | None:
    """Play a line by the rules; None if it cannot be played so."""
    state = opening
    actions: list[Action] = []
    for day in days:
        if state.phase is Phase.OVER:
            break
        for chosen in (SELECTS[day.picks], TAKES[day.token]):
            state = state.apply(chosen)
            actions.append(chosen)
        turn = _turn_to(state, day.climbers)
        if turn is None:
            return None
        for action in turn:
            state = state.apply(action)
            actions.append(action)
    return Par(totals(state)[0], tuple(actions)) if state.phase is Phase.OVER else None


def _turn_to(state: State, wanted: tuple[Thought, Thought]) -> tuple[Action, ...] | None:
    """A turn after which the climbers stand as wanted tomorrow, or the same with more levels or points."""
    now = situation(state.observation(0))
    night = nights(now.board, now.kind)
    for (first, second), recipe in turn_ends(now).items():
        mornings = []
        for space, level, points, tent in (first, second):
            after = level + night[space] + (space in (first[3], second[3]))
            mornings.append((space, min(MAX_LEVEL, after), points, tent))
        for one, other in (mornings, mornings[::-1]):
            if _is_as_good(one, wanted[0]) and _is_as_good(other, wanted[1]):
                return actions_to(recipe)
    return None


def _is_as_good(climber: Thought, wanted: Thought) -> bool:
    space, level, points, tent = climber
    return (space, tent) == (wanted[0], wanted[3]) and level >= wanted[1] and points >= wanted[2]
