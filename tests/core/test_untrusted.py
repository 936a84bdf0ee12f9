"""Untrusted JSON: how deep it is nested is known before it is parsed."""

from __future__ import annotations

import json
from time import process_time

import pytest

from k2core.core.errors import Refused
from k2core.core.untrusted import MAX_DEPTH, MAX_JSON, load


def deep(levels: int) -> str:
    return "[" * levels + "]" * levels


@pytest.mark.parametrize("levels", [1, MAX_DEPTH - 1, MAX_DEPTH])
def test_what_is_not_too_deep_is_read(levels: int) -> None:
    assert load(deep(levels)) == json.loads(deep(levels))


@pytest.mark.parametrize(
    "text",
    [
        deep(MAX_DEPTH + 1),
        '{"a":' * MAX_DEPTH + "[]" + "}" * MAX_DEPTH,
        "[" * 100_000,
        '["\\"",' * (MAX_DEPTH + 1) + "1" + "]" * (MAX_DEPTH + 1),
        '["\\\\",' * (MAX_DEPTH + 1) + "1" + "]" * (MAX_DEPTH + 1),
    ],
    ids=["lists", "objects", "never closed", "after escaped quotes", "after escaped backslashes"],
)
def test_what_is_too_deep_is_refused_without_parsing(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def must_not_be_called(*_args: object, **_kwargs: object) -> None:
        raise AssertionError("a text that is too deep was parsed")

    monkeypatch.setattr(json, "loads", must_not_be_called)
    with pytest.raises(Refused, match="bad_json"):
        load(text)


@pytest.mark.parametrize("inside", ["[" * 50, "{" * 50, "]" * 50, '\\"[[' * 50, "\\\\" * 50, '\\\\\\"[' * 50])
def test_brackets_in_strings_do_not_count(inside: str) -> None:
    text = json.dumps(["[" * (MAX_DEPTH + 1)])[:-1] + f', "{inside}"]'
    assert load(text) == json.loads(text)


def effort(size: int) -> float:
    """The time to refuse a string that is never closed, with an escape in every second place."""
    text = "[" * (MAX_DEPTH + 1) + '"' + '\\"' * (size // 2)
    times = []
    for _ in range(5):
        start = process_time()
        with pytest.raises(Refused):
            load(text)
        times.append(process_time() - start)
    return min(times)


def test_a_string_that_never_ends_takes_time_in_proportion_to_its_length() -> None:
    """Eight times the text takes about eight times as long; quadratic work would take 64 times."""
    assert effort(MAX_JSON - 100) < 24 * effort((MAX_JSON - 100) // 8)
