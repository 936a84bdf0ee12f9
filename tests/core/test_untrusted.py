"""Untrusted JSON: how deep it is nested is known before it is parsed."""

from __future__ import annotations

import json
import re

import pytest

from k2core.core.errors import Refused
from k2core.core.untrusted import _QUOTE_ESCAPE_OR_BRACKET, MAX_DEPTH, load


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


def test_a_search_looks_at_each_character_once() -> None:
    """Nothing in the pattern repeats, so that a text of any kind is read in proportion to its length."""
    assert not repeats(_QUOTE_ESCAPE_OR_BRACKET.pattern)
    assert repeats(r'"(\\.|[^"])*"'), "a repeat is not seen"


def repeats(pattern: str) -> bool:
    """Whether there is a sign of repeating outside of escapes and of sets of characters."""
    return re.search(r"[*+?{]", re.sub(r"\\.|\[\]?[^]]*\]", "", pattern)) is not None
