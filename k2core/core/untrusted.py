"""Read untrusted JSON: the type and range of every value is checked before it is used."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from k2core.core.errors import Code, Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import NoReturn, TypeVar

    from k2core.core.canonical_json import Json

    T = TypeVar("T")

# Nothing in it repeats, so that a search looks at each character once, whatever the text.
_QUOTE_ESCAPE_OR_BRACKET = re.compile(r'"|\\.|[][{}]')

MAX_JSON = 200_000
MAX_GAME_NAME = 24
MAX_DEPTH = 32
"""Nothing of ours is nested deeper. A parser that goes on could overflow the stack, which ends a browser's engine."""


def load(text: object) -> object:
    """Parse a JSON text; raise `Refused` if it is none. Text that is too long is not parsed at all."""
    if not isinstance(text, str):
        raise Refused(Code.BAD_JSON)
    if len(text) > MAX_JSON:
        raise Refused(Code.TOO_LONG, max=MAX_JSON)
    if _depth(text) > MAX_DEPTH:
        raise Refused(Code.BAD_JSON)
    try:
        return json.loads(text, object_pairs_hook=_unique_keys, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise Refused(Code.BAD_JSON) from None


def at_most(limit: int, items: list[T]) -> list[T]:
    """Return a list of work to do; raise `Refused` if it is longer than anybody needs."""
    if len(items) > limit:
        raise Refused(Code.TOO_LONG, max=limit)
    return items


def _depth(text: str) -> int:
    """Return how deep lists and objects are nested. A text that is not JSON may give any number."""
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return 0
    depth = deepest = 0
    in_string = False
    for mark in _QUOTE_ESCAPE_OR_BRACKET.findall(text):
        if mark == '"':
            in_string = not in_string
        elif not in_string and mark in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif not in_string and mark in "]}":
            depth -= 1
    return deepest


def _unique_keys(pairs: list[tuple[str, Any]]) -> Json:
    form = dict(pairs)
    if len(form) != len(pairs):
        raise ValueError("a key stands twice")
    return form


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")


class Field:
    """A value of unknown type and its path. Each method returns it checked or raises `Refused`."""

    __slots__ = ("path", "value")

    def __init__(self, value: object, path: str) -> None:
        self.value: Any = value
        self.path = path

    def refuse(self) -> NoReturn:
        raise Refused(Code.BAD_VALUE, path=self.path)

    def of_game(self, name: str) -> Field:
        """Return this field; raise `Refused` if it says that it belongs to another game."""
        maker = self.value.get("game") if isinstance(self.value, dict) else None
        if isinstance(maker, str) and maker != name:
            raise Refused(Code.OTHER_GAME, game=maker[:MAX_GAME_NAME], wanted=name)
        return self

    def object(self, *keys: str, optional: Iterable[str] = ()) -> dict[str, Field]:
        """Return the fields of an object that has exactly these keys (and perhaps the optional ones)."""
        if not isinstance(self.value, dict) or not set(keys) <= set(self.value) <= {*keys, *optional}:
            self.refuse()
        return {key: Field(value, f"{self.path}.{key}") for key, value in self.value.items()}

    def list(self, length: int | None = None) -> list[Field]:
        if not isinstance(self.value, list) or length not in (None, len(self.value)):
            self.refuse()
        return [Field(value, f"{self.path}.{index}") for index, value in enumerate(self.value)]

    def integer(self, low: int, high: int) -> int:
        if type(self.value) is not int or not low <= self.value <= high:
            self.refuse()
        return self.value

    def flag(self) -> bool:
        if type(self.value) is not bool:
            self.refuse()
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            self.refuse()
        return self.value

    def exactly(self, expected: int | str) -> None:
        if type(self.value) is not type(expected) or self.value != expected:
            self.refuse()

    def maybe(self, read: Callable[[Field], T]) -> T | None:
        """Return None for null, and otherwise what `read` returns for this field."""
        return None if self.value is None else read(self)

    def one_of(self, choices: Mapping[str, T]) -> T:
        text = self.text()
        if text not in choices:
            self.refuse()
        return choices[text]
