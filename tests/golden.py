"""The golden files: what they hold, and how they are made again.

    python -m tests.golden           shows what would change
    python -m tests.golden --write   changes it

A file keeps what was chosen (title, guarded rules, and a game in compact form or a position); everything else
in it follows from that. So a new one is started with those lines alone, and `--write` adds the rest.
"""

from __future__ import annotations

import sys
from difflib import unified_diff
from pathlib import Path
from typing import TYPE_CHECKING, Any

from k2core.cli.perft import perft
from k2core.core.registry import GAME_NAMES, state_from_json
from k2core.sharing import text_codec
from k2core.sharing.replay import digest
from tests.k2 import narration as k2_narration
from tests.karakorum import narration as karakorum_narration

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from k2core.core.game import State
    from k2core.sharing.replay import Replay

HERE = Path(__file__).parent
PLAYTHROUGHS = {game: sorted((HERE / game / "playthroughs").glob("*.txt")) for game in GAME_NAMES}
POSITIONS = {game: sorted((HERE / game / "positions").glob("*.perft")) for game in GAME_NAMES}
NARRATE = {"k2": k2_narration.narrate, "karakorum": karakorum_narration.narrate}

MAX_DEPTH = 4
ENOUGH = 4000
"""A new position is counted one deeper until there are so many leaves."""


def field(lines: list[str], name: str) -> str:
    """What stands behind `name: ` in the one line that begins so."""
    (found,) = [line for line in lines if line.startswith(f"{name}: ")]
    return found.removeprefix(f"{name}: ")


def game_of(lines: list[str]) -> Replay:
    return text_codec.decode(field(lines, "game"))


def position_of(lines: list[str]) -> State[Any]:
    return state_from_json(field(lines, "position"))


def counts_of(lines: list[str]) -> dict[int, int]:
    """Leaves by depth."""
    pairs = (line.removeprefix("depth ").split(": ") for line in lines if line.startswith("depth "))
    return {int(depth): int(count) for depth, count in pairs}


def playthrough(lines: list[str]) -> list[str]:
    """The lines of a playthrough as they should be."""
    replay = game_of(lines)
    return [
        *(f"{name}: {field(lines, name)}" for name in ("title", "guards")),
        *NARRATE[replay.game](replay),
        f"game: {text_codec.encode(replay)}",
        f"digest: {digest(replay.play())}",
    ]


def position(lines: list[str]) -> list[str]:
    """The lines of a position as they should be."""
    state = position_of(lines)
    counts = {depth: perft(state, depth) for depth in counts_of(lines)} or dict(deepening(state))
    return [
        *(f"{name}: {field(lines, name)}" for name in ("title", "guards", "position")),
        *(f"depth {depth}: {count}" for depth, count in counts.items()),
    ]


def deepening(state: State[Any]) -> Iterator[tuple[int, int]]:
    for depth in range(1, MAX_DEPTH + 1):
        count = perft(state, depth)
        yield depth, count
        if not 0 < count < ENOUGH:
            return


def renew(path: Path, made: Callable[[list[str]], list[str]], write: bool) -> None:
    old = path.read_text(encoding="utf-8").splitlines()
    new = made(old)
    for line in unified_diff(old, new, f"{path.name} as it is", f"{path.name} as made", n=0, lineterm=""):
        print(line)
    if write and old != new:
        path.write_text("".join(f"{line}\n" for line in new), encoding="utf-8")


def main() -> None:
    write = sys.argv[1:] == ["--write"]
    if sys.argv[1:] and not write:
        raise SystemExit(__doc__)
    for game in GAME_NAMES:
        for path in PLAYTHROUGHS[game]:
            renew(path, playthrough, write)
        for path in POSITIONS[game]:
            renew(path, position, write)


if __name__ == "__main__":
    main()
