"""The stage stands still: at one size of the window the mountain and the buttons have one place in all phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from e2e.eves import family_eve
from e2e.games import start_solo
from e2e.k2_positions import before_a_tie, open_stored, places_of, positions
from e2e.library import import_games
from e2e.table import Table
from k2core import k2

if TYPE_CHECKING:
    from serve import Server

SIZES = [(1440, 900), (1366, 768), (820, 1180), (390, 844), (360, 640), (844, 390)]

# Where everything is: the mountain, the frame of the tray, and each button of the tray by what it does.
PLACES = """
() => {
  const places = {};
  const note = (name, element) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    places[name] = [left, top, width, height].map(Math.round);
  };
  note('mountain', document.querySelector('k2-board'));
  for (const part of ['.game-bar', '.tray', '.tray-body', '.tray-buttons', '.tray .prompt'])
    note(part, document.querySelector(part));
  const notice = document.querySelector('.tray .notice');
  if (notice) note('notice', notice);
  const shown = element => element.checkVisibility({visibilityProperty: true});
  for (const button of document.querySelectorAll('.tray [data-action], .tray [data-climber]'))
    if (shown(button) && !['take', 'no-tent', 'with-tent', 'touch-back', 'touch-on'].includes(button.dataset.action))
      note(button.dataset.action ?? button.dataset.climber, button);
  return places;
}
"""

Places = dict[str, list[int]]


class Stage:
    """Remembers where everything was, by size, and collects what has moved."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.places: dict[tuple[int, int], dict[str, tuple[str, list[int]]]] = {size: {} for size in SIZES}
        self.moved: list[str] = []

    def look(self, moment: str) -> None:
        for size in SIZES:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            self.page.wait_for_timeout(30)
            places: Places = self.page.evaluate(PLACES)
            known = self.places[size]
            for name, place in places.items():
                before, was = known.setdefault(name, (moment, place))
                if was != place:
                    self.moved.append(f"{size}: {name} is at {place} ({moment}), was at {was} ({before})")

    def apart(self, one: str, other: str) -> None:
        """Two buttons never share a place."""
        for size, known in self.places.items():
            (x, y, width, height), (left, top, wide, high) = known[one][1], known[other][1]
            if x < left + wide and left < x + width and y < top + high and top < y + height:
                self.moved.append(f"{size}: {one} and {other} are in the same place")


def choose(page: Page, climber: str) -> None:
    button = page.locator(f"[data-climber={climber}]")
    if button.get_attribute("aria-pressed") == "false":
        button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_the_mountain_and_the_buttons_keep_their_places(page: Page, server: Server) -> None:
    games: dict[str, str] = {name: positions()[name] for name in ("select", "token", "turn")}
    games["tie"] = before_a_tie()[0].to_json()
    games["rescue"] = family_eve(warned=True).replay.to_json()
    order = list(reversed(games))
    import_games(page, server, *games.values())
    table, stage = Table(page), Stage(page)

    def start(name: str) -> None:
        page.set_viewport_size({"width": 1440, "height": 900})
        open_stored(page, server, order.index(name))

    def played(name: str) -> None:
        """What was played last is on top of the list."""
        order.remove(name)
        order.insert(0, name)

    start("select")
    table.lift_curtain()
    stage.look("choosing cards")
    for place in range(3):
        page.locator(".hand .card").nth(place).click()
    expect(table.action("select")).to_be_enabled()
    stage.look("three cards chosen")
    page.locator("k2-board [data-key=space-3]").click(force=True)
    expect(page.locator(".notice")).not_to_be_empty()
    stage.look("a space tapped while choosing")

    start("token")
    table.wait_for("token")
    stage.look("taking a token")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        hidden = page.locator(".revealed").evaluate("list => list.scrollHeight - list.clientHeight")
        assert hidden <= 0, f"{width}x{height}: the revealed cards of all five players are not in sight"

    start("turn")
    table.wait_for("turn")
    stage.look("a turn, nothing chosen")
    choose(page, "A")
    stage.look("a climber chosen")
    page.locator("k2-board [data-key=space-29]").press("Enter")
    expect(page.locator(".notice")).to_contain_text("get there")
    stage.look("a refusal")
    page.locator("k2-board [data-lit]").first.press("Enter")
    expect(table.action("accept")).to_be_visible()
    stage.look("a plan shown")
    table.action("menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    stage.look("the menu")
    page.keyboard.press("Escape")
    before = table.position
    table.action("accept").click()
    table.wait_for_change(before)
    stage.look("the plan done")
    if table.action("settle").count():
        table.action("settle").click()
        expect(page.locator(".coins")).to_be_visible()
        stage.look("paying")
        before = table.position
        table.action("accept").click()
        table.wait_for_change(before)
        stage.look("paid")
    card = page.locator(".tray-turn .card")
    if card.count():
        card.first.click()
        page.wait_for_timeout(100)
        stage.look("a card to give")
        if table.action("drop").count():
            table.action("drop").click()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_timeout(450)
    before = table.position
    table.action("end").click()
    if page.get_by_role("alertdialog").count():
        stage.look("a question")
        page.set_viewport_size({"width": 1440, "height": 900})
        table.action("confirm-yes").click()
    table.wait_for_change(before)
    expect(table.action("go-on")).to_be_visible()
    stage.look("handing over")
    page.wait_for_timeout(450)
    table.action("go-on").click()
    page.wait_for_timeout(450)
    table.action("end").click()
    expect(page.get_by_role("alertdialog")).to_contain_text("Resting costs nothing")
    stage.look("the question before a rest")
    page.keyboard.press("Escape")

    played("turn")
    start("tie")
    table.lift_curtain()
    _tie, state, after = before_a_tie()
    table.pick(*places_of(state, after))
    expect(table.action("go-on")).to_be_visible()
    stage.look("a tie")

    played("tie")
    start("rescue")
    table.wait_for("turn")
    table.end_turn_into_night()
    table.wait_for("night")
    stage.look("a night")
    page.set_viewport_size({"width": 1440, "height": 900})
    table.go_on()
    table.wait_for("rescue")
    stage.look("a rescue")
    page.locator("k2-board [data-lit]").first.press("Enter")
    expect(table.action("rescue")).to_be_enabled()
    stage.look("a rescue chosen")

    for fixed in ("undo", "redo", "settle", "end", "select", "go-on", "rescue", "decline"):
        stage.apart("accept", fixed)
    assert not stage.moved, "\n".join(stage.moved)


def test_every_card_fits_into_its_place(page: Page, server: Server) -> None:
    seed = next(
        seed
        for seed in (f"ropes-{number}" for number in range(100))
        if sum(str(card).startswith("r") for card in k2.start(k2.Config(seed=seed)).players[0].hand) > 1
    )
    start_solo(page, server, f"#k2/solo/easy/summer/{seed}")
    faces = page.locator(".hand .card-rope")
    expect(faces.first).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wider = faces.evaluate_all(
            "faces => faces.filter(face => face.scrollWidth > face.closest('.card').clientWidth)"
        )
        assert not wider, f"{width}x{height}: a rope is wider than its card"
