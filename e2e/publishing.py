"""Publish a new version of the site while somebody uses the old one, or take away what the browser has stored of it."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from e2e.shell import replace

if TYPE_CHECKING:
    from pathlib import Path

# Removes a stored file, as a browser short of room may; the answer is how many were there.
LOSE = """async name => {
  let lost = 0;
  for (const store of await caches.keys()) {
    const cache = await caches.open(store);
    for (const request of await cache.keys()) {
      if (request.url.includes(name)) lost += await cache.delete(request);
    }
  }
  return lost;
}"""


def publish_new_version(site: Path) -> None:
    """The same site with a mark, listed as such by its service worker."""
    html = (site / "index.html").read_bytes().replace(b"<html ", b"<html data-new ", 1)
    revision = hashlib.md5(html, usedforsecurity=False).hexdigest()
    integrity = f"sha256-{base64.b64encode(hashlib.sha256(html).digest()).decode()}"
    listed = f'{{"revision":"{revision}","url":"index.html","integrity":"{integrity}"}}'
    replace(site / "index.html", html)
    relist(site, "index.html", listed)


def unlist(site: Path, path: str) -> None:
    """The service worker no longer knows this file."""
    relist(site, path, "")


def relist(site: Path, path: str, listed: str) -> None:
    worker = (site / "sw.js").read_text("utf-8")
    changed, count = re.subn(
        rf'\{{[^{{}}]*"url":"{re.escape(path)}"[^{{}}]*\}},?', f"{listed}," if listed else "", worker
    )
    assert count == 1, f"the service worker does not list {path} in the known form"
    replace(site / "sw.js", changed.encode())


def expect_old_version(page: Page) -> None:
    expect(page.locator("html")).not_to_have_attribute("data-new", "")


def expect_new_version(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-new", "")
