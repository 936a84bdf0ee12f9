"""Playing Karakorum by short words: "reveal", "take green 1", "place red 4 new", "score 2 axes", "end", and questions.

`offers` lists what can be said now, `understand` turns words into actions. Cards are named by what they are, or by
their own texts; so is every action. Open cards are also named by their places in the row, counted from 1. Expeditions
are named by their places, or by their colour where there is one of it.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from k2core.core.cards import texts
from k2core.core.commands import Meaning, allowed, at_places, legal_by_text, number, words_of
from k2core.core.errors import Code, Refused
from k2core.karakorum.actions import (
    DONE,
    PASS,
    PLACES,
    REMOVES,
    REVEAL,
    SCORES,
    STOP,
    TAKE_NONE,
    Action,
    How,
    Place,
    Remove,
    Score,
    Take,
    take,
)
from k2core.karakorum.components import CARD_BY_TEXT, MAX_PILES
from k2core.karakorum.pieces import Phase
from k2core.karakorum.preview import effects

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from k2core.karakorum import wire
    from k2core.karakorum.components import Card
    from k2core.karakorum.state import State

QUESTIONS = ("what", "where", "goals", "expeditions", "state", "cards")
"""What can be asked at any time."""
SYNONYMS = {
    "turn": "reveal",
    "draw": "reveal",
    "put": "place",
    "nothing": "none",
    "done": "end",
    "peaks": "where",
    "pawns": "where",
    "piles": "expeditions",
    "status": "state",
    "help": "what",
    "ten": "axes10",
    "10": "axes10",
    "4": "four",
    "6": "six",
}
_SINGLE: dict[str, Action] = {"reveal": REVEAL, "stop": STOP, "none": TAKE_NONE, "pass": PASS, "end": DONE}


def offers(state: State) -> list[wire.Offer]:
    """Everything that can be said now; what takes fields or cards away comes last."""
    return sorted([*_takes(state), *_others(state)], key=lambda offer: offer["kind"] == "remove")


def understand(state: State, text: str) -> Meaning:
    """What a text means now; raise `Refused` if it means nothing, or what is not possible."""
    words = words_of(text)
    action = legal_by_text(state, words)
    if action is not None:
        return Meaning((action,))
    first, *rest = words or [""]
    first = SYNONYMS.get(first, first)
    if first in QUESTIONS and not rest:
        return Meaning(question=first)
    if not state.to_act:
        raise Refused(Code.GAME_OVER)
    if first in _SINGLE and not rest:
        return allowed(state, _SINGLE[first])
    reader = _READERS.get(first)
    if reader is None or not rest:
        raise Refused(Code.UNKNOWN_COMMAND)
    if (state.phase is Phase.TAKE) != (first == "take"):  # the reason is the same for whatever belongs to another phase
        allowed(state, TAKE_NONE if first == "take" else DONE)
    return reader(state, rest)


def _take(state: State, words: Sequence[str]) -> Meaning:
    if words == ["nothing"] or words == ["none"]:
        return allowed(state, TAKE_NONE if TAKE_NONE in state.legal_actions() else PASS)
    return allowed(state, take(tuple(sorted(_open_cards(state.display, words)))))


def _place(state: State, words: Sequence[str]) -> Meaning:
    """ "place green 1 new"; where there is one card, or one place for it, the other word is enough."""
    taken = _taken(state)
    named = words[0] in COLOUR_NAMES or words[0] in _BY_SMALL_TEXT
    if not named and len(set(taken)) > 1:
        raise Refused(Code.UNKNOWN_COMMAND)
    card, where = _card(taken, words) if named else (taken[0], words)
    possible = [action for action in state.legal_actions() if isinstance(action, Place) and action.card == card]
    if not where and len(possible) == 1:
        return Meaning((possible[0],))
    if len(where) != 1:
        raise Refused(Code.UNKNOWN_COMMAND)
    return allowed(state, PLACES[card, None if where[0] == "new" else _pile(state, where[0])])


def _score(state: State, words: Sequence[str]) -> Meaning:
    """ "score 2 axes", or "score 2" where there is one way only."""
    pile = _pile(state, words[0])
    possible = [action for action in state.legal_actions() if isinstance(action, Score) and action.pile == pile]
    if len(words) == 1 and len(possible) == 1:
        return Meaning((possible[0],))
    how = SYNONYMS.get(words[1], words[1]) if len(words) == 2 else "axes"
    if len(words) > 2 or how not in list(How) or (len(words) == 1 and possible):
        raise Refused(Code.UNKNOWN_COMMAND)
    return allowed(state, SCORES[pile, How(how)])


def _remove(state: State, words: Sequence[str]) -> Meaning:
    if len(words) != 1:
        raise Refused(Code.UNKNOWN_COMMAND)
    return allowed(state, REMOVES[_pile(state, words[0])])


_READERS: dict[str, Callable[[State, Sequence[str]], Meaning]] = {
    "take": _take,
    "place": _place,
    "score": _score,
    "remove": _remove,
}


def _taken(state: State) -> tuple[Card, ...]:
    return state.players[state.queue[0]].taken


def _pile(state: State, word: str) -> int:
    """An expedition by its place, or by its colour where there is one of it."""
    colour = COLOUR_NAMES.get(word)
    if colour is not None:
        piles = state.players[state.queue[0]].piles
        of_colour = [place for place, pile in enumerate(piles, 1) if pile[0].colour == colour]
        if len(of_colour) != 1:
            raise Refused(Code.UNKNOWN_COMMAND)
        return of_colour[0]
    pile = number(word)
    if pile is None or not 1 <= pile <= MAX_PILES:
        raise Refused(Code.UNKNOWN_COMMAND)
    return pile


_BY_SMALL_TEXT = {text.casefold(): card for text, card in CARD_BY_TEXT.items()}
COLOUR_NAMES = {"red": 0, "green": 1, "yellow": 2}
"""What the colours are called, and their places in `COLOURS`."""


def _open_cards(row: Sequence[Card], words: Sequence[str]) -> tuple[Card, ...]:
    """Cards by their places in a row, counted from 1, or each by what it is."""
    if words and number(words[0]) is not None:
        return at_places(row, words)
    found = []
    while words:
        card, words = _card(row, words)
        found.append(card)
    return tuple(found)


def _card(among: Sequence[Card], words: Sequence[str]) -> tuple[Card, Sequence[str]]:
    """A card by its own text, or by what it is: "green 1", "green 1 axes 2"; and the words behind."""
    if words[0] in _BY_SMALL_TEXT:
        return _BY_SMALL_TEXT[words[0]], words[1:]
    colour = COLOUR_NAMES.get(words[0])
    value, rest = number(words[1] if len(words) > 1 else ""), words[2:]
    fitting = [card for card in dict.fromkeys(among) if card.colour == colour and card.value == value]
    if len(rest) > 1 and rest[0] == "axes":
        axes, rest = number(rest[1]), rest[2:]
        fitting = [card for card in fitting if card.axes == axes]
    if len(fitting) != 1:
        raise Refused(Code.UNKNOWN_COMMAND)
    return fitting[0], rest


def _named(card: Card, among: Sequence[Card]) -> str:
    """What a card is called in a command; with its axes only where another one differs in nothing else."""
    name = next(name for name, colour in COLOUR_NAMES.items() if colour == card.colour)
    alike = {other for other in among if (other.colour, other.value) == (card.colour, card.value)}
    return f"{name} {card.value}" + (f" axes {card.axes}" if len(alike) > 1 else "")


def _takes(state: State) -> Iterator[wire.Offer]:
    """Each different choice of cards once, by its first places."""
    if state.phase is not Phase.TAKE:
        return
    legal = {action.cards for action in state.legal_actions() if isinstance(action, Take)}
    most = max(map(len, legal), default=0)
    for count in range(1, most + 1):
        for places in combinations(range(len(state.display)), count):
            cards = tuple(sorted(state.display[place] for place in places))
            if cards in legal:
                legal.remove(cards)
                say = " ".join(["take", *(_named(card, state.display) for card in cards)])
                yield {**_offer(say, "take"), "cards": texts(cards)}


def _others(state: State) -> Iterator[wire.Offer]:
    moved = effects(state)
    for action in state.legal_actions():
        match action:
            case Take():
                continue
            case Place(card, pile):
                where = "new" if pile is None else str(pile)
                say = f"place {_named(card, _taken(state))} {where}"
                offer = _offer(say, "start" if pile is None else "place")
                yield {**offer, "cards": [card.text], "pile": pile}
            case Score(pile, how):
                yield {**_offer(str(action), "score"), "pile": pile, "how": how, "gain": moved[action].gain}
            case Remove(pile):
                yield {**_offer(str(action), "remove"), "pile": pile, "gain": moved[action].gain}
            case _:
                say = next(word for word, single in _SINGLE.items() if single == action)
                yield _offer(say, _KINDS[action])


_KINDS: dict[Action, wire.OfferKind] = {REVEAL: "reveal", STOP: "stop", TAKE_NONE: "none", PASS: "pass", DONE: "end"}


def _offer(say: str, kind: wire.OfferKind) -> wire.Offer:
    return {"say": say, "kind": kind, "cards": [], "pile": None, "how": None, "gain": 0}
