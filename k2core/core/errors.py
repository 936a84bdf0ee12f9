"""The one error of this package, and every code that it can carry."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from k2core.core.canonical_json import Json


class Code(StrEnum):
    """Why something is refused. The page translates codes; `cli/english.py` and each game's `english.py` word them.

    Each comment ends with the arguments that come with the code.
    """

    # JSON, and values in it
    BAD_JSON = "bad_json"  # The text is not JSON, or is nested too deeply.
    BAD_VALUE = "bad_value"  # A value has the wrong type or range, or is missing: path.
    TOO_LONG = "too_long"  # The input is longer than the limit: max.

    # Names and versions of games
    UNKNOWN_GAME = "unknown_game"  # No game has this name or number: games.
    OTHER_GAME = "other_game"  # The data belong to another game than expected: game, perhaps wanted.
    BAD_RULES = "bad_rules"  # The version of the rules is not a positive number.
    NEWER_RULES = "newer_rules"  # The rules are newer than this package: rules, known.

    # Options and players
    BAD_SEED = "bad_seed"  # The seed is missing, or has other characters than a-z, 0-9 and hyphen: perhaps max.
    BAD_OPTION = "bad_option"  # An option has a value of the wrong type: option.
    BAD_PLAYERS = "bad_players"  # The game is not for this number of players: min, max.
    BAD_NAMES = "bad_names"  # There is not one name for each player: players.
    BAD_NAME = "bad_name"  # A name is too long or contains control or unassigned characters: max.
    BAD_BOARD = "bad_board"  # K2 has no such board: choices.
    BAD_WEATHER = "bad_weather"  # K2 has no such weather: choices.
    BAD_START = "bad_start"  # The starting player is no seat of this game: players.
    FAMILY_NEEDS_TWO = "family_needs_two"  # K2's family variant is not for one player.
    CROWDED_NEEDS_FIVE = "crowded_needs_five"  # K2's crowded limits are for five players only.

    # Positions and replays
    BAD_POSITION = "bad_position"  # The position cannot occur in a game: defects.
    ACTION_REFUSED = "action_refused"  # An action of a replay is not legal: number, why.
    NO_SUCH_MOMENT = "no_such_moment"  # The game has fewer actions: actions.

    # Short texts and links
    BAD_TEXT = "bad_text"  # The text is not made of the characters of a short text.
    DAMAGED_TEXT = "damaged_text"  # The checksum is wrong, or the content is not what the encoder writes.
    UNKNOWN_FORMAT = "unknown_format"  # The text has another format version: version.
    NO_GAME_IN_ADDRESS = "no_game_in_address"  # The address holds nothing to open, or not what was asked for.
    BAD_MESSAGE = "bad_message"  # A message is too long, badly escaped, or contains control characters: max.
    NOT_SHAREABLE = "not_shareable"  # A link would reveal hidden cards of a running game of several players.
    ONLY_SOLO = "only_solo"  # Only a solo game has a summary.
    NO_SUCH_DAY = "no_such_day"  # The date is not written YYYY-MM-DD, or lies before the first daily mountain: first.

    # What is open
    NO_OPEN_GAME = "no_open_game"  # No game is open under the id of the request.
    STALE = "stale"  # The game is at another position than the one that the request is aimed at.
    NO_WATCHED_GAME = "no_watched_game"  # No game is watched under the id of the request.
    NO_SUCH_PLAYER = "no_such_player"  # The viewer is no seat of this game: players.
    NOTHING_TO_UNDO = "nothing_to_undo"  # The last action ended a turn or revealed something.
    NOTHING_TO_REDO = "nothing_to_redo"  # No action has been taken back.

    # Actions of any game
    BAD_ACTION = "bad_action"  # The text or object is no action of this game.
    GAME_OVER = "game_over"  # No action is legal any more.
    NOT_YOUR_TURN = "not_your_turn"  # Another seat is to act: turn.
    WRONG_PHASE = "wrong_phase"  # The action belongs to another phase: phase.

    # Typed commands
    UNKNOWN_COMMAND = "unknown_command"  # The words mean nothing, or nothing now.
    WHICH_SPACE = "which_space"  # More than one space is meant: spaces.
    OUT_OF_REACH = "out_of_reach"  # The climber cannot get to the space this turn: climber, perhaps space.

    # Actions of K2
    NOT_IN_HAND = "not_in_hand"  # Picked cards are not in the hand: cards.
    TOKEN_NOT_OPEN = "token_not_open"  # No open risk token has this value: value.
    CARD_NOT_HERE = "card_not_here"  # The card was not picked, or has been given: card.
    NEVER_GIVEN = "never_given"  # The card has no points: card.
    CLIMBER_GONE = "climber_gone"  # The climber is dead: climber.
    MUST_WALK_ON = "must_walk_on"  # A climber on a full space has to walk on first: climber.
    NO_SUCH_SPACE = "no_such_space"  # The board has no space of this number: space.
    NO_ROPE = "no_rope"  # No rope connects the two spaces: from, to.
    TOO_FEW_POINTS = "too_few_points"  # The climber has too few points: cost, missing.
    ONLY_DOWN_POINTS = "only_down_points"  # There are points enough, but only for steps down: cost, missing.
    SPACE_FULL = "space_full"  # The space is full and the points do not lead beyond it: space, limit.
    TENT_USED = "tent_used"  # The climber's tent is already pitched: climber, space.
    RISK_UNPAID = "risk_unpaid"  # The turn cannot end before the risk token is paid: unpaid.
    NOTHING_TO_PAY = "nothing_to_pay"  # No risk is left to pay.
    NO_POINTS_LEFT = "no_points_left"  # The climber has no movement points to lose: climber.
    NOT_LIABLE = "not_liable"  # The climber got no card with points, so its level cannot pay: climber.
    NOT_AWAITING = "not_awaiting"  # The rescue of the other climber is to be decided: climber, turn.
    TOO_HIGH = "too_high"  # A rescue leads to a space below 6000 m only: space.

    # Actions of Karakorum
    REVEAL_FIRST = "reveal_first"  # No card has been revealed yet.
    NOTHING_TO_TAKE = "nothing_to_take"  # None of the revealed cards can be placed, so one more must be revealed.
    NOT_REVEALED = "not_revealed"  # Cards are not among the revealed ones: cards.
    ONLY_ONE_CARD = "only_one_card"  # Only the active player takes more than one card.
    NOT_ONE_COLOUR = "not_one_colour"  # Cards taken together must have one colour.
    CANNOT_ALLOT = "cannot_allot"  # The cards could not all be placed: cards.
    MUST_TAKE = "must_take"  # The active player can place a card and so must take one.
    MAY_PASS = "may_pass"  # `none` is for the active player; the others pass.
    TAKES_NONE = "takes_none"  # `pass` is for the others; the active player takes none.
    NO_SUCH_PILE = "no_such_pile"  # The player has no expedition of this number: pile.
    ALREADY_PLACED = "already_placed"  # Expeditions are removed only before the first card is placed.
    TOO_LONG_TO_REMOVE = "too_long_to_remove"  # Only expeditions of one or two cards are removed: pile, cards.
    NOT_TAKEN = "not_taken"  # The card was not taken this round, or has been placed: card.
    OTHER_COLOUR = "other_colour"  # The expedition has another colour: card, pile.
    VALUE_TOO_LOW = "value_too_low"  # The card is lower than the top of the expedition: card, pile, top.
    NO_ROOM = "no_room"  # Another expedition of this colour cannot be started: colour.
    CANNOT_PLACE_REST = "cannot_place_rest"  # The other cards could then no longer be placed.
    NO_NEW_CARD = "no_new_card"  # Only an expedition that got a card this round can be scored: pile.
    TOO_SHORT = "too_short"  # Three cards are needed to score: pile, cards.
    GOAL_TAKEN = "goal_taken"  # The goal of this colour has been claimed: goal, colour.
    GOAL_NOT_MET = "goal_not_met"  # The expedition does not meet the goal: goal, colour.
    NAME_LOWER_PILE = "name_lower_pile"  # A pair is named by its lowest expedition that got a card: pile.
    CARDS_LEFT = "cards_left"  # The turn cannot end before all cards are placed: cards.


@dataclass(frozen=True, slots=True)
class Reason:
    """A code with its arguments: why something is refused, or what is wrong with a position."""

    code: StrEnum
    """A `Code`; for positions, one of the defects that the game's `status.py` or `invariants.py` enumerates."""
    details: Json = field(default_factory=dict)

    def __str__(self) -> str:
        if not self.details:
            return str(self.code)
        return f"{self.code} ({', '.join(f'{key}={value}' for key, value in self.details.items())})"

    def to_dict(self) -> Json:
        return {"code": str(self.code), **self.details}


class Refused(ValueError):
    """The one error of this package: a seed, option, action, position or text that is not valid.

    Whatever it was given to is unchanged.
    """

    def __init__(self, code: Code, **details: Any) -> None:
        self.reason = Reason(code, details)
        super().__init__(str(self.reason))

    @classmethod
    def because(cls, reason: Reason) -> Refused:
        assert isinstance(reason.code, Code)
        return cls(reason.code, **reason.details)

    @property
    def code(self) -> StrEnum:
        return self.reason.code

    @property
    def details(self) -> Json:
        return self.reason.details
