"""Read and write addresses of the page that hold a game or a challenge. Everything comes after the `#`.

- `#GAME/solo/OPTIONS…/SEED`: a solo game, by the first version of the rules.
- `#GAME/challenge/RULES/OPTIONS…/SEED`, perhaps with `/MESSAGE`: the same, sent by somebody with a message.
- `#GAME/game/TEXT`, perhaps with `/N`: a whole game, and the moment in it after N actions.

The options are those that the game's `Solo` names. Anything wrong with an address raises `Refused`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from k2core.core.clean_text import clean_text
from k2core.core.errors import Code, Refused
from k2core.core.registry import game_by_name, known_game
from k2core.sharing.text_codec import ALPHABET, decode, encode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.core.canonical_json import Json
    from k2core.core.game import AnyGame, Config, Solo
    from k2core.sharing.replay import Replay

MAX_ADDRESS = 4096
MAX_MESSAGE = 140
SOLO_RULES = 1

_RULES = re.compile(r"[1-9][0-9]{0,8}")
_MOMENT = re.compile(r"0|[1-9][0-9]{0,8}")
_UNRESERVED = frozenset(ALPHABET + ".~")
_ESCAPES = re.compile(r"(?:%[0-9A-Fa-f]{2})+")


class Kind(StrEnum):
    SOLO = "solo"
    CHALLENGE = "challenge"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class Challenge:
    """The options of a solo game, and the message of the sender."""

    game: str
    rules: int
    config: Config
    message: str = ""

    @property
    def solo(self) -> Solo[Any]:
        return solo_of(game_by_name(self.game))

    @property
    def options(self) -> dict[str, str]:
        """The options that its address names."""
        return {name: getattr(self.config, name) for name in self.solo.options}

    def to_dict(self) -> Json:
        return {"game": self.game, "rules": self.rules, **self.options, "message": self.message}


@dataclass(frozen=True, slots=True)
class SharedGame:
    replay: Replay
    moment: int | None
    """The number of actions played at the moment to show, if the link names one."""


def read_link(address: object) -> tuple[Kind, Challenge | SharedGame]:
    """Read an address, the part of it after the `#`, or the bare text of a game."""
    if not isinstance(address, str):
        raise Refused(Code.BAD_TEXT)
    if len(address) > MAX_ADDRESS:
        raise Refused(Code.TOO_LONG, max=MAX_ADDRESS)
    _site, mark, after = address.strip().partition("#")
    text = after if mark else address.strip()
    if "/" not in text:
        return Kind.GAME, SharedGame(decode(text), None)
    game, kind, *parts = text.split("/")
    if kind == Kind.GAME and parts:
        return Kind.GAME, _read_game(game, parts)
    if kind == Kind.CHALLENGE and parts:
        return Kind.CHALLENGE, _read_challenge(game, parts)
    if kind == Kind.SOLO:
        return Kind.SOLO, challenge(game, SOLO_RULES, parts)
    raise Refused(Code.NO_GAME_IN_ADDRESS)


def read_game(address: object) -> Replay:
    """Return the game of an address; raise `Refused` if it holds no whole game."""
    _kind, found = read_link(address)
    if isinstance(found, Challenge):
        raise Refused(Code.NO_GAME_IN_ADDRESS)
    return found.replay


def challenge(game: str, rules: int, options: Sequence[str], message: str = "") -> Challenge:
    """Build a challenge from the parts of its address; raise `Refused` if they are not valid."""
    solo = solo_of(known_game(game, rules))
    if len(options) != len(solo.options):
        raise Refused(Code.NO_GAME_IN_ADDRESS)
    return Challenge(game, rules, solo.config(*options), clean_message(message))


def solo_of(game: AnyGame) -> Solo[Any]:
    """Return how the game is played alone; raise `Refused` if it is not."""
    if game.solo is None:
        raise Refused(Code.NO_GAME_IN_ADDRESS)
    return game.solo


def clean_message(message: str) -> str:
    """Return the message in canonical form: one line, no control characters, single spaces between words."""
    cleaned = clean_text(" ".join(message.split()), MAX_MESSAGE)
    if cleaned is None:
        raise Refused(Code.BAD_MESSAGE, max=MAX_MESSAGE)
    return cleaned


def write_challenge(sent: Challenge) -> str:
    """Return the link of a challenge: its address from the `#` on."""
    parts = [sent.game, Kind.CHALLENGE, str(sent.rules), *sent.options.values()]
    if sent.message:
        parts.append(_escaped(sent.message))
    return "#" + "/".join(parts)


def write_game(replay: Replay, moment: int | None = None) -> str:
    """Return the link of a game. It reveals every hidden card, so the game must be solo or over."""
    if replay.config.players > 1 and replay.play().outcome is None:
        raise Refused(Code.NOT_SHAREABLE)
    text = f"#{replay.game}/{Kind.GAME}/{encode(replay)}"
    return text if moment is None else f"{text}/{checked_moment(moment, len(replay.actions))}"


def checked_moment(moment: int, actions: int) -> int:
    """Return the moment; raise `Refused` if a game of so many actions does not have it."""
    if not 0 <= moment <= actions:
        raise Refused(Code.NO_SUCH_MOMENT, actions=actions)
    return moment


def _read_game(game: str, parts: list[str]) -> SharedGame:
    text, *rest = parts
    replay = decode(text)
    if replay.game != game:
        raise Refused(Code.OTHER_GAME, game=replay.game)
    if not rest:
        return SharedGame(replay, None)
    number = "/".join(rest)
    moment = int(number) if _MOMENT.fullmatch(number) else -1
    return SharedGame(replay, checked_moment(moment, len(replay.actions)))


def _read_challenge(game: str, parts: list[str]) -> Challenge:
    text, *rest = parts
    rules = int(text) if _RULES.fullmatch(text) else 0
    count = len(solo_of(known_game(game, rules)).options)
    return challenge(game, rules, rest[:count], _unescaped("/".join(rest[count:])))


# The library's urllib would do this too, and bring along a good deal that every visitor of the page had to load.


def _escaped(message: str) -> str:
    return "".join(
        letter if letter in _UNRESERVED else "".join(f"%{byte:02X}" for byte in letter.encode()) for letter in message
    )


def _unescaped(text: str) -> str:
    if "%" in _ESCAPES.sub("", text):
        raise Refused(Code.BAD_MESSAGE, max=MAX_MESSAGE)
    try:
        return _ESCAPES.sub(lambda run: bytes.fromhex(run[0].replace("%", "")).decode(), text)
    except UnicodeDecodeError:
        raise Refused(Code.BAD_MESSAGE, max=MAX_MESSAGE) from None
