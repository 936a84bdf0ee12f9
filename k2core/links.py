"""Addresses of the page that hold a game: `…#k2/game/TEXT`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.codec import decode
from k2core.game import Refused

if TYPE_CHECKING:
    from k2core.replay import Replay

MAX_ADDRESS = 4096


def read_game(address: object) -> Replay:
    """The game of an address, its hash or the bare text."""
    if not isinstance(address, str):
        raise Refused("bad_text")
    if len(address) > MAX_ADDRESS:
        raise Refused("too_long", max=MAX_ADDRESS)
    _site, mark, after = address.strip().partition("#")
    text = after if mark else address.strip()
    if "/" not in text:
        return decode(text)
    game, _, rest = text.partition("/")
    kind, _, text = rest.partition("/")
    if kind != "game":
        raise Refused("no_game_in_address")
    replay = decode(text)
    if replay.game != game:
        raise Refused("other_game", game=replay.game)
    return replay
