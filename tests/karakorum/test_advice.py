"""What a player is asked for is what can be done, and what the page offers is everything that can be done."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from k2core.karakorum import Config, Phase, State, start
from k2core.karakorum.advice import Task, progress, request
from k2core.karakorum.components import CARD_BY_TEXT
from k2core.karakorum.page import PAGE

from .choosers import at_table, generous, random_chooser, trekker
from .common_view import COMMON
from .scene import Table, play, side

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.karakorum import wire

FULL = side("R2.0 R5.0 R8.0", "R1.0 R6.0 R7.0")
"""Can take no red card below 7."""

ASKED: dict[Task, State] = {
    Task.REVEAL: Table().round("R1.0"),
    Task.REVEAL_ON: play(Table(anna=FULL).round("R1.2"), "reveal"),
    Task.REVEAL_MORE: play(Table().round("R1.0"), "reveal"),
    Task.TAKE: Table().take("R1.0 R2.0 G1.0"),
    Task.TAKE_ONE: Table().take("R1.0 G1.0"),
    Task.TAKE_NONE: Table(anna=FULL).take("R1.2 R2.2 R3.2"),
    Task.TAKE_OR_PASS: play(Table().take("R1.0 R2.0 G1.0"), "take R1.0"),
    Task.PASS: play(Table(brian=FULL).take("R1.2 R2.2 R3.2"), "take R1.2"),
    Task.PLACE: Table(anna=side("G1.0 G2.0 G3.0")).allot("R1.0"),
    Task.PLACE_OR_REMOVE: Table(anna=side("G1.0")).allot("R1.0"),
    Task.PLACE_OR_SCORE: play(Table(anna=side("R1.0 R2.0 R3.0")).allot("R4.0 R5.0"), "place R4.0 1"),
    Task.MAKE_ROOM: Table(anna=side("R4.0 R5.0 R6.0", "R4.1 R5.1")).allot("R3.0"),
    Task.SCORE_FIRST: play(Table(anna=side("R4.0 R5.0", "G1.0", "G2.0")).allot("R3.0 R6.0"), "place R6.0 1"),
    Task.SCORE_OR_END: play(Table(anna=side("R1.0 R2.0")).allot("R3.0"), "place R3.0 1"),
    Task.END: play(Table().allot("R1.0"), "place R1.0 new"),
}


@pytest.mark.parametrize("task", Task)
def test_every_task_has_its_situation(task: Task) -> None:
    """KK-P1, KK-P2, KK-P3, KK-P4, KK-P5, KK-P6"""
    asked = request(ASKED[task])
    assert asked is not None
    assert asked.task == task


def test_nothing_is_asked_for_when_the_game_is_over() -> None:
    won = play(
        Table(anna=side("R1.3 R2.3 R3.3", red=29, green=30, yellow=30)).allot("R4.0"), "place R4.0 1", "score 1 axes"
    )
    assert won.phase is Phase.OVER
    assert request(won) is None
    assert seen(won)["request"] is None


def test_how_many_cards_can_be_taken_at_once_is_told() -> None:
    """KK-P2"""
    assert [asked.most for task in (Task.TAKE, Task.TAKE_ONE, Task.PASS) if (asked := request(ASKED[task]))] == [
        2,
        1,
        0,
    ]


GAMES = 24


def seen(state: State) -> wire.View:
    return PAGE.view(state, None, {**COMMON, "to_act": list(state.to_act)})


def offered(view: wire.View) -> set[str]:
    """Everything the page lets somebody do: its buttons, open cards that are chosen, cards put on expeditions."""
    asked = view["request"]
    if asked is None:
        return set()
    table = view["table"]
    found = {effect["action"] for effect in view["effects"]}
    found |= {button for button in (asked["main"], asked["other"]) if button is not None and button != "take"}
    if asked["main"] == "take":
        for count in range(1, asked["most"] + 1):
            for cards in combinations(sorted(table["display"], key=lambda text: CARD_BY_TEXT[text]), count):
                found.add(" ".join(("take", *cards)))
    player = table["players"][view["to_act"][0]]
    if table["phase"] == "allot":
        piles = [*map(str, range(1, len(player["piles"]) + 1)), "new"]
        found |= {f"place {card} {pile}" for card in player["taken"] for pile in piles}
    return found


def games() -> Iterator[State]:
    """Every position of many games, played with a plan, by chance, and leaving as much as possible to the others."""
    for number in range(GAMES):
        players = 2 + number % 3
        tempers = (trekker, random_chooser, lambda _number: generous)
        seats = [tempers[(number + seat) % 3](number * 4 + seat) for seat in range(players)]
        state = start(Config(players, f"advice-{number}"))
        choose = at_table(*seats)
        while state.legal_actions():
            yield state
            state = state.apply(choose(state))


def test_the_page_offers_everything_that_is_legal() -> None:
    """KK-P1, KK-P2, KK-P3, KK-P4, KK-P5, KK-P6"""
    met: set[Task] = set()
    for state in games():
        view = seen(state)
        asked = view["request"]
        assert asked is not None
        met.add(Task(asked["task"]))
        missing = set(view["legal"]) - offered(view)
        assert not missing, f"{state.config}: the page does not offer {sorted(missing)} at {state.to_dict()}"
        for button in {asked["main"], asked["other"]} - {None, "take", "done"}:
            assert button in view["legal"], f"{state.config}: the button {button} would be refused"
    assert met == set(Task), f"these games never asked for {sorted(set(Task) - met)}"


def test_every_expedition_tells_its_axes_and_how_near_the_goals_are() -> None:
    """KK-C2"""
    state = Table(anna=side("R1.3 R2.3 R3.3", "R4.1 R5.1 R6.1 R6.2 R7.0", "G1.0"), brian=side("Y1.2")).round()
    view = seen(state)
    assert view["axes"] == [[9, 5, 0], [2]]
    anna, brian = view["progress"]
    assert anna["R"] == {"four": 3, "six": 5, "pair": 2, "axes10": 9}
    assert anna["G"] == {"four": 1, "six": 1, "pair": 0, "axes10": 0}
    assert brian["Y"] == {"four": 1, "six": 1, "pair": 0, "axes10": 2}
    assert progress(state.players[1]) == brian


def test_progress_reaches_what_a_goal_needs_when_it_can_be_claimed() -> None:
    """KK-C2, KK-P5"""
    needs = {goal: facts["needs"] for goal, facts in PAGE.constants()["goals"].items()}
    met = 0
    for state in games():
        view = seen(state)
        for effect in view["effects"]:
            goal = next((goal for goal in needs if effect["action"].endswith(f" {goal}")), None)
            if goal is not None:
                assert view["progress"][state.queue[0]][effect["colour"]][goal] >= needs[goal]
                met += 1
    assert met > 50
