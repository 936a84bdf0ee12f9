"""Named positions for the tests: a table is laid in words, and the engine checks that it can come up.

    Table(anna=side("R4.0 R5.1", red=12)).allot("R3.0 R6.2")

lays the table for Anna and Brian, lets Anna turn up both cards and take them, and stops where she places them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from k2core.karakorum import GAME, Config, Deal, Goal, Phase, Player, State, parse_action, start
from k2core.karakorum.components import ALL_GOALS, CARD_BY_TEXT, COLOURS, DECK, Card
from tests import moves

NAMES = ("Anna", "Brian", "William", "Dana")
ANNA, BRIAN, WILLIAM, DANA = range(4)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(CARD_BY_TEXT[name] for name in text.split())


def side(*piles: str, red: int = 0, green: int = 0, yellow: int = 0) -> Player:
    """What one player has: expeditions in the order they were started, and the pawns."""
    return Player(pawns=(red, green, yellow), piles=tuple(cards(pile) for pile in piles))


EMPTY = side()


@dataclass(frozen=True)
class Table:
    """A round in the middle of a game; everything not mentioned is the plainest thing."""

    anna: Player = EMPTY
    brian: Player = EMPTY
    william: Player = EMPTY
    dana: Player = EMPTY
    players: int = 2
    active: int = ANNA
    claimed: str = ""
    """Goals that are gone, for example "R four, G pair"."""
    last: bool = False
    """Whether the deck ends with the cards that come up now."""

    def round(self, coming: str = "") -> State:
        """The active player is about to turn up these cards."""
        sides = (self.anna, self.brian, self.william, self.dana)[: self.players]
        lying = [card for player in sides for pile in player.piles for card in pile]
        coming_up = cards(coming)
        rest = tuple((Counter(DECK) - Counter(lying) - Counter(coming_up)).elements())
        gone = rest if self.last else ()
        deal = Deal((*gone, *lying, *coming_up, *(() if self.last else rest)), self.active)
        assert sorted(deal.cards) == list(DECK), "there are no such cards, or not so many"
        state = replace(
            start(Config(self.players), deal),
            revealed=len(gone) + len(lying),
            goals=self._goals(),
            players=sides,
        )
        assert state.status == (), f"this table cannot be laid: {', '.join(map(str, state.status))}"
        return state

    def take(self, shown: str) -> State:
        """These cards have been turned up, and the active player is about to take."""
        state = play(self.round(shown), *["reveal"] * len(shown.split()))
        return state if state.phase is Phase.TAKE else play(state, "stop")

    def allot(self, taken: str) -> State:
        """The active player has turned up these cards and taken them all, and is about to place them."""
        return play(self.take(taken), " ".join(("take", *(card.text for card in sorted(cards(taken))))))

    def _goals(self) -> tuple[tuple[Goal, ...], ...]:
        gone = {tuple(goal.split()) for goal in self.claimed.split(", ") if goal}
        return tuple(
            tuple(goal for goal in goals if (letter, str(goal)) not in gone)
            for letter, goals in zip(COLOURS, ALL_GOALS, strict=True)
        )


def play(state: State, *actions: str) -> State:
    """The position after these actions; each step must keep the invariants of the game."""
    return moves.play(GAME, state, *actions)


def choices(state: State) -> list[str]:
    return moves.choices(state)


def allows(state: State, *actions: str) -> None:
    moves.allows(parse_action, state, *actions)


def refuses(state: State, action: str, because: str) -> None:
    """The action is not on offer, and the reason given is this."""
    moves.refuses(parse_action, state, action, because)


def piles(state: State, seat: int) -> list[str]:
    """A player's expeditions as texts."""
    return [" ".join(card.text for card in pile) for pile in state.players[seat].piles]


def pawns(state: State, seat: int) -> tuple[int, int, int]:
    return state.players[seat].pawns


def open_goals(state: State, letter: str) -> list[str]:
    return [str(goal) for goal in state.goals[COLOURS.index(letter)]]
