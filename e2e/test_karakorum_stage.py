"""The stage of Karakorum: nothing moves, and everybody’s cards and whose turn it is are in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.karakorum_moments import BOARD, PHONES, SIZES, box_of, inside, moments, open_moment, resize, screen
from e2e.karakorum_table import NAMES, open_at, set_up, states, story
from e2e.library import import_games
from k2core import karakorum
from k2core.karakorum.advice import Task
from k2core.sharing.links import write_game
from k2core.sharing.replay import digest
from tests.karakorum.choosers import trekker

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext
    from serve import Server


FIXED = (
    BOARD,
    "[data-action=undo]",
    "[data-action=redo]",
    ".kk-buttons > :nth-child(3)",
    ".kk-buttons > :nth-child(4)",
)


# Whether what is asked, with its hint, is higher than its place by more than the space between two lines.
CUT = """() => {
  const place = document.querySelector(".kk-say");
  return place !== null && place.scrollHeight > place.clientHeight + 3;
}"""


def test_the_peaks_and_the_buttons_never_move(page: Page, server: Server) -> None:
    order = [*Task, "over"]
    import_games(page, server, *(moments()[name].to_json() for name in order))
    found: dict[tuple[tuple[int, int], str], dict[str, tuple[float, ...]]] = {}
    cut: list[str] = []

    def measure(what: str) -> None:
        for size in (*SIZES, (1280, 720)):
            resize(page, size)
            if page.evaluate(CUT):
                cut.append(f"{what}, {size}")
            for selector in FIXED:
                place = page.locator(selector)
                if place.count():
                    box = box_of(place)
                    sides = tuple(round(box[side], 1) for side in ("x", "y", "width", "height"))
                    found.setdefault((size, selector), {})[what] = sides

    for place, name in enumerate(reversed(order)):
        page.goto(f"{server.url}#games")
        page.locator(".saved > a:first-child").nth(place).click()
        expect(page.locator("[data-position]")).to_have_attribute("data-position", digest(states(moments()[name])[-1]))
        expect(page.locator(f"{BOARD} .pawn").first).to_be_attached()
        measure(name)
        if name == Task.PLACE:
            page.locator("[data-action=done]").click(force=True)
            expect(page.locator(".notice")).not_to_be_empty()
            measure("a notice")
            page.locator("[data-goals=R]").click()
            expect(page.get_by_role("dialog")).to_be_visible()
            measure("the goals")
            page.keyboard.press("Escape")
            page.locator("[data-action=discard]").click()
            expect(page.get_by_role("dialog")).to_be_visible()
            measure("the discard pile")
            page.keyboard.press("Escape")
    moved = [f"{key}: {boxes}" for key, boxes in found.items() if len(set(boxes.values())) > 1]
    assert not moved, "\n".join(moved)
    assert not cut, "\n".join(cut)
    assert len(found) == (len(SIZES) + 1) * len(FIXED)
    for size in SIZES:
        *_, height = found[size, BOARD]["over"]
        assert height >= (280 if size[1] >= 700 else 150), f"{size}: the peaks are only {height} px high"


def test_everybodys_expeditions_are_in_sight_on_a_desktop(page: Page, server: Server) -> None:
    open_moment(page, server, Task.TAKE)
    state = states(moments()[Task.TAKE])[-1]
    for size in SIZES[:2]:
        resize(page, size)
        for seat, player in enumerate(state.players):
            team = page.locator(f".kk-players [data-seat='{seat}']")
            assert inside(box_of(team), screen(page)), f"{NAMES[seat]} is out of sight"
            lines = team.locator(".kk-line")
            expect(lines).to_have_count(len(player.piles))
            for line, pile in zip(lines.all(), player.piles, strict=True):
                axes = sum(card.axes for card in pile)
                cards = f"{len(pile)} card{'' if len(pile) == 1 else 's'}"
                expect(line.locator("small .kk-sum")).to_have_text(f"{cards}, {axes} axe{'' if axes == 1 else 's'}")
                tops = {round(box_of(chip)["y"]) for chip in line.locator(".kk-chips svg").all()}
                assert len(tops) == 1, "an expedition is broken into two lines"
        assert page.evaluate(
            "document.querySelector('.side-teams').scrollHeight <= document.querySelector('.side-teams').clientHeight"
        )
        own = state.players[state.queue[0]].piles
        heads = page.locator(".kk-pile-head")
        expect(heads).to_have_count(len(own))
        expect(page.locator(".kk-pile-head > .symbol")).to_have_count(len(own))
        sizes = page.evaluate(
            "['.kk-sum', '.team-name'].map(part => parseFloat(getComputedStyle(document.querySelector(part)).fontSize))"
        )
        assert sizes[0] < sizes[1], "what an expedition has is not louder than whose it is"


def test_the_others_are_in_sight_on_a_phone_and_open_nothing_over_the_cards(page: Page, server: Server) -> None:
    table = open_moment(page, server, Task.TAKE)
    state = states(moments()[Task.TAKE])[-1]
    for size in (*PHONES, (820, 1180)):
        resize(page, size)
        for seat in range(4):
            other = page.locator(f".kk-strip [data-seat='{seat}']")
            expect(other).to_have_count(0 if seat == state.queue[0] else 1)
            if seat != state.queue[0]:
                assert inside(box_of(other), screen(page))
                chips = other.locator(".kk-other-piles svg")
                expect(chips).to_have_count(len(state.players[seat].piles))
                for chip in chips.all():
                    assert inside(box_of(chip), box_of(other)), "an expedition is cut off"
        for sheet in ("teams", "log"):
            table.press(table.action(sheet))
            expect(page.locator(f".side-{sheet}")).to_be_visible()
            for card in page.locator(".kk-row .kk-cardbutton").all():
                card.click(trial=True, timeout=10_000)
            table.action("take").click(trial=True, force=True)
            page.keyboard.press("Escape")
            expect(page.locator(f".side-{sheet}")).to_be_hidden()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_taken_cards_stay_in_sight(page: Page, server: Server, size: tuple[int, int]) -> None:
    resize(page, size)
    replay = moments()[Task.TAKE]
    moment = len(replay.actions)
    table = open_at(page, server, replay, moment)
    state = states(replay)[-1]
    action = next(one for one in state.legal_actions() if isinstance(one, karakorum.Take))
    table.play(action)
    seat = state.queue[0]
    place = (
        f".kk-players [data-seat='{seat}'] .kk-waiting svg"
        if size[0] > 1099
        else f".kk-strip [data-seat='{seat}'] .kk-held"
    )
    held = page.locator(place)
    expect(held).to_have_count(len(action.cards))
    for card in held.all():
        assert inside(box_of(card), screen(page))


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_pawns_stand_on_their_tracks_from_the_first_moment(
    new_context: Callable[..., BrowserContext], server: Server, size: tuple[int, int]
) -> None:
    context = new_context(reduced_motion="no-preference")
    context.add_init_script(
        """
        window.seen = new Set();
        const look = () => {
          const pawn = document.querySelector('karakorum-peaks')?.shadowRoot?.querySelector('.pawn .lean');
          if (pawn) { const {x, y} = pawn.getBoundingClientRect(); seen.add(`${Math.round(x)} ${Math.round(y)}`); }
          requestAnimationFrame(look);
        };
        look();
        """
    )
    page = context.new_page()
    resize(page, size)
    page.goto(server.url + write_game(story("three-players")))
    expect(page.locator(".verdict")).to_be_visible()
    page.wait_for_timeout(1200)
    assert len(page.evaluate("[...seen]")) == 1, page.evaluate("[...seen]")


def test_it_can_be_seen_whose_turn_it_is_on_every_screen(page: Page, server: Server) -> None:
    table = set_up(page, server, 3, "e2e-whose")
    state = karakorum.start(karakorum.Config(3, "e2e-whose"))
    for size in SIZES:
        resize(page, size)
        for part in (".kk-say .team-emblem svg", ".prompt"):
            assert inside(box_of(page.locator(part)), box_of(page.locator(".tray")))
    for _ in range(12):
        expect(page.locator(".prompt")).to_contain_text(NAMES[state.queue[0]])
        action = trekker(3)(state)
        table.play(action)
        state = state.apply(action)
