"""Write a name or a message as a short text for a link, and read it again.

A text of version 1 is the character `1` and then bytes in base64url without padding:

- two bytes of checksum, the lower half of the CRC-32 of all that follows;
- one byte N that chooses the block of 128 characters from 128 * N on;
- the characters. One of ASCII is a byte from 32 to 127, one of the block a byte from 128 on. Any other is three bytes
  with its number in Unicode, the first of which is below 32.

So every alphabet takes little more than a character for a letter, where percent-encoding takes six or nine. The page
shows such texts before the engine is there, with a reader of its own in `web/src/share/short-text.ts`.
"""

from __future__ import annotations

import binascii
import re
import zlib
from collections import Counter
from typing import TYPE_CHECKING

from k2core.core.errors import Code, Refused

if TYPE_CHECKING:
    from collections.abc import Iterator

VERSION = "1"

_FIRST_PRINTABLE = 32
_BLOCK = 128
_BLOCKS = 256
_CHECK_BYTES = 2
_FORM = re.compile(r"[A-Za-z0-9_-]+")
_TO_URL = str.maketrans("+/", "-_", "=\n")
_FROM_URL = str.maketrans("-_", "+/")


def encode_text(text: str) -> str:
    """Return the short text; it has no control characters, as `clean_text` leaves none."""
    block = _commonest_block(text)
    data = bytes([block]) + b"".join(_written(ord(letter), block) for letter in text)
    return VERSION + binascii.b2a_base64(_check(data) + data).decode().translate(_TO_URL)


def decode_text(short: str) -> str:
    """Return what was written; raise `Refused` for anything that `encode_text` has not made."""
    if short[:1] != VERSION:
        raise Refused(Code.UNKNOWN_FORMAT, version=short[:1])
    letters = short[1:]
    try:
        if not _FORM.fullmatch(letters):
            raise ValueError
        data = binascii.a2b_base64(letters.translate(_FROM_URL) + "=" * (-len(letters) % 4))
        text = _read(data[_CHECK_BYTES], data[_CHECK_BYTES + 1 :])
    except (ValueError, IndexError):
        raise Refused(Code.DAMAGED_TEXT) from None
    if any(0xD800 <= ord(letter) < 0xE000 for letter in text) or encode_text(text) != short:
        raise Refused(Code.DAMAGED_TEXT)
    return text


def _commonest_block(text: str) -> int:
    """The block with most of the characters, the first of several; 0, where ASCII is, if none of them needs one."""
    counts = Counter(ord(letter) // _BLOCK for letter in text)
    blocks = [block for block in counts if 0 < block < _BLOCKS]
    return min(blocks, key=lambda block: (-counts[block], block), default=0)


def _written(number: int, block: int) -> bytes:
    if number < _BLOCK:
        return bytes([number])
    if number // _BLOCK == block:
        return bytes([_BLOCK + number % _BLOCK])
    return number.to_bytes(3, "big")


def _read(block: int, data: bytes) -> str:
    rest = iter(data)
    letters = []
    for byte in rest:
        if byte < _FIRST_PRINTABLE:
            letters.append(chr(byte << 16 | _next(rest) << 8 | _next(rest)))
        else:
            letters.append(chr(byte if byte < _BLOCK else block * _BLOCK + byte - _BLOCK))
    return "".join(letters)


def _next(rest: Iterator[int]) -> int:
    byte = next(rest, None)
    if byte is None:
        raise ValueError
    return byte


def _check(data: bytes) -> bytes:
    return (zlib.crc32(data) & 0xFFFF).to_bytes(_CHECK_BYTES, "big")
