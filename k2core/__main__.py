"""The command line: play, simulate, verify, perft, soak, trace."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from k2core import __version__, english, k2
from k2core.game import Refused
from k2core.k2.setup import BOARD_NAMES, WEATHER_NAMES, checked
from k2core.links import read_game
from k2core.perft import perft
from k2core.replay import Replay, clean_names
from k2core.rng import parse_seed
from k2core.simulate import simulate
from k2core.soak import Failure, soak
from k2core.terminal import Terminal
from k2core.trace import driven, random_chooser, trace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.simulate import Summary

FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except Refused as refused:
        print(english.sentence(refused.reason), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m k2core", description="The board game K2: play it, measure it, check it.")
    parser.add_argument("--version", action="version", version=f"k2core {__version__}, rules {k2.RULES}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Parser)

    command = commands.add_parser("play", help="play in the terminal, 1-5 people")
    _add_game_options(command)
    command.add_argument("--names", default="", help="names of the players, separated by commas")
    command.add_argument("--resume", metavar="TEXT", help="continue a game from its text")
    command.set_defaults(run=_play)

    command = commands.add_parser("simulate", help="play many random games and sum them up")
    _add_game_options(command)
    command.add_argument("--games", type=_count, default=1000)
    command.set_defaults(run=_simulate)

    command = commands.add_parser("verify", help="play a game's text again and tell its result")
    command.add_argument("text", metavar="TEXT", help="an address, its hash or the bare text")
    command.set_defaults(run=_verify)

    command = commands.add_parser("perft", help="count the legal plays from a position")
    _add_game_options(command)
    command.add_argument("--position", metavar="FILE", type=Path, help="a position as JSON")
    command.add_argument("--depth", type=_count, default=3)
    command.set_defaults(run=_perft)

    command = commands.add_parser("soak", help="play random games with every law checked")
    command.add_argument("--seed", type=_number, default=1, help="number of the first game")
    command.add_argument("--games", type=_count, default=100)
    command.set_defaults(run=_soak)

    command = commands.add_parser("trace", help="write a game as JSON lines")
    _add_game_options(command)
    command.add_argument("--choose", default="random:1", metavar="random:K|stdin", help="who chooses")
    command.set_defaults(run=_trace)
    return parser


def _add_game_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seed", help="1-32 letters, digits and hyphens; drawn if missing")
    command.add_argument("--players", type=int, default=1, metavar="N", help="1 to 5")
    command.add_argument("--board", default="easy", help=" or ".join(BOARD_NAMES))
    command.add_argument("--weather", default="summer", help=", ".join(WEATHER_NAMES))
    command.add_argument("--family", action="store_true", help="each player has a rescue card")
    command.add_argument("--crowded", action="store_true", help="easier limits for five players")
    command.add_argument("--start", type=int, metavar="SEAT", help="starting player, counted from 0")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 12):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _count(text: str) -> int:
    number = _number(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _config(options: argparse.Namespace) -> k2.Config:
    seed = secrets.token_hex(4) if options.seed is None else options.seed
    return checked(
        k2.Config(
            players=options.players,
            board=options.board,
            weather=options.weather,
            family=options.family,
            crowded=options.crowded,
            start=options.start,
            seed=seed,
        )
    )


def _play(options: argparse.Namespace) -> int:
    if options.resume is not None:
        replay = read_game(options.resume)
    else:
        config = _config(options)
        names = tuple(options.names.split(",")) if options.names else ()
        replay = Replay(k2.GAME.name, config, (), clean_names(names, config.players))
    print(f"K2, seed {replay.config.seed}. Type `help` at any time.")
    try:
        Terminal(replay, input, print).play()
    except EOFError:
        print()
    return 0


def _simulate(options: argparse.Namespace) -> int:
    config = _config(options)
    parse_seed(f"{config.seed}-{options.games}")
    summary: Summary | None = None
    for summary in simulate(config, options.games):
        _show_progress(summary.games, options.games)
    assert summary is not None
    print(f"seed     {config.seed}")
    print(english.summary(summary))
    return 0


def _show_progress(done: int, games: int) -> None:
    if sys.stderr.isatty() and (done == games or done % max(1, games // 100) == 0):
        filled = 40 * done // games
        end = "\n" if done == games else ""
        print(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{games}", end=end, file=sys.stderr, flush=True)


def _verify(options: argparse.Namespace) -> int:
    replay = read_game(options.text)
    state = replay.play()
    assert isinstance(state, k2.State)
    config = state.config
    print(f"K2, rules {k2.RULES}, seed {config.seed}, {config.board} board, {config.weather} weather")
    if state.outcome is None:
        totals = ", ".join(map(str, k2.totals(state)))
        print(f"fits so far: day {state.day}, {len(replay.actions)} actions, points {totals}")
        return 0
    names = replay.names or ("",) * len(state.players)
    shown = tuple(name or f"player {seat + 1}" for seat, name in enumerate(names))
    print(f"verified: {english.outcome(state, shown)}")
    return 0


def _perft(options: argparse.Namespace) -> int:
    if options.position is None:
        state = k2.start(_config(options))
    else:
        try:
            text = options.position.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            print(f"Cannot read {options.position}.", file=sys.stderr)
            return BAD_INPUT
        state = k2.state_from_json(text)
    for depth in range(1, options.depth + 1):
        print(f"depth {depth}: {perft(state, depth)}", flush=True)
    return 0


def _soak(options: argparse.Namespace) -> int:
    actions = 0
    for done in range(options.games):
        number = options.seed + done
        try:
            actions += soak(number)
        except Failure as failure:
            print(f"seed {number} fails: {failure}\nagain: python -m k2core soak --seed {number} --games 1")
            return FAILED
        _show_progress(done + 1, options.games)
    print(f"{options.games} games, {actions} actions, no law broken")
    return 0


def _trace(options: argparse.Namespace) -> int:
    config = _config(options)
    kind, _, number = options.choose.partition(":")
    if options.choose == "stdin":
        lines = driven(k2.GAME, config, sys.stdin)
    elif kind == "random" and number.isascii() and number.isdigit():
        lines = trace(k2.GAME, config, random_chooser(int(number)))
    else:
        print("--choose takes random:K with a number K, or stdin.", file=sys.stderr)
        return BAD_INPUT
    for text in lines:
        print(text, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
