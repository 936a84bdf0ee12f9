"""How a bot chooses: it values what its turn can come to, and what the others are likely to do before and after."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from k2core.bots.karakorum.prospects import Prospects, odds_by_colour, prospects
from k2core.bots.karakorum.standing import WON, standing
from k2core.bots.karakorum.turns import End, turn_ends, turn_of
from k2core.core.cards import without
from k2core.core.fast_replace import replace
from k2core.core.seats import clockwise
from k2core.karakorum.actions import REVEAL, STOP, Take
from k2core.karakorum.components import DECK, SUMMIT
from k2core.karakorum.pieces import Phase
from k2core.karakorum.taking import legal as legal_takes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.bots.interface import Budget
    from k2core.bots.karakorum.minds import Mind
    from k2core.core.rng import Pcg32
    from k2core.karakorum.actions import Action
    from k2core.karakorum.components import Card
    from k2core.karakorum.pieces import Goals, Player
    from k2core.karakorum.state import State

T = TypeVar("T")
Taken = dict[int, tuple["Card", ...]]
"""By seat, the cards that were taken this round."""


class Choice(NamedTuple):
    worth: float
    actions: tuple[Action, ...]


class Thinker:
    """One decision of one player. The state is one that fits what the player sees; its deck is never looked at."""

    def __init__(self, state: State, seat: int, unseen: Sequence[Card], mind: Mind, rng: Pcg32) -> None:
        self._state = state
        self._seat = seat
        self._unseen = unseen
        self._mind = mind
        self._rng = rng
        self._odds = odds_by_colour(unseen, len(state.players), mind)
        self._width = 2.0 + 10.0 * len(unseen) / len(DECK)
        self._now = [self._prospects(player, state.goals) for player in state.players]
        self._ends: dict[object, list[tuple[End, Prospects]]] = {}

    def choices(self, budget: Budget) -> list[Choice]:
        """All that can be done now, up to the next thing to learn, each with its worth."""
        if self._state.phase is Phase.REVEAL:
            return self._reveal_or_stop(budget)
        return self._takes() if self._state.phase is Phase.TAKE else self._turns()

    def decide(self, budget: Budget) -> tuple[Action, ...]:
        """One of those that look as good as the best."""
        choices = self.choices(budget)
        least = max(choice.worth for choice in choices) - self._mind.carelessness
        good = [choice for choice in choices if choice.worth >= least]
        return good[self._rng.below(len(good))].actions

    # What a position is worth

    def _prospects(self, player: Player, goals: Goals) -> Prospects:
        return prospects(player, goals, self._odds, self._mind)

    def _worth(self, seat: int, everyone: Sequence[Prospects]) -> float:
        if self._mind.minds_the_others:
            return standing(seat, everyone, self._width)
        return sum(min(float(SUMMIT), field) for field in everyone[seat])

    def _worth_of_end(self, seat: int, end: End, mine: Prospects, everyone: Sequence[Prospects]) -> float:
        if end.won:
            return WON
        return self._worth(seat, [mine if place == seat else other for place, other in enumerate(everyone)])

    # Placing and scoring

    def _turns(self) -> list[Choice]:
        return [
            Choice(self._worth_of_end(self._seat, end, self._prospects(end.player, end.goals), self._now), end.actions)
            for end in turn_ends(self._state)
        ]

    def best_end(
        self, seat: int, cards: tuple[Card, ...], goals: Goals, everyone: Sequence[Prospects] | None = None
    ) -> tuple[float, End, Prospects]:
        """What this player would do with these cards."""
        key = (seat, cards, goals)
        if key not in self._ends:
            ends = turn_ends(turn_of(self._state, seat, cards, goals))
            self._ends[key] = [(end, self._prospects(end.player, end.goals)) for end in ends]
        others = everyone or self._now
        worths = [(self._worth_of_end(seat, end, mine, others), end, mine) for end, mine in self._ends[key]]
        return max(worths, key=lambda found: found[0])

    # Taking

    def _takes(self) -> list[Choice]:
        state = self._state
        taken = {seat: player.taken for seat, player in enumerate(state.players) if player.taken}
        return [
            Choice(self._after_take(action, state.display, state.queue, taken), (action,))
            for action in state.legal_actions()
        ]

    def _after_take(self, action: Action, display: tuple[Card, ...], queue: tuple[int, ...], taken: Taken) -> float:
        """What the end of the round is worth if the others take and place what is best for them."""
        seat = queue[0]
        taken = dict(taken) if self._mind.minds_the_others else {}
        if isinstance(action, Take):
            taken[seat] = action.cards
            display = without(display, action.cards)
        if self._mind.minds_the_others:
            for other in queue[1:]:
                card = self._wish(other, display)
                if card is not None:
                    taken[other] = (card,)
                    display = without(display, (card,))
        return self._after_turns(taken)

    def _wish(self, seat: int, display: tuple[Card, ...]) -> Card | None:
        """The card that this player would take next, if any."""
        best, wish = self._worth(seat, self._now), None
        others = (seat + 1) % len(self._state.players)
        state = replace(self._state, phase=Phase.TAKE, active=others, queue=(seat,), display=display)
        for action in legal_takes(state):
            if isinstance(action, Take):
                worth, _end, _mine = self.best_end(seat, action.cards, self._state.goals)
                if worth > best:
                    best, wish = worth, action.cards[0]
        return wish

    def _after_turns(self, taken: Taken) -> float:
        everyone = list(self._now)
        goals = self._state.goals
        for seat in clockwise(self._state.active, len(everyone)):
            if seat in taken:
                _worth, end, mine = self.best_end(seat, taken[seat], goals, everyone)
                if end.won:
                    return WON if seat == self._seat else -WON
                everyone[seat] = mine
                goals = end.goals
        return self._worth(self._seat, everyone)

    # Revealing

    def _reveal_or_stop(self, budget: Budget) -> list[Choice]:
        """One more card is worth the mean over the cards that may come, as many as there is time for."""
        display = self._state.display
        stop = self._best_take(display)
        total, count = 0.0, 0
        for card in self._rng.shuffled(self._unseen)[: budget.iterations]:
            if count and budget.should_stop():
                break
            total += self._best_take((*display, card))
            count += 1
        return [Choice(total / count, (REVEAL,)), Choice(stop, (STOP,))]

    def _best_take(self, display: tuple[Card, ...]) -> float:
        """What stopping with these cards on display is worth."""
        state = self._state
        seats = clockwise(state.active, len(state.players))
        at = replace(state, phase=Phase.TAKE, queue=seats, display=display)
        return max(self._after_take(action, display, seats, {}) for action in legal_takes(at))
