"""A game told day by day, for a reader who follows it with the rulebook in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from k2core import k2
from k2core.core.cards import texts
from k2core.k2.components import CLIMBERS, DAYS, DAYS_PER_TILE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from k2core.k2.pieces import ClimberId
    from k2core.sharing.replay import Replay

ZONES = ("below 6000 m", "at 6000-7000 m", "at 7000-8000 m", "above 8000 m")
REASONS = {
    "points": "most points",
    "summit_order": "equal points, earliest on the summit",
    "shared": "equal points, shared",
    "solo_survived": "both climbers are alive",
    "solo_death": "a climber is dead",
}
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def narrate(replay: Replay) -> list[str]:
    """The lines of a game."""
    states = [cast("k2.State", state) for state in replay.states()]
    tale = Tale(replay)
    lines = [*tale.header(states[0])]
    for before, action, after in zip(states, replay.actions, states[1:], strict=False):
        lines += tale.told(before, cast("k2.Action", action), after)
    return [*lines, *tale.ending(states[-1])]


class Tale:
    """Words for one game: who is who, and what each step of it means."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        seats = range(replay.config.players)
        self.names = replay.names or tuple(f"Player {seat + 1}" for seat in seats)

    def climber(self, who: ClimberId) -> str:
        return f"{self.names[who[0]]} {CLIMBERS[who[1]]}"

    def header(self, state: k2.State) -> Iterator[str]:
        config = state.config
        extras = (", family variant" * config.family) + (", crowded limits" * config.crowded)
        yield (
            f"options: {len(state.players)} player{'s' * (len(state.players) > 1)}, {config.board} board, "
            f"{config.weather} weather{extras}"
        )
        yield f"seed: {config.seed}"
        yield f"players: {', '.join(self.names)}; {self.names[state.starting]} starts"
        yield f"weather tiles: {' '.join(map(str, state.setup.deal.weather))}"
        days = state.setup.weather
        for first in range(0, DAYS, DAYS_PER_TILE):
            tile = "; ".join(weather_words(day) for day in days[first : first + DAYS_PER_TILE])
            yield f"  days {first + 1}-{first + DAYS_PER_TILE}: {tile}"

    def told(self, before: k2.State, action: k2.Action, after: k2.State) -> Iterator[str]:
        """What leads up to an action, the action, and what follows by itself."""
        if before.phase is k2.Phase.SELECT and before.queue == before.seats_in_order():
            yield from self.morning(before)
        if before.turn is not None and before.turn.cards == before.players[before.queue[0]].picks:
            yield self.turn_begins(before)
        yield f"    {action!s:<18} {self.words(before, action, after)}"
        if isinstance(action, k2.Select) and after.phase is not k2.Phase.SELECT:
            yield self.risk(after)
        if isinstance(action, k2.End) and after.phase is not k2.Phase.TURN:
            yield "  Night"
            yield from self.night(before)
        if after.phase is not k2.Phase.RESCUE:
            yield from self.out(before, after)

    def morning(self, state: k2.State) -> Iterator[str]:
        today, *coming = state.observation(None).weather[state.day - 1 :]
        yield ""
        yield f"Day {state.day}: {weather_words(today)}; {self.names[state.starting]} starts"
        if coming:
            yield f"  Forecast: {'; '.join(map(weather_words, coming))}"
        yield f"  Open risk tokens: {' '.join(map(str, state.tokens))}"
        for seat in state.seats_in_order():
            yield f"  {self.names[seat]} holds {' '.join(texts(state.players[seat].hand))}"
        yield "  Cards"

    def risk(self, state: k2.State) -> str:
        sums = [f"{self.names[seat]} {k2.risk_sum(state.players[seat].picks)}" for seat in state.seats_in_order()]
        if state.phase is not k2.Phase.TOKEN:
            taker = "a tie, so nobody takes a token"
        else:
            taker = f"{self.names[state.queue[0]]} takes a token"
        return f"  Risk: {', '.join(sums)}: {taker}"

    def turn_begins(self, state: k2.State) -> str:
        seat = state.queue[0]
        player = state.players[seat]
        token = "" if player.token is None else f", risk token {player.token}"
        places = "; ".join(
            f"{CLIMBERS[index]} {where(state, (seat, index))}"
            for index in (0, 1)
            if player.climbers[index].space is not None
        )
        return f"  {self.names[seat]}'s turn with {' '.join(texts(player.picks))}{token}: {places}"

    def words(self, before: k2.State, action: k2.Action, after: k2.State) -> str:
        """What an action does."""
        name = self.names[before.queue[0]]
        match action:
            case k2.Select():
                return f"{name} keeps {' '.join(texts(after.players[before.queue[0]].hand)) or 'nothing'}"
            case k2.Take():
                return f"{name} takes a {action.value}; open are now {' '.join(map(str, after.tokens))}"
            case k2.End():
                return f"{name} ends the turn"
            case k2.Rescue() | k2.Decline():
                return self.rescue_words(before, action, after)
            case _:
                who = (before.queue[0], action.climber)
                return f"{effect(before, action, after, who)}; {standing(after, who)}"

    def rescue_words(self, before: k2.State, action: k2.Rescue | k2.Decline, after: k2.State) -> str:
        who = before.pending[0]
        was, now = before.climber(who), after.climber(who)
        marker = f"marker {was.points} to {now.points}"
        if isinstance(action, k2.Decline):
            return f"{self.climber(who)} dies, {marker}; the rescue card stays"
        words = f"{self.climber(who)} is carried down to {action.space}, level {now.level}, {marker}"
        other = (who[0], 1)
        if other in before.pending[1:]:
            points = before.climber(other).points
            words += f"; the card is gone and {self.climber(other)} dies, marker {points} to 1"
        return words

    def night(self, state: k2.State) -> Iterator[str]:
        for seat in state.seats_in_order():
            for who in ((seat, 0), (seat, 1)):
                sums = k2.tonight(state, who)
                if sums is not None:
                    words = sum_words(sums) + self.fate(state, who, sums)
                    yield f"    {self.climber(who)} {where(state, who)}: {words}"

    def fate(self, state: k2.State, who: ClimberId, sums: k2.Night) -> str:
        climber = state.climber(who)
        if not sums.dies:
            return "" if sums.result == sums.total else f", so {sums.result}"
        if state.players[who[0]].rescue:
            return ", fails; the rescue card may help"
        lost = f", summit place {ORDINALS[state.summit.index(who)]} lost" if who in state.summit else ""
        tent = "" if climber.tent is None else f", the tent stays on {climber.tent}"
        return f", dies, marker {climber.points} to 1{lost}{tent}"

    def out(self, before: k2.State, after: k2.State) -> Iterator[str]:
        for seat in range(len(before.players)):
            if not before.is_out(seat) and after.is_out(seat):
                yield f"    {self.names[seat]} has no climber left and is out"

    def ending(self, state: k2.State) -> Iterator[str]:
        yield ""
        outcome = state.outcome
        if outcome is None:
            yield "Unfinished"
            return
        yield f"End on day {state.day}"
        if state.summit:
            yield f"  Summit order: {', '.join(map(self.climber, state.summit))}"
        for seat, player in enumerate(state.players):
            markers = " + ".join(str(climber.points) for climber in player.climbers)
            yield f"  {self.names[seat]}: {markers} = {outcome.totals[seat]}"
        if outcome.rank is None:
            winners = " and ".join(self.names[seat] for seat in outcome.winners)
            yield f"  Winner: {winners} ({REASONS[outcome.reason]})"
        else:
            yield f"  Rank: {outcome.rank} ({REASONS[outcome.reason]})"
        yield ""


def weather_words(day: k2.Weather) -> str:
    if not day.zones:
        return "clear"
    parts = [f"level -{day.loss}"] * (day.loss > 0) + [f"steps +{day.surcharge}"] * (day.surcharge > 0)
    return f"{' and '.join(parts)} {listed(ZONES[zone] for zone in day.zones)}"


def counted(points: int) -> str:
    return f"{points} point{'s' * (points > 1)}"


def listed(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def where(state: k2.State, who: ClimberId) -> str:
    climber = state.climber(who)
    assert climber.space is not None
    return f"on {climber.space} ({ZONES[state.setup.board.spaces[climber.space].zone].removeprefix('at ')})"


def standing(state: k2.State, who: ClimberId) -> str:
    """How the climber stands after an action of its turn."""
    assert state.turn is not None
    climber, purse = state.climber(who), state.turn.purses[who[1]]
    down = f" and {purse.down} down" if purse.down else ""
    unpaid = f", {state.turn.unpaid} risk to pay" if state.turn.unpaid else ""
    return (
        f"{CLIMBERS[who[1]]} on {climber.space}, level {climber.level}, marker {climber.points}, "
        f"{purse.points}{down} left{unpaid}"
    )


def effect(before: k2.State, action: k2.Action, after: k2.State, who: ClimberId) -> str:
    match action:
        case k2.Give():
            if action.card.level:
                return f"level +{action.card.level}"
            return f"{counted(action.down)} for walking down" if action.down else counted(action.points)
        case k2.Step():
            return walk_words(before, action, after, who)
        case k2.Tent():
            return f"pitches the tent for {before.setup.costs[before.day - 1][after.climber(who).tent or 0]}"
        case k2.Pay():
            return f"loses a {'level' if action.loss is k2.Loss.LEVEL else 'point'} to the risk"
    raise TypeError(action)


def walk_words(before: k2.State, action: k2.Step, after: k2.State, who: ClimberId) -> str:
    was, now = before.climber(who), after.climber(who)
    assert was.space is not None
    rope = before.setup.board.rope(was.space, action.space)
    cost = before.setup.costs[before.day - 1][action.space]
    snow = cost - before.setup.board.spaces[action.space].cost
    words = [f"{'down' if rope and rope.down else 'up'} from {was.space} to {action.space} for {cost}"]
    if snow:
        words.append(f"{snow} of it for the weather")
    if now.points > was.points:
        words.append(f"marker {was.points} to {now.points}")
    if len(after.summit) > len(before.summit):
        words.append(f"{ORDINALS[after.summit.index(who)]} on the summit")
    if after.turn is not None and after.turn.passing is not None:
        others = before.occupants(action.space)
        words.append(f"full with {others}, so it must walk on")
    return ", ".join(words)


def sum_words(sums: k2.Night) -> str:
    parts = (("space", sums.ground), ("tent", sums.tent), ("weather", sums.weather))
    told = "".join(f", {name} {value:+d}" for name, value in parts if value)
    return f"level {sums.level}{told} = {sums.total}"
