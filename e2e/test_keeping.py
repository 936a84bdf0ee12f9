"""What is kept, carried elsewhere, given up, or mistyped: no game is lost that nobody wanted to lose."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.games import set_up, start_solo
from e2e.library import exported, import_file, import_games, open_from_list
from e2e.table import Table

if TYPE_CHECKING:
    from serve import Server

    from e2e.conftest import Watcher

CONFIG = {
    "players": 1,
    "board": "easy",
    "weather": "summer",
    "family": False,
    "crowded": False,
    "start": None,
    "seed": "elsewhere",
}
NOT_READABLE = "This file doesn’t contain a readable game."


def game_file(actions: object) -> str:
    return json.dumps({"game": "k2", "rules": 1, "config": CONFIG, "names": [], "actions": actions})


# What the page itself finds wrong with a file is in web/tests/library/exchange.test.ts; these the engine reads.
BAD_FILES = {
    "not JSON": ("The diary of a mountaineer.", NOT_READABLE),
    "a list of lists of lists": (game_file("deep").replace('"deep"', "[" * 50_000 + "]" * 50_000), NOT_READABLE),
    "no move": (game_file(["fly A 28"]), "There’s no such move in this game."),
    "an illegal move": (game_file(["take 2"]), "Move 1 in this game isn’t legal, so the game can’t be opened."),
    "too many moves": (game_file(["end"] * 200_000), "That’s too long to read."),
    "an unknown game": (game_file([]).replace('"k2"', '"everest"'), "This site doesn’t know that game."),
}


def agree(page: Page) -> None:
    """Answers the page's own question with yes."""
    page.get_by_role("alertdialog").locator("[data-action=confirm-yes]").click()


def ask_in_menu(table: Table, what: str) -> None:
    table.press(table.action("menu"))
    table.press(table.action(what))
    expect(table.page.get_by_role("alertdialog")).to_be_visible()


def test_games_are_exported_and_imported_again_after_everything_was_erased(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    table.play_day("A")
    before = table.position
    content = exported(page, server)
    page.goto(f"{server.url}#settings")
    page.locator("[data-action=erase]").click()
    agree(page)
    expect(page.get_by_role("alert")).to_have_text("All your data has been deleted.")
    page.goto(f"{server.url}#games")
    expect(page.get_by_text("No saved games yet.")).to_be_visible()
    import_file(page, server, json.dumps(content))
    expect(page.get_by_role("alert")).to_have_text("Imported 1 game.")
    expect(page.locator(".saved")).to_have_count(1)
    assert open_from_list(page, server).position == before
    assert table.day == 2


def test_what_was_imported_is_there_after_a_reload_and_played_on(page: Page, server: Server) -> None:
    import_games(page, server, game_file([]))
    page.reload()
    table = open_from_list(page, server)
    assert table.day == 1
    table.play_day("A")
    assert table.day == 2


def test_a_file_that_cannot_be_read_changes_nothing_and_is_kept_aside(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    table.pick()
    before = table.position
    page.goto(f"{server.url}#games")
    expect(page.locator(".saved")).to_have_count(1)
    listed = page.locator(".saved").all_inner_texts()
    for text, sentence in BAD_FILES.values():
        import_file(page, server, text)
        expect(page.get_by_role("alert")).to_have_text(sentence, timeout=20_000)
        assert page.locator(".saved").all_inner_texts() == listed
        content = exported(page, server)
        assert len(content["games"]) == 1
        (aside,) = content["aside"]
        assert aside["content"].replace(" ", "") in text.replace(" ", "")
        page.locator("[data-action=remove-aside]").click()
        agree(page)
        expect(page.locator(".aside")).to_have_count(0)
    assert open_from_list(page, server).position == before


def test_what_was_kept_aside_can_be_exported_even_if_there_is_no_game(page: Page, server: Server) -> None:
    import_file(page, server, game_file(["take 2"]))
    expect(page.get_by_role("alert")).to_contain_text("isn’t legal")
    expect(page.locator("[data-action=export]")).to_be_enabled(timeout=5_000)
    assert len(exported(page, server)["aside"]) == 1


def test_importing_twice_doubles_nothing(page: Page, server: Server) -> None:
    import_games(page, server, game_file([]))
    import_file(page, server, game_file([]))
    expect(page.get_by_role("alert")).to_have_text("1 game was already here.")
    expect(page.locator(".saved")).to_have_count(1)


def test_what_was_kept_aside_can_be_removed(page: Page, server: Server) -> None:
    import_file(page, server, game_file(["take 2"]))
    expect(page.locator(".aside")).to_be_visible()
    page.locator("[data-action=remove-aside]").click()
    agree(page)
    expect(page.locator(".aside")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-action=export]")).to_be_disabled()


def test_a_game_is_deleted_only_when_that_is_confirmed(page: Page, server: Server) -> None:
    import_games(page, server, game_file([]), game_file([]).replace("elsewhere", "to-be-deleted"))
    unwanted = page.locator(".saved", has_text="to-be-deleted")
    delete = unwanted.locator("[data-action=delete]")
    delete.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(delete).to_be_focused()
    expect(page.locator(".saved")).to_have_count(2)
    delete.click()
    agree(page)
    expect(unwanted).to_have_count(0)
    page.reload()
    expect(page.locator(".saved")).to_have_count(1)
    expect(page.locator(".saved")).to_contain_text("elsewhere")


def test_a_game_is_abandoned_from_the_menu_only_when_that_is_confirmed(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    ask_in_menu(table, "abandon")
    table.press(table.action("confirm-no"))
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    table.wait_for("select")
    ask_in_menu(table, "abandon")
    table.press(table.action("confirm-yes"))
    expect(table.action("quick")).to_be_visible()
    expect(table.action("continue")).to_have_count(0)
    page.goto(f"{server.url}#games")
    expect(page.locator(".saved")).to_have_count(0)


class Watched(Table):
    """A table that remembers whom the device was passed to."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.called: set[str] = set()

    def lift_curtain(self) -> None:
        self.called.add(self.page.get_by_role("heading", level=1).inner_text().removeprefix("Pass the device to "))
        super().lift_curtain()


@pytest.mark.parametrize("seat", [0, 2])
def test_the_game_goes_on_without_a_player_who_leaves(page: Page, server: Server, seat: int) -> None:
    names = ["Anna", "Brian", "William"]
    set_up(page, server, 3)
    table = Watched(page)
    table.lift_curtain()
    ask_in_menu(table, f"leave-{seat}")
    expect(page.get_by_role("alertdialog")).to_contain_text(names[seat])
    table.press(table.action("confirm-yes"))
    if seat == 0:
        expect(table.action("lift")).to_be_visible()  # the hand on the screen was the one that left
    else:
        expect(page.locator(f".team[data-seat='{seat}']")).to_contain_text("left the game")
    table.called.clear()
    table.play_day(None)  # what is left of the first
    table.play_day("A")
    assert table.day == 3
    assert table.called == set(names) - {names[seat]}
    table.lift_curtain()
    absent = page.locator(f".team[data-seat='{seat}']")
    expect(absent).to_contain_text("left the game")
    expect(absent.locator(".climber")).to_have_count(2)
    assert "walks" not in " ".join(page.locator(".log li", has_text=names[seat]).all_inner_texts())


def test_who_has_left_is_still_away_after_export_and_import(page: Page, server: Server) -> None:
    table = set_up(page, server, 2)
    table.lift_curtain()
    ask_in_menu(table, "leave-1")
    table.press(table.action("confirm-yes"))
    table.lift_curtain()  # it was Brian who has left, and Anna's cards are not for him
    content = exported(page, server)
    assert [game["left"] for game in content["games"]] == [[1]]
    page.goto(f"{server.url}#games")
    page.locator("[data-action=delete]").click()
    agree(page)
    expect(page.locator(".saved")).to_have_count(0)
    import_file(page, server, json.dumps(content))
    expect(page.locator(".saved")).to_have_count(1)
    open_from_list(page, server)
    expect(page.locator(".team[data-seat='1']")).to_contain_text("left the game", timeout=5_000)


FIRST_DATABASE = """
([game]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('k2', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('games', {keyPath: 'id'}).createIndex('updated', 'updated');
    opening.result.createObjectStore('aside', {keyPath: 'id'});
  };
  opening.onsuccess = () => {
    const writing = opening.result.transaction('games', 'readwrite');
    writing.objectStore('games').put(game);
    writing.oncomplete = () => { opening.result.close(); resolve() };
    writing.onerror = reject;
  };
})
"""


def test_games_of_the_first_version_of_the_page_are_still_there(page: Page, server: Server, watcher: Watcher) -> None:
    watcher.expect("status of 404")  # the browser looks for an icon beside a bare file
    replay = json.loads(game_file([]))
    summary = {"day": 1, "totals": [2], "over": False, "spaces": [[0, 0]]}
    game = {"id": "old", "replay": replay, "revision": 1, "started": 1, "updated": 1, "summary": summary, "left": []}
    page.goto(f"{server.url}icons/icon.svg")  # any file of the site, but not the page
    page.evaluate(FIRST_DATABASE, [game])
    table = open_from_list(page, server)
    table.wait_for("select")
    table.pick()
    table.wait_for("token")


# Which address leads where is in web/tests/app/address.test.ts.
ADDRESSES = {
    "#%E0%A4%A": "There’s nothing at this address, so we’ve taken you to the home page.",
    "#game/no-such-game": "There’s nothing at this address, so we’ve taken you to the home page.",
    "#k2/solo/north/summer/k2": "There’s no such board.",
}


def test_an_address_that_leads_nowhere_leads_home_with_one_sentence(page: Page, server: Server) -> None:
    for address, sentence in ADDRESSES.items():
        page.goto(server.url + address)
        expect(page.get_by_role("alert")).to_have_text(sentence)
        quick = page.locator("[data-action=quick]")
        expect(quick).to_be_visible()
        quick.click()
        Table(page).wait_for("select")
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_bad_address_typed_into_a_running_game_costs_nothing(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    table.pick()
    before = table.position
    page.evaluate("location.hash = '#k2/solo/easy/summer/!'")
    expect(page.get_by_role("alert")).to_have_text("Use 1–32 letters (a–z), digits or hyphens.")
    page.locator("[data-action=continue]").click()
    table.wait_for("token")
    assert table.position == before
