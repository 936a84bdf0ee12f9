"""Random numbers that stay the same in every version of Python: seeds, the PCG32 generator, an unbiased shuffle.

A seed and a purpose ("tokens", or the second deal of the first player) name a stream of numbers. The same
names give the same stream everywhere and for ever; streams of different purposes are independent.
"""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, TypeVar

from k2core.core.errors import Code, Refused

if TYPE_CHECKING:
    from collections.abc import Iterable

SEED_ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789-"
MAX_SEED = 32

_SEED = re.compile(r"[a-z0-9-]{1,32}")
_MASK64 = (1 << 64) - 1
_MASK32 = (1 << 32) - 1
_MULTIPLIER = 6364136223846793005

T = TypeVar("T")


def parse_seed(text: object) -> str:
    """Return the canonical form of a seed: 1-32 of a-z, 0-9 and hyphen. Capitals become small letters."""
    if isinstance(text, str):
        # ASCII first: lower() turns a few foreign letters, such as the Kelvin sign, into a-z.
        seed = text.strip(" ").lower() if text.isascii() else ""
        if _SEED.fullmatch(seed):
            return seed
    raise Refused(Code.BAD_SEED, max=MAX_SEED)


class Pcg32:
    """O'Neill's PCG-XSH-RR 64/32."""

    __slots__ = ("_increment", "_state")

    def __init__(self, state: int, stream: int) -> None:
        self._increment = (stream << 1 | 1) & _MASK64
        self._state = 0
        self.next()
        self._state = (self._state + state) & _MASK64
        self.next()

    def next(self) -> int:
        """Return the next number of 32 bits."""
        old = self._state
        self._state = (old * _MULTIPLIER + self._increment) & _MASK64
        word = ((old >> 18 ^ old) >> 27) & _MASK32
        turn = old >> 59
        return (word >> turn | word << (-turn & 31)) & _MASK32

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, each equally likely."""
        threshold = (1 << 32) % bound
        while True:
            number = self.next()
            if number >= threshold:
                return number % bound

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return the items in random order (Fisher-Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def stream(seed: str, *purpose: str | int) -> Pcg32:
    """Return the stream of random numbers of this seed for this purpose."""
    name = "/".join((seed, *map(str, purpose)))
    digest = hashlib.sha256(name.encode("ascii")).digest()
    return Pcg32(int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big"))
