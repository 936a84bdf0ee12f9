"""The first morning (U1, U2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.rng import parse_seed
from k2core.core.seats import clockwise
from k2core.k2.board import CAMP
from k2core.k2.components import OPEN_TOKENS, STARTING_LEVEL
from k2core.k2.day import draw
from k2core.k2.pieces import Climber, Phase, Player
from k2core.k2.setup import Config, Deal, checked, set_up
from k2core.k2.state import State

if TYPE_CHECKING:
    from k2core.k2.setup import Setup


def new_game(
    seed: str,
    players: int = 1,
    board: str = "easy",
    weather: str = "summer",
    family: bool = False,
    crowded: bool = False,
    start: int | None = None,
) -> State:
    """Start a game; raise `Refused` if the options do not go together."""
    return _open(set_up(checked(Config(players, board, weather, family, crowded, start, parse_seed(seed)))))


def start(config: Config, deal: Deal | None = None) -> State:
    """Start a game from a config, with the given deal instead of the seed's if there is one."""
    return _open(set_up(checked(config), deal))


def _open(setup: Setup) -> State:
    deal = setup.deal
    seats = range(setup.config.players)
    climber = Climber(space=CAMP, level=STARTING_LEVEL, points=setup.board.track[0], tent=None)
    return State(
        setup=setup,
        day=1,
        phase=Phase.SELECT,
        starting=deal.start,
        queue=clockwise(deal.start, setup.config.players),
        players=tuple(
            Player(
                hand=tuple(sorted(draw(deal, seat, 1))),
                picks=(),
                climbers=(climber, climber),
                token=None,
                rescue=setup.config.family,
            )
            for seat in seats
        ),
        tokens=tuple(sorted(deal.tokens[:OPEN_TOKENS])),
        taken=0,
        turn=None,
        summit=(),
        pending=(),
    )
