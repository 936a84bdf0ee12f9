"""What a link holds and what is sent, in the form that is shown to people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2core.core.errors import Code, Refused
from k2core.core.registry import game_by_name
from k2core.sharing.daily import daily, date_of
from k2core.sharing.links import SharedGame, solo_of, write_challenge, write_game
from k2core.sharing.verdict import judge

if TYPE_CHECKING:
    from k2core.core.canonical_json import Json
    from k2core.core.game import Solo
    from k2core.sharing.links import Challenge, Kind
    from k2core.sharing.replay import Record, Replay


def content_of(kind: Kind, found: SharedGame | Challenge) -> Json:
    """Describe what a link holds: a game with its verdict, or a challenge with its mountain."""
    if isinstance(found, SharedGame):
        content = {"replay": found.replay.to_dict(), "moment": found.moment, "verdict": judge(found.replay).to_dict()}
    else:
        content = {
            "challenge": {**found.to_dict(), "daily": date_of(found.config)},
            "climb": _in_short(found.climb),
            "answered": _in_short(found.answered),
            **found.solo.preview(found.config),
        }
    return {"kind": kind, **content}


def of_day(date: str) -> Json:
    """Return the daily mountain of a date with its link."""
    sent = daily(date)
    return {"date": date, **sent.options, "link": write_challenge(sent)}


def share(record: Record) -> Json:
    """Return a solo game in short, with the link that proves it."""
    if record.game.solo is None or record.config.players > 1:
        raise Refused(Code.ONLY_SOLO)
    return _short(record.game.solo, record.replay)


def _in_short(climb: Replay | None) -> Json | None:
    """A solo game that goes along with a challenge."""
    return None if climb is None else _short(solo_of(game_by_name(climb.game)), climb)


def _short(solo: Solo[Any], replay: Replay) -> Json:
    return {"link": write_game(replay), **solo.summary(replay.states()), "daily": date_of(replay.config)}
