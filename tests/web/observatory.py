"""How MDN's HTTP Observatory marks a site, as far as this site can be marked before anybody visits it.

A site starts with 100; each part below takes points away or adds some, and nothing is added to a site that has less
than 90 without it. Not here are cookies and sharing with other sites (this site has neither: 0), the way from http to
https (the host's: 0), and 5 more for an address that browsers know as https only from a list that they bring along.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

BASE = 100
LEAST_FOR_MORE = 90
HALF_A_YEAR = 15_552_000

TOO_BROAD = {"*", "http:", "https:", "ftp:", "http://*", "https://*"}
INLINE = {"'unsafe-inline'", "data:"}
PRIVATE = {"no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"}
NOT_PRIVATE = {"origin", "origin-when-cross-origin", "unsafe-url", "no-referrer-when-downgrade"}


def directives(policy: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for directive in policy.split(";"):
        name, *sources = directive.lower().split()
        assert name not in found, f"{name} stands twice in the policy"
        found[name] = set(sources)
    return found


def content_policy(headers: Mapping[str, str]) -> int:
    if "Content-Security-Policy" not in headers:
        return -25
    policy = directives(headers["Content-Security-Policy"])
    scripts, styles, objects = (
        policy.get(kind, policy.get("default-src", {"*"})) for kind in ("script-src", "style-src", "object-src")
    )
    if scripts & (TOO_BROAD | INLINE) or objects & TOO_BROAD:
        return -20
    if any(source.startswith(("http:", "ftp:")) for sources in policy.values() for source in sources):
        return -20
    if "'unsafe-eval'" in scripts | styles:
        return -10
    if styles & (TOO_BROAD | INLINE):
        return 0
    return 10 if policy.get("default-src") == {"'none'"} else 5


def framing(headers: Mapping[str, str]) -> int:
    ancestors = directives(headers.get("Content-Security-Policy", "default-src *")).get("frame-ancestors", {"*"})
    if not ancestors & TOO_BROAD:
        return 5
    return 0 if headers.get("X-Frame-Options", "").upper() in ("DENY", "SAMEORIGIN") else -20


def transport(headers: Mapping[str, str]) -> int:
    age = re.search(r"max-age=(\d+)", headers.get("Strict-Transport-Security", ""), re.IGNORECASE)
    if age is None:
        return -20
    return 0 if int(age[1]) >= HALF_A_YEAR else -10


def referrer(headers: Mapping[str, str]) -> int:
    value = headers.get("Referrer-Policy")
    if value is None:
        return 0
    return 5 if value.lower() in PRIVATE else -5


def kinds_of_files(headers: Mapping[str, str]) -> int:
    return 0 if headers.get("X-Content-Type-Options", "").lower() == "nosniff" else -5


def among_other_sites(headers: Mapping[str, str], name: str, marks: Mapping[str, int]) -> int:
    value = headers.get(name)
    return 0 if value is None else marks.get(value.split(";")[0].strip(), -5)


class Scripts(HTMLParser):
    """The scripts that a page names, each with its integrity."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.integrity: dict[str, str | None] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        if tag == "script" and (source := attributes.get("src")):
            self.integrity[source] = attributes.get("integrity")


def scripts(html: str) -> int:
    integrity = Scripts(html).integrity
    elsewhere = {source: digest for source, digest in integrity.items() if re.match(r"(https?:)?//", source)}
    if any(not source.startswith("https:") for source in elsewhere):
        return -20 if all(elsewhere.values()) else -50
    if not all(elsewhere.values()):
        return -5
    return 5 if any(integrity.values()) else 0


@dataclass(frozen=True)
class Marks:
    """What each part gives or takes."""

    parts: dict[str, int] = field(default_factory=dict)

    @property
    def score(self) -> int:
        without = BASE + sum(mark for mark in self.parts.values() if mark < 0)
        more = sum(mark for mark in self.parts.values() if mark > 0)
        return max(0, without + more if without >= LEAST_FOR_MORE else without)


def marks(headers: Mapping[str, str], html: str) -> Marks:
    opener = {"same-origin": 10, "same-origin-allow-popups": 10, "noopener-allow-popups": 10, "unsafe-none": 0}
    embedder = {"require-corp": 10, "credentialless": 10, "unsafe-none": 0}
    resource = {"same-origin": 10, "same-site": 10, "cross-origin": 0}
    return Marks(
        {
            "Content-Security-Policy": content_policy(headers),
            "frame-ancestors": framing(headers),
            "Strict-Transport-Security": transport(headers),
            "Referrer-Policy": referrer(headers),
            "X-Content-Type-Options": kinds_of_files(headers),
            "Cross-Origin-Opener-Policy": among_other_sites(headers, "Cross-Origin-Opener-Policy", opener),
            "Cross-Origin-Embedder-Policy": among_other_sites(headers, "Cross-Origin-Embedder-Policy", embedder),
            "Cross-Origin-Resource-Policy": among_other_sites(headers, "Cross-Origin-Resource-Policy", resource),
            "integrity": scripts(html),
        }
    )
