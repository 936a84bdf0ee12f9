"""Karakorum's table: a stage that never moves, sentences that are true, and everybody's cards in sight."""

from __future__ import annotations

import time
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from e2e.games import centre
from e2e.karakorum_table import NAMES, KarakorumTable, open_at, set_up, states, story
from e2e.library import import_games
from e2e.table import OFTEN, PATIENCE
from k2core import karakorum
from k2core.karakorum.advice import Task, request
from k2core.sharing.links import write_game
from k2core.sharing.replay import Replay, digest
from tests.karakorum.choosers import at_table, generous, trekker

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator
    from serve import Server

SIZES = [(1440, 900), (1366, 768), (820, 1180), (390, 844), (360, 640), (844, 390)]
PHONES = [(390, 844), (360, 640), (844, 390)]
BOARD = "main karakorum-peaks"
FIXED = (
    BOARD,
    "[data-action=undo]",
    "[data-action=redo]",
    ".kk-buttons > :nth-child(3)",
    ".kk-buttons > :nth-child(4)",
)
FOCUSED = "document.activeElement?.dataset.action ?? document.activeElement?.className ?? ''"

Box = dict[str, float]


@cache
def moments() -> dict[str, Replay]:
    """The first late moment of each task in games of four, and an end."""
    found: dict[str, Replay] = {}
    for number in range(12):
        config = karakorum.Config(4, f"stage-{number}")
        choose = at_table(trekker(number), trekker(number + 20), generous, trekker(number + 40))
        state = karakorum.start(config)
        actions: list[karakorum.Action] = []
        while (asked := request(state)) is not None:
            if state.deck < 70:
                found.setdefault(asked.task, Replay("karakorum", config, tuple(actions), NAMES))
            action = choose(state)
            actions.append(action)
            state = state.apply(action)
        found.setdefault("over", Replay("karakorum", config, tuple(actions), NAMES))
        if len(found) == len(Task) + 1:
            return found
    raise AssertionError(f"never met: {set(Task) - set(found)}")


def resize(page: Page, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})


def open_moment(page: Page, server: Server, name: str) -> KarakorumTable:
    replay = moments()[name]
    return open_at(page, server, replay, len(replay.actions))


def box_of(locator: Locator) -> Box:
    box = locator.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner["x"] >= outer["x"] - 0.5
        and inner["y"] >= outer["y"] - 0.5
        and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 0.5
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 0.5
    )


def screen(page: Page) -> Box:
    size = page.viewport_size
    assert size is not None
    return {"x": 0, "y": 0, "width": size["width"], "height": size["height"]}


def test_the_peaks_and_the_buttons_never_move(page: Page, server: Server) -> None:
    order = [*Task, "over"]
    import_games(page, server, *(moments()[name].to_json() for name in order))
    found: dict[tuple[tuple[int, int], str], dict[str, tuple[float, ...]]] = {}

    def measure(what: str) -> None:
        for size in SIZES:
            resize(page, size)
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
    assert len(found) == len(SIZES) * len(FIXED)
    for size in SIZES:
        *_, height = found[size, BOARD]["over"]
        assert height >= (280 if size[1] >= 700 else 150), f"{size}: the peaks are only {height} px high"


@pytest.mark.parametrize("size", SIZES)
def test_discards_and_deck_fit_one_screen(page: Page, server: Server, size: tuple[int, int]) -> None:
    replay = story("two-players")
    half = len(replay.actions) // 2
    middle = next(at for at, one in enumerate(states(replay)) if at >= half and one.phase is karakorum.Phase.TAKE)
    state = states(replay)[middle]
    resize(page, size)
    table = open_at(page, server, replay, middle)
    dialog = page.get_by_role("dialog")
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
    gone = Counter((card.colour, card.value) for card in state.discard)
    unseen = Counter((card.colour, card.value) for card in state.observation(None).unseen)
    for colour in range(3):
        cells = rows.nth(colour).locator("td")
        told = cells.evaluate_all("cells => cells.map(({dataset}) => [+dataset.gone, +dataset.unseen])")
        assert told == [[gone[colour, value], unseen[colour, value]] for value in range(1, 9)]
    page.mouse.click(2, 2)
    expect(dialog).to_have_count(0)


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


@pytest.mark.parametrize("size", [*PHONES, (1440, 900)])
def test_touching_goals_explains_them_and_tells_how_near_everybody_is(
    new_context: Callable[..., BrowserContext], server: Server, size: tuple[int, int]
) -> None:
    page = new_context(has_touch=True).new_page()
    resize(page, size)
    replay = moments()[Task.PLACE]
    open_at(page, server, replay, len(replay.actions))
    state = states(replay)[-1]
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
            most = max((len(pile) for pile in player.piles if pile[0].colour == colour and len(pile) <= 4), default=0)
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


@pytest.mark.parametrize("size", SIZES[:2])
def test_everybodys_expeditions_are_in_sight_on_a_desktop(page: Page, server: Server, size: tuple[int, int]) -> None:
    resize(page, size)
    open_moment(page, server, Task.TAKE)
    state = states(moments()[Task.TAKE])[-1]
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


@pytest.mark.parametrize("size", [*PHONES, (820, 1180)])
def test_the_others_are_in_sight_on_a_phone_and_open_nothing_over_the_cards(
    page: Page, server: Server, size: tuple[int, int]
) -> None:
    resize(page, size)
    table = open_moment(page, server, Task.TAKE)
    state = states(moments()[Task.TAKE])[-1]
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


SAYS = {
    Task.REVEAL_ON: "nothing here fits yet: reveal another card",
    Task.TAKE_NONE: "nothing here fits your expeditions: you take nothing",
    Task.PASS: "nothing here fits your expeditions: pass",
    Task.SCORE_FIRST: "there’s no room: score the expedition first",
    Task.MAKE_ROOM: "there’s no room: remove a short expedition first",
    Task.SCORE_OR_END: "score or end your turn",
    Task.END: "end your turn",
}


@pytest.mark.parametrize("task", SAYS)
def test_what_is_asked_for_is_true(page: Page, server: Server, task: Task) -> None:
    open_moment(page, server, task)
    state = states(moments()[task])[-1]
    expect(page.locator(".prompt")).to_have_text(f"{NAMES[state.queue[0]]}, {SAYS[task]}")
    expect(page.locator(".kk-say .team-emblem svg")).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("+0")


@pytest.mark.parametrize(("task", "text"), [(Task.TAKE_OR_PASS, "Choose a card"), (Task.TAKE, "Choose cards")])
def test_one_card_is_asked_for_where_one_is_allowed(page: Page, server: Server, task: Task, text: str) -> None:
    table = open_moment(page, server, task)
    expect(table.action("take")).to_have_text(text)


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


def test_the_deck_turns_up_a_card_and_otherwise_shows_what_is_left(page: Page, server: Server) -> None:
    table = set_up(page, server, 2, "e2e-deck")
    table.change(table.action("deck"))
    expect(page.locator(".kk-row .kk-cardbutton")).to_have_count(1)
    table.change(table.action("stop"))
    table.press(table.action("deck"))
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator(".kk-row .kk-cardbutton")).to_have_count(1)


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


def test_the_way_to_the_rules_leads_to_those_of_this_game(page: Page, server: Server) -> None:
    table = set_up(page, server, 2, "e2e-rules")
    table.press(table.action("menu"))
    page.get_by_role("dialog").get_by_role("link", name="How to play").click()
    heading = page.get_by_role("heading", level=2, name="Karakorum").first
    expect(heading).to_be_in_viewport()


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
