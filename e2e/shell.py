"""What the tests know of the page, and how they damage the site behind it."""

from __future__ import annotations

import gzip
import json
import struct
from typing import TYPE_CHECKING

from playwright.sync_api import BrowserContext, Page, expect

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SETTINGS = "k2:settings"

# As Chromium says that the site can be installed. Who is asked is written down.
INSTALLABLE = """
() => {
  window.asked = 0;
  const event = new Event('beforeinstallprompt', {cancelable: true});
  event.prompt = async () => { window.asked += 1; return {outcome: 'accepted'} };
  dispatchEvent(event);
}
"""


def with_settings(context: BrowserContext, **settings: str | bool) -> BrowserContext:
    """A browser whose owner has set this before."""
    text = json.dumps(json.dumps(settings))
    context.add_init_script(f"if (location.host) localStorage.setItem('{SETTINGS}', {text})")
    return context


def expect_engine(page: Page, state: str) -> None:
    expect(page.locator("#status")).to_have_attribute("data-engine", state)


def expect_started_from(page: Page, start: str) -> None:
    expect_engine(page, "ready")
    expect(page.locator("#status")).to_have_attribute("data-from", start)


def expect_offline_ready(page: Page) -> None:
    expect(page.locator("#status")).to_have_attribute("data-offline", "true")


def marks(page: Page) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(
        "Object.fromEntries(performance.getEntriesByType('mark').map(m => [m.name, m.startTime]))"
    )
    return found


def runtime_file(site: Path, name: str) -> Path:
    (file,) = site.glob(f"runtime/*/{name}")
    return file


def replace(file: Path, content: bytes) -> None:
    """The copy of the site shares its files with the original: a changed one must be a new one."""
    file.unlink(missing_ok=True)
    file.write_bytes(content)


def rewrite_image(site: Path, change: Callable[[dict[str, object], bytes], bytes]) -> None:
    """Replaces head and runs of the memory image by what `change` makes of them."""
    file = runtime_file(site, "memory.bin")
    raw = gzip.decompress(file.read_bytes())
    (length,) = struct.unpack_from("<I", raw)
    head: dict[str, object] = json.loads(raw[4 : 4 + length])
    runs = change(head, raw[4 + length :])
    text = json.dumps(head).encode()
    replace(file, gzip.compress(struct.pack("<I", len(text)) + text + runs, 1))
