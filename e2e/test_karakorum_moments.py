"""What happens at Karakorum’s table: what is asked for is true, a second tap does nothing more, all is shown."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from e2e.games import centre
from e2e.karakorum_moments import FOCUSED, box_of, moments, open_moment, two_colours
from e2e.karakorum_table import NAMES, open_at, set_up, states, story
from e2e.library import import_games
from e2e.table import OFTEN, PATIENCE
from k2core import karakorum
from k2core.karakorum.advice import Task
from k2core.sharing.replay import digest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext
    from serve import Server


SAYS = {
    Task.REVEAL_ON: "nothing here fits yet: reveal another card",
    Task.TAKE_NONE: "nothing here fits your expeditions: you take nothing",
    Task.PASS: "nothing here fits your expeditions: pass",
    Task.SCORE_FIRST: "there’s no room: score the expedition first",
    Task.MAKE_ROOM: "there’s no room: remove a short expedition first",
    Task.SCORE_OR_END: "score or end your turn",
    Task.END: "end your turn",
}

# Notes every motion that is begun: what moves, and how many keyframes it has.
NOTE_MOTIONS = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const what = ['.pawn', '.motion-layer', '.kk-row'].find(one => this.closest(one)) ?? '';
  moved.push([what, frames.length]);
  return animate.call(this, frames, options);
};
"""

NEXT_FRAME = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def until(page: Page, expression: str) -> Any:
    """What an expression gives as soon as that is something. The page's policy forbids Playwright's own way to wait."""
    end = time.monotonic() + PATIENCE
    while not (value := page.evaluate(expression)):
        assert time.monotonic() < end, f"{expression} has given nothing for {PATIENCE:.0f} s"
        page.wait_for_timeout(OFTEN)
    return value


def walks(page: Page) -> list[int]:
    """How many keyframes the pawns' walks have had, as far as there were any."""
    found: list[int] = page.evaluate("moved.filter(([what]) => what === '.pawn').map(([, frames]) => frames)")
    return found


def test_a_dragged_card_is_seen_and_what_it_fits_lights_up(page: Page, server: Server) -> None:
    replay = story("two-players")
    moment, action = next(
        (number, action)
        for number, action in enumerate(replay.actions)
        if isinstance(action, karakorum.Place) and action.pile is not None
    )
    open_at(page, server, replay, moment)
    card = page.locator(f".kk-row [data-card='{action.card.text}']").first
    pile = page.locator(f"[data-pile='{action.pile}']")
    page.mouse.move(*centre(card))
    page.mouse.down()
    x, y = centre(pile)
    page.mouse.move(x - 40, y - 150, steps=4)
    copy = page.locator(".dragged")
    expect(copy).to_be_visible()
    box = box_of(copy)
    assert box["x"] - 20 <= x - 40 <= box["x"] + box["width"] + 20, "the card is not under the pointer"
    assert box["y"] - 20 <= y - 150 <= box["y"] + box["height"] + 20, "the card is not under the pointer"
    state = states(replay)[moment]
    fitting = {str(one).split()[2] for one in state.legal_actions() if str(one).startswith(f"place {action.card.text}")}
    assert set(page.locator(".lit").evaluate_all("all => all.map(one => one.dataset.pile)")) == fitting
    page.mouse.move(x, y, steps=4)
    expect(pile).to_contain_class("lit over")
    page.mouse.up()
    expect(copy).to_have_count(0)
    expect(page.locator(".game")).to_have_attribute("data-position", digest(states(replay)[moment + 1]))


def test_the_key_that_turns_up_a_card_never_stops(page: Page, server: Server) -> None:
    table = set_up(page, server, 4, "e2e-enter")
    table.action("reveal").focus()
    before = table.position
    page.keyboard.down("Enter")
    for _ in range(6):
        page.keyboard.down("Enter")  # the key is held
    page.keyboard.up("Enter")
    table.wait_for_change(before)
    expect(page.locator(".kk-row .kk-cardbutton")).to_have_count(1)
    expect(table.action("stop")).to_be_visible()
    assert page.evaluate(FOCUSED) == "reveal"
    page.wait_for_timeout(450)
    while table.phase == "reveal":
        assert page.evaluate(FOCUSED) == "reveal"
        before = table.position
        page.keyboard.press("Shift")
        page.keyboard.press("Enter")
        table.wait_for_change(before)
    expect(page.locator(".kk-row .kk-cardbutton")).to_have_count(5)
    assert page.evaluate(FOCUSED) == "prompt", "the focus is lost, or on a button that does something else"


def test_a_double_click_does_one_thing(page: Page, server: Server) -> None:
    table = set_up(page, server, 3, "e2e-double")
    table.action("reveal").dblclick()
    expect(page.locator(".kk-row .kk-cardbutton")).to_have_count(1)
    page.wait_for_timeout(600)
    expect(page.locator(".kk-row .kk-cardbutton")).to_have_count(1)
    table.change(table.action("stop"))
    table.press(page.locator(".kk-row .kk-cardbutton").first)
    table.change(table.action("take"))
    table.change(page.locator("[data-pile=new]"))
    seat = page.locator(".kk-say").get_attribute("data-seat")
    table.action("done").dblclick()
    expect(page.locator(".kk-say")).not_to_have_attribute("data-seat", seat or "")
    page.wait_for_timeout(600)
    expect(table.game).to_have_attribute("data-phase", "reveal")
    expect(page.locator(".kk-row .kk-cardbutton")).to_have_count(0)


def test_what_is_asked_for_is_true(page: Page, server: Server) -> None:
    import_games(page, server, *(moments()[task].to_json() for task in SAYS))
    for place, (task, says) in enumerate(reversed(SAYS.items())):  # the last one imported is on top
        page.goto(f"{server.url}#games")
        page.locator(".saved-open").nth(place).click()
        state = states(moments()[task])[-1]
        expect(page.locator(".game")).to_have_attribute("data-position", digest(state))
        expect(page.locator(".prompt")).to_have_text(f"{NAMES[state.queue[0]]}, {says}")
        expect(page.locator(".kk-say .team-emblem svg")).to_be_visible()
        expect(page.locator("body")).not_to_contain_text("+0")


def test_only_cards_that_can_be_taken_together_are_marked(page: Page, server: Server) -> None:
    # P2: the active player takes cards of one colour.
    replay = two_colours()
    state = states(replay)[-1]
    table = open_at(page, server, replay, len(replay.actions))
    takes = [action.cards for action in state.legal_actions() if isinstance(action, karakorum.Take)]
    first = max(takes, key=len)
    other = next(cards for cards in takes if cards[0].colour != first[0].colour)
    display = [card.text for card in state.display]
    cards = page.locator(".kk-row .kk-cardbutton")
    marked = page.locator(".kk-row .kk-cardbutton[aria-pressed=true]")
    for card in first:
        table.press(cards.nth(display.index(card.text)))
    expect(marked).to_have_count(len(first))
    lone = cards.nth(display.index(other[0].text))
    expect(lone).to_contain_class("apart")
    table.press(lone)
    expect(marked).to_have_count(1)
    expect(lone).to_have_attribute("aria-pressed", "true")
    table.change(table.action("take"))
    assert table.position == digest(state.apply(karakorum.parse_action(f"take {other[0].text}")))


@pytest.mark.parametrize(("task", "text"), [(Task.TAKE_OR_PASS, "Choose a card"), (Task.TAKE, "Choose cards")])
def test_one_card_is_asked_for_where_one_is_allowed(page: Page, server: Server, task: Task, text: str) -> None:
    table = open_moment(page, server, task)
    expect(table.action("take")).to_have_text(text)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_happens_is_shown_unless_nothing_may_move(
    new_context: Callable[..., BrowserContext], server: Server, motion: str
) -> None:
    context = new_context(reduced_motion=motion)
    context.add_init_script(NOTE_MOTIONS)
    page = context.new_page()
    replay = story("two-players")
    moment, action = next(
        (number, action)
        for number, action in enumerate(replay.actions)
        if isinstance(action, karakorum.Score) and states(replay)[number + 1].players != states(replay)[number].players
    )
    table = open_at(page, server, replay, moment)
    page.evaluate("moved.length = 0")
    before, after = states(replay)[moment : moment + 2]
    seat = before.queue[0]
    table.change(table.action(str(action)))
    walked = sum(
        abs(one - other) for one, other in zip(before.players[seat].pawns, after.players[seat].pawns, strict=True)
    )
    if motion == "reduce":
        assert page.evaluate(NEXT_FRAME)
        assert page.evaluate("moved") == []
        return
    until(page, "moved.some(([what]) => what === '.pawn') && moved.some(([what]) => what === '.motion-layer')")
    assert walks(page) == [2 * walked + 1]
    expect(page.locator(".motion-copy")).to_have_count(0)


def test_a_card_comes_from_the_deck_and_is_there_to_be_tapped_at_once(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    context = new_context(reduced_motion="no-preference")
    context.add_init_script(NOTE_MOTIONS)
    page = context.new_page()
    table = set_up(page, server, 2, "e2e-deal")
    box_when_dealt = """() => {
      const card = document.querySelector('.kk-cardbutton');
      return moved.some(([what]) => what === '.kk-row') && card?.getBoundingClientRect().toJSON();
    }"""
    table.press(table.action("reveal"))
    box = until(page, box_when_dealt)
    until(page, "document.querySelector('.kk-row').getAnimations({subtree: true}).length === 0")
    assert box == page.evaluate("document.querySelector('.kk-cardbutton').getBoundingClientRect().toJSON()")


def test_what_one_has_in_mind_survives_a_reload(page: Page, server: Server) -> None:
    table = open_moment(page, server, Task.TAKE)
    state = states(moments()[Task.TAKE])[-1]
    take = max(
        (one for one in state.legal_actions() if isinstance(one, karakorum.Take)), key=lambda one: len(one.cards)
    )
    display = [card.text for card in state.display]
    cards = page.locator(".kk-row .kk-cardbutton")
    for card in take.cards:
        table.press(cards.nth(display.index(card.text)))
    page.reload()
    expect(page.locator(".kk-row .kk-cardbutton[aria-pressed=true]")).to_have_count(len(take.cards))
    table.change(table.action("take"))
    assert table.position == digest(state.apply(take))
    expect(page.locator(".kk-row .kk-cardbutton[aria-pressed=true]")).to_have_count(0)


def test_whoever_is_named_starts_and_starts_again(page: Page, server: Server) -> None:
    drawn = karakorum.start(karakorum.Config(3, "e2e-first")).active
    named = (drawn + 1) % 3
    page.goto(f"{server.url}#karakorum")
    page.get_by_label("3 players", exact=True).check()
    for seat, name in enumerate(NAMES[:3]):
        page.locator(f"[name=name-{seat}]").fill(name)
    page.locator("details.more summary").click()
    page.locator("[name=seed]").fill("e2e-first")
    page.get_by_role("radio", name=NAMES[named]).check()
    page.locator("[data-action=start]").click()
    state = karakorum.start(karakorum.Config(3, "e2e-first", named))
    expect(page.locator(".game")).to_have_attribute("data-position", digest(state))
    expect(page.locator(".prompt")).to_contain_text(NAMES[named])
    page.reload()
    expect(page.locator(".game")).to_have_attribute("data-position", digest(state))
    page.goto(f"{server.url}#karakorum")
    expect(page.get_by_role("radio", name=NAMES[named])).to_be_checked()
