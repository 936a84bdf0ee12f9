"""How the command line shows a game of K2."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from k2core import k2
from k2core.core.cards import texts
from k2core.core.clean_text import whole_number
from k2core.core.english import counted
from k2core.core.errors import Code, Refused
from k2core.core.options import CommandOption
from k2core.k2 import english
from k2core.k2.components import CLIMBERS, DAYS
from k2core.k2.risk import daring
from k2core.k2.setup import BOARD_NAMES, WEATHER_NAMES, days_known

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2core.core.canonical_json import Json

HELP = """\
A number chooses from the list; the action's own text (step A 14) does too.
  undo, redo   undo a step of the turn, or do it again
  where A      every space climber A can reach this turn, with cost and tonight's level
  go A 14      move climber A to space 14 by the best plan
  map          every space with its cost, terrain, points and ropes
  table        show the whole table again
  save         print the text that `play --resume TEXT` continues from
  quit         stop; the text to continue from is printed"""

Names = tuple[str, ...]


class K2Terminal:
    title = "K2"
    help = HELP
    options = (
        CommandOption("board", str, " or ".join(BOARD_NAMES)),
        CommandOption("weather", str, ", ".join(WEATHER_NAMES)),
        CommandOption("family", bool, "each player has a rescue card"),
        CommandOption("crowded", bool, "easier limits for five players"),
        CommandOption("start", int, "who starts, counted from 0", "SEAT"),
    )
    refusals = english.REFUSALS
    claim = "give this score; that it was the first try, nothing can prove."

    def section(self, state: k2.State) -> int:
        return state.day

    def is_secret(self, state: k2.State) -> bool:
        return state.phase is k2.Phase.SELECT

    def table(self, state: k2.State, names: Names) -> list[str]:
        days = range(state.day, days_known(state.day) + 1)
        lines = [
            f"\n=== Day {state.day} of {DAYS}, {names[state.starting]} goes first ===",
            *(f"  day {day:2}: {english.weather(state.setup.weather[day - 1])}" for day in days),
            f"  face-up risk tokens: {', '.join(map(str, state.tokens))}",
        ]
        for name, player, points in zip(names, state.players, k2.totals(state), strict=True):
            lines.append(f"  {name}: {counted(points, 'point')}")
            lines += [
                _climber_line(state, letter, climber) for letter, climber in zip(CLIMBERS, player.climbers, strict=True)
            ]
        return lines

    def task(self, state: k2.State, names: Names) -> list[str]:
        seat = state.queue[0]
        if state.phase is k2.Phase.SELECT:
            return [f"{names[seat]} holds {english.cards(state.players[seat].hand)}. Choose three:"]
        if state.phase is k2.Phase.TOKEN:
            return [
                "Choose a risk token:" if len(names) == 1 else f"{names[seat]} takes the biggest risk. Choose a token:"
            ]
        if state.phase is k2.Phase.RESCUE:
            letter = CLIMBERS[state.pending[0][1]]
            return [f"{names[seat]}'s climber {letter} will not make it through the night. Use the rescue card?"]
        return _turn_lines(state, names[seat])

    def action(self, state: k2.State, action: k2.Action) -> str:
        return english.action(state, action)

    def changes(self, before: k2.State, _action: k2.Action, after: k2.State, names: Names) -> list[str]:
        lines = []
        if before.phase is k2.Phase.SELECT and after.phase is not k2.Phase.SELECT:
            for seat in after.seats_in_order():
                picks = after.players[seat].picks
                lines.append(f"{names[seat]} plays {english.cards(picks)}: risk sum {k2.risk_sum(picks)}.")
            seat_at_risk = daring(after)
            if seat_at_risk is None:
                lines.append("Tied for the biggest risk: nobody takes a token.")
            elif len(names) > 1:
                lines.append(f"{names[seat_at_risk]} takes the biggest risk, and so a token.")
        if before.phase is k2.Phase.TURN and after.phase is not k2.Phase.TURN:
            lines += _night_lines(before, names)
        return lines

    def command(self, state: k2.State, word: str, rest: str) -> tuple[list[str], tuple[k2.Action, ...]] | None:
        if word == "where":
            return _reach_lines(state, _climber(rest)), ()
        if word == "map":
            return _map_lines(state), ()
        if word != "go":
            return None
        climber, _, space = rest.partition(" ")
        return _walk(state, _climber(climber), whole_number(space))

    def setting(self, config: k2.Config, daily: str | None) -> str:
        mountain = f", the mountain of {daily}" if daily else ""
        return f"seed {config.seed} ({config.board} board, {config.weather} weather{mountain})"

    def progress(self, tally: k2.Tally) -> str:
        return f"day {tally.day}, points {', '.join(map(str, tally.points))}"

    def outcome(self, outcome: k2.Outcome, tally: k2.Tally, names: Names) -> str:
        return english.outcome(outcome, tally.day, names)

    def summary(self) -> K2Summary:
        return K2Summary()

    def deal(self, state: k2.State) -> Json:
        return state.setup.deal.to_dict()

    def snapshot(self, state: k2.State) -> Json:
        return {
            "day": state.day,
            "phase": str(state.phase),
            "starting": state.starting,
            "tokens": list(state.tokens),
            "summit": [[seat, CLIMBERS[climber]] for seat, climber in state.summit],
            "players": [
                {
                    "hand": texts(player.hand),
                    "climbers": [climber.to_dict() for climber in player.climbers],
                }
                for player in state.players
            ],
        }


@dataclass
class K2Summary:
    """What random games of K2 have come to."""

    climbers: int = 0
    deaths: int = 0
    summits: int = 0
    ranks: Counter[str] = field(default_factory=Counter)
    last_days: Counter[int] = field(default_factory=Counter)

    def add(self, state: k2.State) -> None:
        tally = k2.tally(state)
        self.climbers += sum(len(player.climbers) for player in state.players)
        self.deaths += tally.deaths
        self.summits += tally.summits
        self.last_days[state.day] += 1
        if tally.rank is not None:
            self.ranks[tally.rank] += 1

    def rows(self) -> list[tuple[str, str | Mapping[str, int]]]:
        rows: list[tuple[str, str | Mapping[str, int]]] = [
            ("climbers", f"{self.deaths} of {self.climbers} died, {self.summits} stood on the summit"),
            ("lasted", f"{self.last_days[DAYS]} games to day {DAYS}"),
        ]
        return [*rows, ("ranks", self.ranks)] if self.ranks else rows


def _climber_line(state: k2.State, letter: str, climber: k2.Climber) -> str:
    if climber.space is None:
        return f"    {letter}  dead"
    tent = "" if climber.tent is None else f", tent on {climber.tent}"
    where = english.place(state, climber.space)
    return f"    {letter}  level {climber.level}, {counted(climber.points, 'point')}, at {where}{tent}"


def _turn_lines(state: k2.State, name: str) -> list[str]:
    turn = state.turn
    assert turn is not None
    lines = [f"{name} has {english.cards(turn.cards)} to give; risk to pay: {turn.unpaid}."]
    for index, letter in enumerate(CLIMBERS):
        sums = k2.tonight(state, (state.queue[0], index))
        if sums is not None:
            purse = turn.purses[index]
            down = f" and {purse.down} down only" if purse.down else ""
            lines.append(f"  {letter}: {purse.points} movement{down}; tonight {english.night(sums)}")
    return lines


def _night_lines(state: k2.State, names: Names) -> list[str]:
    lines = [f"\nNight {state.day}"]
    for seat, name in enumerate(names):
        for index, letter in enumerate(CLIMBERS):
            sums = k2.tonight(state, (seat, index))
            if sums is not None:
                climber = f"climber {letter}" if len(names) == 1 else f"{name}'s climber {letter}"
                lines.append(f"  {climber}: {english.night(sums)}")
    return lines


def _map_lines(state: k2.State) -> list[str]:
    """Every space from the summit down: what it costs today, what it gives, where its ropes lead, who is there."""
    board, costs = state.setup.board, state.setup.costs[state.day - 1]
    lines = []
    for number in reversed(range(len(board.spaces))):
        space = board.spaces[number]
        name = {0: "base camp", board.summit: "summit"}.get(number, "")
        ropes = ", ".join(f"{rope.to}" for rope in board.ways[number])
        here = [
            f"{letter}{seat + 1 if len(state.players) > 1 else ''}"
            for seat, player in enumerate(state.players)
            for letter, climber in zip(CLIMBERS, player.climbers, strict=True)
            if climber.space == number
        ]
        facts = f"cost {costs[number]}, terrain {space.modifier:+d}, {counted(space.points, 'point')}"
        where = f"{number:4}  {name or english.ZONES[space.zone]:13} {facts:34} ropes to {ropes}"
        lines.append(f"{where}; here: {', '.join(here)}" if here else where)
    return lines


def _reach_lines(state: k2.State, climber: int) -> list[str]:
    return [
        f"      {english.place(state, target.space)}, cost {target.cost}: tonight {english.night(target.night)}"
        for target in k2.reach(state, climber)
    ]


def _walk(state: k2.State, climber: int, space: int | None) -> tuple[list[str], tuple[k2.Action, ...]]:
    if space is None:
        raise Refused(Code.BAD_ACTION)
    plans = k2.plans(state, k2.BeThere(climber, space))
    if not plans:
        return ["You cannot get there this turn; `where` lists where you can."], ()
    return [], plans[0].actions


def _climber(letter: str) -> int:
    if letter.upper() not in ("A", "B"):
        raise Refused(Code.BAD_ACTION)
    return CLIMBERS.index(letter.upper())


TERMINAL = K2Terminal()
