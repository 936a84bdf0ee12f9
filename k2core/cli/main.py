"""The command line: play, simulate, verify, daily, perft, soak, trace; with bots: arena, hint, review, par."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from contextlib import suppress
from datetime import UTC, datetime
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from k2core import __version__
from k2core.bots.interface import Level
from k2core.bots.series import SEATS
from k2core.cli import arena, english, thoughts
from k2core.cli.interface import terminal_of
from k2core.cli.perft import perft
from k2core.cli.seats import PERSON, bot_name
from k2core.cli.simulate import simulate
from k2core.cli.soak import Failure, soak
from k2core.cli.terminal import Terminal
from k2core.cli.trace import driven, random_chooser, trace
from k2core.core.canonical_json import dump
from k2core.core.errors import Code, Refused
from k2core.core.registry import GAME_NAMES, game_by_name, state_from_json
from k2core.core.rng import parse_seed
from k2core.core.untrusted import load
from k2core.sharing.daily import daily
from k2core.sharing.links import read_game, write_challenge
from k2core.sharing.replay import Replay, clean_names
from k2core.sharing.verdict import verify

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.cli.simulate import Summary
    from k2core.core.game import AnyGame, Config
    from k2core.core.options import CommandOption

DEFAULT_GAME = GAME_NAMES[0]

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
    except _BadCall as bad:
        print(bad, file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _parser() -> argparse.ArgumentParser:
    titles = " and ".join(terminal_of(name).title for name in GAME_NAMES)
    parser = _Parser(prog="python -m k2core", description=f"The games {titles}: play them, measure them, check them.")
    rules = game_by_name(DEFAULT_GAME).rules
    parser.add_argument("--version", action="version", version=f"k2core {__version__}, rules {rules}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Parser)

    command = commands.add_parser("play", help="play in the terminal")
    _add_game_options(command)
    command.add_argument("--names", default="", help="names of the people, separated by commas")
    command.add_argument("--resume", metavar="TEXT", help="continue a game from its text")
    command.add_argument(
        "--seats", default="", metavar="WHO,WHO", help=f"who sits where: {PERSON} or a bot ({', '.join(Level)})"
    )
    command.set_defaults(run=_play)

    command = commands.add_parser("arena", help="let bots play against each other, on all cores")
    _add_game_options(command)
    command.add_argument(
        "--seats", default="alpinist,hiker", metavar="WHO,WHO", help=f"a bot for each seat: {', '.join(SEATS)}"
    )
    command.add_argument("--games", type=_count, default=40, help="how many games; 40 if missing")
    command.add_argument("--times", type=_count, default=1, help="how many times as long as on the page bots think")
    command.set_defaults(run=_arena)

    command = commands.add_parser("hint", help="tell what the strongest bot would do in a game")
    command.add_argument("text", metavar="TEXT", help="the game: an address, its hash or the bare text")
    command.set_defaults(run=_hint)

    command = commands.add_parser("review", help="tell where a game could have been played better")
    command.add_argument("text", metavar="TEXT", help="the game: an address, its hash or the bare text")
    command.add_argument("--iterations", type=_count, default=30, help="how long to think about each choice")
    command.set_defaults(run=_review)

    command = commands.add_parser("par", help="tell the best score found for mountains climbed alone")
    command.add_argument("seeds", metavar="SEED", nargs="+")
    command.add_argument("--board", default="easy")
    command.add_argument("--weather", default="summer")
    command.add_argument("--width", type=_count, default=200, help="how many lines are followed from day to day")
    command.set_defaults(run=_par)

    command = commands.add_parser("simulate", help="play many random games and sum them up")
    _add_game_options(command)
    command.add_argument("--games", type=_count, default=1000)
    command.set_defaults(run=_simulate)

    command = commands.add_parser("verify", help="play the game of a link again and tell its result")
    command.add_argument("link", metavar="LINK", help="an address, its hash or the bare text")
    command.add_argument("--json", action="store_true", help="the verdict as JSON")
    command.set_defaults(run=_verify)

    command = commands.add_parser("daily", help="tell the mountain of the day and its link")
    command.add_argument("date", nargs="?", metavar="DATE", help="YYYY-MM-DD; today in UTC if missing")
    command.set_defaults(run=_daily)

    command = commands.add_parser("perft", help="count the legal plays from a position")
    _add_game_options(command)
    command.add_argument("--position", metavar="FILE", type=Path, help="a position as JSON")
    command.add_argument("--depth", type=_count, default=3)
    command.set_defaults(run=_perft)

    command = commands.add_parser("soak", help="play random games with every law checked")
    _add_game(command)
    command.add_argument("--seed", type=_number, default=1, help="number of the first game")
    command.add_argument("--games", type=_count, default=100)
    command.set_defaults(run=_soak)

    command = commands.add_parser("trace", help="write a game as JSON lines")
    _add_game_options(command)
    command.add_argument("--choose", default="random:1", metavar="random:K|stdin", help="who chooses")
    command.set_defaults(run=_trace)
    return parser


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", choices=GAME_NAMES, help=f"{DEFAULT_GAME} if missing")


def _add_game_options(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("--seed", help="1-32 letters, digits and hyphens; drawn if missing")
    command.add_argument("--players", type=int, metavar="N", help=_players_help())
    for name in GAME_NAMES:
        terminal = terminal_of(name)
        own = [option for option in terminal.options if len(_games_with(option.name)) == 1]
        if own:
            group = command.add_argument_group(f"for {terminal.title} only")
            for option in own:
                _add_option(group, option)
    options = {option.name: option for name in GAME_NAMES for option in terminal_of(name).options}
    for option in options.values():
        if len(_games_with(option.name)) > 1:
            titles = " and ".join(terminal_of(name).title for name in _games_with(option.name))
            _add_option(command.add_argument_group(f"for {titles}"), option)


def _games_with(option: str) -> list[str]:
    """The games that have an option of this name."""
    return [name for name in GAME_NAMES if any(one.name == option for one in terminal_of(name).options)]


def _add_option(group: argparse._ArgumentGroup, option: CommandOption) -> None:
    if option.kind is bool:
        group.add_argument(f"--{option.name}", action="store_true", default=None, help=option.help)
    else:
        group.add_argument(f"--{option.name}", type=option.kind, metavar=option.metavar, help=option.help)


def _players_help() -> str:
    games = ((game_by_name(name), terminal_of(name).title) for name in GAME_NAMES)
    return ", ".join(f"{game.min_players} to {game.max_players} for {title}" for game, title in games)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 12):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _count(text: str) -> int:
    number = -_number(text[1:]) if text.startswith("-") else _number(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(","))


class _BadCall(Exception):
    """The call itself is wrong; the text says how."""


def _game(options: argparse.Namespace) -> AnyGame:
    return game_by_name(options.game or DEFAULT_GAME)


def _config(options: argparse.Namespace) -> Config:
    game = _game(options)
    form = game.options.to_dict()
    form["seed"] = secrets.token_hex(4) if options.seed is None else options.seed
    options_of_games = {option.name for name in GAME_NAMES for option in terminal_of(name).options}
    for option in ("players", *sorted(options_of_games)):
        value = getattr(options, option)
        if value is not None and option != "players" and game.name not in _games_with(option):
            raise _BadCall(f"{terminal_of(game.name).title} has no option --{option}.")
        if value is not None:
            form[option] = value
    config: Config = game.config_from_dict(form)
    return config


def _play(options: argparse.Namespace) -> int:
    levels: tuple[Level | None, ...] = ()
    if options.resume is not None:
        replay = read_game(options.resume)
        if options.game not in (None, replay.game):
            raise Refused(Code.OTHER_GAME, game=replay.game, wanted=options.game)
        if options.seats:
            levels = _levels(options.seats, replay.config.players)
    else:
        if options.seats and options.players is None:
            options.players = len(_split(options.seats))
        config = _config(options)
        names = _names(options, config.players)
        replay = Replay(_game(options).name, config, (), clean_names(names, config.players))
    print(f"{terminal_of(replay.game).title}, seed {replay.config.seed}. Type `help` at any time.")
    with suppress(EOFError):  # it has said how to continue
        Terminal(replay, input, print, levels).play()
    return 0


def _names(options: argparse.Namespace, players: int) -> tuple[str, ...]:
    """The names of all seats: bots are called by their level, and the names that are given are those of the people."""
    names = tuple(options.names.split(",")) if options.names else ()
    if not options.seats:
        return names
    levels = _levels(options.seats, players)
    people = levels.count(None)
    if len(names) not in (0, people):
        raise _BadCall(f"--names gives {len(names)} names, and people sit on {people} of the seats.")
    given = iter(names or ("",) * people)
    return tuple(next(given) if level is None else bot_name(level) for level in levels)


def _levels(text: str, players: int) -> tuple[Level | None, ...]:
    """Who sits where: None for a person."""
    seats = _split(text)
    for seat in seats:
        if seat != PERSON and seat not in tuple(Level):
            raise _BadCall(f"--seats takes {PERSON} and {', '.join(Level)}; {seat!r} is none of them.")
    if len(seats) != players:
        raise _BadCall(f"--seats names {len(seats)} seats, and the game has {players}.")
    return tuple(None if seat == PERSON else Level(seat) for seat in seats)


def _arena(options: argparse.Namespace) -> int:
    seats = _split(options.seats)
    for seat in seats:
        if seat not in SEATS:
            raise _BadCall(f"--seats takes {', '.join(SEATS)}; {seat!r} is none of them.")
    if options.players not in (None, len(seats)):
        raise _BadCall(f"--seats names {len(seats)} seats, and --players says {options.players}.")
    options.players = len(seats)
    config = _config(options)
    parse_seed(f"{config.seed}-{options.games}")
    results = []
    for result in arena.games(_game(options), config, seats, options.games, options.times):
        results.append(result)
        _show_progress(len(results), options.games)
    last = max(result.number for result in results)
    changes = "" if len(seats) == 1 else ", where everybody sits in every seat in turn"
    print(f"seed {config.seed}: games on {config.seed}-1 to {config.seed}-{last}{changes}")
    print("\n".join(arena.table(seats, results)))
    return 0


def _hint(options: argparse.Namespace) -> int:
    print("\n".join(thoughts.hint(read_game(options.text))))
    return 0


def _review(options: argparse.Namespace) -> int:
    replay = read_game(options.text)
    print("\n".join(thoughts.review(replay, options.iterations, _show_progress)))
    return 0


def _par(options: argparse.Namespace) -> int:
    game = game_by_name(DEFAULT_GAME)
    form = game.options.to_dict() | {"board": options.board, "weather": options.weather}
    configs = [game.config_from_dict(form | {"seed": seed}) for seed in options.seeds]
    for config in configs:
        print(thoughts.par(game, config, options.width), flush=True)
    return 0


def _simulate(options: argparse.Namespace) -> int:
    config = _config(options)
    parse_seed(f"{config.seed}-{options.games}")
    summary: Summary | None = None
    for summary in simulate(_game(options), config, options.games):
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
    verdict = verify(options.link)
    print(dump(verdict.to_dict()) if options.json else english.verdict(verdict))
    return 0


def _daily(options: argparse.Namespace) -> int:
    date = options.date or datetime.now(UTC).date().isoformat()
    challenge = daily(date)
    for name, value in {"date": date, **challenge.options, "link": write_challenge(challenge)}.items():
        print(f"{name:8} {value}")
    return 0


def _perft(options: argparse.Namespace) -> int:
    if options.position is None:
        state = _game(options).start(_config(options))
    else:
        try:
            text = options.position.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            raise _BadCall(f"Cannot read {options.position}.") from None
        state = state_from_json(text) if options.game is None else _game(options).state_from_dict(load(text))
    for depth in range(1, options.depth + 1):
        print(f"depth {depth}: {perft(state, depth)}", flush=True)
    return 0


def _soak(options: argparse.Namespace) -> int:
    game = _game(options)
    actions = 0
    for done in range(options.games):
        number = options.seed + done
        try:
            actions += soak(game, number)
        except Failure as failure:
            again = f"python -m k2core soak --game {game.name} --seed {number} --games 1"
            print(f"seed {number} fails: {failure}\nagain: {again}")
            return FAILED
        _show_progress(done + 1, options.games)
    print(f"{options.games} games, {actions} actions, no law broken")
    return 0


def _trace(options: argparse.Namespace) -> int:
    config = _config(options)
    kind, _, number = options.choose.partition(":")
    if options.choose == "stdin":
        lines = driven(_game(options), config, sys.stdin)
    elif kind == "random" and number.isascii() and number.isdigit():
        lines = trace(_game(options), config, random_chooser(int(number)))
    else:
        raise _BadCall("--choose takes random:K with a number K, or stdin.")
    for text in lines:
        print(text, flush=True)
    return 0
