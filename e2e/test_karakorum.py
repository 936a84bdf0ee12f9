"""Karakorum on the page: whole games as people play them, and the moments that only its rules know."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, cast

import pytest
from playwright.sync_api import Page, expect

from e2e.climbs import saved_picture
from e2e.games import drag
from e2e.karakorum_table import NAMES, KarakorumTable, open_at, set_up, states, story
from e2e.library import exported, import_file
from e2e.shell import expect_offline_ready
from e2e.skipping import skip
from e2e.table import by_keyboard
from k2core import karakorum
from k2core.sharing.links import write_game
from k2core.sharing.replay import Replay, digest
from tests.karakorum.choosers import trekker

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext
    from serve import Server

    from e2e.conftest import Watcher
    from k2core.core.game import AnyState


def play_on(
    table: KarakorumTable, state: karakorum.State, choose: Callable[[AnyState], karakorum.Action], deck: int = 0
) -> karakorum.State:
    """The game goes on until the deck is as small, or to its end; the page and the engine stay together."""
    while state.legal_actions() and state.deck >= deck:
        assert table.position == digest(state)
        action = choose(state)
        table.play(action)
        state = state.apply(action)
    assert table.position == digest(state)
    return state


def expect_ending(page: Page, server: Server, state: karakorum.State) -> None:
    outcome = state.outcome
    assert outcome is not None
    ending = page.locator(".ending")
    for seat in outcome.winners:
        expect(ending.get_by_role("heading", level=2)).to_contain_text(NAMES[seat])
    page.goto(f"{server.url}#records")
    expect(page.locator(".bar-list li")).to_have_count(state.config.players)
    expect(page.locator(".archive li")).to_have_count(1)


def test_a_whole_game_with_the_mouse(page: Page, server: Server) -> None:
    table = set_up(page, server, 4, "e2e-4-118")
    start = karakorum.start(karakorum.Config(4, "e2e-4-118"))
    expect_ending(page, server, play_on(table, start, trekker(4)))


@pytest.mark.parametrize(("seed", "players", "keyboard"), [("e2e-2-103", 2, False), ("e2e-3-71", 3, True)])
def test_a_game_begins_and_ends(page: Page, server: Server, seed: str, players: int, keyboard: bool) -> None:
    set_up(page, server, players, seed)
    table = KarakorumTable(page, by_keyboard(page) if keyboard else None)
    choose = trekker(players)
    play_on(table, karakorum.start(karakorum.Config(players, seed)), choose, deck=112)
    late = skip(page, lambda state: cast("karakorum.State", state).deck < 12, choose)
    expect_ending(page, server, play_on(table, cast("karakorum.State", late), choose))


def play_rest(table: KarakorumTable, replay: Replay, moment: int) -> None:
    for action in replay.actions[moment:]:
        table.play(cast("karakorum.Action", action))


def test_a_reload_in_mid_turn_loses_nothing(page: Page, server: Server) -> None:
    replay = story("two-scorings")
    moment = next(number for number, state in enumerate(states(replay)) if state.turn is not None and state.turn.placed)
    table = open_at(page, server, replay, moment)
    page.reload()
    expect(table.game).to_have_attribute("data-position", digest(states(replay)[moment]))
    table.play(cast("karakorum.Action", replay.actions[moment]))
    assert table.position == digest(states(replay)[moment + 1])


def test_a_blocked_first_player_takes_nothing_and_the_others_do(page: Page, server: Server) -> None:
    """P3."""
    replay = story("blocked")
    moment = next(
        number
        for number, (one, other) in enumerate(zip(replay.actions, replay.actions[1:], strict=False))
        if isinstance(one, karakorum.TakeNone) and isinstance(other, karakorum.Take)
    )
    table = open_at(page, server, replay, moment)
    expect(table.action("none")).to_have_text("Take nothing")
    seat = states(replay)[moment].queue[0]
    table.change(table.action("none"))
    expect(page.locator(".log")).to_contain_text(f"{NAMES[seat]} can’t take anything.")
    table.play(cast("karakorum.Action", replay.actions[moment + 1]))
    assert table.position == digest(states(replay)[moment + 2])


def test_three_summits_win_at_once(page: Page, server: Server) -> None:
    """F1."""
    replay = story("three-summits")
    moment = len(replay.actions) - 1
    table = open_at(page, server, replay, moment)
    winner = states(replay)[moment].queue[0]
    play_rest(table, replay, moment)
    expect(page.locator(".ending").get_by_role("heading", level=2)).to_have_text(
        f"{NAMES[winner]} wins with all three pawns on the summit"
    )
    row = page.locator(f".ending .kk-standings [data-seat='{winner}']")
    expect(row.locator("td")).to_have_text(["30", "30", "30"])
    expect(page.locator(".ending .kk-rule")).to_contain_text("All three pawns on the summits")


def test_the_end_is_a_table_of_peaks_and_players(page: Page, server: Server) -> None:
    """F2, F3: crowns for who leads, one pawn set aside, the sum of the others."""
    replay = story("shared-victory")
    moment = len(replay.actions) - 1
    table = open_at(page, server, replay, moment)
    play_rest(table, replay, moment)
    outcome = states(replay)[-1].outcome
    assert outcome is not None
    ending = page.locator(".ending")
    expect(ending.get_by_role("heading", level=2)).to_contain_text("share the victory")
    expect(ending.locator(".kk-standings .winner")).to_have_count(len(outcome.winners))
    for seat, standing in enumerate(outcome.comparison):
        row = ending.locator(f".kk-standings [data-seat='{seat}']")
        fields = [*map(str, standing.pawns), "out" if standing.total is None else str(standing.total)]
        expect(row.locator("td")).to_have_text(fields)
        expect(row.locator(".kk-field .symbol")).to_have_count(len(standing.led))
        expect(row.locator("s")).to_have_count(0 if standing.aside is None else 1)
        if standing.aside is not None:
            expect(row.locator("s")).to_have_text(str(standing.pawns[standing.aside]))
    expect(ending.locator(".kk-rule")).to_contain_text("the other two add up")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(ending.locator("[data-action=anew]")).to_be_in_viewport(ratio=1)
    expect(ending.locator("karakorum-peaks")).to_be_in_viewport(ratio=1)
    expect(ending.locator(".kk-steps").first).to_be_hidden()
    ending.locator(".kk-last summary").click()
    expect(ending.locator(".kk-steps").first).to_be_visible()


def test_undo_reaches_back_to_the_last_open_card_and_no_further(page: Page, server: Server) -> None:
    table = set_up(page, server, 2, "e2e-undo")
    expect(table.action("undo")).to_be_disabled()
    table.change(table.action("reveal"))
    expect(table.action("undo")).to_be_disabled()
    table.change(table.action("stop"))
    taking = table.position
    table.press(page.locator(".kk-row .kk-cardbutton").first)
    table.change(table.action("take"))
    while table.action("undo").is_enabled():
        table.change(table.action("undo"))
    assert table.position != taking or table.phase == "take"
    expect(page.locator(".kk-row .kk-cardbutton")).to_have_count(1)


def test_a_card_is_dragged_onto_its_expedition(page: Page, server: Server) -> None:
    replay = story("two-players")
    moment = next(
        number
        for number, action in enumerate(replay.actions)
        if isinstance(action, karakorum.Place) and action.pile is not None
    )
    table = open_at(page, server, replay, moment)
    action = cast("karakorum.Place", replay.actions[moment])
    before = table.position
    drag(
        page,
        page.locator(f".kk-row [data-card='{action.card.text}']").first,
        page.locator(f"[data-pile='{action.pile}']"),
    )
    expect(table.game).not_to_have_attribute("data-position", before)
    assert table.position == digest(states(replay)[moment + 1])


def test_what_is_refused_says_why(page: Page, server: Server) -> None:
    table = set_up(page, server, 2, "e2e-why")
    table.change(table.action("reveal"))
    table.press(page.locator(".kk-row .kk-cardbutton").first)
    expect(page.locator(".notice")).not_to_be_empty()
    table.change(table.action("stop"))
    table.action("take").click(force=True)
    expect(page.locator(".notice")).to_have_text("Tap the card you want to take first.")
    table.press(page.locator(".kk-row .kk-cardbutton").first)
    table.change(table.action("take"))
    page.wait_for_timeout(450)  # it is where the last tap was
    table.action("done").click(force=True)
    expect(page.locator(".notice")).to_have_text("Place all your cards first.")


def test_a_player_who_leaves_is_passed_over(page: Page, server: Server) -> None:
    table = set_up(page, server, 3, "e2e-leave")
    table.press(table.action("menu"))
    seat = karakorum.start(karakorum.Config(3, "e2e-leave")).queue[0]
    table.press(table.action(f"leave-{seat}"))
    table.change(table.action("confirm-yes"))
    expect(page.locator(f".team[data-seat='{seat}']")).to_contain_text("left the game")
    expect(page.locator(".kk-tray .prompt")).not_to_contain_text(NAMES[seat])


def test_a_result_travels_as_a_link_and_is_watched(page: Page, server: Server) -> None:
    replay = story("three-players")
    table = open_at(page, server, replay, len(replay.actions) - 1)
    play_rest(table, replay, len(replay.actions) - 1)
    page.locator(".ending [data-action=share]").click()
    link = page.locator(".share [name=link]")
    expect(link).to_have_value(re.compile(re.escape(write_game(replay)) + "$"))
    text = page.locator(".share-text")
    outcome = states(replay)[-1].outcome
    assert outcome is not None
    winner = replay.names[outcome.winners[0]]
    expect(text).to_contain_text(re.compile(f"^Karakorum\\s+{winner} wins"))
    expect(text).to_contain_text(f"{winner}: red ")
    expect(page.locator(".share")).not_to_contain_text("race")
    page.locator("[data-action=picture]").click()
    expect(page.locator(".share-picture")).to_have_attribute("aria-label", re.compile(f"Karakorum. {winner} wins"))
    assert server.url in saved_picture(page)
    page.locator("[data-action=close-share]").click()
    page.goto(server.url + write_game(replay))
    expect(page.locator(".verdict")).to_contain_text("Verified: ")
    page.locator("[data-action=watch]").click()
    shown = page.locator(".replay")
    expect(shown).to_have_attribute("data-at", "0")
    page.locator("[data-action=turn-on]").click()
    expect(shown).not_to_have_attribute("data-at", "0")
    moment = int(shown.get_attribute("data-at") or 0)
    assert states(replay)[moment].turn is not None
    page.locator("[data-action=moment-link]").click()
    expect(page.locator(".share-text")).to_have_text("Karakorum: a moment of a game")
    page.locator("[data-action=close-share]").click()
    page.locator("[data-action=play-on]").click()
    expect(table.game).to_have_attribute("data-position", digest(states(replay)[moment]))


def test_games_and_records_travel_together(page: Page, server: Server, fresh: Callable[[], Page]) -> None:
    replay = story("three-players")
    table = open_at(page, server, replay, len(replay.actions) - 1)
    play_rest(table, replay, len(replay.actions) - 1)
    expect(page.locator(".ending")).to_be_visible()
    content = exported(page, server)
    assert [record["hash"] for record in content["records"]] == [write_game(replay)]
    assert [game["replay"]["game"] for game in content["games"]] == ["karakorum"]
    other = fresh()
    import_file(other, server, json.dumps(content))
    expect(other.locator(".saved")).to_have_count(1)
    other.goto(f"{server.url}#records")
    expect(other.locator(".bar-list li")).to_have_count(3)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("#karakorum/game/{k2}", "is for a different game than it says"),
        ("#k2/game/{karakorum}", "is for a different game than it says"),
        ("#karakorum/game/nonsense", "isn’t a game"),
    ],
)
def test_a_text_of_the_other_game_is_refused(page: Page, server: Server, address: str, sentence: str) -> None:
    texts = {
        "karakorum": write_game(story("two-players")).rpartition("/")[2],
        "k2": "1COfk1Bp_ncPJzSS8RyR2tZvXKiiru0PvwxTRJFZsMwSFeBz036XquIqZY6sRjdHb-flAgPh0UQ",
    }
    page.goto(server.url + address.format(**texts))
    expect(page.get_by_role("alert")).to_contain_text(sentence)


def test_a_save_of_the_other_game_is_refused(page: Page, server: Server) -> None:
    import_file(page, server, story("two-players").to_json().replace('"karakorum"', '"k2"'))
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(".saved")).to_have_count(0)


@pytest.mark.stored
def test_karakorum_needs_no_network(page: Page, context: BrowserContext, server: Server, watcher: Watcher) -> None:
    watcher.expect("ERR_INTERNET_DISCONNECTED$")  # the browser itself looks for the tab's icon, past the site
    page.goto(server.url)
    expect_offline_ready(page)
    context.set_offline(True)
    page.reload()
    page.locator("[data-action=karakorum]").click()
    page.locator("[data-action=start]").click()
    table = KarakorumTable(page)
    table.change(table.action("reveal"))
    page.reload()
    expect(page.locator(".kk-row .kk-cardbutton")).to_have_count(1)
