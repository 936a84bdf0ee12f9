"""Karakorum in the English of the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core import karakorum
from k2core.karakorum.components import COLOURS
from k2core.karakorum.preview import effect

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2core.karakorum import Card, Standing, wire
    from k2core.karakorum.components import Pile
    from k2core.sharing.verdict import Verdict

COLOUR_WORDS = {"R": "red", "G": "green", "Y": "yellow"}
GOALS = {"four": "four cards", "six": "six cards", "pair": "two expeditions", "axes10": "ten axes"}
STOPS = {"choice": "stops", "limit": "may turn up no more", "deck": "has turned up the last card"}


def colour(place: int) -> str:
    return COLOUR_WORDS[COLOURS[place]]


def card(card: Card) -> str:
    axes = "no axes" if not card.axes else f"{card.axes} axe{'s' * (card.axes > 1)}"
    return f"{colour(card.colour)} {card.value} ({axes})"


def cards(several: Iterable[Card]) -> str:
    return ", ".join(card(one) for one in several) or "nothing"


def pile(cards: Pile) -> str:
    axes = sum(card.axes for card in cards)
    return f"{colour(cards[0].colour)} {' '.join(str(card.value) for card in cards)}, axes {axes}"


def action(state: karakorum.State, action: karakorum.Action) -> str:
    """The action in words, with what it moves."""
    player = state.players[state.queue[0]]
    match action:
        case karakorum.Reveal():
            return "turn up a card"
        case karakorum.Stop():
            return "turn up no more"
        case karakorum.Take(chosen):
            return f"take {cards(chosen)}"
        case karakorum.TakeNone():
            return "take nothing, for nothing can be allotted"
        case karakorum.Pass():
            return "take nothing"
        case karakorum.Place(placed, None):
            return f"start an expedition with {card(placed)}"
        case karakorum.Place(placed, number):
            assert number is not None
            return f"put {card(placed)} on {number}: {pile(player.pile(number))}"
        case karakorum.Remove(number):
            return f"remove {number}: {pile(player.pile(number))}; {_move(state, action)}"
        case karakorum.Score(number, how):
            goal = how.goal
            what = "its axes" if goal is None else f"the goal of {GOALS[goal]}"
            return f"score {number}: {pile(player.pile(number))}, for {what}; {_move(state, action)}"
        case karakorum.Done():
            return "end the turn"


def _move(state: karakorum.State, action: karakorum.Score | karakorum.Remove) -> str:
    what = effect(state.players[state.queue[0]], action)
    return f"{colour(what.colour)} from {what.start} to {what.end}"


def standing(name: str, line: Standing) -> str:
    """One player's comparison spelled out."""
    pawns = ", ".join(f"{colour(place)} {pawn}" for place, pawn in enumerate(line.pawns))
    if line.aside is None:
        return f"{name}: {pawns}; leads nothing"
    led = " and ".join(colour(place) for place in line.led)
    return f"{name}: {pawns}; leads {led}, sets {colour(line.aside)} aside: {line.total}"


def verdict(result: Verdict, names: tuple[str, ...]) -> str:
    """What a link proves, and what it cannot."""
    choices = f"These {result.actions} choices on seed {result.config.seed}"
    if result.outcome is None:
        assert isinstance(result.tally, karakorum.Tally)
        return f"fits so far: {result.tally.deck} cards in the deck. {choices} are legal; the game is not over."
    assert isinstance(result.outcome, karakorum.Outcome)
    return f"verified: {outcome(result.outcome, names)}\n{choices} give this result."


def outcome(result: karakorum.Outcome, names: tuple[str, ...]) -> str:
    winners = " and ".join(names[seat] for seat in result.winners)
    why = {
        "summits": "all three pawns on the summit",
        "comparison": "the comparison",
        "shared": "equal in the comparison, a shared victory",
    }[result.reason]
    lines = [standing(name, line) for name, line in zip(names, result.comparison, strict=True)]
    return "\n".join((f"{winners} ({why})", *(f"  {line}" for line in lines)))


def event(event: wire.Event, names: tuple[str, ...]) -> str | None:
    """What has happened by itself, in words; None for what its player has just chosen."""
    match event["event"]:
        case "revealed":
            return f"{event['card']} is turned up, {event['deck']} cards are left."
        case "stopped" if event["by"] != "choice":
            return f"{names[event['seat']]} {STOPS[event['by']]}."
        case "discarded":
            return f"{', '.join(event['cards'])} nobody wants."
        case "final":
            return "\n".join(("The last scoring:", *(_final_step(step, names) for step in event["steps"])))
    return None


def _final_step(step: wire.FinalStep, names: tuple[str, ...]) -> str:
    how = "scores" if step["how"] == "axes" else "removes"
    where = f"{COLOUR_WORDS[step['colour']]} from {step['from']} to {step['to']}"
    return f"  {names[step['seat']]} {how} {' '.join(step['cards'])}: {where}"
