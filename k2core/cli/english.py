"""The English of the command line: refusals of all games, and K2; the other words are in `english_karakorum`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2core import k2, karakorum
from k2core.cli import english_karakorum
from k2core.cli.simulate import K2Summary, KarakorumSummary, Summary
from k2core.core.errors import Code
from k2core.k2.components import CLIMBERS, DAYS, CardKind

if TYPE_CHECKING:
    from collections.abc import Iterable
    from enum import StrEnum

    from k2core.core.errors import Reason
    from k2core.k2.components import Card, Weather
    from k2core.sharing.verdict import Verdict

TITLES = {"k2": "K2", "karakorum": "Karakorum"}
ZONES = ("below 6000 m", "6000-7000 m", "7000-8000 m", "above 8000 m")

_SENTENCES: dict[StrEnum, str] = {
    Code.ACTION_REFUSED: "Action {number} of this game is not legal: {why[code]}.",
    Code.ALREADY_PLACED: "Expeditions are removed before the first card is placed.",
    Code.BAD_ACTION: "That is no action; choose one from the list, or type `help`.",
    Code.BAD_BOARD: "There is no such board; choose one of {choices}.",
    Code.BAD_JSON: "This is not JSON that can be read.",
    Code.BAD_MESSAGE: "A message has at most {max} ordinary characters.",
    Code.BAD_NAME: "A name has at most {max} ordinary characters.",
    Code.BAD_NAMES: "Give a name for each of the {players} players, or none.",
    Code.BAD_OPTION: "The option {option} has a value of the wrong kind.",
    Code.BAD_PLAYERS: "This game is for {min} to {max} players.",
    Code.BAD_POSITION: "This position cannot come up in a game: {defects}.",
    Code.BAD_RULES: "The version of the rules is missing or wrong.",
    Code.BAD_SEED: "A seed has 1 to 32 letters a-z, digits and hyphens.",
    Code.BAD_START: "The starting player is a seat from 0 to the number of players less one.",
    Code.BAD_TEXT: "This is no game: use an address from the page or the text after its last slash.",
    Code.BAD_VALUE: "The value at {path} cannot be used.",
    Code.BAD_WEATHER: "There is no such weather; choose one of {choices}.",
    Code.CANNOT_ALLOT: "{cards} cannot all be placed, whatever is removed and scored.",
    Code.CANNOT_PLACE_REST: "Then the other cards could no longer be placed.",
    Code.CARD_NOT_HERE: "The card {card} is not there to be given.",
    Code.CARDS_LEFT: "These are still to be placed: {cards}.",
    Code.CLIMBER_GONE: "Climber {climber} is no longer on the mountain.",
    Code.CROWDED_NEEDS_FIVE: "The crowded limits are for five players.",
    Code.DAMAGED_TEXT: "This text is damaged or incomplete; copy the whole of it again.",
    Code.FAMILY_NEEDS_TWO: "The family variant is for two to five players.",
    Code.GAME_OVER: "The game is over.",
    Code.GOAL_NOT_MET: "This is not what the {colour} goal {goal} asks for.",
    Code.GOAL_TAKEN: "The {colour} goal {goal} has been claimed.",
    Code.MAY_PASS: "Only the active player takes none; the others pass.",
    Code.MUST_TAKE: "The active player must take a card that can be placed.",
    Code.MUST_WALK_ON: "Climber {climber} stands on a full space and must walk on first.",
    Code.NAME_LOWER_PILE: "Name this pair by expedition {pile}.",
    Code.NEVER_GIVEN: "The card {card} has no points and is not given to anyone.",
    Code.NEWER_RULES: "This was made with rules version {rules}; this program knows version {known}. Update it.",
    Code.NO_GAME_IN_ADDRESS: "This address holds no game; a result address has /game/ in it.",
    Code.NO_NEW_CARD: "Expedition {pile} got no card this round.",
    Code.NO_OPEN_GAME: "No game is open; open one first.",
    Code.STALE: "The game is at another position by now.",
    Code.NO_POINTS_LEFT: "Climber {climber} has no movement points left to lose.",
    Code.NO_ROOM: "There is no room for another {colour} expedition.",
    Code.NO_ROPE: "No rope leads from space {from} to space {to}.",
    Code.NO_SUCH_DAY: "The mountain of the day has a date written YYYY-MM-DD, from {first} on.",
    Code.NO_SUCH_MOMENT: "This game has no such moment; it has {actions} actions.",
    Code.NO_SUCH_PILE: "There is no expedition {pile}.",
    Code.NO_SUCH_PLAYER: "There is no such player; seats count from 0.",
    Code.NO_SUCH_SPACE: "This board has no space {space}.",
    Code.NO_WATCHED_GAME: "No game is being watched; open one first.",
    Code.NOT_AWAITING: "Climber {climber} is not the one to be decided now; climber {turn} is.",
    Code.NOT_IN_HAND: "Not in the hand: {cards}.",
    Code.NOT_LIABLE: "Climber {climber} got no card with points this turn, so its level cannot pay.",
    Code.NOT_ONE_COLOUR: "Only cards of one colour can be taken together.",
    Code.NOT_REVEALED: "Not among the open cards: {cards}.",
    Code.NOT_SHAREABLE: "A link tells every hidden card, so only a game alone or a finished one has one.",
    Code.NOT_TAKEN: "The card {card} was not taken.",
    Code.NOT_YOUR_TURN: "It is the turn of seat {turn}.",
    Code.NOTHING_TO_PAY: "There is no risk to pay.",
    Code.NOTHING_TO_REDO: "There is nothing to redo.",
    Code.NOTHING_TO_TAKE: "None of the open cards can be placed, so another must be turned up.",
    Code.NOTHING_TO_UNDO: "Only steps of the turn that is being played can be taken back.",
    Code.ONLY_DOWN_POINTS: "That costs {cost}; points of a rope used downwards do not count: {missing} missing.",
    Code.ONLY_ONE_CARD: "Only the active player takes more than one card.",
    Code.ONLY_SOLO: "Only a game alone can be told in short.",
    Code.OTHER_COLOUR: "The card {card} has another colour than expedition {pile}.",
    Code.OTHER_GAME: "This holds a game of {game}, not of the one it was given to.",
    Code.REVEAL_FIRST: "Turn up a card first.",
    Code.RISK_UNPAID: "The risk token must be paid first: {unpaid} to go.",
    Code.SPACE_FULL: "Space {space} is full (limit {limit}), and the points do not reach beyond it.",
    Code.TAKES_NONE: "The active player does not pass; who can place nothing takes none.",
    Code.TENT_USED: "Climber {climber}'s tent stands on space {space} already.",
    Code.TOKEN_NOT_OPEN: "No token of value {value} lies open.",
    Code.TOO_FEW_POINTS: "That costs {cost}: {missing} missing.",
    Code.TOO_HIGH: "Space {space} is too high for a rescue; it must be below 6000 m.",
    Code.TOO_LONG: "This is longer than the {max} that can be taken.",
    Code.TOO_LONG_TO_REMOVE: "Expedition {pile} has {cards} cards; only those of one or two can be removed.",
    Code.TOO_SHORT: "Expedition {pile} has {cards} cards, and three are needed to score.",
    Code.UNKNOWN_FORMAT: "This text was made by another version of the program; update it and try again.",
    Code.UNKNOWN_GAME: "No such game is known here; there is {games}.",
    Code.VALUE_TOO_LOW: "The card {card} is lower than the {top} on top of expedition {pile}.",
    Code.WRONG_PHASE: "That cannot be done in this phase ({phase}).",
}


def sentence(reason: Reason) -> str:
    """What a refusal means and what to do."""
    details = {key: _plain(value) for key, value in reason.details.items()}
    return _SENTENCES[reason.code].format(**details)


def _plain(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return ", ".join(str(item.get("code")) if isinstance(item, dict) else str(item) for item in value)


def card(card: Card) -> str:
    if card.kind is CardKind.MOVE:
        return f"move {card.up}"
    if card.kind is CardKind.ROPE:
        return f"rope {card.up} up / {card.down} down"
    return f"acclimatization {card.level}"


def cards(several: Iterable[Card]) -> str:
    return ", ".join(card(one) for one in several) or "none"


def weather(day: Weather) -> str:
    if not day.zones:
        return "clear"
    effects = []
    if day.loss:
        effects.append(f"level -{day.loss}")
    if day.surcharge:
        effects.append(f"movement +{day.surcharge}")
    return f"{' and '.join(effects)} at {', '.join(ZONES[zone] for zone in day.zones)}"


def action(state: k2.State, action: k2.Action) -> str:
    """The action in words, with its cost."""
    costs = state.setup.costs[state.day - 1]
    match action:
        case k2.Select(chosen):
            return f"play {cards(chosen)} (risk sum {k2.risk_sum(chosen)})"
        case k2.Take(value):
            return f"take the risk token of value {value}"
        case k2.Give(given, climber, use):
            way = "" if use is None else f", used {use}"
            return f"give {card(given)} to climber {CLIMBERS[climber]}{way}"
        case k2.Step(climber, space):
            return f"climber {CLIMBERS[climber]} walks to {place(state, space)} for {costs[space]}"
        case k2.Tent(climber):
            here = state.players[state.queue[0]].climbers[climber].space
            assert here is not None
            return f"climber {CLIMBERS[climber]} pitches the tent for {costs[here]}"
        case k2.Pay(climber, loss):
            what = "a movement point" if loss is k2.Loss.MOVE else "a point of the level"
            return f"climber {CLIMBERS[climber]} loses {what} to the risk"
        case k2.End():
            return "end the turn"
        case k2.Rescue(climber, space):
            return f"rescue climber {CLIMBERS[climber]} to {place(state, space)}"
        case k2.Decline(climber):
            return f"let climber {CLIMBERS[climber]} go and keep the rescue card"


def place(state: k2.State, number: int) -> str:
    board = state.setup.board
    space = board.spaces[number]
    if number == 0:
        return "base camp"
    name = "the summit" if number == board.summit else f"space {number}"
    return f"{name} (ground {space.modifier:+d}, {space.points} points)"


def night(sums: k2.Night) -> str:
    """Tonight's sum spelled out."""
    parts = [f"{sums.level}", f"{sums.ground:+d} ground"]
    if sums.tent:
        parts.append("+1 tent")
    if sums.weather:
        parts.append(f"{sums.weather:+d} weather")
    text = f"{' '.join(parts)} = {sums.total}"
    if sums.dies:
        text += ", DIES"
    elif sums.result != sums.total:
        text += f", so {sums.result}"
    return f"{text} ({sums.unpaid} risk still to pay)" if sums.unpaid else text


def verdict(result: Verdict) -> str:
    """What a link proves, and what it cannot."""
    if isinstance(result.config, karakorum.Config):
        return english_karakorum.verdict(result, called(result.names, result.config.players))
    config, tally = result.config, result.tally
    assert isinstance(config, k2.Config)
    assert isinstance(tally, k2.Tally)
    mountain = f"seed {config.seed} ({config.board} board, {config.weather} weather"
    mountain += f", the mountain of {result.daily})" if result.daily else ")"
    choices = f"These {result.actions} choices on {mountain}"
    if result.outcome is None:
        points = ", ".join(map(str, tally.points))
        return f"fits so far: day {tally.day}, points {points}. {choices} are legal; the game is not over."
    assert isinstance(result.outcome, k2.Outcome)
    told = outcome(result.outcome, tally.day, called(result.names, config.players))
    return f"verified: {told}. {choices} give this score; that it was the first try, nothing can prove."


def called(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """What to call the players of whom some or all have no name."""
    return tuple(name or f"Player {seat + 1}" for seat, name in enumerate(names or ("",) * players))


def outcome(result: k2.Outcome, day: int, names: tuple[str, ...]) -> str:
    if result.rank is not None:
        titles = {"himalayan": "Himalayan mountaineer", "alpinist": "Alpinist", "hiker": "Hiker"}
        title = titles.get(result.rank, "Tourist")
        how = "a climber died" if result.reason == "solo_death" else "the expedition is over"
        return f"{result.totals[0]} points, {title} ({how} on day {day})"
    scores = ", ".join(f"{name} {total}" for name, total in zip(names, result.totals, strict=True))
    winners = " and ".join(names[seat] for seat in result.winners)
    why = {
        "points": "most points",
        "summit_order": "equal on points, first on the summit",
        "shared": "equal on points, a shared victory",
    }[result.reason]
    return f"{winners} ({why}): {scores}"


def summary(result: Summary) -> str:
    totals = sorted(result.totals)
    mean, median = sum(totals) / len(totals), totals[len(totals) // 2]
    lines = [
        f"games    {result.games}, {result.actions / result.games:.0f} actions each",
        f"points   mean {mean:.2f}, median {median}, best {totals[-1]}",
        f"endings  {_counts(result.reasons)}",
    ]
    if isinstance(result, K2Summary):
        lines.append(f"climbers {result.deaths} of {result.climbers} died, {result.summits} stood on the summit")
        lines.append(f"lasted   {result.last_days[DAYS]} games to day {DAYS}")
        if result.ranks:
            lines.append(f"ranks    {_counts(result.ranks)}")
    if isinstance(result, KarakorumSummary):
        lines.append(f"goals    {_counts(result.goals) or 'none'}")
    return "\n".join(lines)


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
