"""Preview a choice: how far each scoring and each removal moves a pawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2core.karakorum.actions import Action, Remove, Score
from k2core.karakorum.components import COLOURS, PENALTY
from k2core.karakorum.scoring import spent, worth

if TYPE_CHECKING:
    from k2core.karakorum import wire
    from k2core.karakorum.pieces import Player
    from k2core.karakorum.state import State


@dataclass(frozen=True, slots=True)
class Effect:
    """What a scoring or removal does."""

    action: Score | Remove
    colour: int
    piles: tuple[int, ...]
    """The expeditions that it discards."""
    fields: int
    """What it counts, negative for a removal; the end of the track may cut it short."""
    start: int
    end: int

    @property
    def gain(self) -> int:
        """How far the pawn really moves, negative for back."""
        return self.end - self.start

    def to_dict(self) -> wire.Effect:
        return {
            "action": str(self.action),
            "colour": COLOURS[self.colour],
            "piles": list(self.piles),
            "fields": self.fields,
            "from": self.start,
            "to": self.end,
            "gain": self.gain,
        }


def effect(player: Player, action: Score | Remove) -> Effect:
    """The effect of an action that is legal for the player."""
    colour = player.pile(action.pile)[0].colour
    fields = -PENALTY if isinstance(action, Remove) else worth(player, action)
    piles = (action.pile,) if isinstance(action, Remove) else spent(player, action)
    start, end = player.pawns[colour], player.moved(colour, fields).pawns[colour]
    return Effect(action, colour, piles, fields, start, end)


def effects(state: State) -> dict[Action, Effect]:
    """What every scoring and removal on offer would do."""
    return {
        action: effect(state.players[state.queue[0]], action)
        for action in state.legal_actions()
        if isinstance(action, Score | Remove)
    }
