"""K2 in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core import k2
from k2core.cli import english
from k2core.cli.terminal import Terminal, whole_number
from k2core.core.errors import Code, Refused
from k2core.k2.components import CLIMBERS, DAYS
from k2core.k2.risk import daring
from k2core.k2.setup import days_known

if TYPE_CHECKING:
    from typing import ClassVar

HELP = """\
A number chooses from the list; the action's own text (step A 14) does too.
  undo, redo   take back a step of the turn, or do it again
  where A      every space climber A can reach this turn, with cost and tonight's level
  go A 14      let climber A walk to space 14 by the best plan
  table        show the whole table again
  save         print the text that `play --resume TEXT` continues from
  quit         stop; the text to continue from is printed"""


class K2Terminal(Terminal):
    help: ClassVar[str] = HELP

    @property
    def state(self) -> k2.State:
        state = self._record.state
        assert isinstance(state, k2.State)
        return state

    def _chapter(self) -> object:
        return self.state.day

    def _words(self, action: k2.Action) -> str:
        return english.action(self.state, action)

    def _result(self) -> str:
        outcome = self.state.outcome
        assert outcome is not None
        return english.outcome(outcome, self.state.day, self._names)

    def _is_secret(self) -> bool:
        return self.state.phase is k2.Phase.SELECT

    def _do_more(self, word: str, rest: str) -> bool:
        if word == "where":
            self._show_reach(_climber(rest))
        elif word == "go":
            climber, _, space = rest.partition(" ")
            self._go(_climber(climber), whole_number(space))
        else:
            return False
        return True

    def _go(self, climber: int, space: int | None) -> None:
        if space is None:
            raise Refused(Code.BAD_ACTION)
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


def _climber(letter: str) -> int:
    if letter.upper() not in ("A", "B"):
        raise Refused(Code.BAD_ACTION)
    return CLIMBERS.index(letter.upper())
