"""The main paths through the page, each as a person goes it. One after the other in one window: what one of them
keeps, a later one finds.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from e2e.climbs import climb, result
from e2e.engines.drivers import until
from e2e.table import IN_REACH
from k2core import karakorum
from k2core.sharing.links import write_game
from k2core.sharing.replay import digest
from k2core.sharing.short_text import encode_text
from tests.karakorum.choosers import trekker

if TYPE_CHECKING:
    from collections.abc import Callable

    from e2e.engines.screen import Screen

Journey: TypeAlias = "Callable[[Screen, str], None]"

NAMES = ("Anna", "Brian")
MESSAGE = "Catch me!"
SOLO = "#k2/solo/easy/summer/engines"


def wait_for_engine(screen: Screen) -> None:
    until(lambda: screen.value("#status", "data-engine") == "ready", "engine")
    assert screen.value("#status", "data-from") == "memory"


def start(screen: Screen, url: str) -> None:
    """On the first visit the whole site is stored, and a later one finds it whole."""
    screen.open(url)
    for _ in range(2):
        wait_for_engine(screen)
        until(lambda: screen.value("#status", "data-offline") == "true", "site that is stored")
        screen.reload()
    assert screen.driver.run("return matchMedia('(prefers-reduced-motion: reduce)').matches")


def pick(screen: Screen) -> None:
    """Plays three cards of the hand."""
    screen.wait_for("[data-phase=select]")
    for place in range(3):
        screen.press(".hand .card", place)
    screen.change("[data-action=select]")


def wait_for_phase(screen: Screen, *names: str) -> None:
    screen.wait_for(", ".join(f".game[data-phase={name}]" for name in names))


def solo_day(screen: Screen, url: str) -> None:
    """A day of K2 with its night; after a reload the game is where it was, and it is in the list of games."""
    screen.open(url + SOLO)
    pick(screen)
    wait_for_phase(screen, "token")
    screen.change("[data-action=take]")
    wait_for_phase(screen, "turn")
    if screen.value("[data-climber=A]", "aria-pressed") != "true":
        screen.press("[data-climber=A]")
    screen.press("k2-board >>> [role=button].space", name=IN_REACH.pattern)
    screen.change("[data-action=accept]")
    if screen.sees("[data-action=settle]"):
        screen.press("[data-action=settle]")
        screen.change("[data-action=accept]")
    walked = screen.position
    screen.press("[data-action=end]")
    until(lambda: screen.sees("[data-action=confirm-yes]") or screen.position != walked, "end of the turn")
    if screen.sees("[data-action=confirm-yes]"):  # cards are left
        screen.change("[data-action=confirm-yes]")
    screen.wait_for("[data-day='2']")
    wait_for_phase(screen, "select")
    after = screen.position
    screen.reload()
    wait_for_phase(screen, "select")
    assert screen.position == after
    screen.open(f"{url}#games")
    screen.press(".saved a")
    wait_for_phase(screen, "select")
    assert screen.position == after


def set_up(screen: Screen, address: str, seed: str) -> None:
    """Begins a game of Anna and Brian."""
    screen.open(address)
    screen.press("[name=players]", name="^2 players$")
    for seat, name in enumerate(NAMES):
        screen.write(f"[name=name-{seat}]", name)
    screen.press(".more summary")
    screen.write("[name=seed]", seed)
    screen.press("[data-action=start]")


def hot_seat(screen: Screen, url: str) -> None:
    """Two choose cards in turn; between them is a curtain, behind which nothing can be found."""
    set_up(screen, f"{url}#setup", "engines-two")
    for _ in NAMES:
        screen.wait_for("[data-action=lift]")
        assert not screen.exists(".card, .hand")
        screen.press("[data-action=lift]")
        assert "plays" not in screen.wait_for(".log")
        pick(screen)
    screen.wait_for(".log", "Anna plays.*Brian plays|Brian plays.*Anna plays")


def round_of_karakorum(screen: Screen, url: str) -> None:
    """Until the pawn of the first player goes on; the page and the engine stay together."""
    seed = "engines"
    set_up(screen, f"{url}#karakorum", seed)
    wait_for_phase(screen, "reveal")
    state, choose = karakorum.start(karakorum.Config(2, seed)), trekker(2)
    first = state.active
    while state.active == first:
        assert screen.position == digest(state)
        action = choose(state)
        play(screen, action)
        state = state.apply(action)
    assert screen.position == digest(state)
    screen.reload()
    wait_for_phase(screen, state.phase)
    assert screen.position == digest(state)


def play(screen: Screen, action: karakorum.Action) -> None:
    """What an action of Karakorum says, done with the mouse."""
    match action:
        case karakorum.Take(cards):
            for card, number in Counter(card.text for card in cards).items():
                for place in range(number):
                    screen.press(f".kk-row .kk-cardbutton[data-card='{card}']", place)
            screen.change("[data-action=take]")
        case karakorum.Place(card, pile):
            if screen.value(f".kk-row [data-card='{card.text}']", "aria-pressed") != "true":
                screen.press(f".kk-row [data-card='{card.text}']")
            screen.change(f"[data-pile='{pile or 'new'}']")
        case _:
            screen.change(f"[data-action='{action}']")


def challenge_link(screen: Screen, url: str) -> None:
    """A challenge is written, and its code can be read from the screen; whoever opens it finds message and mountain."""
    screen.open(f"{url}#setup")
    screen.press("[name=players]", name="^Solo$")
    picture = screen.picture()
    left, right = (picture.getpixel((x, picture.height - 1)) for x in (1, picture.width // 2))
    assert left == right, "the page is as wide as the window"
    screen.press("[data-action=share]")
    screen.write("[name=message]", MESSAGE)
    link = screen.typed_with(".share [name=link]", f"/says={encode_text(MESSAGE)}")
    if not screen.exists(".qr"):
        screen.press("[data-action=qr]")
    screen.wait_for(".share-code[data-old=false] .qr")
    assert screen.overlaps(".qr", ".share-main > *, .share-head > *") == []
    until(lambda: screen.codes() == [link], "code of the link on the screen")
    screen.open(link)
    screen.wait_for(".message-of", f"^{MESSAGE}$")
    screen.press("[data-action=accept-challenge]")
    wait_for_phase(screen, "select")


def result_link(screen: Screen, url: str) -> None:
    """A result proves itself, and can be watched."""
    screen.open(url + write_game(climb()))
    screen.wait_for(".verdict", f"^Verified: {result(climb())}$")
    screen.press("[data-action=watch]")
    screen.wait_for(".replay[data-at='0']")


def back_to_the_game(screen: Screen, url: str) -> None:
    """From elsewhere on the page to the climb that was begun."""
    screen.open(url + SOLO)
    screen.wait_for("[data-day='2']")
    wait_for_phase(screen, "select")


def nobody_answers(screen: Screen, _: str) -> None:
    """The server has stopped; after a reload the game is where it was and goes on."""
    before = screen.position
    screen.reload()
    wait_for_engine(screen)
    wait_for_phase(screen, "select")
    assert screen.position == before
    pick(screen)


ONLINE: tuple[Journey, ...] = (
    start,
    solo_day,
    hot_seat,
    round_of_karakorum,
    challenge_link,
    result_link,
    back_to_the_game,
)
OFFLINE: tuple[Journey, ...] = (nobody_answers,)

# The tests by which Playwright goes the same ways in Chromium.
IN_CHROMIUM: dict[Journey, tuple[str, ...]] = {
    start: ("e2e/test_boot.py::test_the_engine_answers_from_the_memory_image",),
    solo_day: (
        "e2e/test_games.py::test_a_whole_solo_game_with_the_mouse",
        "e2e/test_games.py::test_a_game_is_there_again_after_a_reload_at_every_kind_of_moment",
    ),
    hot_seat: (
        "e2e/test_games.py::test_nothing_secret_is_behind_the_curtain",
        "e2e/test_games.py::test_a_pick_is_secret_until_all_have_picked",
    ),
    round_of_karakorum: (
        "e2e/test_karakorum.py::test_a_game_begins_and_ends",
        "e2e/test_karakorum.py::test_a_reload_in_mid_turn_loses_nothing",
    ),
    challenge_link: (
        "e2e/test_sharing.py::test_a_challenge_travels_is_played_proved_and_raced",
        "e2e/test_sharing.py::test_the_code_decodes_to_the_link",
    ),
    result_link: ("e2e/test_sharing.py::test_a_result_of_several_is_verified_and_watched",),
    back_to_the_game: ("e2e/test_keeping.py::test_what_was_imported_is_there_after_a_reload_and_played_on",),
    nobody_answers: (
        "e2e/test_offline.py::test_the_site_works_without_a_network_after_the_first_visit",
        "e2e/test_update.py::test_a_day_is_played_without_a_network",
    ),
}
