"""Damaged and odd inputs for everything that reads untrusted data."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest

from k2core.core.errors import Refused
from k2core.core.rng import SEED_ALPHABET, Pcg32
from k2core.sharing import text_codec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


FOREIGN = "\x00\n\t \"\\{}[],:'\u00e9\u017f\u212a\u0130\uff12\u0663\u200d\u2028\ud800\udfff\ufb00\U0001f9d7~=+/%."


LETTERS = text_codec.ALPHABET + SEED_ALPHABET + FOREIGN


HUGE = 10**300


ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 3, 5, 6, 17, 18, 19, 29, 30, 31, -30, 255, 2**31, 2**63, HUGE, -HUGE),
    *(0.0, 1.0, 1.5, -0.0, 1e308, float("inf"), float("nan")),
    *("", " ", "0", "A", "a0", "m1", "r12", "end", "k2", "easy", "turn", "over", "token", "rescue", "\ud800"),
    *("x" * 5000, [], [[]], [0, 0], [1, 1], [None], {}, {"": None}, {"space": 0}),
)


def survives(read: Callable[[Any], object], given: object) -> object | None:
    """What comes of it, None if it is refused; anything else is a failure told with the input."""
    try:
        return read(given)
    except Refused as refused:
        json.dumps(refused.reason.to_dict())  # the page gets it as JSON
        return None
    except Exception as error:
        pytest.fail(f"{type(error).__name__}: {error}\nfor {str(given)[:3000]!r}")


def damaged(text: str, rng: Pcg32) -> str:
    """The text with one to three small accidents."""
    for _ in range(1 + rng.below(3)):
        place = rng.below(len(text) + 1)
        letter = LETTERS[rng.below(len(LETTERS))]
        text = (
            text[:place] + letter + text[place + 1 :],
            text[:place] + letter + text[place:],
            text[:place] + text[place + 1 :],
            text[:place] + text[place : place + 2][::-1] + text[place + 2 :],
            text[:place] + text[place:] * 2,
            text[:place],
        )[rng.below(6)]
    return text


def altered(value: Any, donor: Any, rng: Pcg32) -> Any:
    """A copy with something changed somewhere: another type, a key more or less, a part of the donor."""
    value = copy.deepcopy(value)
    for _ in range(1 + rng.below(2)):
        _alter(value, donor, rng)
    return value


def _alter(value: Any, donor: Any, rng: Pcg32) -> None:
    """Go down at random, and change what is found there."""
    while True:
        keys = sorted(value) if isinstance(value, dict) else range(len(value))
        if not keys:
            return
        key = keys[rng.below(len(keys))]
        donor = _part(donor, key)
        if isinstance(value[key], dict | list) and value[key] and rng.below(6):
            value = value[key]
            continue
        match rng.below(8):
            case 0:
                del value[key]
            case 1 if isinstance(value, list):
                value.insert(rng.below(len(value) + 1), copy.deepcopy(value[key]))
            case 1:
                value[f"{key}2"] = value[key]
            case 2 if type(value[key]) is int:
                value[key] += rng.below(5) - 2
            case 2 | 3 | 4:
                value[key] = copy.deepcopy(donor)
            case _:
                value[key] = copy.deepcopy(ODD_VALUES[rng.below(len(ODD_VALUES))])
        return


def _part(donor: Any, key: str | int) -> Any:
    if isinstance(donor, dict):
        return donor.get(key)
    if isinstance(donor, list) and isinstance(key, int) and donor:
        return donor[key % len(donor)]
    return donor


def swapped(form: Any) -> Iterator[tuple[str, Any]]:
    """The form with one value at a time turned into another type; where it stands, and the form."""
    for path in list(leaves(form)):
        *above, last = path
        value = form
        for key in above:
            value = value[key]
        for twin in twins(value[last]):
            wrong = copy.deepcopy(form)
            inner = wrong
            for key in above:
                inner = inner[key]
            inner[last] = twin
            yield ".".join(map(str, path)), wrong


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from leaves(value[key], (*path, key))
    else:
        yield path


def twins(value: Any) -> tuple[Any, ...]:
    """Values of other types that are much the same."""
    match value:
        case bool():
            return int(value), str(value).lower(), float(value)
        case int():
            return (float(value), str(value), [value], *([bool(value)] if value in (0, 1) else ()))
        case str():
            return ([value], {value: value}, value.encode(), 0)
        case _:
            return ("null", False, [], {})
