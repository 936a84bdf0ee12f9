"""The board game K2 by Adam Kałuża: its rules, one module per phase of the day."""

from __future__ import annotations

from k2core.core.game import Game
from k2core.k2.acclimatization import Night, tonight
from k2core.k2.actions import Action, Decline, End, Give, Loss, Pay, Rescue, Select, Step, Take, Tent, Use, parse_action
from k2core.k2.board import BOARDS, Board
from k2core.k2.components import MAX_PLAYERS, Card, Rank, Weather
from k2core.k2.observation import Observation
from k2core.k2.opening import new_game, start
from k2core.k2.pieces import Climber, Phase, Player, Purse, Turn
from k2core.k2.plans import BeThere, Camp, Goal, Plan, Raise, Settle, Touch, plans
from k2core.k2.position import read_state, state_from_dict
from k2core.k2.preview import step_costs
from k2core.k2.risk import risk_sum
from k2core.k2.sampling import imagine
from k2core.k2.scoring import Outcome, Tally, tally, totals
from k2core.k2.setup import (
    GAME_NAME,
    RULES,
    Config,
    Deal,
    config_from_dict,
    random_config,
    read_config,
)
from k2core.k2.solo import SOLO
from k2core.k2.state import State
from k2core.k2.targets import Target, reach

GAME: Game[Action, Config] = Game(
    name=GAME_NAME,
    rules=RULES,
    min_players=1,
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
    solo=SOLO,
)

__all__ = [
    "BOARDS",
    "GAME",
    "MAX_PLAYERS",
    "RULES",
    "Action",
    "BeThere",
    "Board",
    "Camp",
    "Card",
    "Climber",
    "Config",
    "Deal",
    "Decline",
    "End",
    "Give",
    "Goal",
    "Loss",
    "Night",
    "Observation",
    "Outcome",
    "Pay",
    "Phase",
    "Plan",
    "Player",
    "Purse",
    "Raise",
    "Rank",
    "Rescue",
    "Select",
    "Settle",
    "State",
    "Step",
    "Take",
    "Tally",
    "Target",
    "Tent",
    "Touch",
    "Turn",
    "Use",
    "Weather",
    "config_from_dict",
    "imagine",
    "new_game",
    "parse_action",
    "plans",
    "reach",
    "read_state",
    "risk_sum",
    "start",
    "state_from_dict",
    "step_costs",
    "tally",
    "tonight",
    "totals",
]
