"""Two people at one device: one has picked, and the other looks wherever a page can be looked at."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

from playwright.sync_api import Page, expect

from e2e.bots import saved
from e2e.games import set_up
from e2e.library import exported_text, unsealed
from k2core.sharing.replay import Replay

if TYPE_CHECKING:
    from serve import Server

    from e2e.table import Table
    from k2core import k2

SEED = "e2e-table"
WORDS = ("Move", "Rope", "Acclimatization")
"""What cards are called on the screen."""

# Everything in the page, inside open shadow roots too, and whatever is kept in its address and title.
EVERYTHING = """() => {
  const texts = [document.title, location.href, JSON.stringify(history.state), JSON.stringify(sessionStorage)];
  const walk = (root) => {
    texts.push(root.documentElement?.outerHTML ?? root.innerHTML);
    for (const one of root.querySelectorAll("*")) if (one.shadowRoot) walk(one.shadowRoot);
  };
  walk(document);
  return texts.join("\\n");
}"""


def spoken(page: Page) -> str:
    """What a screen reader is told."""
    client = page.context.new_cdp_session(page)
    nodes = client.send("Accessibility.getFullAXTree")["nodes"]
    client.detach()
    return json.dumps([node.get(part, {}).get("value") for node in nodes for part in ("name", "description", "value")])


def printed(page: Page) -> str:
    page.emulate_media(media="print")
    text = page.locator("body").inner_text()
    page.emulate_media(media="screen")
    return text


def expect_nothing_secret(page: Page, *more: str) -> None:
    """No card and no seed, in whatever way the page is looked at."""
    everything = page.evaluate(EVERYTHING)
    for text in (everything, spoken(page), printed(page)):
        for secret in (SEED, "select m", *more):
            assert secret not in text, f"{secret} in {text[max(0, text.find(secret) - 200) :][:400]}"
    assert page.locator(".hand, .card, [data-card]").count() == 0


def behind_the_curtain(table: Table) -> None:
    expect(table.action("lift")).to_be_visible()
    expect_nothing_secret(table.page, *WORDS)


def test_nobody_finds_anothers_picks_in_a_running_game(page: Page, server: Server) -> None:
    table = set_up(page, server, 2)
    table.lift_curtain()
    table.pick(0, 2, 4)
    behind_the_curtain(table)
    game = page.url
    replay = saved(page)
    (pick,) = map(str, replay.actions)
    state = cast("k2.State", replay.play())
    hand = state.players[state.to_act[0]].hand

    before = table.position
    page.reload()
    behind_the_curtain(table)
    assert table.position == before

    # Who comes next sees the own cards alone.
    table.lift_curtain()
    expect(page.locator(".hand .card")).to_have_count(len(hand))
    assert page.locator(".card").count() == len(hand)
    everything = page.evaluate(EVERYTHING)
    assert pick not in everything
    assert SEED not in everything

    # Whoever leaves the screen and comes back by the browser's way back finds the curtain.
    page.goto(f"{server.url}#settings")
    expect_nothing_secret(page)
    page.go_back()
    behind_the_curtain(table)

    # The list, and the file with all games.
    page.goto(f"{server.url}#games")
    expect(page.locator(".saved")).to_have_count(1)
    expect_nothing_secret(page)
    file = exported_text(page, server)
    for secret in (SEED, "select", pick.removeprefix("select ")):
        assert secret not in file
    assert Replay.from_dict(unsealed(json.loads(file)["games"][0]["sealed"])) == replay

    # Its replay tells what lay open, and nobody plays on from there.
    page.locator(".saved [data-action=watch]").click()
    expect(page.locator(".replay")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".replay")).to_have_attribute("data-at", "1")
    expect(page.locator("[data-action=play-on], [data-action=moment-link]")).to_have_count(0)
    expect_nothing_secret(page)

    # The same seed deals the same hands: nobody who has typed it deals them a second time.
    page.goto(f"{server.url}#k2/solo/easy/summer/{SEED}")
    expect(page.get_by_role("alert")).to_contain_text("still being played here")
    page.goto(f"{server.url}#games")
    expect(page.locator(".saved")).to_have_count(1)

    page.goto(game)
    behind_the_curtain(table)
