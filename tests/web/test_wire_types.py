"""The types that web/scripts/wire.py writes for the page say the same as the engine's. `make lint` compiles them."""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING, Any

import pytest
from scripts.wire import File

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

KINDS = '''
from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Generic, Literal, TypedDict, TypeVar

T = TypeVar("T")
Side = Literal["easy", "hard"]


class Phase(StrEnum):
    TURN = "turn"
    OVER = "over"


class Open(TypedDict):
    code: str


class Box(TypedDict, Generic[T]):
    """What is
    put away."""

    inside: T
    """It may be
    anything."""


class All(Open):
    number: int
    truth: bool
    nothing: None
    anything: object
    side: Side
    phase: Phase
    names: list[str]
    choices: list[int | None]
    rows: list[list[int]]
    pair: Annotated[list[int], 2]
    prices: dict[str, int]
    box: Box[list[str]]
'''

WRITTEN = """// Written by scripts/wire.py from the engine's types when the site is built.

export type Side = "easy" | "hard";

export interface Open {
  readonly code: string;
  readonly [argument: string]: unknown;
}

/** What is put away. */
export interface Box<T> {
  /** It may be anything. */
  readonly inside: T;
}

export interface All {
  readonly code: string;
  readonly number: number;
  readonly truth: boolean;
  readonly nothing: null;
  readonly anything: unknown;
  readonly side: Side;
  readonly phase: Phase;
  readonly names: readonly string[];
  readonly choices: readonly (number | null)[];
  readonly rows: readonly (readonly number[])[];
  readonly pair: readonly [number, number];
  readonly prices: Readonly<Record<string, number>>;
  readonly box: Box<readonly string[]>;
}

export type Phase = "turn" | "over";
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], Any]:
    """Makes a module of a name from its source; the writer reads comments from the file."""

    def make(name: str, source: str) -> Any:
        (tmp_path / f"{name}.py").write_text(source, "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.delitem(sys.modules, name, raising=False)
        return importlib.import_module(name)

    return make


def test_every_kind_of_type_is_written(module: Callable[[str, str], Any]) -> None:
    kinds = module("wire_kinds", KINDS)
    assert File([kinds], frozenset({kinds.Open})).text() == WRITTEN


def test_a_form_of_all_games_is_imported(module: Callable[[str, str], Any]) -> None:
    common = File([module("wire_common", KINDS)], frozenset())
    own = module(
        "wire_own",
        "import wire_common\nfrom typing import TypedDict\nclass Own(TypedDict):\n    box: wire_common.Open\n",
    )
    text = File([own], frozenset(), common).text()
    assert 'import type { Open } from "./wire";' in text
    assert "readonly box: Open;" in text
    assert "interface Open" not in text


def test_a_type_that_the_page_cannot_have_stops_the_build(module: Callable[[str, str], Any]) -> None:
    odd = module("wire_odd", "from typing import TypedDict\nclass Odd(TypedDict):\n    when: complex\n")
    with pytest.raises(TypeError, match="complex"):
        File([odd], frozenset()).text()
