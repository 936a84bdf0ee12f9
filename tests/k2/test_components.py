"""What lies in the box (K2-C1 to K2-C7), each number against the printed components."""

from __future__ import annotations

from collections import Counter
from heapq import heappop, heappush

import pytest

from k2core.core.errors import Refused
from k2core.k2 import BOARDS, Board, Weather, new_game, parse_action
from k2core.k2.actions import ALL_ACTIONS
from k2core.k2.components import DECK, RISK_TOKENS, TILES

from .scene import Table, choices

# One character per space: + 0 - = stand for a modifier of 1, 0, -1 and -2, X for 10 points.
EASY = {
    "zones": "0000000000000111111112222233",
    "costs": "1111111121211222112232223233",
    "modifiers": "+++++++++0000000-0------=-==",
    "points": "111111111111122233444555667X",
}
HARD = {
    "zones": "000000000000011111111222223333",
    "costs": "111111121221211212222213232123",
    "modifiers": "++++++++++00000000----=-=-====",
    "points": "11111111111112223334445566778X",
}
ROPES = {
    "easy": "0-1 1-6 2-6 2-3 3-7 6-7 3-4 7-8 4-8 4-5 5-9 9-12 8-11 11-10 11-14 12-14 12-15 10-13 14-13 13-16 "
    "14-17 15-17 16-18 16-19 17-20 19-21 20-21 18-22 21-23 22-24 23-25 25-26 24-26 26-27",
    "hard": "0-1 1-2 3-2 4-3 4-5 5-6 5-7 7-9 7-10 6-8 8-11 10-11 9-12 11-13 10-13 12-15 13-14 14-15 15-16 "
    "14-17 15-17 16-18 17-19 18-20 19-21 20-21 20-22 21-23 23-25 22-24 24-27 25-26 27-26 26-28 28-29",
}
# A day of weather: -2@23 is a loss of 2 in zones 2 and 3, +1@23 a surcharge of 1 there.
SUMMER = (
    "clear clear clear",
    "clear -1@2 -2@2",
    "-1@1 clear -2@1",
    "clear -2@123 clear",
    "-1@123 -1@23 -1@3",
    "-2@3 -2@23 clear",
)
WINTER = (
    "-1@123 +1@23 -1@3",
    "clear -2@123 +1@0123",
    "+1@2 -1@0123 -2@2",
    "-1@3 -2@23 -1+1@123",
    "clear -1@0123 clear",
    "+1@1 clear -2@1",
)


def print_of(board: Board) -> dict[str, str]:
    return {
        "zones": "".join(str(space.zone) for space in board.spaces),
        "costs": "".join(str(space.cost) for space in board.spaces),
        "modifiers": "".join("=-0+"[space.modifier + 2] for space in board.spaces),
        "points": "".join("X" if space.points == 10 else str(space.points) for space in board.spaces),
    }


@pytest.mark.parametrize(("name", "spaces", "printed"), [("easy", 28, EASY), ("hard", 30, HARD)])
def test_every_space_shows_the_numbers_of_the_printed_board(name: str, spaces: int, printed: dict[str, str]) -> None:
    """K2-C1: zone, entry cost, modifier and points of 28 and 30 spaces; space 0 is base camp."""
    board = BOARDS[name]
    assert [space.number for space in board.spaces] == list(range(spaces))
    for column, numbers in print_of(board).items():
        assert numbers == printed[column], f"the {column} of the {name} board are not as printed"
    assert board.summit == spaces - 1, "the summit is the last space"


@pytest.mark.parametrize(("name", "count"), [("easy", 34), ("hard", 35)])
def test_every_rope_has_its_lower_and_upper_end(name: str, count: int) -> None:
    """K2-C1: 34 and 35 ropes, lower end first; of the level ropes 13-14 and 27-26 the second is higher."""
    ropes = BOARDS[name].ropes
    assert len(ropes) == count
    assert " ".join(f"{low}-{high}" for low, high in ropes) == ROPES[name]


@pytest.mark.parametrize("name", ["easy", "hard"])
def test_ropes_are_walked_both_ways(name: str) -> None:
    """K2-C1: each rope leads up from its lower end and down from its upper end."""
    board = BOARDS[name]
    leaving = {(here, rope.to): rope.down for here in range(len(board.spaces)) for rope in board.ways[here]}
    expected = dict.fromkeys(board.ropes, False)
    expected |= {(high, low): True for low, high in board.ropes}
    assert leaving == expected


def cheapest(board: Board, start: int, goal: int) -> int:
    """Dijkstra over entry costs, on the ropes as printed."""
    ends = [(int(low), int(high)) for low, high in (rope.split("-") for rope in ROPES[board.name].split())]
    ahead, settled = [(0, start)], set()
    while ahead:
        cost, here = heappop(ahead)
        if here == goal:
            return cost
        settled.add(here)
        for one, other in (*ends, *((high, low) for low, high in ends)):
            if one == here and other not in settled:
                heappush(ahead, (cost + board.spaces[other].cost, other))
    raise AssertionError(f"no way from {start} to {goal}")


@pytest.mark.parametrize(("name", "up", "down"), [("easy", 24, 22), ("hard", 28, 26)])
def test_the_cheapest_ways_to_the_summit_and_back(name: str, up: int, down: int) -> None:
    """K2-C1: 24 points up and 22 down on easy, 28 and 26 on hard."""
    board = BOARDS[name]
    assert (cheapest(board, 0, board.summit), cheapest(board, board.summit, 0)) == (up, down)


def test_every_player_has_the_same_eighteen_cards() -> None:
    """K2-C2: movement, ropes and acclimatization, each as often as printed."""
    assert len(DECK) == 18
    assert " ".join(card.text for card in DECK) == "m1 m1 m1 m1 m1 m2 m2 m2 m3 m3 r12 r13 r23 a0 a1 a1 a2 a3"
    for decks in new_game("cards", players=5).setup.deal.decks:
        for deck in decks:
            assert sorted(deck) == list(DECK), "each shuffle is a shuffle of those 18"


def test_cards_are_worth_what_their_names_say() -> None:
    """K2-C2: points both ways, points down, points of acclimatization."""
    worth = {card.text: (card.up, card.down, card.level) for card in DECK}
    assert worth == {
        "m1": (1, 0, 0),
        "m2": (2, 0, 0),
        "m3": (3, 0, 0),
        "r12": (1, 2, 0),
        "r13": (1, 3, 0),
        "r23": (2, 3, 0),
        "a0": (0, 0, 0),
        "a1": (0, 0, 1),
        "a2": (0, 0, 2),
        "a3": (0, 0, 3),
    }


def test_twenty_risk_tokens() -> None:
    """K2-C3: four of 0, eleven of 1, five of 2."""
    assert len(RISK_TOKENS) == 20
    assert Counter(RISK_TOKENS) == {0: 4, 1: 11, 2: 5}


def in_short(day: Weather) -> str:
    if not day.zones:
        return "clear"
    loss = f"-{day.loss}" if day.loss else ""
    surcharge = f"+{day.surcharge}" if day.surcharge else ""
    return f"{loss}{surcharge}@{''.join(map(str, day.zones))}"


@pytest.mark.parametrize(("weather", "printed"), [("summer", SUMMER), ("winter", WINTER), ("mixed", SUMMER + WINTER)])
def test_every_weather_tile_shows_its_three_days(weather: str, printed: tuple[str, ...]) -> None:
    """K2-C4: six tiles of summer and six of winter; mixed, 0-5 are summer and 6-11 winter."""
    assert tuple(" ".join(map(in_short, tile)) for tile in TILES[weather]) == printed


@pytest.mark.parametrize("zone", range(4))
def test_weather_strikes_only_the_zones_it_names(zone: int) -> None:
    """K2-C4: a day names the zones of its loss and surcharge."""
    snow = Weather(loss=2, surcharge=1, zones=(1, 3))
    assert (snow.loss_in(zone), snow.surcharge_in(zone)) == ((2, 1) if zone in (1, 3) else (0, 0))


@pytest.mark.parametrize("board", ["easy", "hard"])
@pytest.mark.parametrize(("weather", "pool"), [("summer", 6), ("winter", 6), ("mixed", 12)])
def test_any_weather_goes_with_any_board(board: str, weather: str, pool: int) -> None:
    """K2-C4: six different tiles are drawn, for the mix from all twelve; they make 18 days."""
    drawn = set()
    for number in range(40):
        setup = new_game(f"sky-{number}", board=board, weather=weather).setup
        assert len(set(setup.deal.weather)) == 6, "a tile was drawn twice"
        assert setup.weather == tuple(day for tile in setup.deal.weather for day in TILES[weather][tile])
        drawn |= set(setup.deal.weather)
    assert drawn == set(range(pool)), "some tile of the set never comes up"


def test_each_player_has_two_climbers_with_a_tent_a_level_and_a_marker() -> None:
    """K2-C5: climbers A and B are told apart in every action, and neither tent is pitched yet."""
    for player in new_game("pair", players=5).players:
        assert [climber.tent for climber in player.climbers] == [None, None]
    texts = choices(Table().turn("m1 m1 m1"))
    assert texts == {"give m1 A", "give m1 B", "end"}


@pytest.mark.parametrize(
    ("board", "track"), [("easy", (1, 2, 3, 4, 5, 6, 7, 10)), ("hard", (1, 2, 3, 4, 5, 6, 7, 8, 10))]
)
def test_the_point_track(board: str, track: tuple[int, ...]) -> None:
    """K2-C5: the boxes of the point track, one for each number of points on the board."""
    assert BOARDS[board].track == track
    assert {space.points for space in BOARDS[board].spaces} == set(track)


@pytest.mark.parametrize(
    ("players", "crowded", "by_zone"),
    [
        (1, False, (2, 2, 1, 1)),
        (2, False, (2, 2, 1, 1)),
        (3, False, (3, 2, 2, 1)),
        (4, False, (3, 3, 2, 1)),
        (5, False, (4, 3, 2, 1)),
        (5, True, (4, 3, 3, 2)),
    ],
)
@pytest.mark.parametrize("board", ["easy", "hard"])
def test_how_many_climbers_a_space_holds(board: str, players: int, crowded: bool, by_zone: tuple[int, ...]) -> None:
    """K2-C6: by zone and number of players; five may play the crowded row; solo has the row of two."""
    state = new_game("limits", players=players, board=board, crowded=crowded)
    for space in state.setup.board.spaces[1:]:
        assert state.setup.limits[space.number] == by_zone[space.zone], f"space {space.number}"


def test_base_camp_holds_everyone() -> None:
    """K2-C6 (ruling): ten climbers start in base camp, whatever the limit below 6000 m."""
    state = new_game("all-in", players=5)
    assert state.occupants(0) == 10
    assert state.status == (), "ten climbers in base camp must be allowed"


def test_actions_have_one_text_each() -> None:
    """K2-C7: every choice there is has its own text, and the text gives it back."""
    assert len({str(action) for action in ALL_ACTIONS}) == len(ALL_ACTIONS)
    for action in ALL_ACTIONS:
        assert parse_action(str(action)) == action


def test_equal_cards_are_one_choice() -> None:
    """K2-C7: a hand of three 1s and three 2s has four picks, and two equal cards are given in one way."""
    assert choices(Table().morning("m1 m1 m1 m2 m2 m2")) == {
        "select m1 m1 m1",
        "select m1 m1 m2",
        "select m1 m2 m2",
        "select m2 m2 m2",
    }
    turn = Table().turn("m1 m1 m1").legal_actions()
    assert len(turn) == len(set(turn)) == 3


def test_equal_tokens_are_one_choice() -> None:
    """K2-C7: of open tokens 1, 1 and 2 there are two to choose from."""
    state = Table(players=1, open_tokens=(1, 1, 2)).morning("m1 m1 m1")
    picked = state.apply(parse_action("select m1 m1 m1"))
    assert [str(action) for action in picked.legal_actions()] == ["take 1", "take 2"]


def test_a_choice_of_one_is_still_an_action() -> None:
    """K2-C7: a forced pick is made, and a turn with nothing to do is ended, by the player."""
    forced = Table(day=12).morning("m1 m2 m3")
    assert choices(forced) == {"select m1 m2 m3"}
    last_turn = Table(players=1).turn("a0 m1 m1")
    for text in ("give m1 A", "give m1 A", "step A 1", "step A 0"):
        last_turn = last_turn.apply(parse_action(text))
    assert choices(last_turn) == {"end"}


def test_secret_picks_are_recorded_from_the_starting_player_on() -> None:
    """K2-C7: with William starting, the picks come in the order William, Anna, Brian."""
    state = Table(players=3, starting=2).morning()
    assert state.to_act == (2, 0, 1)


def test_the_value_0_card_cannot_be_given() -> None:
    """K2-C7: there is no action that gives it to a climber."""
    assert choices(Table(players=1).turn("a0 m1 m1")) == {"give m1 A", "give m1 B", "end"}
    with pytest.raises(Refused, match="bad_action"):
        parse_action("give a0 A")
