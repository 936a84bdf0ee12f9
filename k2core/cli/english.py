"""The English of the command line: what is not said about one game alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2core.cli.interface import terminal_of
from k2core.cli.seats import called
from k2core.core.errors import Code
from k2core.core.registry import GAME_NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2core.cli.simulate import Summary
    from k2core.core.errors import Reason
    from k2core.sharing.verdict import Verdict

REFUSALS = {
    Code.ACTION_REFUSED: "Action {number} in this game is not legal: {why[code]}.",
    Code.BAD_ACTION: "There is no such action: choose one from the list, or type `help`.",
    Code.BAD_JSON: "This is not JSON that can be read.",
    Code.BAD_MESSAGE: "Messages can have up to {max} characters (no special symbols).",
    Code.BAD_NAME: "Names can have up to {max} characters (no special symbols).",
    Code.BAD_NAMES: "Give one name for each player ({players}), or none.",
    Code.BAD_OPTION: "The option {option} has a value of the wrong kind.",
    Code.BAD_PLAYERS: "This game is for {min} to {max} players.",
    Code.BAD_START: "The starting player is a seat from 0 to the number of players less one.",
    Code.BAD_POSITION: "This position cannot come up in a game: {defects}.",
    Code.BAD_RULES: "The rules version is missing or invalid.",
    Code.BAD_SEED: "Use 1 to 32 letters (a-z), digits or hyphens for the seed.",
    Code.BAD_TEXT: "This is not a game: use a link from the page, or the text after its last slash.",
    Code.BAD_VALUE: "The value at {path} cannot be used.",
    Code.DAMAGED_TEXT: "This text is damaged or incomplete. Please copy the whole text again.",
    Code.GAME_OVER: "The game is over.",
    Code.NEWER_RULES: "This game uses rules version {rules}; this program only knows version {known}. Update it.",
    Code.NO_GAME_IN_ADDRESS: "There is no game in this link; the link of a game has /game/ in it.",
    Code.NO_OPEN_GAME: "No game is open; open one first.",
    Code.STALE: "The game is at another position by now.",
    Code.NO_SUCH_DAY: "There is no mountain for that day: write the date as YYYY-MM-DD, from {first} on.",
    Code.NO_SUCH_MOMENT: "The game does not go that far; it has {actions} actions.",
    Code.NO_SUCH_PLAYER: "There is no such player; seats count from 0.",
    Code.NO_WATCHED_GAME: "No game is being watched; open one first.",
    Code.NOT_SHAREABLE: "A link would reveal hidden cards, so only solo games and finished games can be shared.",
    Code.NOT_YOUR_TURN: "It is the turn of seat {turn}.",
    Code.NOTHING_TO_REDO: "There is nothing to redo.",
    Code.NOTHING_TO_UNDO: "You can only undo steps of the current turn.",
    Code.ONLY_SOLO: "Only solo games have a short summary.",
    Code.OTHER_GAME: "This holds a game of {game}, not of the one it was given to.",
    Code.TOO_LONG: "This is longer than the {max} that can be taken.",
    Code.UNKNOWN_FORMAT: "This text was made with another version of the program. Please update it and try again.",
    Code.UNKNOWN_COMMAND: "These words mean nothing here.",
    Code.UNKNOWN_GAME: "No such game is known here; there is {games}.",
    Code.WRONG_PHASE: "You cannot do that now (phase: {phase}).",
}


def sentences() -> dict[Code, str]:
    """Return the sentence of every code: the common ones, and those of each game."""
    found = dict(REFUSALS)
    for name in GAME_NAMES:
        found.update(terminal_of(name).refusals)
    return found


def sentence(reason: Reason) -> str:
    """Say what a refusal means and what to do."""
    details = {key: _plain(value) for key, value in reason.details.items()}
    return sentences()[Code(reason.code)].format(**details)


def _plain(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return ", ".join(str(item.get("code")) if isinstance(item, dict) else str(item) for item in value)


def verdict(result: Verdict) -> str:
    """Say what a link proves, and what it cannot prove."""
    game = terminal_of(result.game)
    choices = f"These {result.actions} choices on {game.setting(result.config, result.daily)}"
    if result.outcome is None:
        return f"fits so far: {game.progress(result.tally)}. {choices} are legal; the game is not over."
    told = game.outcome(result.outcome, result.tally, called(result.names, result.config.players))
    end = "\n" if "\n" in told else ". "
    return f"verified: {told}{end}{choices} {game.claim}"


def summary(result: Summary) -> str:
    """Describe many games; each game adds lines of its own."""
    totals = sorted(result.totals)
    mean, median = sum(totals) / len(totals), totals[len(totals) // 2]
    lines = [
        f"games    {result.games}, {result.actions / result.games:.0f} actions each",
        f"points   mean {mean:.2f}, median {median}, best {totals[-1]}",
        f"endings  {_counts(result.reasons)}",
    ]
    for label, value in result.own.rows():
        lines.append(f"{label:8} {value if isinstance(value, str) else _counts(value) or 'none'}")
    return "\n".join(lines)


def _counts(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
