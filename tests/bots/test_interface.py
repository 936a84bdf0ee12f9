"""What the bots of all games have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots import interface
from k2core.bots.interface import Answer, Budget, Level, Proposal, Why, answer

if TYPE_CHECKING:
    import pytest


class TwoMinds:
    """Bots that fail whenever the level is not the lowest."""

    def iterations(self, level: Level) -> int:
        return 1

    def decide(self, seen: str, level: Level, seed: str, budget: Budget) -> tuple[str, ...]:
        if level is not Level.HIKER:
            raise ZeroDivisionError
        return (f"{seen} {seed} {budget.iterations}",)

    def fall_back(self, seen: str) -> tuple[str, ...]:
        return (f"rest at {seen}",)

    def propose(self, seen: str, seed: str, budget: Budget) -> tuple[Proposal, ...]:
        return ()


def test_a_bot_that_fails_is_replaced_by_the_simplest_sensible_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interface, "bots_of", lambda _name: TwoMinds())
    assert answer("k2", "camp", Level.HIKER, "seed", Budget(3)) == Answer(("camp seed 3",), fell_back=False)
    assert answer("k2", "camp", Level.ALPINIST, "seed", Budget(3)) == Answer(("rest at camp",), fell_back=True)


def test_a_budget_stops_nobody_unless_told_to() -> None:
    assert not Budget(1).should_stop()


def test_a_proposal_is_written_with_its_reasons() -> None:
    proposal = Proposal(("take 1", "end"), 14.123, (Why("storm_survived", {"day": 9}),))
    assert proposal.to_dict() == {
        "actions": ["take 1", "end"],
        "points": 14.12,
        "reasons": [{"code": "storm_survived", "day": 9}],
    }
