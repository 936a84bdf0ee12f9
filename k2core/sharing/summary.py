"""What people send each other, as the page asks for it: links, the mountain of the day, results in short."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core import k2
from k2core.core.errors import Code, Refused
from k2core.k2.components import RANK_MINIMA
from k2core.k2.profile import profile
from k2core.sharing.daily import daily, date_of
from k2core.sharing.links import SharedGame, challenge, read_link, write_challenge, write_game
from k2core.sharing.verdict import judge

if TYPE_CHECKING:
    from k2core.core.canonical_json import Json
    from k2core.sharing.links import Challenge
    from k2core.sharing.replay import Record


def read(link: object) -> Json:
    """Whatever a link holds, with all that is to be shown before anything is played."""
    kind, found = read_link(link)
    if isinstance(found, SharedGame):
        content = {"replay": found.replay.to_dict(), "moment": found.moment, "verdict": judge(found.replay).to_dict()}
    else:
        content = {"challenge": {**found.to_dict(), "daily": date_of(found.config)}, **_mountain(found)}
    return {"kind": kind, **content}


def _mountain(sent: Challenge) -> Json:
    """What lies open on the first morning, and what each rank takes."""
    config = sent.config
    assert isinstance(config, k2.Config)
    forecast = k2.start(config).observation(None).weather
    return {
        "weather": [day.to_dict() for day in forecast],
        "ranks": list(RANK_MINIMA[config.board, config.weather]),
    }


def of_day(date: str) -> Json:
    sent = daily(date)
    return {"date": date, **sent.options, "link": write_challenge(sent)}


def challenge_link(options: list[str], message: str) -> str:
    return write_challenge(challenge(k2.GAME.name, k2.RULES, options, message))


def share(record: Record) -> Json:
    """A game alone in short, with the link that proves it."""
    if record.config.players > 1:
        raise Refused(Code.ONLY_SOLO)
    states = [state for state in record.states if isinstance(state, k2.State)]
    config = states[-1].config
    tally = k2.tally(states[-1])
    return {
        "link": write_game(record.replay),
        "points": tally.points[0],
        "rank": None if tally.rank is None else str(tally.rank),
        "profile": profile(states),
        "daily": date_of(config),
        "summits": tally.summits,
        "deaths": tally.deaths,
        "board": config.board,
        "weather": config.weather,
        "seed": config.seed,
    }
