"""The choices of a review as they come back from the page: each game's own form, read again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots.k2 import lessons as k2_lessons
from k2core.bots.k2 import review as k2_review
from k2core.bots.karakorum import lessons as karakorum_lessons
from k2core.bots.karakorum import review as karakorum_review
from k2core.core.typed_json import checked
from k2core.page.bots import wire

if TYPE_CHECKING:
    from collections.abc import Callable


def _of_k2(form: wire.WeighedChoice) -> k2_review.Choice:
    return k2_review.Choice(
        day=form["day"],
        phase=form["phase"],
        moment=form["moment"],
        expected=form["expected"],
        lost=form["lost"],
        lesson=None if form["lesson"] is None else k2_lessons.Lesson(form["lesson"]),
        climber=form["climber"],
        better=tuple(form["better"]),
        did=_deeds(form["did"]),
        should=_deeds(form["should"]),
    )


def _deeds(forms: list[wire.Done]) -> tuple[k2_lessons.Done, ...]:
    return tuple(
        k2_lessons.Done(form["climber"], k2_lessons.Deed(form["deed"]), form["space"], form["level"]) for form in forms
    )


def _of_karakorum(form: wire.WeighedMove) -> karakorum_review.Choice:
    return karakorum_review.Choice(
        day=form["day"],
        phase=form["phase"],
        moment=form["moment"],
        expected=form["expected"],
        lost=form["lost"],
        lesson=None if form["lesson"] is None else _told(form["lesson"]),
        better=tuple(form["better"]),
        did=None if form["did"] is None else _line(form["did"]),
        should=None if form["should"] is None else _line(form["should"]),
    )


def _told(form: wire.Told) -> karakorum_lessons.Told:
    return karakorum_lessons.Told(
        karakorum_lessons.Better(form["code"]), tuple(form["cards"]), form["colour"], form["goal"], form["fields"]
    )


def _line(form: wire.Line) -> karakorum_lessons.Line:
    return karakorum_lessons.Line(
        moves=tuple(map(_move, form["moves"])),
        cards=tuple(form["cards"]),
        piles=tuple(form["piles"]),
        scored=tuple(form["scored"]),
        removed=tuple(form["removed"]),
        goals=tuple(form["goals"]),
    )


def _move(form: wire.Move) -> karakorum_lessons.Move:
    return karakorum_lessons.Move(
        karakorum_lessons.MoveKind(form["kind"]),
        tuple(form["cards"]),
        form["colour"],
        form["how"],
        form["gain"],
        form["to"],
    )


READERS: dict[str, Callable[[object, str], object]] = {
    "k2": lambda form, path: _of_k2(checked(wire.WeighedChoice, form, path)),
    "karakorum": lambda form, path: _of_karakorum(checked(wire.WeighedMove, form, path)),
}
"""By game."""
