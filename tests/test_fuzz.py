"""A few of the inputs that `make fuzz` tries, and that it would notice what it looks for."""

from __future__ import annotations

import pytest

from tests import fuzz


def test_damaged_inputs_of_every_kind_are_read_or_refused() -> None:
    seen = {fuzz.try_input(1, number)[:2] for number in range(1000)}
    assert {kind for kind, _ in seen} == set(fuzz.KINDS)
    assert {kind for kind, well in seen if not well} >= set(fuzz.KINDS) - {"requests", "requests to bots"}


def test_the_inputs_of_a_seed_are_always_the_same() -> None:
    assert [fuzz.try_input(7, number) for number in range(50)] == [fuzz.try_input(7, number) for number in range(50)]


def test_what_breaks_and_what_takes_too_long_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    kind, _, _ = fuzz.try_input(1, 1)
    make, _ = fuzz.KINDS[kind]

    def fails(_given: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(fuzz.KINDS, kind, (make, fails))
    with pytest.raises(fuzz.Fault, match=f"input 1 of seed 1 \\({kind}\\)"):
        fuzz.try_input(1, 1)

    def works_hard(_given: object) -> None:
        for _ in range(2):
            fuzz.read_a_replay(fuzz.forms("replays.jsonl")[0])

    monkeypatch.setitem(fuzz.KINDS, kind, (make, works_hard))
    monkeypatch.setattr(fuzz, "MOST", 1)
    monkeypatch.setattr(fuzz, "NORMAL_ACTIONS", {"k2": 50})
    with pytest.raises(fuzz.Fault, match="actions were applied"):
        fuzz.try_input(1, 1)
