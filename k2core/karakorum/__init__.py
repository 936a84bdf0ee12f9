"""The card game Karakorum by Reiner Knizia: its rules, one module per phase of the round."""

from __future__ import annotations

from k2core.core.game import Game
from k2core.karakorum.actions import (
    Action,
    Done,
    How,
    Pass,
    Place,
    Remove,
    Reveal,
    Score,
    Stop,
    Take,
    TakeNone,
    parse_action,
)
from k2core.karakorum.components import MAX_PLAYERS, MIN_PLAYERS, Card, Goal
from k2core.karakorum.ending import Outcome, Standing, Tally, comparison, tally
from k2core.karakorum.observation import Observation
from k2core.karakorum.opening import new_game, start
from k2core.karakorum.pieces import Phase, Player, Turn
from k2core.karakorum.position import read_state, state_from_dict
from k2core.karakorum.preview import Effect, effects
from k2core.karakorum.sampling import imagine
from k2core.karakorum.setup import GAME_NAME, RULES, Config, Deal, config_from_dict, random_config, read_config
from k2core.karakorum.state import State

GAME: Game[Action, Config] = Game(
    name=GAME_NAME,
    rules=RULES,
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    options=Config(),
    start=start,
    parse_action=parse_action,
    config_from_dict=config_from_dict,
    read_config=read_config,
    state_from_dict=state_from_dict,
    tally=tally,
    imagine=imagine,
    random_config=random_config,
)

__all__ = [
    "GAME",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "RULES",
    "Action",
    "Card",
    "Config",
    "Deal",
    "Done",
    "Effect",
    "Goal",
    "How",
    "Observation",
    "Outcome",
    "Pass",
    "Phase",
    "Place",
    "Player",
    "Remove",
    "Reveal",
    "Score",
    "Standing",
    "State",
    "Stop",
    "Take",
    "TakeNone",
    "Tally",
    "Turn",
    "comparison",
    "config_from_dict",
    "effects",
    "imagine",
    "new_game",
    "parse_action",
    "read_state",
    "start",
    "state_from_dict",
    "tally",
]
