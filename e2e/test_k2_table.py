"""The table of K2: its advice kills nobody, everything legal can be done, a second tap does no second thing."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, expect

from e2e.bots import saved
from e2e.games import centre, set_up, start_solo
from e2e.k2_positions import before_a_full_summit, before_a_tie, places_of
from e2e.library import import_games, open_from_list
from e2e.table import IN_REACH, by_keyboard
from k2core import k2
from k2core.k2.outlook import outlook
from k2core.k2.payment import coins
from k2core.k2.turn_end import turn_end
from k2core.sharing.replay import Replay, digest
from tests.k2.choosers import mountaineer, reckless

if TYPE_CHECKING:
    from collections.abc import Callable

    from serve import Server

    from e2e.table import Table

NAMES = ("Anna", "Brian")


def first(
    wanted: Callable[[k2.State], bool], players: int = 1, choose: Callable[[int], Callable[..., k2.Action]] = reckless
) -> tuple[Replay, k2.State]:
    """A game stopped at the first position of a kind."""
    for number in range(400):
        config = k2.Config(players=players, weather="winter", seed=f"table-{number}")
        state, actions, chooser = k2.start(config), list[k2.Action](), choose(number)
        while state.legal_actions():
            if wanted(state):
                return Replay("k2", config, tuple(actions), NAMES[:players] if players > 1 else ()), state
            action = chooser(state)
            actions.append(action)
            state = state.apply(action)
    raise AssertionError("there is no such position")


def open_at(page: Page, server: Server, replay: Replay, state: k2.State) -> Table:
    import_games(page, server, replay.to_json())
    table = open_from_list(page, server)
    assert table.position == digest(state)
    return table


def space(page: Page, number: int, board: k2.Board) -> Locator:
    name = "base camp" if number == 0 else "the summit" if number == len(board.spaces) - 1 else f"space {number}"
    return page.locator("k2-board").get_by_role("button", name=re.compile(f"^{name},"))


@cache
def deadly_coin() -> tuple[Replay, k2.State]:
    """Risk is to be paid; one point for it a climber dies, and another does not."""

    def wanted(state: k2.State) -> bool:
        if state.turn is None or not state.turn.unpaid or state.turn.passing is not None:
            return False
        end = {coin.deadly for coin in coins(state, outlook(state))}
        return end == {True, False}

    return first(wanted)


def test_the_proposed_payment_kills_nobody(page: Page, server: Server) -> None:
    replay, state = deadly_coin()
    table = open_at(page, server, replay, state)
    table.press(table.action("settle"))
    expect(page.locator(".coin.deadly").first).to_be_visible()
    expect(page.locator(".coin.proposed").first).to_be_visible()
    expect(page.locator(".coin.deadly.proposed")).to_have_count(0)
    expect(table.action("other-plan")).to_have_count(0)
    rows = page.locator(".coin").evaluate_all("coins => coins.map(coin => coin.getBoundingClientRect().top)")
    assert len(set(rows)) == 1, "the coins are not in one row"
    best = k2.plans(state, k2.Settle())[0]
    for action in best.actions:
        state = state.apply(action)
    table.change(table.action("accept"))
    assert table.position == digest(state)
    assert outlook(state).best == outlook(deadly_coin()[1]).best, "the payment has cost a life"


def test_a_coin_is_paid_by_a_tap_and_a_deadly_one_says_so(page: Page, server: Server) -> None:
    replay, state = deadly_coin()
    table = open_at(page, server, replay, state)
    table.press(table.action("settle"))
    deadly = page.locator(".coin.deadly").first
    expect(deadly).to_have_attribute("aria-label", re.compile("a climber dies"))
    action = deadly.get_attribute("data-pay")
    table.change(deadly)
    (pay,) = (one for one in state.legal_actions() if str(one) == action)
    assert table.position == digest(state.apply(pay))
    table.change(table.action("undo"))
    assert table.position == digest(state)


@cache
def deadly_space() -> tuple[Replay, k2.State, int, k2.Target, k2.Target | None]:
    """The token still to be paid makes a space deadly where the night alone would not."""
    found: list[tuple[int, k2.Target, k2.Target | None]] = []

    def wanted(state: k2.State) -> bool:
        if state.turn is None or not state.turn.unpaid:
            return False
        for climber in (0, 1):
            targets = k2.reach(state, climber)
            for target in targets:
                if target.deadly and not target.full and target.night.total - target.night.risk >= 1:
                    careful = next((one for one in targets if one.night.dies and not one.deadly and not one.full), None)
                    found.append((climber, target, careful))
                    return True
        return False

    replay, state = first(wanted)
    return replay, state, *found[0]


def test_a_lit_space_counts_the_token_and_warns(page: Page, server: Server) -> None:
    replay, state, climber, target, _careful = deadly_space()
    table = open_at(page, server, replay, state)
    button = page.locator(f"[data-climber={'AB'[climber]}]")
    if button.get_attribute("aria-pressed") == "false":
        table.press(button)
    lit = space(page, target.space, state.setup.board)
    expect(lit).to_have_attribute(
        "aria-label", re.compile(rf"reachable for {target.cost} \+ risk {target.risk}, but deadly tonight")
    )
    lit.click()
    plan = page.locator(".tray-panel")
    best = k2.plans(state, k2.BeThere(climber, target.space))[0]
    risk = f" + risk {best.risk_points} = {best.cost + best.risk_points}" if best.risk_points else ""
    expect(plan).to_contain_text(f"move {best.cost}{risk}, the token takes {best.levels} level")
    expect(plan).to_contain_text("a climber dies")
    expect(table.action("accept")).to_have_class("accept danger")


def test_a_space_that_needs_a_tent_or_a_card_has_a_sign_of_its_own(page: Page, server: Server) -> None:
    def careful(state: k2.State, climber: int) -> list[k2.Target]:
        return [one for one in k2.reach(state, climber) if one.night.dies and not one.deadly and not one.full]

    replay, state = first(lambda state: state.turn is not None and any(careful(state, one) for one in (0, 1)))
    climber = next(one for one in (0, 1) if careful(state, one))
    table = open_at(page, server, replay, state)
    button = page.locator(f"[data-climber={'AB'[climber]}]")
    if button.get_attribute("aria-pressed") == "false":
        table.press(button)
    target = careful(state, climber)[0]
    lit = space(page, target.space, state.setup.board)
    expect(lit).to_have_attribute("aria-label", re.compile("deadly tonight without a tent or another card"))
    expect(page.locator("k2-board .lit-edge.careful")).to_have_count(len(careful(state, climber)))
    lit.click()
    expect(page.locator(".tray-panel")).to_contain_text("needs a tent or another card")
    expect(table.action("with-tent")).to_have_count(1 if target.camp else 0)


def test_a_full_summit_is_touched_and_left_again(page: Page, server: Server) -> None:
    replay, state, climber, plan = before_a_full_summit()
    summit = len(state.setup.board.spaces) - 1
    table = open_at(page, server, replay, state)
    table.go_on()
    button = page.locator(f"[data-climber={'AB'[climber]}]")
    if button.get_attribute("aria-pressed") == "false":
        table.press(button)
    target = space(page, summit, state.setup.board)
    expect(target).to_have_attribute("aria-label", re.compile("full, can be touched for"))
    target.click()
    panel = page.locator(".tray-panel")
    expect(panel).to_contain_text("touches the summit: 10 points")
    expect(table.action("touch-back")).to_have_attribute("aria-pressed", "true")
    after = state
    for action in plan.actions:
        after = after.apply(action)
    table.change(table.action("accept"))
    assert table.position == digest(after)
    assert after.climber((after.queue[0], climber)).points == 10
    table.change(table.action("undo"))
    assert table.position == digest(state), "one undo takes back the whole plan"
    target.click()
    on = k2.plans(state, k2.Touch(climber, summit, False))[0]
    for action in on.actions:
        state = state.apply(action)
    table.press(table.action("touch-on"))
    table.change(table.action("accept"))
    assert table.position == digest(state)
    expect(page.locator(".tray .notice")).to_contain_text("has to keep moving")


def lit_plan(table: Table) -> Locator:
    """Choose climber A and a lit space; the button that accepts the plan."""
    table.press(table.page.locator("[data-climber=A]"))
    table.press(table.page.locator("k2-board [data-lit]").first)
    expect(table.action("accept")).to_be_visible()
    return table.action("accept")


def test_a_second_tap_does_no_second_thing(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    card = page.locator(".hand .card").first
    card.dblclick()
    expect(card).to_have_attribute("aria-pressed", "true")
    for place in (1, 2):
        page.locator(".hand .card").nth(place).click()
    before = table.position
    table.action("select").dblclick()
    table.wait_for_change(before)
    table.wait_for("token")
    before = table.position
    table.action("take").first.dblclick()
    table.wait_for_change(before)
    table.wait_for("turn")

    before = table.position
    accept = lit_plan(table)
    x, y = centre(accept)
    page.mouse.click(x, y)
    for pause in (40, 110, 110):  # as fast as a finger, until 260 ms after the first
        page.wait_for_timeout(pause)
        page.mouse.click(x, y)
    table.wait_for_change(before)
    walked = table.position
    page.wait_for_timeout(300)
    assert table.position == walked
    assert table.day == 1
    expect(page.locator(".notice")).not_to_contain_text("You don’t have that card")
    table.change(table.action("undo"))
    assert table.position == before, "the plan was played once"

    # A key that is held down, or pressed twice, on the button that ends the turn.
    end = table.action("end")
    end.focus()
    page.keyboard.down("Enter")
    for _ in range(5):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.get_by_role("alertdialog")).to_contain_text("Resting costs nothing")
    assert table.position == before
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.wait_for_timeout(450)
    end.dblclick()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.wait_for_timeout(450)
    before = table.position
    table.action("confirm-yes").dblclick()
    table.wait_for_change(before)
    table.wait_for("select")
    assert table.day == 2


def test_a_tie_is_revealed_and_the_next_player_comes_to_the_screen(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    replay, state, after = before_a_tie()
    import_games(page, server, replay.to_json())
    table = open_from_list(page, server)
    table.lift_curtain()
    table.pick(*places_of(state, after))
    assert table.position == digest(after)
    sums = {k2.risk_sum(player.picks) for player in after.players}
    assert len(sums) == 1
    prompt = page.locator(".tray .prompt")
    expect(prompt).to_have_text(f"Anna and Brian are tied on {sums.pop()}: nobody takes a token")
    expect(page.locator(".revealed li")).to_have_count(2)
    expect(page.locator(".revealed .highest")).to_have_count(2)
    seat = after.queue[0]
    one, other = NAMES[seat], NAMES[1 - seat]
    page.locator("k2-board").get_by_role("button", name=re.compile(f"^{one}’s climber A,")).click()
    expect(page.locator(".notice")).to_have_text("Tap the button below to continue first.")
    page.wait_for_timeout(1000)
    expect(prompt).to_contain_text("nobody takes a token")
    expect(table.action("go-on")).to_have_text(re.compile(f"{one}.s turn – continue"))
    table.press(table.action("go-on"))
    expect(prompt).to_have_text(re.compile(f"{one}.s turn$"))
    expect(prompt.locator("svg")).to_be_visible()

    climber = page.locator("[data-climber=A]")
    table.press(climber)
    expect(climber).to_have_attribute("aria-pressed", "true")
    table.end_turn_into_night()
    expect(prompt).to_have_text(re.compile(f"{other}.s turn$"))
    expect(page.locator("[data-climber]")).to_have_count(0)
    expect(table.action("end")).to_have_count(0)
    table.press(table.action("go-on"))
    expect(prompt).to_have_text(re.compile(f"{other}.s turn$"))
    for name in "AB":
        expect(page.locator(f"[data-climber={name}]")).to_have_attribute("aria-pressed", "false")
    table.press(climber)
    expect(climber).to_have_attribute("aria-pressed", "true")


def test_the_mountain_answers_while_cards_are_chosen(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    page.locator("k2-board").get_by_role("button", name=re.compile("^the summit,")).click()
    notice = page.locator(".notice")
    expect(notice).to_have_text(
        re.compile(r"the summit: cost \d, night .2, points 10\. Choose your cards first, then you can move\.")
    )
    table.pick()
    table.wait_for("token")
    page.locator("k2-board").get_by_role("button", name=re.compile("^base camp,")).click()
    expect(notice).to_contain_text("Take a risk token first.")


def test_the_tent_is_offered_only_where_it_fits(page: Page, server: Server) -> None:
    def wanted(state: k2.State) -> bool:
        return state.turn is not None and {one.camp for one in k2.reach(state, 0) if not one.full} == {True, False}

    replay, state = first(wanted, choose=mountaineer)
    table = open_at(page, server, replay, state)
    climber = page.locator("[data-climber=A]")
    if climber.get_attribute("aria-pressed") == "false":
        table.press(climber)
    for fits in (True, False):
        target = next(one for one in k2.reach(state, 0) if one.camp is fits and not one.full)
        space(page, target.space, state.setup.board).click()
        expect(table.action("accept")).to_be_visible()
        expect(table.action("with-tent")).to_have_count(1 if fits else 0)
        table.press(table.action("drop"))


def leaves_cards(state: k2.State) -> bool:
    """A turn that can end without a death, though a card is left that somebody could use."""
    if state.turn is None:
        return False
    ending = turn_end(state, outlook(state))
    return ending is not None and bool(ending.left.cards) and not ending.deaths


def test_the_end_of_a_turn_says_once_which_cards_are_left(page: Page, server: Server) -> None:
    replay, state = first(leaves_cards)
    table = open_at(page, server, replay, state)
    end = table.action("end")
    expect(end).not_to_have_class("primary")
    table.press(end)
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("Still unused:")
    ending = turn_end(state, outlook(state))
    assert ending is not None
    for card in ending.left.cards:
        expect(question).to_contain_text({"m": "Move", "r": "Rope", "a": "Acclimatization"}[card.text[0]])
    table.press(table.action("confirm-no"))
    expect(question).to_have_count(0)
    assert table.position == digest(state), "who goes back has ended nothing"
    table.change(end)


def test_points_that_are_left_for_the_risk_are_named_and_then_that_nothing_is_left(page: Page, server: Server) -> None:
    def wanted(state: k2.State) -> bool:
        turn = state.turn
        return turn is not None and turn.unpaid == 1 and not turn.cards and [p.points for p in turn.purses] == [1, 0]

    replay, state = first(wanted)
    table = open_at(page, server, replay, state)
    expect(page.locator(".tray")).to_contain_text("The points left are for the risk: tap “Pay 1”.")
    table.press(table.action("settle"))
    table.change(page.locator("[data-pay='pay A move']"))
    expect(page.locator(".tray")).to_contain_text("Nothing is left to use. End your turn.")


def test_points_that_could_be_used_are_named_and_one_button_is_the_main_one(page: Page, server: Server) -> None:
    def wanted(state: k2.State) -> bool:
        ending = None if state.turn is None else turn_end(state, outlook(state))
        return ending is not None and any(ending.left.points) and not ending.left.cards and not ending.deaths

    replay, state = first(wanted)
    table = open_at(page, server, replay, state)
    expect(page.locator(".notice")).to_contain_text("to use.")
    expect(page.locator(".tray .primary")).to_have_count(1)
    expect(table.action("end")).to_have_class("primary")
    climber = next(one for one in (0, 1) if any(not target.full for target in k2.reach(state, one)))
    button = page.locator(f"[data-climber={'AB'[climber]}]")
    if button.get_attribute("aria-pressed") == "false":
        table.press(button)
    table.press(page.locator("k2-board [data-lit]").first)
    expect(table.action("accept")).to_be_visible()
    expect(page.locator(".tray .primary, .tray .danger")).to_have_count(1)
    expect(table.action("end")).to_have_class("")


def test_hot_seat_names_whoever_acts_in_every_phase(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    table = set_up(page, server, 2)
    seen = set()
    for _ in range(12):
        phase = table.phase()
        seen.add(phase)
        if phase == "curtain":
            table.lift_curtain()
            continue
        expect(page.locator(".tray .prompt")).to_have_text(re.compile("Anna|Brian"))
        expect(page.locator(".tray .prompt .team-emblem svg")).to_be_visible()
        if phase == "select":
            table.pick(*((0, 1, 2) if len(seen) < 3 else (3, 4, 5)))
        elif phase == "token":
            table.take_token()
        else:
            table.end_turn()
        if table.day == 2:
            break
    assert table.day == 2


def pressed(page: Page) -> list[str | None]:
    return [card.get_attribute("aria-pressed") for card in page.locator(".hand .card").all()]


def test_cards_in_mind_survive_a_reload_but_not_the_next_player(page: Page, server: Server) -> None:
    table = set_up(page, server, 2)
    table.lift_curtain()
    for place in (1, 4):
        table.press(page.locator(".hand .card").nth(place))
    chosen = ["true" if place in (1, 4) else "false" for place in range(6)]
    expect(table.action("select")).to_have_text(re.compile("one more"))
    page.reload()
    expect(table.action("lift")).to_be_visible()
    table.lift_curtain()
    expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(2)
    assert pressed(page) == chosen
    expect(page.locator(".risk-sum")).to_have_text(re.compile("[1-9]"))
    table.press(page.locator(".hand .card").nth(0))
    table.change(table.action("select"))
    table.lift_curtain()
    expect(page.locator(".hand .card")).to_have_count(6)
    assert pressed(page) == ["false"] * 6


def test_a_plan_that_is_shown_survives_a_reload(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    table.pick()
    table.take_token()
    table.press(page.locator("[data-climber=B]"))
    table.press(page.locator("k2-board").get_by_role("button", name=IN_REACH).first)
    expect(table.action("accept")).to_be_visible()
    last = page.locator("[data-plan]").last
    table.press(last)
    expect(last).to_have_attribute("aria-pressed", "true")
    plan = page.locator(".tray .plan").inner_text()
    page.reload()
    expect(table.action("accept")).to_be_visible()
    expect(page.locator(".tray .plan")).to_have_text(plan, use_inner_text=True)
    expect(page.locator("[data-plan]").last).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-climber=B]")).to_have_attribute("aria-pressed", "true")


def test_paying_survives_a_reload(page: Page, server: Server) -> None:
    replay, state = deadly_coin()
    table = open_at(page, server, replay, state)
    table.press(table.action("settle"))
    expect(page.locator(".coins")).to_be_visible()
    page.reload()
    expect(page.locator(".coins")).to_be_visible()
    expect(page.locator(".coin.proposed").first).to_be_visible()


def test_a_tie_and_a_hand_over_are_still_there_after_a_reload(page: Page, server: Server) -> None:
    replay, state, after = before_a_tie()
    table = open_at(page, server, replay, state)
    table.lift_curtain()
    table.pick(*places_of(state, after))
    expect(page.locator(".revealed li")).to_have_count(2)
    saved(page)
    page.reload()
    expect(page.locator(".revealed li")).to_have_count(2)
    assert table.position == digest(after)
    table.press(table.action("go-on"))
    expect(table.action("end")).to_be_visible()
    page.reload()
    expect(table.action("end")).to_be_visible()
    expect(table.action("go-on")).to_have_count(0)
    table.end_turn_into_night()
    expect(table.action("go-on")).to_be_visible()
    saved(page)
    page.reload()
    expect(table.action("go-on")).to_be_visible()
    expect(page.locator(".tray .prompt")).to_contain_text(NAMES[after.apply(k2.End()).queue[0]])
    table.press(table.action("go-on"))
    expect(table.action("end")).to_be_visible()


def test_the_keyboard_stays_where_decisions_are_made(page: Page, server: Server) -> None:
    table = start_solo(page, server)
    press = by_keyboard(page)
    for place in range(3):
        press(page.locator(".hand .card").nth(place))
    press(table.action("select"))
    table.wait_for("token")
    page.keyboard.press("Tab")
    expect(table.action("take").first).to_be_focused()
    press(table.action("take").first)
    table.wait_for("turn")
    page.keyboard.press("Tab")
    expect(page.locator("[data-climber=A]")).to_be_focused()
