"""Goals, deck, discards and rules of Karakorum, as one looks them up at the table."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from e2e.karakorum_moments import BOARD, FOCUSED, PHONES, SIZES, box_of, inside, moments, resize, screen
from e2e.karakorum_table import NAMES, open_at, set_up, states, story
from k2core import karakorum
from k2core.karakorum.advice import Task
from k2core.sharing.replay import digest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext
    from serve import Server


def test_discards_and_deck_fit_one_screen(page: Page, server: Server) -> None:
    replay = story("two-players")
    half = len(replay.actions) // 2
    middle = next(at for at, one in enumerate(states(replay)) if at >= half and one.phase is karakorum.Phase.TAKE)
    state = states(replay)[middle]
    table = open_at(page, server, replay, middle)
    dialog = page.get_by_role("dialog")
    gone = Counter((card.colour, card.value) for card in state.discard)
    unseen = Counter((card.colour, card.value) for card in state.observation(None).unseen)
    for size in SIZES:
        resize(page, size)
        for opener in ("deck", "discard"):
            table.press(table.action(opener))
            expect(dialog).to_be_visible()
            assert dialog.evaluate("dialog => dialog.matches(':modal')")
            assert dialog.evaluate("dialog => dialog.scrollHeight <= dialog.clientHeight"), "it has to be scrolled"
            assert inside(box_of(dialog), screen(page))
            expect(dialog.locator("[data-action=close]")).to_be_focused()
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
            assert page.evaluate(FOCUSED) == opener
        table.press(table.action("deck"))
        rows = dialog.locator("tbody tr")
        expect(rows).to_have_count(3)
        for colour in range(3):
            cells = rows.nth(colour).locator("td")
            told = cells.evaluate_all("cells => cells.map(({dataset}) => [+dataset.gone, +dataset.unseen])")
            assert told == [[gone[colour, value], unseen[colour, value]] for value in range(1, 9)]
        page.mouse.click(2, 2)
        expect(dialog).to_have_count(0)


def test_touching_goals_explains_them_and_tells_how_near_everybody_is(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    page = new_context(has_touch=True).new_page()
    replay = moments()[Task.PLACE]
    open_at(page, server, replay, len(replay.actions))
    state = states(replay)[-1]
    for size in (*PHONES, (1440, 900)):
        resize(page, size)
        for colour, letter in enumerate("RGY"):
            button = page.locator(f"[data-goals={letter}]")
            box = box_of(button)
            assert min(box["width"], box["height"]) >= 44
            assert inside(box, screen(page))
            for face in button.locator("svg").all():
                assert inside(box_of(face), box), "a goal is cut off"
            button.tap()
            dialog = page.get_by_role("dialog")
            expect(dialog).to_contain_text("Each goal can be claimed only once")
            for seat, player in enumerate(state.players):
                most = max(
                    (len(pile) for pile in player.piles if pile[0].colour == colour and len(pile) <= 4), default=0
                )
                if karakorum.Goal.FOUR in state.goals[colour]:
                    line = dialog.locator(f"[data-goal='{letter} four'] [data-seat='{seat}']")
                    expect(line).to_have_text(f"{NAMES[seat]}: {most} of 4 cards")
            dialog.locator("[data-action=close]").scroll_into_view_if_needed()
            dialog.locator("[data-action=close]").tap()
            expect(dialog).to_have_count(0)
        page.locator(BOARD).tap()
        expect(page.locator(".notice")).to_contain_text("from base camp (0) to the summit (30)")


def test_a_goal_is_claimed_from_its_list(page: Page, server: Server) -> None:
    replay = story("two-players")
    moment, action = next(
        (number, action)
        for number, action in enumerate(replay.actions)
        if isinstance(action, karakorum.Score) and action.how.goal is not None
    )
    table = open_at(page, server, replay, moment)
    state = states(replay)[moment]
    letter = "RGY"[state.players[state.queue[0]].pile(action.pile)[0].colour]
    table.press(page.locator(f"[data-goals={letter}]"))
    table.change(page.locator(f"[data-claim={action.how}]"))
    assert table.position == digest(states(replay)[moment + 1])


def test_the_deck_turns_up_a_card_and_otherwise_shows_what_is_left(page: Page, server: Server) -> None:
    table = set_up(page, server, 2, "e2e-deck")
    table.change(table.action("deck"))
    expect(page.locator(".kk-row .kk-cardbutton")).to_have_count(1)
    table.change(table.action("stop"))
    table.press(table.action("deck"))
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator(".kk-row .kk-cardbutton")).to_have_count(1)


def test_the_way_to_the_rules_leads_to_those_of_this_game(page: Page, server: Server) -> None:
    table = set_up(page, server, 2, "e2e-rules")
    table.press(table.action("menu"))
    page.get_by_role("dialog").get_by_role("link", name="How to play").click()
    heading = page.get_by_role("heading", level=2, name="Karakorum").first
    expect(heading).to_be_in_viewport()
