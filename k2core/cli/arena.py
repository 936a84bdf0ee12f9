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
FEW_95 = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""Student's figures for up to ten values; a short formula is good enough for more."""


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
    """What each contender has won and scored, with 95% intervals; a shared win counts as a part."""
    duel = len(seats) > 1
    names = [
        seat if seats.count(seat) == 1 else f"{seat} {seats[:place].count(seat) + 1}"
        for place, seat in enumerate(seats)
    ]
    wins_head = f"{'wins':>9}{'95% interval':>16}" if duel else ""
    lines = [f"{'':12}{'games':>6}{wins_head}{'points':>9}{'95% interval':>16}"]
    for contender, name in enumerate(names):
        won = sum(1 / len(result.winners) for result in results if contender in result.winners)
        share, low, high = share_interval(won, len(results))
        mean, least, most = interval([float(result.totals[contender]) for result in results])
        wins = f"{share:9.1%}{f'{low:.1%}-{high:.1%}':>16}" if duel else ""
        points = f"{least:.2f} to {most:.2f}" if len(results) > 1 else "unknown"
        lines.append(f"{name:12}{len(results):6}{wins}{mean:9.2f}{points:>16}")
    failures = sum(result.failures for result in results)
    return [*lines, f"{failures} decisions fell back to the simplest choice"] if failures else lines


def share_interval(won: float, games: int) -> tuple[float, float, float]:
    """The share of games won, and the ends of its 95% interval by Wilson, which never leaves 0 to 1."""
    share, square = won / games, NORMAL_95**2
    middle = (won + square / 2) / (games + square)
    half = NORMAL_95 / (games + square) * sqrt(games * share * (1 - share) + square / 4)
    return share, max(0.0, middle - half), min(1.0, middle + half)


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and the ends of its 95% interval by Student."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, mean, mean
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    half = student_95(len(values) - 1) * sqrt(spread / len(values))
    return mean, mean - half, mean + half


def student_95(freedom: int) -> float:
    """How many standard errors of a mean reach to each side, with so many values beyond the first."""
    if freedom <= len(FEW_95):
        return FEW_95[freedom - 1]
    return NORMAL_95 + 2.3725 / freedom + 2.8225 / freedom**2
