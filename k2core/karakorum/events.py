"""What an action has caused, as events with codes and arguments; the page translates them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.cards import texts, without
from k2core.karakorum.actions import Action, Done, Pass, Place, Remove, Reveal, Score, Stop, Take, TakeNone
from k2core.karakorum.components import COLOURS
from k2core.karakorum.ending import last_scoring
from k2core.karakorum.pieces import Phase
from k2core.karakorum.preview import effect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.karakorum import wire
    from k2core.karakorum.state import State


def events(before: State, action: Action, after: State) -> list[wire.Event]:
    """Return everything between two states: the action, and what followed from it."""
    return [*_of_action(before, action, after), *_of_phases(before, action, after)]


def opening(state: State) -> list[wire.Event]:
    """Return the events of the first round."""
    return [_round(state)]


def _of_action(before: State, action: Action, after: State) -> Iterator[wire.Event]:
    seat = before.queue[0]
    match action:
        case Reveal():
            card = before.setup.deal.cards[before.revealed]
            yield {"event": "revealed", "seat": seat, "card": card.text, "deck": after.deck}
            if after.phase is not Phase.REVEAL:
                yield {"event": "stopped", "seat": seat, "by": "limit" if len(after.display) == after.limit else "deck"}
        case Stop():
            yield {"event": "stopped", "seat": seat, "by": "choice"}
        case Take(cards):
            yield {"event": "took", "seat": seat, "cards": texts(cards)}
        case TakeNone():
            yield {"event": "blocked", "seat": seat}
        case Pass():
            yield {"event": "passed", "seat": seat}
        case Remove():
            yield {"event": "removed", **_of_piles(before, action)}
        case Place(card, number):
            pile = len(before.players[seat].piles) + 1 if number is None else number
            yield {"event": "placed", "seat": seat, "card": card.text, "pile": pile, "new": number is None}
        case Score(_, how):
            yield {"event": "scored", **_of_piles(before, action), "how": how}
        case Done():
            yield {"event": "ended", "seat": seat}


def _of_piles(before: State, action: Remove | Score) -> wire.OfPiles:
    """A scoring or removal, with the cards that it discards."""
    seat = before.queue[0]
    player = before.players[seat]
    what = effect(player, action)
    return {
        "seat": seat,
        "colour": COLOURS[what.colour],
        "piles": list(what.piles),
        "cards": [texts(player.pile(number)) for number in what.piles],
        "from": what.start,
        "to": what.end,
        "gain": what.gain,
    }


def _of_phases(before: State, action: Action, after: State) -> Iterator[wire.Event]:
    if before.phase is Phase.TAKE and after.phase is not Phase.TAKE:
        left = without(before.display, action.cards) if isinstance(action, Take) else before.display
        if left:
            yield {"event": "discarded", "cards": texts(left)}
    if after.phase is not Phase.OVER:
        if after.active != before.active:
            yield _round(after)
        return
    if after.active != before.active:
        _players, steps = last_scoring(before.players, after.active)
        yield {"event": "final", "first": after.active, "steps": [step.to_dict() for step in steps]}
    outcome = after.outcome
    assert outcome is not None
    yield {"event": "over", **outcome.to_dict()}


def _round(state: State) -> wire.Round:
    return {"event": "round", "active": state.active, "deck": state.deck}
