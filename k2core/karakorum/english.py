"""Karakorum in English, for the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core import karakorum
from k2core.core.english import counted
from k2core.core.errors import Code
from k2core.karakorum.components import COLOURS
from k2core.karakorum.preview import effect

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2core.karakorum import Card, Standing, wire
    from k2core.karakorum.components import Pile

COLOUR_WORDS = {"R": "red", "G": "green", "Y": "yellow"}
GOALS = {"four": "four cards", "six": "six cards", "pair": "two expeditions", "axes10": "ten ice axes"}
REFUSALS = {
    Code.REVEAL_FIRST: "Reveal a card first.",
    Code.NOTHING_TO_TAKE: "You cannot place any of these cards: reveal another one.",
    Code.NOT_REVEALED: "Not face up: {cards}.",
    Code.ONLY_ONE_CARD: "You can only take one card; only the active player takes more.",
    Code.NOT_ONE_COLOUR: "Take cards of one colour only.",
    Code.CANNOT_ALLOT: "{cards} cannot all be placed, whatever is removed and scored.",
    Code.MUST_TAKE: "You can take a card here, so you have to.",
    Code.MAY_PASS: "Only the active player takes none; the others pass.",
    Code.TAKES_NONE: "The active player does not pass; who can place nothing takes none.",
    Code.NO_SUCH_PILE: "There is no expedition {pile}.",
    Code.ALREADY_PLACED: "You can only remove expeditions before placing your first card.",
    Code.TOO_LONG_TO_REMOVE: "Expedition {pile} has {cards} cards; only those of one or two can be removed.",
    Code.NOT_TAKEN: "You did not take the card {card}.",
    Code.OTHER_COLOUR: "The card {card} has another colour than expedition {pile}.",
    Code.VALUE_TOO_LOW: "The card {card} is lower than the {top} on top of expedition {pile}.",
    Code.NO_ROOM: "You cannot start another {colour} expedition.",
    Code.CANNOT_PLACE_REST: "That would leave cards you cannot place.",
    Code.NO_NEW_CARD: "Expedition {pile} got no card this round.",
    Code.TOO_SHORT: "Expedition {pile} has {cards} cards, and three are needed to score.",
    Code.GOAL_TAKEN: "The {colour} goal {goal} has been claimed.",
    Code.GOAL_NOT_MET: "This is not what the {colour} goal {goal} asks for.",
    Code.NAME_LOWER_PILE: "Name this pair by expedition {pile}.",
    Code.CARDS_LEFT: "These are still to be placed: {cards}.",
}
STOPS = {"choice": "stops", "limit": "may reveal no more", "deck": "has revealed the last card"}


def colour(place: int) -> str:
    return COLOUR_WORDS[COLOURS[place]]


def card(card: Card) -> str:
    axes = "no ice axes" if not card.axes else counted(card.axes, "ice axe")
    return f"{colour(card.colour)} {card.value} ({axes})"


def cards(several: Iterable[Card]) -> str:
    return ", ".join(card(one) for one in several) or "nothing"


def pile(cards: Pile) -> str:
    axes = sum(card.axes for card in cards)
    return f"{colour(cards[0].colour)} {' '.join(str(card.value) for card in cards)}, {counted(axes, 'ice axe')}"


def action(state: karakorum.State, action: karakorum.Action) -> str:
    """The action in words, with what it moves."""
    player = state.players[state.queue[0]]
    match action:
        case karakorum.Reveal():
            return "reveal a card"
        case karakorum.Stop():
            return "stop revealing"
        case karakorum.Take(chosen):
            return f"take {cards(chosen)}"
        case karakorum.TakeNone():
            return "take nothing, because nothing can be placed"
        case karakorum.Pass():
            return "take nothing"
        case karakorum.Place(placed, None):
            return f"start an expedition with {card(placed)}"
        case karakorum.Place(placed, number):
            assert number is not None
            return f"put {card(placed)} on expedition {number} ({pile(player.pile(number))})"
        case karakorum.Remove(number):
            return f"remove expedition {number} ({pile(player.pile(number))}): {_move(state, action)}"
        case karakorum.Score(number, how):
            goal = how.goal
            what = "its ice axes" if goal is None else f"the goal of {GOALS[goal]}"
            return f"score expedition {number} ({pile(player.pile(number))}) for {what}: {_move(state, action)}"
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
            return f"{event['card']} is revealed; {counted(event['deck'], 'card')} left."
        case "stopped" if event["by"] != "choice":
            return f"{names[event['seat']]} {STOPS[event['by']]}."
        case "discarded":
            return f"{', '.join(event['cards'])} discarded."
        case "final":
            return "\n".join(("The last scoring:", *(_final_step(step, names) for step in event["steps"])))
    return None


def _final_step(step: wire.FinalStep, names: tuple[str, ...]) -> str:
    how = "scores" if step["how"] == "axes" else "removes"
    where = f"{COLOUR_WORDS[step['colour']]} from {step['from']} to {step['to']}"
    return f"  {names[step['seat']]} {how} {' '.join(step['cards'])}: {where}"
