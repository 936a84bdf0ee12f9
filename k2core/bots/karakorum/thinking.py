"""How a bot chooses: it values what its turn can come to, and what the others are likely to do before and after."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from k2core.bots.karakorum.prospects import Prospects, odds_by_colour, prospects
from k2core.bots.karakorum.standing import WON, standing
from k2core.bots.karakorum.turns import End, turn_ends, turn_of
from k2core.core.cards import without
from k2core.core.fast_replace import replace
from k2core.core.seats import clockwise
from k2core.karakorum.actions import PASS, REVEAL, STOP, TAKE_NONE, Take
from k2core.karakorum.components import DECK, SUMMIT
from k2core.karakorum.pieces import Phase
from k2core.karakorum.taking import legal as legal_takes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2core.bots.interface import Budget
    from k2core.bots.karakorum.minds import Mind
    from k2core.core.rng import Pcg32
    from k2core.karakorum.actions import Action
    from k2core.karakorum.components import Card
    from k2core.karakorum.pieces import Goals
    from k2core.karakorum.state import State

T = TypeVar("T")
Taken = dict[int, tuple["Card", ...]]
"""By seat, the cards that were taken this round."""


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

    def _prospects(self, player: object, goals: Goals) -> Prospects:
        return prospects(player, goals, self._odds, self._mind)  # type: ignore[arg-type]

    # What a position is worth

    def _worth(self, seat: int, everyone: Sequence[Prospects]) -> float:
        if self._mind.minds_the_others:
            return standing(seat, everyone, self._width)
        return sum(min(float(SUMMIT), field) for field in everyone[seat])

    def _worth_with(self, seat: int, mine: Prospects, everyone: Sequence[Prospects]) -> float:
        return self._worth(seat, [mine if place == seat else other for place, other in enumerate(everyone)])

    def _ends_with(self, seat: int, cards: tuple[Card, ...], goals: Goals) -> list[tuple[End, Prospects]]:
        key = (seat, cards, goals)
        if key not in self._ends:
            ends = turn_ends(turn_of(self._state, seat, cards, goals))
            self._ends[key] = [(end, self._prospects(end.player, end.goals)) for end in ends]
        return self._ends[key]

    def _best_end(self, seat: int, cards: tuple[Card, ...], goals: Goals, everyone: Sequence[Prospects]) -> tuple[float, End, Prospects]:
        best: tuple[float, End, Prospects] | None = None
        for end, mine in self._ends_with(seat, cards, goals):
            worth = WON if end.won else self._worth_with(seat, mine, everyone)
            if best is None or worth > best[0]:
                best = worth, end, mine
        assert best is not None
        return best

    # Placing and scoring

    def turn(self) -> tuple[Action, ...]:
        ends = turn_ends(self._state)
        worths = [
            WON if end.won else self._worth_with(self._seat, self._prospects(end.player, end.goals), self._now)
            for end in ends
        ]
        return self._choose(ends, worths).actions

    # Taking

    def take(self) -> Action:
        state = self._state
        taken = {seat: player.taken for seat, player in enumerate(state.players) if player.taken}
        actions = state.legal_actions()
        worths = [self._after_take(action, state.display, state.queue, taken) for action in actions]
        return self._choose(actions, worths)

    def _after_take(self, action: Action, display: tuple[Card, ...], queue: tuple[int, ...], taken: Taken) -> float:
        """What the end of the round is worth if the others take and place what is best for them."""
        seat = queue[0]
        taken = dict(taken)
        if isinstance(action, Take):
            taken[seat] = action.cards
            display = without(display, action.cards)
        if self._mind.minds_the_others:
            for other in queue[1:]:
                card = self._wish(other, display)
                if card is not None:
                    taken[other] = (card,)
                    display = without(display, (card,))
        elif seat in taken:
            taken = {seat: taken[seat]}
        else:
            taken = {}
        return self._after_turns(taken)

    def _wish(self, seat: int, display: tuple[Card, ...]) -> Card | None:
        """The card that this player would take next, if any."""
        best, wish = self._worth(seat, self._now), None
        state = replace(self._state, phase=Phase.TAKE, queue=(seat,), active=(seat + 1) % len(self._state.players), display=display)
        for action in legal_takes(state):
            if isinstance(action, Take):
                worth, _end, _mine = self._best_end(seat, action.cards, self._state.goals, self._now)
                if worth > best:
                    best, wish = worth, action.cards[0]
        return wish

    def _after_turns(self, taken: Taken) -> float:
        everyone = list(self._now)
        goals = self._state.goals
        for seat in clockwise(self._state.active, len(self._state.players)):
            if seat in taken:
                _worth, end, mine = self._best_end(seat, taken[seat], goals, everyone)
                if end.won:
                    return WON if seat == self._seat else -WON
                everyone[seat] = mine
                goals = end.goals
        return self._worth(self._seat, everyone)

    # Revealing

    def reveal_or_stop(self, budget: Budget) -> Action:
        state = self._state
        if state.legal_actions() == (REVEAL,):
            return REVEAL
        stop = self._best_take(state.display)
        total, weight = 0.0, 0
        cards = self._rng.shuffled(self._unseen)
        for number, card in enumerate(cards):
            if number >= budget.iterations or (number and budget.should_stop()):
                break
            total += self._best_take((*state.display, card))
            weight += 1
        return REVEAL if total > stop * weight else STOP

    def _best_take(self, display: tuple[Card, ...]) -> float:
        """What stopping with these cards on display is worth."""
        state = self._state
        seats = clockwise(state.active, len(state.players))
        at = replace(state, phase=Phase.TAKE, queue=seats, display=display)
        return max(self._after_take(action, display, seats, {}) for action in legal_takes(at))

    def _choose(self, options: Sequence[T], worths: Sequence[float]) -> T:
        """One of those that look as good as the best."""
        least = max(worths) - self._mind.carelessness
        good = [option for option, worth in zip(options, worths, strict=True) if worth >= least]
        return good[self._rng.below(len(good))] if len(good) > 1 else good[0]
