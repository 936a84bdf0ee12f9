"""The site has the highest mark that MDN's HTTP Observatory gives to a site without cookies at a new address."""

from __future__ import annotations

from pathlib import Path

import pytest
from serve import headers_for, read_headers

from tests.web.observatory import Scripts, marks

PAGE = Path(__file__).parents[2] / "web" / "dist" / "index.html"

SCORE = 155
ADDS = {
    "Content-Security-Policy": 10,
    "frame-ancestors": 5,
    "Strict-Transport-Security": 0,
    "Referrer-Policy": 5,
    "X-Content-Type-Options": 0,
    "Cross-Origin-Opener-Policy": 10,
    "Cross-Origin-Embedder-Policy": 10,
    "Cross-Origin-Resource-Policy": 10,
    "integrity": 5,
}


@pytest.fixture
def headers() -> dict[str, str]:
    return headers_for("/", read_headers())


def test_every_header_adds_what_it_can(headers: dict[str, str]) -> None:
    given = marks(headers, PAGE.read_text("utf-8"))
    assert given.parts == ADDS
    assert given.score == SCORE


def test_every_script_of_the_page_carries_its_integrity() -> None:
    integrity = Scripts(PAGE.read_text("utf-8")).integrity
    assert integrity
    assert all(integrity.values())


@pytest.mark.parametrize(
    ("header", "value", "lost"),
    [
        ("Content-Security-Policy", None, 10 + 25 + 5 + 20),
        ("Content-Security-Policy", "default-src 'self'; frame-ancestors 'none'", 5),
        ("Content-Security-Policy", "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'", 20),
        ("Content-Security-Policy", "default-src 'none'; script-src https:; frame-ancestors 'none'", 30),
        ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 10),
        ("Content-Security-Policy", "default-src 'none'", 25),
        ("Strict-Transport-Security", None, 20),
        ("Strict-Transport-Security", "max-age=86400", 10),
        ("Referrer-Policy", None, 5),
        ("Referrer-Policy", "unsafe-url", 10),
        ("X-Content-Type-Options", None, 5),
        ("Cross-Origin-Opener-Policy", "unsafe-none", 10),
        ("Cross-Origin-Embedder-Policy", None, 10),
        ("Cross-Origin-Resource-Policy", "cross-origin", 10),
    ],
)
def test_a_header_that_is_missing_or_wider_costs_points(
    headers: dict[str, str], header: str, value: str | None, lost: int
) -> None:
    changed = {name: text for name, text in headers.items() if name != header} | ({header: value} if value else {})
    found = marks(changed, PAGE.read_text("utf-8"))
    assert sum(ADDS.values()) - sum(found.parts.values()) == lost
    assert found.score < SCORE


@pytest.mark.parametrize(
    ("html", "mark"),
    [
        ("<script src='/a.js' integrity='sha256-A'></script>", 5),
        ("<script src='/a.js'></script>", 0),
        ("<p>no script</p>", 0),
        ("<script src='https://other.example/a.js'></script>", -5),
        ("<script src='//other.example/a.js' integrity='sha256-A'></script>", -20),
        ("<script src='http://other.example/a.js'></script>", -50),
    ],
)
def test_scripts_are_marked_by_where_they_come_from_and_their_integrity(html: str, mark: int) -> None:
    assert marks({}, html).parts["integrity"] == mark
