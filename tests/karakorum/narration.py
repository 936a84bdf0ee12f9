"""A game told round by round, for a reader who follows it with the rulebook in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from k2core.core.cards import texts
from k2core.karakorum import Done, Pass, Phase, Place, Remove, Reveal, Score, State, Stop, Take, TakeNone
from k2core.karakorum.ending import last_scoring

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from k2core.karakorum import Action
    from k2core.karakorum.components import Pile
    from k2core.sharing.replay import Replay

WORDS = ("red", "green", "yellow")
REASONS = {
    "summits": "three pawns on the summit",
    "comparison": "the comparison",
    "shared": "equal in the comparison, shared",
}
LINE = 24


def narrate(replay: Replay) -> list[str]:
    """The lines of a game."""
    return list(Tale(replay).lines())


class Tale:
    """Words for one game: who is who, and what each step of it means."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.names = replay.names or tuple(f"Player {seat + 1}" for seat in range(replay.config.players))
        self.rounds = 0
        self.placing: int | None = None
        """Whose turn to place it was when last told."""

    def lines(self) -> Iterator[str]:
        states = [cast("State", state) for state in self.replay.states()]
        yield from self.header(states[0])
        for before, action, after in zip(states, self.replay.actions, states[1:], strict=False):
            yield from self.told(before, cast("Action", action), after)
        yield from self.ending(states[-1])

    def header(self, state: State) -> Iterator[str]:
        yield f"options: {len(state.players)} players"
        yield f"seed: {state.config.seed}"
        yield f"players: {', '.join(self.names)}; {self.names[state.active]} is active first"
        yield "deck:"
        deal = texts(state.setup.deal.cards)
        for first in range(0, len(deal), LINE):
            yield f"  {' '.join(deal[first : first + LINE])}"

    def told(self, before: State, action: Action, after: State) -> Iterator[str]:
        """What leads up to an action, the action, and what follows by itself."""
        if before.phase is Phase.REVEAL and not before.display:
            yield from self.round(before)
        if before.phase is Phase.TAKE and before.queue[0] == before.active:
            yield f"  Open: {' '.join(texts(before.display))}"
        if before.turn is None:
            self.placing = None
        elif self.placing != before.queue[0]:
            self.placing = before.queue[0]
            yield self.turn_begins(before)
        yield f"    {action!s:<24} {self.words(before, action, after)}"
        if before.phase is Phase.TAKE and after.phase is not Phase.TAKE and after.discarded > before.discarded:
            yield f"  Discarded: {' '.join(left_over(before, action))}"
        if after.phase is Phase.OVER and after.active != before.active:
            yield from self.last_scoring(before, after)

    def round(self, state: State) -> Iterator[str]:
        self.rounds += 1
        yield ""
        yield f"Round {self.rounds}: {self.names[state.active]} is active, {counted(state.deck, 'card')} in the deck"
        goals = (f"{word} {' '.join(left) or 'none'}" for word, left in zip(WORDS, state.goals, strict=True))
        yield f"  Goals: {', '.join(goals)}"

    def turn_begins(self, state: State) -> str:
        seat = state.queue[0]
        player = state.players[seat]
        return (
            f"  {self.names[seat]} places {' '.join(texts(player.taken))}: {piles_words(player.piles)}; "
            f"pawns {pawns_words(player.pawns)}"
        )

    def words(self, before: State, action: Action, after: State) -> str:
        """What an action does."""
        seat = before.queue[0]
        name = self.names[seat]
        match action:
            case Reveal():
                card = before.setup.deal.cards[before.revealed].text
                return card if after.phase is Phase.REVEAL else f"{card}, and no more"
            case Stop():
                return f"{name} stops"
            case Take():
                return f"{name} takes {counted(len(action.cards), 'card')}"
            case TakeNone():
                return f"{name} can place nothing"
            case Pass():
                return f"{name} passes"
            case Place():
                number = len(after.players[seat].piles) if action.pile is None else action.pile
                return pile_words(number, after.players[seat].pile(number))
            case Remove() | Score():
                return self.move_words(before, action, after)
            case Done():
                return f"{name} ends the turn"

    def move_words(self, before: State, action: Remove | Score, after: State) -> str:
        seat = before.queue[0]
        was, now = before.players[seat], after.players[seat]
        gone = [number for number, pile in enumerate(was.piles, 1) if is_gone(pile, was.piles, now.piles)]
        if action.pile not in gone:  # an equal expedition stays
            gone = [action.pile]
        colour = was.pile(action.pile)[0].colour
        lost = " and ".join(pile_words(number, was.pile(number)) for number in gone)
        return f"{WORDS[colour]} {was.pawns[colour]} to {now.pawns[colour]}, discards {lost}"

    def last_scoring(self, before: State, after: State) -> Iterator[str]:
        yield f"  Last scoring, from {self.names[after.active]} on"
        _players, steps = last_scoring(before.players, after.active)
        for step in steps:
            cards = " ".join(texts(step.pile))
            how = f"{sum(card.axes for card in step.pile)} axes" if step.scores else "removed"
            moved = f"{WORDS[step.pile[0].colour]} {step.start} to {step.end}"
            yield f"    {self.names[step.seat]} [{cards}]: {how}, {moved}"

    def ending(self, state: State) -> Iterator[str]:
        yield ""
        outcome = state.outcome
        if outcome is None:
            yield "Unfinished"
            return
        yield f"End after round {self.rounds}"
        for name, standing in zip(self.names, outcome.comparison, strict=True):
            words = pawns_words(standing.pawns)
            if standing.aside is None:
                yield f"  {name}: {words}; leads nothing"
                continue
            led = ", ".join(WORDS[colour] for colour in standing.led)
            rest = " + ".join(str(pawn) for colour, pawn in enumerate(standing.pawns) if colour != standing.aside)
            yield f"  {name}: {words}; leads {led}; without {WORDS[standing.aside]} {rest} = {standing.total}"
        yield f"  Winner: {' and '.join(self.names[seat] for seat in outcome.winners)} ({REASONS[outcome.reason]})"
        yield ""


def is_gone(pile: Pile, before: tuple[Pile, ...], after: tuple[Pile, ...]) -> bool:
    return after.count(pile) < before.count(pile)


def left_over(before: State, action: Action) -> list[str]:
    left = list(before.display)
    for card in action.cards if isinstance(action, Take) else ():
        left.remove(card)
    return texts(left)


def pile_words(number: int, pile: Pile) -> str:
    return f"{number} [{' '.join(texts(pile))}]"


def piles_words(piles: Iterable[Pile]) -> str:
    return ", ".join(pile_words(number, pile) for number, pile in enumerate(piles, 1)) or "no expedition"


def pawns_words(pawns: tuple[int, int, int]) -> str:
    return ", ".join(f"{word} {pawn}" for word, pawn in zip(WORDS, pawns, strict=True))


def counted(count: int, what: str) -> str:
    return f"{count} {what}{'s' * (count > 1)}"
