"""What would have been better, in the game's terms: a code with arguments, and what each line does."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from k2core.core.cards import texts
from k2core.karakorum.actions import Done, Pass, Place, Remove, Reveal, Score, Stop, Take, TakeNone
from k2core.karakorum.components import COLOURS
from k2core.karakorum.preview import effect
from k2core.karakorum.sketch import sketch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2core.core.canonical_json import Json
    from k2core.karakorum.actions import Action
    from k2core.karakorum.state import State


class Better(StrEnum):
    """What would have been better."""

    REVEAL = "reveal"
    """Turning up one more card."""
    STOP = "stop"
    TAKE = "take"
    """cards"""
    TAKE_NOTHING = "take_nothing"
    SCORE_GOAL = "score_goal"
    """colour, goal, fields: scoring an expedition for a goal."""
    SCORE_AXES = "score_axes"
    """colour, fields: scoring an expedition for its axes."""
    KEEP = "keep"
    """colour: keeping an expedition that was scored."""
    REMOVE = "remove"
    """colour: giving up an expedition."""
    NOT_REMOVE = "not_remove"
    """colour: not giving up an expedition."""
    PLACE = "place"
    """colour: placing the cards in another way."""


class MoveKind(StrEnum):
    """What one action does."""

    REVEAL = "reveal"
    STOP = "stop"
    TAKE = "take"
    NOTHING = "nothing"
    """Takes nothing."""
    START = "start"
    """Begins an expedition with a card."""
    PLACE = "place"
    SCORE = "score"
    REMOVE = "remove"


@dataclass(frozen=True, slots=True)
class Told:
    """A lesson with what its sentence needs; what it does not need is empty."""

    code: Better
    cards: tuple[str, ...] = ()
    colour: str = ""
    goal: str = ""
    fields: int = 0

    def to_dict(self) -> Json:
        return asdict(self) | {"cards": list(self.cards)}


@dataclass(frozen=True, slots=True)
class Move:
    """One action as it can be told; what it has not is empty."""

    kind: MoveKind
    cards: tuple[str, ...] = ()
    colour: str = ""
    how: str = ""
    """What an expedition is scored for."""
    gain: int = 0
    to: int = 0
    """By how many fields a pawn moves, and where it comes to."""

    def to_dict(self) -> Json:
        return asdict(self) | {"cards": list(self.cards)}


@dataclass(frozen=True, slots=True)
class Line:
    """A choice as it can be told and drawn."""

    moves: tuple[Move, ...]
    cards: tuple[str, ...]
    """Those that are taken, or placed one after the other."""
    piles: tuple[str, ...]
    """Where each card is placed: the number of an expedition as it lies there now, or "new"."""
    scored: tuple[str, ...]
    removed: tuple[str, ...]
    goals: tuple[str, ...]
    """Those that are claimed, each a colour and a goal with a space between."""

    def to_dict(self) -> Json:
        return {
            "moves": [move.to_dict() for move in self.moves],
            "cards": list(self.cards),
            "piles": list(self.piles),
            "scored": list(self.scored),
            "removed": list(self.removed),
            "goals": list(self.goals),
        }


def line(state: State, actions: Sequence[Action]) -> Line:
    drawn = sketch(state, actions)
    moves = []
    for action in actions:
        move = _move(state, action)
        if move is not None:
            moves.append(move)
        state = state.apply(action)
    return Line(
        moves=tuple(moves),
        cards=tuple(drawn["cards"]),
        piles=tuple(drawn["piles"]),
        scored=tuple(drawn["scored"]),
        removed=tuple(drawn["removed"]),
        goals=tuple(f"{claim['colour']} {claim['goal']}" for claim in drawn["goals"]),
    )


def _move(state: State, action: Action) -> Move | None:
    match action:
        case Reveal():
            return Move(MoveKind.REVEAL)
        case Stop():
            return Move(MoveKind.STOP)
        case Take(cards):
            return Move(MoveKind.TAKE, cards=tuple(texts(cards)))
        case Pass() | TakeNone():
            return Move(MoveKind.NOTHING)
        case Place(card, pile):
            return Move(
                MoveKind.START if pile is None else MoveKind.PLACE, cards=(card.text,), colour=COLOURS[card.colour]
            )
        case Score() | Remove():
            what = effect(state.players[state.queue[0]], action)
            how = str(action.how) if isinstance(action, Score) else ""
            kind = MoveKind.SCORE if isinstance(action, Score) else MoveKind.REMOVE
            return Move(kind, colour=COLOURS[what.colour], how=how, gain=what.gain, to=what.end)
        case Done():
            return None


def lesson(made: Line, better: Line) -> Told:
    """What would have been better; in a turn the scoring first, then what was given up, then the placing."""
    first = better.moves[0] if better.moves else None
    if first is not None and first.kind in _OF_WORDS:
        return Told(_OF_WORDS[first.kind], cards=first.cards)
    did, should = _scorings(made), _scorings(better)
    for move in should:
        if move not in did:
            if move.how == "axes":
                return Told(Better.SCORE_AXES, colour=move.colour, fields=move.gain)
            return Told(Better.SCORE_GOAL, colour=move.colour, goal=move.how, fields=move.gain)
    for move in did:
        if move not in should:
            return Told(Better.KEEP, colour=move.colour)
    gone, given = _removals(made), _removals(better)
    for colour in given:
        if colour not in gone:
            return Told(Better.REMOVE, colour=colour)
    for colour in gone:
        if colour not in given:
            return Told(Better.NOT_REMOVE, colour=colour)
    placed = next((move.colour for move in better.moves if move.kind in (MoveKind.START, MoveKind.PLACE)), "")
    return Told(Better.PLACE, colour=placed)


_OF_WORDS = {
    MoveKind.REVEAL: Better.REVEAL,
    MoveKind.STOP: Better.STOP,
    MoveKind.TAKE: Better.TAKE,
    MoveKind.NOTHING: Better.TAKE_NOTHING,
}


def _scorings(of: Line) -> list[Move]:
    return [move for move in of.moves if move.kind is MoveKind.SCORE]


def _removals(of: Line) -> list[str]:
    return [move.colour for move in of.moves if move.kind is MoveKind.REMOVE]
