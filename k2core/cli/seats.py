"""Who sits where, by the names of the seats as the page writes them: `*hiker` is a bot, `Anna*2` was Anna first."""

from __future__ import annotations

from k2core.bots.interface import Level

PERSON = "person"
MARK = "*"
FOLLOWERS: tuple[Level | None, ...] = (None, *Level)
"""By the digit behind the mark: who went on for somebody who had left; None is a person."""
WORDS = {Level.HIKER: "Hiker", Level.ALPINIST: "Alpinist", Level.HIMALAYAN: "Himalayan mountaineer"}


def bot_name(level: Level) -> str:
    return f"{MARK}{level}"


def levels(names: tuple[str, ...], players: int) -> tuple[Level | None, ...]:
    """Who plays on each seat now: None for a person."""
    return tuple(map(_level, names)) or (None,) * players


def _level(name: str) -> Level | None:
    first, follower = _followed(name)
    return _bot(first) if follower is None else FOLLOWERS[follower]


def _bot(name: str) -> Level | None:
    return next((level for level in Level if bot_name(level) == name), None)


def _followed(name: str) -> tuple[str, int | None]:
    """The name of whoever sat there first, and the digit of who went on; None if nobody did."""
    if name[-2:-1] == MARK and name[-1] in "0123":
        return name[:-2], int(name[-1])
    return name, None


def called(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Return what to call each player: some or all may have no name, and bots of one level are numbered."""
    firsts = [_followed(name)[0] for name in names or ("",) * players]
    return tuple(_first_called(firsts, seat) + _then(names[seat] if names else "") for seat in range(players))


def _first_called(firsts: list[str], seat: int) -> str:
    level = _bot(firsts[seat])
    if level is None:
        return firsts[seat] or f"Player {seat + 1}"
    several = firsts.count(firsts[seat]) > 1
    return f"{WORDS[level]} {firsts[: seat + 1].count(firsts[seat])}" if several else WORDS[level]


def _then(name: str) -> str:
    follower = _followed(name)[1]
    if follower is None:
        return ""
    level = FOLLOWERS[follower]
    return f", then {'a person' if level is None else WORDS[level]}"
