"""What a link holds and what is sent, in the form that is shown to people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.core.errors import Code, Refused
from k2core.core.registry import game_by_name
from k2core.sharing.daily import daily, date_of
from k2core.sharing.links import SharedGame, write_challenge, write_game
from k2core.sharing.verdict import judge

if TYPE_CHECKING:
    from k2core.core.canonical_json import Json
    from k2core.sharing.links import Challenge, Kind
    from k2core.sharing.replay import Record


def content_of(kind: Kind, found: SharedGame | Challenge) -> Json:
    """Describe what a link holds: a game with its verdict, or a challenge with its mountain."""
    if isinstance(found, SharedGame):
        content = {"replay": found.replay.to_dict(), "moment": found.moment, "verdict": judge(found.replay).to_dict()}
    else:
        content = {"challenge": {**found.to_dict(), "daily": date_of(found.config)}, **found.solo.preview(found.config)}
    return {"kind": kind, **content}


def of_day(date: str) -> Json:
    """Return the daily mountain of a date with its link."""
    sent = daily(date)
    return {"date": date, **sent.options, "link": write_challenge(sent)}


def share(record: Record) -> Json:
    """Return a solo game in short, with the link that proves it."""
    solo = game_by_name(record.game.name).solo
    if solo is None or record.config.players > 1:
        raise Refused(Code.ONLY_SOLO)
    return {"link": write_game(record.replay), **solo.summary(record.states), "daily": date_of(record.config)}
