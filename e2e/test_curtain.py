"""What is seen while the device is handed on: weather and standings, and nobody's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from playwright.sync_api import Page, expect

from e2e.climbs import expedition
from e2e.library import import_games
from k2core import k2
from k2core.sharing.replay import Replay

if TYPE_CHECKING:
    from serve import Server


def morning() -> tuple[Replay, k2.State]:
    """A game of several in the morning of a late day, before anybody has chosen."""
    whole = expedition()
    states = [cast("k2.State", state) for state in whole.states()]
    at, state = next(
        (at, state)
        for at, state in enumerate(states)
        if state.day == 9 and state.phase is k2.Phase.SELECT and len(state.queue) == len(state.players)
    )
    return Replay(whole.game, whole.config, whole.actions[:at], whole.names), state


SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]


def test_the_curtain_shows_weather_and_standings_and_no_cards(page: Page, server: Server) -> None:
    replay, state = morning()
    import_games(page, server, replay.to_json())
    page.locator(".saved a").first.click()
    lift = page.locator("[data-action=lift]")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(lift).to_be_in_viewport(ratio=1)
        expect(page.locator(".curtain .forecast-day").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".curtain .forecast-day.today")).to_contain_text(str(state.day))
    rows = page.locator(".curtain-standings li")
    expect(rows).to_have_count(len(state.players))
    points = [sum(climber.points for climber in player.climbers) for player in state.players]
    told = rows.evaluate_all(
        "rows => rows.map(row => [+row.dataset.seat, +row.querySelector('.team-points').innerText])"
    )
    assert sorted(told) == [[seat, total] for seat, total in enumerate(points)]
    assert [total for _, total in told] == sorted(points, reverse=True)
    expect(page.locator(".card, .mini-cards, .hand")).to_have_count(0)
    for face in page.locator("k2-board").all():
        assert face.evaluate("board => board.closest('[inert]') !== null"), "the mountain could be touched"
    lift.click()
    expect(page.locator(".hand .card").first).to_be_visible()
