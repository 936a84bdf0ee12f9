"""K2 played alone: what its address names, the daily mountains, and the game in short."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.game import Solo
from k2core.k2.components import RANK_MINIMA
from k2core.k2.opening import start
from k2core.k2.profile import profile
from k2core.k2.scoring import tally
from k2core.k2.setup import Config, checked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.core.canonical_json import Json
    from k2core.k2.state import State


def _config(board: str, weather: str, seed: str) -> Config:
    return checked(Config(board=board, weather=weather, seed=seed))


def _preview(config: Config) -> Json:
    """The forecast of the first morning, and the points that each rank takes."""
    return {
        "weather": [day.to_dict() for day in start(config).observation(None).weather],
        "ranks": list(RANK_MINIMA[config.board, config.weather]),
    }


def _summary(states: Sequence[State]) -> Json:
    last = states[-1]
    config, result = last.config, tally(last)
    return {
        "points": result.points[0],
        "rank": None if result.rank is None else str(result.rank),
        "profile": profile(states),
        "summits": result.summits,
        "deaths": result.deaths,
        "board": config.board,
        "weather": config.weather,
        "seed": config.seed,
    }


SOLO: Solo[Config] = Solo(
    options=("board", "weather", "seed"),
    config=_config,
    daily=(("easy", "summer"), ("hard", "summer"), ("easy", "winter"), ("hard", "winter")),
    preview=_preview,
    summary=_summary,
)
