"""K2 in a terminal, alone or passing the keyboard round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core import codec, english, k2
from k2core.game import Refused
from k2core.k2.components import CLIMBERS, DAYS
from k2core.k2.risk import daring
from k2core.k2.setup import days_known
from k2core.replay import Record

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.replay import Replay

HELP = """\
A number chooses from the list; the action's own text (step A 14) does too.
  undo, redo   take back a step of the turn, or do it again
  where A      every space climber A can reach this turn, with cost and tonight's level
  go A 14      let climber A walk to space 14 by the best plan
  table        show the whole table again
  save         print the text that `play --resume TEXT` continues from
  quit         stop; the text to continue from is printed"""


class Quit(Exception):
    """The player is done for now."""


class Terminal:
    """A game at a terminal: `ask` shows a prompt and returns a line, `say` shows text."""

    def __init__(self, replay: Replay, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
        self._record = Record(replay)
        self._ask = ask
        self._say = say
        players = replay.config.players
        names = replay.names or ("",) * players
        self._names = tuple(name or f"Player {seat + 1}" for seat, name in enumerate(names))
        self._hot_seat = players > 1

    @property
    def state(self) -> k2.State:
        state = self._record.state
        assert isinstance(state, k2.State)
        return state

    def play(self) -> None:
        """Until the game is over or a player quits."""
        try:
            shown_day = 0
            while self.state.legal_actions():
                if self.state.day != shown_day:
                    shown_day = self.state.day
                    self._show_table()
                self._decide()
        except Quit:
            self._say(f"To continue: play --resume {codec.encode(self._record.replay)}")
            return
        self._show_table()
        self._say(f"\n{english.outcome(self.state, self._names)}")
        self._say(f"Proof: {codec.encode(self._record.replay)}")

    def _decide(self) -> None:
        state = self.state
        seat = state.queue[0]
        secret = self._hot_seat and state.phase is k2.Phase.SELECT
        if secret:
            self._ask(f"\n{self._names[seat]}, sit down alone and press Enter.")
        self._say("")
        self._show_task(seat)
        legal = state.legal_actions()
        for number, action in enumerate(legal, 1):
            self._say(f"{number:4}  {english.action(state, action)}")
        before = state
        while self.state is before:
            try:
                self._obey(self._ask(f"{self._names[seat]}> ").strip(), legal)
            except Refused as refused:
                self._say(english.sentence(refused.reason))
        if secret:
            self._say(
                "\033[2J\033[3J\033[H",
            )
        self._tell(before)

    def _obey(self, line: str, legal: tuple[k2.Action, ...]) -> None:
        word, _, rest = line.partition(" ")
        if (number := _number(word)) is not None and 1 <= number <= len(legal):
            self._record.apply(legal[number - 1])
        elif word in ("undo", "redo"):
            (self._record.undo if word == "undo" else self._record.redo)()
        elif word == "quit":
            raise Quit
        elif word == "save":
            self._say(codec.encode(self._record.replay))
        elif word == "table":
            self._show_table()
        elif word == "where":
            self._show_reach(_climber(rest))
        elif word == "go":
            climber, _, space = rest.partition(" ")
            self._go(_climber(climber), _number(space))
        elif word in ("help", ""):
            self._say(HELP)
        else:
            self._record.apply(k2.parse_action(line))

    def _go(self, climber: int, space: int | None) -> None:
        if space is None:
            raise Refused("bad_action")
        plans = k2.plans(self.state, k2.BeThere(climber, space))
        if not plans:
            self._say("That is out of reach this turn; `where` lists what is not.")
            return
        for action in plans[0].actions:
            self._say(f"      {english.action(self.state, action)}")
            self._record.apply(action)

    def _show_reach(self, climber: int) -> None:
        for target in k2.reach(self.state, climber):
            there = english.place(self.state, target.space)
            self._say(f"      {there} for {target.cost}: tonight {english.night(target.night)}")

    def _tell(self, before: k2.State) -> None:
        """What has happened by itself since `before`."""
        state = self.state
        if before.phase is k2.Phase.SELECT and state.phase is not k2.Phase.SELECT:
            for seat in before.seats_in_order():
                picks = state.players[seat].picks
                self._say(f"{self._names[seat]} plays {english.cards(picks)}: risk sum {k2.risk_sum(picks)}.")
            seat_at_risk = daring(state)
            who = "Nobody" if seat_at_risk is None else self._names[seat_at_risk]
            self._say(f"{who} takes a risk token.")
        if before.phase is k2.Phase.TURN and state.phase is not k2.Phase.TURN:
            self._tell_night(before)

    def _tell_night(self, before: k2.State) -> None:
        self._say(f"\nNight {before.day}")
        for seat, name in enumerate(self._names):
            for index, letter in enumerate(CLIMBERS):
                sums = k2.tonight(before, (seat, index))
                if sums is not None:
                    self._say(f"  {name} {letter}: {english.night(sums)}")

    def _show_task(self, seat: int) -> None:
        state = self.state
        player = state.players[seat]
        if state.phase is k2.Phase.SELECT:
            self._say(f"{self._names[seat]} holds {english.cards(player.hand)}. Pick three:")
        elif state.phase is k2.Phase.TOKEN:
            self._say(f"{self._names[seat]} dares most. Take a token:")
        elif state.phase is k2.Phase.RESCUE:
            letter = CLIMBERS[state.pending[0][1]]
            self._say(f"{self._names[seat]}'s climber {letter} will not last the night. Use the rescue card?")
        else:
            self._show_turn(seat)

    def _show_turn(self, seat: int) -> None:
        state = self.state
        turn = state.turn
        assert turn is not None
        self._say(f"{self._names[seat]} has {english.cards(turn.cards)} to give; risk to pay: {turn.unpaid}.")
        for index, letter in enumerate(CLIMBERS):
            sums = k2.tonight(state, (seat, index))
            if sums is not None:
                purse = turn.purses[index]
                down = f" and {purse.down} for going down" if purse.down else ""
                self._say(f"  {letter}: {purse.points} points{down}; tonight {english.night(sums)}")

    def _show_table(self) -> None:
        state = self.state
        self._say(f"\n=== Day {state.day} of {DAYS}, {self._names[state.starting]} starts ===")
        for day in range(state.day, days_known(state.day) + 1):
            self._say(f"  day {day:2}: {english.weather(state.setup.weather[day - 1])}")
        self._say(f"  open risk tokens: {', '.join(map(str, state.tokens))}")
        for seat, (name, player) in enumerate(zip(self._names, state.players, strict=True)):
            self._say(f"  {name}: {k2.totals(state)[seat]} points")
            for letter, climber in zip(CLIMBERS, player.climbers, strict=True):
                if climber.space is None:
                    self._say(f"    {letter}  dead")
                    continue
                tent = "" if climber.tent is None else f", tent on {climber.tent}"
                where = english.place(state, climber.space)
                marker = f"marker on {climber.points}"
                self._say(f"    {letter}  level {climber.level}, {marker}, at {where}{tent}")


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 3 else None


def _climber(letter: str) -> int:
    if letter.upper() not in ("A", "B"):
        raise Refused("bad_action")
    return CLIMBERS.index(letter.upper())
