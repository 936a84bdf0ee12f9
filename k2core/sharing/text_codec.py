"""Write a whole game as a short text for a link, and read it again.

Each action is stored as its index among the legal ones, as a digit of a mixed-radix number, so a forced action takes
no space. One number holds options, seed, names and actions. It is written with a checksum in letters, digits, hyphen
and underscore. The first character is the version of this format: version 2 can hold options that version 1 cannot, and
is used only for them. Every text is read again and compared before it is returned.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from k2core.core.clean_text import is_seen
from k2core.core.errors import Code, Refused
from k2core.core.mixed_radix import DigitReader, DigitWriter
from k2core.core.registry import GAME_NAMES, game_by_name, known_game
from k2core.core.rng import MAX_SEED, SEED_ALPHABET, parse_seed
from k2core.sharing.replay import MAX_ACTIONS, MAX_NAME, Replay, clean_names

if TYPE_CHECKING:
    from k2core.core.game import Action, AnyState

VERSIONS = (1, 2)
MAX_TEXT = 2048
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

_VALUES = {letter: value for value, letter in enumerate(ALPHABET)}
_MAX_GAMES = 8
_MAX_RULES = 64
_MAX_NAME_BYTES = 4 * MAX_NAME
_CHECK_BITS = 32


def encode(replay: Replay) -> str:
    """Return the text of a game; raise `Refused` if an action is not legal."""
    digits = DigitWriter()
    game = game_by_name(replay.game)
    digits.put(GAME_NAMES.index(game.name), _MAX_GAMES)
    digits.put(game.rules, _MAX_RULES)
    seed = parse_seed(replay.config.seed)
    if seed != replay.config.seed:
        raise Refused(Code.BAD_SEED, max=MAX_SEED)
    _write_seed(digits, seed)
    replay.config.write(digits)
    if clean_names(replay.names, replay.config.players) != replay.names:
        raise Refused(Code.BAD_NAME, max=MAX_NAME)
    _write_names(digits, replay.names)
    *before, last = replay.states()
    finished = last.outcome is not None
    digits.put(finished, 2)
    if not finished:
        digits.put(len(replay.actions), MAX_ACTIONS + 1)
    for state, action in zip(before, replay.actions, strict=True):
        legal = state.legal_actions()
        digits.put(legal.index(action), len(legal))
    text = _to_text(digits.number(), replay.config.text_version)
    if _decoded(*_to_number(text), replay.states()) != replay:
        raise AssertionError(f"a game that does not survive its own text: {replay.to_json()}")
    return text


def decode(text: object) -> Replay:
    """Return the game of a text, played; raise `Refused` for anything that `encode` has not made."""
    return _decoded(*_to_number(text))


def _decoded(number: int, version: int, known: tuple[AnyState, ...] = ()) -> Replay:
    """Read a game from its number. If its states are known, they are used instead of playing it again."""
    digits = DigitReader(number)
    index = digits.get(_MAX_GAMES)
    if index >= len(GAME_NAMES):
        raise Refused(Code.UNKNOWN_GAME, games=list(GAME_NAMES))
    game = known_game(GAME_NAMES[index], digits.get(_MAX_RULES))
    seed = _read_seed(digits)
    config = game.read_config(digits, seed, version)
    if config.text_version != version:
        raise Refused(Code.DAMAGED_TEXT)
    player_names = _read_names(digits, config.players)
    actions, states = _read_actions(digits, known or (game.start(config),))
    if not digits.exhausted:
        raise Refused(Code.DAMAGED_TEXT)
    return Replay(game.name, config, actions, player_names).with_states(states)


def _read_actions(digits: DigitReader, known: tuple[AnyState, ...]) -> tuple[tuple[Action, ...], tuple[AnyState, ...]]:
    """Read the actions, from the opening position on; states beyond the known ones are found by playing."""
    finished = digits.get(2)
    count = MAX_ACTIONS if finished else digits.get(MAX_ACTIONS + 1)
    actions: list[Action] = []
    states = list(known[:1])
    while len(actions) < count and (legal := states[-1].legal_actions()):
        action = legal[digits.get(len(legal))]
        actions.append(action)
        states.append(known[len(actions)] if len(known) > 1 else states[-1].apply(action))
    is_over = not states[-1].legal_actions()
    if is_over != bool(finished) or (not finished and len(actions) != count):
        raise Refused(Code.DAMAGED_TEXT)
    return tuple(actions), tuple(states)


def _write_seed(digits: DigitWriter, seed: str) -> None:
    digits.put(len(seed) - 1, MAX_SEED)
    for letter in seed:
        digits.put(SEED_ALPHABET.index(letter), len(SEED_ALPHABET))


def _read_seed(digits: DigitReader) -> str:
    length = digits.get(MAX_SEED) + 1
    return "".join(SEED_ALPHABET[digits.get(len(SEED_ALPHABET))] for _ in range(length))


def _write_names(digits: DigitWriter, names: tuple[str, ...]) -> None:
    digits.put(bool(names), 2)
    for name in names:
        data = name.encode()
        digits.put(len(data), _MAX_NAME_BYTES + 1)
        for byte in data:
            digits.put(byte, 256)


def _read_names(digits: DigitReader, players: int) -> tuple[str, ...]:
    if not digits.get(2):
        return ()
    names = []
    for _ in range(players):
        length = digits.get(_MAX_NAME_BYTES + 1)
        data = bytes(digits.get(256) for _ in range(length))
        try:
            names.append(data.decode())
        except UnicodeDecodeError:
            raise Refused(Code.DAMAGED_TEXT) from None
    cleaned = clean_names(tuple(names), players)
    # Earlier versions have written names that nobody sees.
    seen = tuple(name if is_seen(name) else "" for name in names)
    if not any(names) or cleaned != (seen if any(seen) else ()):
        raise Refused(Code.DAMAGED_TEXT)
    return cleaned


def _check(number: int, version: int) -> int:
    """The checksum of a number, another one in every version: a slip in the first character is found too."""
    return zlib.crc32(number.to_bytes((number.bit_length() + 7) // 8, "big"), version - VERSIONS[0])


def _to_text(number: int, version: int) -> str:
    rest = number << _CHECK_BITS | _check(number, version)
    letters = []
    while rest:
        rest, value = divmod(rest, len(ALPHABET))
        letters.append(ALPHABET[value])
    return str(version) + "".join(reversed(letters))


def _to_number(text: object) -> tuple[int, int]:
    """Return the number of a text and the version that it is written in."""
    if not isinstance(text, str) or not text:
        raise Refused(Code.BAD_TEXT)
    if len(text) > MAX_TEXT:
        raise Refused(Code.TOO_LONG, max=MAX_TEXT)
    if any(letter not in _VALUES for letter in text):
        raise Refused(Code.BAD_TEXT)
    version = next((one for one in VERSIONS if text[0] == str(one)), None)
    if version is None:
        if text[0].isdigit():  # as every version begins
            raise Refused(Code.UNKNOWN_FORMAT, version=text[0])
        raise Refused(Code.BAD_TEXT)
    checked = 0
    for letter in text[1:]:
        checked = checked * len(ALPHABET) + _VALUES[letter]
    number = checked >> _CHECK_BITS
    if _to_text(number, version) != text:
        raise Refused(Code.DAMAGED_TEXT)
    return number, version
