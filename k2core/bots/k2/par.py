"""Par: the best score that a search finds for a climb alone when it knows the whole deal.

The search has stages, each a beam over the days (`beam.py`) that is wider than those before or has other prices. The
lines that a beam promises are played by the rules, and only a played game counts. So par is always the score of a real
game, and it never falls from stage to stage.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2core.bots.interface import Budget, Level, never
from k2core.bots.k2.beam import Setting, cards_in, promised, search, unpacked
from k2core.bots.k2.ground import nights
from k2core.bots.k2.levels import choose
from k2core.bots.k2.situation import situation
from k2core.bots.k2.turn_ends import actions_to, turn_ends
from k2core.bots.k2.value import Prices
from k2core.core.options import check_players
from k2core.k2.actions import SELECTS, TAKES
from k2core.k2.components import MAX_LEVEL
from k2core.k2.opening import start
from k2core.k2.pieces import Phase
from k2core.k2.scoring import totals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from k2core.bots.k2.beam import Line
    from k2core.bots.k2.ground import Thought
    from k2core.k2.actions import Action
    from k2core.k2.setup import Config
    from k2core.k2.state import State

_CHEAP, _DEAR = Prices(move=14, level=20), Prices(move=26, level=30)
STAGES: tuple[Setting, ...] = (
    Setting(50),
    Setting(60, _DEAR),
    Setting(60, _CHEAP),
    Setting(150),
    Setting(200, _DEAR),
    Setting(200, _CHEAP),
    Setting(500),
    Setting(800, _DEAR),
    Setting(800, _CHEAP),
)
LINES_TO_PLAY = 12
"""How many lines of a beam are tried before its stage ends without a better game."""


@dataclass(frozen=True, slots=True)
class Par:
    points: int
    actions: tuple[Action, ...]
    """A game that reaches it."""


class ParSearch:
    """Looks for par in small steps, stage by stage.

    A search that goes on from `done` stages and the best of them finds what one search over all stages finds.
    """

    def __init__(self, config: Config, done: int = 0, best: Par | None = None) -> None:
        check_players(config.players, 1, 1)
        self.done = done
        """How many stages are over."""
        self.best = best or Par(0, ())
        self._opening = start(config)
        self._most = 2 * self._opening.setup.board.summit_points
        self._work: Iterator[None] | None = None

    @property
    def is_over(self) -> bool:
        """Whether every stage is over, or no game can be better than the best."""
        return self.done >= len(STAGES) or self.best.points >= self._most

    def step(self) -> None:
        """Do a small piece of work, if there is any left."""
        if self.is_over:
            return
        if self._work is None:
            self._work = self._climb(STAGES[self.done])
        for _ in self._work:
            return
        self._work = None
        self.done += 1

    def _climb(self, setting: Setting) -> Iterator[None]:
        lines: list[Line] = []
        for found in search(self._opening, setting):
            lines = found
            yield
        for line in lines[:LINES_TO_PLAY]:
            if promised(line) <= self.best.points:
                break
            yield from self._play(line)
        if self.best.points == 0:
            yield from self._climb_as_a_bot()

    def _climb_as_a_bot(self) -> Iterator[None]:
        """A game without knowing the deal, so that there is one in any case."""
        state = self._opening
        played: list[Action] = []
        while state.to_act:
            for action in choose(state.observation(0), Level.ALPINIST, str(state.setup.config.seed), Budget(1)):
                state = state.apply(action)
                played.append(action)
            yield
        self._keep(Par(totals(state)[0], tuple(played)))

    def _play(self, line: Line) -> Iterator[None]:
        """Play a line by the rules, as far as it can be played so."""
        state = self._opening
        actions: list[Action] = []
        for picks, token, first, second in line:
            for chosen in (SELECTS[cards_in(picks)], TAKES[token]):
                state = state.apply(chosen)
                actions.append(chosen)
            turn = _turn_to(state, (unpacked(first), unpacked(second)))
            if turn is None:
                return
            for action in turn:
                state = state.apply(action)
                actions.append(action)
            yield
        if state.phase is Phase.OVER:
            self._keep(Par(totals(state)[0], tuple(actions)))

    def _keep(self, played: Par) -> None:
        if played.points > self.best.points:
            self.best = played


def par(
    config: Config, width: int, known: Iterable[tuple[Action, ...]] = (), should_stop: Callable[[], bool] = never
) -> Par:
    """The best game found by beams up to this width, or the best of the known games if none is better.

    The first stage is always searched, so that there is a game even if the search has to stop at once.
    """
    opening = start(config)
    best = max((_played(opening, actions) for actions in known), key=_points, default=None)
    found = ParSearch(config, best=best)
    stages = max(1, sum(setting.width <= width for setting in STAGES))
    while not found.is_over and found.done < stages and not (found.done and should_stop()):
        found.step()
    return found.best


def _points(found: Par) -> int:
    return found.points


def _played(opening: State, actions: tuple[Action, ...]) -> Par:
    state = opening
    for action in actions:
        state = state.apply(action)
    return Par(totals(state)[0] if state.phase is Phase.OVER else 0, actions)


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
