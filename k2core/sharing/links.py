"""Read and write addresses of the page that hold a game or a challenge. Everything comes after the `#`.

- `#GAME/solo/OPTIONS…/SEED`: a solo game, by the first version of the rules.
- `#GAME/challenge/RULES/OPTIONS…/SEED`, perhaps with parts `/NAME=VALUE`: the same, sent by somebody.
- `#GAME/challenge/RULES/OPTIONS…/SEED/MESSAGE`: the same as it was written before, with a message in percent-encoding,
  where `=` is never itself. It is read for ever.
- `#GAME/game/TEXT`, perhaps with `/N`: a whole game, and the moment in it after N actions.

The options are those that the game's `Solo` names. The parts of a challenge, each of which may be missing:

- `from`, `says`: the sender's name and message, as texts of `short_text.py`.
- `points`, `game`: what the sender has reached, and the finished game that proves it, as a text of `text_codec.py`.
- `to`, `against`, `answered`: the same three of whom it answers.

The points stand there only so that the page can show them before the engine is there; what counts is the game. Parts
with other names are left out. A part that is damaged is lost and nothing else is: `Challenge.lost` names it. A full
stop, a bracket or the like that a letter has put behind an address is left out too. Anything else that is wrong with an
address raises `Refused`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from k2core.core.clean_text import clean_text
from k2core.core.errors import Code, Refused
from k2core.core.registry import game_by_name, known_game
from k2core.sharing.replay import clean_name
from k2core.sharing.short_text import decode_text, encode_text
from k2core.sharing.text_codec import decode, encode

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2core.core.canonical_json import Json
    from k2core.core.game import AnyGame, Config, Solo
    from k2core.sharing.replay import Replay

MAX_ADDRESS = 4096
MAX_MESSAGE = 140
SOLO_RULES = 1

_RULES = re.compile(r"[1-9][0-9]{0,8}")
_MOMENT = re.compile(r"0|[1-9][0-9]{0,8}")
_ESCAPES = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_PART = re.compile(r"([a-z]+)=(.*)", re.DOTALL)
_STRAY = ".,;:!?…)]}>\"'`\u2019\u201d»*"
"""What may stand behind an address in a sentence. No address ends with one of these."""


class Kind(StrEnum):
    SOLO = "solo"
    CHALLENGE = "challenge"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class Challenge:
    """The options of a solo game, and what its sender says."""

    game: str
    rules: int
    config: Config
    message: str = ""
    sender: str = ""
    climb: Replay | None = None
    """How the sender has played it."""
    addressee: str = ""
    """Whom it answers."""
    answered: Replay | None = None
    """How the addressee has played it."""
    lost: tuple[str, ...] = ()
    """The parts of its address that were damaged."""

    @property
    def solo(self) -> Solo[Any]:
        return solo_of(game_by_name(self.game))

    @property
    def options(self) -> dict[str, str]:
        """The options that its address names."""
        return {name: getattr(self.config, name) for name in self.solo.options}

    def to_dict(self) -> Json:
        return {
            "game": self.game,
            "rules": self.rules,
            **self.options,
            "message": self.message,
            "sender": self.sender or _name_in(self.climb),
            "addressee": self.addressee or _name_in(self.answered),
            "lost": list(self.lost),
        }


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
    whole = after if mark else address.strip()
    text = whole.rstrip(_STRAY)
    if "/" not in text:
        return Kind.GAME, SharedGame(decode(text), None)
    game, kind, *parts = text.split("/")
    if kind == Kind.GAME and parts:
        return Kind.GAME, _read_game(game, parts)
    if kind == Kind.CHALLENGE and parts:
        return Kind.CHALLENGE, _read_challenge(game, parts, whole)
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


def sent_by(
    sent: Challenge, sender: str, climb: str | None, addressee: str = "", answered: str | None = None
) -> Challenge:
    """Add who sends it and whom it answers, with the links of their games; raise `Refused` if they are not valid."""
    return replace(
        sent,
        sender=clean_name(sender),
        climb=None if climb is None else _checked_climb(sent, _played(climb)),
        addressee=clean_name(addressee),
        answered=None if answered is None else _checked_climb(sent, _played(answered)),
    )


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
    texts = {"from": sent.sender, "says": sent.message, "to": sent.addressee}
    parts += [f"{name}={encode_text(text)}" for name, text in texts.items() if text]
    for points, text, climb in (("points", "game", sent.climb), ("against", "answered", sent.answered)):
        if climb is not None:
            parts += [f"{points}={sent.solo.summary(climb.states())['points']}", f"{text}={encode(climb)}"]
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


def _read_challenge(game: str, parts: list[str], whole: str) -> Challenge:
    """`parts` are those of the address after its kind; `whole` is the address with what may stand behind it."""
    text, *rest = parts
    rules = int(text) if _RULES.fullmatch(text) else 0
    count = len(solo_of(known_game(game, rules)).options)
    sent = challenge(game, rules, rest[:count])
    more = rest[count:]
    if more and _PART.fullmatch(more[0]):
        return _with_parts(sent, more)
    # A message in percent-encoding may well end with a full stop.
    message = whole.split("/", 3 + count)[3 + count :]
    return _with_part(sent, "says", message[0], partial(_with_old_message, sent)) if message else sent


def _with_parts(sent: Challenge, parts: list[str]) -> Challenge:
    """Add what the named parts of an address say; a part that stands there twice counts the first time only."""
    seen = set()
    for part in parts:
        found = _PART.fullmatch(part)
        if found is not None and found[1] in _READERS and found[1] not in seen:
            seen.add(found[1])
            sent = _with_part(sent, found[1], found[2], partial(_READERS[found[1]], sent))
    return sent


def _with_part(sent: Challenge, name: str, value: str, read: Callable[[str], Challenge]) -> Challenge:
    try:
        return read(value)
    except Refused:
        return replace(sent, lost=(*sent.lost, name))


def _read_name(value: str) -> str:
    name = decode_text(value)
    if not name or clean_name(name) != name:
        raise Refused(Code.BAD_NAME)
    return name


def _read_message(value: str) -> str:
    message = decode_text(value)
    if not message or clean_message(message) != message:
        raise Refused(Code.BAD_MESSAGE, max=MAX_MESSAGE)
    return message


def _read_climb(sent: Challenge, value: str) -> Replay:
    return _checked_climb(sent, _played(value))


_READERS: dict[str, Callable[[Challenge, str], Challenge]] = {
    "from": lambda sent, value: replace(sent, sender=_read_name(value)),
    "says": lambda sent, value: replace(sent, message=_read_message(value)),
    "game": lambda sent, value: replace(sent, climb=_read_climb(sent, value)),
    "to": lambda sent, value: replace(sent, addressee=_read_name(value)),
    "answered": lambda sent, value: replace(sent, answered=_read_climb(sent, value)),
}
"""How each part of an address adds to a challenge. The points are not read: the games tell them."""


def _name_in(climb: Replay | None) -> str:
    return climb.names[0] if climb is not None and climb.names else ""


def _checked_climb(sent: Challenge, climb: Replay) -> Replay:
    """Return the game; raise `Refused` if it is not over or another one than the challenge asks for."""
    if climb.game != sent.game or climb.config != sent.config:
        raise Refused(Code.OTHER_GAME, game=climb.game)
    if climb.play().outcome is None:
        raise Refused(Code.NOT_SHAREABLE)
    return climb


@lru_cache(maxsize=2)
def _played(link: str) -> Replay:
    """The game of a link. Who writes a message asks for the same two games at every letter."""
    return read_game(link)


# The library's urllib would do this too, and bring along a good deal that every visitor of the page had to load.


def _with_old_message(sent: Challenge, text: str) -> Challenge:
    """Add a message that was written in percent-encoding."""
    if "%" in _ESCAPES.sub("", text):
        raise Refused(Code.BAD_MESSAGE, max=MAX_MESSAGE)
    try:
        message = _ESCAPES.sub(lambda run: bytes.fromhex(run[0].replace("%", "")).decode(), text)
    except UnicodeDecodeError:
        raise Refused(Code.BAD_MESSAGE, max=MAX_MESSAGE) from None
    return replace(sent, message=clean_message(message))
