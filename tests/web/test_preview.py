"""What a chat shows of a link: tags in the page, and a picture of the size they tell."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
PAGES = [WEB / "index.html", WEB / "dist" / "index.html"]
NEEDED = {
    "og:type",
    "og:title",
    "og:description",
    "og:image",
    "og:image:width",
    "og:image:height",
    "og:image:alt",
    "twitter:card",
    "twitter:title",
    "twitter:description",
    "twitter:image",
}
MOST_BYTES = 600_000
"""Some chats fetch no larger picture."""


def tags(page: Path) -> dict[str, str]:
    text = page.read_text("utf-8")
    return dict(re.findall(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]+)"', text))


def size_of(picture: Path) -> tuple[int, int]:
    """Width and height of a PNG, from its head."""
    head = picture.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", head[16:])
    return width, height


@pytest.mark.parametrize("page", PAGES, ids=["source", "built"])
def test_the_page_tells_chats_what_to_show(page: Path) -> None:
    if not page.is_file():
        pytest.skip("the site is not built")
    found = tags(page)
    assert set(found) >= NEEDED
    assert found["twitter:card"] == "summary_large_image"
    assert found["og:title"] == found["twitter:title"]
    assert found["og:image"] == found["twitter:image"]
    picture = (WEB / "public" if page.parent == WEB else page.parent) / found["og:image"].rpartition("/")[2]
    assert size_of(picture) == (int(found["og:image:width"]), int(found["og:image:height"])) == (1200, 630)
    assert picture.stat().st_size < MOST_BYTES
