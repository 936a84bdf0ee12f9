"""A game of Karakorum on the screen: set up, opened at a moment, and played as a person does."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from playwright.sync_api import Page, expect

from e2e.games import fill_seed
from e2e.library import import_games
from e2e.table import AnyTable
from k2core import karakorum
from k2core.sharing.replay import Replay, digest
from tests import golden

if TYPE_CHECKING:
    from serve import Server


NAMES = ("Anna", "Brian", "Czesław", "Dorota")


class KarakorumTable(AnyTable):
    """A game of Karakorum, played by what lies there."""

    @property
    def phase(self) -> str:
        return self.game.get_attribute("data-phase") or ""

    def play(self, action: karakorum.Action) -> None:
        """What an action's text says, done with the fingers."""
        match action:
            case karakorum.Take(cards):
                chosen: set[int] = set()
                display = self.page.locator(".kk-row .kk-cardbutton")
                for card in cards:
                    place = next(
                        place
                        for place in range(display.count())
                        if place not in chosen and display.nth(place).get_attribute("data-card") == card.text
                    )
                    chosen.add(place)
                    self.press(display.nth(place))
                self.change(self.action("take"))
            case karakorum.Place(card, number):
                taken = self.page.locator(f".kk-row [data-card='{card.text}']").first
                if taken.get_attribute("aria-pressed") == "false":
                    self.press(taken)
                self.change(self.page.locator(f"[data-pile='{number or 'new'}']"))
            case _:
                self.change(self.action(str(action)))


def set_up(page: Page, server: Server, players: int, seed: str) -> KarakorumTable:
    page.goto(server.url)
    page.locator("[data-action=karakorum]").click()
    page.get_by_label(f"{players} players", exact=True).check()
    for seat, name in enumerate(NAMES[:players]):
        page.locator(f"[name=name-{seat}]").fill(name)
    fill_seed(page, seed)
    page.locator("[data-action=start]").click()
    table = KarakorumTable(page)
    expect(table.game).to_be_visible()
    return table


def story(name: str) -> Replay:
    """A golden game, with names."""
    (path,) = (path for path in golden.PLAYTHROUGHS["karakorum"] if path.stem == name)
    replay = golden.game_of(path.read_text("utf-8").splitlines())
    return Replay(replay.game, replay.config, replay.actions, NAMES[: replay.config.players])


def cut(replay: Replay, moment: int) -> Replay:
    return Replay(replay.game, replay.config, replay.actions[:moment], replay.names)


def states(replay: Replay) -> list[karakorum.State]:
    return [cast("karakorum.State", state) for state in replay.states()]


def open_at(page: Page, server: Server, replay: Replay, moment: int) -> KarakorumTable:
    import_games(page, server, cut(replay, moment).to_json())
    page.locator(".saved a").first.click()
    table = KarakorumTable(page)
    expect(table.game).to_have_attribute("data-position", digest(states(replay)[moment]))
    return table
