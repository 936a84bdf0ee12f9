"""The part of a position's JSON form that all games share: game, rules, options, and a deal without a seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from k2core.core.untrusted import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.core.canonical_json import Json
    from k2core.core.game import Config

C = TypeVar("C", bound="Config")


class Deal(Protocol):
    """Everything a seed has drawn."""

    def to_dict(self) -> Json: ...


def position_head(game: str, rules: int, config: Config, deal: Deal) -> Json:
    """Return the first fields of the form. The deal is left out if there is a seed to draw it again."""
    head: Json = {"game": game, "rules": rules, "config": config.to_dict()}
    return head if config.seed is not None else head | {"deal": deal.to_dict()}


def read_position(
    data: object, game: str, rules: int, config_from_dict: Callable[[object], C], *keys: str
) -> tuple[dict[str, Field], C]:
    """Return the fields of a form with these keys, and the options; raise `Refused` if it belongs to another game."""
    form = Field(data, "position").of_game(game).object("game", "rules", "config", *keys, optional=["deal"])
    form["game"].exactly(game)
    form["rules"].exactly(rules)
    config = config_from_dict(form["config"].value)
    if (config.seed is None) != ("deal" in form):
        form["config"].refuse()
    return form, config
