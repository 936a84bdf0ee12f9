"""The list of games: bring games into it, take them out, open one."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import FilePayload, Page, expect

from e2e.table import Table

if TYPE_CHECKING:
    from serve import Server


def import_file(page: Page, server: Server, text: str) -> None:
    page.goto(f"{server.url}#games")
    file = FilePayload(name="k2.json", mimeType="application/json", buffer=text.encode())
    page.locator("input[type=file]").set_input_files(file)


def import_games(page: Page, server: Server, *replays: str) -> None:
    """Brings games that were played elsewhere into the list, the last one on top."""
    games = ",".join(replays)
    import_file(page, server, f'{{"kind":"k2-games","version":1,"games":[{games}]}}')
    expect(page.locator(".saved")).to_have_count(len(replays))


def exported_text(page: Page, server: Server) -> str:
    """The file with everything, as it is."""
    page.goto(f"{server.url}#games")
    with page.expect_download() as download:
        page.locator("[data-action=export]").click()
    return Path(download.value.path()).read_text("utf-8")


def exported(page: Page, server: Server) -> dict[str, Any]:
    """The file with everything; running games of several are unsealed."""
    content: dict[str, Any] = json.loads(exported_text(page, server))
    for game in content["games"]:
        if "sealed" in game:
            game["replay"] = unsealed(game.pop("sealed"))
    return content


def unsealed(text: str) -> Any:
    """What web/src/library/sealed.ts has sealed."""
    assert text[0] == "1"
    data = base64.urlsafe_b64decode(text[1:] + "=" * (-len(text[1:]) % 4))
    state = int.from_bytes(data[:4], "big") ^ 0x9E3779B9
    plain = bytearray()
    for byte in data[8:]:
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        plain.append(byte ^ state >> 24)
    return json.loads(plain)


def open_from_list(page: Page, server: Server) -> Table:
    page.goto(f"{server.url}#games")
    page.locator(".saved a").first.click()
    expect(page.locator("[data-position]")).to_be_visible()
    return Table(page)


def bring(page: Page, server: Server, game: str) -> Table:
    """Opens a game that was played elsewhere, in a list that is empty but for it."""
    page.goto(f"{server.url}#settings")
    page.locator("[data-action=erase]").click()
    page.locator("[data-action=confirm-yes]").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.goto(f"{server.url}#games")
    expect(page.locator(".saved")).to_have_count(0)
    import_games(page, server, game)
    page.locator(".saved > a:first-child").first.click()
    expect(page.locator("[data-position]")).to_be_visible()
    return Table(page)
