"""Playing Karakorum by short words: "reveal", "take 1 3", "place 1 2", "score 2 axes", "end", and questions.

`offers` lists what can be said now, `understand` turns words into actions. Cards are named by their places in the
row, counted from 1, or by their own texts; so is every action.
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
    """Everything that can be said now."""
    return [*_takes(state), *_others(state)]


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
    return allowed(state, take(tuple(sorted(_cards(state.display, words)))))


def _place(state: State, words: Sequence[str]) -> Meaning:
    """ "place 1 2", or "place 1" where the card can go to one place only."""
    (card,) = _cards(_taken(state), words[:1])
    possible = [action for action in state.legal_actions() if isinstance(action, Place) and action.card == card]
    where = words[1:]
    if not where and len(possible) == 1:
        return Meaning((possible[0],))
    if len(where) != 1:
        raise Refused(Code.UNKNOWN_COMMAND)
    return allowed(state, PLACES[card, None if where[0] == "new" else _pile(where[0])])


def _score(state: State, words: Sequence[str]) -> Meaning:
    """ "score 2 axes", or "score 2" where there is one way only."""
    pile = _pile(words[0])
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
    return allowed(state, REMOVES[_pile(words[0])])


_READERS: dict[str, Callable[[State, Sequence[str]], Meaning]] = {
    "take": _take,
    "place": _place,
    "score": _score,
    "remove": _remove,
}


def _taken(state: State) -> tuple[Card, ...]:
    return state.players[state.queue[0]].taken


def _pile(word: str) -> int:
    pile = number(word)
    if pile is None or not 1 <= pile <= MAX_PILES:
        raise Refused(Code.UNKNOWN_COMMAND)
    return pile


_BY_SMALL_TEXT = {text.casefold(): card for text, card in CARD_BY_TEXT.items()}


def _cards(among: Sequence[Card], words: Sequence[str]) -> tuple[Card, ...]:
    """Cards by their places, counted from 1, or by their own texts."""
    if words and all(word in _BY_SMALL_TEXT for word in words):
        return tuple(_BY_SMALL_TEXT[word] for word in words)
    return at_places(among, words)


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
                say = " ".join(["take", *(str(place + 1) for place in places)])
                yield {**_offer(say, "take"), "cards": texts(cards)}


def _others(state: State) -> Iterator[wire.Offer]:
    moved = effects(state)
    for action in state.legal_actions():
        match action:
            case Take():
                continue
            case Place(card, pile):
                where = "new" if pile is None else str(pile)
                offer = _offer(f"place {_taken(state).index(card) + 1} {where}", "start" if pile is None else "place")
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
