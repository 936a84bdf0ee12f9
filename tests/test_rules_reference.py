"""The rules reference and the tests name the same rules."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules.md"


def rules_in_the_reference() -> list[str]:
    return re.findall(r"\*\*((?:K2|KK)-[A-Z]\d+)\*\*", RULES.read_text(encoding="utf-8"))


def rules_cited_by_tests() -> set[str]:
    """Each rule whose number stands in a sentence about a test."""
    texts = [path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py") if path != Path(__file__)]
    docstrings = [docstring for text in texts for docstring in re.findall(r'"""(.*?)"""', text, re.DOTALL)]
    return {rule for docstring in docstrings for rule in re.findall(r"\b(?:K2|KK)-[A-Z]\d+\b", docstring)}


def test_every_rule_of_the_reference_is_tested() -> None:
    untested = set(rules_in_the_reference()) - rules_cited_by_tests()
    assert not untested, f"no test cites {', '.join(sorted(untested))}"


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    unknown = rules_cited_by_tests() - set(rules_in_the_reference())
    assert not unknown, f"docs/rules.md has no {', '.join(sorted(unknown))}"


def test_the_reference_states_each_rule_once_and_all_of_them() -> None:
    games = {
        "K2": {"C": 7, "U": 2, "S": 1, "R": 2, "A": 10, "N": 3, "E": 1, "F": 3, "X": 6},
        "KK": {"C": 3, "U": 1, "D": 1, "P": 7, "F": 3, "X": 7},
    }
    expected = [
        f"{game}-{letter}{number + 1}"
        for game, chapters in games.items()
        for letter, count in chapters.items()
        for number in range(count)
    ]
    assert rules_in_the_reference() == expected
