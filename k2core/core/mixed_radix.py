"""Pack small numbers into one big number. Each digit has its own base, so no space is wasted."""

from __future__ import annotations


class DigitWriter:
    """Collects digits, the first one least significant."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, digit: int, radix: int) -> None:
        if not 0 <= digit < radix:
            raise ValueError(f"{digit} is no digit of radix {radix}")
        self._digits.append((digit, radix))

    def number(self) -> int:
        number = 0
        for digit, radix in reversed(self._digits):
            number = number * radix + digit
        return number


class DigitReader:
    """Returns the digits in the order in which they were put."""

    def __init__(self, number: int) -> None:
        self._rest = number

    def get(self, radix: int) -> int:
        self._rest, digit = divmod(self._rest, radix)
        return digit

    @property
    def exhausted(self) -> bool:
        """Whether only zeros are left."""
        return self._rest == 0
