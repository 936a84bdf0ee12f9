"""Named positions for the tests: a table is laid in words, and the engine checks that it can come up.

    Table(anna=(on(13), HOME), today=Weather(1, 0, (2,))).turn("m1 m1 r13", token=2)

lays the board for Anna and Brian, lets them pick cards and Anna take the token, and stops at her turn.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TypeVar

from k2core.k2 import BOARDS, GAME, Climber, Config, Deal, Phase, State, Weather, parse_action, start
from k2core.k2.components import CARD_BY_TEXT, DECK, RISK_TOKENS, TILES, Card
from k2core.k2.pieces import ClimberId, Player
from tests import moves

T = TypeVar("T")

NAMES = ("Anna", "Brian", "William", "Dana", "Emil")
ANNA, BRIAN, WILLIAM, DANA, EMIL = range(5)
CLEAR = Weather()
QUIET = "a0 a1 a1"
"""A pick that risks nothing; who is not mentioned plays it."""


@dataclass(frozen=True)
class Stand:
    """A climber before it is put on a board."""

    space: int | None
    level: int
    points: int | None
    """None for the points of the space."""
    tent: int | None

    def on_board(self, board: str) -> Climber:
        points = self.points
        if points is None:
            points = 1 if self.space is None else BOARDS[board].spaces[self.space].points
        return Climber(self.space, self.level, points, self.tent)


def on(space: int, level: int = 3, points: int | None = None, tent: int | None = None) -> Stand:
    """A climber on a space; its marker shows that space's points unless it has been higher."""
    return Stand(space, level, points, tent)


def dead(tent: int | None = None) -> Stand:
    return Stand(None, 0, None, tent)


Pair = tuple[Stand, Stand]
HOME = on(0)
BOTH_HOME = (HOME, HOME)
BOTH_DEAD = (dead(), dead())


@dataclass(frozen=True)
class Table:
    """A morning or a turn in the middle of a game; everything not mentioned is the plainest thing."""

    anna: Pair = BOTH_HOME
    brian: Pair = BOTH_HOME
    william: Pair = BOTH_HOME
    dana: Pair = BOTH_HOME
    emil: Pair = BOTH_HOME
    players: int = 2
    board: str = "easy"
    weather: str = "summer"
    today: Weather = CLEAR
    day: int | None = None
    """None for the first day after the sixth with today's weather: a fresh deck, a hand of six."""
    starting: int = ANNA
    family: bool = False
    crowded: bool = False
    rescue_used: tuple[int, ...] = ()
    open_tokens: tuple[int, ...] = (0, 1, 2)
    summit: tuple[ClimberId, ...] | None = None
    """None for everyone whose marker is there, in the order of seats."""

    def morning(self, *hands: str) -> State:
        """All are about to pick; hands are by seat, and filled up from the deck."""
        day, tiles = self._forecast()
        pairs = (self.anna, self.brian, self.william, self.dana, self.emil)[: self.players]
        size = 3 if day % 6 == 0 else 6
        held = [
            () if pair == BOTH_DEAD else _filled(hands[seat] if seat < len(hands) else QUIET, size)
            for seat, pair in enumerate(pairs)
        ]
        taken = day - 1 if self.players == 1 else 0
        deal = Deal(
            weather=tiles,
            tokens=_around(self.open_tokens, RISK_TOKENS, taken),
            start=self.starting,
            decks=tuple((_around(hand, DECK, (day - 1) % 6 * 3),) * 3 for hand in held),
        )
        config = Config(self.players, self.board, self.weather, self.family, self.crowded)
        state = replace(
            start(config, deal),
            day=day,
            players=tuple(self._player(seat, pair, held[seat]) for seat, pair in enumerate(pairs)),
            tokens=tuple(sorted(self.open_tokens)),
            taken=taken,
        )
        state = replace(state, queue=state.seats_in_order(), summit=self._summit(state))
        assert state.status == (), f"this table cannot be laid: {', '.join(map(str, state.status))}"
        return state

    def turn(self, *picks: str, token: int | None = None) -> State:
        """The first turn of the day, after these picks (by seat) and the token the most daring took."""
        state = self.morning(*picks)
        for seat in state.queue:
            pick = sorted(cards(picks[seat] if seat < len(picks) else QUIET))
            state = play(state, " ".join(("select", *(card.text for card in pick))))
        if state.phase is Phase.TOKEN:
            return play(state, f"take {token or 0}")
        assert token is None, "nobody dares more than all others, so nobody takes a token"
        return state

    def _forecast(self) -> tuple[int, tuple[int, ...]]:
        """The day, and an order of the weather tiles that gives it today's weather."""
        tiles = TILES[self.weather]
        for number, tile in enumerate(tiles):
            for place, weather in enumerate(tile):
                day = 7 + place if self.day is None else self.day
                if weather == self.today and place == (day - 1) % 3:
                    order = [other for other in range(len(tiles)) if other != number]
                    order.insert((day - 1) // 3, number)
                    return day, tuple(order[:6])
        raise AssertionError(f"no {self.weather} tile has {self.today} on that day")

    def _player(self, seat: int, pair: Pair, hand: tuple[Card, ...]) -> Player:
        return Player(
            hand=hand,
            picks=(),
            climbers=(pair[0].on_board(self.board), pair[1].on_board(self.board)),
            token=None,
            rescue=self.family and seat not in self.rescue_used,
        )

    def _summit(self, state: State) -> tuple[ClimberId, ...]:
        if self.summit is not None:
            return self.summit
        return tuple(
            (seat, index)
            for seat, player in enumerate(state.players)
            for index, climber in enumerate(player.climbers)
            if climber.points == state.setup.board.summit_points
        )


def cards(text: str) -> tuple[Card, ...]:
    return tuple(CARD_BY_TEXT[name] for name in text.split())


def _filled(hand: str, size: int) -> tuple[Card, ...]:
    held = cards(hand)
    rest = (Counter(DECK) - Counter(held)).elements()
    return tuple(sorted((*held, *list(rest)[: size - len(held)])))


def _around(drawn: tuple[T, ...], everything: tuple[T, ...], before: int) -> tuple[T, ...]:
    """Everything in an order in which these come after so many others."""
    rest = list((Counter(everything) - Counter(drawn)).elements())
    return (*rest[:before], *drawn, *rest[before:])


def play(state: State, *actions: str) -> State:
    """The position after these actions; each step must keep the invariants of the game."""
    return moves.play(GAME, state, *actions)


def sleep(state: State) -> State:
    """All who still have a turn end it, and the night falls."""
    while state.phase is Phase.TURN:
        state = play(state, "end")
    return state


def climber(state: State, name: str) -> Climber:
    """For example "Anna A"."""
    player, letter = name.split()
    return state.players[NAMES.index(player)].climbers["AB".index(letter)]


def purse(state: State, letter: str) -> tuple[int, int]:
    """Points for both directions, and points for walking down only, of a climber in this turn."""
    assert state.turn is not None, "there is no turn now"
    held = state.turn.purses["AB".index(letter)]
    return held.points, held.down


def unpaid(state: State) -> int:
    assert state.turn is not None, "there is no turn now"
    return state.turn.unpaid


def choices(state: State) -> set[str]:
    return set(moves.choices(state))


def steps(state: State) -> set[str]:
    return {action for action in choices(state) if action.startswith("step")}


def allows(state: State, *actions: str) -> None:
    moves.allows(parse_action, state, *actions)


def refuses(state: State, action: str, because: str) -> None:
    """The action is not on offer, and the reason given is this."""
    moves.refuses(parse_action, state, action, because)
