"""The first round (U1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.rng import parse_seed
from k2core.karakorum.components import ALL_GOALS
from k2core.karakorum.pieces import Phase, Player
from k2core.karakorum.setup import Config, Deal, checked, set_up
from k2core.karakorum.state import State

if TYPE_CHECKING:
    from k2core.karakorum.setup import Setup


def new_game(seed: str, players: int = 2) -> State:
    """Start a game; raise `Refused` if it is not for so many players."""
    return _open(set_up(checked(Config(players, parse_seed(seed)))))


def start(config: Config, deal: Deal | None = None) -> State:
    """Start a game from a config, with the given deal instead of the seed's if there is one."""
    return _open(set_up(checked(config), deal))


def _open(setup: Setup) -> State:
    active = setup.deal.start
    return State(
        setup=setup,
        phase=Phase.REVEAL,
        active=active,
        queue=(active,),
        revealed=0,
        display=(),
        goals=ALL_GOALS,
        players=(Player(pawns=(0, 0, 0)),) * setup.config.players,
        turn=None,
    )
