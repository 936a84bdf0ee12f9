"""Playing K2 by short words: "play 1 2 3", "A 7", "tent B", "give rope 1 2 A", "end", and questions such as "night".

`offers` lists what can be said now, `understand` turns words into actions. Cards are named by what they are, or by
their own texts; so is every action. While a hand is chosen from, cards are also named by their places, counted from 1.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from k2core.core.cards import texts
from k2core.core.commands import Meaning, allowed, at_places, legal_by_text, number, words_of
from k2core.core.errors import Code, Refused
from k2core.k2.actions import DECLINES, END, RESCUES, SELECTS, Decline, End, Give, Loss, Pay, Rescue, Step, Take, Tent
from k2core.k2.board import CAMP
from k2core.k2.components import CARD_BY_TEXT, CLIMBERS, PICKS
from k2core.k2.outlook import outlook
from k2core.k2.pieces import Phase
from k2core.k2.plans import BeThere, Camp, Goal, Raise, Settle, Touch, plans
from k2core.k2.targets import reach

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from k2core.k2 import wire
    from k2core.k2.actions import Action
    from k2core.k2.components import Card
    from k2core.k2.state import State
    from k2core.k2.targets import Target

QUESTIONS = ("what", "where", "night", "forecast", "state", "cards")
"""What can be asked at any time; `where` and `night` also about one climber."""
SYNONYMS = {
    "select": "play",
    "choose": "play",
    "token": "take",
    "walk": "go",
    "move": "go",
    "camp": "tent",
    "rest": "end",
    "done": "end",
    "no": "decline",
    "keep": "decline",
    "weather": "forecast",
    "hand": "cards",
    "status": "state",
    "help": "what",
}
PRINTED = ("up", "/", "down")
"""What stands beside the numbers in the full name of a rope card: "Rope 1 up / 2 down"."""
_FIRST = {letter.casefold(): index for index, letter in enumerate(CLIMBERS)}


def offers(state: State) -> list[wire.Offer]:
    """Everything that can be said now. Whoever asks must be the one to act: the cards of a hand are among it."""
    return list(_OFFERS[state.phase](state))


def understand(state: State, text: str) -> Meaning:
    """What a text means now; raise `Refused` if it means nothing, or what is not possible."""
    words = words_of(text)
    action = legal_by_text(state, words)
    if action is not None:
        return Meaning((action,))
    asked = question(text)
    if asked is not None:
        return asked
    if not state.to_act:
        raise Refused(Code.GAME_OVER)
    first, rest = _split(words)
    reader = _READERS.get(first)
    if reader is None:
        raise Refused(Code.UNKNOWN_COMMAND)
    return reader(state, rest)


def question(text: str) -> Meaning | None:
    """What a text asks; None if it is no question."""
    first, rest = _split(words_of(text))
    if first not in QUESTIONS:
        return None
    if len(rest) > 1 or any(name not in _FIRST for name in rest):
        raise Refused(Code.UNKNOWN_COMMAND)
    return Meaning(question=first, climber=_FIRST[rest[0]] if rest else None)


def _split(words: Sequence[str]) -> tuple[str, list[str]]:
    """The verb and what belongs to it. "A tent" is "tent A", and a climber with a space alone walks there."""
    first, *rest = words or [""]
    first = SYNONYMS.get(first, first)
    if first not in _FIRST or not rest:
        return first, rest
    verb, others = SYNONYMS.get(rest[0], rest[0]), rest[1:]
    if verb in _READERS or verb in QUESTIONS:
        return verb, [first, *others]
    return "go", [first, *rest]


# What is understood


def _play(state: State, words: Sequence[str]) -> Meaning:
    if state.phase is not Phase.SELECT:
        return allowed(state, next(iter(SELECTS.values())))
    hand = state.players[state.queue[0]].hand
    if not words and len(hand) == PICKS:
        return allowed(state, SELECTS[tuple(sorted(hand))])
    cards = _cards(hand, [word for word in words if word not in PRINTED])
    if len(cards) != PICKS:
        raise Refused(Code.UNKNOWN_COMMAND)
    return allowed(state, SELECTS[tuple(sorted(cards))])


def _take(state: State, words: Sequence[str]) -> Meaning:
    value = number(words[0]) if len(words) == 1 else None
    if not words and len(set(state.tokens)) == 1:
        value = state.tokens[0]
    if value is None:
        raise Refused(Code.UNKNOWN_COMMAND)
    return allowed(state, Take(value))


def _go(state: State, words: Sequence[str]) -> Meaning:
    climber, rest = _climber(state, words)
    where, *how = rest or [""]
    space = _beside(state, climber, where) if where in ("up", "down") else _space(state, where)
    if how not in ([], ["back"], ["on"]):
        raise Refused(Code.UNKNOWN_COMMAND)
    target = next((one for one in _reached(state, climber) if one.space == space), None)
    if target is None or not target.full:
        return _planned(state, BeThere(climber, space))
    ways = [Touch(climber, space, back=True), Touch(climber, space, back=False)]
    if how:
        ways = [way for way in ways if way.back == (how == ["back"])]
    return _planned(state, *ways)


def _tent(state: State, words: Sequence[str]) -> Meaning:
    climber, rest = _climber(state, words)
    if len(rest) > 1:
        raise Refused(Code.UNKNOWN_COMMAND)
    if not rest and Tent(climber) in state.legal_actions():
        return Meaning((Tent(climber),))
    return _planned(state, Camp(climber, _space(state, rest[0]) if rest else None))


def _give(state: State, words: Sequence[str]) -> Meaning:
    """ "give move 2 A", "give rope 1 3 B down"."""
    if state.turn is None:
        return _not_now(state)
    card, rest = _card(words)
    if not 1 <= len(rest) <= 2 or rest[0] not in _FIRST:
        raise Refused(Code.UNKNOWN_COMMAND)
    climber = _FIRST[rest[0]]
    given = [
        action
        for action in state.legal_actions()
        if isinstance(action, Give) and action.card == card and action.climber == climber
    ]
    use = rest[1] if len(rest) == 2 else None
    found = next((action for action in given if use is None or action.use == use), None)
    if found is not None:
        return Meaning((found,))
    return allowed(state, Give(card, climber))


def _step(state: State, words: Sequence[str]) -> Meaning:
    climber, rest = _climber(state, words)
    return allowed(state, Step(climber, _space(state, rest[0] if rest else "")))


def _pay(state: State, words: Sequence[str]) -> Meaning:
    if not words:
        return _planned(state, Settle())
    climber, rest = _climber(state, words)
    losses = {"level": Loss.LEVEL, "move": Loss.MOVE, "go": Loss.MOVE, "points": Loss.MOVE}
    if len(rest) > 1 or any(word not in losses for word in rest):
        raise Refused(Code.UNKNOWN_COMMAND)
    if rest:
        return allowed(state, Pay(climber, losses[rest[0]]))
    move = Pay(climber, Loss.MOVE)
    return allowed(state, move if move in state.legal_actions() else Pay(climber, Loss.LEVEL))


def _raise(state: State, words: Sequence[str]) -> Meaning:
    climber, rest = _climber(state, words)
    if rest:
        raise Refused(Code.UNKNOWN_COMMAND)
    return _planned(state, Raise(climber))


def _end(state: State, words: Sequence[str]) -> Meaning:
    if words:
        raise Refused(Code.UNKNOWN_COMMAND)
    return allowed(state, END)


def _rescue(state: State, words: Sequence[str]) -> Meaning:
    if state.phase is not Phase.RESCUE:
        return _not_now(state)
    named = bool(words) and words[0] in _FIRST
    climber = _FIRST[words[0]] if named else state.pending[0][1]
    space = _space(state, words[-1] if words else "")
    if len(words) > 1 + named:
        raise Refused(Code.UNKNOWN_COMMAND)
    return allowed(state, RESCUES[climber][space])


def _decline(state: State, words: Sequence[str]) -> Meaning:
    if state.phase is not Phase.RESCUE or len(words) > 1:
        return _not_now(state)
    return allowed(state, DECLINES[_FIRST.get(words[0], 0) if words else state.pending[0][1]])


_READERS: dict[str, Callable[[State, Sequence[str]], Meaning]] = {
    "play": _play,
    "take": _take,
    "go": _go,
    "touch": _go,
    "tent": _tent,
    "give": _give,
    "step": _step,
    "pay": _pay,
    "raise": _raise,
    "end": _end,
    "rescue": _rescue,
    "decline": _decline,
}


def _not_now(state: State) -> Meaning:
    """Words that would be a command if they were complete, or in another phase."""
    reason = state.why_not(END) if state.phase is not Phase.TURN else None
    if reason is not None:
        raise Refused.because(reason)
    raise Refused(Code.UNKNOWN_COMMAND)


def _planned(state: State, *goals: Goal) -> Meaning:
    """The best plan for the first goal that can be reached; raise `Refused` with what is against it otherwise."""
    if state.phase is not Phase.TURN:
        _not_now(state)
    for goal in goals:
        found = plans(state, goal)
        if found:
            return Meaning(found[0].actions, deadly=found[0].lives > 0)
    raise _refused(state, goals[0])


def _refused(state: State, goal: Goal) -> Refused:
    if isinstance(goal, Settle | Raise):
        return Refused(Code.NOTHING_TO_PAY if isinstance(goal, Settle) else Code.UNKNOWN_COMMAND)
    alone: Action = Tent(goal.climber) if isinstance(goal, Camp) else Step(goal.climber, goal.space)
    reason = state.why_not(alone)
    if reason is None or reason.code is Code.NO_ROPE:
        return Refused(Code.OUT_OF_REACH, climber=CLIMBERS[goal.climber], space=goal.space)
    return Refused.because(reason)


def _climber(state: State, words: Sequence[str]) -> tuple[int, Sequence[str]]:
    """Which climber is named, and the words behind; where only one is alive, it need not be named."""
    if words and words[0] in _FIRST:
        return _FIRST[words[0]], words[1:]
    if not state.queue:
        raise Refused(Code.GAME_OVER)
    climbers = state.players[state.queue[0]].climbers
    alive = [index for index, climber in enumerate(climbers) if climber.space is not None]
    if len(alive) != 1:
        raise Refused(Code.UNKNOWN_COMMAND)
    return alive[0], words


def _space(state: State, word: str) -> int:
    board = state.setup.board
    named = {"base": CAMP, "summit": board.summit}
    space = named.get(word, number(word))
    if space is None:
        raise Refused(Code.UNKNOWN_COMMAND)
    if space >= len(board.spaces):
        raise Refused(Code.NO_SUCH_SPACE, space=space)
    return space


def _beside(state: State, climber: int, way: str) -> int:
    """The one space in reach at the other end of a rope that leads up or down."""
    here = state.climber((state.queue[0], climber)).space
    if here is None:
        raise Refused(Code.CLIMBER_GONE, climber=CLIMBERS[climber])
    ends = [rope.to for rope in state.setup.board.ways[here] if rope.down == (way == "down")]
    reached = {target.space for target in _reached(state, climber)}
    possible = [space for space in ends if space in reached]
    if len(possible) > 1:
        raise Refused(Code.WHICH_SPACE, spaces=possible)
    if possible or len(ends) == 1:
        return (possible or ends)[0]
    raise Refused(Code.OUT_OF_REACH, climber=CLIMBERS[climber])


def _reached(state: State, climber: int) -> tuple[Target, ...]:
    if state.phase is not Phase.TURN:
        _not_now(state)
    return reach(state, climber)


def _cards(hand: Sequence[Card], words: Sequence[str]) -> tuple[Card, ...]:
    """Cards by their places in a hand, counted from 1, or each by what it is."""
    if words and number(words[0]) is not None:
        return at_places(hand, words)
    found = []
    while words:
        card, words = _card(words)
        found.append(card)
    return tuple(found)


NAMES = {"move": "m", "rope": "r", "acclimatization": "a"}
"""What cards are called, and how their own texts begin; the numbers printed on a card come behind."""


def _card(words: Sequence[str]) -> tuple[Card, Sequence[str]]:
    """A card by its own text, or by what it is: "move 2", "rope 1 3"; and the words behind."""
    first, *rest = words or [""]
    if first in CARD_BY_TEXT:
        return CARD_BY_TEXT[first], rest
    for count in (1, 2):
        text = NAMES.get(first, "?") + "".join(rest[:count])
        if len(rest) >= count and text in CARD_BY_TEXT:
            return CARD_BY_TEXT[text], rest[count:]
    raise Refused(Code.UNKNOWN_COMMAND)


def named(card: Card) -> str:
    """What a card is called in a command."""
    name = next(name for name, start in NAMES.items() if card.text.startswith(start))
    return " ".join([name, *card.text[1:]])


# What is offered


def _offer(say: str, kind: wire.OfferKind, climber: int | None = None, space: int | None = None) -> wire.Offer:
    return {
        "say": say,
        "kind": kind,
        "climber": climber,
        "space": space,
        "cards": [],
        "value": 0,
        "target": None,
    }


def _to_play(state: State) -> Iterator[wire.Offer]:
    """Each different choice of three once, by its first places."""
    hand = state.players[state.queue[0]].hand
    seen = set()
    for places in combinations(range(len(hand)), PICKS):
        cards = tuple(sorted(hand[place] for place in places))
        if cards not in seen:
            seen.add(cards)
            say = " ".join(["play", *(str(place + 1) for place in places)])
            yield {**_offer(say, "play"), "cards": texts([hand[place] for place in places])}


def _to_take(state: State) -> Iterator[wire.Offer]:
    for value in dict.fromkeys(state.tokens):
        yield {**_offer(f"take {value}", "take"), "value": value}


def _in_turn(state: State) -> Iterator[wire.Offer]:
    """First what most people would say, then the single steps."""
    ahead = outlook(state)
    for climber, letter in enumerate(CLIMBERS):
        for target in reach(state, climber, ahead):
            walk = _offer(f"{letter} {target.space}", "touch" if target.full else "walk", climber, target.space)
            yield {**walk, "target": target.to_dict()}
        here = state.climber((state.queue[0], climber)).space
        if here is not None and plans(state, Camp(climber)):
            yield _offer(f"tent {letter}", "tent", climber, here)
    assert state.turn is not None
    if state.turn.unpaid and plans(state, Settle()):
        yield {**_offer("pay", "settle"), "value": state.turn.unpaid}
    yield from _single(state)


def _single(state: State) -> Iterator[wire.Offer]:
    for action in state.legal_actions():
        match action:
            case End():
                yield _offer("end", "end")
            case Give(card, climber, use):
                say = f"give {named(card)} {CLIMBERS[climber]}{f' {use}' if use else ''}"
                yield {**_offer(say, "give_down" if use == "down" else "give", climber), "cards": [card.text]}
            case Pay(climber, loss):
                say = f"pay {CLIMBERS[climber]} {'level' if loss is Loss.LEVEL else 'points'}"
                yield _offer(say, "pay_level" if loss is Loss.LEVEL else "pay_move", climber)
            case Step(climber, space):
                yield _offer(str(action), "step", climber, space)
            case _:
                pass  # tents are offered before


def _to_rescue(state: State) -> Iterator[wire.Offer]:
    for action in state.legal_actions():
        if isinstance(action, Rescue):
            yield _offer(str(action), "rescue", action.climber, action.space)
        elif isinstance(action, Decline):
            yield _offer(str(action), "decline", action.climber)


_OFFERS: dict[Phase, Callable[[State], Iterator[wire.Offer]]] = {
    Phase.SELECT: _to_play,
    Phase.TOKEN: _to_take,
    Phase.TURN: _in_turn,
    Phase.RESCUE: _to_rescue,
    Phase.OVER: lambda _state: iter(()),
}
