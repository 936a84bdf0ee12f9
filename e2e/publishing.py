"""Publish a new version of the site while somebody uses the old one."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from e2e.shell import replace

if TYPE_CHECKING:
    from pathlib import Path


def publish_new_version(site: Path) -> None:
    """The same site with a mark, listed as such by its service worker."""
    html = (site / "index.html").read_bytes().replace(b"<html ", b"<html data-new ", 1)
    worker = (site / "sw.js").read_text("utf-8")
    revision = hashlib.md5(html, usedforsecurity=False).hexdigest()
    changed, count = re.subn(r'(url:"index\.html",revision:")\w+', rf"\g<1>{revision}", worker)
    assert count == 1, "the service worker no longer lists index.html in the known form"
    replace(site / "index.html", html)
    replace(site / "sw.js", changed.encode())


def expect_old_version(page: Page) -> None:
    expect(page.locator("html")).not_to_have_attribute("data-new", "")


def expect_new_version(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-new", "")
