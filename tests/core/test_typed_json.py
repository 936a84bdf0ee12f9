"""A value is checked against a type, key by key and item by item."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Generic, Literal, TypedDict, TypeVar

import pytest

from k2core.core.errors import Refused
from k2core.core.typed_json import checked
from k2core.core.wire import Pair, Reason

T = TypeVar("T")


class Colour(StrEnum):
    RED = "red"


class Circle(TypedDict):
    kind: Literal["circle"]
    radius: int


class Square(TypedDict):
    kind: Literal["square"]
    side: int | None


One: Any = Literal[1]


class Drawing(TypedDict, Generic[T]):
    shapes: list[Circle | Square]
    size: Pair[int]
    colour: Colour
    facts: dict[str, bool]
    about: T


GOOD: dict[str, Any] = {
    "shapes": [{"kind": "circle", "radius": 1}, {"kind": "square", "side": None}],
    "size": [3, 4],
    "colour": "red",
    "facts": {"old": True},
    "about": "a cat",
}


def refused_at(value: object) -> str:
    with pytest.raises(Refused) as refused:
        checked(Drawing[str], value, "it")
    assert refused.value.code == "bad_value"
    return str(refused.value.details["path"])


def test_a_value_that_fits_is_returned_as_it_is() -> None:
    assert checked(Drawing[str], GOOD, "it") is GOOD


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"more": 1}, "it.more"),
        ({"shapes": None}, "it.shapes"),
        ({"shapes": [{"kind": "circle"}]}, "it.shapes.0"),
        ({"shapes": [{"kind": "circle", "radius": True}]}, "it.shapes.0"),
        ({"shapes": [{"kind": "circle", "radius": 1.0}]}, "it.shapes.0"),
        ({"shapes": [{"kind": "circle", "radius": 1, "side": 1}]}, "it.shapes.0"),
        ({"size": [1]}, "it.size"),
        ({"size": [1, 2, 3]}, "it.size"),
        ({"size": (1, 2)}, "it.size"),
        ({"size": [1, "2"]}, "it.size.1"),
        ({"colour": "blue"}, "it.colour"),
        ({"colour": None}, "it.colour"),
        ({"facts": {"old": 1}}, "it.facts.old"),
        ({"facts": []}, "it.facts"),
        ({"about": None}, "it.about"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_at_its_place(change: dict[str, Any], path: str) -> None:
    assert refused_at(GOOD | change) == path


@pytest.mark.parametrize("key", GOOD)
def test_a_missing_key_is_refused(key: str) -> None:
    assert refused_at({name: value for name, value in GOOD.items() if name != key}) == f"it.{key}"


@pytest.mark.parametrize("value", [None, [], "text", 1, True])
def test_what_is_no_object_is_refused(value: object) -> None:
    assert refused_at(value) == "it"


def test_a_tag_of_no_shape_is_refused() -> None:
    assert refused_at(GOOD | {"shapes": [{"kind": "star", "side": 1}]}) == "it.shapes.0"


def test_a_literal_is_of_its_type_too() -> None:
    for wrong in (True, 1.0, "1"):
        with pytest.raises(Refused):
            checked(One, wrong, "it")


def test_only_a_reason_may_hold_more_than_its_keys() -> None:
    reason: dict[str, object] = {"code": "no_rope", "from": 1}
    assert checked(Reason, reason, "it") is reason
    with pytest.raises(Refused):
        checked(Reason, {"from": 1}, "it")
