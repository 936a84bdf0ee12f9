"""Series of games between bots, on all cores."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from k2core.bots.series import play
from k2core.core.registry import game_by_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2core.core.canonical_json import Json
    from k2core.core.game import AnyGame, Config

NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Result:
    number: int
    """The number behind the seed."""
    totals: tuple[int, ...]
    """By contender, whichever seat it had."""
    winners: tuple[int, ...]
    failures: int


def games(game: AnyGame, config: Config, seats: tuple[str, ...], count: int, times: int = 1) -> Iterator[Result]:
    """Play on the seeds SEED-1, SEED-2, …, each once with every seating; yield results as they come."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        waiting = [pool.submit(one_game, game.name, config.to_dict(), seats, index, times) for index in range(count)]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def one_game(name: str, options: Json, seats: tuple[str, ...], index: int, times: int) -> Result:
    """Play the game of this index; contender 0 sits one place further on in every next game on the same seed."""
    number, shift = index // len(seats) + 1, index % len(seats)
    game = game_by_name(name)
    config = game.config_from_dict(options | {"seed": f"{options['seed']}-{number}"})
    places = [(contender + shift) % len(seats) for contender in range(len(seats))]
    seating = [""] * len(seats)
    for contender, place in enumerate(places):
        seating[place] = seats[contender]
    played = play(game, config, tuple(seating), times)
    return Result(
        number,
        tuple(played.totals[place] for place in places),
        tuple(contender for contender, place in enumerate(places) if place in played.winners),
        played.failures,
    )


def table(seats: tuple[str, ...], results: Sequence[Result]) -> list[str]:
    """Wins and points of each contender with their 95% intervals; a shared win counts as a part."""
    lines = [f"{'':12}{'games':>6}{'wins':>9}{'95%':>16}{'points':>9}{'95%':>15}"]
    for contender, seat in enumerate(seats):
        wins = [1 / len(result.winners) if contender in result.winners else 0.0 for result in results]
        points = [float(result.totals[contender]) for result in results]
        share, low, high = interval(wins)
        mean, least, most = interval(points)
        lines.append(
            f"{seat:12}{len(results):6}{share:9.1%}{f'{max(0, low):.1%}-{min(1, high):.1%}':>16}"
            f"{mean:9.2f}{f'{least:.2f}-{most:.2f}':>15}"
        )
    failures = sum(result.failures for result in results)
    return [*lines, f"{failures} decisions fell back to the simplest choice"] if failures else lines


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and the ends of its 95% interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, mean, mean
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    half = NORMAL_95 * sqrt(spread / len(values))
    return mean, mean - half, mean + half
